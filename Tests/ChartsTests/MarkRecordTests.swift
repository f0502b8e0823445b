// Marks are told the same by a few words; those that say something else must not be.

import Charts
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Marks told the same")
struct MarkRecordTests {
  private func record<C: ChartContent>(_ content: C) throws -> MarkRecord {
    let collector = _MarkCollector()
    C._collect(content, into: collector)
    return try #require(collector.marks.first).record
  }

  private func name(_ number: Int) -> String { "A name that is long enough to lie in memory, number \(number)" }

  @Test("marks that say the same are the same, whatever memory their words lie in")
  func alike() throws {
    let line = try record(LineMark(x: .value("Day", 1), y: .value("Price", 2.5)))
    #expect(line.isSame(as: try record(LineMark(x: .value("Day", 1), y: .value("Price", 2.5)))))
    let named = try record(BarMark(x: .value("Day", name(1)), y: .value("Price", 2.5)))
    #expect(named.isSame(as: try record(BarMark(x: .value("Day", name(1)), y: .value("Price", 2.5)))))
    let zero = try record(PointMark(x: .value("Day", 0.0), y: .value("Price", 1)))
    #expect(zero.isSame(as: try record(PointMark(x: .value("Day", -0.0), y: .value("Price", 1)))))
  }

  @Test("marks that differ in kind, value, name, series, way of stacking, or width are not")
  func unlike() throws {
    let noon = Date(timeIntervalSinceReferenceDate: 2.5)
    let day = "Day"
    let records = [
      try record(LineMark(x: .value("Day", 1), y: .value("Price", 2.5))),
      try record(LineMark(x: .value("Day", 1), y: .value("Price", 2.25))),
      try record(LineMark(x: .value("Day", 2), y: .value("Price", 2.5))),
      try record(LineMark(x: .value("Hour", 1), y: .value("Price", 2.5))),
      try record(LineMark(x: .value(day, 1), y: .value("Price", 2.5))),
      try record(LineMark(x: .value(Text("Day"), 1), y: .value("Price", 2.5))),
      try record(LineMark(x: .value("Day", 1), y: .value("Price", noon))),
      try record(LineMark(x: .value("Day", 1), y: .value("Price", "2.5"))),
      try record(LineMark(x: .value("Day", name(1)), y: .value("Price", 2.5))),
      try record(LineMark(x: .value("Day", name(2)), y: .value("Price", 2.5))),
      try record(LineMark(x: .value("Day", 1), y: .value("Price", 2.5), series: .value("Kind", "a"))),
      try record(LineMark(x: .value("Day", 1), y: .value("Price", 2.5), series: .value("Kind", "b"))),
      try record(PointMark(x: .value("Day", 1), y: .value("Price", 2.5))),
      try record(AreaMark(x: .value("Day", 1), y: .value("Price", 2.5))),
      try record(AreaMark(x: .value("Day", 1), y: .value("Price", 2.5), stacking: .center)),
      try record(BarMark(x: .value("Day", 1), y: .value("Price", 2.5))),
      try record(BarMark(x: .value("Day", 1), y: .value("Price", 2.5), width: 4)),
      try record(BarMark(x: .value("Day", noon, unit: .day), y: .value("Price", 2.5))),
      try record(BarMark(x: .value("Day", 1), y: .value("Price", 2.5), stacking: .normalized)),
      try record(RuleMark(x: .value("Day", 1))),
    ]
    for (index, record) in records.enumerated() {
      for (other, different) in records.enumerated() where other != index {
        #expect(!record.isSame(as: different), "marks \(index) and \(other)")
      }
    }
  }
}
