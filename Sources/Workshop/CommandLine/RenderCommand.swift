// `vitrine render`: sources in, picture files out.

import Foundation
import ModuleBuilding
import Painting
import Preview
import Stage
import SwiftUI

@MainActor
struct RenderCommand {
  var options: RenderOptions

  init(_ options: RenderOptions) { self.options = options }

  func run() throws {
    do {
      let report = try options.printsJSON ? Self.keepingOutputClean(draw) : draw()
      if options.printsJSON {
        print(try report.json())
      } else {
        for line in report.messages { Console.say(line) }
        for picture in report.pictures { print(picture.line) }
      }
    } catch {
      if options.printsJSON {
        print(try RenderReport(failure: error).json())
        throw AlreadyReported()
      }
      throw error
    }
  }

  /// Works with what people's code prints going to standard error: standard output is for the report alone.
  private static func keepingOutputClean<Result>(_ work: () throws -> Result) rethrows -> Result {
    fflush(nil)
    let output = dup(STDOUT_FILENO)
    guard output >= 0 else { return try work() }
    dup2(STDERR_FILENO, STDOUT_FILENO)
    defer {
      fflush(nil)
      dup2(output, STDOUT_FILENO)
      close(output)
    }
    return try work()
  }

  /// Does something with a preview; what goes wrong with its picture is told with the preview's place.
  private static func naming<Result>(_ preview: PreviewDescription, _ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch let error as PaintingError {
      CrashNote.done()
      throw SourceProblem(file: preview.file, line: preview.line, "\(preview.name): \(error)")
    }
  }

  /// Draws everything asked for. Files are written only once all pictures are made.
  func draw() throws -> RenderReport {
    let input = try SourceInput(paths: options.sources)
    let module = try ModuleBuilder().build(
      input,
      BuildOptions(
        moduleName: options.moduleName ?? Self.moduleName(for: input), swiftVersion: options.swiftVersion,
        expression: options.expression, stubsMissingViews: options.stubsMissingViews))
    var report = RenderReport(module: module)
    if !options.printsJSON {
      for line in report.messages { Console.say(line) }
      report.messages = []
    }
    let loaded = try LoadedModule(module)
    ProcessMemory.isSparing = true
    ProcessMemory.stepDidEnd()
    let selection = try loaded.selection(
      named: options.view, isExpression: options.expression != nil, source: options.sources[0])
    let catalogs = input.assetCatalogs + options.assetCatalogs
    let names = OutputNames(options: options, input: input.name, previews: selection.map(\.description))
    var files: [(path: String, data: Data)] = []
    for (index, preview) in selection.enumerated() {
      CrashNote.working(on: preview.description, timeLimit: options.timeLimit)
      let picture = try Self.naming(preview.description) {
        try PictureMaking.picture(
          of: preview.entry, options: options, assetCatalogs: catalogs, stringFolders: input.stringFolders)
      }
      CrashNote.done()
      let path = names.paths[index]
      files.append((path, picture.data))
      report.add(picture, of: preview.description, file: path)
    }
    ProcessMemory.stepDidEnd()
    for file in files { try Self.write(file.data, to: file.path) }
    return report
  }

  static func moduleName(for input: SourceInput) -> String {
    guard input.files.count > 1 else { return "Preview_\(identifier(input.name))" }
    let name = identifier(input.name)
    return name == "SwiftUI" || name == "main" ? "Preview_" + name : name
  }

  private static func identifier(_ name: String) -> String {
    let text = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    return text.first.map(\.isNumber) == true || text.isEmpty ? "_" + text : text
  }

  /// Writes beside the file, then renames.
  static func write(_ data: Data, to path: String) throws {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent()
    let temporary = folder.appendingPathComponent(".\(url.lastPathComponent).\(getpid())")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: temporary)
      guard rename(temporary.path, url.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      unlink(temporary.path)
      throw SourceProblem(
        file: path, "the picture cannot be written", remedy: "Is its folder writable, and is it not a folder itself?")
    }
  }
}

/// Where pictures go.
struct OutputNames {
  /// In the order of the previews, all different.
  var paths: [String]

  init(options: RenderOptions, input: String, previews: [PreviewDescription]) {
    if let output = options.output, previews.count == 1 {
      paths = [output]
      return
    }
    let stem: String
    if let output = options.output {
      stem = (output as NSString).deletingPathExtension
    } else {
      let folder = options.outputFolder.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
      stem = folder + Self.fileName(input)
    }
    var used = Set<String>()
    paths = previews.map { preview in
      let isPlain =
        previews.count == 1 && (preview.kind == .expression || preview.name == "Preview" || preview.name == input)
      let base = isPlain ? stem : stem + "-" + Self.fileName(preview.name)
      var path = base + "." + options.format.rawValue
      var number = 2
      while !used.insert(path.lowercased()).inserted {
        path = "\(base)-\(number).\(options.format.rawValue)"
        number += 1
      }
      return path
    }
  }

  /// A name as part of a file's name: no slashes, spaces or control characters.
  static func fileName(_ name: String) -> String {
    let parts = name.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "+") }
    let text = parts.joined(separator: "-").prefix(80)
    return text.isEmpty || text.hasPrefix(".") ? "preview" + text : String(text)
  }
}
