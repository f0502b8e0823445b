// From what a person wrote to files that the compiler takes: rewritten sources and one generated file that registers
// everything that can be drawn.

import Foundation
import ModuleBuilding

/// Reads the sources of a module.
public enum SourceReading {
  /// Reads and rewrites the input; writes the files into the request's output folder.
  public static func read(_ request: ReadingRequest) throws -> SourceReport {
    var report = SourceReport()
    var calls: [CalledName] = []
    var registrations: [String] = []
    var nextID = 0
    var written: [(name: String, text: String, sourcePath: String?, shifts: [SourceReport.ColumnShift])] = []

    for (index, file) in request.input.files.enumerated() {
      var source = file.text
      var prelude = ""
      let firstLeftOut = report.leftOut.count
      if file.kind == .guide {
        let fragments = request.leftOutFences.filter { $0.file == file.displayPath }
        let guide = try GuideReader(
          file: file,
          knownFragments: Dictionary(fragments.map { ($0.line, $0.reason) }, uniquingKeysWith: { first, _ in first })
        ).read()
        source = guide.text
        report.fences += guide.fences
        report.leftOut += guide.leftOut
        // Guides show code, they do not always repeat its imports.
        prelude = "import Foundation\nimport SwiftUI\nimport Charts\nimport UIKit\n"
      }
      let rewriter = Rewriter(
        source, displayPath: file.displayPath, firstID: nextID,
        missingModules: file.kind == .guide ? request.missingModules : [])
      nextID = rewriter.nextID
      report.imports += rewriter.imports
      report.leftOut += rewriter.leftOut
      report.leftOut[firstLeftOut...].sort { $0.line < $1.line }
      report.syntaxErrors += rewriter.syntaxErrors
      report.viewsWithArguments += rewriter.viewsWithArguments
      calls += rewriter.calls

      let edited = EditedText(rewriter.source, edits: rewriter.edits)
      var text = prelude + "#sourceLocation(file: \(literal(file.displayPath)), line: 1)\n" + edited.text + "\n"
      var drawables = rewriter.drawables
      if let expression = request.expression, request.input.files.count == 1 {
        let reading = self.expression(expression, id: nextID)
        text += reading.text
        drawables.append(reading.drawable)
        let inner = Rewriter(expression, displayPath: "--expr", firstID: 0)
        calls += inner.calls
        report.syntaxErrors += inner.syntaxErrors
        nextID += 1
      }
      text += registration(of: &drawables, file: index, report: &report, leftOut: request.leftOutPreviews)
      if !drawables.isEmpty { registrations.append("__vitrine_previews\(index)(&entries)") }
      let name = "\(index)-\(URL(fileURLWithPath: file.path).deletingPathExtension().lastPathComponent).swift"
      written.append((name, text, file.displayPath, edited.shifts))
    }

    var generated = "import SwiftUI\n#sourceLocation(file: \"vitrine-generated\", line: 1)\n"
    if let expression = request.expression, request.input.files.count > 1 {
      let reading = self.expression(expression, id: nextID)
      var drawables = [reading.drawable]
      let inner = Rewriter(expression, displayPath: "--expr", firstID: 0)
      calls += inner.calls
      report.syntaxErrors += inner.syntaxErrors
      generated = "import Foundation\n" + generated + reading.text
      generated += registration(
        of: &drawables, file: request.input.files.count, report: &report, leftOut: request.leftOutPreviews)
      registrations.append("__vitrine_previews\(request.input.files.count)(&entries)")
    }
    for stub in request.stubs { generated += StubView(name: stub, calls: calls).declaration + "\n" }
    generated += """
      @MainActor private func allEntries() -> [SwiftUI._PreviewEntry] {
        var entries: [SwiftUI._PreviewEntry] = []
        \(registrations.joined(separator: "\n  "))
        return entries
      }
      @_cdecl("vitrine_previews") public func __vitrine_previews() -> UnsafeMutableRawPointer {
        let address: UInt = MainActor.assumeIsolated {
          let pointer = UnsafeMutablePointer<[SwiftUI._PreviewEntry]>.allocate(capacity: 1)
          pointer.initialize(to: allEntries())
          return UInt(bitPattern: pointer)
        }
        return UnsafeMutableRawPointer(bitPattern: address)!
      }

      """
    written.append(("vitrine-generated.swift", generated, nil, []))

    try FileManager.default.createDirectory(atPath: request.outputFolder, withIntermediateDirectories: true)
    for file in written {
      let path = request.outputFolder + "/" + file.name
      try Data(file.text.utf8).write(to: URL(fileURLWithPath: path))
      report.files.append(.init(path: path, sourcePath: file.sourcePath, shifts: file.shifts))
    }
    report.imports = Array(Set(report.imports)).sorted()
    report.namesCalledAsViews = Array(Set(calls.filter(\.isUsedAsView).map(\.name))).sorted()
    nameTheNameless(&report.previews)
    return report
  }

  /// A function at the end of a file, where even its private views can be reached.
  private static func registration(
    of drawables: inout [Rewriter.Drawable], file: Int, report: inout SourceReport, leftOut: [Int]
  ) -> String {
    for drawable in drawables where leftOut.contains(drawable.description.id) {
      let description = drawable.description
      report.viewsWithArguments.append(
        .init(name: description.name, file: description.file, line: description.line))
    }
    drawables.removeAll { leftOut.contains($0.description.id) }
    guard !drawables.isEmpty else { return "" }
    report.previews += drawables.map(\.description)
    var text = "#sourceLocation(file: \"vitrine-generated\", line: 1)\n"
    text += "@MainActor internal func __vitrine_previews\(file)(_ entries: inout [SwiftUI._PreviewEntry]) {\n"
    for drawable in drawables {
      for condition in drawable.conditions { text += "#if \(condition)\n" }
      let id = drawable.description.id
      text += "#sourceLocation(file: \"vitrine-preview-\(id)\", line: 1)\n"
      if drawable.description.kind == .app {
        text += "entries.append(SwiftUI._PreviewEntry(id: \(id), \(drawable.expression)))\n"
      } else {
        let traits = drawable.traits.isEmpty ? "" : ", traits: [\(drawable.traits)]"
        text +=
          "entries.append(SwiftUI._PreviewEntry(id: \(id)\(traits)) { SwiftUI.AnyView(\(drawable.expression)) })\n"
      }
      for _ in drawable.conditions { text += "#endif\n" }
    }
    return text + "}\n"
  }

  private static func expression(_ expression: String, id: Int) -> (text: String, drawable: Rewriter.Drawable) {
    let text = """
      #sourceLocation(file: "vitrine-generated", line: 1)
      @MainActor @SwiftUI.ViewBuilder fileprivate func __vitrine_expression() -> some SwiftUI.View {
      #sourceLocation(file: "--expr", line: 1)
      \(expression)
      #sourceLocation(file: "vitrine-generated", line: 1)
      }

      """
    let description = PreviewDescription(id: id, kind: .expression, name: "expression", file: "--expr", line: 1)
    return (
      text, .init(description: description, expression: "__vitrine_expression()", conditions: [])
    )
  }

  /// Previews without a name are called "Preview", and numbered if there are several.
  private static func nameTheNameless(_ previews: inout [PreviewDescription]) {
    let nameless = previews.indices.filter { previews[$0].name.isEmpty }
    for (number, index) in nameless.enumerated() {
      previews[index].name = nameless.count == 1 ? "Preview" : "Preview \(number + 1)"
    }
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }
}
