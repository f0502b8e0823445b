// Controls that act: buttons, toggles, sliders, steppers, segments.

import Foundation
import SwiftUI
import Testing

@testable import Stage

@MainActor
struct ControlTests {
  private struct Pressing: ButtonStyle {
    let log: Log
    func makeBody(configuration: Configuration) -> some View {
      let _ = log(configuration.isPressed ? "down" : "up")
      configuration.label.padding()
    }
  }

  @Test("a button fires when the finger is lifted inside, and knows that it is pressed")
  func button() throws {
    let log = Log()
    let stage = phone { Button("Button") { log("fired") }.buttonStyle(Pressing(log: log)) }
    let frame = try #require(stage.element("Button")).frame
    let inside = CGPoint(x: frame.midX, y: frame.midY)
    stage.touch(.began, at: inside)
    stage.touch(.ended, at: inside)
    #expect(log.lines == ["up", "down", "fired", "up"])
    log.clear()
    stage.touch(.began, at: inside)
    stage.touch(.moved, at: CGPoint(x: frame.midX, y: frame.maxY + 60))
    #expect(log.lines == ["down"])
    stage.touch(.moved, at: CGPoint(x: frame.midX, y: frame.maxY + 80))
    stage.touch(.ended, at: CGPoint(x: frame.midX, y: frame.maxY + 80))
    #expect(log.lines == ["down", "up"])
  }

  @Test("a disabled button does nothing")
  func disabled() {
    let log = Log()
    let stage = phone { Button("Button") { log("fired") }.disabled(true) }
    stage.tap("Button")
    #expect(!stage.perform(.activate, on: "Button"))
    #expect(log.lines.isEmpty)
  }

  @Test("a held button repeats where it should, and does not fire again when it is let go")
  func repeating() {
    let log = Log()
    let stage = phone { Button("More") { log("more") }.buttonRepeatBehavior(.enabled) }
    stage.longPress("More", for: 0.75)
    #expect(log.lines.count == 3)
  }

  @Test("a toggle's switch toggles; the rest of its row does not")
  func toggle() {
    struct Switches: View {
      @State var isOn = false
      var body: some View { Toggle("Wi-Fi", isOn: $isOn) }
    }
    let stage = phone { Switches() }
    stage.tap("Wi-Fi")
    #expect(stage.element("Wi-Fi")?.value == "1")
    stage.tap(at: CGPoint(x: 20, y: 400))
    #expect(stage.element("Wi-Fi")?.value == "1")
    stage.perform(.activate, on: "Wi-Fi")
    #expect(stage.element("Wi-Fi")?.value == "0")
  }

  @Test("a slider follows its knob, snaps to steps, and says when editing begins and ends")
  func slider() throws {
    struct Volume: View {
      let log: Log
      @State var value = 0.0
      var body: some View {
        Slider(value: $value, in: 0...100, step: 10) {
          Text("Volume")
        } onEditingChanged: {
          log("\($0)")
        }
      }
    }
    let log = Log()
    let stage = phone { Volume(log: log) }
    let frame = try #require(stage.element("Volume")).frame
    let knob = CGPoint(x: frame.minX + 14, y: frame.midY)
    stage.drag(from: knob, to: CGPoint(x: knob.x + (frame.width - 28) * 0.52, y: knob.y))
    #expect(stage.element("Volume")?.value == "50%")
    #expect(log.lines == ["true", "false"])
    // Far from the knob nothing happens.
    stage.drag(from: CGPoint(x: frame.minX + 10, y: frame.midY), to: CGPoint(x: frame.maxX, y: frame.midY))
    #expect(stage.element("Volume")?.value == "50%")
    stage.perform(.increment, on: "Volume")
    #expect(stage.element("Volume")?.value == "60%")
  }

  @Test("a stepper's halves step down and up, again and again while held")
  func stepper() throws {
    struct Count: View {
      @State var count = 5
      var body: some View { Stepper("Count \(count)", value: $count, in: 0...9) }
    }
    let stage = phone { Count() }
    let frame = try #require(stage.element("Count 5")).frame
    stage.tap(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
    #expect(stage.element("Count 6") != nil)
    stage.tap(at: CGPoint(x: frame.maxX - 74, y: frame.midY))
    #expect(stage.element("Count 5") != nil)
    stage.longPress(at: CGPoint(x: frame.maxX - 20, y: frame.midY), for: 0.65)
    #expect(stage.element("Count 7") != nil)
    stage.perform(.decrement, on: "Count 7")
    #expect(stage.element("Count 6") != nil)
  }

  @Test("a segment is picked by a tap")
  func segments() {
    struct Pick: View {
      @State var pick = "A"
      var body: some View {
        Picker("Letter", selection: $pick) { ForEach(["A", "B", "C"], id: \.self) { Text($0) } }.pickerStyle(.segmented)
        Text("picked \(pick)")
      }
    }
    let stage = phone { Pick() }
    stage.tap("C")
    #expect(stage.element("picked C") != nil)
    stage.perform(.activate, on: "B")
    #expect(stage.element("picked B") != nil)
  }

  @Test("a name that nobody has is told, with those there are")
  func unknown() {
    let stage = phone { Button("Here") {} }
    #expect(!stage.tap("There"))
    #expect(stage.warnings == ["tap: nothing on the screen is called “There”; there are “Here”."])
  }
}
