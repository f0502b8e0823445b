// Lists, menus, pickers, sheets, navigation and tabs under a finger.

import Foundation
import SwiftUI
import Testing

@testable import Stage

@MainActor
struct ContainerTests {
  @Test("a row with one control is tapped anywhere")
  func rows() throws {
    let log = Log()
    let stage = phone { List { Button("Row") { log("row") } } }
    let frame = try #require(stage.element("Row")).frame
    stage.tap(at: CGPoint(x: 300, y: frame.midY))
    #expect(log.lines == ["row"])
  }

  @Test("a tap selects a row; of several selected ones only in edit mode")
  func selection() {
    struct One: View {
      @State var selection: Int?
      var body: some View {
        List(0..<3, id: \.self, selection: $selection) { Text("Row \($0)") }
        Text("selected \(selection ?? -1)")
      }
    }
    let stage = phone { One() }
    stage.tap("Row 1")
    #expect(stage.element("selected 1") != nil)
    #expect(stage.element("Row 1")?.traits.contains(.selected) == true)
  }

  private struct Editable: View {
    let log: Log
    @State var items = ["A", "B", "C"]
    @State var mode = EditMode.inactive
    var body: some View {
      List {
        ForEach(items, id: \.self) { item in
          Text(item).swipeActions(edge: .leading) { Button("Pin") { log("pinned \(item)") } }
        }
        .onDelete { items.remove(atOffsets: $0) }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
      .environment(\.editMode, $mode)
      Text(items.joined())
      Button("Edit") { mode = .active }
    }
  }

  @Test("a swipe uncovers a row's buttons; a long one does the first at once")
  func swipes() throws {
    let log = Log()
    let stage = phone { Editable(log: log) }
    let row = try #require(stage.element("B")).frame
    stage.drag(from: CGPoint(x: 100, y: row.midY), to: CGPoint(x: 180, y: row.midY))
    stage.tap("Pin")
    #expect(log.lines == ["pinned B"])
    stage.drag(from: CGPoint(x: 300, y: row.midY), to: CGPoint(x: 210, y: row.midY))
    stage.tap("Delete")
    #expect(stage.element("AC") != nil)
    let last = try #require(stage.element("C")).frame
    stage.drag(from: CGPoint(x: 380, y: last.midY), to: CGPoint(x: 60, y: last.midY))
    #expect(stage.element("A")?.frame != nil)
    #expect(stage.element("C") == nil)
  }

  @Test("in edit mode rows are deleted by their circle and moved by their handle")
  func editing() throws {
    let stage = phone { Editable(log: Log()) }
    stage.tap("Edit")
    let row = try #require(stage.element("A")).frame
    stage.drag(from: CGPoint(x: 375, y: row.midY), to: CGPoint(x: 375, y: row.midY + 90), over: 0.5)
    #expect(stage.element("BCA") != nil)
    let first = try #require(stage.element("B")).frame
    stage.tap(at: CGPoint(x: 40, y: first.midY))
    stage.tap("Delete")
    #expect(stage.element("CA") != nil)
    #expect(stage.perform(.custom("Delete"), on: "C"))
  }

  @Test("a menu opens, acts and closes; a tap beside it only closes it")
  func menu() {
    let log = Log()
    let stage = phone {
      Menu("Options") {
        Button("Copy") { log("copy") }
        Menu("More") { Button("Deep") { log("deep") } }
      }
    }
    stage.tap("Options")
    stage.tap("Copy")
    #expect(log.lines == ["copy"])
    #expect(stage.element("Copy") == nil)
    stage.tap("Options")
    stage.tap("More")
    stage.tap("Deep")
    #expect(log.lines == ["copy", "deep"])
    #expect(stage.element("More") == nil)
    stage.tap("Options")
    stage.tap(at: CGPoint(x: 10, y: 790))
    #expect(stage.element("Copy") == nil && stage.element("Options") != nil)
  }

  @Test("a long press opens a context menu and taps nothing")
  func contextMenu() {
    let log = Log()
    let stage = phone {
      Button("Item") { log("tapped") }.contextMenu { Button("Share") { log("shared") } }
    }
    stage.longPress("Item")
    stage.tap("Share")
    #expect(log.lines == ["shared"])
  }

  private struct Pick: View {
    let style: Int
    @State var fruit = "Apple"
    var body: some View {
      NavigationStack {
        Form {
          let picker = Picker("Fruit", selection: $fruit) {
            ForEach(["Apple", "Pear", "Plum"], id: \.self) { Text($0) }
          }
          switch style {
          case 0: picker.pickerStyle(.menu)
          case 1: picker.pickerStyle(.inline)
          case 2: picker.pickerStyle(.wheel)
          default: picker.pickerStyle(.navigationLink)
          }
          Text("is \(fruit)")
        }
      }
    }
  }

  @Test("pickers pick: from a menu, in rows, on a wheel, on a screen of their own")
  func pickers() throws {
    for style in 0..<4 {
      let stage = phone { Pick(style: style) }
      switch style {
      case 0, 3:
        stage.tap("Fruit")
        stage.tap("Pear")
      case 1: stage.tap("Pear")
      default:
        let wheel = try #require(stage.element("Fruit")).frame
        stage.drag(from: CGPoint(x: wheel.midX, y: wheel.midY), to: CGPoint(x: wheel.midX, y: wheel.midY - 42), over: 2)
        stage.advance(untilIdle: 5)
      }
      #expect(stage.element("is Pear") != nil, "style \(style)")
    }
    let wheel = phone { Pick(style: 2) }
    wheel.perform(.increment, on: "Fruit")
    #expect(wheel.element("is Pear") != nil)
  }

  @Test("a date is picked from a month, and kept within its bounds")
  func dates() {
    struct When: View {
      @State var date = Date(timeIntervalSince1970: 1_700_000_000)
      var body: some View {
        DatePicker(
          "When", selection: $date, in: ...Date(timeIntervalSince1970: 1_700_200_000), displayedComponents: .date)
        Text("day \(Calendar(identifier: .gregorian).component(.day, from: date))")
      }
    }
    let stage = phone { When() }
    stage.perform(.activate, on: "When")
    stage.tap("11")
    #expect(stage.element("day 11") != nil || stage.semantics.elements.contains { $0.role == .menu })
    stage.press(.escape)
    #expect(stage.element("day 11") != nil)
  }

  @Test("a sheet is pulled down to go; a short pull leaves it where it was")
  func sheets() {
    struct Presenting: View {
      @State var isShown = true
      var body: some View {
        Text(isShown ? "shown" : "gone").sheet(isPresented: $isShown) {
          Text("Inside").presentationDetents([.medium])
        }
      }
    }
    let stage = phone { Presenting() }
    stage.drag(from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 500), over: 1)
    stage.pass(1)
    #expect(stage.element("Inside") != nil)
    stage.drag(from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 780))
    stage.pass(1)
    #expect(stage.element("gone") != nil)
  }

  @Test("alerts and dialogs act and go")
  func alerts() {
    struct Asking: View {
      let log: Log
      @State var asks = false
      var body: some View {
        Button("Ask") { asks = true }
          .confirmationDialog("Sure?", isPresented: $asks) {
            Button("Delete", role: .destructive) { log("deleted") }
          }
      }
    }
    let log = Log()
    let stage = phone { Asking(log: log) }
    stage.tap("Ask")
    stage.tap("Cancel")
    #expect(log.lines.isEmpty && stage.element("Delete") == nil)
    stage.tap("Ask")
    stage.tap("Delete")
    #expect(log.lines == ["deleted"])
  }

  @Test("links push, the back button, the edge and escape lead back")
  func navigation() {
    struct Stack: View {
      var body: some View {
        NavigationStack {
          List { NavigationLink("Go") { Text("Inside").navigationTitle("Second") } }.navigationTitle("First")
        }
      }
    }
    let stage = phone { Stack() }
    stage.tap("Go")
    stage.pass(1)
    #expect(stage.element("Inside") != nil)
    stage.tap("First")
    stage.pass(1)
    #expect(stage.element("Inside") == nil)
    stage.tap("Go")
    stage.pass(1)
    stage.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 300, y: 400))
    stage.pass(1)
    #expect(stage.element("Inside") == nil)
    stage.tap("Go")
    stage.pass(1)
    stage.press(.escape)
    stage.pass(1)
    #expect(stage.element("Inside") == nil)
  }

  @Test("tabs switch by their items, pages by a swipe; a disclosure group unfolds")
  func tabs() {
    let stage = phone {
      TabView {
        Text("One").tabItem { Text("First") }
        DisclosureGroup("Details") { Text("Hidden") }.tabItem { Text("Second") }
      }
    }
    stage.tap("Second")
    stage.tap("Details")
    #expect(stage.element("Hidden") != nil)
    let pages = phone { TabView { ForEach(0..<3) { Text("Page \($0)") } }.tabViewStyle(.page) }
    pages.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 60, y: 400))
    pages.pass(1)
    #expect(pages.element("Page 1") != nil)
  }

  @Test("addresses and haptics are told to the stage, with their times")
  func outside() throws {
    struct Feeling: View {
      @State var count = 0
      var body: some View {
        Button("Count") { count += 1 }.sensoryFeedback(.success, trigger: count)
        Link("Home", destination: URL(string: "https://example.com")!)
      }
    }
    let stage = phone { Feeling() }
    stage.pass(0.5)
    stage.tap("Count")
    stage.tap("Home")
    #expect(stage.haptics == [HapticEvent(time: 0.5, kind: "success")])
    #expect(stage.requests == [.open(try #require(URL(string: "https://example.com")))])
  }

  @Test("what VoiceOver says: label, value, kind, hint, in reading order")
  func spoken() {
    let stage = phone {
      Text("Settings").accessibilityAddTraits(.isHeader)
      Toggle("Wi-Fi", isOn: .constant(true))
      Button("Go") {}.accessibilityHint("Starts").disabled(true)
      Slider(value: .constant(0.5)) { Text("Volume") }
      Text("Last").accessibilitySortPriority(1)
    }
    #expect(
      stage.spoken == [
        "Last", "Settings, heading", "Wi-Fi, on, switch button", "Go, button, dimmed, Starts",
        "Volume, 50%, adjustable",
      ])
  }

  @Test("actions of one's own are done by their names")
  func actions() {
    let log = Log()
    let stage = phone {
      Text("Mail").accessibilityAction(named: "Archive") { log("archived") }
        .accessibilityAdjustableAction { log($0 == .increment ? "up" : "down") }
        .accessibilityAction(.escape) { log("escaped") }
    }
    stage.perform(.custom("Archive"), on: "Mail")
    stage.perform(.increment, on: "Mail")
    stage.perform(.decrement, on: "Mail")
    stage.perform(.escape, on: "Mail")
    #expect(log.lines == ["archived", "up", "down", "escaped"])
  }
}

@MainActor
@Suite("Views of which one is shown")
struct ChosenViewTests {
  private struct Screen: View {
    let log: Log
    @State private var value = 0
    var body: some View {
      VStack {
        ViewThatFits(in: .horizontal) {
          part("wide").frame(width: 500, height: 50)
          part("narrow").frame(height: 50)
        }
        Button("Count") { value += 1 }
      }
    }
    private func part(_ name: String) -> some View {
      Text(name)
        .onAppear { log("+\(name)") }
        .onDisappear { log("-\(name)") }
        .onChange(of: value, initial: true) { log("\(name) \(value)") }
    }
  }

  @Test("what is not shown does not appear; it does when the room changes, and what was shown goes")
  func appearing() {
    let log = Log()
    let stage = phone { Screen(log: log) }
    _ = stage.frame
    #expect(log.lines.sorted() == ["+narrow", "narrow 0"])
    log.clear()
    stage.tap("Count")
    #expect(log.lines == ["narrow 1"])
    log.clear()
    stage.set(stage.device.turned(to: .landscape))
    #expect(log.lines.sorted() == ["+wide", "-narrow", "wide 1"])
    log.clear()
    stage.set(stage.device.turned(to: .portrait))
    #expect(log.lines.sorted() == ["+narrow", "-wide"])
  }

  @Test("pages that a spring carries beyond its end are laid out", arguments: [0.03, 0.05, 0.08, 0.12, 0.2])
  func turnedPages(seconds: Double) {
    let stage = phone {
      TabView {
        ForEach(0..<4) { index in
          VStack {
            Image(systemName: "leaf.fill")
            Text("Page \(index)")
          }
        }
      }
      .tabViewStyle(.page)
    }
    for (start, end) in [(350, 80), (300, 20), (60, 390)] {
      stage.drag(from: CGPoint(x: start, y: 300), to: CGPoint(x: end, y: 300), over: seconds)
      for _ in 0..<40 {
        stage.advance(by: 1.0 / 60)
        #expect(stage.frame.drawing == stage.frame(renewing: .layout).drawing)
      }
    }
  }
}
