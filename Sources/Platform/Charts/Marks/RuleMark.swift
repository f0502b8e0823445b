// Straight rules across the plot.

import SwiftUI

/// A line at one value, across the plot or between two values.
public struct RuleMark {
  package let record: MarkRecord

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    record = MarkRecord(.rule(x: .value(x.field, .automatic), y: .between(yStart.field, yEnd.field)))
  }

  nonisolated public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    record = MarkRecord(.rule(x: .value(x.field, .automatic), y: .points(yStart, yEnd)))
  }

  nonisolated public init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    record = MarkRecord(.rule(x: .points(x, x), y: .between(yStart.field, yEnd.field)))
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    record = MarkRecord(.rule(x: .between(xStart.field, xEnd.field), y: .value(y.field, .automatic)))
  }

  nonisolated public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
    record = MarkRecord(.rule(x: .between(xStart.field, xEnd.field), y: .points(y, y)))
  }

  nonisolated public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    record = MarkRecord(.rule(x: .points(xStart, xEnd), y: .value(y.field, .automatic)))
  }
}

extension RuleMark: PrimitiveChartContent {
  public static func _collect(_ content: consuming Self, into collector: _MarkCollector) {
    collector.add(content.record)
  }
}
