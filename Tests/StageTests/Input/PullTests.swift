// What follows a finger and goes on by itself: screens drawn aside, sheets, pages, rows, wheels.

import CoreGraphics
import Drawing
import Foundation
import SwiftUI
import Testing

@testable import Stage

@Observable @MainActor
private final class Model {
  var path: [Int] = []
  var detent = PresentationDetent.medium
  var page = 0
  var pick = 0
  var isPresented = true
}

@MainActor
@Suite("Pulled by a finger")
struct PullTests {
  /// The frames of everything filled with a strong blue.
  private func blue(_ stage: Stage) -> [CGRect] {
    zip(stage.filled, stage.paints).filter { pair in
      if case .color(let color) = pair.1 { color.blue > 0.9 && color.red < 0.2 && color.alpha == 1 } else { false }
    }.map(\.0)
  }

  private struct Screens: View {
    @Bindable var model: Model
    var body: some View {
      NavigationStack(path: $model.path) {
        Color.red.navigationTitle("Root")
          .navigationDestination(for: Int.self) { number in
            Color.blue.navigationTitle("Screen \(number)")
          }
      }
    }
  }

  /// Draws the top screen aside by a way in steps of a frame.
  private func swipe(_ stage: Stage, to x: CGFloat, frames: Int) {
    stage.touch(.began, at: CGPoint(x: 4, y: 400))
    for frame in 1...frames {
      stage.advance(by: 1.0 / 60)
      stage.touch(.moved, at: CGPoint(x: 4 + (x - 4) * CGFloat(frame) / CGFloat(frames), y: 400))
    }
  }

  @Test("a screen follows the finger from the edge, over the one below")
  func edge() {
    let model = Model()
    model.path = [1]
    let stage = phone { Screens(model: model) }
    swipe(stage, to: 214, frames: 30)
    #expect(abs((blue(stage).first?.minX ?? 0) - 200) < 1)
    #expect(model.path == [1])
    // Far enough: it goes on from there, and the path follows.
    stage.touch(.ended, at: CGPoint(x: 250, y: 400))
    #expect(model.path == [])
    let after = blue(stage).first?.minX ?? 0
    #expect(after > 190 && after < 300)
    stage.advance(untilIdle: 3)
    #expect(blue(stage).isEmpty && stage.nextFrameTime == nil)
    #expect(stage.element("Root") != nil)
  }

  @Test("a short, slow swipe from the edge falls back, a quick one goes through")
  func fallBack() {
    let model = Model()
    model.path = [1]
    let stage = phone { Screens(model: model) }
    swipe(stage, to: 114, frames: 60)
    stage.advance(by: 0.3)
    stage.touch(.ended, at: CGPoint(x: 114, y: 400))
    stage.advance(by: 1.0 / 60)
    let back = blue(stage).first?.minX ?? 0
    #expect(back > 40 && back < 100)
    stage.advance(untilIdle: 3)
    #expect(blue(stage).first?.minX == 0 && model.path == [1])
    swipe(stage, to: 114, frames: 4)
    stage.touch(.ended, at: CGPoint(x: 114, y: 400))
    #expect(model.path == [])
  }

  @Test("a swipe from the edge that is taken away leaves the screen where it was")
  func cancelled() {
    let model = Model()
    model.path = [1]
    let stage = phone { Screens(model: model) }
    swipe(stage, to: 300, frames: 30)
    stage.touch(.cancelled, at: CGPoint(x: 300, y: 400))
    stage.advance(untilIdle: 3)
    #expect(blue(stage).first?.minX == 0 && model.path == [1])
  }

  @Test("the screen below a path from code is there when it is uncovered, with its bar")
  func deepLink() {
    let model = Model()
    model.path = [1, 2, 3]
    let stage = phone { Screens(model: model) }
    swipe(stage, to: 300, frames: 30)
    stage.touch(.ended, at: CGPoint(x: 300, y: 400))
    stage.advance(untilIdle: 3)
    #expect(model.path == [1, 2])
    #expect(stage.element("Screen 2") != nil)
    #expect(stage.element("Screen 1") != nil, "the way back")
  }

  private struct Sheet: View {
    @Bindable var model: Model
    var body: some View {
      Color.red.sheet(isPresented: $model.isPresented) {
        Color.blue.presentationDetents([.medium, .large], selection: $model.detent)
      }
    }
  }

  private func top(_ stage: Stage) -> CGFloat { blue(stage).first?.minY ?? .nan }

  @Test("a pulled sheet follows the finger, settles at a detent, and writes the binding")
  func boundDetents() {
    let model = Model()
    let stage = phone { Sheet(model: model) }
    let medium = top(stage)
    #expect(abs(medium - 405) < 1)
    stage.touch(.began, at: CGPoint(x: 200, y: 420))
    for frame in 1...30 {
      stage.advance(by: 1.0 / 60)
      stage.touch(.moved, at: CGPoint(x: 200, y: 420 - CGFloat(frame) * 10))
    }
    #expect(abs(top(stage) - (medium - 290)) < 1)
    #expect(model.detent == .medium)
    stage.advance(by: 0.3)
    stage.touch(.ended, at: CGPoint(x: 200, y: 120))
    #expect(model.detent == .large)
    #expect(abs(top(stage) - (medium - 290)) < 12, "it goes on from where the finger left it")
    stage.advance(by: 0.1)
    let between = top(stage)
    #expect(between < medium - 290 && between > 10.5)
    stage.advance(untilIdle: 3)
    #expect(abs(top(stage) - 10) < 0.5)
    // And back by code.
    model.detent = .medium
    stage.advance(by: 0.05)
    #expect(top(stage) > 12 && top(stage) < medium - 12)
    stage.advance(untilIdle: 3)
    #expect(abs(top(stage) - medium) < 0.5)
  }

  @Test("a sheet that is thrown down goes, on from the finger")
  func thrown() {
    let model = Model()
    let stage = phone { Sheet(model: model) }
    let medium = top(stage)
    stage.drag(from: CGPoint(x: 200, y: 420), to: CGPoint(x: 200, y: 620), over: 0.15)
    #expect(!model.isPresented)
    #expect(top(stage) > medium + 150)
    stage.advance(untilIdle: 3)
    #expect(blue(stage).isEmpty)
  }

  private struct Pages: View {
    @Bindable var model: Model
    var body: some View {
      TabView(selection: $model.page) {
        Color.red.tag(0)
        Color.blue.tag(1)
        Color.green.tag(2)
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
    }
  }

  @Test("pages slide when code chooses one in an animated change, and are there at once otherwise")
  func pagesByCode() {
    let model = Model()
    let stage = phone { Pages(model: model) }
    _ = stage.frame
    withAnimation(.linear(duration: 1)) { model.page = 1 }
    stage.advance(by: 0.25)
    #expect(abs((blue(stage).first?.minX ?? 0) - 300) < 2)
    stage.advance(by: 0.5)
    #expect(abs((blue(stage).first?.minX ?? 0) - 100) < 2)
    stage.advance(untilIdle: 3)
    #expect(blue(stage).first?.minX == 0 && stage.nextFrameTime == nil)
    model.page = 2
    #expect(blue(stage).isEmpty && stage.nextFrameTime != 0)
    stage.advance(by: 0)
    #expect(blue(stage).isEmpty)
  }

  @Test("a page follows the finger, comes to rest by itself, and resists beyond the last")
  func pagesByHand() {
    let model = Model()
    let stage = phone { Pages(model: model) }
    stage.touch(.began, at: CGPoint(x: 350, y: 400))
    for frame in 1...20 {
      stage.advance(by: 1.0 / 60)
      stage.touch(.moved, at: CGPoint(x: 350 - CGFloat(frame) * 12, y: 400))
    }
    // Ten points of the way are the slop.
    #expect(abs((blue(stage).first?.minX ?? 0) - 170) < 1)
    stage.touch(.ended, at: CGPoint(x: 110, y: 400))
    #expect(model.page == 1)
    stage.advance(by: 0.05)
    let between = blue(stage).first?.minX ?? 0
    #expect(between > 1 && between < 170)
    stage.advance(untilIdle: 3)
    #expect(blue(stage).first?.minX == 0)
    model.page = 0
    _ = stage.frame
    stage.touch(.began, at: CGPoint(x: 50, y: 400))
    stage.touch(.moved, at: CGPoint(x: 100, y: 400))
    stage.touch(.moved, at: CGPoint(x: 260, y: 400))
    let red = stage.filled.first?.minX ?? 0
    #expect(red > 20 && red < 150)
    stage.touch(.ended, at: CGPoint(x: 260, y: 400))
    stage.advance(untilIdle: 3)
    #expect(stage.filled.first?.minX == 0 && model.page == 0)
  }

  @Test("a row's buttons slide into place and back")
  func row() {
    struct Rows: View {
      var body: some View {
        List {
          Text("Row").swipeActions { Button("Flag") {} }
        }
        .listStyle(.plain)
      }
    }
    let stage = phone { Rows() }
    stage.drag(from: CGPoint(x: 300, y: 20), to: CGPoint(x: 240, y: 20), over: 0.5)
    let early = stage.element("Row")?.frame.minX ?? 0
    stage.advance(untilIdle: 2)
    let open = stage.element("Row")?.frame.minX ?? 0
    #expect(open < early)
    #expect(stage.element("Flag") != nil)
    stage.tap(at: CGPoint(x: 60, y: 20))
    stage.advance(by: 0.05)
    let closing = stage.element("Row")?.frame.minX ?? 0
    #expect(closing > open && closing < 16)
    stage.advance(untilIdle: 2)
    #expect(stage.element("Flag") == nil)
  }

  @Test("a wheel that is thrown runs on over many rows and rests on one; a touch stops it")
  func wheel() {
    struct Wheel: View {
      @Bindable var model: Model
      var body: some View {
        Picker("Number", selection: $model.pick) { ForEach(0..<100, id: \.self) { Text("\($0)") } }
          .pickerStyle(.wheel)
      }
    }
    let model = Model()
    let stage = phone { Wheel(model: model) }
    stage.drag(from: CGPoint(x: 200, y: 440), to: CGPoint(x: 200, y: 340), over: 0.1)
    #expect(model.pick == 0, "it still turns")
    stage.advance(untilIdle: 5)
    let first = model.pick
    #expect(first > 8)
    stage.drag(from: CGPoint(x: 200, y: 440), to: CGPoint(x: 200, y: 340), over: 0.1)
    stage.advance(by: 0.1)
    stage.touch(.began, at: CGPoint(x: 200, y: 400))
    stage.advance(by: 0.2)
    stage.touch(.ended, at: CGPoint(x: 200, y: 400))
    stage.advance(untilIdle: 5)
    #expect(model.pick > first && model.pick < first * 2)
  }

  @Test("a wheel cannot be turned beyond its ends, and a tap brings a row to the middle")
  func wheelEnds() {
    struct Wheel: View {
      @Bindable var model: Model
      var body: some View {
        Picker("Number", selection: $model.pick) { ForEach(0..<3, id: \.self) { Text("\($0)") } }
          .pickerStyle(.wheel)
      }
    }
    let model = Model()
    let stage = phone { Wheel(model: model) }
    stage.drag(from: CGPoint(x: 200, y: 340), to: CGPoint(x: 200, y: 440), over: 0.1)
    stage.advance(untilIdle: 5)
    #expect(model.pick == 0)
    stage.drag(from: CGPoint(x: 200, y: 440), to: CGPoint(x: 200, y: 240), over: 0.1)
    stage.advance(untilIdle: 5)
    #expect(model.pick == 2)
    stage.tap(at: CGPoint(x: 200, y: 400 - 32))
    stage.advance(untilIdle: 5)
    #expect(model.pick == 1)
  }
}
