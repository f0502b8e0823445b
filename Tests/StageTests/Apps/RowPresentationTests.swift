// Sheets that rows of lists and lazy stacks present: they lie on the screen, and the rows stay rows.

import Foundation
import SwiftUI
import Testing

@testable import Stage

@MainActor
@Suite("Sheets of rows")
struct RowPresentationTests {
  private struct Row: View {
    let number: Int
    @State private var isOpen = false
    @State private var count = 0
    var body: some View {
      Text("Row \(number)")
        .sheet(isPresented: $isOpen) {
          VStack {
            Text("Sheet \(count)")
            Button("Count") { count += 1 }
            Button("Close") { isOpen = false }
          }
          .onTapGesture {}
        }
        .onTapGesture { isOpen = true }
    }
  }

  private func all(_ stage: Stage, _ label: String) -> Int {
    stage.semantics.elements.flatMap(\.flattened).filter { $0.label == label }.count
  }

  private func expectSheet(_ stage: Stage, _ location: SourceLocation = #_sourceLocation) {
    stage.tap("Row 1")
    stage.advance(untilIdle: 2)
    stage.tap("Count")
    // Rows are gathered anew.
    stage.set(Traits(colorScheme: .dark, dynamicTypeSize: .xLarge))
    stage.advance(untilIdle: 2)
    #expect(all(stage, "Sheet 1") == 1, sourceLocation: location)
    stage.tap("Close")
    stage.advance(untilIdle: 2)
    #expect(all(stage, "Sheet 1") == 0 && all(stage, "Row 1") == 1, sourceLocation: location)
  }

  @Test("a sheet of a row is no row")
  func rows() {
    expectSheet(
      phone {
        List {
          Row(number: 0)
          Row(number: 1)
        }
      })
    expectSheet(
      phone {
        Form {
          Section("Rows") {
            Row(number: 0)
            Row(number: 1)
          }
        }
      })
    expectSheet(phone { ScrollView { LazyVStack { Row(number: 1) } } })
    expectSheet(phone { List { ForEach(0..<3) { Row(number: $0) } } })
  }
}
