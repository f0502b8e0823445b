// A part of a path by arc length.

import Foundation

extension CGPath {
  /// The part of the path between two shares of its length, closing edges included. Empty if `end` is not beyond
  /// `start`; shares outside 0...1 are cut to it.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    guard end > start, end > 0, start < 1 else { return .empty }
    if start <= 0, end >= 1 { return frozen }
    let subpaths = measuredSubpaths()
    let total = subpaths.reduce(0) { $0 + $1.segments.reduce(0) { $0 + $1.length } }
    guard total > 0 else { return .empty }
    let (low, high) = (max(start, 0) * total, min(end, 1) * total)
    let path = CGMutablePath()
    var passed: CGFloat = 0
    for subpath in subpaths {
      let length = subpath.segments.reduce(0) { $0 + $1.length }
      defer { passed += length }
      guard passed < high, passed + length > low else { continue }
      if passed >= low, passed + length <= high {
        path.addWhole(subpath)
      } else {
        path.addPart(of: subpath, from: low - passed, to: high - passed)
      }
    }
    return path.frozen
  }
}

extension CGMutablePath {
  /// Adds a subpath as it was.
  func addWhole(_ subpath: MeasuredSubpath) {
    move(to: subpath.start)
    for segment in subpath.segments where !segment.isClosing {
      add(segment.piece(from: 0, to: segment.length).element)
    }
    if subpath.isClosed { closeSubpath() }
  }

  /// Adds what lies between two distances from the start of a subpath, as a subpath of its own.
  func addPart(of subpath: MeasuredSubpath, from low: CGFloat, to high: CGFloat) {
    var passed: CGFloat = 0
    var hasStarted = false
    for segment in subpath.segments {
      defer { passed += segment.length }
      guard segment.length > 0, passed < high, passed + segment.length > low else { continue }
      let piece = segment.piece(from: max(low - passed, 0), to: min(high - passed, segment.length))
      if !hasStarted { move(to: piece.start) }
      hasStarted = true
      add(piece.element)
    }
  }
}
