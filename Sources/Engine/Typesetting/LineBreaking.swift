// Where the lines of a paragraph end: greedily after spaces, by character where a word is wider than the line, and
// without a single word left over on a second line.

import Foundation

extension ShapedParagraph {
  /// How far a line may stick out before it counts as too wide, in points: rounding, not room.
  static let tolerance: CGFloat = 0.001

  /// The ranges of the paragraph's lines, in UTF-16 units, trailing spaces included.
  ///
  /// Costs one pass over the characters, whatever the width.
  /// - Parameter limit: the most lines to find; what is left over goes to the last of them.
  func lines(width: CGFloat?, avoidsOrphans: Bool, limit: Int = .max) -> [Range<Int>] {
    let whole = 0..<unitCount
    guard let width, !fitsWithoutBreaking(width) else { return [whole] }
    var lines: [Range<Int>] = []
    var start = 0
    var opportunity = 0
    var x: CGFloat = 0
    var index = 0
    let units = units
    let breaks = breaksBefore
    let starts = isClusterStart
    while index < unitCount {
      guard starts[index] else {
        index += 1
        continue
      }
      if index > start, breaks[index] { opportunity = index }
      let advance = advance(at: index, x: x)
      if x + advance > width + Self.tolerance, !Self.isSpace(units[index]), index > start {
        if lines.count + 1 >= limit { break }
        let end = opportunity > start ? opportunity : index
        lines.append(start..<end)
        start = end
        index = end
        x = 0
        continue
      }
      x += advance
      index += 1
    }
    lines.append(start..<unitCount)
    if avoidsOrphans, lines.count == 2, let evened = withoutOrphan(lines, width: width) { return evened }
    return lines
  }

  private func fitsWithoutBreaking(_ width: CGFloat) -> Bool {
    // The sum of the items is enough unless a tab's width depends on its place.
    var total: CGFloat = 0
    for item in items {
      if item.kind == .tab { return self.width(of: trimmed(0..<unitCount)) <= width + Self.tolerance }
      total += item.width
    }
    if total <= width + Self.tolerance { return true }
    guard endsInSpace else { return false }
    return self.width(of: trimmed(0..<unitCount)) <= width + Self.tolerance
  }

  /// Two lines of which the second holds one word: the first gives its last word if that fits and evens the widths.
  private func withoutOrphan(_ lines: [Range<Int>], width: CGFloat) -> [Range<Int>]? {
    let breaks = breaksBefore
    let (first, second) = (lines[0], lines[1])
    guard !trimmed(second).isEmpty, breaks[second.lowerBound],
      !trimmed(second).dropFirst().contains(where: { breaks[$0] }),
      let start = first.dropFirst().last(where: { breaks[$0] && isClusterStart[$0] })
    else { return nil }
    let old = (self.width(of: trimmed(first)), self.width(of: trimmed(second)))
    let new = (
      self.width(of: trimmed(first.lowerBound..<start)),
      self.width(of: trimmed(start..<second.upperBound))
    )
    guard new.1 <= width + Self.tolerance, abs(new.0 - new.1) < abs(old.0 - old.1) else { return nil }
    return [first.lowerBound..<start, start..<second.upperBound]
  }
}
