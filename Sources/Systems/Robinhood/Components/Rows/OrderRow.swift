// An order in the history.

import DesignTokens
import SwiftUI

/// What was ordered, when, and where it stands.
public struct OrderRow: View {
  let title: String
  let detail: String
  let amount: String
  let state: String
  let isOpen: Bool
  @Environment(\.dynamicTypeSize) private var typeSize

  /// - Parameters:
  ///   - title: "Apple Inc. limit buy".
  ///   - detail: When it was placed.
  ///   - amount: "$455.04" or "2 shares".
  ///   - state: "Filled".
  ///   - isOpen: Whether the order can still be filled.
  public init(title: String, detail: String, amount: String, state: String, isOpen: Bool) {
    self.title = title
    self.detail = detail
    self.amount = amount
    self.state = state
    self.isOpen = isOpen
  }

  public var body: some View {
    RowLayout {
      EmptyView()
    } leading: {
      WholeWords(title, .rhPositionTitle)
        .foregroundStyle(Color.rhTextPrimary)
        .lineLimit(typeSize.isAccessibilitySize ? nil : 2)
      Text(detail)
        .textRole(.rhBodySmall)
        .foregroundStyle(Color.rhTextSecondary)
        .monospacedDigit()
    } trailing: {
      Text(amount)
        .figureDirection()
        .textRole(.rhPositionValue)
        .foregroundStyle(Color.rhTextPrimary)
        .lineLimit(1)
      Text(state)
        .textRole(.rhPositionChange)
        .foregroundStyle(isOpen ? Color.rhTextPrimary : .rhTextSecondary)
        .lineLimit(1)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel([title, state, Spoken.figures(amount), detail].joined(separator: ", "))
  }
}

struct OrderRow_Previews: PreviewProvider {
  static var previews: some View {
    VStack(spacing: 0) {
      OrderRow(
        title: "Apple Inc. limit buy", detail: "Jun 3, 10:42 AM", amount: "2 shares", state: "Open", isOpen: true)
      OrderRow(
        title: "Bitcoin market sell", detail: "Jun 2, 8:01 PM", amount: "$455.04", state: "Filled", isOpen: false)
      OrderRow(
        title: "NVIDIA Corporation stop limit sell", detail: "May 30", amount: "12 shares",
        state: "Canceled", isOpen: false)
    }
    .background(Color.rhCanvas)
  }
}
