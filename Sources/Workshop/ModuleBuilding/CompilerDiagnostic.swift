// What the compiler says, brought back to the author's file, line and column.

import Foundation

/// Reads the compiler's output.
struct CompilerOutput {
  /// In the compiler's order; notes follow what they belong to.
  var problems: [SourceProblem] = []
  /// Whatever is not a message about a place.
  var rest: String = ""

  private static let severities: [String: SourceProblem.Severity] = [
    "error": .error, "warning": .warning, "note": .note, "remark": .note,
  ]

  init(_ output: String, report: SourceReport, input: SourceInput, expression: String?) {
    var texts = Dictionary(input.files.map { ($0.displayPath, $0.text) }, uniquingKeysWith: { first, _ in first })
    if let expression { texts["--expr"] = expression }
    var lines: [String: [Substring]] = [:]
    let shifts = Dictionary(
      report.files.compactMap { file in file.sourcePath.map { ($0, file.shifts) } },
      uniquingKeysWith: { first, _ in first })

    for line in output.split(separator: "\n") {
      guard var problem = Self.parse(line) else {
        // The compiler's own excerpts are indented or show rewritten text; ours replace them.
        if line.hasPrefix("error:") || line.hasPrefix("<unknown>:0: ") || line.contains("crash") {
          let isWarning = line.hasPrefix("<unknown>:0: warning")
          problems.append(SourceProblem(Self.message(line), severity: isWarning ? .warning : .error))
        } else {
          rest += line + "\n"
        }
        continue
      }
      guard let file = problem.file, let number = problem.line, var column = problem.column else { continue }
      if let shift = shifts[file]?.last(where: { $0.line == number && $0.column <= column }) {
        column = shift.isGenerated ? shift.authorColumn : shift.authorColumn + column - shift.column
        problem.column = column
      }
      if let text = texts[file] {
        let all = lines[file] ?? text.split(separator: "\n", omittingEmptySubsequences: false)
        lines[file] = all
        if number <= all.count {
          problem.excerpt = SourceProblem.excerpt(all[number - 1], line: number, column: column)
        }
      }
      // Notes that point into a module's interface ("declared here") show the author nothing; errors are repeated when
      // an expression is checked twice.
      let isForeignNote = problem.severity == .note && texts[file] == nil
      let isRepeated = problem.severity != .note && problems.contains(problem)
      if !isForeignNote, !isRepeated, problems.last != problem { problems.append(problem) }
    }
  }

  private static func message(_ line: Substring) -> String {
    for prefix in ["<unknown>:0: error: ", "<unknown>:0: warning: ", "error: "] where line.hasPrefix(prefix) {
      return String(line.dropFirst(prefix.count))
    }
    return String(line)
  }

  /// `path:12:8: error: message`
  private static func parse(_ line: Substring) -> SourceProblem? {
    for (word, severity) in severities {
      guard let marker = line.range(of: ": \(word): ") else { continue }
      let place = line[..<marker.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let column = Int(place[place.count - 1]), let number = Int(place[place.count - 2])
      else { continue }
      return SourceProblem(
        file: place.dropLast(2).joined(separator: ":"), line: number, column: column,
        String(line[marker.upperBound...]), severity: severity)
    }
    return nil
  }
}
