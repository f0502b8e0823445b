// Fields that something comes over: who has the keyboard then, and afterwards.

import Foundation
import SwiftUI
import Testing

@testable import Stage

@MainActor
@Suite("Fields behind what comes over them")
struct CoveredFieldTests {
  enum Cover: CaseIterable { case sheet, cover, alert, dialog, menu, push, tab, removal, alertWithField }

  private struct Page: View {
    let cover: Cover
    @State private var text = ""
    @State private var isShown = false
    @State private var tab = 0
    @State private var answer = ""
    @FocusState private var isFocused: Bool

    private func shown(_ kinds: Cover...) -> Binding<Bool> {
      Binding(get: { isShown && kinds.contains(cover) }, set: { isShown = $0 })
    }

    var body: some View {
      TabView(selection: $tab) {
        NavigationStack {
          VStack {
            if !(cover == .removal && isShown) { TextField("Field", text: $text).focused($isFocused) }
            Text(isFocused ? "focused" : "not focused")
            Menu("Menu") { Button("Item") {} }
            Button("Show") {
              isShown = true
              if cover == .tab { tab = 1 }
            }
            .keyboardShortcut("s")
            Button("Hide") { isShown = false }.keyboardShortcut("h")
          }
          .navigationDestination(isPresented: shown(.push)) { Text("Next") }
        }
        .tag(0)
        .tabItem { Text("One") }
        Text("Other").tag(1).tabItem { Text("Two") }
      }
      .sheet(isPresented: shown(.sheet)) { Button("Done") { isShown = false } }
      .fullScreenCover(isPresented: shown(.cover)) { Button("Done") { isShown = false } }
      .alert("Sure?", isPresented: shown(.alert)) { Button("Done") {} }
      .alert("Who?", isPresented: shown(.alertWithField)) {
        TextField("Name", text: $answer)
        Button("Done") {}
      }
      .confirmationDialog("Sure?", isPresented: shown(.dialog)) { Button("Done") {} }
    }
  }

  private func covered(_ cover: Cover) -> Stage {
    let stage = phone { Page(cover: cover) }
    stage.tap("Field")
    stage.type("abc")
    stage.press("s", modifiers: .command)
    stage.advance(untilIdle: 3)
    return stage
  }

  @Test(
    "what covers the screen takes the keyboard from a field",
    arguments: [Cover.sheet, .cover, .alert, .dialog, .push, .tab, .removal])
  func taken(_ cover: Cover) {
    let stage = covered(cover)
    #expect(stage.keyboardHeight == 0)
    #expect(stage.element("Keyboard") == nil)
  }

  @Test(
    "an alert gives the keyboard back to the field behind it, with all that was typed",
    arguments: [Cover.alert, .dialog])
  func givenBack(_ cover: Cover) {
    let stage = covered(cover)
    stage.tap("Done")
    stage.advance(untilIdle: 3)
    #expect(stage.keyboardHeight > 0)
    #expect(stage.element("focused") != nil)
    stage.type("d")
    #expect(stage.element("Field")?.value == "abcd")
  }

  @Test(
    "after a sheet, or an alert with a field of its own, nothing has the focus",
    arguments: [Cover.sheet, .cover, .alertWithField])
  func notGivenBack(_ cover: Cover) {
    let stage = covered(cover)
    stage.tap("Done")
    stage.advance(untilIdle: 3)
    #expect(stage.keyboardHeight == 0)
    #expect(stage.element("not focused") != nil)
  }

  @Test("a field that comes back is not focused, since its focus state went with it")
  func removed() {
    let stage = covered(.removal)
    #expect(stage.element("not focused") != nil)
    stage.press("h", modifiers: .command)
    stage.advance(untilIdle: 3)
    #expect(stage.element("Field")?.value == "abc")
    #expect(stage.keyboardHeight == 0)
  }

  @Test("a menu leaves the keyboard where it is")
  func menu() {
    let stage = phone { Page(cover: .menu) }
    stage.tap("Field")
    stage.tap("Menu")
    stage.advance(untilIdle: 3)
    #expect(stage.keyboardHeight > 0)
  }

  @Test("one alert after another gives the keyboard back at the end")
  func twice() {
    struct Two: View {
      @State private var text = ""
      @State private var isFirst = false
      @State private var isSecond = false
      var body: some View {
        VStack {
          TextField("Field", text: $text)
          Button("Ask") { isFirst = true }.keyboardShortcut("s")
        }
        .alert("First?", isPresented: $isFirst) { Button("On") { isSecond = true } }
        .alert("Second?", isPresented: $isSecond) { Button("Done") {} }
      }
    }
    let stage = phone { Two() }
    stage.tap("Field")
    stage.press("s", modifiers: .command)
    stage.advance(untilIdle: 3)
    stage.tap("On")
    stage.advance(untilIdle: 3)
    #expect(stage.keyboardHeight == 0)
    #expect(stage.tap("Done"))
    stage.advance(untilIdle: 3)
    #expect(stage.keyboardHeight > 0)
  }

  @Test("what is typed, submitted and tapped within one frame is seen in order")
  func inOneFrame() {
    struct Form: View {
      @State private var isAsked = false
      @State private var name = ""
      @State private var names: [String] = []
      @State private var submitted = ""
      @FocusState private var focus: Int?
      var body: some View {
        VStack {
          Button("New") { isAsked = true }
          Text(names.joined(separator: " "))
          Text(submitted)
          TextField("First", text: $name).focused($focus, equals: 1).onSubmit {
            submitted += "\(focus ?? 0):\(name) "
            focus = 2
          }
          TextField("Second", text: $name).focused($focus, equals: 2).onSubmit { submitted += "\(focus ?? 0):\(name) " }
        }
        .alert("Name", isPresented: $isAsked) {
          TextField("Name", text: $name)
          Button("Create") {
            names.append(name)
            name = ""
          }
          .disabled(name.isEmpty)
          Button("Cancel", role: .cancel) {}
        }
      }
    }
    let stage = phone { Form() }
    stage.tap("New")
    stage.advance(untilIdle: 3)
    let create = stage.element("Create")
    let point = create.map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) } ?? .zero
    stage.type("Ada")
    stage.tap(at: point)
    stage.advance(untilIdle: 3)
    #expect(stage.element("Ada") != nil)
    stage.tap("New")
    stage.advance(untilIdle: 3)
    // The finger is down when the rest of the text comes.
    stage.type("Bo")
    stage.touch(.began, at: point)
    stage.replaceText(with: "Bob")
    stage.touch(.ended, at: point)
    stage.advance(untilIdle: 3)
    #expect(stage.element("Ada Bob") != nil)
    stage.tap("First")
    stage.type("x\ny\n")
    #expect(stage.element("1:x 2:xy ") != nil)
  }
}
