// Rows made one at a time, in containers that ask their content what it says of itself.

import Drawing
import Foundation
import SwiftUI
import Testing

@testable import Stage

@MainActor
@Suite("Lazy rows in containers that collect preferences")
struct LazyPreferenceTests {
  private final class Counter { var made: [Int] = [] }

  private struct Row: View {
    let index: Int
    let counter: Counter
    var body: some View {
      let _ = counter.made.append(index)
      Text("Row \(index)").frame(height: 40)
    }
  }

  enum Kind: CaseIterable { case stack, grid, list, sections, listSections, wrapped, form }

  private struct Rows: View {
    let kind: Kind
    let counter: Counter
    var body: some View {
      switch kind {
      case .stack: ScrollView { LazyVStack { rows(2000) } }
      case .grid: ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { rows(2000) } }
      case .list: List { rows(2000) }
      case .sections:
        ScrollView {
          LazyVStack {
            ForEach(0..<3) { section in
              Section {
                rows(700)
              } header: {
                Text("Section \(section)")
              }
            }
          }
        }
      case .listSections: List { ForEach(0..<3) { section in Section("Section \(section)") { rows(700) } } }
      case .wrapped: ScrollView { LazyVStack { rows(2000).padding(.leading, 3).opacity(0.9) } }
      case .form: Form { rows(2000) }
      }
    }
    private func rows(_ count: Int) -> some View {
      ForEach(0..<count, id: \.self) { Row(index: $0, counter: counter) }
    }
  }

  enum Around: CaseIterable { case navigation, pushed, tab, sheet, split, preference, toolbar, search }

  private struct Wrapped: View {
    let around: Around
    let rows: Rows
    @State private var isShown = true
    @State private var text = ""
    var body: some View {
      switch around {
      case .navigation: NavigationStack { rows.navigationTitle("Title") }
      case .pushed: NavigationStack { Text("Root").navigationDestination(isPresented: $isShown) { rows } }
      case .tab: TabView { rows.tabItem { Text("Tab") } }
      case .sheet: Color.white.sheet(isPresented: $isShown) { rows.presentationDetents([.large]) }
      case .split:
        NavigationSplitView {
          rows
        } detail: {
          Text("Detail")
        }
      case .preference:
        rows.onPreferenceChange(Names.self) { _ in }.overlayPreferenceValue(Names.self) { _ in EmptyView() }
      case .toolbar: NavigationStack { rows.toolbar { Button("Button") {} } }
      case .search: NavigationStack { rows.searchable(text: $text) }
      }
    }
  }

  private enum Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  @Test("no more rows are made than without the container", arguments: Kind.allCases, Around.allCases)
  func made(_ kind: Kind, _ around: Around) {
    let (alone, counter) = (Counter(), Counter())
    _ = phone { Rows(kind: kind, counter: alone) }.frame
    let stage = phone { Wrapped(around: around, rows: Rows(kind: kind, counter: counter)) }
    _ = stage.frame
    // As many as fit on the screen, though bars may leave room for fewer or more.
    #expect(Set(counter.made).count <= Set(alone.made).count + 4)
    #expect(counter.made.count <= 2 * alone.made.count + 8)
    #expect(!counter.made.isEmpty)
  }

  @Test("what rows in sight say of themselves is heard as they come and go")
  func heard() {
    struct Screen: View {
      @State private var seen: [String] = []
      var body: some View {
        VStack {
          Text("\(seen.first ?? "none") to \(seen.last ?? "none")")
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<500, id: \.self) { index in
                Text("\(index)").frame(height: 50).preference(key: Names.self, value: ["\(index)"])
              }
            }
          }
        }
        .onPreferenceChange(Names.self) { seen = $0 }
      }
    }
    let stage = phone { Screen() }
    func last() -> Int? {
      stage.semantics.elements.first { $0.label.contains(" to ") }?.label.split(separator: " ").last.flatMap { Int($0) }
    }
    #expect((stage.first { $0.label.hasPrefix("0 to 1") }) != nil)
    for _ in 0..<40 { stage.scroll(by: CGSize(width: 0, height: 500), at: CGPoint(x: 200, y: 400)) }
    stage.advance(untilIdle: 2)
    #expect((last() ?? 0) >= 400)
    // Rows far above have gone, and what they said with them.
    #expect((stage.first { $0.label.hasPrefix("0 to") }) == nil)
  }

  @Test("a row that scrolls into sight sets the title, the toolbar and an anchor's place")
  func bars() {
    struct Screen: View {
      var body: some View {
        NavigationStack {
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<100, id: \.self) { index in
                if index == 50 {
                  Text("Row 50").frame(height: 100).navigationTitle("Fifty").toolbar { Button("Act") {} }
                    .anchorPreference(key: Marks.self, value: .bounds) { [$0] }
                } else {
                  Text("Row \(index)").frame(height: 100)
                }
              }
            }
          }
          .navigationBarTitleDisplayMode(.inline)
          .overlayPreferenceValue(Marks.self) { marks in Text("\(marks.count) marks") }
        }
      }
    }
    let stage = phone { Screen() }
    #expect(stage.element("Fifty") == nil && stage.element("Act") == nil && stage.element("0 marks") != nil)
    stage.scroll(by: CGSize(width: 0, height: 4900), at: CGPoint(x: 200, y: 400))
    stage.advance(untilIdle: 2)
    #expect(stage.element("Row 50") != nil)
    #expect(stage.element("Fifty") != nil && stage.element("Act") != nil && stage.element("1 marks") != nil)
  }

  private enum Marks: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
  }

  @Test("scrolling to a view outside of the rows makes none of them")
  func scrollingTo() {
    struct Screen: View {
      let counter: Counter
      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack { ForEach(0..<2000, id: \.self) { Row(index: $0, counter: counter) } }
            Text("End").id("end")
          }
          .safeAreaInset(edge: .bottom) { Button("Go") { proxy.scrollTo("end") } }
        }
      }
    }
    let counter = Counter()
    let stage = phone { Screen(counter: counter) }
    stage.tap("Go")
    stage.advance(untilIdle: 2)
    #expect(stage.element("End") != nil)
    #expect(Set(counter.made).count < 200)
  }

  @Test("rows appear and disappear in their order")
  func order() {
    struct Screen: View {
      let log: Log
      @State private var tab = 0
      var body: some View {
        TabView(selection: $tab) {
          ScrollView {
            LazyVStack {
              ForEach(0..<8, id: \.self) { index in
                Text("Row \(index)").onAppear { log("+\(index)") }.onDisappear { log("-\(index)") }
              }
            }
          }
          .tabItem { Text("One") }.tag(0)
          Text("Other").tabItem { Text("Two") }.tag(1)
        }
      }
    }
    let log = Log()
    let stage = phone { Screen(log: log) }
    _ = stage.frame
    #expect(log.lines == (0..<8).map { "+\($0)" })
    log.clear()
    stage.tap("Two")
    #expect(log.lines == (0..<8).map { "-\($0)" })
  }

  @Test("rows that go with their data disappear in their order", arguments: [true, false])
  func leaving(isLazy: Bool) {
    struct Screen: View {
      let isLazy: Bool
      let log: Log
      @State private var count = 12
      var body: some View {
        Button("Fewer") { count = 2 }
        if isLazy { LazyVStack { rows } } else { VStack { rows } }
      }
      private var rows: some View {
        ForEach(0..<count, id: \.self) { index in Text("Row \(index)").onDisappear { log("-\(index)") } }
      }
    }
    let log = Log()
    let stage = phone { Screen(isLazy: isLazy, log: log) }
    stage.tap("Fewer")
    #expect(log.lines == (2..<12).map { "-\($0)" })
  }
}

extension Stage {
  @MainActor
  fileprivate func first(where matches: (Semantics.Element) -> Bool) -> Semantics.Element? {
    func find(_ elements: [Semantics.Element]) -> Semantics.Element? {
      for element in elements {
        if matches(element) { return element }
        if let found = find(element.children) { return found }
      }
      return nil
    }
    return find(semantics.elements)
  }
}
