// Areas between a line and a baseline, or between two lines.

import SwiftUI

/// A point of an area's edge.
public struct AreaMark {
  package let record: MarkRecord

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    record = MarkRecord(.area(.toBaseline(x: x.field, y: y.field), series: nil, stacking: stacking))
  }

  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) {
    record = MarkRecord(.area(.toBaseline(x: x.field, y: y.field), series: series.field, stacking: stacking))
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    record = MarkRecord(
      .area(
        .vertical(x: x.field, yStart: yStart.field, yEnd: yEnd.field), series: nil, stacking: .unstacked))
  }

  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    record = MarkRecord(
      .area(
        .vertical(x: x.field, yStart: yStart.field, yEnd: yEnd.field), series: series.field, stacking: .unstacked))
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    record = MarkRecord(
      .area(
        .horizontal(xStart: xStart.field, xEnd: xEnd.field, y: y.field), series: nil, stacking: .unstacked))
  }

  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    record = MarkRecord(
      .area(
        .horizontal(xStart: xStart.field, xEnd: xEnd.field, y: y.field), series: series.field, stacking: .unstacked))
  }
}

extension AreaMark: PrimitiveChartContent {
  public static func _collect(_ content: consuming Self, into collector: _MarkCollector) {
    collector.add(content.record)
  }
}
