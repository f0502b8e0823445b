// The bits that tell two marks the same without looking into them.

import Foundation
import SwiftUI

/// What a mark of plain values says, in words that compare at once.
///
/// Marks of the same bits are the same while both live: texts are told by where they lie. Marks of other bits may be the
/// same as well. A finger that moves over a chart has all its marks compared in each frame, and nearly all are the same.
package struct MarkBits: Equatable {
  private struct Field: Equatable {
    var label: (UInt, UInt) = (0, 0)
    var value: (UInt, UInt) = (0, 0)
    var kind: UInt = 0

    static func == (a: Field, b: Field) -> Bool {
      a.kind == b.kind && a.value == b.value && a.label == b.label
    }
  }

  /// What the fields are of.
  package enum Kind: Hashable {
    case line, point
    case area(MarkStackingMethod.Kind)
    case bar(MarkStackingMethod.Kind)
  }

  /// Nil where the mark has to be looked into.
  private var kind: Kind?
  private var x = Field()
  private var y = Field()
  private var series = Field()

  package var isKnown: Bool { kind != nil }

  private init() {}

  /// What of a shape takes no looking into.
  package init(_ shape: Mark.Shape) {
    switch shape {
    case .line(let x, let y, let series): self.init(.line, x, y, series: series)
    case .area(.toBaseline(let x, let y), let series, let stacking):
      self.init(.area(stacking.kind), x, y, series: series)
    case .point(.value(let x, let width), .value(let y, let height)) where width.isAutomatic && height.isAutomatic:
      self.init(.point, x, y, series: nil)
    case .bar(.value(let x, let width), .value(let y, let height), let stacking)
    where width.isAutomatic && height.isAutomatic:
      self.init(.bar(stacking.kind), x, y, series: nil)
    default: self.init()
    }
  }

  package init(_ kind: Kind, _ x: PlotField, _ y: PlotField, series: PlotField?) {
    guard let x = Self.bits(of: x), let y = Self.bits(of: y) else { return }
    if let series {
      guard let series = Self.bits(of: series) else { return }
      self.series = series
    }
    (self.kind, self.x, self.y) = (kind, x, y)
  }

  /// Nil for what takes more than words to tell.
  private static func bits(of field: PlotField) -> Field? {
    var bits = Field()
    switch field.label {
    case .key(let key):
      guard key.arguments.isEmpty, key.fallback == nil else { return nil }
      bits.label = words(of: key.key)
      bits.kind = key.isFormat ? 1 : 2
    case .string(let string):
      bits.label = words(of: string)
      bits.kind = 3
    case .text: return nil
    }
    guard case .single(let datum) = field.content else { return nil }
    switch datum {
    case .number(let number):
      bits.value.0 = UInt(number.bitPattern)
      bits.kind |= 4
    case .date(let date):
      bits.value.0 = UInt(date.timeIntervalSinceReferenceDate.bitPattern)
      bits.kind |= 8
    case .category(let name):
      bits.value = words(of: name)
      bits.kind |= 16
    }
    return bits
  }

  /// The characters of a short string, or where those of a long one lie.
  private static func words(of string: String) -> (UInt, UInt) { unsafeBitCast(string, to: (UInt, UInt).self) }
}
