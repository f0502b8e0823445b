// Recognisers told of touches, without a screen.

import Foundation
import Testing

@testable import SwiftUI

@MainActor
struct GestureTests {
  private func event(_ time: Double, _ x: CGFloat, _ y: CGFloat, down: Bool = true) -> GestureEvent {
    GestureEvent(time: time, touches: [Touch(id: 1, location: CGPoint(x: x, y: y), isDown: down)], box: nil)
  }
  private func wait(_ time: Double) -> GestureEvent { GestureEvent(time: time, touches: [], box: nil) }

  @Test("a tap ends when the finger is lifted in time and near by")
  func tap() {
    let tap = TapGesture._makeRecognizer(TapGesture())
    _ = tap.process(event(0, 10, 10))
    #expect(tap.process(event(0.2, 20, 10, down: false)).value != nil)
    tap.reset()
    _ = tap.process(event(0, 10, 10))
    guard case .failed = tap.process(event(0.2, 70, 10)) else { return #expect(Bool(false), "too far for a tap") }
    tap.reset()
    _ = tap.process(event(0, 10, 10))
    guard case .failed = tap.process(event(0.9, 10, 10, down: false)) else {
      return #expect(Bool(false), "too long for a tap")
    }
  }

  @Test("a long press is recognised while the finger is still down")
  func longPress() {
    let press = LongPressGesture._makeRecognizer(LongPressGesture())
    _ = press.process(event(0, 10, 10))
    #expect(press.deadline == 0.5)
    #expect(press.process(wait(0.5)).value != nil)
  }

  @Test("a drag begins after its distance and predicts where it ends")
  func drag() throws {
    let drag = DragGesture._makeRecognizer(DragGesture())
    _ = drag.handle(event(0, 0, 0))
    #expect(drag.handle(event(0.1, 5, 0)).value == nil)
    let value = try #require(drag.handle(event(0.2, 25, 0)).value)
    #expect(value.translation == CGSize(width: 25, height: 0))
    // The older step of 50 points a second counts three quarters, the newer of 200 one quarter.
    #expect(abs(value.velocity.width - 87.5) < 1e-6)
    #expect(abs(value.predictedEndLocation.x - (25 + 87.5 / 4)) < 1e-6)
  }

  @Test("a sequence hands on to its second gesture")
  func sequence() {
    var seen: [String] = []
    let gesture = LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0)).onEnded { value in
      if case .second(_, let drag?) = value { seen.append("\(drag.translation.width)") }
    }
    func recognizer<G: Gesture>(_ gesture: G) -> _GestureRecognizer<G.Value> { G._makeRecognizer(gesture) }
    let machine = recognizer(gesture)
    _ = machine.process(event(0, 0, 0))
    _ = machine.process(wait(0.6))
    _ = machine.process(event(0.7, 3, 0))
    _ = machine.process(event(0.8, 9, 0, down: false))
    #expect(seen == ["6.0"])
  }

  @Test("a tap gesture adds an action to what is read out, and no trait")
  func semantics() {
    let probe = Probe { Text("Open").onTapGesture {} }
    let element = probe.host.semantics().elements.first
    #expect(element?.actions == ["activate"])
    #expect(element?.traits == [])
  }
}
