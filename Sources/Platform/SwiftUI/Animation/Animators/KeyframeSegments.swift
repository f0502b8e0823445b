// The kinds of keyframes, and the curves between them.

import Foundation

/// A stretch of a track: from where the last one ended to a value, in a time.
package struct KeyframeSegment<Value: Animatable> {
  package enum Kind {
    case move
    case linear(UnitCurve)
    case spring(Spring, startVelocity: Value?)
    case cubic(startVelocity: Value?, endVelocity: Value?)
  }

  package var target: Value
  package var duration: TimeInterval
  package var kind: Kind
}

/// The stretches of one track.
public struct _KeyframeTrackPlan<Value: Animatable> {
  package var segments: [KeyframeSegment<Value>] = []
}

/// Keyframes of one property, one after another.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Body.Value
  associatedtype Body: KeyframeTrackContent
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// Adds the keyframes to a track.
  func _append(to plan: inout _KeyframeTrackPlan<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  public func _append(to plan: inout _KeyframeTrackPlan<Value>) { body._append(to: &plan) }
}

extension Never: KeyframeTrackContent {
  public func _append(to plan: inout _KeyframeTrackPlan<Never>) {}
}

extension Never: Animatable {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension KeyframeTrackContent where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Jumps to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  private let segment: KeyframeSegment<Value>
  public func _append(to plan: inout _KeyframeTrackPlan<Value>) { plan.segments.append(segment) }
  public init(_ to: Value) { segment = KeyframeSegment(target: to, duration: 0, kind: .move) }
}

/// Goes straight to a value.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  private let segment: KeyframeSegment<Value>
  public func _append(to plan: inout _KeyframeTrackPlan<Value>) { plan.segments.append(segment) }
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    segment = KeyframeSegment(target: to, duration: duration, kind: .linear(timingCurve))
  }
}

/// Goes to a value as a spring does. Without a duration it takes as long as the spring needs to settle.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  private let segment: KeyframeSegment<Value>
  public func _append(to plan: inout _KeyframeTrackPlan<Value>) { plan.segments.append(segment) }
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    segment = KeyframeSegment(
      target: to, duration: duration ?? spring.settlingDuration, kind: .spring(spring, startVelocity: startVelocity))
  }
}

/// Goes to a value on a smooth curve through its neighbours.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  private let segment: KeyframeSegment<Value>
  public func _append(to plan: inout _KeyframeTrackPlan<Value>) { plan.segments.append(segment) }
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    segment = KeyframeSegment(
      target: to, duration: duration, kind: .cubic(startVelocity: startVelocity, endVelocity: endVelocity))
  }
}

extension _KeyframeTrackPlan {
  package var duration: TimeInterval { segments.reduce(0) { $0 + max($1.duration, 0) } }

  /// The value at a time from the track's start.
  package func value(at time: Double, from initial: Value) -> Value {
    var start = initial.animatableData
    var velocity = Value.AnimatableData.zero
    var clock = 0.0
    for (index, segment) in segments.enumerated() {
      let duration = max(segment.duration, 0)
      if time < clock + duration {
        var result = initial
        result.animatableData = position(index, from: start, velocity: velocity, at: time - clock)
        return result
      }
      velocity = speed(index, from: start, velocity: velocity, at: duration)
      start =
        switch segment.kind {
        case .spring: position(index, from: start, velocity: velocity, at: duration)
        default: segment.target.animatableData
        }
      if case .spring = segment.kind { start = segment.target.animatableData }
      clock += duration
    }
    var result = initial
    if let last = segments.last { result.animatableData = last.target.animatableData }
    return result
  }

  /// Where a stretch is at a time from its own start.
  private func position(
    _ index: Int, from start: Value.AnimatableData, velocity: Value.AnimatableData, at time: Double
  ) -> Value.AnimatableData {
    let segment = segments[index]
    let target = segment.target.animatableData
    switch segment.kind {
    case .move: return target
    case .linear(let curve):
      return start + (target - start).scaled(by: curve.value(at: time / segment.duration))
    case .spring(let spring, let startVelocity):
      let first = startVelocity?.animatableData ?? velocity
      return start + spring.value(target: target - start, initialVelocity: first, time: time)
    case .cubic:
      let (v0, v1) = cubicVelocities(index, from: start, incoming: velocity)
      let d = segment.duration
      let u = time / d
      let (u2, u3) = (u * u, u * u * u)
      return start.scaled(by: 2 * u3 - 3 * u2 + 1) + v0.scaled(by: d * (u3 - 2 * u2 + u))
        + target.scaled(by: 3 * u2 - 2 * u3) + v1.scaled(by: d * (u3 - u2))
    }
  }

  /// How fast a stretch goes at a time from its own start, a second.
  private func speed(
    _ index: Int, from start: Value.AnimatableData, velocity: Value.AnimatableData, at time: Double
  ) -> Value.AnimatableData {
    let segment = segments[index]
    let way = segment.target.animatableData - start
    switch segment.kind {
    case .move: return .zero
    case .linear(let curve):
      let speed = curve.velocity(at: time / segment.duration)
      return speed.isFinite && segment.duration > 0 ? way.scaled(by: speed / segment.duration) : .zero
    case .spring(let spring, let startVelocity):
      return spring.velocity(target: way, initialVelocity: startVelocity?.animatableData ?? velocity, time: time)
    case .cubic: return cubicVelocities(index, from: start, incoming: velocity).end
    }
  }

  /// The speeds at the ends of a cubic stretch: those given, else those of a Catmull-Rom curve through the neighbours.
  private func cubicVelocities(
    _ index: Int, from start: Value.AnimatableData, incoming: Value.AnimatableData
  ) -> (start: Value.AnimatableData, end: Value.AnimatableData) {
    let segment = segments[index]
    guard case .cubic(let givenStart, let givenEnd) = segment.kind else { return (.zero, .zero) }
    let end: Value.AnimatableData
    if let givenEnd {
      end = givenEnd.animatableData
    } else if index + 1 < segments.count, case .cubic(let nextStart, _) = segments[index + 1].kind {
      let next = segments[index + 1]
      let seconds = segment.duration + next.duration
      end =
        nextStart?.animatableData
        ?? (seconds > 0 ? (next.target.animatableData - start).scaled(by: 1 / seconds) : .zero)
    } else {
      end = .zero
    }
    return (givenStart?.animatableData ?? incoming, end)
  }
}

/// Builds the keyframes of one track.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// One of two series of keyframes.
  public struct Conditional<ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent>:
    KeyframeTrackContent
  where ConditionalValue == First.Value, First.Value == Second.Value {
    public typealias Value = ConditionalValue
    public typealias Body = Never
    package let append: (inout _KeyframeTrackPlan<ConditionalValue>) -> Void
    public func _append(to plan: inout _KeyframeTrackPlan<ConditionalValue>) { append(&plan) }
  }

  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where Value == K.Value {
    expression
  }
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSeries<Value> { plan in for component in components { component._append(to: &plan) } }
  }
  public static func buildBlock() -> some KeyframeTrackContent<Value> { KeyframeSeries<Value> { _ in } }
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where Value == K.Value { first }
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSeries<Value> { plan in
      accumulated._append(to: &plan)
      next._append(to: &plan)
    }
  }
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> Conditional<Value, First, Second> where Value == First.Value, First.Value == Second.Value {
    Conditional { component._append(to: &$0) }
  }
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> Conditional<Value, First, Second> where Value == First.Value, First.Value == Second.Value {
    Conditional { component._append(to: &$0) }
  }
}

/// Keyframes one after another.
struct KeyframeSeries<Value: Animatable>: KeyframeTrackContent {
  typealias Body = Never
  let append: (inout _KeyframeTrackPlan<Value>) -> Void
  func _append(to plan: inout _KeyframeTrackPlan<Value>) { append(&plan) }
}
