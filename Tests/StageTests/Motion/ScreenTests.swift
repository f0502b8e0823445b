// Screens, sheets and alerts: how they come and go.

import CoreGraphics
import Drawing
import Foundation
import SwiftUI
import Testing

@testable import Stage

@Observable @MainActor
private final class Route {
  var path: [Int] = []
  var isPresented = false
  var log: [String] = []
}

private struct Screens: View {
  @Bindable var route: Route
  var body: some View {
    NavigationStack(path: $route.path) {
      Color.red.navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          Color.blue.navigationTitle("Screen \(number)")
            .onDisappear { route.log.append("gone \(number)") }
        }
    }
  }
}

private struct Presenter: View {
  @Bindable var route: Route
  var body: some View {
    Color.red
      .sheet(isPresented: $route.isPresented, onDismiss: { route.log.append("dismissed") }) {
        Color.blue.onDisappear { route.log.append("gone") }
      }
  }
}

@MainActor
@Suite("Screens on a stage")
struct ScreenMotionTests {
  /// The frames of everything filled with the blue of the second screen.
  private func blueFrames(_ stage: Stage) -> [CGRect] {
    zip(stage.filled, stage.paints).filter { pair in
      if case .color(let color) = pair.1 { color.blue > 0.9 && color.red < 0.2 && color.alpha == 1 } else { false }
    }.map(\.0)
  }

  private func critical(_ t: Double) -> Double {
    let w = (1000.0 / 3).squareRoot()
    return 1 - (1 + w * t) * exp(-w * t)
  }

  @Test("a pushed screen comes from the trailing edge on the system's spring")
  func push() {
    let route = Route()
    let stage = Stage(.standard) { Screens(route: route) }
    _ = stage.frame
    route.path = [1]
    #expect(blueFrames(stage).first?.minX == 393)
    for frame in 1...20 {
      stage.advance(by: 1.0 / 60)
      let expected = 393 * (1 - critical(Double(frame) / 60))
      #expect(abs((blueFrames(stage).first?.minX ?? -1) - expected) < 0.5)
    }
    #expect(stage.advance(untilIdle: 3))
    #expect(stage.time < 1.5)
    #expect(blueFrames(stage).first?.minX == 0)
  }

  @Test("a popped screen stays until it is out of sight, and what is read out is the screen below at once")
  func pop() {
    let route = Route()
    route.path = [1]
    let stage = Stage(.standard) { Screens(route: route) }
    #expect(stage.nextFrameTime == nil && blueFrames(stage).first?.minX == 0)
    route.path = []
    stage.advance(by: 0.1)
    #expect((blueFrames(stage).first?.minX ?? 0) > 100)
    #expect(route.log.isEmpty)
    #expect(stage.frame.semantics.elements.contains { $0.label == "Root" })
    stage.advance(untilIdle: 3)
    #expect(blueFrames(stage).isEmpty && route.log == ["gone 1"])
  }

  @Test("a sheet slides up, and is dismissed when it has slid away")
  func sheet() {
    let route = Route()
    let stage = Stage(.standard) { Presenter(route: route) }
    _ = stage.frame
    route.isPresented = true
    stage.advance(by: 0.05)
    let early = blueFrames(stage).first?.minY ?? 0
    stage.advance(by: 0.1)
    let later = blueFrames(stage).first?.minY ?? 0
    #expect(early > later && later > 69)
    stage.advance(untilIdle: 3)
    #expect(abs((blueFrames(stage).first?.minY ?? 0) - 69) < 0.5)
    route.isPresented = false
    stage.advance(by: 0.1)
    #expect(route.log.isEmpty && !blueFrames(stage).isEmpty)
    stage.advance(untilIdle: 3)
    #expect(Set(route.log) == ["gone", "dismissed"] && blueFrames(stage).isEmpty)
  }

  @Test("what is presented from the beginning is there at once")
  func presentedAtFirst() {
    let route = Route()
    route.isPresented = true
    let stage = Stage(.standard) { Presenter(route: route) }
    #expect(stage.nextFrameTime == nil)
    #expect(abs((blueFrames(stage).first?.minY ?? 0) - 69) < 0.5)
  }

  @Test("reduced motion fades screens and sheets in place")
  func reducedMotion() {
    let route = Route()
    let stage = Stage(.standard, traits: Traits(isMotionReduced: true)) { Screens(route: route) }
    _ = stage.frame
    route.path = [1]
    stage.advance(by: 0.1)
    #expect(blueFrames(stage).first?.minX == 0)
    #expect(abs((stage.opacities.first ?? 0) - critical(0.1)) < 0.01)
  }

  @Test("animations turned off turn the system's off too")
  func disabled() {
    let route = Route()
    let stage = Stage(.standard) { Presenter(route: route) }
    _ = stage.frame
    withTransaction(\.disablesAnimations, true) { route.isPresented = true }
    #expect(abs((blueFrames(stage).first?.minY ?? 0) - 69) < 0.5)
    #expect(stage.nextFrameTime == nil)
  }
}
