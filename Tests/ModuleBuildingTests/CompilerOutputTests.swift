// The compiler's messages, brought back to the author's columns.

import Testing

@testable import ModuleBuilding

@Suite struct CompilerOutputTests {
  private func problems(_ output: String, shifts: [SourceReport.ColumnShift] = []) -> [SourceProblem] {
    var report = SourceReport()
    report.files = [.init(path: "/tmp/0-a.swift", sourcePath: "a.swift", shifts: shifts)]
    let input = SourceInput(
      files: [.init(path: "/a.swift", displayPath: "a.swift", kind: .swift, text: "let é = x\nsecond")], name: "a")
    return CompilerOutput(output, report: report, input: input, expression: nil).problems
  }

  @Test("a message keeps its place and gets the author's line as an excerpt")
  func excerpt() throws {
    let found = problems("a.swift:1:10: error: cannot find 'x' in scope\nlet é = x\n        ^\n")
    #expect(found.count == 1)
    #expect(
      found.first?.description == "a.swift:1:10: error: cannot find 'x' in scope\n1 | let é = x\n  |         ^")
  }

  @Test("columns behind inserted text are those that the author counts")
  func columns() {
    let shifts: [SourceReport.ColumnShift] = [
      .init(line: 2, column: 1, authorColumn: 1, isGenerated: true),
      .init(line: 2, column: 41, authorColumn: 3, isGenerated: false),
    ]
    #expect(problems("a.swift:2:43: error: e\n", shifts: shifts).first?.column == 5)
    #expect(problems("a.swift:2:20: error: e\n", shifts: shifts).first?.column == 1)
    #expect(problems("a.swift:1:20: error: e\n", shifts: shifts).first?.column == 20)
  }

  @Test("notes inside other modules are dropped, errors without a place are kept")
  func others() {
    #expect(problems("SwiftUI.View.x:1:2: note: declared here\n").isEmpty)
    #expect(problems("<unknown>:0: error: cannot open\n").first?.message == "cannot open")
  }
}
