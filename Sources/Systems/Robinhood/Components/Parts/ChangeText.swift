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
          percent
          period
        }
      } else {
        HStack(spacing: .rhSpace4) {
          amount
          percent
          period
        }
      }
    }
    .foregroundStyle(change.color)
    .monospacedDigit()
    // A figure is one word: it gets smaller rather than broken.
    .lineLimit(1)
    .minimumScaleFactor(0.5)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel([change.spoken(locale), suffix?.lowercased()].compactMap(\.self).joined(separator: " "))
  }

  @ViewBuilder private var amount: some View {
    if differentiatesWithoutColor { ChangeArrow(change.direction) }
    Text(change.amountText(locale)).figureDirection()
  }

  private var percent: some View { Text(change.bracketedPercentText(locale)).figureDirection() }

  @ViewBuilder private var period: some View {
    if let suffix { Text(suffix) }
  }
}

/// An arrow up or down, which grows with the text beside it; nothing for no movement.
struct ChangeArrow: View {
  let direction: Change.Direction
  @ScaledMetric(relativeTo: .body) private var unit: CGFloat = 1

  init(_ direction: Change.Direction) { self.direction = direction }

  var body: some View {
    switch direction {
    case .up: image(.rhUp)
    case .down: image(.rhDown)
    case .unchanged: EmptyView()
    }
  }

  private func image(_ token: SymbolToken) -> some View {
    Image(systemName: token.symbol).font(.system(size: token.size * unit, weight: .bold))
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
