// Views that come and go: how long they are kept, and what they look like on the way.

import CoreGraphics
import Drawing
import Foundation
import SwiftUI
import Testing

@testable import Stage

@Observable @MainActor
private final class Model {
  var isShown = false
  var items = [1, 2, 3]
  var number = 0
}

private struct Switching: View {
  let model: Model
  let transition: AnyTransition
  var onDisappear: () -> Void = {}
  var body: some View {
    VStack(spacing: 0) {
      if model.isShown {
        Color.red.frame(width: 40, height: 40).onDisappear(perform: onDisappear).transition(transition)
      }
    }
    .frame(width: 300, height: 300)
  }
}

@MainActor
@Suite("Transitions on a stage")
struct StageTransitionTests {
  @Test("a view that comes fades in by default, and only in an animated change")
  func insertion() {
    struct Screen: View {
      let model: Model
      var body: some View { if model.isShown { Color.red.frame(width: 40, height: 40) } }
    }
    let model = Model()
    let stage = smallStage { Screen(model: model) }
    withAnimation(.linear(duration: 1)) { model.isShown = true }
    stage.advance(by: 0.25)
    #expect(abs(stage.opacity - 0.25) < 0.001)
    stage.advance(by: 0.75)
    #expect(stage.opacities.isEmpty && stage.filled.count == 1 && stage.nextFrameTime == nil)
    model.isShown = false
    #expect(stage.filled.isEmpty)
    model.isShown = true
    #expect(stage.opacities.isEmpty && stage.filled.count == 1)
  }

  @Test("a view that goes is kept until its transition is over, and disappears then")
  func removal() {
    let model = Model()
    model.isShown = true
    var gone: Double?
    let stage = smallStage { Switching(model: model, transition: .opacity, onDisappear: { gone = 1 }) }
    withAnimation(.linear(duration: 1)) { model.isShown = false }
    stage.advance(by: 0.5)
    #expect(abs(stage.opacity - 0.5) < 0.001)
    #expect(gone == nil)
    #expect(stage.frame.semantics.elements.isEmpty)
    stage.advance(by: 0.6)
    #expect(stage.filled.isEmpty && gone != nil && stage.nextFrameTime == nil)
  }

  @Test("each transition at its middle")
  func middles() {
    let rest = CGRect(x: 130, y: 130, width: 40, height: 40)
    let rows: [(AnyTransition, CGRect, Double)] = [
      (.scale, CGRect(x: 140, y: 140, width: 20, height: 20), 1),
      (.move(edge: .leading), CGRect(x: 110, y: 130, width: 40, height: 40), 1),
      (.slide, CGRect(x: 110, y: 130, width: 40, height: 40), 1),
      (.push(from: .bottom), CGRect(x: 130, y: 150, width: 40, height: 40), 0.5),
      (.offset(x: 60, y: 0), CGRect(x: 160, y: 130, width: 40, height: 40), 1),
      (.opacity, rest, 0.5),
      (.opacity.combined(with: .move(edge: .top)), CGRect(x: 130, y: 110, width: 40, height: 40), 0.5),
    ]
    for (transition, frame, opacity) in rows {
      let model = Model()
      let stage = smallStage { Switching(model: model, transition: transition) }
      withAnimation(.linear(duration: 1)) { model.isShown = true }
      stage.advance(by: 0.5)
      let found = stage.filled.first ?? .zero
      #expect(abs(found.minX - frame.minX) < 0.51 && abs(found.minY - frame.minY) < 0.51)
      #expect(abs(found.width - frame.width) < 0.51)
      #expect(abs(stage.opacity - opacity) < 0.001)
      stage.advance(by: 0.6)
      #expect(stage.filled == [rest])
    }
  }

  @Test("asymmetric, identity, and a modifier of one's own")
  func others() {
    struct Shift: ViewModifier {
      let x: CGFloat
      func body(content: Content) -> some View { content.offset(x: x) }
    }
    let model = Model()
    let stage = smallStage {
      Switching(
        model: model,
        transition: .asymmetric(insertion: .identity, removal: .modifier(active: Shift(x: 100), identity: Shift(x: 0))))
    }
    withAnimation(.linear(duration: 1)) { model.isShown = true }
    #expect(stage.filled.first?.minX == 130)
    stage.advance(untilIdle: 2)
    withAnimation(.linear(duration: 1)) { model.isShown = false }
    stage.advance(by: 0.5)
    #expect(abs((stage.filled.first?.minX ?? 0) - 180) < 0.51)
    stage.advance(by: 0.6)
    #expect(stage.filled.isEmpty)
  }

  @Test("a view that comes back while it goes turns round where it is and keeps its state")
  func comingBack() {
    struct Counter: View {
      @State private var id = UUID()
      let note: (UUID) -> Void
      var body: some View { Color.red.frame(width: 40, height: 40).onAppear { note(id) } }
    }
    struct Screen: View {
      let model: Model
      let note: (UUID) -> Void
      var body: some View {
        VStack { if model.isShown { Counter(note: note).transition(.opacity) } }
      }
    }
    let model = Model()
    model.isShown = true
    var made: [UUID] = []
    let stage = smallStage { Screen(model: model) { made.append($0) } }
    withAnimation(.linear(duration: 1)) { model.isShown = false }
    stage.advance(by: 0.5)
    withAnimation(.linear(duration: 1)) { model.isShown = true }
    #expect(abs(stage.opacity - 0.5) < 0.001)
    // The old way out ends after half a second, the new way in after one.
    stage.advance(by: 0.75)
    #expect(abs(stage.opacity - 0.75) < 0.001)
    stage.advance(by: 1)
    #expect(stage.opacity == 1 && stage.filled.count == 1 && made.count == 1)
  }

  @Test("rows of a ForEach come, go and move in one animated change")
  func rows() {
    struct Screen: View {
      let model: Model
      var body: some View {
        VStack(spacing: 0) {
          ForEach(model.items, id: \.self) { _ in Color.red.frame(width: 20, height: 20) }
        }
        .frame(width: 300, height: 300, alignment: .top)
      }
    }
    let model = Model()
    let stage = smallStage { Screen(model: model) }
    withAnimation(.linear(duration: 1)) { model.items = [2, 3, 4] }
    stage.advance(by: 0.5)
    // The first is a ghost in place, the second and third are half way up, the fourth fades in at its place.
    #expect(stage.filled.map(\.minY) == [0, 10, 30, 40])
    #expect(stage.opacities.count == 2)
    stage.advance(by: 0.6)
    #expect(stage.filled.map(\.minY) == [0, 20, 40])
  }

  @Test("motion gives way to fading where it is reduced")
  func reducedMotion() {
    let model = Model()
    let device = Device(name: "test", idiom: .phone, portraitSize: CGSize(width: 300, height: 300), scale: 2)
    let stage = Stage(device, traits: Traits(isMotionReduced: true)) {
      Switching(model: model, transition: .move(edge: .leading))
    }
    withAnimation(.linear(duration: 1)) { model.isShown = true }
    stage.advance(by: 0.5)
    #expect(stage.filled.first?.minX == 130)
    #expect(abs(stage.opacity - 0.5) < 0.001)
  }

  @Test("a transition with an animation of its own runs in changes that are not animated")
  func ownAnimation() {
    let model = Model()
    let stage = smallStage {
      Switching(model: model, transition: .opacity.animation(.linear(duration: 1)))
    }
    model.isShown = true
    stage.advance(by: 0.5)
    #expect(abs(stage.opacity - 0.5) < 0.001)
    stage.advance(by: 0.6)
    model.isShown = false
    stage.advance(by: 0.25)
    #expect(abs(stage.opacity - 0.75) < 0.001)
    stage.advance(by: 1)
    #expect(stage.filled.isEmpty)
  }

  @Test("a text that changes in an animated change is mixed with the old one; numbers roll digit by digit")
  func contents() {
    struct Screen: View {
      let model: Model
      let transition: ContentTransition
      var body: some View { Text(verbatim: "\(model.number)").monospacedDigit().contentTransition(transition) }
    }
    func glyphs(_ transition: ContentTransition) -> Int {
      let model = Model()
      model.number = 128
      let stage = smallStage { Screen(model: model, transition: transition) }
      withAnimation(.linear(duration: 1)) { model.number = 129 }
      stage.advance(by: 0.5)
      let count = stage.frame.drawing.commands.filter { if case .glyphs = $0 { true } else { false } }.count
      stage.advance(by: 0.6)
      #expect(stage.frame.drawing.commands.count == 1)
      return count
    }
    // Both whole texts; none but the new; two digits that stay and two that roll.
    #expect(glyphs(.opacity) == 2)
    #expect(glyphs(.identity) == 1)
    #expect(glyphs(.numericText()) == 4)
  }

  @Test("colours, gradients and the colour of text go from one to the other")
  func colours() {
    struct Screen: View {
      let model: Model
      var body: some View {
        VStack {
          Color(.sRGBLinear, red: model.isShown ? 1 : 0, green: 0, blue: 0).frame(width: 10, height: 10)
          Rectangle().fill(
            LinearGradient(
              colors: [.black, Color(.sRGBLinear, white: model.isShown ? 1 : 0)], startPoint: .top, endPoint: .bottom)
          ).frame(width: 10, height: 10)
          Text(verbatim: "a").foregroundStyle(Color(.sRGBLinear, red: 0, green: model.isShown ? 1 : 0, blue: 0))
        }
      }
    }
    let model = Model()
    let stage = smallStage { Screen(model: model) }
    withAnimation(.linear(duration: 1)) { model.isShown = true }
    stage.advance(by: 0.5)
    // Half the light is 0.735 in gamma sRGB.
    guard case .color(let red)? = stage.paints.first else { return #expect(Bool(false)) }
    #expect(abs(red.red - 0.735) < 0.01)
    guard case .linear(let stops, _, _)? = stage.paints.last else { return #expect(Bool(false)) }
    #expect(abs(stops.stops[1].color.red - 0.735) < 0.01)
    let text = stage.frame.drawing.commands.compactMap { command -> RGBA? in
      if case .glyphs(_, _, .color(let color)) = command { color } else { nil }
    }
    #expect(abs((text.first?.green ?? 0) - 0.735) < 0.01)
    stage.advance(by: 0.6)
    #expect(stage.nextFrameTime == nil)
  }
}
