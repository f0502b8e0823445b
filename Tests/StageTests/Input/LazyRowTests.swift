// Rows of a list that a modifier is written around: made one at a time as others are.

import CoreGraphics
import Foundation
import SwiftUI
import Testing

@testable import Stage

@MainActor
@Suite("Rows under modifiers")
struct ModifiedRowTests {
  private final class Counter { var made: Set<Int> = [] }

  private struct Row: View {
    let index: Int
    let counter: Counter
    var body: some View {
      let _ = counter.made.insert(index)
      Text("Row \(index)")
    }
  }

  private struct Rows: View {
    let counter: Counter
    @State private var items = Array(0..<5000)
    var body: some View {
      List {
        ForEach(items, id: \.self) { Row(index: $0, counter: counter) }
          .onDelete { items.remove(atOffsets: $0) }
          .listRowBackground(Color.yellow)
          .padding(.leading, 30)
      }
      .listStyle(.plain)
    }
  }

  @Test("only rows in sight are made, each with the modifiers")
  func lazily() throws {
    let counter = Counter()
    let stage = phone { Rows(counter: counter) }
    #expect(stage.element("Row 0") != nil && counter.made.count < 100)
    let plain = phone { List { Text("Row 0") }.listStyle(.plain) }
    let (row, other) = (try #require(stage.element("Row 0")), try #require(plain.element("Row 0")))
    #expect(abs(row.frame.minX - other.frame.minX) <= 30)
    stage.scroll(by: CGSize(width: 0, height: 20_000), at: CGPoint(x: 200, y: 400))
    stage.advance(untilIdle: 2)
    #expect(stage.element("Row 0") == nil && counter.made.count < 300)
  }

  @Test("what a modifier says on the way to the rows holds: rows can be deleted, and those that follow move up")
  func deleting() {
    let stage = phone { Rows(counter: Counter()) }
    stage.perform(.custom("Delete"), on: "Row 1")
    stage.advance(untilIdle: 2)
    #expect(stage.element("Row 1") == nil && stage.element("Row 2") != nil)
  }

  @Test("rows are found by id under modifiers")
  func found() {
    struct Jump: View {
      let counter: Counter
      var body: some View {
        ScrollViewReader { proxy in
          List {
            Button("Go") { proxy.scrollTo(900, anchor: .center) }
            ForEach(0..<1000) { Row(index: $0, counter: counter) }.listRowSeparator(.hidden)
          }
        }
      }
    }
    let counter = Counter()
    let stage = phone { Jump(counter: counter) }
    stage.tap("Go")
    stage.advance(untilIdle: 2)
    #expect(stage.element("Row 900") != nil && counter.made.count < 300)
  }
}
