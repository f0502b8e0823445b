// What is said to a person about their input: where, what, and what to do.

import Foundation

/// A message about a place in somebody's source.
public struct SourceProblem: Error, Hashable, Sendable, Codable, CustomStringConvertible {
  public enum Severity: String, Hashable, Sendable, Codable { case error, warning, note }

  public var severity: Severity
  /// The path as a person would write it; nil if the message is about no file.
  public var file: String?
  /// Counted from 1.
  public var line: Int?
  /// UTF-8 bytes, counted from 1.
  public var column: Int?
  public var message: String
  /// What to do about it.
  public var remedy: String?
  /// The offending line with a caret below it.
  public var excerpt: String?

  public init(
    file: String? = nil, line: Int? = nil, column: Int? = nil, _ message: String, severity: Severity = .error,
    remedy: String? = nil, excerpt: String? = nil
  ) {
    self.severity = severity
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.remedy = remedy
    self.excerpt = excerpt
  }

  /// `Card.swift:12:8: error: cannot find 'x' in scope`, then the excerpt and the remedy.
  public var description: String {
    var place = ""
    if let file {
      place = file + ":"
      if let line {
        place += "\(line):"
        if let column { place += "\(column):" }
      }
      place += " "
    }
    var text = "\(place)\(severity.rawValue): \(message)"
    if let excerpt { text += "\n" + excerpt }
    if let remedy { text += "\n  " + remedy }
    return text
  }
}

extension SourceProblem {
  /// A line with its number before it and a caret below the column (UTF-8 bytes, counted from 1).
  public static func excerpt(_ line: Substring, line number: Int, column: Int) -> String {
    let gutter = "\(number) | "
    let before = line.utf8.prefix(max(0, column - 1))
    let indent = String(decoding: before, as: UTF8.self).map { $0 == "\t" ? Character("\t") : " " }
    return "\(gutter)\(line)\n\(String(repeating: " ", count: gutter.count - 2))| \(String(indent))^"
  }
}

/// Several problems at once, as a compiler finds them.
public struct SourceProblems: Error, CustomStringConvertible {
  public var problems: [SourceProblem]
  public init(_ problems: [SourceProblem]) { self.problems = problems }
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
