// Animations as functions of time, and what they remember between frames.

import Foundation

/// A rule for how a value goes its way.
public protocol CustomAnimation: Hashable, Sendable {
  /// How much of the way `value` is gone at a time, in seconds from the start; nil when the animation is over.
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?
  nonisolated func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  /// Whether this animation takes over from one that still runs, rather than running beside it.
  nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// A value that an animation remembers between frames.
public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What an animation remembers between frames.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]
  public init() {}
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// What an animation sees of where it runs.
public struct AnimationContext<Value: VectorArithmetic> {
  public var state: AnimationState<Value>
  /// Whether the animation counts as over although it goes on.
  public var isLogicallyComplete: Bool
  public let environment: EnvironmentValues

  package init(
    state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
    self.environment = environment
  }

  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
  }
}

extension Animation {
  /// An animation by a rule of one's own.
  public init<A: CustomAnimation>(_ base: A) {
    self.init(curve: .custom(AnyCustomAnimation(base)))
  }

  public var base: any CustomAnimation {
    if modifications.isEmpty, case .custom(let custom) = curve { return custom.base }
    return SystemAnimation(animation: self)
  }

  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    if let points = curve.controlPoints {
      return timingCurve(points.x1, points.y1, points.x2, points.y2, duration: duration)
    }
    return Animation(curve: .unitCurve(curve, duration: duration))
  }
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(curve: .spring(duration: spring.duration, bounce: spring.bounce, blend: blendDuration))
  }
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
    Animation(
      curve: .physical(
        mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: initialVelocity))
  }

  /// Counts as over after a time, whatever still moves.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { modified(.completeAfter(duration)) }

  /// How much of the way `value` is gone at a time; nil when the animation is over.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    animate(value: value, time: time, initialVelocity: .zero, context: &context)
  }

  /// How much of the way is gone by a value that moves already when the animation begins, `initialVelocity` a second.
  /// Only springs take that on.
  package func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, initialVelocity: V, context: inout AnimationContext<V>
  ) -> V? {
    animate(
      value: value, time: time, initialVelocity: initialVelocity, context: &context,
      modifications: modifications[...])
  }

  /// Whether the animation takes over from what runs before it with its speed: a spring that lasts and begins at once.
  package var takesOverBySpeed: Bool {
    switch curve {
    case .default, .spring: break
    case .bezier, .unitCurve, .physical, .custom: return false
    }
    return modifications.allSatisfy {
      switch $0 {
      case .speed, .completeAfter: true
      case .delay(let delay): delay <= 0
      case .repeated: false
      }
    }
  }

  /// Whether the animation never ends.
  package var isEndless: Bool {
    modifications.contains { if case .repeated(nil, _) = $0 { true } else { false } }
  }

  private func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, initialVelocity: V, context: inout AnimationContext<V>,
    modifications: ArraySlice<Modification>
  ) -> V? {
    guard let last = modifications.last else {
      return curveValue(value: value, time: time, initialVelocity: initialVelocity, context: &context)
    }
    let inner = modifications.dropLast()
    switch last {
    case .delay(let delay):
      if time < delay { return .zero }
      return animate(
        value: value, time: time - delay, initialVelocity: initialVelocity, context: &context, modifications: inner)
    case .speed(let speed):
      let velocity = speed > 0 ? initialVelocity.scaled(by: 1 / speed) : .zero
      return animate(
        value: value, time: time * speed, initialVelocity: velocity, context: &context, modifications: inner)
    case .completeAfter(let duration):
      let result = animate(
        value: value, time: time, initialVelocity: initialVelocity, context: &context, modifications: inner)
      if time >= duration { context.isLogicallyComplete = true }
      return result
    case .repeated(let count, let autoreverses):
      let leg = duration(of: inner)
      guard leg > 0, leg.isFinite else { return count == nil ? value : nil }
      let number = (time / leg).rounded(.down)
      if let count, number >= Double(max(count, 1)) { return nil }
      let within = time - number * leg
      let isBackwards = autoreverses && Int(bounded: number) % 2 == 1
      // Every leg begins afresh.
      var fresh = AnimationContext<V>(environment: context.environment)
      let local = isBackwards ? leg - within : within
      return animate(value: value, time: local, initialVelocity: .zero, context: &fresh, modifications: inner) ?? value
    }
  }

  private func curveValue<V: VectorArithmetic>(
    value: V, time: TimeInterval, initialVelocity: V, context: inout AnimationContext<V>
  ) -> V? {
    switch curve {
    case .custom(let custom): return custom.base.animate(value: value, time: time, context: &context)
    case .bezier(let x1, let y1, let x2, let y2, let duration):
      guard time < duration else { return nil }
      let curve = UnitCurve.bezier(
        startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
      return value.scaled(by: curve.value(at: time / duration))
    case .unitCurve(let curve, let duration):
      guard time < duration else { return nil }
      return value.scaled(by: curve.value(at: time / duration))
    case .default, .spring, .physical:
      guard let (spring, ownVelocity, logicalDuration) = springParts else { return nil }
      if time >= logicalDuration { context.isLogicallyComplete = true }
      let start = value.scaled(by: ownVelocity) + initialVelocity
      let position = spring.value(target: value, initialVelocity: start, time: time)
      let velocity = spring.velocity(target: value, initialVelocity: start, time: time)
      return Self.isAtRest(spring, way: value, position: position, velocity: velocity) ? nil : position
    }
  }

  /// Whether a spring is so near to the end of its way and so slow that it rests.
  static func isAtRest<V: VectorArithmetic>(_ spring: Spring, way: V, position: V, velocity: V) -> Bool {
    let force = spring.force(target: way, position: position, velocity: velocity)
    return max(velocity.magnitudeSquared, force.magnitudeSquared) <= restThreshold
      && (way - position).magnitudeSquared <= restShare * restShare * way.magnitudeSquared
  }

  /// The spring of an animation that is nothing else, and how long it blends with what it takes over from.
  var plainSpring: (spring: Spring, blend: Double)? {
    guard modifications.isEmpty else { return nil }
    switch curve {
    case .default: return (Spring(), 0)
    case .spring(let duration, let bounce, let blend): return (Spring(duration: duration, bounce: bounce), blend)
    case .bezier, .unitCurve, .physical, .custom: return nil
    }
  }

  /// The square of the speed and of the force below which a spring rests, and the share of its way it may be short of.
  private static let restThreshold = 0.0036
  private static let restShare = 0.01

  /// The animation's spring, its speed at the start in ways a second, and when it counts as over.
  private var springParts: (spring: Spring, initialVelocity: Double, duration: Double)? {
    switch curve {
    case .default:
      let spring = Spring()
      return (spring, 0, spring.duration)
    case .spring(let duration, let bounce, _):
      let spring = Spring(duration: duration, bounce: bounce)
      return (spring, 0, spring.duration)
    case .physical(let mass, let stiffness, let damping, let velocity):
      let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
      return (spring, velocity, spring.settlingDuration)
    case .bezier, .unitCurve, .custom: return nil
    }
  }

  /// How long one leg takes, in seconds.
  private func duration(of modifications: ArraySlice<Modification>) -> Double {
    guard let last = modifications.last else {
      switch curve {
      case .bezier(_, _, _, _, let duration), .unitCurve(_, let duration): return duration
      case .custom: return .infinity
      case .default, .spring, .physical: return springParts?.spring.settlingDuration ?? 0
      }
    }
    let inner = duration(of: modifications.dropLast())
    switch last {
    case .delay(let delay): return inner + max(delay, 0)
    case .speed(let speed): return speed > 0 ? inner / speed : .infinity
    case .completeAfter: return inner
    case .repeated(let count, _): return count.map { inner * Double(max($0, 1)) } ?? .infinity
    }
  }

  /// How fast the value moves at a time, a second.
  public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    velocity(value: value, time: time, initialVelocity: .zero, context: context)
  }

  /// The same for a value that moves already when the animation begins.
  package func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, initialVelocity: V, context: AnimationContext<V>
  ) -> V? {
    if case .custom(let custom) = curve, modifications.isEmpty {
      return custom.base.velocity(value: value, time: time, context: context)
    }
    if modifications.isEmpty, let (spring, ownVelocity, _) = springParts {
      return spring.velocity(
        target: value, initialVelocity: value.scaled(by: ownVelocity) + initialVelocity, time: time)
    }
    // A short step on either side.
    let step = 1e-4
    var before = context
    var after = context
    guard
      let a = animate(
        value: value, time: max(time - step, 0), initialVelocity: initialVelocity, context: &before),
      let b = animate(value: value, time: time + step, initialVelocity: initialVelocity, context: &after)
    else { return nil }
    return (b - a).scaled(by: 1 / (time + step - max(time - step, 0)))
  }

  /// Springs that last take over the value and velocity of what ran before; other animations run beside it.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    switch curve {
    case .custom(let custom):
      return custom.base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    case .default, .spring: return true
    case .bezier, .unitCurve, .physical: return false
    }
  }
}

/// An animation of the system's as a rule.
private struct SystemAnimation: CustomAnimation {
  let animation: Animation
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    animation.animate(value: value, time: time, context: &context)
  }
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    animation.velocity(value: value, time: time, context: context)
  }
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    animation.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

/// A rule of any type, compared by value.
package struct AnyCustomAnimation: Hashable, Sendable {
  package let base: any CustomAnimation
  init(_ base: any CustomAnimation) { self.base = base }

  package static func == (a: AnyCustomAnimation, b: AnyCustomAnimation) -> Bool {
    AnyHashable(a.base) == AnyHashable(b.base)
  }
  package func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}
