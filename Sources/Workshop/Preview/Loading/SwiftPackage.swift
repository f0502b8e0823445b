// Swift packages: which sources an executable is made of.

import Foundation
import ModuleBuilding

/// The targets of a package, as its manifest lists them.
package struct SwiftPackage: Sendable {
  /// The folders of a product's sources: the executable's own first, then those of targets of the package that it
  /// depends on.
  package var folders: [String]
  /// The module of the executable.
  package var moduleName: String
  /// The modules of the other targets.
  package var joinedModules: Set<String>
  /// What the targets' code asks `Bundle.module` for.
  package var resources: [PackageResource]

  package static func isPackage(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path + "/Package.swift")
  }

  /// Reads a manifest with the toolchain's own package manager.
  ///
  /// - Parameter product: Nil if the package has one executable only.
  package init(folder: String, product: String?, toolchain: Toolchain) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: toolchain.root + "/bin/swift")
    process.arguments = ["package", "--package-path", folder, "dump-package"]
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0, let manifest = try? JSONDecoder().decode(Manifest.self, from: data) else {
      throw SourceProblem(
        file: folder + "/Package.swift", "the manifest cannot be read",
        remedy: complaint.split(separator: "\n").first { $0.contains("error:") }.map(String.init))
    }
    try self.init(manifest, folder: folder, product: product)
  }

  init(_ manifest: Manifest, folder: String, product: String?) throws {
    let targets = Dictionary(manifest.targets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let programs = manifest.targets.filter { $0.type == "executable" }.map(\.name)
    let names =
      Dictionary(
        manifest.products.compactMap { product in
          product.targets.first { programs.contains($0) }.map { (product.name, $0) }
        }, uniquingKeysWith: { first, _ in first }
      ).merging(programs.map { ($0, $0) }, uniquingKeysWith: { first, _ in first })
    let chosen: String
    if let product {
      guard let target = names[product] else {
        throw SourceProblem(
          file: folder + "/Package.swift", "there is no executable product named “\(product)”",
          remedy: names.isEmpty
            ? "The package has no executable." : "There are: \(names.keys.sorted().joined(separator: ", ")).")
      }
      chosen = target
    } else {
      guard let only = programs.first, programs.count == 1 else {
        throw SourceProblem(
          file: folder + "/Package.swift",
          programs.isEmpty ? "the package has no executable" : "the package has several executables",
          remedy: programs.isEmpty
            ? "Name the folder of the sources instead, as in vitrine preview Sources/MyViews."
            : "Pick one: --product \(programs.joined(separator: ", --product ")).")
      }
      chosen = only
    }
    var order: [String] = []
    func add(_ name: String) {
      guard !order.contains(name), let target = targets[name] else { return }
      order.append(name)
      for dependency in target.dependencies.compactMap(\.name) { add(dependency) }
    }
    add(chosen)
    let base = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    folders = try order.map { name in
      let candidates = targets[name]?.path.map { [$0] } ?? ["Sources/\(name)", "Source/\(name)", "src/\(name)"]
      guard let path = candidates.map({ base + "/" + $0 }).first(where: { FileManager.default.fileExists(atPath: $0) })
      else {
        throw SourceProblem(
          file: folder + "/Package.swift", "the folder of the target “\(name)” is not there",
          remedy: "It should be \(candidates[0]).")
      }
      if targets[name]?.type == "system" || Self.isForeign(path) {
        throw SourceProblem(
          file: folder + "/Package.swift", "“\(chosen)” needs the target “\(name)”, which is not Swift",
          remedy: "Let it depend on the product Vitrine and run it: swift run \(chosen).")
      }
      return path
    }
    resources = zip(order, folders).flatMap { name, folder in
      (targets[name]?.resources ?? []).map {
        PackageResource(path: folder + "/" + $0.path, keepsFolders: $0.rule?.copy != nil)
      }
    }
    moduleName = chosen
    joinedModules = Set(order.dropFirst())
  }

  /// Whether a folder holds sources of C and its relatives, with which no Swift can lie in one target.
  private static func isForeign(_ folder: String) -> Bool {
    let endings: Set = ["c", "cc", "cpp", "cxx", "m", "mm", "s", "S"]
    let files = FileManager.default.enumerator(atPath: folder)?.lazy.compactMap { $0 as? String }
    return files?.contains { endings.contains(URL(fileURLWithPath: $0).pathExtension) } ?? false
  }

  /// The parts of a manifest that matter here.
  struct Manifest: Decodable {
    struct Target: Decodable {
      var name: String
      var type: String
      var path: String?
      var dependencies: [Dependency]
      var resources: [Resource]?
    }
    struct Resource: Decodable {
      struct Nothing: Decodable {}
      /// `{"copy": {}}` or `{"process": {}}`.
      struct Rule: Decodable { var copy: Nothing? }
      var path: String
      var rule: Rule?
    }
    struct Product: Decodable {
      var name: String
      var targets: [String]
    }
    /// `{"byName": ["Name", …]}` or `{"target": ["Name", …]}`; others belong to other packages.
    struct Dependency: Decodable {
      var name: String?
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        for key in [Key.byName, .target] {
          if var list = try? container.nestedUnkeyedContainer(forKey: key) { name = try? list.decode(String.self) }
        }
      }
      enum Key: String, CodingKey { case byName, target }
    }
    var targets: [Target]
    var products: [Product]
  }
}
