// Curves as straight pieces: the segment walk, points on curves, and polylines within a tolerance.

import Foundation

/// One subpath as straight pieces.
struct Polyline: Hashable, Sendable {
  var points: [CGPoint]
  /// Whether the last point is joined to the first.
  var isClosed: Bool
}

extension CGPath {
  /// Calls `body` with the point that each step starts from and the step.
  func forEachSegment(_ body: (_ from: CGPoint, Element) throws -> Void) rethrows {
    var start = CGPoint.zero
    var current = CGPoint.zero
    try forEach { element in
      try body(current, element)
      switch element {
      case .move(let point):
        start = point
        current = point
      case .line(let point), .quad(let point, _), .curve(let point, _, _): current = point
      case .close: current = start
      }
    }
  }

  /// The subpaths as polylines that stay within `tolerance` points of the curves. Points that are not finite and
  /// repeated points are left out.
  func polylines(tolerance: CGFloat) -> [Polyline] {
    var lines: [Polyline] = []
    var current: [CGPoint] = []
    func finish(closed: Bool) {
      if closed, current.count > 1, current.first == current.last { current.removeLast() }
      if !current.isEmpty { lines.append(Polyline(points: current, isClosed: closed)) }
      current = []
    }
    func append(_ point: CGPoint) {
      guard point.x.isFinite, point.y.isFinite, current.last != point else { return }
      current.append(point)
    }
    forEachSegment { from, element in
      switch element {
      case .move(let point):
        finish(closed: false)
        append(point)
        return
      case .close:
        finish(closed: true)
        return
      default: break
      }
      if current.isEmpty { append(from) }
      switch element {
      case .line(let point): append(point)
      case .quad(let point, let control):
        let count = pieceCount(bend: secondDifference(from, control, point) / 4, tolerance: tolerance)
        for index in 1..<max(count, 1) {
          append(quadraticPoint(from, control, point, CGFloat(index) / CGFloat(count)))
        }
        append(point)
      case .curve(let point, let control1, let control2):
        let bend = max(secondDifference(from, control1, control2), secondDifference(control1, control2, point))
        let count = pieceCount(bend: bend * 0.75, tolerance: tolerance)
        for index in 1..<max(count, 1) {
          append(cubicPoint(from, control1, control2, point, CGFloat(index) / CGFloat(count)))
        }
        append(point)
      case .move, .close: break
      }
    }
    finish(closed: false)
    return lines
  }

  /// The path with its curves replaced by lines no further than `threshold` points away.
  public func flattened(threshold: CGFloat) -> CGPath {
    let path = CGMutablePath()
    for line in polylines(tolerance: threshold > 0 ? threshold : 0.01) {
      path.addLines(between: line.points)
      if line.isClosed { path.closeSubpath() }
    }
    return path.frozen
  }
}

/// Wang's bound: the pieces that keep a curve of this bend within `tolerance` of its chords.
private func pieceCount(bend: CGFloat, tolerance: CGFloat) -> Int {
  let count = (bend / tolerance).squareRoot().rounded(.up)
  return count.isFinite ? Int(min(max(count, 1), 2000)) : 1
}

private func secondDifference(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
  hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
}

func mix(_ a: CGPoint, _ b: CGPoint, _ share: CGFloat) -> CGPoint {
  CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
}

func quadraticPoint(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ share: CGFloat) -> CGPoint {
  mix(mix(a, b, share), mix(b, c, share), share)
}

func cubicPoint(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ share: CGFloat) -> CGPoint {
  mix(quadraticPoint(a, b, c, share), quadraticPoint(b, c, d, share), share)
}

/// Where one coordinate of a quadratic turns back, strictly between its ends.
func quadraticTurn(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGFloat? {
  let share = (a - b) / (a - 2 * b + c)
  return share > 0 && share < 1 ? share : nil
}

/// Where one coordinate of a cubic turns back, strictly between its ends.
func cubicTurns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
  let (p, q, r) = (d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
  var shares: [CGFloat] = []
  if abs(p) < 1e-12 * (abs(q) + abs(r)) {
    shares = [-r / q]
  } else {
    let root = q * q - 4 * p * r
    guard root >= 0 else { return [] }
    shares = [(-q + root.squareRoot()) / (2 * p), (-q - root.squareRoot()) / (2 * p)]
  }
  return shares.filter { $0 > 0 && $0 < 1 }
}
