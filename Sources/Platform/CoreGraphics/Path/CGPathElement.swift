// The steps of a path as C-shaped values, and the two rules for what is inside.

import Foundation

/// The rule that decides which points lie inside a path.
public enum CGPathFillRule: Int, Sendable {
  /// Inside where the path winds around the point a number of times other than zero.
  case winding
  /// Inside where a ray from the point crosses the path an odd number of times.
  case evenOdd
}

/// The kind of one step of a path.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint
  case addLineToPoint
  case addQuadCurveToPoint
  case addCurveToPoint
  case closeSubpath

  /// How many points a step of this kind carries.
  package var pointCount: Int {
    switch self {
    case .moveToPoint, .addLineToPoint: 1
    case .addQuadCurveToPoint: 2
    case .addCurveToPoint: 3
    case .closeSubpath: 0
    }
  }
}

/// One step of a path, valid during the call that hands it out.
public struct CGPathElement {
  public var type: CGPathElementType
  /// As many points as `type` has: one for a move or line, two for a quadratic, three for a cubic, none to close.
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}
