// Lines through points.

import SwiftUI

/// A point of a line. Points of the same series are joined in the order they come.
public struct LineMark {
  @usableFromInline package let record: MarkRecord

  @inlinable nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    record = MarkRecord(lineAt: x.field, y.field, series: nil)
  }

  @inlinable nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    record = MarkRecord(lineAt: x.field, y.field, series: series.field)
  }
}

extension LineMark: PrimitiveChartContent {
  public static func _collect(_ content: consuming Self, into collector: _MarkCollector) {
    collector.add(content.record)
  }
}
