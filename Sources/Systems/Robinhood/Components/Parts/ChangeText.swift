// "+$24.13 (+1.97%)": a movement in its colour, with an arrow for who does not go by colour.

import DesignTokens
import SwiftUI

/// A movement in dollars and percent.
public struct ChangeText: View {
  let change: Change
  let suffix: String?
  @Environment(\.locale) private var locale
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiatesWithoutColor

  /// - Parameter suffix: A word after the figures, such as "Today".
  public init(_ change: Change, suffix: String? = nil) {
    self.change = change
    self.suffix = suffix
  }

  public var body: some View {
    Group {
      if typeSize.isAccessibilitySize {
        VStack(alignment: .leading, spacing: .rhSpace4) {
          HStack(spacing: .rhSpace4) { amount }
          HStack(spacing: .rhSpace4) { percent }
        }
      } else {
        HStack(spacing: .rhSpace4) {
          amount
          percent
        }
      }
    }
    .foregroundStyle(change.color)
    .monospacedDigit()
  }

  @ViewBuilder private var amount: some View {
    if differentiatesWithoutColor { ChangeArrow(change.direction) }
    Text(change.amountText(locale)).figureDirection()
  }

  @ViewBuilder private var percent: some View {
    Text(change.bracketedPercentText(locale)).figureDirection()
    if let suffix { Text(suffix) }
  }
}

/// An arrow up or down; nothing for no movement.
struct ChangeArrow: View {
  let direction: Change.Direction

  init(_ direction: Change.Direction) { self.direction = direction }

  var body: some View {
    switch direction {
    case .up: SymbolToken.rhUp.image(weight: .bold)
    case .down: SymbolToken.rhDown.image(weight: .bold)
    case .unchanged: EmptyView()
    }
  }
}

struct ChangeText_Previews: PreviewProvider {
  static var previews: some View {
    VStack(alignment: .leading, spacing: .rhSpace8) {
      ChangeText(Change(amount: 24.13, fraction: 0.0197))
      ChangeText(Change(amount: -24.13, fraction: -0.0197), suffix: "Today")
      ChangeText(Change(amount: 0, fraction: 0), suffix: "Past week")
    }
    .textRole(.rhDayChange)
    .padding(.rhGutter)
    .background(Color.rhCanvas)
  }
}
