// Set operations on the insides of paths. Results are polygons within a hundredth of a point of the curves, and fill
// the same by either rule.

import Foundation

extension CGPath {
  /// What lies inside of either path.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 || $1 }
  }

  /// What lies inside of both paths.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 && $1 }
  }

  /// What lies inside of this path and outside of the other.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 && !$1 }
  }

  /// What lies inside of exactly one of the paths.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 != $1 }
  }

  /// The same inside as outlines that do not cross.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: .empty, rule) { first, _ in first }
  }

  /// Whether the insides share more than lines and points.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    boundingBox.intersects(other.boundingBox) && !intersection(other, using: rule).isEmpty
  }

  /// The connected parts of the inside, each with its holes.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    let loops = normalized(using: rule).polylines(tolerance: 0.01).map(\.points)
    let outer = loops.filter { signedArea($0) > 0 }
    var parts = outer.map { [$0] }
    for hole in loops where signedArea(hole) < 0 {
      // A point just inside the hole's edge is inside every outline around the hole; the smallest is the hole's own.
      let middle = mix(hole[0], hole[1], 0.5)
      let around = outer.indices.filter { index in
        let outline = outer[index]
        return FlatRegion(polylines: [Polyline(points: outline, isClosed: true)], rule: .winding).contains(middle)
      }
      if let owner = around.min(by: { signedArea(outer[$0]) < signedArea(outer[$1]) }) { parts[owner].append(hole) }
    }
    return parts.map(CGPath.init(loops:))
  }

  private func combined(
    with other: CGPath, _ rule: CGPathFillRule, _ isInside: (_ first: Bool, _ second: Bool) -> Bool
  ) -> CGPath {
    let arrangement = PlanarArrangement(
      first: polylines(tolerance: 0.01), second: other.polylines(tolerance: 0.01))
    return CGPath(
      loops: arrangement.outlines { isInside(rule.contains(winding: $0), rule.contains(winding: $1)) })
  }

  fileprivate convenience init(loops: [[CGPoint]]) {
    let path = CGMutablePath()
    for loop in loops {
      path.addLines(between: loop)
      path.closeSubpath()
    }
    self.init(verbs: path.verbs, points: path.points)
  }
}

/// The area inside a loop in square points; above zero if it runs clockwise on the screen.
private func signedArea(_ loop: [CGPoint]) -> CGFloat {
  guard var previous = loop.last else { return 0 }
  var sum: CGFloat = 0
  for corner in loop {
    sum += previous.x * corner.y - corner.x * previous.y
    previous = corner
  }
  return sum / 2
}
