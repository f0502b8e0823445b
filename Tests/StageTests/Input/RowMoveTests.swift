// A row of a list dragged by its handle: the others make room as it passes them.

import Drawing
import Foundation
import SwiftUI
import Testing

@testable import Stage

@MainActor
struct RowMoveTests {
  private struct Movable: View {
    @State private var items = ["A", "B", "C", "D"]
    var body: some View {
      List { ForEach(items, id: \.self) { Text($0) }.onMove { items.move(fromOffsets: $0, toOffset: $1) } }
        .environment(\.editMode, .constant(.active))
    }
  }

  private func heights(_ stage: Stage) -> [String: CGFloat] {
    var result: [String: CGFloat] = [:]
    for name in ["A", "B", "C", "D"] { result[name] = stage.element(name)?.frame.minY }
    return result
  }

  /// The handle of a row.
  private func handle(_ name: String, _ stage: Stage) throws -> CGPoint {
    CGPoint(x: 375, y: try #require(stage.element(name)).frame.midY)
  }

  @Test("rows that are passed take the dragged one's room, and stay there when it is let go")
  func down() throws {
    let stage = phone { Movable() }
    let before = heights(stage)
    let (a, b, c, d) = (before["A"] ?? 0, before["B"] ?? 0, before["C"] ?? 0, before["D"] ?? 0)
    let start = try handle("A", stage)
    stage.touch(.began, at: start)
    stage.touch(.moved, at: CGPoint(x: start.x, y: start.y + 10))
    stage.touch(.moved, at: CGPoint(x: start.x, y: start.y + 2 * (b - a)))
    stage.advance(by: 0.5)
    #expect(heights(stage) == ["A": c, "B": a, "C": b, "D": d])
    #expect(stage.frame == stage.frame(renewing: .drawing))
    stage.touch(.ended, at: CGPoint(x: start.x, y: start.y + 2 * (b - a)))
    #expect(heights(stage) == ["A": c, "B": a, "C": b, "D": d])
    stage.advance(by: 0.5)
    #expect(heights(stage) == ["A": c, "B": a, "C": b, "D": d])
  }

  @Test("rows go back as the dragged one does; beyond the first there is no place")
  func upAndBack() throws {
    let stage = phone { Movable() }
    let before = heights(stage)
    let start = try handle("C", stage)
    stage.touch(.began, at: start)
    stage.touch(.moved, at: CGPoint(x: start.x, y: start.y - 10))
    stage.touch(.moved, at: CGPoint(x: start.x, y: start.y - 300))
    stage.advance(by: 0.5)
    #expect(heights(stage)["A"] == before["B"])
    #expect(heights(stage)["B"] == before["C"])
    #expect(heights(stage)["D"] == before["D"])
    stage.touch(.moved, at: start)
    stage.advance(by: 0.5)
    #expect(heights(stage) == before)
    stage.touch(.cancelled, at: start)
    stage.advance(by: 0.5)
    #expect(heights(stage) == before)
  }
}
