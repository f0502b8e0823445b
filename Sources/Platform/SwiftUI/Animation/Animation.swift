// How a value goes from the old to the new over time.

/// How a value goes from the old to the new over time.
public struct Animation: Equatable, Hashable, Sendable {
  package enum Curve: Hashable, Sendable {
    case `default`
    /// A cubic Bézier from (0,0) to (1,1) with two control points.
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double, duration: Double)
    /// A persistent spring: seconds, bounce, seconds of blending.
    case spring(duration: Double, bounce: Double, blend: Double)
    /// Another curve between the ends.
    case unitCurve(UnitCurve, duration: Double)
    /// A spring by its physics, with its own start from rest.
    case physical(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
    /// A rule of somebody else's.
    case custom(AnyCustomAnimation)
  }

  package indirect enum Modification: Hashable, Sendable {
    case delay(Double)
    case speed(Double)
    case repeated(count: Int?, autoreverses: Bool)
    case completeAfter(Double)
  }

  package var curve: Curve
  package var modifications: [Modification] = []

  package init(curve: Curve) { self.curve = curve }

  package func modified(_ modification: Modification) -> Animation {
    var copy = self
    copy.modifications.append(modification)
    return copy
  }

  public static let `default` = Animation(curve: .default)

  /// - Parameter delay: Seconds before the animation starts.
  public func delay(_ delay: TimeInterval) -> Animation { modified(.delay(delay)) }
  public func speed(_ speed: Double) -> Animation { modified(.speed(speed)) }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    modified(.repeated(count: repeatCount, autoreverses: autoreverses))
  }
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    modified(.repeated(count: nil, autoreverses: autoreverses))
  }
}

extension Animation {
  /// Apple's duration where none is given, in seconds.
  private static let standardDuration: TimeInterval = 0.35

  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(curve: .bezier(x1: p1x, y1: p1y, x2: p2x, y2: p2y, duration: duration))
  }
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }
  public static var easeInOut: Animation { easeInOut(duration: standardDuration) }
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(0.42, 0, 1, 1, duration: duration) }
  public static var easeIn: Animation { easeIn(duration: standardDuration) }
  public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(0, 0, 0.58, 1, duration: duration) }
  public static var easeOut: Animation { easeOut(duration: standardDuration) }
  public static func linear(duration: TimeInterval) -> Animation { timingCurve(0, 0, 1, 1, duration: duration) }
  public static var linear: Animation { linear(duration: standardDuration) }

  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      curve: .spring(duration: response, bounce: bounce(dampingFraction: dampingFraction), blend: blendDuration))
  }
  @_disfavoredOverload
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    Animation(curve: .spring(duration: duration, bounce: bounce, blend: blendDuration))
  }
  public static var spring: Animation { spring(duration: 0.5, bounce: 0) }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }
  @_disfavoredOverload
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(curve: .spring(duration: duration, bounce: 0.15 + extraBounce, blend: blendDuration))
  }
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15, extraBounce: 0) }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation(curve: .spring(duration: duration, bounce: extraBounce, blend: 0))
  }
  public static var smooth: Animation { smooth() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation(curve: .spring(duration: duration, bounce: 0.15 + extraBounce, blend: 0))
  }
  public static var snappy: Animation { snappy() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation(curve: .spring(duration: duration, bounce: 0.3 + extraBounce, blend: 0))
  }
  public static var bouncy: Animation { bouncy() }

  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(
      curve: .physical(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
  }
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    let frequency = 2 * Double.pi / max(duration, 0.001)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    return Animation(
      curve: .physical(
        mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: initialVelocity))
  }
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5, bounce: 0) }

  private static func bounce(dampingFraction: Double) -> Double {
    dampingFraction <= 1 ? 1 - dampingFraction : 1 / dampingFraction - 1
  }
}
