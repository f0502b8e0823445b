// Colour pickers: the well, and the sheet with its grid, spectrum and sliders.

import CoreGraphics
import Foundation
import SwiftUI
import Testing

@testable import Stage

@MainActor
@Suite("Colour pickers")
struct ColorPickerTests {
  private struct Paint: View {
    var supportsOpacity = true
    @State var color = Color(red: 0, green: 0, blue: 1)
    var body: some View {
      Form {
        ColorPicker("Ink", selection: $color, supportsOpacity: supportsOpacity)
        Text(description)
      }
    }
    private var description: String {
      let parts = color.resolve(in: EnvironmentValues())
      return [parts.red, parts.green, parts.blue, parts.opacity].map { "\(Int(($0 * 100).rounded()))" }
        .joined(separator: " ")
    }
  }

  private func open(_ stage: Stage, _ label: String) {
    #expect(stage.tap(label))
    stage.advance(untilIdle: 2)
  }

  private func labels(_ stage: Stage) -> [String] {
    stage.semantics.elements.flatMap(\.flattened).map(\.label)
  }

  @Test("the sheet's grid sets the colour, and the well says which it is")
  func grid() {
    let stage = phone { Paint() }
    open(stage, "Ink")
    open(stage, "white")
    #expect(stage.element("white")?.traits.contains(.selected) == true)
    open(stage, "Close")
    #expect(stage.element("100 100 100 100") != nil)
    #expect(stage.element("Ink")?.value == "white")
  }

  @Test("every colour of the grid has a name of its own")
  func names() {
    let stage = phone { Paint() }
    let before = Set(labels(stage))
    open(stage, "Ink")
    let cells = stage.semantics.elements.flatMap(\.flattened).filter {
      $0.role == .button && !before.contains($0.label) && $0.frame.width > 25 && $0.frame.width < 35
        && $0.frame.height == 30 && !$0.label.hasPrefix("Saved") && !$0.label.hasPrefix("Add")
    }
    #expect(cells.count == 120)
    #expect(Set(cells.map(\.label)).count == 120)
  }

  @Test("sliders are dragged, adjusted and typed into; each writes its own part")
  func sliders() throws {
    let stage = phone { Paint() }
    open(stage, "Ink")
    open(stage, "Sliders")
    #expect(stage.element("Blue")?.value == "255")
    #expect(stage.element("Opacity")?.value == "100%")
    stage.perform(.decrement, on: "Opacity")
    stage.perform(.decrement, on: "Blue")
    let track = try #require(stage.element("Red")).frame
    stage.drag(
      from: CGPoint(x: track.minX + 18, y: track.midY), to: CGPoint(x: track.maxX + 50, y: track.midY), over: 0.2)
    #expect(stage.element("Red")?.value == "255")
    open(stage, "Green value")
    stage.replaceText(with: "51")
    stage.press(.return)
    open(stage, "Close")
    #expect(stage.element("100 20 90 90") != nil, "\(labels(stage))")
  }

  @Test("a colour is typed in hexadecimal digits; what is none changes nothing")
  func hexadecimal() {
    let stage = phone { Paint() }
    open(stage, "Ink")
    open(stage, "Sliders")
    #expect(stage.element("Hex Color")?.value == "0000FF")
    open(stage, "Hex Color")
    stage.replaceText(with: "ff8000")
    stage.press(.return)
    #expect(stage.element("Green")?.value == "128")
    open(stage, "Hex Color")
    stage.replaceText(with: "beige")
    stage.press(.return)
    #expect(stage.element("Green")?.value == "128")
  }

  @Test("a finger on the spectrum takes the colour under it, and assistive technologies go round the hues")
  func spectrum() throws {
    let stage = phone { Paint() }
    open(stage, "Ink")
    open(stage, "Spectrum")
    // The segment of the switch has the same name.
    let field = try #require(
      stage.semantics.elements.flatMap(\.flattened).first { $0.label == "Spectrum" && $0.frame.height > 100 }
    ).frame
    stage.tap(at: CGPoint(x: field.minX + field.width / 3, y: field.midY))
    stage.advance(untilIdle: 1)
    #expect(labels(stage).contains("Close"))
    open(stage, "Close")
    #expect(stage.element("0 100 0 100") != nil, "\(labels(stage))")
  }

  @Test("without opacity the sheet has no slider for it, and colours are opaque")
  func opaque() {
    let stage = phone { Paint(supportsOpacity: false, color: .red.opacity(0.5)) }
    open(stage, "Ink")
    #expect(stage.element("Opacity") == nil)
    open(stage, "black")
    open(stage, "Close")
    #expect(stage.element("0 0 0 100") != nil)
  }

  @Test("a colour is kept for later, and taken again")
  func kept() {
    let stage = phone { Paint() }
    open(stage, "Ink")
    open(stage, "dark green")
    open(stage, "Add to saved colors")
    open(stage, "white")
    open(stage, "Close")
    open(stage, "Ink")
    open(stage, "Saved color, dark green")
    open(stage, "Close")
    #expect(stage.element("Ink")?.value == "dark green")
  }

  @Test("a Core Graphics colour is written too")
  func core() {
    struct Core: View {
      @State var color = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
      var body: some View {
        VStack {
          ColorPicker("Ink", selection: $color)
          Text("\(Int(((color.components?.first ?? 0) * 100).rounded()))")
        }
      }
    }
    let stage = phone { Core() }
    open(stage, "Ink")
    open(stage, "white")
    open(stage, "Close")
    #expect(stage.element("100") != nil)
  }

  @Test("a tap beside the well does nothing")
  func beside() throws {
    let stage = phone { Paint() }
    let row = try #require(stage.element("Ink")).frame
    stage.tap(at: CGPoint(x: row.minX + 10, y: row.midY))
    stage.advance(untilIdle: 2)
    #expect(stage.element("Close") == nil)
  }
}
