// Controls take the sizes that iOS 17 gives them.

import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite("Sizes of controls")
struct ControlSizeTests {
  @Test("a bordered button adds 7 points above and below and 12 beside its label")
  func borderedButton() {
    let label = size(nil, nil) { Text("Buy") }
    let button = size(nil, nil) { Button("Buy") {}.buttonStyle(.bordered) }
    #expect(abs(button.height - label.height - 14) < 0.01)
    #expect(abs(button.width - label.width - 24) < 0.01)
    #expect(abs(button.height - 34.33) < 0.01)
  }

  @Test("a plain or automatic button is as large as its label")
  func plainButton() {
    let label = size(nil, nil) { Text("Buy") }
    #expect(size(nil, nil) { Button("Buy") {} } == label)
    #expect(size(nil, nil) { Button("Buy") {}.buttonStyle(.plain) } == label)
  }

  @Test("small and large buttons are 28 and 50.33 tall")
  func controlSizes() {
    #expect(size(nil, nil) { Button("Buy") {}.buttonStyle(.bordered).controlSize(.small) }.height == 28)
    let large = size(nil, nil) { Button("Buy") {}.buttonStyle(.bordered).controlSize(.large) }
    #expect(abs(large.height - 50.33) < 0.01)
  }

  @Test("a toggle fills the row; without its label it is the switch")
  func toggle() {
    #expect(size(320, nil) { Toggle("Sound", isOn: .constant(true)) } == CGSize(width: 320, height: 31))
    #expect(
      size(320, nil) { Toggle("Sound", isOn: .constant(true)).labelsHidden() } == CGSize(width: 51, height: 31))
  }

  @Test("sliders, steppers and segments have fixed heights")
  func heights() {
    #expect(size(320, nil) { Slider(value: .constant(0.5)) } == CGSize(width: 320, height: 31))
    #expect(
      size(320, nil) { Stepper("Count", value: .constant(1)).labelsHidden() } == CGSize(width: 94, height: 32))
    let segments = size(320, nil) {
      Picker("Range", selection: .constant(1)) { ForEach(1..<4) { Text("\($0)") } }.pickerStyle(.segmented)
    }
    #expect(segments == CGSize(width: 320, height: 31))
  }

  @Test("a text field is 22 tall, with a border 34")
  func textField() {
    #expect(size(320, nil) { TextField("Name", text: .constant("")) } == CGSize(width: 320, height: 22))
    #expect(
      size(320, nil) { TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder) }
        == CGSize(width: 320, height: 34))
  }

  @Test("a divider is a pixel thick, upright in rows")
  func divider() {
    #expect(abs(size(100, 100) { Divider() }.height - 1.0 / 3) < 0.001)
    #expect(abs(size(100, 20) { HStack { Divider() } }.width - 1.0 / 3) < 0.001)
  }

  @Test("progress: the bar is 4 tall, the wheel 20")
  func progress() {
    #expect(size(200, nil) { ProgressView(value: 0.5) } == CGSize(width: 200, height: 4))
    #expect(size(nil, nil) { ProgressView() } == CGSize(width: 20, height: 20))
  }
}
