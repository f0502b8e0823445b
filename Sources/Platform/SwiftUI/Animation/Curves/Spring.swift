// Springs, solved exactly: value, velocity and force at any time.

import Foundation

/// A mass on a damped spring.
///
/// The damping ratio z is 1 - bounce, or 1 / (1 + bounce) where bounce is negative; the angular frequency w is 2π over
/// the duration. Mass 1, stiffness w², damping 2zw.
public struct Spring: Hashable, Sendable {
  package var angularFrequency: Double
  package var dampingRatioValue: Double
  private var massValue = 1.0

  private init(angularFrequency: Double, dampingRatio: Double, mass: Double = 1) {
    self.angularFrequency = angularFrequency
    dampingRatioValue = dampingRatio
    massValue = mass
  }

  /// A duration that is not positive would be an infinite frequency, in seconds.
  private static let shortestDuration = 0.001

  /// - Parameters:
  ///   - duration: Seconds that the motion seems to take.
  ///   - bounce: 0 for none, up to 1; negative for a slower settling.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.init(
      angularFrequency: 2 * .pi / max(duration, Self.shortestDuration), dampingRatio: Self.dampingRatio(bounce: bounce))
  }

  public init(response: Double, dampingRatio: Double) {
    self.init(
      angularFrequency: 2 * .pi / max(response, Self.shortestDuration), dampingRatio: max(dampingRatio, 0))
  }

  /// A spring by its physics. Overdamped ones are taken as critically damped unless allowed.
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let mass = max(mass, .ulpOfOne)
    let frequency = (max(stiffness, .ulpOfOne) / mass).squareRoot()
    let ratio = max(damping, 0) / (2 * mass * frequency)
    self.init(angularFrequency: frequency, dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
  }

  /// A spring that comes within a share of its way of the target in a time.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // The time to settle is inversely proportional to the frequency: measure at frequency 1, then scale.
    let unit = Spring(angularFrequency: 1, dampingRatio: max(dampingRatio, 0.01))
    let time = unit.settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: epsilon)
    self.init(
      angularFrequency: time / max(settlingDuration, Self.shortestDuration), dampingRatio: unit.dampingRatioValue)
  }

  static func dampingRatio(bounce: Double) -> Double {
    bounce >= 0 ? max(1 - bounce, 0) : 1 / max(1 + bounce, 0.001)
  }

  public var duration: TimeInterval { 2 * .pi / angularFrequency }
  public var response: Double { duration }
  public var dampingRatio: Double { dampingRatioValue }
  public var bounce: Double { dampingRatioValue <= 1 ? 1 - dampingRatioValue : 1 / dampingRatioValue - 1 }
  public var mass: Double { massValue }
  public var stiffness: Double { massValue * angularFrequency * angularFrequency }
  public var damping: Double { 2 * massValue * dampingRatioValue * angularFrequency }

  public static var smooth: Spring { smooth() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static var snappy: Spring { snappy() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static var bouncy: Spring { bouncy() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Spring {
  /// How the distance to the target at a time follows from that at the start, and from the velocity at the start; and
  /// the same for the velocity.
  private struct Response {
    var distanceByDistance = 0.0
    var distanceByVelocity = 0.0
    var velocityByDistance = 0.0
    var velocityByVelocity = 0.0
  }

  private func response(at time: Double) -> Response {
    let w = angularFrequency
    let z = dampingRatioValue
    let t = max(time, 0)
    var answer = Response()
    if abs(z - 1) < 1e-9 {
      let decay = exp(-w * t)
      answer.distanceByDistance = decay * (1 + w * t)
      answer.distanceByVelocity = decay * t
      answer.velocityByDistance = -decay * w * w * t
      answer.velocityByVelocity = decay * (1 - w * t)
    } else if z < 1 {
      let v = w * (1 - z * z).squareRoot()
      let decay = exp(-z * w * t)
      let (sine, cosine) = (sin(v * t), cos(v * t))
      answer.distanceByDistance = decay * (cosine + z * w / v * sine)
      answer.distanceByVelocity = decay * sine / v
      answer.velocityByDistance = -decay * w * w / v * sine
      answer.velocityByVelocity = decay * (cosine - z * w / v * sine)
    } else {
      let root = w * (z * z - 1).squareRoot()
      let (slow, fast) = (-z * w + root, -z * w - root)
      let (a, b) = (exp(slow * t), exp(fast * t))
      let span = slow - fast
      answer.distanceByDistance = (slow * b - fast * a) / span
      answer.distanceByVelocity = (a - b) / span
      answer.velocityByDistance = slow * fast * (b - a) / span
      answer.velocityByVelocity = (slow * a - fast * b) / span
    }
    return answer
  }

  /// Where a value that starts at zero is on its way to a target.
  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let response = response(at: time)
    return target.scaled(by: 1 - response.distanceByDistance)
      + initialVelocity.scaled(by: response.distanceByVelocity)
  }

  /// How fast a value that starts at zero moves on its way to a target, a second.
  public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
    let response = response(at: time)
    return target.scaled(by: -response.velocityByDistance) + initialVelocity.scaled(by: response.velocityByVelocity)
  }

  /// What pulls a value at a position with a velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Moves a value and its velocity on by a time.
  public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval) {
    let response = response(at: deltaTime)
    let distance = target - value
    let oldVelocity = velocity
    value =
      target - distance.scaled(by: response.distanceByDistance)
      + oldVelocity.scaled(by: response.distanceByVelocity)
    velocity =
      oldVelocity.scaled(by: response.velocityByVelocity) - distance.scaled(by: response.velocityByDistance)
  }

  /// The time after which a value that starts at zero stays within `epsilon` of its target.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    guard dampingRatioValue > 0, epsilon > 0 else { return .infinity }
    // The envelope of the motion falls as the slowest decay; step back from where it is certainly within reach.
    let z = dampingRatioValue
    let decay = angularFrequency * (z <= 1 ? z : z - (z * z - 1).squareRoot())
    let size = max(target.magnitudeSquared.squareRoot(), 1e-9) + initialVelocity.magnitudeSquared.squareRoot() / decay
    guard size > epsilon else { return 0 }
    let horizon = (log(size / epsilon) + 4) / decay * 1.5
    let steps = 4096
    for step in stride(from: steps, through: 1, by: -1) {
      let time = horizon * Double(step) / Double(steps)
      let rest = value(target: target, initialVelocity: initialVelocity, time: time) - target
      if rest.magnitudeSquared > epsilon * epsilon { return horizon * Double(step + 1) / Double(steps) }
    }
    return 0
  }

  /// The time after which a value that goes from 0 to 1 stays within a thousandth.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, initialVelocity: 0.0, epsilon: 0.001) }
}

extension Spring {
  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = toValue
    let way = toValue.animatableData - fromValue.animatableData
    result.animatableData =
      fromValue.animatableData + value(target: way, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }
  public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    var result = toValue
    let way = toValue.animatableData - fromValue.animatableData
    result.animatableData = velocity(target: way, initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = toValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
    return result
  }
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
      epsilon: epsilon)
  }
}
