// Numbers that are none, and those without end: what arithmetic traps on, brought to something that can be drawn.

import Foundation

extension CGFloat {
  /// Nothing on a screen lies farther away, in points.
  private static var farthest: CGFloat { 1e7 }

  /// The length itself, as far as one can go; 0 for what is no number.
  package var onCanvas: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -Self.farthest), Self.farthest) }
}

extension CGPoint {
  /// The point, or the nearest that can be drawn at.
  package var onCanvas: CGPoint { CGPoint(x: x.onCanvas, y: y.onCanvas) }
}

extension CGSize {
  /// The size, or the nearest that can be drawn.
  package var onCanvas: CGSize { CGSize(width: width.onCanvas, height: height.onCanvas) }
}

extension CGRect {
  /// What two rectangles share; `null` for nothing. Foundation's `intersection` traps on what is no number.
  package func overlap(_ other: CGRect) -> CGRect {
    let left = Swift.max(minX, other.minX)
    let top = Swift.max(minY, other.minY)
    let (width, height) = (Swift.min(maxX, other.maxX) - left, Swift.min(maxY, other.maxY) - top)
    guard width >= 0, height >= 0, left.isFinite || width.isInfinite else { return .null }
    return CGRect(x: left, y: top, width: width, height: height)
  }
}

extension CGRect {
  /// Whether a point lies in the rectangle; none lies in what is no rectangle. Foundation's `contains` traps on what is no
  /// number.
  package func holds(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}

extension Int {
  /// The whole part of a number, as far as one can count; 0 for what is no number.
  package init(bounded value: Double) {
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -1e15), 1e15))
  }
}
