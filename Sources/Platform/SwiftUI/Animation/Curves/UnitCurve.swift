// Curves from (0,0) to (1,1): how progress follows time.

/// A function from 0...1 to progress, which begins at 0 and ends at 1.
public struct UnitCurve: Hashable, Sendable {
  private enum Shape: Hashable, Sendable {
    case linear
    case circularIn
    case circularOut
    case circularInOut
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
  }

  private var shape: Shape
  /// Whether x and y are exchanged.
  private var isInverse = false

  private init(_ shape: Shape) { self.shape = shape }

  /// A cubic Bézier curve with two control points, whose x are kept within 0...1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      .bezier(
        x1: min(max(Double(startControlPoint.x), 0), 1), y1: Double(startControlPoint.y),
        x2: min(max(Double(endControlPoint.x), 0), 1), y2: Double(endControlPoint.y)))
  }

  public static let linear = UnitCurve(.linear)
  public static let easeIn = UnitCurve(.bezier(x1: 0.42, y1: 0, x2: 1, y2: 1))
  public static let easeOut = UnitCurve(.bezier(x1: 0, y1: 0, x2: 0.58, y2: 1))
  public static let easeInOut = UnitCurve(.bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
  public static let easeInEaseOut = easeInOut
  public static let circularEaseIn = UnitCurve(.circularIn)
  public static let circularEaseOut = UnitCurve(.circularOut)
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  /// The curve with time and progress exchanged.
  public var inverse: UnitCurve {
    var copy = self
    copy.isInverse.toggle()
    return copy
  }

  /// The control points, for curves that are Bézier curves.
  package var controlPoints: (x1: Double, y1: Double, x2: Double, y2: Double)? {
    guard !isInverse else { return nil }
    switch shape {
    case .linear: return (0, 0, 1, 1)
    case .bezier(let x1, let y1, let x2, let y2): return (x1, y1, x2, y2)
    case .circularIn, .circularOut, .circularInOut: return nil
    }
  }

  /// Progress at a share of the time; before 0 and after 1 as at the end.
  public func value(at progress: Double) -> Double {
    let t = min(max(progress, 0), 1)
    return isInverse ? inverted(t) : forward(t)
  }

  /// How fast progress grows at a share of the time.
  public func velocity(at progress: Double) -> Double {
    let t = min(max(progress, 0), 1)
    guard isInverse else { return slope(t) }
    let slope = slope(inverted(t))
    return slope == 0 ? .infinity : 1 / slope
  }

  private func forward(_ t: Double) -> Double {
    switch shape {
    case .linear: t
    case .circularIn: 1 - (1 - t * t).squareRoot()
    case .circularOut: (1 - (1 - t) * (1 - t)).squareRoot()
    case .circularInOut:
      t < 0.5 ? (1 - (1 - 4 * t * t).squareRoot()) / 2 : ((1 - 4 * (1 - t) * (1 - t)).squareRoot() + 1) / 2
    case .bezier(let x1, let y1, let x2, let y2): Self.point(Self.parameter(at: t, x1, x2), y1, y2)
    }
  }

  private func slope(_ t: Double) -> Double {
    switch shape {
    case .linear: return 1
    case .bezier(let x1, let y1, let x2, let y2):
      let u = Self.parameter(at: t, x1, x2)
      let dx = Self.derivative(u, x1, x2)
      let dy = Self.derivative(u, y1, y2)
      return dx == 0 ? (dy == 0 ? 0 : .infinity) : dy / dx
    case .circularIn: return t / (1 - t * t).squareRoot()
    case .circularOut:
      let rest = 1 - t
      return rest / (1 - rest * rest).squareRoot()
    case .circularInOut:
      let distance = t < 0.5 ? t : 1 - t
      return 2 * distance / (1 - 4 * distance * distance).squareRoot()
    }
  }

  /// The time at which progress is first at a value, by halving: curves that overshoot are not monotonous.
  private func inverted(_ value: Double) -> Double {
    if value <= 0 { return 0 }
    if value >= 1 { return 1 }
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if forward(middle) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// One coordinate of a Bézier curve from 0 to 1 with control values a and b.
  private static func point(_ u: Double, _ a: Double, _ b: Double) -> Double {
    let v = 1 - u
    return 3 * v * v * u * a + 3 * v * u * u * b + u * u * u
  }

  private static func derivative(_ u: Double, _ a: Double, _ b: Double) -> Double {
    let v = 1 - u
    return 3 * v * v * a + 6 * v * u * (b - a) + 3 * u * u * (1 - b)
  }

  /// The parameter at which the curve's x is t: Newton's method, and halving where that leaves the interval.
  private static func parameter(at t: Double, _ x1: Double, _ x2: Double) -> Double {
    if t <= 0 { return 0 }
    if t >= 1 { return 1 }
    var low = 0.0
    var high = 1.0
    var u = t
    for _ in 0..<64 {
      let error = point(u, x1, x2) - t
      if abs(error) < 1e-12 { break }
      if error > 0 { high = u } else { low = u }
      let slope = derivative(u, x1, x2)
      let next = slope > 1e-9 ? u - error / slope : .infinity
      u = next > low && next < high ? next : (low + high) / 2
    }
    return u
  }
}
