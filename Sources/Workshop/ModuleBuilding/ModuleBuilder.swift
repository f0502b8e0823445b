// From sources to a loaded library: read, compile, link, remember.

import Foundation

/// What to build.
public struct BuildOptions: Hashable, Sendable, Codable {
  public var moduleName: String
  /// 5 or 6.
  public var swiftVersion: Int
  /// A Swift expression to draw instead of previews.
  public var expression: String?
  /// Whether views that nobody defines get a placeholder.
  public var stubsMissingViews: Bool

  public init(
    moduleName: String, swiftVersion: Int = 5, expression: String? = nil, stubsMissingViews: Bool = false
  ) {
    self.moduleName = moduleName
    self.swiftVersion = swiftVersion
    self.expression = expression
    self.stubsMissingViews = stubsMissingViews
  }
}

/// A library ready to be loaded.
public struct BuiltModule: Sendable {
  /// The shared library. Its `vitrine_previews` gives the previews.
  public var library: String
  public var previews: [PreviewDescription]
  public var viewsWithArguments: [SourceReport.ViewWithArguments]
  /// Parts of guides that were not compiled.
  public var leftOut: [LeftOut]
  public var warnings: [SourceProblem]
  /// Views that were replaced by placeholders.
  public var stubs: [String]
  public var wasCached: Bool
}

/// Compiles sources against the engine's modules.
///
///     let builder = try ModuleBuilder()
///     let module = try builder.build(SourceInput(paths: ["Card.swift"]), BuildOptions(moduleName: "Card"))
///
/// A first build takes about half of what `swiftc -emit-library` takes, since compiler and linker are called without
/// the driver; one whose sources have been seen before takes the time to compare them.
public struct ModuleBuilder: Sendable {
  public var toolchain: Toolchain
  public var engine: EngineModules
  /// Holds compiled modules and the importer's cache.
  public var cacheFolder: String

  public init(toolchain: Toolchain, engine: EngineModules, cacheFolder: String) {
    self.toolchain = toolchain
    self.engine = engine
    self.cacheFolder = cacheFolder
  }

  /// Uses the toolchain and engine of this process. Caches beside the build, or in the user's cache folder if the
  /// build cannot be written to; `VITRINE_CACHE` names another place.
  public init() throws {
    let environment = ProcessInfo.processInfo.environment
    engine = try .ofThisProcess()
    toolchain = try .find(environment: environment)
    if let given = environment["VITRINE_CACHE"], !given.isEmpty {
      // One spelling of the path only: the importer takes two for two different sets of modules.
      try? FileManager.default.createDirectory(atPath: given, withIntermediateDirectories: true)
      let real = realpath(given, nil)
      defer { free(real) }
      cacheFolder = real.map { String(cString: $0) } ?? given
    } else if access(engine.buildFolder, W_OK) == 0 {
      cacheFolder = engine.buildFolder + "/vitrine-cache"
    } else {
      let home = environment["HOME"] ?? "/tmp"
      cacheFolder = (environment["XDG_CACHE_HOME"] ?? home + "/.cache") + "/vitrine"
    }
  }

  private struct Key: Encodable {
    var input: SourceInput
    var options: BuildOptions
    var identity: String
    /// Constants for what the asset catalogs hold.
    var assets: String?
  }

  /// Builds, or finds what was built before. Throws `SourceProblem` or `SourceProblems`.
  public func build(_ input: SourceInput, _ options: BuildOptions) throws -> BuiltModule {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let assets = AssetSymbols.source(for: input.assetCatalogs, besides: input.files.map(\.text))
    let key = try encoder.encode(
      Key(input: input, options: options, identity: engine.identity(toolchain: toolchain), assets: assets))
    let cache = ModuleCache(folder: cacheFolder + "/modules")
    if let report = cache.report(for: key) {
      return BuiltModule(library: cache.entry(for: key) + "/module.so", report: report, wasCached: true)
    }

    let work = "\(cacheFolder)/work/\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    do {
      try FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: true)
      try FileManager.default.createDirectory(atPath: cache.folder, withIntermediateDirectories: true)
    } catch {
      throw SourceProblem(
        file: cacheFolder, "the cache folder cannot be made",
        remedy: "Make it writable, or set VITRINE_CACHE to a folder that is.")
    }
    defer { try? FileManager.default.removeItem(atPath: work) }
    let report = try compile(input, options, assets: assets, in: work)
    let finished = work + "/finished"
    try FileManager.default.createDirectory(atPath: finished, withIntermediateDirectories: true)
    try link(work + "/module.o", to: finished + "/module.so", imports: report.imports)
    try cache.store(finished, for: key, report: report)
    return BuiltModule(library: cache.entry(for: key) + "/module.so", report: report, wasCached: false)
  }

  // MARK: Steps

  /// Reads and compiles; repeats with parts left out that turn out not to be meant for compiling, and with placeholders
  /// for missing views.
  private func compile(
    _ input: SourceInput, _ options: BuildOptions, assets: String?, in work: String
  ) throws -> SourceReport {
    let assetFile = assets == nil ? nil : work + "/vitrine-assets.swift"
    if let assetFile { try assets?.write(toFile: assetFile, atomically: false, encoding: .utf8) }
    var request = ReadingRequest(
      input: input, expression: options.expression, outputFolder: work + "/sources")
    var previous: ReadingRequest?
    while true {
      var report = try read(request, in: work)
      if !report.syntaxErrors.isEmpty { throw SourceProblems(report.syntaxErrors) }
      let run = try Subprocess(
        toolchain.frontend, compilerArguments(report, options, assets: assetFile, output: work + "/module.o"))
      let output = CompilerOutput(run.output, report: report, input: input, expression: options.expression)
      if run.status == 0 {
        report.warnings = Self.forAuthors(output.problems)
        report.stubs = request.stubs
        return report
      }
      previous = request
      let errors = output.problems.filter { $0.severity == .error }
      leaveOutPreviews(errors, from: &request)
      leaveOutMissingModules(errors, report: report, from: &request)
      leaveOutFragments(errors, fences: report.fences, from: &request)
      let missing = missingViews(errors, report: report)
      if options.stubsMissingViews { request.stubs += missing.filter { !request.stubs.contains($0) } }
      if request == previous {
        throw failure(output, status: run.status, missing: missing, options: options, leftOut: report.leftOut)
      }
    }
  }

  private func read(_ request: ReadingRequest, in work: String) throws -> SourceReport {
    let (question, answer) = (work + "/request.json", work + "/report.json")
    try JSONEncoder().encode(request).write(to: URL(fileURLWithPath: question))
    let run = try Subprocess(engine.reader, [question, answer])
    guard run.status == 0, let data = FileManager.default.contents(atPath: answer) else {
      throw VerbatimProblem(text: run.output.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    return try JSONDecoder().decode(SourceReport.self, from: data)
  }

  private func compilerArguments(
    _ report: SourceReport, _ options: BuildOptions, assets: String?, output: String
  ) -> [String] {
    var arguments = ["-frontend", "-c"]
    arguments += report.files.map(\.path) + (assets.map { [$0] } ?? [])
    arguments += [
      "-o", output, "-module-name", options.moduleName, "-target", Toolchain.target, "-disable-objc-interop",
      // What Foundation on Linux lacks, or keeps in another module, is there for files that import Foundation alone.
      "-import-module", "FoundationGaps", "-import-module", "FoundationNetworking",
      "-I", engine.modules, "-module-cache-path", cacheFolder + "/clang", "-swift-version", "\(options.swiftVersion)",
      "-parse-as-library", "-Onone", "-D", "DEBUG", "-empty-abi-descriptor", "-no-auto-bridging-header-chaining",
      "-no-color-diagnostics", "-diagnostic-style", "llvm", "-enable-bare-slash-regex",
      // Seconds on one expression: a mistake must not keep the compiler busy for minutes.
      "-solver-expression-time-threshold=20",
      "-in-process-plugin-server-path", toolchain.pluginServer, "-plugin-path", toolchain.plugins,
    ]
    arguments += engine.clangFlags()
    return arguments
  }

  private func link(_ object: String, to library: String, imports: [String]) throws {
    // Everything else is in the executable that loads the library, or in libraries it has loaded.
    var arguments = [
      "-shared", "-o", library, toolchain.runtimeObject, object, "-L", toolchain.libraries, "-lswiftCore", "--build-id",
      "-rpath", toolchain.libraries,
    ]
    // Code that is not optimised calls specialisations of the standard library that live in a library of their own,
    // `print` of two values for one. Only code that does so loads it.
    if access("\(toolchain.libraries)/libswiftSwiftOnoneSupport.so", R_OK) == 0 {
      arguments += ["--as-needed", "-lswiftSwiftOnoneSupport", "--no-as-needed"]
    }
    // Only code that reaches for the network loads this.
    if access("\(toolchain.libraries)/libFoundationNetworking.so", R_OK) == 0 {
      arguments += ["--as-needed", "-lFoundationNetworking", "--no-as-needed"]
    }
    let standard = [
      "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
      "Dispatch", "Observation", "Synchronization", "RegexBuilder", "Distributed",
    ]
    for module in imports where standard.contains(module) {
      let names = module == "Dispatch" ? ["dispatch", "swiftDispatch"] : [module, "swift" + module]
      for name in names where access("\(toolchain.libraries)/lib\(name).so", R_OK) == 0 {
        arguments.append("-l" + name)
      }
    }
    let run = try Subprocess(toolchain.linker, arguments)
    guard run.status == 0 else {
      throw SourceProblem("the linker failed: \(run.output.trimmingCharacters(in: .whitespacesAndNewlines))")
    }
  }

  // MARK: Reading errors

  /// Without what only generated code is to blame for, notes included.
  private static func forAuthors(_ problems: [SourceProblem]) -> [SourceProblem] {
    var isShown = true
    return problems.filter { problem in
      if problem.severity != .note { isShown = !isAboutGeneratedCode(problem) && !isExpected(problem) }
      return isShown && !isAboutGeneratedCode(problem)
    }
  }

  private static func isAboutGeneratedCode(_ problem: SourceProblem) -> Bool {
    guard let file = problem.file else { return false }
    return file.hasPrefix("vitrine-")
  }

  /// Warnings that only the rewriting causes.
  private static func isExpected(_ problem: SourceProblem) -> Bool {
    problem.severity != .error && problem.message.contains("'nonisolated(unsafe)' is unnecessary")
  }

  private func leaveOutPreviews(_ errors: [SourceProblem], from request: inout ReadingRequest) {
    for error in errors {
      guard let file = error.file, file.hasPrefix("vitrine-preview-"),
        let id = Int(file.dropFirst("vitrine-preview-".count)), !request.leftOutPreviews.contains(id)
      else { continue }
      request.leftOutPreviews.append(id)
    }
  }

  private func leaveOutFragments(
    _ errors: [SourceProblem], fences: [SourceReport.Fence], from request: inout ReadingRequest
  ) {
    for fence in fences where !fence.declaresTypes {
      guard
        let error = errors.first(where: {
          $0.file == fence.file && (fence.line...fence.lastLine).contains($0.line ?? 0)
        })
      else { continue }
      request.leftOutFences.append(
        LeftOut(file: fence.file, line: fence.line, reason: "does not compile by itself: \(error.message)"))
    }
  }

  /// A guide may show parts of an app that this machine cannot build, a map for one: the import is left out, and with
  /// it the fences that turn out to need it.
  private func leaveOutMissingModules(
    _ errors: [SourceProblem], report: SourceReport, from request: inout ReadingRequest
  ) {
    func fence(of error: SourceProblem) -> SourceReport.Fence? {
      report.fences.first { $0.file == error.file && ($0.line...$0.lastLine).contains(error.line ?? 0) }
    }
    /// The name that an error misses, unless it is a view that the guide's author left to imagine.
    func missedName(_ error: SourceProblem) -> String? {
      if let type = Self.missingType(error) { return type }
      guard let name = Self.missingName(error) else { return nil }
      let isLeftToImagine = report.namesCalledAsViews.contains(name) && !AppleViews.ofOtherModules.contains(name)
      return isLeftToImagine ? nil : name
    }
    let known = request.missingModules
    for error in errors where fence(of: error) != nil {
      guard let name = Self.quoted(error.message, after: "no such module '"), !request.missingModules.contains(name)
      else { continue }
      request.missingModules.append(name)
    }
    guard !known.isEmpty else { return }
    for error in errors {
      guard let fence = fence(of: error), !request.leftOutFences.contains(where: { $0.line == fence.line }),
        let name = missedName(error)
      else { continue }
      request.leftOutFences.append(
        LeftOut(
          file: fence.file, line: fence.line,
          reason: "needs \(name), which is not here; the guide imports \(known.joined(separator: ", "))"))
    }
  }

  /// The text between a beginning and the next quotation mark.
  private static func quoted(_ message: String, after prefix: String) -> String? {
    guard message.hasPrefix(prefix) else { return nil }
    return String(message.dropFirst(prefix.count).prefix { $0 != "'" })
  }

  /// The name in "cannot find 'HomeView' in scope".
  private static func missingName(_ problem: SourceProblem) -> String? {
    problem.message.hasSuffix("' in scope") ? quoted(problem.message, after: "cannot find '") : nil
  }

  /// The name in "cannot find type 'Home' in scope".
  private static func missingType(_ problem: SourceProblem) -> String? {
    quoted(problem.message, after: "cannot find type '")
  }

  private func missingViews(_ errors: [SourceProblem], report: SourceReport) -> [String] {
    let usedAsTypes = Set(errors.compactMap(Self.missingType))
    let views = Set(report.namesCalledAsViews)
    return Array(
      Set(errors.compactMap(Self.missingName)).intersection(views).subtracting(usedAsTypes)
        .subtracting(AppleViews.names).subtracting(AppleViews.ofOtherModules)
    )
    .sorted()
  }

  private func failure(
    _ output: CompilerOutput, status: Int32, missing: [String], options: BuildOptions, leftOut: [LeftOut]
  ) -> any Error {
    var problems = Self.forAuthors(output.problems)
    if !problems.contains(where: { $0.severity == .error }) {
      // Only generated code is at fault, or the compiler itself.
      problems += output.problems.filter { Self.isAboutGeneratedCode($0) && $0.severity == .error }
    }
    if !problems.contains(where: { $0.severity == .error }) {
      problems.append(
        SourceProblem("the compiler stopped with status \(status)\n\(output.rest.suffix(4000))"))
    }
    for index in problems.indices where problems[index].severity == .error {
      if let name = Self.missingName(problems[index]), missing.contains(name), !options.stubsMissingViews {
        problems[index].remedy =
          "No file defines the view \(name). Add its source, or draw a grey placeholder for it with --stub-missing."
      } else if let name = Self.missingName(problems[index]), AppleViews.names.contains(name) {
        problems[index].remedy =
          "\(name) is Apple's. Is its module imported? If it is, Vitrine does not have this view yet."
      } else if problems[index].message.hasPrefix("no such module") {
        problems[index].remedy =
          "Vitrine has SwiftUI, Charts, UIKit, CoreGraphics, Foundation and Observation; other packages cannot be used."
      }
    }
    return SourceProblems(problems)
  }
}

/// A message that another process has already worded.
struct VerbatimProblem: Error, CustomStringConvertible {
  var text: String
  var description: String { text.isEmpty ? "error: the source reader failed" : text }
}

extension BuiltModule {
  init(library: String, report: SourceReport, wasCached: Bool) {
    self.init(
      library: library, previews: report.previews, viewsWithArguments: report.viewsWithArguments,
      leftOut: report.leftOut, warnings: report.warnings, stubs: report.stubs, wasCached: wasCached)
  }
}
