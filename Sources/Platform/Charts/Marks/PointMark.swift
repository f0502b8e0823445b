// Points.

import SwiftUI

/// A symbol at a point.
public struct PointMark {
  package let record: MarkRecord

  nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    record = MarkRecord(.point(x: .value(x.field, .automatic), y: .value(y.field, .automatic)))
  }

  /// A point whose height on the plot is given in points; the middle if nil.
  nonisolated public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    record = MarkRecord(.point(x: .value(x.field, .automatic), y: .points(y, y)))
  }

  nonisolated public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    record = MarkRecord(.point(x: .points(x, x), y: .value(y.field, .automatic)))
  }
}

extension PointMark: PrimitiveChartContent {
  public static func _collect(_ content: consuming Self, into collector: _MarkCollector) {
    collector.add(content.record)
  }
}
