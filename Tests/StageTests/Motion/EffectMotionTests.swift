// Symbols that bounce, pulse and grow; views that change as they scroll; popovers that come and go.

import CoreGraphics
import Drawing
import Foundation
import SwiftUI
import Testing

@testable import Stage

@Observable @MainActor
private final class Signal {
  var count = 0
  var isOn = false
}

@MainActor
@Suite("Effects in motion")
struct EffectMotionTests {
  private func width(_ stage: Stage) -> CGFloat { stage.filled.map(\.width).max() ?? 0 }

  private struct Star: View {
    let signal: Signal
    var body: some View {
      Image(systemName: "star.fill").font(.system(size: 60)).symbolEffect(.bounce, value: signal.count)
    }
  }

  @Test("a bouncing symbol grows, comes back and rests; each change of the value bounces once")
  func bounce() {
    let signal = Signal()
    let stage = smallStage { Star(signal: signal) }
    let rest = width(stage)
    #expect(rest > 20 && stage.nextFrameTime == nil)
    for _ in 0..<2 {
      signal.count += 1
      let widths = stage.film(30, width)
      #expect((widths.max() ?? 0) > rest * 1.1)
      stage.advance(untilIdle: 3)
      #expect(abs(width(stage) - rest) < 0.01 && stage.nextFrameTime == nil)
    }
  }

  @Test("a bounce repeats as often as it is told to")
  func repeatedBounce() {
    struct Twice: View {
      let signal: Signal
      var body: some View {
        Image(systemName: "star.fill").font(.system(size: 60))
          .symbolEffect(.bounce, options: .repeat(3), value: signal.count)
      }
    }
    let signal = Signal()
    let stage = smallStage { Twice(signal: signal) }
    let rest = width(stage)
    signal.count = 1
    let widths = [rest] + stage.film(150, width)
    let peaks = (1..<widths.count - 1).filter {
      widths[$0] > rest * 1.1 && widths[$0] >= widths[$0 - 1] && widths[$0] > widths[$0 + 1]
    }
    #expect(peaks.count == 3)
    #expect(abs(width(stage) - rest) < 0.01)
  }

  private struct Waves: View {
    let signal: Signal
    var body: some View {
      Image(systemName: "wifi").font(.system(size: 60)).symbolEffect(.pulse, isActive: signal.isOn)
    }
  }

  @Test("a pulse fades and comes back for as long as it is on")
  func pulse() {
    let signal = Signal()
    let stage = smallStage { Waves(signal: signal) }
    #expect(stage.opacities.allSatisfy { $0 == 1 })
    signal.isOn = true
    let values = stage.film(240) { $0.opacities.min() ?? 1 }
    #expect((values.min() ?? 1) < 0.6 && values.last(where: { $0 > 0.9 }) != nil && stage.nextFrameTime != nil)
    signal.isOn = false
    stage.advance(untilIdle: 5)
    #expect(stage.opacities.allSatisfy { $0 == 1 } && stage.nextFrameTime == nil)
  }

  @Test("a symbol that is scaled up stays so until it is not")
  func scale() {
    struct Heart: View {
      let signal: Signal
      var body: some View {
        Image(systemName: "heart.fill").font(.system(size: 60)).symbolEffect(.scale.up, isActive: signal.isOn)
      }
    }
    let signal = Signal()
    let stage = smallStage { Heart(signal: signal) }
    let rest = width(stage)
    signal.isOn = true
    stage.advance(untilIdle: 3)
    #expect(width(stage) > rest * 1.05 && stage.nextFrameTime == nil)
    signal.isOn = false
    stage.advance(untilIdle: 3)
    #expect(abs(width(stage) - rest) < 0.01)
  }

  @Test("with less motion asked for, symbols stand still")
  func reducedMotion() {
    let signal = Signal()
    let device = Device(name: "test", idiom: .phone, portraitSize: CGSize(width: 300, height: 300), scale: 2)
    let stage = Stage(device, traits: Traits(isMotionReduced: true)) { Star(signal: signal) }
    let rest = width(stage)
    signal.count = 1
    #expect(stage.film(30, width).allSatisfy { abs($0 - rest) < 0.01 })
  }

  @Test("views fade as they leave their scroll view, and only those")
  func scrollTransition() {
    struct Cards: View {
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<6) { index in
              Color(hue: Double(index) / 6, saturation: 1, brightness: 1).frame(height: 100)
                .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
            }
          }
        }
      }
    }
    let stage = smallStage { Cards() }
    #expect(stage.opacities.allSatisfy { $0 == 1 || $0 == 0 })
    stage.scroll(by: CGSize(width: 0, height: 50), at: CGPoint(x: 150, y: 150))
    stage.advance(untilIdle: 3)
    // Half of the first card and half of the fourth are out of sight.
    let partly = stage.opacities.filter { $0 > 0.05 && $0 < 0.95 }
    #expect(partly.count == 2)
  }

  private struct Tip: View {
    @Bindable var signal: Signal
    var body: some View {
      Color.green.frame(width: 100, height: 40)
        .popover(isPresented: $signal.isOn, attachmentAnchor: .point(.trailing)) {
          Text("Tip").padding(20).presentationCompactAdaptation(.popover)
        }
    }
  }

  @Test("a popover grows from the point it is attached to, and goes when something else is touched")
  func popover() throws {
    let signal = Signal()
    let stage = smallStage { Tip(signal: signal) }
    signal.isOn = true
    let shares = stage.film(20) { $0.opacities.first ?? 1 }
    #expect((shares.first ?? 1) < 0.6 && zip(shares, shares.dropFirst()).allSatisfy { $0 <= $1 + 1e-9 })
    stage.advance(untilIdle: 3)
    let tip = try #require(stage.element("Tip")?.frame)
    // The green's trailing edge is at 200, its middle at 150.
    #expect(abs(tip.midX - 200) < 1 && tip.minY > 150)
    stage.tap(at: CGPoint(x: 20, y: 280))
    stage.advance(untilIdle: 3)
    #expect(!signal.isOn && stage.element("Tip") == nil)
  }

  @Test("a menu that opens upwards has its first item at the bottom, unless its order is fixed")
  func menuOrder() throws {
    struct Bottom: View {
      var order: MenuOrder
      var body: some View {
        VStack {
          Spacer()
          Menu("Sort") {
            Button("Name") {}
            Button("Date") {}
          }
          .menuOrder(order)
        }
      }
    }
    for (order, isReversed) in [(MenuOrder.automatic, true), (.fixed, false)] {
      let stage = smallStage { Bottom(order: order) }
      stage.tap("Sort")
      stage.advance(untilIdle: 2)
      let (name, date) = (try #require(stage.element("Name")), try #require(stage.element("Date")))
      #expect((name.frame.minY > date.frame.minY) == isReversed)
    }
  }

  @Test("an editor's title is beside the back button, which has no title")
  func editorRole() throws {
    struct Deep: View {
      @State private var path = [1]
      var isEditor: Bool
      var body: some View {
        NavigationStack(path: $path) {
          Text("Root").navigationTitle("Files")
            .navigationDestination(for: Int.self) { _ in
              Text("Page").navigationTitle("Letter").navigationBarTitleDisplayMode(.inline)
                .toolbarRole(isEditor ? .editor : .automatic)
            }
        }
      }
    }
    let plain = smallStage { Deep(isEditor: false) }
    let editor = smallStage { Deep(isEditor: true) }
    #expect(abs(try #require(plain.element("Letter")).frame.midX - 150) < 2 && plain.element("Files") != nil)
    #expect(try #require(editor.element("Letter")).frame.minX < 60 && editor.element("Files") == nil)
    editor.tap("Back")
    editor.advance(untilIdle: 2)
    #expect(editor.element("Root") != nil)
  }
}
