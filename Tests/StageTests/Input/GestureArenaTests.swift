// Gestures on a stage: what is recognised, who wins, what is told.

import Foundation
import SwiftUI
import Testing

@testable import Stage

@MainActor
struct GestureArenaTests {
  private let middle = CGPoint(x: 200, y: 400)
  private func point(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: 200 + dx, y: 400 + dy) }

  @Test("a double tap needs two taps in time; a single tap on the same view waits for it")
  func counts() {
    let log = Log()
    let stage = phone {
      Color.red.onTapGesture(count: 2) { log("double") }.onTapGesture { log("single") }
    }
    stage.tap(at: middle, count: 2)
    stage.pass(1)
    #expect(log.lines == ["double"])
    log.clear()
    stage.tap(at: middle)
    #expect(log.lines.isEmpty)
    stage.pass(0.3)
    #expect(log.lines.isEmpty)
    stage.pass(0.1)
    #expect(log.lines == ["single"])
  }

  @Test("a tap within 45 points and three quarters of a second")
  func limits() {
    let log = Log()
    let stage = phone { Color.red.onTapGesture { log("tap") } }
    stage.touch(.began, at: middle)
    stage.touch(.moved, at: point(44, 0))
    stage.touch(.ended, at: point(44, 0))
    stage.touch(.began, at: middle)
    stage.touch(.moved, at: point(46, 0))
    stage.touch(.ended, at: middle)
    stage.longPress(at: middle, for: 0.8)
    #expect(log.lines == ["tap"])
  }

  @Test("the deepest view's gesture wins")
  func deepest() {
    let log = Log()
    let stage = phone {
      VStack { Color.red.onTapGesture { log("child") } }.onTapGesture { log("parent") }
    }
    stage.tap(at: middle)
    #expect(log.lines == ["child"])
  }

  @Test("a high-priority gesture beats those inside, a simultaneous one runs beside them")
  func priorities() {
    let log = Log()
    let high = phone {
      Color.red.onTapGesture { log("child") }.highPriorityGesture(TapGesture().onEnded { log("parent") })
    }
    high.tap(at: middle)
    let beside = phone {
      Button("Button") { log("button") }.simultaneousGesture(TapGesture().onEnded { log("beside") })
    }
    beside.tap("Button")
    #expect(log.lines == ["parent", "button", "beside"])
  }

  @Test("masks switch gestures off: the added one, or those inside")
  func masks() {
    let log = Log()
    let tap = TapGesture().onEnded { log("added") }
    for mask in [GestureMask.all, .gesture, .subviews, .none] {
      let stage = phone { Color.red.onTapGesture { log("inside") }.gesture(tap, including: mask) }
      stage.tap(at: middle)
    }
    #expect(log.lines == ["inside", "added", "inside"])
  }

  @Test("a long press is told of while the finger is down, and once it has lasted")
  func longPress() {
    let log = Log()
    let stage = phone {
      Color.red.onLongPressGesture {
        log("done")
      } onPressingChanged: {
        log($0 ? "pressing" : "let go")
      }
    }
    stage.touch(.began, at: middle)
    stage.pass(0.49)
    #expect(log.lines == ["pressing"])
    stage.pass(0.02)
    #expect(log.lines == ["pressing", "let go", "done"])
    stage.touch(.ended, at: middle)
    log.clear()
    stage.longPress(at: middle, for: 0.3)
    #expect(log.lines == ["pressing", "let go"])
  }

  @Test("a drag begins after ten points, tells its way, and predicts where it would end")
  func drag() throws {
    var values: [DragGesture.Value] = []
    var end: DragGesture.Value?
    let stage = phone {
      Color.red.gesture(DragGesture().onChanged { values.append($0) }.onEnded { end = $0 })
    }
    stage.drag(from: middle, to: point(60, 0), over: 0.2)
    let first = try #require(values.first)
    #expect(first.startLocation == middle)
    #expect(first.translation.width == 10)
    let last = try #require(end)
    #expect(last.translation == CGSize(width: 60, height: 0))
    #expect(abs(last.velocity.width - 300) < 1)
    #expect(abs(last.predictedEndLocation.x - (260 + 75)) < 1)
  }

  @Test("gesture state follows the drag and goes back when it ends, is taken away, or its view goes")
  func gestureState() {
    struct Dragged: View {
      let log: Log
      @GestureState private var shift: CGFloat = 0
      var body: some View {
        let _ = log("\(Int(shift))")
        Color.red.gesture(
          DragGesture(minimumDistance: 0).updating($shift) { value, state, _ in
            state = value.translation.width
          })
      }
    }
    let log = Log()
    let stage = phone { Dragged(log: log) }
    stage.touch(.began, at: middle)
    stage.touch(.moved, at: point(30, 0))
    #expect(log.lines == ["0", "30"])
    stage.touch(.ended, at: point(30, 0))
    #expect(log.lines == ["0", "30", "0"])
    stage.touch(.began, at: middle)
    stage.touch(.moved, at: point(20, 0))
    stage.touch(.cancelled, at: point(20, 0))
    #expect(log.lines == ["0", "30", "0", "20", "0"])
  }

  @Test("two fingers magnify and rotate")
  func twoFingers() {
    var scale: CGFloat = 0
    var angle = Angle.zero
    let stage = phone {
      Color.red.gesture(
        MagnifyGesture().onEnded { scale = $0.magnification }
          .simultaneously(with: RotateGesture().onEnded { angle = $0.rotation }))
    }
    stage.pinch(at: middle, scale: 2)
    #expect(abs(scale - 2) < 0.01)
    stage.rotate(at: middle, by: .degrees(30))
    #expect(abs(angle.degrees - 30) < 0.5)
  }

  @Test("a sequence hands on: a drag that only begins after a long press")
  func sequence() {
    let log = Log()
    let gesture = LongPressGesture().sequenced(before: DragGesture()).onEnded { value in
      if case .second(true, let drag?) = value { log("dragged \(Int(drag.translation.height))") }
    }
    let stage = phone { Color.red.gesture(gesture) }
    stage.drag(from: middle, to: point(0, 50))
    stage.touch(.began, at: middle)
    stage.pass(0.6)
    stage.touch(.moved, at: point(0, 40))
    stage.touch(.ended, at: point(0, 40))
    #expect(log.lines == ["dragged 40"])
  }

  @Test("an exclusive pair takes the second when the first fails")
  func exclusive() {
    let log = Log()
    let gesture = TapGesture(count: 2).onEnded { log("two") }.exclusively(before: TapGesture().onEnded { log("one") })
    let stage = phone { Color.red.gesture(gesture) }
    stage.tap(at: middle, count: 2)
    stage.pass(1)
    stage.tap(at: middle)
    stage.pass(1)
    #expect(log.lines == ["two", "one"])
  }

  @Test("a parent's drag takes over from a button once the finger moves")
  func dragOverButton() {
    let log = Log()
    let stage = phone {
      Button("Button") { log("pressed") }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .gesture(DragGesture().onEnded { _ in log("dragged") })
    }
    stage.drag(from: middle, to: point(40, 0))
    stage.tap(at: middle)
    #expect(log.lines == ["dragged", "pressed"])
  }

  @Test("a tap knows where it was in the space it asks for")
  func location() {
    let log = Log()
    let stage = phone {
      Color.red.frame(width: 100, height: 100)
        .gesture(
          SpatialTapGesture(coordinateSpace: .local).onEnded { log("\(Int($0.location.x)) \(Int($0.location.y))") }
        )
        .simultaneousGesture(
          SpatialTapGesture(coordinateSpace: .named("room")).onEnded {
            log("\(Int($0.location.x)) \(Int($0.location.y))")
          }
        )
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .coordinateSpace(.named("room"))
    }
    stage.tap(at: point(10, 20))
    #expect(log.lines == ["60 70", "210 420"])
  }

  @Test("the pointer comes, moves and goes")
  func hover() {
    let log = Log()
    let stage = phone {
      Color.red.frame(width: 100, height: 100).onContinuousHover { phase in
        switch phase {
        case .active(let point): log("\(Int(point.x)) \(Int(point.y))")
        case .ended: log("gone")
        }
      }
    }
    stage.hover(at: middle)
    stage.hover(at: point(100, 0))
    stage.hover(at: point(10, 0))
    stage.hover(at: nil)
    #expect(log.lines == ["50 50", "gone", "60 50", "gone"])
  }
}
