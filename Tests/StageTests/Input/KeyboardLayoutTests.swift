// The keys of keyboards for addresses and telephone numbers.

import SwiftUI
import Testing

@testable import Stage

@MainActor
@Suite("Keys of special keyboards")
struct KeyboardLayoutTests {
  private struct Field: View {
    let type: UIKeyboardType
    @State var text = ""
    var body: some View { TextField("Field", text: $text).keyboardType(type) }
  }

  private func typed(_ type: UIKeyboardType, _ keys: [String]) -> String? {
    let stage = phone { Field(type: type) }
    stage.tap("Field")
    for key in keys { if !stage.tap(key) { return nil } }
    return stage.element("Field")?.value
  }

  @Test("the keyboard for addresses has keys for their parts and no space bar")
  func url() {
    #expect(typed(.URL, ["a", ".com", "/", "b"]) == "a.com/b")
    #expect(typed(.URL, ["a", "space"]) == nil)
    #expect(typed(.emailAddress, ["a", "space", "@", "b", "."]) == "a @b.")
  }

  @Test("a telephone's pad dials signs and pauses on its other side")
  func phonePad() {
    #expect(
      typed(.phonePad, ["symbols", "+", "numbers", "4", "9", "symbols", "*", "#", "pause", "wait"]) == "+49*#,;")
    #expect(typed(.phonePad, ["symbols", "4"]) == nil)
    #expect(typed(.numberPad, ["2", "delete", "0"]) == "0")
    #expect(typed(.numberPad, ["symbols"]) == nil)
  }
}
