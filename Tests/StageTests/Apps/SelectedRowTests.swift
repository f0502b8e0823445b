// Lists whose rows are chosen several at a time, and what edited rows offer to those who listen.

import SwiftUI
import Testing

@testable import Stage

@MainActor
@Suite("Choosing rows in edit mode")
struct SelectedRowTests {
  private struct Rows: View {
    var deletes = false
    @State var chosen: Set<String> = []
    @State var items = ["Ann", "Ben", "Cid"]
    @State var switched = false
    var body: some View {
      NavigationStack {
        List(selection: $chosen) {
          Text("\(chosen.sorted().joined(separator: " ")).").selectionDisabled()
          ForEach(items, id: \.self) { item in
            NavigationLink(item) { Text("Page of \(item)") }
          }
          .onDelete(perform: deletes ? { items.remove(atOffsets: $0) } : nil)
          Toggle("Switch", isOn: $switched).tag("Switch")
        }
      }
      .environment(\.editMode, .constant(.active))
    }
  }

  @Test("a tap anywhere on a row chooses it, and another no longer; links lead nowhere", arguments: [false, true])
  func taps(_ deletes: Bool) throws {
    let stage = phone { Rows(deletes: deletes) }
    let row = try #require(stage.element("Ben")).frame
    stage.tap(at: CGPoint(x: 30, y: row.midY))
    stage.advance(by: 1)
    #expect(stage.element("Ben.") != nil)
    #expect(stage.element("Ben")?.traits.contains(.selected) == true)
    stage.tap("Ann")
    stage.advance(by: 1)
    #expect(stage.element("Ann Ben.") != nil)
    stage.tap(at: CGPoint(x: row.midX, y: row.midY))
    stage.advance(by: 1)
    #expect(stage.element("Ann.") != nil)
    #expect(stage.element("Page of Ann") == nil)
    stage.perform(.activate, on: "Cid")
    stage.advance(by: 1)
    #expect(stage.element("Ann Cid.") != nil)
  }

  @Test("rows that can be chosen have a circle's room before them; those that cannot have none")
  func circles() throws {
    let stage = phone { Rows() }
    #expect(try #require(stage.element("Ann")).frame.minX == 32 + 40)
    #expect(try #require(stage.element(".")).frame.minX == 32)
  }

  @Test("choosing takes the place of deleting")
  func noDeleting() {
    #expect(phone { Rows(deletes: true) }.element("Delete Ann") == nil)
  }

  @Test("a row's switch still acts")
  func switches() throws {
    let stage = phone { Rows() }
    stage.tap("Switch")
    stage.advance(by: 1)
    #expect(stage.element("Switch")?.value == "1")
  }

  private struct Edited: View {
    @State var items = ["Ann", "Ben", "Cid"]
    var body: some View {
      List {
        ForEach(items, id: \.self) { Text($0) }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
      .environment(\.editMode, .constant(.active))
    }
  }

  @Test("the circle that deletes and the lines that move are elements named after their row")
  func elements() throws {
    let stage = phone { Edited() }
    let labels = stage.semantics.elements.map(\.label)
    #expect(labels.prefix(3) == ["Delete Ann", "Ann", "Reorder Ann"])
    stage.perform(.activate, on: "Delete Ben")
    stage.advance(by: 1)
    stage.tap("Delete")
    stage.advance(by: 1)
    #expect(stage.element("Ben") == nil)
    stage.perform(.custom("Move Down"), on: "Reorder Ann")
    stage.advance(by: 1)
    let names = stage.semantics.elements.map(\.label).filter { !$0.contains(" ") }
    #expect(names == ["Cid", "Ann"])
  }
}
