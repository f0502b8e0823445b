// Lines through points.

import SwiftUI

/// A point of a line. Points of the same series are joined in the order they come.
public struct LineMark {
  package let shape: Mark.Shape

  nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    shape = .line(x: x.field, y: y.field, series: nil)
  }

  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    shape = .line(x: x.field, y: y.field, series: series.field)
  }
}

extension LineMark: PrimitiveChartContent {
  public static func _collect(_ content: Self, into collector: _MarkCollector) { collector.add(content.shape) }
}
