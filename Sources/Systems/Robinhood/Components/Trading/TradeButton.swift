// The button that stays at the foot of an instrument's screen.

import DesignTokens
import SwiftUI

/// One wide button with a margin, for the foot of a screen.
public struct TradeButton: View {
  let label: String
  var action: @MainActor () -> Void
  @State private var presses = 0

  public init(label: String, action: @escaping @MainActor () -> Void) {
    self.label = label
    self.action = action
  }

  public var body: some View {
    Button(label) {
      presses += 1
      action()
    }
    .buttonStyle(.rhFilled())
    .padding(.horizontal, .rhGutter)
    .padding(.bottom, .rhGutter)
    .haptic(.rhTrade, trigger: presses)
  }
}

/// Sell and buy, side by side.
public struct BuySellButtons: View {
  var onBuy: @MainActor () -> Void
  var onSell: @MainActor () -> Void
  let canSell: Bool
  @State private var presses = 0

  /// - Parameter canSell: False greys the left button out: there is nothing to sell.
  public init(onBuy: @escaping @MainActor () -> Void, onSell: @escaping @MainActor () -> Void, canSell: Bool = true) {
    self.onBuy = onBuy
    self.onSell = onSell
    self.canSell = canSell
  }

  public var body: some View {
    HStack(spacing: .rhSpace12) {
      Button("Sell") {
        presses += 1
        onSell()
      }
      .buttonStyle(.rhFilled(.sell))
      .disabled(!canSell)
      Button("Buy") {
        presses += 1
        onBuy()
      }
      .buttonStyle(.rhFilled(.buy))
    }
    .padding(.horizontal, .rhGutter)
    .haptic(.rhTrade, trigger: presses)
  }
}

struct TradeButton_Previews: PreviewProvider {
  static var previews: some View {
    VStack(spacing: .rhGutter) {
      TradeButton(label: "Trade") {}
      BuySellButtons(onBuy: {}, onSell: {})
      BuySellButtons(onBuy: {}, onSell: {}, canSell: false)
    }
    .padding(.vertical, .rhGutter)
    .background(Color.rhCanvas)
  }
}
