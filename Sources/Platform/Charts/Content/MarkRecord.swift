// What a mark says, in a place of its own.

import SwiftUI

/// A mark as it was written. Modifiers, lists of marks and plans of charts hand it on without copying what is in it.
@usableFromInline
package final class MarkRecord {
  package let shape: Mark.Shape
  private let bits: MarkBits

  package init(_ shape: Mark.Shape) {
    self.shape = shape
    bits = MarkBits(shape)
  }

  /// A point of a line: of most marks there are few, of these there are hundreds.
  @usableFromInline
  package init(lineAt x: PlotField, _ y: PlotField, series: PlotField?) {
    bits = MarkBits(.line, x, y, series: series)
    shape = .line(x: x, y: y, series: series)
  }

  /// Whether two marks say the same.
  package func isSame(as other: MarkRecord) -> Bool {
    self === other || bits.isKnown && bits == other.bits || shape == other.shape
  }
}
