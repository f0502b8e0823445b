// What outlives a replacement of a stage's view by a newer version of it.

import Drawing
import SwiftUI
import Testing

@testable import Stage

/// The old version: types of one name in two namespaces are two versions of one type.
private enum Before {
  struct Counter: View {
    var name = "Count"
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  struct Rows: View {
    var names = ["a", "b", "c"]
    var body: some View {
      VStack {
        ForEach(names, id: \.self) { Counter(name: $0) }
        ForEach(names, id: \.self) { Counter(name: "second \($0)") }
      }
    }
  }

  struct Shelf: View {
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<400) { row in Counter(name: "Row \(row)").frame(height: 50) } }
      }
    }
  }

  struct Table: View {
    var body: some View { List(0..<200, id: \.self) { row in Text("Line \(row)") } }
  }

  struct Late: View {
    @State private var rows: [Int] = []
    var body: some View {
      VStack {
        Button("Load") { rows = Array(0..<100) }
        ScrollView { VStack(spacing: 0) { ForEach(rows, id: \.self) { Text("Item \($0)").frame(height: 50) } } }
      }
    }
  }

  struct Links: View {
    var body: some View {
      NavigationStack { NavigationLink("Go") { Second() } }
    }
  }

  struct Second: View {
    var body: some View {
      VStack {
        Counter(name: "Second")
        NavigationLink("Further") { Third() }
      }
    }
  }

  struct Third: View {
    var body: some View { Counter(name: "Third") }
  }

  struct Flags: View {
    @State private var isShown = false
    @State private var item: String?
    @State private var isSheet = false
    var body: some View {
      NavigationStack {
        VStack {
          Button("Show") { isShown = true }
          Button("Item") { item = "plum" }
          Button("Sheet") { isSheet = true }
        }
        .navigationDestination(isPresented: $isShown) { Counter(name: "Shown") }
        .navigationDestination(item: $item) { Counter(name: "Item \($0)") }
        .sheet(isPresented: $isSheet) { Counter(name: "Sheet") }
      }
    }
  }

  struct Way: View {
    @State private var path = NavigationPath()
    var body: some View {
      NavigationStack(path: $path) {
        Button("Push") { path.append(7) }
          .navigationDestination(for: Int.self) { Counter(name: "Number \($0)") }
      }
    }
  }

  struct Tabs: View {
    var body: some View {
      TabView {
        Counter(name: "One").tabItem { Text("First") }
        Counter(name: "Two").tabItem { Text("Second") }
      }
    }
  }
}

/// The new version.
private enum After {
  struct Counter: View {
    var name = "Count"
    @State private var count = 0
    var body: some View { Button("\(name): \(count)") { count += 1 } }
  }

  struct Rows: View {
    var names: [String]
    var body: some View {
      VStack {
        ForEach(names, id: \.self) { Counter(name: $0) }
        ForEach(names, id: \.self) { Counter(name: "second \($0)") }
      }
    }
  }

  struct Card: View {
    var body: some View { VStack { Counter() }.padding() }
  }

  struct Shelf: View {
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<400) { row in Counter(name: "Row \(row)").frame(height: 50) } }
      }
    }
  }

  struct Table: View {
    var body: some View { List(0..<200, id: \.self) { row in Text("New line \(row)") } }
  }

  struct Late: View {
    @State private var rows: [Int] = []
    var body: some View {
      VStack {
        Button("Load") { rows = Array(0..<100) }
        ScrollView { VStack(spacing: 0) { ForEach(rows, id: \.self) { Text("New item \($0)").frame(height: 50) } } }
      }
    }
  }

  struct Links: View {
    var body: some View {
      NavigationStack {
        VStack {
          Text("New text")
          NavigationLink("Go on") { Second() }
        }
      }
    }
  }

  struct Second: View {
    var body: some View {
      VStack {
        Counter(name: "Second")
        NavigationLink("Further") { Third() }
      }
    }
  }

  struct Third: View {
    var body: some View { Counter(name: "Third") }
  }

  struct Flags: View {
    @State private var isShown = false
    @State private var item: String?
    @State private var isSheet = false
    var body: some View {
      NavigationStack {
        VStack { Text("New") }
          .navigationDestination(isPresented: $isShown) { Counter(name: "Shown") }
          .navigationDestination(item: $item) { Counter(name: "Item \($0)") }
          .sheet(isPresented: $isSheet) { Counter(name: "Sheet") }
      }
    }
  }

  struct Way: View {
    @State private var path = NavigationPath()
    var body: some View {
      NavigationStack(path: $path) {
        Text("New").navigationDestination(for: Int.self) { Counter(name: "Number \($0)") }
      }
    }
  }

  struct Tabs: View {
    var body: some View {
      TabView {
        Counter(name: "One").tabItem { Text("First") }
        Counter(name: "Two").tabItem { Text("Second") }
      }
    }
  }
}

@MainActor @Suite struct ReplacedContentTests {
  private func labels(_ stage: Stage) -> [String] {
    func all(_ elements: [Semantics.Element]) -> [String] { elements.flatMap { [$0.label] + all($0.children) } }
    return all(stage.frame.semantics.elements)
  }

  private func stage(_ view: some View, taps: String...) -> Stage {
    let stage = Stage(.standard) { view }
    for tap in taps {
      stage.tap(tap)
      stage.advance(by: 2)
    }
    return stage
  }

  private func place(of label: String, on stage: Stage) -> CGFloat? {
    func find(_ elements: [Semantics.Element]) -> Semantics.Element? {
      for element in elements {
        if element.label == label { return element }
        if let inner = find(element.children) { return inner }
      }
      return nil
    }
    return find(stage.frame.semantics.elements)?.frame.minY
  }

  @Test("content that was scrolled out of the keyboard's way comes back when the keyboard has gone")
  func scrolledForKeyboard() {
    struct Page: View {
      @State private var text = "some"
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Text("Top").frame(height: 500)
            TextEditor(text: $text).frame(height: 100).accessibilityLabel("Notes")
            Color.clear.frame(height: 60)
          }
        }
      }
    }
    let stage = Stage(.iPhone15) { Page() }
    stage.tap("Notes")
    stage.advance(by: 1)
    stage.replaceContent { Page() }
    stage.advance(by: 1)
    let fresh = Stage(.iPhone15) { Page() }
    #expect(stage.keyboardHeight > 0 || stage.element("Top")?.frame == fresh.element("Top")?.frame)
    #expect(stage.frame.drawing == stage.frame(renewing: .layout).drawing)
  }

  @Test("rows keep their state by their ids, when others come, go and move; two collections are told apart")
  func rows() {
    let stage = stage(Before.Rows(), taps: "b 0", "b 1", "c 0", "second c 0")
    stage.replaceContent { After.Rows(names: ["c", "new", "b"]) }
    #expect(
      labels(stage) == ["c: 1", "new: 0", "b: 2", "second c: 1", "second new: 0", "second b: 0"])
  }

  @Test("a view that is put into another keeps its state")
  func wrapped() {
    let stage = stage(Before.Counter(), taps: "Count 0", "Count 1")
    stage.replaceContent {
      VStack {
        Text("Title")
        After.Card()
      }
    }
    #expect(labels(stage).contains("Count: 2"))
  }

  @Test("of several views of one type that are not where they were, none takes another's state")
  func ambiguous() {
    let stage = stage(Before.Counter(), taps: "Count 0")
    stage.replaceContent {
      VStack {
        After.Card()
        After.Card()
      }
    }
    #expect(labels(stage) == ["Count: 0", "Count: 0"])
  }

  @Test("a lazy stack keeps its position, and its rows their state, those out of sight too")
  func lazyRows() throws {
    let stage = stage(Before.Shelf(), taps: "Row 2 0")
    stage.drag(from: CGPoint(x: 190, y: 700), to: CGPoint(x: 190, y: 150), over: 1)
    stage.advance(by: 3)
    stage.tap("Row 18 0")
    let top = try #require(place(of: "Row 18 1", on: stage))
    stage.replaceContent { After.Shelf() }
    #expect(place(of: "Row 18: 1", on: stage) == top)
    stage.drag(from: CGPoint(x: 190, y: 150), to: CGPoint(x: 190, y: 830), over: 0.3)
    stage.advance(by: 5)
    #expect(labels(stage).contains("Row 2: 1"))
  }

  @Test("a list keeps its position")
  func list() throws {
    let stage = stage(Before.Table())
    stage.drag(from: CGPoint(x: 190, y: 700), to: CGPoint(x: 190, y: 150), over: 1)
    stage.advance(by: 3)
    let top = try #require(place(of: "Line 20", on: stage))
    stage.replaceContent { After.Table() }
    #expect(place(of: "New line 20", on: stage) == top)
  }

  @Test("content that comes of state is scrolled once it is there")
  func lateContent() throws {
    let stage = stage(Before.Late(), taps: "Load")
    stage.drag(from: CGPoint(x: 190, y: 700), to: CGPoint(x: 190, y: 200), over: 1)
    stage.advance(by: 3)
    let top = try #require(place(of: "Item 15", on: stage))
    stage.replaceContent { After.Late() }
    #expect(place(of: "New item 15", on: stage) == top)
  }

  @Test("screens that links pushed as views are pushed again, with their state, at once")
  func links() {
    let stage = stage(Before.Links(), taps: "Go", "Second 0", "Further", "Third 0", "Third 1")
    stage.replaceContent { After.Links() }
    #expect(labels(stage).contains("Third: 2"))
    #expect(stage.nextFrameTime == nil)
    stage.tap("Back")
    stage.advance(by: 2)
    #expect(labels(stage).contains("Second: 1"))
    stage.tap("Back")
    stage.advance(by: 2)
    #expect(labels(stage).contains("New text"))
  }

  @Test("screens and sheets that a state presents stay", arguments: ["Show", "Item", "Sheet"])
  func presented(_ button: String) {
    let name = ["Show": "Shown", "Item": "Item plum", "Sheet": "Sheet"][button] ?? ""
    let stage = stage(Before.Flags(), taps: button, "\(name) 0")
    stage.replaceContent { After.Flags() }
    #expect(labels(stage).contains("\(name): 1"))
    #expect(stage.nextFrameTime == nil)
  }

  @Test("a path stays")
  func path() {
    let stage = stage(Before.Way(), taps: "Push", "Number 7 0")
    stage.replaceContent { After.Way() }
    #expect(labels(stage).contains("Number 7: 1"))
  }

  @Test("the chosen tab stays, and the others keep their state")
  func tabs() {
    let stage = stage(Before.Tabs(), taps: "One 0", "Second", "Two 0", "Two 1")
    stage.replaceContent { After.Tabs() }
    #expect(labels(stage).contains("Two: 2"))
    stage.tap("First")
    stage.advance(by: 1)
    #expect(labels(stage).contains("One: 1"))
  }

  @Test("a hundred thousand rows are not made for it")
  func manyRows() {
    struct Rows: View {
      var body: some View {
        ScrollView { LazyVStack { ForEach(0..<100_000) { Before.Counter(name: "\($0)") } } }
      }
    }
    let stage = stage(Rows(), taps: "3 0")
    let before = stage.bodyEvaluations
    stage.replaceContent { Rows() }
    #expect(stage.bodyEvaluations - before < 400)
    #expect(labels(stage).contains("3 1"))
  }
}
