// Lines across the plot at the values of an axis.

import SwiftUI

/// A line across the plot.
public struct AxisGridLine: AxisMark {
  package let isCentered: Bool?
  package let stroke: StrokeStyle?

  nonisolated public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    isCentered = centered
    self.stroke = stroke
  }

  @MainActor public static func _collect(_ mark: Self, into marks: _AxisMarkCollector) {
    marks.add(.gridLine(isCentered: mark.isCentered, mark.stroke))
  }
}
