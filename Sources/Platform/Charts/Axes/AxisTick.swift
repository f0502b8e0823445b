// Short lines outside the plot at the values of an axis.

import SwiftUI

/// A short line between the plot and the labels.
public struct AxisTick: AxisMark {
  /// How long a tick is.
  public struct Length: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case automatic
      case fixed(CGFloat)
      case label(CGFloat)
      case longestLabel(CGFloat)
    }
    package let kind: Kind
    public static var automatic: Length { .init(kind: .automatic) }
    /// As long as the label beside it.
    public static var label: Length { .init(kind: .label(0)) }
    public static func label(extendPastBy: CGFloat = 0) -> Length { .init(kind: .label(extendPastBy)) }
    /// As long as the longest label of the axis.
    public static var longestLabel: Length { .init(kind: .longestLabel(0)) }
    public static func longestLabel(extendPastBy: CGFloat = 0) -> Length { .init(kind: .longestLabel(extendPastBy)) }
  }

  package let isCentered: Bool?
  package let length: Length
  package let stroke: StrokeStyle?

  nonisolated public init(centered: Bool? = nil, length: AxisTick.Length = .automatic, stroke: StrokeStyle? = nil) {
    isCentered = centered
    self.length = length
    self.stroke = stroke
  }

  /// A tick of so many points.
  nonisolated public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    isCentered = centered
    self.length = Length(kind: .fixed(length))
    self.stroke = stroke
  }

  @MainActor public static func _collect(_ mark: Self, into marks: _AxisMarkCollector) {
    marks.add(.tick(isCentered: mark.isCentered, mark.length, mark.stroke))
  }
}
