// What became of an order.

import DesignTokens
import SwiftUI

/// The receipt: a symbol for the outcome, a title, a sentence, figures.
public struct OrderConfirmation: View {
  public enum Outcome: Hashable, Sendable, CaseIterable {
    /// In the market, or waiting for it to open.
    case placed
    case filled
    case partiallyFilled
    /// Taken back, or its time is up.
    case canceled
    case failed
  }

  let outcome: Outcome
  let title: String
  let message: String
  let figures: [Figure]

  public init(_ outcome: Outcome, title: String, message: String, figures: [Figure] = []) {
    self.outcome = outcome
    self.title = title
    self.message = message
    self.figures = figures
  }

  public var body: some View {
    VStack(spacing: .rhHeroGutter) {
      VStack(spacing: .rhSpace12) {
        symbol.image(weight: .regular)
          .foregroundStyle(color)
          .accessibilityHidden(true)
        WholeWords(title, .rhScreenTitle)
          .foregroundStyle(Color.rhTextPrimary)
          .accessibilityAddTraits(.isHeader)
        WholeWords(message, .rhBody)
          .foregroundStyle(Color.rhTextSecondary)
      }
      .multilineTextAlignment(.center)
      .fixedSize(horizontal: false, vertical: true)
      .padding(.horizontal, .rhHeroGutter)
      if !figures.isEmpty {
        VStack(spacing: 0) {
          ForEach(figures) { FigureRow($0) }
        }
      }
    }
    .frame(maxWidth: .infinity)
  }

  private var symbol: SymbolToken {
    switch outcome {
    case .placed, .filled: .rhOrderPlaced
    case .partiallyFilled: .rhOrderPartial
    case .canceled, .failed: .rhOrderFailed
    }
  }

  private var color: Color {
    switch outcome {
    case .placed, .filled: .rhGreen
    case .partiallyFilled: .rhWarning
    case .canceled: .rhTextSecondary
    case .failed: .rhErrorTrue
    }
  }

  /// What the hand feels when the outcome is known.
  public static func haptic(for outcome: Outcome) -> HapticToken {
    outcome == .failed ? .rhOrderFailed : .rhOrderPlaced
  }
}

struct OrderConfirmation_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      OrderConfirmation(
        .placed, title: "Order placed", message: "Your order to buy 2 shares of AAPL is in the market.",
        figures: [Figure("Limit price", "$227.52"), Figure("Shares", "2")])
      OrderConfirmation(
        .filled, title: "Order filled", message: "You bought 2 shares of AAPL.",
        figures: [Figure("Average price", "$227.48"), Figure("Total", "$454.96")])
      OrderConfirmation(
        .partiallyFilled, title: "Partially filled",
        message: "1 of 2 shares of AAPL was bought. The rest stays in the market.")
      OrderConfirmation(.canceled, title: "Order canceled", message: "You canceled it.")
      OrderConfirmation(
        .failed, title: "Order failed",
        message: "This order needs $455.04 and you have $120.00 of buying power. Buy less, or add money.")
    }
    .padding(.vertical, .rhHeroGutter)
    .background(Color.rhCanvas)
  }
}
