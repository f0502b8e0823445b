// Where a path lies: its bounds, its current point, whether it is a rectangle, what it contains.

import Foundation

extension CGPath {
  /// Whether the path has no elements.
  public var isEmpty: Bool { verbs.isEmpty }

  /// Where the next line would start; zero for an empty path.
  public var currentPoint: CGPoint {
    if verbs.last == Verb.close, let subpathStart { return points[subpathStart] }
    return points.last ?? .zero
  }

  /// The smallest rectangle around all points, control points included; null for an empty path.
  public var boundingBox: CGRect { CGRect(around: points.lazy.filter { $0.x.isFinite && $0.y.isFinite }) }

  /// The smallest rectangle around the outline itself; null for an empty path.
  public var boundingBoxOfPath: CGRect {
    guard verbs.contains(where: { $0 == Verb.quad || $0 == Verb.curve }) else { return boundingBox }
    var reached: [CGPoint] = []
    forEachSegment { from, element in
      switch element {
      case .move(let point), .line(let point): reached.append(point)
      case .quad(let point, let control):
        reached.append(point)
        let turns = [
          quadraticTurn(from.x, control.x, point.x), quadraticTurn(from.y, control.y, point.y),
        ].compactMap { $0 }
        for share in turns { reached.append(quadraticPoint(from, control, point, share)) }
      case .curve(let point, let control1, let control2):
        reached.append(point)
        let turns =
          cubicTurns(from.x, control1.x, control2.x, point.x) + cubicTurns(from.y, control1.y, control2.y, point.y)
        for share in turns { reached.append(cubicPoint(from, control1, control2, point, share)) }
      case .close: break
      }
    }
    return CGRect(around: reached.lazy.filter { $0.x.isFinite && $0.y.isFinite })
  }

  /// Whether the path is one axis-parallel rectangle, which is then written to `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let box = rectangle else { return false }
    rect?.pointee = box
    return true
  }

  /// The axis-parallel rectangle that this path is; nil if it is anything else.
  package var rectangle: CGRect? {
    let open: [UInt8] = [Verb.move, Verb.line, Verb.line, Verb.line]
    guard verbs.starts(with: open), verbs.count <= 6 else { return nil }
    switch Array(verbs.dropFirst(4)) {
    case [], [Verb.close]: break
    case [Verb.line], [Verb.line, Verb.close]: guard points[4] == points[0] else { return nil }
    default: return nil
    }
    let (p, q, r, s) = (points[0], points[1], points[2], points[3])
    let startsAlongX = p.y == q.y && q.x == r.x && r.y == s.y && s.x == p.x
    let startsAlongY = p.x == q.x && q.y == r.y && r.x == s.x && s.y == p.y
    guard startsAlongX || startsAlongY else { return nil }
    return CGRect(around: [p, r])
  }

  /// Whether `point` lies inside. Open subpaths count as closed. Costs a walk over the flattened path.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = transform.isIdentity ? point : point.applying(transform)
    guard boundingBox.insetBy(dx: -1, dy: -1).contains(point) else { return false }
    return FlatRegion(polylines: polylines(tolerance: 0.01), rule: rule).contains(point)
  }
}
