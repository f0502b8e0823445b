// Straight rules across the plot.

import SwiftUI

/// A line at one value, across the plot or between two values.
public struct RuleMark {
  package let shape: Mark.Shape

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    shape = .rule(x: .value(x.field, .automatic), y: .between(yStart.field, yEnd.field))
  }

  nonisolated public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    shape = .rule(x: .value(x.field, .automatic), y: .points(yStart, yEnd))
  }

  nonisolated public init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    shape = .rule(x: .points(x, x), y: .between(yStart.field, yEnd.field))
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    shape = .rule(x: .between(xStart.field, xEnd.field), y: .value(y.field, .automatic))
  }

  nonisolated public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
    shape = .rule(x: .between(xStart.field, xEnd.field), y: .points(y, y))
  }

  nonisolated public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    shape = .rule(x: .points(xStart, xEnd), y: .value(y.field, .automatic))
  }
}

extension RuleMark: PrimitiveChartContent {
  public static func _collect(_ content: Self, into collector: _MarkCollector) { collector.add(content.shape) }
}
