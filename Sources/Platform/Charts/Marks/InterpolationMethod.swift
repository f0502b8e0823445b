// How lines run between points, and the curves for it.

import SwiftUI

/// How a line runs between its points.
public struct InterpolationMethod: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case cardinal(CGFloat)
    case catmullRom(CGFloat)
  }
  package let kind: Kind

  /// Straight lines.
  public static var linear: InterpolationMethod { .init(kind: .linear) }
  /// Cubics that rise and fall only where the data does.
  public static var monotone: InterpolationMethod { .init(kind: .monotone) }
  public static var cardinal: InterpolationMethod { .init(kind: .cardinal(0)) }
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { .init(kind: .cardinal(tension)) }
  public static var catmullRom: InterpolationMethod { .init(kind: .catmullRom(0.5)) }
  /// A spline whose knots are spread by distance to the power of alpha: 0 uniform, 0.5 centripetal, 1 chordal.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .init(kind: .catmullRom(alpha)) }
  /// Steps that change where an interval starts, in its middle, where it ends.
  public static var stepStart: InterpolationMethod { .init(kind: .stepStart) }
  public static var stepCenter: InterpolationMethod { .init(kind: .stepCenter) }
  public static var stepEnd: InterpolationMethod { .init(kind: .stepEnd) }

  /// The method that gives the same curve for the points in reverse order.
  package var reversed: InterpolationMethod {
    switch kind {
    case .stepStart: .stepEnd
    case .stepEnd: .stepStart
    default: self
    }
  }
}

extension InterpolationMethod {
  /// One piece of a curve from the point before it.
  package enum Piece: Equatable {
    case line(CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint)
  }

  /// The pieces from the first point through all others. Linear in the number of points.
  package func pieces(through points: [CGPoint]) -> [Piece] {
    guard points.count > 1 else { return [] }
    switch kind {
    case .linear: return points.dropFirst().map { .line($0) }
    case .stepStart:
      return zip(points, points.dropFirst()).flatMap { a, b in [.line(CGPoint(x: a.x, y: b.y)), .line(b)] }
    case .stepEnd:
      return zip(points, points.dropFirst()).flatMap { a, b in [.line(CGPoint(x: b.x, y: a.y)), .line(b)] }
    case .stepCenter:
      return zip(points, points.dropFirst()).flatMap { a, b -> [Piece] in
        let middle = (a.x + b.x) / 2
        return [.line(CGPoint(x: middle, y: a.y)), .line(CGPoint(x: middle, y: b.y)), .line(b)]
      }
    case .monotone: return Self.monotonePieces(points)
    case .cardinal(let tension): return Self.cardinalPieces(points, tension: tension)
    case .catmullRom(let alpha): return Self.catmullRomPieces(points, alpha: alpha)
    }
  }

  /// Adds the curve through points to a path, joined to what is there or begun anew.
  package func add(_ points: [CGPoint], to path: CGMutablePath, joined: Bool = false) {
    guard let first = points.first else { return }
    if joined { path.addLine(to: first) } else { path.move(to: first) }
    for piece in pieces(through: points) {
      switch piece {
      case .line(let end): path.addLine(to: end)
      case .cubic(let control1, let control2, let end): path.addCurve(to: end, control1: control1, control2: control2)
      }
    }
  }

  /// Steffen's monotone cubic ("A simple method for monotonic interpolation in one dimension", 1990): the slope at a
  /// point is that of the parabola through it and its neighbours, limited to twice the smaller neighbouring slope.
  private static func monotonePieces(_ points: [CGPoint]) -> [Piece] {
    let count = points.count
    guard count > 2 else { return points.dropFirst().map { .line($0) } }
    func secant(_ i: Int) -> CGFloat {
      let dx = points[i + 1].x - points[i].x
      return dx == 0 ? 0 : (points[i + 1].y - points[i].y) / dx
    }
    var slopes = [CGFloat](repeating: 0, count: count)
    for i in 1..<(count - 1) {
      let (h0, h1) = (points[i].x - points[i - 1].x, points[i + 1].x - points[i].x)
      let (s0, s1) = (secant(i - 1), secant(i))
      guard h0 + h1 != 0 else { continue }
      let p = (s0 * h1 + s1 * h0) / (h0 + h1)
      let sign: CGFloat = (s0 < 0 ? -1 : 1) + (s1 < 0 ? -1 : 1)
      slopes[i] = sign * min(abs(s0), abs(s1), 0.5 * abs(p))
    }
    // At the ends, the slope that makes the second derivative of the parabola there nought.
    slopes[0] = (3 * secant(0) - slopes[1]) / 2
    slopes[count - 1] = (3 * secant(count - 2) - slopes[count - 2]) / 2
    return (1..<count).map { i in
      let (a, b) = (points[i - 1], points[i])
      let third = (b.x - a.x) / 3
      return .cubic(
        CGPoint(x: a.x + third, y: a.y + third * slopes[i - 1]), CGPoint(x: b.x - third, y: b.y - third * slopes[i]),
        b)
    }
  }

  /// Hermite cubics whose tangents are parallel to the chord between the neighbours.
  private static func cardinalPieces(_ points: [CGPoint], tension: CGFloat) -> [Piece] {
    guard points.count > 2 else { return points.dropFirst().map { .line($0) } }
    let k = (1 - tension) / 6
    let last = points.count - 1
    return (1...last).map { i in
      let (before, a, b) = (points[max(i - 2, 0)], points[i - 1], points[i])
      let after = points[min(i + 1, last)]
      let start = i == 1 ? a : CGPoint(x: a.x + k * (b.x - before.x), y: a.y + k * (b.y - before.y))
      let end = i == last ? b : CGPoint(x: b.x - k * (after.x - a.x), y: b.y - k * (after.y - a.y))
      return .cubic(start, end, b)
    }
  }

  /// Catmull-Rom with knots at distances to the power of alpha (Yuksel, Schaefer, Keyser: "Parameterization and
  /// applications of Catmull-Rom curves", 2011), as Bézier cubics.
  private static func catmullRomPieces(_ points: [CGPoint], alpha: CGFloat) -> [Piece] {
    guard points.count > 2 else { return points.dropFirst().map { .line($0) } }
    guard alpha > 0 else { return cardinalPieces(points, tension: 0) }
    let last = points.count - 1
    func distance(_ a: CGPoint, _ b: CGPoint) -> (CGFloat, CGFloat) {
      let squared = (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)
      return (pow(squared, alpha / 2), pow(squared, alpha))
    }
    return (1...last).map { i in
      let (before, a, b, after) = (points[max(i - 2, 0)], points[i - 1], points[i], points[min(i + 1, last)])
      let (l01, l01Squared) = distance(before, a)
      let (l12, l12Squared) = distance(a, b)
      let (l23, l23Squared) = distance(b, after)
      var (start, end) = (a, b)
      if l01 > 1e-12 {
        let n = 2 * l01Squared + 3 * l01 * l12 + l12Squared
        let d = 3 * l01 * (l01 + l12)
        start = CGPoint(
          x: (a.x * n - before.x * l12Squared + b.x * l01Squared) / d,
          y: (a.y * n - before.y * l12Squared + b.y * l01Squared) / d)
      }
      if l23 > 1e-12 {
        let n = 2 * l23Squared + 3 * l23 * l12 + l12Squared
        let d = 3 * l23 * (l23 + l12)
        end = CGPoint(
          x: (b.x * n + a.x * l23Squared - after.x * l12Squared) / d,
          y: (b.y * n + a.y * l23Squared - after.y * l12Squared) / d)
      }
      return .cubic(start, end, b)
    }
  }
}
