// Typing: focus, caret, selection, formats, submitting, the on-screen keyboard.

import Foundation
import SwiftUI
import Testing

@testable import Stage

@MainActor
struct TextInputTests {
  private enum Field: Hashable { case name, mail }

  private struct Form: View {
    let log: Log
    @State var name = ""
    @State var mail = ""
    @FocusState var focus: Field?
    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($focus, equals: .name).onSubmit { focus = .mail }
          .onChange(of: name) { log("name \(name)") }
        TextField("Mail", text: $mail).focused($focus, equals: .mail).onSubmit { log("sent \(mail)") }
        Button("Clear") { focus = nil }
        Button("Fill in") { focus = .name }
        Text(focus == nil ? "no focus" : focus == .name ? "at name" : "at mail")
      }
    }
  }

  @Test("a tap gives a field the focus; what is typed is seen by the state, key by key")
  func typing() {
    let log = Log()
    let stage = phone { Form(log: log) }
    #expect(!stage.type("x"))
    stage.tap("Name")
    #expect(stage.element("at name") != nil)
    #expect(stage.element("Name")?.traits.contains(.focused) == true)
    stage.type("Al")
    #expect(log.lines == ["name A", "name Al"])
    #expect(stage.element("Name")?.value == "Al")
  }

  @Test("the return key submits: the focus goes where the action puts it, or away")
  func submit() {
    let log = Log()
    let stage = phone { Form(log: log) }
    stage.tap("Name")
    stage.type("Al\na@b\n")
    #expect(log.lines.last == "sent a@b")
    #expect(stage.element("Mail")?.value == "a@b")
    #expect(stage.element("no focus") != nil)
    #expect(stage.keyboardHeight == 0)
  }

  @Test("a focus state moves the keyboard both ways")
  func focusState() {
    let stage = phone { Form(log: Log()) }
    stage.tap("Fill in")
    #expect(stage.keyboardHeight > 0)
    stage.type("Zoe")
    #expect(stage.element("Name")?.value == "Zoe")
    stage.tap("Clear")
    #expect(stage.keyboardHeight == 0)
    #expect(stage.element("Name")?.traits.contains(.focused) == false)
    stage.tap("Name")
    stage.press(.tab)
    #expect(stage.element("at mail") != nil)
  }

  @Test("the caret goes where a tap, an arrow or a selection puts it")
  func caret() throws {
    struct One: View {
      @State var text = "hello world"
      var body: some View { TextField("Text", text: $text) }
    }
    let stage = phone { One() }
    let frame = try #require(stage.element("Text")).frame
    stage.tap(at: CGPoint(x: frame.minX + 1, y: frame.midY))
    stage.type(">")
    #expect(stage.element("Text")?.value == ">hello world")
    stage.press(.rightArrow)
    stage.press(.delete)
    #expect(stage.element("Text")?.value == ">ello world")
    stage.press(.end)
    stage.press(.leftArrow, modifiers: .shift)
    stage.press(.leftArrow, modifiers: .shift)
    stage.type("!")
    #expect(stage.element("Text")?.value == ">ello wor!")
    stage.press("a", modifiers: .command)
    stage.type("new")
    #expect(stage.element("Text")?.value == "new")
    // A second tap selects the word.
    let now = try #require(stage.element("Text")).frame
    stage.tap(at: CGPoint(x: now.minX + 5, y: now.midY), count: 2)
    stage.type("word")
    #expect(stage.element("Text")?.value == "word")
  }

  @Test("a formatted field keeps what is typed and takes its value when it is left")
  func formats() {
    struct Amount: View {
      @State var amount = 5.0
      var body: some View {
        TextField("Amount", value: $amount, format: .number)
        Text("is \(Int(amount * 100))")
      }
    }
    let stage = phone { Amount() }
    stage.tap("Amount")
    stage.press("a", modifiers: .command)
    stage.type("12.")
    #expect(stage.element("Amount")?.value == "12.")
    #expect(stage.element("is 500") != nil)
    stage.type("5\n")
    #expect(stage.element("is 1,250") != nil)
    #expect(stage.element("Amount")?.value == "12.5")
  }

  @Test("a secret is shown as dots, an editor takes new lines")
  func others() {
    struct Both: View {
      @State var secret = ""
      @State var notes = ""
      var body: some View {
        SecureField("Secret", text: $secret)
        TextEditor(text: $notes).accessibilityLabel("Notes").frame(height: 200)
        Text("\(secret)/\(notes.count)")
      }
    }
    let stage = phone { Both() }
    stage.tap("Secret")
    stage.type("abc")
    #expect(stage.element("Secret")?.value == "•••")
    stage.tap("Notes")
    stage.type("a\nb")
    #expect(stage.element("abc/3") != nil)
  }

  @Test("an editor's text that is longer than its place is whole, and scrolls under a finger; shorter ones stay")
  func longText() throws {
    struct Page: View {
      let count: Int
      @State var text = ""
      var body: some View {
        TextEditor(text: $text).accessibilityLabel("Notes").frame(width: 300, height: 120)
          .onAppear { text = (1...count).map { "line \($0)" }.joined(separator: "\n") }
      }
    }
    func words(_ stage: Stage) -> [(text: String, y: CGFloat)] {
      var transforms = [CGAffineTransform.identity]
      var words: [(String, CGFloat)] = []
      for command in stage.frame.drawing.commands {
        switch command {
        case .pushTransform(let next): transforms.append(next.concatenating(transforms[transforms.count - 1]))
        case .popTransform: transforms.removeLast()
        case .glyphs(let run, let origin, _):
          words.append((run.text, origin.applying(transforms[transforms.count - 1]).y))
        default: break
        }
      }
      return words
    }
    for (count, scrolls) in [(40, true), (2, false)] {
      let stage = phone { Page(count: count) }
      _ = stage.frame
      #expect(!words(stage).contains { $0.text.contains("…") })
      let before = try #require(words(stage).first { $0.text.hasPrefix("line 2") }).y
      let notes = try #require(stage.element("Notes"))
      #expect(notes.value.hasSuffix("line \(count)"))
      stage.drag(
        from: CGPoint(x: notes.frame.midX, y: notes.frame.maxY - 10),
        to: CGPoint(x: notes.frame.midX, y: notes.frame.minY + 10))
      stage.advance(untilIdle: 3)
      let after = words(stage).first { $0.text.hasPrefix("line 2") }.map(\.y)
      #expect((after != before) == scrolls, "\(count) lines: \(before) to \(after ?? .nan)")
      // A tap puts the caret where the finger is, scrolled or not.
      stage.tap("Notes")
      stage.type("!")
      #expect(try #require(stage.element("Notes")).value.contains("!"))
    }
  }

  @Test("the keyboard makes the safe area smaller and is tapped key by key")
  func keyboard() throws {
    struct Bottom: View {
      @State var text = ""
      var body: some View {
        VStack {
          Spacer()
          TextField("Text", text: $text)
        }
      }
    }
    let stage = phone { Bottom() }
    let low = try #require(stage.element("Text")).frame
    stage.tap("Text")
    let high = try #require(stage.element("Text")).frame
    #expect(stage.keyboardHeight == 216)
    #expect(abs(low.maxY - high.maxY - 216) < 1)
    for key in ["H", "i", "space", "y", "o", "delete"] { #expect(stage.tap(key), "\(key)") }
    #expect(stage.element("Text")?.value == "Hi y")
    stage.tap("numbers")
    stage.tap("7")
    #expect(stage.element("Text")?.value == "Hi y7")
    stage.tap("return")
    #expect(stage.keyboardHeight == 0)
  }

  @Test("an alert or a sheet that goes takes the keyboard of its field along", arguments: [true, false])
  func presentedField(isAlert: Bool) {
    struct Asking: View {
      let isAlert: Bool
      @State var isAsked = false
      @State var name = ""
      var body: some View {
        VStack {
          Text("Name is \(name)")
          Button("Ask") { isAsked = true }
        }
        .alert("Who?", isPresented: Binding(get: { isAlert && isAsked }, set: { isAsked = $0 })) { fields }
        .sheet(isPresented: Binding(get: { !isAlert && isAsked }, set: { isAsked = $0 })) { VStack { fields } }
      }
      @ViewBuilder var fields: some View {
        TextField("Name", text: $name)
        Button("Take") { isAsked = false }
      }
    }
    let stage = phone { Asking(isAlert: isAlert) }
    stage.tap("Ask")
    stage.advance(untilIdle: 2)
    stage.tap("Name")
    stage.type("Ada")
    #expect(stage.keyboardHeight > 0)
    #expect(stage.tap("Take"))
    stage.advance(untilIdle: 2)
    #expect(stage.keyboardHeight == 0)
    #expect(stage.element("Name is Ada") != nil)
  }

  @Test("the keyboard covers the tab bar, which stays where it is")
  func tabBar() throws {
    struct Tabs: View {
      @State var text = ""
      var body: some View {
        TabView {
          VStack {
            TextField("Text", text: $text)
            Spacer()
            Text("Foot")
          }
          .tabItem { Label("First", systemImage: "star") }
        }
      }
    }
    let stage = phone { Tabs() }
    func tab() -> CGRect? { stage.semantics.elements.first { $0.role == .tab }?.frame }
    let bar = try #require(tab())
    let foot = try #require(stage.element("Foot")?.frame)
    #expect(foot.maxY <= bar.minY)
    stage.tap("Text")
    #expect(tab() == bar)
    let keyboardTop = stage.size.height - stage.keyboardHeight
    #expect(bar.minY > keyboardTop)
    let raised = try #require(stage.element("Foot")?.frame)
    #expect(raised.maxY <= keyboardTop && raised.maxY > keyboardTop - 60)
    stage.tap("return")
    #expect(tab() == bar && stage.element("Foot")?.frame == foot)
  }

  @Test("number pads have digits, and what the app puts above the keyboard is there")
  func pads() {
    struct Code: View {
      @State var code = ""
      @FocusState var isFocused: Bool
      var body: some View {
        TextField("Code", text: $code).keyboardType(.decimalPad).focused($isFocused)
          .toolbar { ToolbarItemGroup(placement: .keyboard) { Button("Done") { isFocused = false } } }
      }
    }
    let stage = phone { Code() }
    stage.tap("Code")
    for key in ["4", ".", "2"] { stage.tap(key) }
    #expect(stage.element("Code")?.value == "4.2")
    stage.tap("Done")
    #expect(stage.keyboardHeight == 0)
  }

  @Test("keys reach handlers and shortcuts")
  func keys() {
    let log = Log()
    let stage = phone {
      VStack {
        Button("Save") { log("saved") }.keyboardShortcut("s")
        Button("Fine") { log("default") }.keyboardShortcut(.defaultAction)
      }
      .onKeyPress(.space) {
        log("space")
        return .handled
      }
    }
    stage.press("s", modifiers: .command)
    stage.press(.return)
    stage.press(.space)
    #expect(log.lines == ["saved", "default", "space"])
  }
}
