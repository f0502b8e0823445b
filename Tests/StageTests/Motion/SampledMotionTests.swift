// Curves, springs and transitions at sixty times each, against formulas written out here.

import CoreGraphics
import Drawing
import Foundation
import SwiftUI
import Testing

@testable import Stage

@Observable @MainActor
private final class Model {
  var value: CGFloat = 0
  var isShown = false
  var isRow = true
}

private struct Sliding: View {
  let model: Model
  var body: some View {
    Color.red.frame(width: 20, height: 20).offset(x: model.value)
      .frame(width: 300, height: 300, alignment: .topLeading)
  }
}

/// How a curve or spring is written out for the tests.
private enum Reference {
  /// A cubic Bézier, its parameter found by halving.
  static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double) -> Double {
    func at(_ a: Double, _ b: Double, _ s: Double) -> Double {
      3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
    }
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if at(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return at(y1, y2, low)
  }

  /// A spring of mass 1 from rest to 1, or with a speed at the start.
  static func spring(stiffness: Double, damping: Double, velocity: Double = 0, _ t: Double) -> Double {
    let w = stiffness.squareRoot()
    let z = damping / (2 * w)
    // The rest of the way, which begins at 1 and shrinks at `velocity`.
    if abs(z - 1) < 1e-9 { return 1 - (1 + (w - velocity) * t) * exp(-w * t) }
    if z < 1 {
      let v = w * (1 - z * z).squareRoot()
      return 1 - exp(-z * w * t) * (cos(v * t) + (z * w - velocity) / v * sin(v * t))
    }
    let root = w * (z * z - 1).squareRoot()
    let (a, b) = (-z * w + root, -z * w - root)
    let first = (-velocity - b) / (a - b)
    return 1 - (first * exp(a * t) + (1 - first) * exp(b * t))
  }

  static func spring(duration: Double, bounce: Double, velocity: Double = 0, _ t: Double) -> Double {
    let w = 2 * Double.pi / duration
    let z = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    return spring(stiffness: w * w, damping: 2 * z * w, velocity: velocity, t)
  }
}

@MainActor
@Suite("Motion at sixty times")
struct SampledMotionTests {
  private static let curves: [(String, Animation, @Sendable (Double) -> Double)] = [
    ("linear", .linear(duration: 0.8), { min($0 / 0.8, 1) }),
    ("easeIn", .easeIn(duration: 0.8), { Reference.bezier(0.42, 0, 1, 1, $0 / 0.8) }),
    ("easeOut", .easeOut(duration: 0.8), { Reference.bezier(0, 0, 0.58, 1, $0 / 0.8) }),
    ("easeInOut", .easeInOut(duration: 0.8), { Reference.bezier(0.42, 0, 0.58, 1, $0 / 0.8) }),
    ("easeIn as it comes", .easeIn, { Reference.bezier(0.42, 0, 1, 1, $0 / 0.35) }),
    ("easeInOut as it comes", .easeInOut, { Reference.bezier(0.42, 0, 0.58, 1, $0 / 0.35) }),
    (
      "timingCurve", .timingCurve(0.2, -0.5, 0.3, 1.4, duration: 0.7),
      { Reference.bezier(0.2, -0.5, 0.3, 1.4, $0 / 0.7) }
    ),
    (
      "circular", .timingCurve(.circularEaseIn, duration: 0.8),
      { 1 - (1 - min($0 / 0.8, 1) * min($0 / 0.8, 1)).squareRoot() }
    ),
    ("delayed", .linear(duration: 0.4).delay(0.3), { min(max($0 - 0.3, 0) / 0.4, 1) }),
    ("faster", .linear(duration: 0.8).speed(2), { min($0 / 0.4, 1) }),
    (
      "there and back", .linear(duration: 0.25).repeatCount(3),
      { t in
        let leg = t / 0.25
        if leg >= 3 - 1e-9 { return 1 }
        return Int(leg) == 1 ? 2 - leg : leg - leg.rounded(.down)
      }
    ),
  ]

  private static let springs: [(String, Animation, @Sendable (Double) -> Double)] = [
    ("default", .default, { Reference.spring(duration: 0.5, bounce: 0, $0) }),
    ("smooth", .smooth, { Reference.spring(duration: 0.5, bounce: 0, $0) }),
    ("snappy", .snappy, { Reference.spring(duration: 0.5, bounce: 0.15, $0) }),
    ("bouncy", .bouncy, { Reference.spring(duration: 0.5, bounce: 0.3, $0) }),
    ("bouncier", .bouncy(duration: 0.4, extraBounce: 0.2), { Reference.spring(duration: 0.4, bounce: 0.5, $0) }),
    ("flat", .spring(duration: 0.5, bounce: -0.4), { Reference.spring(duration: 0.5, bounce: -0.4, $0) }),
    (
      "response", .spring(response: 0.55, dampingFraction: 0.6),
      { Reference.spring(duration: 0.55, bounce: 0.4, $0) }
    ),
    (
      "interactive", .interactiveSpring(response: 0.3, dampingFraction: 0.7, blendDuration: 0),
      { Reference.spring(duration: 0.3, bounce: 0.3, $0) }
    ),
    (
      "interpolating", .interpolatingSpring(stiffness: 120, damping: 9),
      { Reference.spring(stiffness: 120, damping: 9, $0) }
    ),
    (
      "thrown", .interpolatingSpring(mass: 1, stiffness: 80, damping: 14, initialVelocity: 5),
      { Reference.spring(stiffness: 80, damping: 14, velocity: 5, $0) }
    ),
    (
      "heavy", .interpolatingSpring(mass: 2, stiffness: 200, damping: 24),
      { Reference.spring(stiffness: 100, damping: 12, $0) }
    ),
  ]

  private func places(_ animation: Animation) -> [Double] {
    let model = Model()
    let stage = smallStage { Sliding(model: model) }
    _ = stage.frame
    withAnimation(animation) { model.value = 100 }
    return stage.film { Double($0.filled[0].minX) / 100 }
  }

  @Test("curves follow their formulas", arguments: 0..<11)
  func curve(_ index: Int) {
    let (name, animation, formula) = Self.curves[index]
    for (frame, place) in places(animation).enumerated() {
      #expect(abs(place - formula(Double(frame + 1) / 60)) < 0.0027, "\(name), frame \(frame + 1)")
    }
  }

  @Test("springs follow their formulas until they rest", arguments: 0..<11)
  func spring(_ index: Int) {
    let (name, animation, formula) = Self.springs[index]
    for (frame, place) in places(animation).enumerated() {
      // At rest the last fraction of a point is left out.
      #expect(abs(place - formula(Double(frame + 1) / 60)) < 0.004, "\(name), frame \(frame + 1)")
    }
  }

  private struct Switching: View {
    let model: Model
    let transition: AnyTransition
    var body: some View {
      ZStack {
        if model.isShown { Color.red.frame(width: 40, height: 40).transition(transition) }
      }
      .frame(width: 300, height: 300)
    }
  }

  /// What a transition does to a square of 40 points in the middle: how large it is, how far aside, how opaque. `share` is
  /// what is there of it.
  private static let transitions:
    [(
      String, AnyTransition, coming: @Sendable (Double) -> (Double, CGSize, Double),
      going: @Sendable (Double) -> (Double, CGSize, Double)
    )] = {
      typealias Look = (Double, CGSize, Double)
      func moved(_ x: CGFloat, _ y: CGFloat) -> @Sendable (Double) -> Look {
        { (1, CGSize(width: x * (1 - $0), height: y * (1 - $0)), 1) }
      }
      func pushed(_ x: CGFloat, _ y: CGFloat) -> @Sendable (Double) -> Look {
        { (1, CGSize(width: x * (1 - $0), height: y * (1 - $0)), $0) }
      }
      return [
        ("opacity", .opacity, { (1, .zero, $0) }, { (1, .zero, $0) }),
        ("scale", .scale, { ($0, .zero, 1) }, { ($0, .zero, 1) }),
        ("half scale", .scale(scale: 0.5), { (0.5 + $0 / 2, .zero, 1) }, { (0.5 + $0 / 2, .zero, 1) }),
        ("top", .move(edge: .top), moved(0, -40), moved(0, -40)),
        ("bottom", .move(edge: .bottom), moved(0, 40), moved(0, 40)),
        ("leading", .move(edge: .leading), moved(-40, 0), moved(-40, 0)),
        ("trailing", .move(edge: .trailing), moved(40, 0), moved(40, 0)),
        ("slide", .slide, moved(-40, 0), moved(40, 0)),
        ("push", .push(from: .trailing), pushed(40, 0), pushed(-40, 0)),
        ("push down", .push(from: .top), pushed(0, -40), pushed(0, 40)),
        ("offset", .offset(x: 30, y: -20), moved(30, -20), moved(30, -20)),
        (
          "asymmetric", .asymmetric(insertion: .scale, removal: .move(edge: .bottom)), { ($0, .zero, 1) }, moved(0, 40)
        ),
        (
          "combined", .opacity.combined(with: .move(edge: .top)),
          { (1, CGSize(width: 0, height: -40 * (1 - $0)), $0) }, { (1, CGSize(width: 0, height: -40 * (1 - $0)), $0) }
        ),
        (
          "blurReplace", AnyTransition(.blurReplace), { (0.9 + 0.1 * $0, .zero, $0) }, { (0.9 + 0.1 * $0, .zero, $0) }
        ),
        (
          "blurReplace up", AnyTransition(.blurReplace(.upUp)), { (0.9 + 0.1 * $0, .zero, $0) },
          { (1.1 - 0.1 * $0, .zero, $0) }
        ),
      ]
    }()

  private func check(
    _ stage: Stage, _ look: (Double, CGSize, Double), _ comment: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = stage.filled.first ?? CGRect(x: 150, y: 150, width: 0, height: 0)
    let (scale, shift, opacity) = look
    #expect(abs(found.width - 40 * scale) < 0.02, comment, sourceLocation: sourceLocation)
    #expect(abs(found.midX - 150 - shift.width) < 0.51, comment, sourceLocation: sourceLocation)
    #expect(abs(found.midY - 150 - shift.height) < 0.51, comment, sourceLocation: sourceLocation)
    #expect(abs(stage.opacity - opacity) < 0.001, comment, sourceLocation: sourceLocation)
  }

  @Test("every transition comes and goes as it should", arguments: 0..<15)
  func transition(_ index: Int) {
    let (name, transition, coming, going) = Self.transitions[index]
    let model = Model()
    let stage = smallStage { Switching(model: model, transition: transition) }
    _ = stage.frame
    withAnimation(.linear(duration: 1.1)) { model.isShown = true }
    for frame in 1...60 {
      stage.advance(by: 1.0 / 60)
      check(stage, coming(Double(frame) / 66), "\(name) comes, frame \(frame)")
    }
    stage.advance(untilIdle: 2)
    check(stage, (1, .zero, 1), "\(name) is there")
    withAnimation(.linear(duration: 1.1)) { model.isShown = false }
    for frame in 1...60 {
      stage.advance(by: 1.0 / 60)
      check(stage, going(1 - Double(frame) / 66), "\(name) goes, frame \(frame)")
    }
    stage.advance(untilIdle: 2)
    #expect(stage.filled.isEmpty)
  }

  @Test("blurReplace blurs by seven points at its far end")
  func blur() {
    let model = Model()
    let stage = smallStage { Switching(model: model, transition: AnyTransition(.blurReplace)) }
    _ = stage.frame
    withAnimation(.linear(duration: 1)) { model.isShown = true }
    stage.advance(by: 0.5)
    let radii = stage.frame.drawing.commands.compactMap { command -> Double? in
      guard case .pushLayer(let layer) = command else { return nil }
      for case .blur(let radius, _) in layer.filters { return Double(radius) }
      return nil
    }
    #expect(radii.count == 1 && abs((radii.first ?? 0) - 3.5) < 0.01)
  }

  @Test("views travel from one layout to another, and keep their state")
  func anyLayout() {
    struct Screen: View {
      let model: Model
      var body: some View {
        let layout = model.isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        layout {
          Color.red.frame(width: 40, height: 40)
          Color.blue.frame(width: 40, height: 40)
        }
        .frame(width: 300, height: 300, alignment: .topLeading)
      }
    }
    let model = Model()
    let stage = smallStage { Screen(model: model) }
    #expect(stage.filled.map(\.origin) == [.zero, CGPoint(x: 40, y: 0)])
    withAnimation(.linear(duration: 1)) { model.isRow = false }
    for frame in 1...59 {
      stage.advance(by: 1.0 / 60)
      let way = 40 * CGFloat(frame) / 60
      #expect(abs(stage.filled[1].minX - (40 - way)) < 0.51 && abs(stage.filled[1].minY - way) < 0.51)
    }
    stage.advance(untilIdle: 2)
    #expect(stage.filled.map(\.origin) == [.zero, CGPoint(x: 0, y: 40)])
  }

  @Test("a spring that takes over blends its response in, as long as it says")
  func blend() {
    func places(blend: Double) -> [Double] {
      let model = Model()
      let stage = smallStage { Sliding(model: model) }
      _ = stage.frame
      withAnimation(.spring(response: 2, dampingFraction: 1)) { model.value = 100 }
      stage.advance(by: 0.1)
      withAnimation(.spring(response: 0.3, dampingFraction: 1, blendDuration: blend)) { model.value = 120 }
      return stage.film(120) { Double($0.filled[0].minX) }
    }
    let (sharp, soft, softer) = (places(blend: 0), places(blend: 0.3), places(blend: 0.8))
    // A slow spring becomes a quick one little by little.
    for frame in 4..<14 { #expect(sharp[frame] > soft[frame] && soft[frame] > softer[frame]) }
    #expect(abs(sharp[119] - 120) < 0.1 && abs(soft[119] - 120) < 0.1 && abs(softer[119] - 120) < 0.1)
    // From rest there is nothing to blend with.
    let model = Model()
    let stage = smallStage { Sliding(model: model) }
    _ = stage.frame
    withAnimation(.spring(response: 0.5, dampingFraction: 1, blendDuration: 1)) { model.value = 100 }
    stage.advance(by: 0.2)
    #expect(abs(Double(stage.filled[0].minX) / 100 - 0.7154) < 0.004)
  }

  @Test("a spring after changes that track their velocity goes on with it")
  func tracking() {
    func afterRelease(tracks: Bool) -> [Double] {
      let model = Model()
      let stage = smallStage { Sliding(model: model) }
      _ = stage.frame
      for step in 1...3 {
        stage.advance(by: 1.0 / 60)
        withTransaction(\.tracksVelocity, tracks) { model.value = CGFloat(step) * 10 }
        _ = stage.frame
      }
      withAnimation(.smooth) { model.value = 0 }
      return stage.film(30) { Double($0.filled[0].minX) }
    }
    let (tracked, plain) = (afterRelease(tracks: true), afterRelease(tracks: false))
    #expect(plain[0] < 30)
    // Ten points a frame are 600 a second.
    #expect(tracked[0] > 36 && tracked[0] < 40)
    #expect(tracked.max() ?? 0 > 41)
  }
}
