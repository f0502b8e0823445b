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

  public init(_ component: String, _ symbol: String, selected: String? = nil, size: CGFloat) {
    self.component = component
    self.symbol = symbol
    self.selectedSymbol = selected
    self.size = size
  }

  public func name(isSelected: Bool) -> String { isSelected ? selectedSymbol ?? symbol : symbol }

  /// The symbol at its size.
  public func image(isSelected: Bool = false, weight: Font.Weight = .medium) -> some View {
    Image(systemName: name(isSelected: isSelected)).font(.system(size: size, weight: weight))
      // Bars would enlarge it.
      .imageScale(.medium)
  }
}
