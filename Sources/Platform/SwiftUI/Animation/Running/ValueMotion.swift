// A value on its way to a target: what all animations that still run leave of their ways, added up.

/// A value that moves.
///
/// Every change that is animated adds a leg. What is shown is the target less what every leg has still to go, so a
/// second change while the first runs bends the path instead of breaking it. A spring that lasts takes over from what
/// ran before, with the speed that the value had.
///
/// What is shown at a time follows from the changes and the time alone, however many frames lie in between.
@MainActor
package struct ValueMotion<V: VectorArithmetic> {
  private struct Leg {
    let animation: Animation
    /// Seconds since the stage's start.
    let start: Double
    let way: V
    /// How fast the value moved when the leg began, a second.
    let velocity: V
    var context: AnimationContext<V>
    var ticket: AnimationTicket?
    /// The spring that this leg's spring grows out of, and for how long.
    var blending: SpringBlending?

    /// What is left of the way; nil when the animation is over.
    func rest(at time: Double, context: inout AnimationContext<V>) -> V? {
      if let blending {
        if time - start >= blending.to.duration { context.isLogicallyComplete = true }
        return blending.rest(of: way, velocity, at: max(time - start, 0))
      }
      guard
        let gone = animation.animate(
          value: way, time: max(time - start, 0), initialVelocity: velocity, context: &context)
      else { return nil }
      return way - gone
    }

    func speed(at time: Double) -> V {
      if let blending { return blending.state(of: way, velocity, at: max(time - start, 0)).velocity }
      return ownSpeed(at: time)
    }

    private func ownSpeed(at time: Double) -> V {
      animation.velocity(value: way, time: max(time - start, 0), initialVelocity: velocity, context: context) ?? .zero
    }
  }

  package private(set) var target: V
  private var legs: [Leg] = []
  private var trace = VelocityTrace<V>()

  package init(_ value: V) { target = value }

  package var isMoving: Bool { !legs.isEmpty }

  /// What is to be seen at a time.
  package func value(at time: Double) -> V {
    var value = target
    for leg in legs {
      var context = leg.context
      if let rest = leg.rest(at: time, context: &context) { value -= rest }
    }
    return value
  }

  /// How fast the value moves at a time, a second.
  package func velocity(at time: Double) -> V {
    var velocity = V.zero
    for leg in legs { velocity += leg.speed(at: time) }
    return velocity
  }

  /// Goes to another target.
  package mutating func go(
    to new: V, with animation: Animation, at time: Double, ticket: AnimationTicket? = nil,
    environment: EnvironmentValues
  ) {
    let traced = trace.velocity(at: time)
    trace.clear()
    if animation.takesOverBySpeed {
      let way = new - value(at: time)
      var velocity = velocity(at: time)
      if let traced { velocity += traced }
      let blending = SpringBlending(from: legs.last?.animation, to: animation)
      // Whoever waits for the animations that end here waits for the one that takes over.
      for leg in legs { ticket?.inherit(leg.ticket) }
      legs = [
        Leg(
          animation: animation, start: time, way: way, velocity: velocity,
          context: AnimationContext(environment: environment), ticket: ticket, blending: blending)
      ]
    } else if let merged = merging(animation, way: new - target, at: time) {
      ticket?.inherit(legs[legs.count - 1].ticket)
      legs[legs.count - 1] = Leg(
        animation: animation, start: merged.start, way: merged.way, velocity: merged.velocity,
        context: merged.context, ticket: ticket)
    } else {
      // Endless animations end where they are.
      var way = new - target
      for leg in legs where leg.animation.isEndless {
        var context = leg.context
        if let rest = leg.rest(at: time, context: &context) { way += rest }
      }
      legs.removeAll { $0.animation.isEndless }
      legs.append(
        Leg(
          animation: animation, start: time, way: way, velocity: .zero,
          context: AnimationContext(environment: environment), ticket: ticket))
    }
    target = new
  }

  /// The last leg with a new way, if an animation of somebody's own says that it takes over.
  private func merging(
    _ animation: Animation, way: V, at time: Double
  ) -> (start: Double, way: V, velocity: V, context: AnimationContext<V>)? {
    guard let last = legs.last else { return nil }
    var context = last.context
    let isMerging = animation.shouldMerge(
      previous: last.animation, value: last.way, time: time - last.start, context: &context)
    return isMerging ? (last.start, last.way + way, last.velocity, context) : nil
  }

  /// Is at a value from now on.
  ///
  /// - Parameter tracksVelocity: Whether the change is one of a drag, whose speed an animation after it takes on.
  package mutating func jump(to new: V, at time: Double, tracksVelocity: Bool = false) {
    if tracksVelocity { trace.note(new, at: time) }
    legs = []
    target = new
  }

  /// Has another target, without a change of how far it is to it.
  package mutating func shift(to new: V) { target = new }

  /// Lets go of animations that are over.
  package mutating func settle(at time: Double) {
    var index = 0
    while index < legs.count {
      let isOver = legs[index].rest(at: time, context: &legs[index].context) == nil
      if isOver {
        legs.remove(at: index)
      } else {
        if legs[index].context.isLogicallyComplete { legs[index].ticket?.completeLogically() }
        index += 1
      }
    }
  }
}

/// The last places of a value that somebody drags.
struct VelocityTrace<V: VectorArithmetic> {
  private var samples: [(time: Double, value: V)] = []

  /// A drag that has rested for longer than this, in seconds, has no speed.
  private static var memory: Double { 0.1 }
  /// What the older of two speeds counts.
  private static var olderShare: Double { 0.75 }

  mutating func note(_ value: V, at time: Double) {
    if let last = samples.last, last.time == time { samples.removeLast() }
    samples.append((time, value))
    if samples.count > 3 { samples.removeFirst() }
  }

  mutating func clear() { samples = [] }

  /// The speed at the end, a second.
  func velocity(at time: Double) -> V? {
    guard let last = samples.last, samples.count >= 2, time - last.time <= Self.memory else { return nil }
    var speeds: [V] = []
    for (a, b) in zip(samples, samples.dropFirst()) {
      speeds.append((b.value - a.value).scaled(by: 1 / (b.time - a.time)))
    }
    guard speeds.count == 2 else { return speeds[0] }
    return speeds[0].scaled(by: Self.olderShare) + speeds[1].scaled(by: 1 - Self.olderShare)
  }
}

/// A spring that takes over from another and becomes itself little by little.
struct SpringBlending {
  let from: Spring
  let to: Spring
  /// How long it takes, in seconds.
  let duration: Double

  /// The steps that a spring which changes is reckoned in, in seconds.
  private static let step = 1.0 / 300

  /// nil where there is nothing to blend.
  init?(from old: Animation?, to new: Animation) {
    guard let (to, blend) = new.plainSpring, blend > 0, let (from, _) = old?.plainSpring else { return nil }
    self.from = from
    self.to = to
    duration = blend
  }

  private func spring(at time: Double) -> Spring {
    let share = min(time / duration, 1)
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return Spring(duration: mix(from.duration, to.duration), bounce: mix(from.bounce, to.bounce))
  }

  /// How much of a way is gone at a time, and how fast.
  func state<V: VectorArithmetic>(of way: V, _ initialVelocity: V, at time: Double) -> (position: V, velocity: V) {
    var position = V.zero
    var velocity = initialVelocity
    var now = 0.0
    while now < min(time, duration) {
      let length = min(Self.step, time - now, duration - now)
      guard length > 1e-12 else { break }
      spring(at: now + length / 2).update(value: &position, velocity: &velocity, target: way, deltaTime: length)
      now += length
    }
    if time > duration { to.update(value: &position, velocity: &velocity, target: way, deltaTime: time - duration) }
    return (position, velocity)
  }

  /// What is left of a way at a time; nil when the spring rests.
  func rest<V: VectorArithmetic>(of way: V, _ initialVelocity: V, at time: Double) -> V? {
    let (position, velocity) = state(of: way, initialVelocity, at: time)
    let isOver = time >= duration && Animation.isAtRest(to, way: way, position: position, velocity: velocity)
    return isOver ? nil : way - position
  }
}
