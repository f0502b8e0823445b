// A preview whose code stops its program.

import Foundation
import Testing

@testable import vitrine

@Suite struct PreviewKeeperTests {
  @Test("what a program said when it stopped becomes a message with a place")
  func crashReports() {
    let report = CrashReport(
      of: "note\nShop/Card.swift:12: Fatal error: Index out of range\n\n*** Program crashed: Illegal instruction ***\n")
    #expect(report.problem.file == "Shop/Card.swift" && report.problem.line == 12)
    #expect(report.problem.message == "Fatal error: Index out of range")
    #expect(CrashReport(of: "").problem.message == "the program stopped without a word")
    #expect(CrashReport(of: "terminate called\n").problem.message == "the program stopped: terminate called")
  }
}
