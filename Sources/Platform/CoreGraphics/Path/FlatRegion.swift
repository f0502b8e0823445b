// The inside of flattened outlines, and whether a point lies in it.

import Foundation

/// Closed polylines and the rule that says what is inside of them.
struct FlatRegion {
  var polylines: [Polyline]
  var rule: CGPathFillRule

  func contains(_ point: CGPoint) -> Bool {
    var winding = 0
    for polyline in polylines {
      guard var previous = polyline.points.last else { continue }
      for corner in polyline.points {
        // A crossing of the ray towards greater x; the lower end belongs to the edge, the upper does not.
        if (previous.y <= point.y) != (corner.y <= point.y) {
          let share = (point.y - previous.y) / (corner.y - previous.y)
          if previous.x + share * (corner.x - previous.x) > point.x {
            winding += corner.y > previous.y ? 1 : -1
          }
        }
        previous = corner
      }
    }
    return rule.contains(winding: winding)
  }
}

extension CGPathFillRule {
  /// Whether a point that the outline winds around so often is inside.
  func contains(winding: Int) -> Bool { self == .winding ? winding != 0 : winding % 2 != 0 }
}
