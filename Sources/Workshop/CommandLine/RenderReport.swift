// What `render` tells about its work: lines for a person, or JSON for a program.

import Foundation
import ModuleBuilding

struct RenderReport: Encodable {
  struct Picture: Encodable {
    struct Source: Encodable {
      var file: String
      var line: Int
    }
    var file: String
    var preview: String
    var kind: PreviewDescription.Kind
    var source: Source
    /// Points.
    var width: Double
    var height: Double
    /// Pixels per point.
    var scale: Double
    var warnings: [String]
    /// Frames of the views, with `--tree`.
    var tree: ViewFrame?

    var line: String {
      "\(file)  \(Self.number(width))x\(Self.number(height)) @\(Self.number(scale))"
    }
    private static func number(_ value: Double) -> String {
      value == value.rounded() ? String(Int(value)) : String(format: "%.2f", value)
    }
  }

  var pictures: [Picture] = []
  var warnings: [SourceProblem] = []
  /// Parts of guides that were not compiled.
  var skipped: [LeftOut] = []
  /// Views replaced by a grey placeholder.
  var placeholders: [String] = []
  var errors: [SourceProblem] = []

  /// The same for a person; not in the JSON.
  var messages: [String] = []

  private enum CodingKeys: CodingKey { case pictures, warnings, skipped, placeholders, errors }

  init(module: BuiltModule) {
    warnings = module.warnings
    skipped = module.leftOut
    placeholders = module.stubs
    messages = skipped.map { "\($0.file):\($0.line): skipped: \($0.reason)" }
    messages += warnings.map(\.description)
    messages += placeholders.map { "note: \($0) is not defined; a placeholder stands in for it" }
  }

  init(failure: any Error) {
    switch failure {
    case let problems as SourceProblems: errors = problems.problems
    case let problem as SourceProblem: errors = [problem]
    default: errors = [SourceProblem("\(failure)")]
    }
  }

  mutating func add(_ picture: MadePicture, of preview: PreviewDescription, file: String) {
    pictures.append(
      Picture(
        file: file, preview: preview.name, kind: preview.kind, source: .init(file: preview.file, line: preview.line),
        width: picture.size.width, height: picture.size.height, scale: picture.scale, warnings: picture.warnings,
        tree: picture.tree))
    messages += picture.warnings.map { "warning: \($0)" }
  }

  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
