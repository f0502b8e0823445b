// Bars.

import SwiftUI

/// A bar from the baseline to a value, or between two values.
public struct BarMark {
  package let record: MarkRecord

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    record = MarkRecord(.bar(x: .value(x.field, width), y: .value(y.field, height), stacking: stacking))
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    record = MarkRecord(.bar(x: .value(x.field, width), y: .between(yStart.field, yEnd.field), stacking: .unstacked))
  }

  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    record = MarkRecord(.bar(x: .value(x.field, width), y: .points(yStart, yEnd), stacking: stacking))
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    record = MarkRecord(.bar(x: .between(xStart.field, xEnd.field), y: .value(y.field, height), stacking: .unstacked))
  }

  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    record = MarkRecord(.bar(x: .points(xStart, xEnd), y: .value(y.field, height), stacking: stacking))
  }

  nonisolated public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    record = MarkRecord(.bar(x: .between(xStart.field, xEnd.field), y: .points(yStart, yEnd), stacking: .unstacked))
  }

  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    record = MarkRecord(.bar(x: .points(xStart, xEnd), y: .between(yStart.field, yEnd.field), stacking: .unstacked))
  }
}

extension BarMark: PrimitiveChartContent {
  public static func _collect(_ content: consuming Self, into collector: _MarkCollector) {
    collector.add(content.record)
  }
}
