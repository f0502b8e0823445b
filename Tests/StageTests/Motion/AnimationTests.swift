// Values on their way: what frames show while changes are animated.

import CoreGraphics
import Drawing
import Foundation
import SwiftUI
import Testing

@testable import Stage

@Observable @MainActor
private final class Subject {
  var isOn = false
  var value = 0.0
  var other = 0
}

private struct Fading: View {
  let model: Subject
  var body: some View { Color.red.frame(width: 40, height: 40).opacity(model.isOn ? 1 : 0) }
}

private struct Sliding: View {
  let model: Subject
  var body: some View { Color.red.frame(width: 20, height: 20).offset(x: model.value) }
}

@MainActor
@Suite("Animation on a stage")
struct AnimationTests {
  /// A spring from rest, as the definition has it.
  private func spring(_ t: Double, bounce: Double, duration: Double = 0.5) -> Double {
    let (z, w) = (1 - bounce, 2 * Double.pi / duration)
    if z == 1 { return 1 - (1 + w * t) * exp(-w * t) }
    let v = w * (1 - z * z).squareRoot()
    return 1 - exp(-z * w * t) * (cos(v * t) + z * w / v * sin(v * t))
  }

  @Test("nothing moves and no time goes by of itself")
  func rest() {
    let stage = smallStage { Fading(model: Subject()) }
    #expect(stage.time == 0 && stage.nextFrameTime == nil)
    #expect(stage.advance(untilIdle: 1))
    #expect(stage.time == 0)
    stage.advance(by: 0.3)
    #expect(stage.time == 0.3 && stage.nextFrameTime == nil)
  }

  @Test("springs follow their formula at sixty times", arguments: [0, 0.15, 0.3])
  func springs(bounce: Double) {
    let model = Subject()
    let stage = smallStage { Sliding(model: model) }
    let start = stage.filled[0].minX
    withAnimation(.spring(duration: 0.5, bounce: bounce)) { model.value = 100 }
    #expect(stage.filled[0].minX == start)
    let places = stage.film { ($0.filled[0].minX - start) / 100 }
    for (index, place) in places.enumerated() {
      let expected = spring(Double(index + 1) / 60, bounce: bounce)
      #expect(abs(place - expected) < 0.004, "frame \(index + 1)")
    }
  }

  @Test("the table of the smooth, snappy and bouncy springs holds")
  func table() {
    let rows: [(Animation, [Double])] = [
      (.smooth, [0.3577, 0.7154, 0.8900, 0.9605, 0.9864]), (.snappy, [0.3881, 0.7864, 0.9564, 1.0016, 1.0060]),
      (.bouncy, [0.4233, 0.8737, 1.0339, 1.0393, 1.0145]),
    ]
    for (animation, values) in rows {
      let model = Subject()
      let stage = smallStage { Sliding(model: model) }
      let start = stage.filled[0].minX
      withAnimation(animation) { model.value = 100 }
      for value in values {
        stage.advance(by: 0.1)
        #expect(abs((stage.filled[0].minX - start) / 100 - value) < 0.004)
      }
    }
  }

  @Test("eased curves end after their duration")
  func curves() {
    let rows: [(Animation, [Double])] = [
      (.easeIn(duration: 1), [0.0935, 0.3154, 0.6219]), (.easeOut(duration: 1), [0.3781, 0.6846, 0.9065]),
      (.easeInOut(duration: 1), [0.1292, 0.5, 0.8708]), (.linear(duration: 1), [0.25, 0.5, 0.75]),
    ]
    for (animation, values) in rows {
      let model = Subject()
      let stage = smallStage { Fading(model: model) }
      withAnimation(animation) { model.isOn = true }
      for value in values {
        stage.advance(by: 0.25)
        #expect(abs(stage.opacity - value) < 0.001)
      }
      #expect(stage.nextFrameTime != nil)
      stage.advance(by: 0.25)
      #expect(stage.opacity == 1 && stage.nextFrameTime == nil)
    }
  }

  @Test("a change without an animation is there at once, also while one runs")
  func plain() {
    let model = Subject()
    let stage = smallStage { Sliding(model: model) }
    let start = stage.filled[0].minX
    withAnimation(.linear(duration: 1)) { model.value = 100 }
    stage.advance(by: 0.5)
    #expect(abs(stage.filled[0].minX - start - 50) < 0.01)
    model.value = 20
    #expect(stage.filled[0].minX == start + 20)
    #expect(stage.nextFrameTime == nil)
  }

  @Test("a spring that interrupts a spring keeps place and speed")
  func interruption() {
    let model = Subject()
    let stage = smallStage { Sliding(model: model) }
    let start = stage.filled[0].minX
    withAnimation(.smooth) { model.value = 100 }
    var places = stage.film(9) { $0.filled[0].minX - start }
    withAnimation(.smooth) { model.value = 0 }
    places += stage.film(60) { $0.filled[0].minX - start }
    let steps = zip(places, places.dropFirst()).map { $1 - $0 }
    // It goes on for a while before it turns back, and no step differs much from the one before.
    #expect(steps[8] > 0)
    let jumps = zip(steps, steps.dropFirst()).map { abs($1 - $0) }
    #expect(jumps[7] < 8 && jumps[8] < 8)
    #expect(abs(places[places.count - 1]) < 0.1)
  }

  @Test("eased animations add up: the old one runs on beside the new")
  func addition() {
    let model = Subject()
    let stage = smallStage { Sliding(model: model) }
    let start = stage.filled[0].minX
    withAnimation(.linear(duration: 1)) { model.value = 100 }
    stage.advance(by: 0.5)
    withAnimation(.linear(duration: 1)) { model.value = 0 }
    stage.advance(by: 0.25)
    // 75 of the way there, 25 of the way back.
    #expect(abs(stage.filled[0].minX - start - 50) < 0.01)
    stage.advance(by: 0.75)
    #expect(abs(stage.filled[0].minX - start) < 0.01)
  }

  @Test("delay, speed and repetition")
  func modified() {
    let model = Subject()
    let stage = smallStage { Sliding(model: model) }
    let start = stage.filled[0].minX
    func place() -> Double { Double(stage.filled[0].minX - start) }
    withAnimation(.linear(duration: 1).delay(0.5)) { model.value = 100 }
    stage.advance(by: 0.5)
    #expect(place() == 0)
    stage.advance(by: 0.5)
    #expect(abs(place() - 50) < 0.01)
    stage.advance(untilIdle: 5)
    withAnimation(.linear(duration: 1).speed(2)) { model.value = 0 }
    stage.advance(by: 0.25)
    #expect(abs(place() - 50) < 0.01)
    stage.advance(untilIdle: 5)
    // Three legs: there, back, there.
    withAnimation(.linear(duration: 0.5).repeatCount(3)) { model.value = 100 }
    stage.advance(by: 0.75)
    #expect(abs(place() - 50) < 0.01)
    stage.advance(by: 0.5)
    #expect(abs(place() - 50) < 0.01)
    stage.advance(by: 0.25)
    #expect(place() == 100)
    #expect(stage.nextFrameTime == nil)
  }

  @Test("an endless animation never rests, and ends with the next one")
  func endless() {
    let model = Subject()
    let stage = smallStage { Sliding(model: model) }
    let start = stage.filled[0].minX
    withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { model.value = 100 }
    #expect(!stage.advance(untilIdle: 3.25))
    #expect(abs(stage.filled[0].minX - start - 25) < 0.01)
    withAnimation(.linear(duration: 1)) { model.value = 0 }
    stage.advance(by: 0.5)
    #expect(abs(stage.filled[0].minX - start - 12.5) < 0.01)
    #expect(stage.advance(untilIdle: 3))
  }

  @Test("bodies run once for a change, whatever the number of frames")
  func bodies() {
    let model = Subject()
    let stage = smallStage { Sliding(model: model) }
    _ = stage.frame
    let before = stage.bodyEvaluations
    withAnimation(.smooth) { model.value = 100 }
    stage.advance(untilIdle: 3)
    #expect(stage.bodyEvaluations == before + 1)
  }

  @Test("a view that is Animatable itself runs its body every frame")
  func animatableView() {
    struct Counting: View, Animatable {
      var value: Double
      nonisolated var animatableData: Double {
        get { value }
        set { value = newValue }
      }
      var body: some View { Text(verbatim: "\(Int(value.rounded()))") }
    }
    struct Screen: View {
      let model: Subject
      var body: some View { Counting(value: model.value) }
    }
    let model = Subject()
    let stage = smallStage { Screen(model: model) }
    withAnimation(.linear(duration: 1)) { model.value = 100 }
    stage.advance(by: 0.5)
    #expect(stage.frame.semantics.elements.map(\.label) == ["50"])
    stage.advance(by: 0.5)
    #expect(stage.frame.semantics.elements.map(\.label) == ["100"])
  }

  @Test("what is seen at a time does not depend on the steps that led there")
  func steps() {
    func frames(_ steps: [Double]) -> Frame {
      let model = Subject()
      let stage = smallStage { Sliding(model: model) }
      withAnimation(.bouncy) { model.value = 100 }
      stage.advance(by: 0.1)
      withAnimation(.easeIn) { model.value = 30 }
      for step in steps { stage.advance(by: step) }
      return stage.frame
    }
    #expect(frames([0.25]) == frames(Array(repeating: 0.01, count: 25)))
    #expect(frames([0.25]) == frames([0.003, 0.2, 0.047]))
  }

  @Test("animation(_:value:) acts on its own subtree when its value changes, and never at first")
  func implicit() {
    struct Screen: View {
      let model: Subject
      var body: some View {
        HStack(spacing: 0) {
          Color.red.frame(width: 20, height: 20).offset(y: model.value).animation(
            .linear(duration: 1), value: model.value)
          Color.blue.frame(width: 20, height: 20).offset(y: model.value)
        }
      }
    }
    let model = Subject()
    let stage = smallStage { Screen(model: model) }
    let start = stage.filled[0].minY
    model.value = 100
    stage.advance(by: 0.5)
    #expect(abs(stage.filled[0].minY - start - 50) < 0.01)
    #expect(stage.filled[1].minY == start + 100)
  }

  @Test("transactions: animations turned off, replaced, and kept from what is beside")
  func transactions() {
    let model = Subject()
    let stage = smallStage { Sliding(model: model) }
    let start = stage.filled[0].minX
    var off = Transaction(animation: .linear(duration: 1))
    off.disablesAnimations = true
    withTransaction(off) { model.value = 100 }
    #expect(stage.filled[0].minX == start + 100)
    struct Replaced: View {
      let model: Subject
      var body: some View { Sliding(model: model).transaction { $0.animation = nil } }
    }
    let other = Subject()
    let still = smallStage { Replaced(model: other) }
    withAnimation { other.value = 100 }
    #expect(still.filled[0].minX == start + 100)
  }

  @Test("a change after withAnimation is not animated with it")
  func separateChanges() {
    struct Screen: View {
      @State private var x = 0.0
      @State private var y = 0.0
      let trigger: Subject
      var body: some View {
        Color.red.frame(width: 20, height: 20).offset(x: x).offset(y: y)
          .onChange(of: trigger.isOn) {
            withAnimation(.linear(duration: 1)) { x = 100 }
            y = 50
          }
      }
    }
    let model = Subject()
    let stage = smallStage { Screen(trigger: model) }
    let start = stage.filled[0]
    model.isOn = true
    _ = stage.frame
    stage.advance(by: 0.5)
    #expect(abs(stage.filled[0].minX - start.minX - 50) < 0.01)
    #expect(stage.filled[0].minY == start.minY + 50)
  }

  @Test("completions: after the duration, or when nothing moves any more; at once when nothing is animated")
  func completions() {
    let model = Subject()
    let stage = smallStage { Sliding(model: model) }
    var times: [String: Double] = [:]
    withAnimation(.smooth) {
      model.value = 100
    } completion: {
      times["logical"] = stage.time
    }
    withAnimation(.smooth, completionCriteria: .removed) {
      model.value = 200
    } completion: {
      times["removed"] = stage.time
    }
    stage.advance(untilIdle: 5)
    #expect(abs((times["logical"] ?? 0) - 0.5) < 0.02)
    #expect((times["removed"] ?? 0) > 0.9)
    withAnimation(.smooth) {
      model.other = 3
    } completion: {
      times["nothing"] = stage.time
    }
    let now = stage.time
    stage.advance(by: 0.1)
    #expect((times["nothing"] ?? 99) - now < 0.02)
  }

  @Test("boxes travel when a layout changes in an animated change, and layout itself is at the target at once")
  func layout() {
    struct Screen: View {
      let model: Subject
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: model.isOn ? 100 : 20, height: model.isOn ? 100 : 20)
          Color.blue.frame(width: 20, height: 20)
        }
        .frame(width: 300, height: 300, alignment: .topLeading)
      }
    }
    let model = Subject()
    let stage = smallStage { Screen(model: model) }
    #expect(stage.filled == [CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: 0, y: 20, width: 20, height: 20)])
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    stage.advance(by: 0.5)
    #expect(stage.filled[0].width == 60 && stage.filled[0].height == 60)
    #expect(stage.filled[1].minY == 60 && stage.filled[1].minX == 20)
    stage.advance(by: 0.5)
    #expect(stage.filled[1] == CGRect(x: 40, y: 100, width: 20, height: 20))
    #expect(stage.nextFrameTime == nil)
  }

  @Test("a layout with a value of its own is laid out on the way")
  func animatableLayout() {
    struct Spread: Layout {
      var distance: CGFloat
      var animatableData: CGFloat {
        get { distance }
        set { distance = newValue }
      }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 300, height: 300)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
          subview.place(
            at: CGPoint(x: CGFloat(index) * distance, y: 0), proposal: ProposedViewSize(width: 10, height: 10))
        }
      }
    }
    struct Screen: View {
      let model: Subject
      var body: some View {
        Spread(distance: model.value) {
          Color.red
          Color.blue
        }
      }
    }
    let model = Subject()
    let stage = smallStage { Screen(model: model) }
    withAnimation(.linear(duration: 1)) { model.value = 100 }
    stage.advance(by: 0.25)
    #expect(abs(stage.filled[1].minX - 25) < 0.26)
    stage.advance(by: 0.75)
    #expect(stage.filled[1].minX == 100)
  }
}
