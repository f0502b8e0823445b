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
}
