// The filled pill at the end of a watchlist row: a price or a percentage in the colour of the day.

import DesignTokens
import SwiftUI

/// A movement, or a price on the colour of its movement.
public struct DayChangePill: View {
  /// What is written on the pill.
  public enum Content: Hashable, Sendable {
    case percent
    case amount
    case price(Double)
  }

  let change: Change
  let content: Content
  @Environment(\.locale) private var locale
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiatesWithoutColor

  public init(_ change: Change, showing content: Content = .percent) {
    self.change = change
    self.content = content
  }

  public var body: some View {
    HStack(spacing: .rhSpace4) {
      // A price has no sign: without the arrow the pill would speak by colour alone.
      if differentiatesWithoutColor || isPrice { ChangeArrow(change.direction) }
      Text(text).figureDirection().lineLimit(1).minimumScaleFactor(0.7)
    }
    .textRole(.rhPositionChange)
    .monospacedDigit()
    // The ground has the colour: on it, green and orange letters would be hard to read.
    .foregroundStyle(Color.rhTextPrimary)
    .padding(.horizontal, .rhSpace8)
    .padding(.vertical, .rhSpace4)
    .frame(minWidth: .rhPillWidth)
    .background(RoundedRectangle(cornerRadius: .rhRadius).fill(change.isUp ? Color.rhGreenBg : .rhRedBg))
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(spoken)
  }

  private var isPrice: Bool {
    if case .price = content { true } else { false }
  }

  private var text: String {
    switch content {
    case .percent: change.percentText(locale)
    case .amount: change.amountText(locale)
    case .price(let price): Money.price(price, locale)
    }
  }

  private var spoken: String {
    guard case .price(let price) = content else { return "\(change.spoken(locale)) today" }
    return "\(Money.price(price, locale)), \(change.spoken(locale)) today"
  }
}

struct DayChangePill_Previews: PreviewProvider {
  static var previews: some View {
    VStack(spacing: .rhSpace8) {
      DayChangePill(Change(amount: 1.2, fraction: 0.0053))
      DayChangePill(Change(amount: -1.2, fraction: -0.0053), showing: .amount)
      DayChangePill(Change(amount: 1.2, fraction: 0.0053), showing: .price(227.5))
      DayChangePill(Change(amount: 0, fraction: 0))
    }
    .padding(.rhGutter)
    .background(Color.rhCanvas)
  }
}
