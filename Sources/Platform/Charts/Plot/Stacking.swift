// Which bars and areas stand on which.

import Foundation
import SwiftUI

/// The axis that a mark's length runs along, and where its ends are on it after stacking.
package struct StackedSpan: Hashable {
  /// `.vertical` when the length runs along y.
  package let axis: Axis
  package var start: Double
  package var end: Double
}

/// Stacks marks: those of a kind, at the same place of the other axis, in the same group.
package struct Stacker {
  package struct Key: Hashable {
    let isBar: Bool
    let axis: Axis
    let place: _PlotDatum?
    let group: _PlotDatum?
    let method: MarkStackingMethod.Kind
  }

  package struct Entry {
    package let index: Int
    package let key: Key
    package let value: Double

    package init(
      index: Int, isBar: Bool, axis: Axis, place: _PlotDatum?, group: _PlotDatum?, method: MarkStackingMethod,
      value: Double
    ) {
      self.index = index
      key = Key(isBar: isBar, axis: axis, place: place, group: group, method: method.kind)
      self.value = value
    }
  }

  /// The spans by mark. Positive values go up from zero, negative ones down. Linear in the number of entries.
  package static func spans(_ entries: [Entry]) -> [Int: StackedSpan] {
    var totals: [Key: (positive: Double, negative: Double)] = [:]
    for entry in entries where entry.value.isFinite {
      if entry.value >= 0 {
        totals[entry.key, default: (0, 0)].positive += entry.value
      } else {
        totals[entry.key, default: (0, 0)].negative += entry.value
      }
    }
    var running: [Key: (positive: Double, negative: Double)] = [:]
    var result: [Int: StackedSpan] = [:]
    result.reserveCapacity(entries.count)
    for entry in entries where entry.value.isFinite {
      let key = entry.key
      var span: (Double, Double)
      if key.method == .unstacked {
        span = (0, entry.value)
      } else {
        var sums = running[key] ?? (0, 0)
        if entry.value >= 0 {
          span = (sums.positive, sums.positive + entry.value)
          sums.positive = span.1
        } else {
          span = (sums.negative, sums.negative + entry.value)
          sums.negative = span.1
        }
        running[key] = sums
        let total = totals[key] ?? (0, 0)
        switch key.method {
        case .normalized:
          let sum = total.positive - total.negative
          if sum > 0 { span = (span.0 / sum, span.1 / sum) }
        case .center:
          let middle = (total.positive + total.negative) / 2
          span = (span.0 - middle, span.1 - middle)
        case .standard, .unstacked: break
        }
      }
      result[entry.index] = StackedSpan(axis: key.axis, start: span.0, end: span.1)
    }
    return result
  }
}
