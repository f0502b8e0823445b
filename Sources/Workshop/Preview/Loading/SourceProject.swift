// Sources that are previewed: where they are, how they are built, and which of their views are shown.

import Foundation
import ModuleBuilding

/// Everything needed to build the sources again.
package struct SourceProject: Sendable {
  /// Files, folders or guides; for a package, the folders of its targets.
  package var paths: [String]
  package var options: BuildOptions
  package var builder: ModuleBuilder
  /// The one view or preview to show, by name; nil for all.
  package var view: String?
  /// Names of modules that are compiled together with the sources, and so are not imported.
  package var joinedModules: Set<String>
  /// What a package's code reads from its bundle.
  package var resources: [PackageResource] = []
  /// Whether the sources are a program, which is shown before its parts.
  package var isProgram = false

  package init(
    paths: [String], options: BuildOptions, builder: ModuleBuilder, view: String? = nil, joinedModules: Set<String> = []
  ) {
    self.paths = paths
    self.options = options
    self.builder = builder
    self.view = view
    self.joinedModules = joinedModules
  }

  package func read() throws -> SourceInput {
    var input = try SourceInput(paths: paths)
    if !joinedModules.isEmpty {
      for index in input.files.indices {
        input.files[index].text = Self.withoutImports(of: joinedModules, in: input.files[index].text)
      }
    }
    if !resources.isEmpty {
      let name = paths[0].map { $0.isLetter || $0.isNumber ? $0 : "_" }
      let bundle = PackageBundle(folder: builder.cacheFolder + "/bundles/" + String(name), resources: resources)
      input.files.append(try bundle.assemble())
    }
    return input
  }

  package func build(_ input: SourceInput) throws -> BuiltModule { try builder.build(input, options) }

  /// Makes lines that import one of some modules blank; lines keep their numbers.
  static func withoutImports(of modules: Set<String>, in text: String) -> String {
    guard text.contains("import ") else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let words = line.split(whereSeparator: \.isWhitespace)
      guard let at = words.firstIndex(of: "import"), at + 1 < words.count,
        words[..<at].allSatisfy({ $0.hasPrefix("@") || ["public", "internal", "package", "private"].contains($0) })
      else { return String(line) }
      return modules.contains(String(words[words.count - 1].prefix { $0 != "." && $0 != ";" })) ? "" : String(line)
    }.joined(separator: "\n")
  }

  /// What a built module shows.
  @MainActor
  package func screens(of module: BuiltModule) throws -> [PreviewScreen] {
    let loaded = try LoadedModule(module)
    if view == nil, options.expression == nil, let app = loaded.previews.first(where: { $0.description.kind == .app }) {
      let parts = loaded.previews.filter { [.macro, .provider].contains($0.description.kind) }
      // Views alone may lack what their app gives them, so the app stands for those that nobody wrote a preview of.
      return (isProgram ? [app] + parts : parts + [app]).map { PreviewScreen($0.description, $0.entry) }
    }
    return try loaded.selection(named: view, isExpression: options.expression != nil, source: paths[0])
      .map { PreviewScreen($0.description, $0.entry) }
  }
}
