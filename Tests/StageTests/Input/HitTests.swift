// What a touch reaches: order, shapes, clips, transforms, and what takes no touches.

import Foundation
import SwiftUI
import Testing

@testable import Stage

@MainActor
struct HitTests {
  /// A view that logs taps, and taps of what lies under it.
  private func taps<V: View>(_ points: [CGPoint], @ViewBuilder _ view: (_ log: Log) -> V) -> [String] {
    let log = Log()
    let stage = phone { view(log).frame(maxWidth: .infinity, maxHeight: .infinity) }
    for point in points { stage.tap(at: point) }
    return log.lines
  }

  @Test("the view in front is tapped, in the order of z indices")
  func order() {
    let lines = taps([CGPoint(x: 200, y: 400)]) { log in
      ZStack {
        Color.red.onTapGesture { log("first") }
        Color.blue.onTapGesture { log("second") }
        Color.green.zIndex(-1).onTapGesture { log("third") }
      }
    }
    #expect(lines == ["second"])
  }

  @Test("a clear colour and a gap take no touches, a content shape makes them")
  func clear() {
    #expect(taps([CGPoint(x: 200, y: 400)]) { log in Color.clear.onTapGesture { log("clear") } }.isEmpty)
    let lines = taps([CGPoint(x: 200, y: 400)]) { log in
      Color.clear.contentShape(Rectangle()).onTapGesture { log("shaped") }
    }
    #expect(lines == ["shaped"])
  }

  @Test("a circle is hit inside of it, not in the corners of its square; a clip cuts what can be hit")
  func shapes() {
    let circle = taps([CGPoint(x: 155, y: 355), CGPoint(x: 200, y: 400)]) { log in
      Circle().frame(width: 100, height: 100).onTapGesture { log("circle") }
    }
    #expect(circle == ["circle"])
    let clipped = taps([CGPoint(x: 155, y: 355), CGPoint(x: 200, y: 400)]) { log in
      Color.red.frame(width: 100, height: 100).clipShape(Circle()).onTapGesture { log("clipped") }
    }
    #expect(clipped == ["clipped"])
  }

  @Test("what is invisible, disabled or lets touches pass takes none")
  func untouchable() {
    let point = [CGPoint(x: 200, y: 400)]
    let lines = taps(point) { log in
      ZStack {
        Color.red.onTapGesture { log("under") }
        Color.red.onTapGesture { log("invisible") }.opacity(0)
        Color.red.onTapGesture { log("hidden") }.hidden()
        Color.red.onTapGesture { log("passes") }.allowsHitTesting(false)
      }
    }
    #expect(lines == ["under"])
    #expect(taps(point) { log in Color.red.onTapGesture { log("disabled") }.disabled(true) }.isEmpty)
  }

  @Test("touches go through offsets, scales and rotations, in the plane and in space")
  func transforms() {
    let log = Log()
    let stage = phone {
      ZStack {
        Color.red.frame(width: 100, height: 20)
          .onTapGesture { (point: CGPoint) in log("turned \(Int(point.x.rounded())) \(Int(point.y.rounded()))") }
          .rotationEffect(.degrees(90))
        Color.red.frame(width: 10, height: 10).onTapGesture { log("scaled") }.scaleEffect(5).offset(y: 200)
        Color.red.frame(width: 100, height: 100).onTapGesture { log("flipped") }
          .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0).offset(y: -200)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    stage.tap(at: CGPoint(x: 200, y: 440))
    stage.tap(at: CGPoint(x: 240, y: 400))
    stage.tap(at: CGPoint(x: 220, y: 620))
    // Turned by 60 degrees, half of the width is left.
    stage.tap(at: CGPoint(x: 222, y: 200))
    stage.tap(at: CGPoint(x: 228, y: 200))
    #expect(log.lines == ["turned 90 10", "scaled", "flipped"])
  }

  @Test("views outside an unclipped parent are hit")
  func overflow() {
    let lines = taps([CGPoint(x: 200, y: 500)]) { log in
      Color.red.frame(width: 300, height: 300).onTapGesture { log("large") }.frame(width: 10, height: 10)
    }
    #expect(lines == ["large"])
  }

  @Test("a presentation keeps touches from what lies behind it")
  func modal() {
    let log = Log()
    let stage = phone {
      Button("Behind") { log("behind") }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .sheet(isPresented: .constant(true)) {
          Button("Inside") { log("inside") }.presentationDetents([.medium])
        }
    }
    stage.tap(at: CGPoint(x: 200, y: 10))
    stage.tap("Inside")
    #expect(log.lines == ["inside"])
  }
}
