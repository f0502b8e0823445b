// Files that a package's code reads from its bundle.

import Foundation
import ModuleBuilding

/// A file or folder that a manifest names as a resource.
package struct PackageResource: Hashable, Sendable {
  package var path: String
  /// Whether a folder goes into the bundle as a folder, rather than its files.
  package var keepsFolders: Bool
}

/// The bundle of all targets that are compiled together.
struct PackageBundle {
  /// Where it is put together, out of links to the resources.
  let folder: String
  let resources: [PackageResource]

  /// Makes the bundle anew and gives the code that leads to it.
  func assemble() throws -> SourceInput.File {
    let files = FileManager.default
    do {
      if files.fileExists(atPath: folder) { try files.removeItem(atPath: folder) }
      try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for resource in resources { try add(URL(fileURLWithPath: resource.path), keepsFolders: resource.keepsFolders) }
    } catch {
      throw SourceProblem(
        file: folder, "the package's resources cannot be gathered: \(error.localizedDescription)",
        remedy: "Check the permissions of that folder.")
    }
    let literal = "\"" + folder.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    return SourceInput.File(
      path: folder + "/Bundle.swift", displayPath: "Bundle.module", kind: .swift,
      text: """
        import Foundation
        extension Foundation.Bundle {
          static let module: Foundation.Bundle = Foundation.Bundle(path: \(literal)) ?? .main
        }
        """)
  }

  private func add(_ url: URL, keepsFolders: Bool) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return }
    let isWhole = keepsFolders || !isFolder.boolValue || ["lproj", "xcassets"].contains(url.pathExtension)
    if isWhole {
      let link = folder + "/" + url.lastPathComponent
      // Of two of one name the first is found, as its target's code comes first.
      guard !FileManager.default.fileExists(atPath: link) else { return }
      return try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: url.path)
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() where !name.hasPrefix(".") {
      try add(url.appendingPathComponent(name), keepsFolders: false)
    }
  }
}
