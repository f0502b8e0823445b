// A named pictogram of a design system.

import SwiftUI

/// An SF Symbol and the size it is drawn at.
public struct SymbolToken: Hashable, Sendable {
  /// What it stands for: "Search tab".
  public let component: String
  public let symbol: String
  /// The symbol when selected or set; nil if it stays the same.
  public let selectedSymbol: String?
  /// Points.
  public let size: CGFloat
  /// Whether it points along the line, and so the other way where lines run to the left.
  public let followsText: Bool

  public init(
    _ component: String, _ symbol: String, selected: String? = nil, size: CGFloat, followsText: Bool = false
  ) {
    self.component = component
    self.symbol = symbol
    self.selectedSymbol = selected
    self.size = size
    self.followsText = followsText
  }

  public func name(isSelected: Bool) -> String { isSelected ? selectedSymbol ?? symbol : symbol }

  /// The symbol at its size.
  public func image(isSelected: Bool = false, weight: Font.Weight = .medium) -> some View {
    Image(systemName: name(isSelected: isSelected)).font(.system(size: size, weight: weight))
      // Bars would enlarge it.
      .imageScale(.medium)
      .flipsForRightToLeftLayoutDirection(followsText)
  }
}
