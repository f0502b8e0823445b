// What the tests of the reader share: reading a text and looking at the result.

import Foundation
import ModuleBuilding
import SourceReading

struct Reading {
  var report: SourceReport
  /// The rewritten text of the first file, without what stands before the author's first line.
  var lines: [String]
  var generated: String

  init(
    _ text: String, kind: SourceInput.Kind = .swift, expression: String? = nil, stubs: [String] = [],
    leftOutPreviews: [Int] = []
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = kind == .swift ? "Card.swift" : "guide.md"
    let input = SourceInput(
      files: [.init(path: "/x/\(name)", displayPath: name, kind: kind, text: text)], name: "Card")
    report = try SourceReading.read(
      ReadingRequest(
        input: input, expression: expression, stubs: stubs, leftOutPreviews: leftOutPreviews,
        outputFolder: folder.path))
    let written = try String(contentsOfFile: report.files[0].path, encoding: .utf8)
    let all = written.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = all.firstIndex { $0.hasPrefix("#sourceLocation(file: \"\(name)\"") }.map { $0 + 1 } ?? 0
    lines = Array(all[start...])
    generated = try String(contentsOfFile: report.files[report.files.count - 1].path, encoding: .utf8)
  }

  func previews(_ kind: PreviewDescription.Kind) -> [String] {
    report.previews.filter { $0.kind == kind }.map(\.name)
  }
}
