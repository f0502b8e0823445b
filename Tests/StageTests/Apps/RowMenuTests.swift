// What rows of a list present: menus, alerts and sheets stay apart from the rows.

import SwiftUI
import Testing

@testable import Stage

@MainActor
@Suite("Menus and alerts from rows")
struct RowMenuTests {
  private struct Rows: View {
    @State var said = "Nothing"
    @State var asks = false
    @State var shows = false
    @State var name = ""
    var body: some View {
      List {
        Text("Above")
        Menu("Menu") {
          Button("First", systemImage: "1.circle") { said = "First" }
          Toggle("Photos", isOn: .constant(true))
          ControlGroup {
            Button("Cut", systemImage: "scissors") { said = "Cut" }
            Button("Copy", systemImage: "doc.on.doc") { said = "Copy" }
          }
        }
        Button("Ask") { asks = true }
          .alert("Who?", isPresented: $asks) {
            TextField("Name", text: $name)
            Button("OK") { said = "Hi \(name)" }
          }
        Button("Show") { shows = true }
          .sheet(isPresented: $shows) {
            Button("Close") {
              said = "Closed"
              shows = false
            }
          }
        Text(said)
      }
    }
  }

  private func labels(_ stage: Stage) -> [String] { stage.frame.semantics.elements.map(\.label) }

  @Test(
    "the rows are the same after a choice, but for what it changed",
    arguments: [["Menu", "First"], ["Show", "Close"]])
  func choice(_ taps: [String]) {
    let stage = phone { Rows() }
    let before = labels(stage)
    for tap in taps {
      stage.tap(tap)
      stage.advance(by: 1)
    }
    #expect(labels(stage).dropLast() == before.dropLast())
    #expect(labels(stage).last == (taps[0] == "Menu" ? "First" : "Closed"))
  }

  @Test("an alert's first field has the keyboard at once, and gives it back with the alert")
  func field() {
    let stage = phone { Rows() }
    stage.tap("Ask")
    stage.advance(by: 1)
    #expect(stage.element("Name")?.traits.contains(.focused) == true)
    #expect(stage.type("Ada"))
    stage.tap("OK")
    stage.advance(by: 1)
    #expect(labels(stage).last == "Hi Ada")
    #expect(!stage.type("x"))
  }

  @Test("a menu's items are read by their titles alone")
  func titles() {
    let stage = phone { Rows() }
    stage.tap("Menu")
    stage.advance(by: 1)
    #expect(stage.element("First")?.role == .button)
    #expect(stage.element("Photos")?.traits.contains(.selected) == true)
  }

  @Test("a control group is one row of a menu, each control with an equal share")
  func controlGroup() throws {
    let stage = phone { Rows() }
    stage.tap("Menu")
    stage.advance(by: 1)
    let cut = try #require(stage.element("Cut")).frame
    let copy = try #require(stage.element("Copy")).frame
    #expect(cut.width == 125)
    #expect(copy.width == 125)
    #expect(copy.minX == cut.maxX)
    #expect(copy.midY == cut.midY)
    stage.tap("Copy")
    stage.advance(by: 1)
    #expect(labels(stage).last == "Copy")
  }

  @Test("a badge is the value of a row that is one element")
  func badges() {
    let rows = phone { NavigationStack { List { NavigationLink("Inbox") { Text("Mail") }.badge(3) } } }
    #expect(rows.element("Inbox")?.value == "3")
  }

  @Test("in a menu that opens upwards a section's title is above its items, the first of which is lowest")
  func upwards() throws {
    let stage = phone {
      VStack {
        Spacer()
        Menu("Menu") {
          Section("Sort") {
            Button("Name") {}
            Button("Date") {}
          }
          Button("Loose") {}
          Section("View") { Button("Grid") {} }
        }
      }
    }
    stage.tap("Menu")
    stage.advance(by: 1)
    let menu = try #require(stage.semantics.elements.first { $0.role == .menu })
    #expect(
      menu.children.sorted { $0.frame.minY < $1.frame.minY }.map(\.label) == [
        "View", "Grid", "Loose", "Sort", "Date", "Name",
      ])
    #expect(zip(menu.children, menu.children.dropFirst()).allSatisfy { $0.frame.intersection($1.frame).height < 1 })
  }

  @Test("the titles of a menu's sections are small and grey, in a list as well", arguments: [false, true])
  func titles(inList: Bool) throws {
    let stage = phone {
      let menu = Menu("Menu") { Section("Sort by") { Button("Name") {} } }
      if inList { List { Section("Files") { menu } } } else { menu }
    }
    stage.tap("Menu")
    stage.advance(by: 1)
    let menu = try #require(stage.semantics.elements.first { $0.role == .menu })
    let title = try #require(menu.children.first { $0.label == "Sort by" })
    let text = try #require(stage.inspect(at: CGPoint(x: title.frame.minX + 4, y: title.frame.midY)))
    #expect(text.font?.contains(" 13 pt") == true)
    let grey = try #require(text.colors.first)
    #expect(grey.alpha < 0.7)
  }
}
