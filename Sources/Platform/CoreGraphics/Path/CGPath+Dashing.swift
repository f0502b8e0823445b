// A path cut into dashes.

import Foundation

extension CGPath {
  /// The dashes of this path: `lengths` are drawn and left out in turn, in points, starting `phase` into the pattern.
  /// Each subpath starts the pattern anew. A pattern without length or with negative ones leaves the path as it is.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let source = applying(transform)
    // An odd pattern repeats with drawn and left out swapped.
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    guard period > 0, period.isFinite, phase.isFinite, pattern.allSatisfy({ $0 >= 0 }) else { return source }
    let subpaths = source.measuredSubpaths()
    let total = subpaths.reduce(0) { $0 + $1.segments.reduce(0) { $0 + $1.length } }
    // So many dashes that they cannot be told apart are drawn as a whole line.
    guard total / period < 100_000 else { return source }
    let path = CGMutablePath()
    for subpath in subpaths {
      let length = subpath.segments.reduce(0) { $0 + $1.length }
      var index = 0
      // Where the pattern's first entry begins: at the subpath's start or less than a period before it.
      let offset = phase.truncatingRemainder(dividingBy: period)
      var start = offset < 0 ? -(period + offset) : -offset
      while start < length {
        let end = start + pattern[index]
        if index % 2 == 0, end > 0 {
          path.addPart(of: subpath, from: max(start, 0), to: min(end, length))
        }
        start = end
        index = (index + 1) % pattern.count
      }
    }
    return path.frozen
  }
}
