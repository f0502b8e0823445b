// What a program's menus and other views are told by the view with the focus, and what their shortcuts do.

import CoreGraphics
import Foundation
import SwiftUI
import Testing

@testable import Stage

private struct NoteTitleKey: FocusedValueKey { typealias Value = Binding<String> }
private struct PageKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
  fileprivate var noteTitle: Binding<String>? {
    get { self[NoteTitleKey.self] }
    set { self[NoteTitleKey.self] = newValue }
  }
  fileprivate var page: String? {
    get { self[PageKey.self] }
    set { self[PageKey.self] = newValue }
  }
}

private final class Editor: ObservableObject { @Published var size = 12 }

private struct NoteCommands: Commands {
  @FocusedBinding(\.noteTitle) private var title

  var body: some Commands {
    CommandMenu("Note") {
      Button("Clear Title") { title = "" }
        .keyboardShortcut("k")
        .disabled(title == nil)
      Menu("More") {
        Button("Shout") { title = title?.uppercased() }.keyboardShortcut("u", modifiers: [.command, .shift])
      }
    }
  }
}

private struct NotesApp: App {
  @State private var notes = ["First"]
  @State private var isHelpShown = false

  var body: some Scene {
    WindowGroup {
      VStack {
        ForEach(notes.indices, id: \.self) {
          TextField("Note \($0)", text: $notes[$0]).focusedValue(\.noteTitle, $notes[$0])
        }
        Text("\(notes.count) notes")
      }
      .sheet(isPresented: $isHelpShown) { Text("Help page") }
    }
    .commands {
      CommandGroup(replacing: .newItem) {
        Button("New Note") { notes.append("Next") }.keyboardShortcut("n")
      }
      if notes.count < 3 {
        CommandGroup(after: .help) { Button("Help") { isHelpShown = true }.keyboardShortcut("?", modifiers: .command) }
      }
      NoteCommands()
    }
  }
}

private struct CountingApp: App {
  @State private var count = 0
  static let seen = Log()

  var body: some Scene {
    WindowGroup { Button("Add \(count)") { count += 1 } }
      .onChange(of: count) { old, new in Self.seen("\(old) to \(new)") }
      .onChange(of: count) { Self.seen("changed") }
  }
}

@MainActor
@Suite("Menus of programs, and focused values")
struct CommandsTests {
  private func stage<A: App>(_ app: A) -> Stage { phone { AppContent(app) } }

  @Test("the shortcuts of a program's menus act, also behind a sheet and in submenus")
  func shortcuts() {
    let stage = stage(NotesApp())
    stage.press("n", modifiers: .command)
    #expect(stage.element("2 notes") != nil)
    stage.press("?", modifiers: .command)
    stage.advance(untilIdle: 2)
    #expect(stage.element("Help page") != nil)
    stage.press("n", modifiers: .command)
    #expect(stage.element("Help page") != nil)
    stage.press(.escape)
    stage.advance(untilIdle: 2)
    #expect(stage.element("3 notes") != nil)
  }

  @Test("menus are neither seen nor read out")
  func unseen() {
    let stage = stage(NotesApp())
    #expect(stage.element("New Note") == nil && !stage.spoken.contains { $0.contains("Clear") })
  }

  @Test("a menu works on the binding of the field that has the focus, and on no other")
  func focusedBinding() {
    let stage = stage(NotesApp())
    stage.press("n", modifiers: .command)
    stage.press("k", modifiers: .command)
    #expect(stage.element("Note 0")?.value == "First" && stage.element("Note 1")?.value == "Next")
    stage.tap("Note 1")
    stage.advance(untilIdle: 1)
    stage.press("u", modifiers: [.command, .shift])
    #expect(stage.element("Note 0")?.value == "First" && stage.element("Note 1")?.value == "NEXT")
    stage.press("k", modifiers: .command)
    #expect(stage.element("Note 1")?.value != "NEXT")
  }

  private struct Reader: View {
    @FocusedValue(\.page) private var page
    @FocusedObject private var editor: Editor?
    var body: some View {
      Text("page: \(page ?? "none")")
      Text("size: \(editor.map { "\($0.size)" } ?? "none")")
    }
  }

  private struct Pages: View {
    @State private var text = ""
    @State private var shows = true
    @StateObject private var editor = Editor()
    var body: some View {
      VStack {
        Reader()
        if shows { Text("Cover").focusedSceneValue(\.page, "cover").focusedSceneObject(editor) }
        TextField("Body", text: $text).focusedValue(\.page, "body")
        Button("Toggle") { shows.toggle() }
        Button("Larger") { editor.size += 1 }
      }
    }
  }

  @Test("values for the scene hold while their view is there; those of the focused view come first")
  func sceneValues() {
    let stage = phone { Pages() }
    #expect(stage.element("page: cover") != nil && stage.element("size: 12") != nil)
    stage.tap("Larger")
    #expect(stage.element("size: 13") != nil)
    stage.tap("Body")
    #expect(stage.element("page: body") != nil)
    stage.focus(nil)
    #expect(stage.element("page: cover") != nil)
    stage.tap("Toggle")
    #expect(stage.element("page: none") != nil && stage.element("size: none") != nil)
  }

  @Test("a scene runs its actions when a value of the program changes")
  func sceneChanges() {
    let stage = stage(CountingApp())
    stage.tap("Add 0")
    #expect(CountingApp.seen.lines == ["0 to 1", "changed"])
  }
}
