// Controls are one accessibility element each, and their actions write what they are bound to.

import Drawing
import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite("Controls as elements")
struct ControlElementTests {
  private func elements<V: View>(_ view: V) -> [Semantics.Element] { Probe { view }.host.semantics().elements }

  /// The first box below a node that stands for a control.
  private func control(in node: LayoutNode?) -> (any ControlBox)? {
    guard let node else { return nil }
    if let control = node as? any ControlBox { return control }
    for child in node.children { if let found = control(in: child) { return found } }
    return nil
  }

  @Test("a button joins the parts of its label")
  func button() {
    let found = elements(
      Button {
      } label: {
        HStack {
          Text("Apple")
          Text("$227.50")
        }
      })
    #expect(found.count == 1)
    #expect(found.first?.role == .button)
    #expect(found.first?.label == "Apple, $227.50")
  }

  @Test("a hidden label is still read")
  func hiddenLabel() {
    let found = elements(Toggle("Sound", isOn: .constant(true)).labelsHidden())
    #expect(found.map(\.label) == ["Sound"])
    #expect(found.first?.value == "1")
  }

  @Test("a custom style reads the environment and gets the label")
  func customStyle() {
    struct Loud: ButtonStyle {
      @Environment(\.isEnabled) var isEnabled
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text(isEnabled ? "on" : "off")
        }
      }
    }
    #expect(elements(Button("Buy") {}.buttonStyle(Loud()).disabled(true)).first?.label == "Buy, off")
  }

  @Test("texts after the first one in a control's label explain it from below; other labels stay as they are")
  func explainedLabel() throws {
    func height<V: View>(@ViewBuilder _ label: () -> V) throws -> CGFloat {
      let label = label()
      let content = LabeledContent {
        Text("9")
      } label: {
        label
      }
      return try #require(Probe { content.probed("row") }["row"]).height
    }
    let lines = try height {
      VStack(alignment: .leading, spacing: 2) {
        Text("Sound")
        Text("While charging").font(.subheadline)
      }
    }
    #expect(
      try height {
        Text("Sound")
        Text("While charging")
      } == lines)
    #expect(
      try height {
        Text("Sound")
        if lines > 0 { Text("While charging") }
      } == lines)
    #expect(
      try height {
        Image(systemName: "bell")
        Text("Sound")
      } < lines)
    let toggle = elements(
      Toggle(isOn: .constant(true)) {
        Text("Sound")
        Text("While charging")
      })
    #expect(toggle.map(\.label) == ["Sound, While charging"])
  }

  @Test("activating a toggle writes its binding")
  func activate() {
    var isOn = false
    let probe = Probe { Toggle("Sound", isOn: Binding(get: { isOn }, set: { isOn = $0 })) }
    control(in: probe.host.rootNode)?.controlActions.activate?()
    #expect(isOn)
  }

  @Test("a stepper at its bound cannot go on")
  func stepper() {
    let found = elements(Stepper("Count", value: .constant(3), in: 0...3))
    #expect(found.first?.actions == ["decrement"])
  }
}
