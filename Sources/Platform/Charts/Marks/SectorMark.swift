// Sectors of pies and donuts.

import SwiftUI

/// A share of the circle, as large as its value is of the sum.
public struct SectorMark {
  package let record: MarkRecord

  nonisolated public init(
    angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    record = MarkRecord(
      .sector(
        angle: angle.field, innerRadius: innerRadius, outerRadius: outerRadius, angularInset: angularInset))
  }
}

extension SectorMark: PrimitiveChartContent {
  public static func _collect(_ content: consuming Self, into collector: _MarkCollector) {
    collector.add(content.record)
  }
}
