// Rows of a list in edit mode: what is at their sides has room of its own, and what it uncovered goes with it.

import SwiftUI
import Testing

@testable import Stage

@MainActor
@Suite("Rows in edit mode")
struct EditedRowTests {
  private struct Rows: View {
    @State var mode = EditMode.inactive
    @State var items = ["One", "Two"]
    var body: some View {
      VStack {
        Button(mode.isEditing ? "Finish" : "Begin") { mode = mode.isEditing ? .inactive : .active }
        List {
          ForEach(items, id: \.self) { item in
            HStack {
              Text(item)
              Spacer()
              Text("\(item) end")
            }
          }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }
      }
      .environment(\.editMode, $mode)
    }
  }

  @Test("the lines that move a row lie beside its content")
  func handle() throws {
    let stage = phone { Rows() }
    let before = try #require(stage.element("One end")).frame
    stage.tap("Begin")
    stage.advance(by: 1)
    let after = try #require(stage.element("One end")).frame
    #expect(before.maxX > 400 - 33)
    #expect(after.maxX <= 400 - 32 - 20 - 8)
  }

  @Test("buttons that the delete circle uncovered go when editing ends")
  func ending() throws {
    let stage = phone { Rows() }
    stage.tap("Begin")
    stage.advance(by: 1)
    let row = try #require(stage.element("One")).frame
    stage.tap(at: CGPoint(x: 40, y: row.midY))
    stage.advance(by: 1)
    #expect(stage.element("Delete") != nil)
    stage.tap("Finish")
    stage.advance(by: 1)
    #expect(stage.element("Delete") == nil)
    #expect(stage.element("One")?.frame.minX == 32)
  }
}
