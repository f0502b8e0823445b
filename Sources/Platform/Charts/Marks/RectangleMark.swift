// Rectangles.

import SwiftUI

/// A rectangle between values, or about one.
public struct RectangleMark {
  package let record: MarkRecord

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    record = MarkRecord(.rectangle(x: .value(x.field, width), y: .value(y.field, height)))
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    record = MarkRecord(.rectangle(x: .value(x.field, width), y: .between(yStart.field, yEnd.field)))
  }

  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) {
    record = MarkRecord(.rectangle(x: .value(x.field, width), y: .points(yStart, yEnd)))
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    record = MarkRecord(.rectangle(x: .between(xStart.field, xEnd.field), y: .value(y.field, height)))
  }

  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    record = MarkRecord(.rectangle(x: .points(xStart, xEnd), y: .value(y.field, height)))
  }

  nonisolated public init(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    record = MarkRecord(.rectangle(x: .points(xStart, xEnd), y: .points(yStart, yEnd)))
  }

  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    record = MarkRecord(.rectangle(x: .between(xStart.field, xEnd.field), y: .between(yStart.field, yEnd.field)))
  }

  nonisolated public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    record = MarkRecord(.rectangle(x: .between(xStart.field, xEnd.field), y: .points(yStart, yEnd)))
  }

  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    record = MarkRecord(.rectangle(x: .points(xStart, xEnd), y: .between(yStart.field, yEnd.field)))
  }
}

extension RectangleMark: PrimitiveChartContent {
  public static func _collect(_ content: consuming Self, into collector: _MarkCollector) {
    collector.add(content.record)
  }
}
