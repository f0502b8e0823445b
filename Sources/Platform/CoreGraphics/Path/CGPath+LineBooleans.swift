// The parts of a path's lines that lie inside or outside of another path.

import Foundation

extension CGPath {
  /// The parts of this path's lines inside of `other`.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    lines(insideOf: other, rule, true)
  }

  /// The parts of this path's lines outside of `other`.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    lines(insideOf: other, rule, false)
  }

  private func lines(insideOf other: CGPath, _ rule: CGPathFillRule, _ isWanted: Bool) -> CGPath {
    let region = FlatRegion(polylines: other.polylines(tolerance: 0.01), rule: rule)
    let borders = region.polylines.flatMap { polyline in
      zip(polyline.points, polyline.points.dropFirst() + polyline.points.prefix(1))
    }
    let path = CGMutablePath()
    for polyline in polylines(tolerance: 0.01) {
      let corners = polyline.points + (polyline.isClosed ? Array(polyline.points.prefix(1)) : [])
      var isDrawing = false
      for (from, to) in zip(corners, corners.dropFirst()) {
        let stops = [0] + borders.compactMap { crossing(from, to, $0, $1) }.sorted() + [1]
        for (low, high) in zip(stops, stops.dropFirst()) where high > low {
          let isInside = region.contains(mix(from, to, (low + high) / 2))
          if isInside == isWanted {
            if !isDrawing { path.move(to: mix(from, to, low)) }
            path.addLine(to: high == 1 ? to : mix(from, to, high))
          }
          isDrawing = isInside == isWanted
        }
      }
    }
    return path.frozen
  }
}

/// The share of the way from `p` to `q` at which the line from `r` to `s` crosses it, strictly between the two.
private func crossing(_ p: CGPoint, _ q: CGPoint, _ r: CGPoint, _ s: CGPoint) -> CGFloat? {
  let (dx, dy, ex, ey) = (q.x - p.x, q.y - p.y, s.x - r.x, s.y - r.y)
  let determinant = dx * ey - dy * ex
  guard determinant != 0 else { return nil }
  let along = ((r.x - p.x) * ey - (r.y - p.y) * ex) / determinant
  let across = ((r.x - p.x) * dy - (r.y - p.y) * dx) / determinant
  return along > 0 && along < 1 && across >= 0 && across <= 1 ? along : nil
}
