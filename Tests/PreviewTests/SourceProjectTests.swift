// Packages and joined modules.

import Foundation
import ModuleBuilding
import Testing

@testable import Preview

@Suite struct SourceProjectTests {
  @Test("imports of modules that are compiled along become blank lines; others stay")
  func imports() {
    let text =
      "import SwiftUI\n@testable import Model\nimport struct Model.Item\nimport ModelKit\nlet a = 1\npublic import Model"
    #expect(
      SourceProject.withoutImports(of: ["Model"], in: text) == "import SwiftUI\n\n\nimport ModelKit\nlet a = 1\n")
  }

  private func package(_ manifest: String, product: String?, folders: [String]) throws -> SwiftPackage {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-package-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for folder in folders {
      try FileManager.default.createDirectory(
        at: root.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    let decoded = try JSONDecoder().decode(SwiftPackage.Manifest.self, from: Data(manifest.utf8))
    var package = try SwiftPackage(decoded, folder: root.path, product: product)
    package.folders = package.folders.map { String($0.dropFirst(root.path.count + 1)) }
    return package
  }

  private static let two = """
    {"targets": [
      {"name": "App", "type": "executable", "dependencies": [{"byName": ["Model", null]}, {"product": ["X", "x", null, null]}]},
      {"name": "Tool", "type": "executable", "path": "Tool", "dependencies": []},
      {"name": "Model", "type": "regular", "dependencies": [{"target": ["Base", null]}]},
      {"name": "Base", "type": "regular", "dependencies": []}],
     "products": [{"name": "my-app", "targets": ["App"]}]}
    """

  @Test("a product is its executable and the targets of the package below it")
  func targets() throws {
    let folders = ["Sources/App", "Sources/Model", "Sources/Base", "Tool"]
    let app = try package(Self.two, product: "my-app", folders: folders)
    #expect(app.folders == ["Sources/App", "Sources/Model", "Sources/Base"])
    #expect(app.moduleName == "App" && app.joinedModules == ["Model", "Base"])
    #expect(try package(Self.two, product: "Tool", folders: folders).folders == ["Tool"])
  }

  @Test("a product that does not exist, or is not said, is an error that names those there are")
  func unknown() {
    #expect(throws: SourceProblem.self) { try package(Self.two, product: "Other", folders: []) }
    do {
      _ = try package(Self.two, product: nil, folders: [])
    } catch {
      #expect("\(error)".contains("--product App"))
    }
  }

  @Test("a product that needs code in C is refused with the way to run it")
  func foreign() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-foreign-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for folder in ["Sources/App", "Sources/Model", "Sources/Base/source"] {
      try FileManager.default.createDirectory(
        at: root.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    try Data().write(to: root.appendingPathComponent("Sources/Base/source/base.c"))
    let decoded = try JSONDecoder().decode(SwiftPackage.Manifest.self, from: Data(Self.two.utf8))
    do {
      _ = try SwiftPackage(decoded, folder: root.path, product: "my-app")
      Issue.record("there is C in it")
    } catch {
      #expect("\(error)".contains("“App” needs the target “Base”, which is not Swift"), "\(error)")
      #expect("\(error)".contains("swift run App"))
    }
  }

  @Test("resources are found in their targets' folders, and gathered into one bundle")
  func resources() throws {
    let manifest = """
      {"targets": [{"name": "App", "type": "executable", "dependencies": [], "resources": [
        {"rule": {"process": {}}, "path": "Resources"}, {"rule": {"copy": {}}, "path": "Data"}]}], "products": []}
      """
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-bundle-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, text) in [("Resources/deep/a.txt", "A"), ("Resources/b.txt", "B"), ("Data/c.txt", "C")] {
      let file = root.appendingPathComponent("Sources/App/" + path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let decoded = try JSONDecoder().decode(SwiftPackage.Manifest.self, from: Data(manifest.utf8))
    let package = try SwiftPackage(decoded, folder: root.path, product: nil)
    let folder = root.appendingPathComponent("bundle").path
    let code = try PackageBundle(folder: folder, resources: package.resources).assemble()
    #expect(code.text.contains(folder))
    for (path, text) in [("a.txt", "A"), ("b.txt", "B"), ("Data/c.txt", "C")] {
      #expect(try String(contentsOfFile: folder + "/" + path, encoding: .utf8) == text)
    }
  }
}
