// Springs and curves against the values that iOS gives.

import Foundation
import Testing

@testable import SwiftUI

struct SpringTests {
  @Test(
    "springs from rest follow the exact solution",
    arguments: [
      (Spring.smooth, [0.3577, 0.7154, 0.8900, 0.9605, 0.9864, 0.9992]),
      (Spring.snappy, [0.3881, 0.7864, 0.9564, 1.0016, 1.0060, 1.0004]),
      (Spring.bouncy, [0.4233, 0.8737, 1.0339, 1.0393, 1.0145, 0.9982]),
    ])
  func values(spring: Spring, expected: [Double]) {
    for (time, value) in zip([0.1, 0.2, 0.3, 0.4, 0.5, 0.75], expected) {
      #expect(abs(spring.value(target: 1.0, time: time) - value) < 0.0001)
    }
  }

  @Test("physics follow from duration and bounce")
  func physics() {
    #expect(abs(Spring.smooth.stiffness - 157.91) < 0.01)
    #expect(abs(Spring.smooth.damping - 25.13) < 0.01)
    #expect(abs(Spring.snappy.damping - 21.36) < 0.01)
    #expect(abs(Spring.bouncy.damping - 17.59) < 0.01)
    let spring = Spring(mass: 1, stiffness: 157.91, damping: 17.59)
    #expect(abs(spring.bounce - 0.3) < 0.001)
    #expect(abs(spring.duration - 0.5) < 0.001)
  }

  @Test("velocity is the slope of the value, damped lightly, critically and heavily", arguments: [0.4, 0.0, -0.5])
  func velocity(bounce: Double) {
    let spring = Spring(duration: 0.6, bounce: bounce)
    for time in [0.05, 0.2, 0.5] {
      let step = 1e-5
      let slope =
        (spring.value(target: 2.0, initialVelocity: 3.0, time: time + step)
          - spring.value(target: 2.0, initialVelocity: 3.0, time: time - step)) / (2 * step)
      #expect(abs(spring.velocity(target: 2.0, initialVelocity: 3.0, time: time) - slope) < 1e-4)
    }
  }

  @Test("many small steps arrive where one long one does")
  func steps() {
    let spring = Spring.bouncy
    var value = 0.0
    var velocity = 0.0
    for _ in 0..<30 { spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.01) }
    #expect(abs(value - spring.value(target: 1.0, time: 0.3)) < 1e-9)
    #expect(abs(velocity - spring.velocity(target: 1.0, time: 0.3)) < 1e-9)
  }

  @Test("a settled spring stays within the distance asked for")
  func settling() {
    for spring in [Spring.smooth, .snappy, .bouncy, Spring(duration: 0.5, bounce: -0.4)] {
      let time = spring.settlingDuration
      #expect(abs(spring.value(target: 1.0, time: time) - 1) <= 0.001)
      #expect(abs(spring.value(target: 1.0, time: time * 0.97) - 1) > 0.0005)
    }
    let made = Spring(settlingDuration: 2, dampingRatio: 0.7)
    #expect(abs(made.settlingDuration - 2) < 0.01)
  }
}

struct UnitCurveTests {
  @Test(
    "curves pass through iOS's values",
    arguments: [
      (UnitCurve.easeIn, [0.0935, 0.3154, 0.6219]), (.easeOut, [0.3781, 0.6846, 0.9065]),
      (.easeInOut, [0.1292, 0.5, 0.8708]), (.circularEaseIn, [0.032, 0.134, 0.339]),
      (.circularEaseOut, [0.661, 0.866, 0.968]), (.circularEaseInOut, [0.067, 0.5, 0.933]),
      (.linear, [0.25, 0.5, 0.75]),
    ])
  func values(curve: UnitCurve, expected: [Double]) {
    for (time, value) in zip([0.25, 0.5, 0.75], expected) {
      #expect(abs(curve.value(at: time) - value) < 0.0006)
      #expect(abs(curve.inverse.value(at: curve.value(at: time)) - time) < 1e-6)
    }
    #expect(curve.value(at: -1) == 0)
    #expect(curve.value(at: 2) == 1)
  }

  @Test("velocity is the curve's slope")
  func velocity() {
    for curve in [UnitCurve.easeIn, .easeInOut, .circularEaseIn, .circularEaseInOut] {
      let step = 1e-5
      let slope = (curve.value(at: 0.3 + step) - curve.value(at: 0.3 - step)) / (2 * step)
      #expect(abs(curve.velocity(at: 0.3) - slope) < 1e-4)
    }
  }
}

struct AnimationTests {
  private func value(_ animation: Animation, _ time: Double) -> Double? {
    var context = AnimationContext<Double>()
    return animation.animate(value: 1.0, time: time, context: &context)
  }

  @Test("delay, speed and repetition change the time of an animation")
  func modifiers() throws {
    #expect(value(.linear(duration: 1).delay(0.5), 0.4) == 0)
    #expect(value(.linear(duration: 1).delay(0.5), 1) == 0.5)
    #expect(value(.linear(duration: 1).speed(2), 0.25) == 0.5)
    let there = Animation.linear(duration: 1).repeatCount(2)
    #expect(try abs(#require(value(there, 1.25)) - 0.75) < 1e-9)
    #expect(value(there, 2) == nil)
    let forever = Animation.linear(duration: 1).repeatForever(autoreverses: false)
    #expect(try abs(#require(value(forever, 100.25)) - 0.25) < 1e-9)
  }

  @Test("a spring counts as over after its duration and ends when it rests")
  func completion() {
    var context = AnimationContext<Double>()
    _ = Animation.smooth.animate(value: 1.0, time: 0.49, context: &context)
    #expect(!context.isLogicallyComplete)
    #expect(Animation.smooth.animate(value: 1.0, time: 0.5, context: &context) != nil)
    #expect(context.isLogicallyComplete)
    #expect(Animation.smooth.animate(value: 1.0, time: 2, context: &context) == nil)
  }

  @Test("springs that last merge, curves and one-off springs add")
  func merging() {
    var context = AnimationContext<Double>()
    for (animation, merges) in [
      (Animation.default, true), (.snappy, true), (.easeIn, false), (.interpolatingSpring, false),
    ] {
      #expect(animation.shouldMerge(previous: .easeIn, value: 1.0, time: 0, context: &context) == merges)
    }
  }

  @Test("keyframes run in parallel tracks, the longest wins")
  func keyframes() {
    struct Pose {
      var x = 0.0
      var y = 10.0
    }
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(4, duration: 2)
        MoveKeyframe(8)
        LinearKeyframe(6, duration: 2)
      }
      KeyframeTrack(\.y) { CubicKeyframe(20, duration: 1) }
    }
    #expect(timeline.duration == 4)
    #expect(timeline.value(time: 1).x == 2)
    #expect(timeline.value(time: 3).x == 7)
    #expect(timeline.value(time: 0.5).y == 15)
    #expect(timeline.value(progress: 1).x == 6)
    #expect(timeline.value(time: 3).y == 20)
  }

  @Test("schedules begin with the last date that is not after the start")
  func schedules() {
    let zero = Date(timeIntervalSinceReferenceDate: 0)
    let periodic = PeriodicTimelineSchedule(from: zero, by: 5)
    let dates = periodic.entries(from: zero + 12, mode: .normal).prefix(3)
    #expect(dates.map { $0.timeIntervalSince(zero) } == [10, 15, 20])
    let minutes = EveryMinuteTimelineSchedule().entries(from: zero + 90, mode: .normal).prefix(2)
    #expect(minutes.map { $0.timeIntervalSince(zero) } == [60, 120])
    let paused = AnimationTimelineSchedule(paused: true).entries(from: zero, mode: .normal)
    #expect(paused.prefix(2).map { $0 } == [])
  }
}
