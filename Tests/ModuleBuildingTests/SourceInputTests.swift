// Reading the files that a person names.

import Foundation
import ModuleBuilding
import Testing

@Suite struct SourceInputTests {
  /// A folder with files, removed at the end.
  private func withFolder(_ files: [String: [UInt8]], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, bytes) in files {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url)
    }
    try body(folder.path)
  }

  private func problem(_ paths: [String], in folder: String) -> SourceProblem? {
    do {
      _ = try SourceInput(paths: paths, workingDirectory: folder)
      return nil
    } catch {
      return error as? SourceProblem
    }
  }

  @Test("a folder gives its Swift files in order, without manifests, tests and hidden folders")
  func folder() throws {
    let files = [
      "b.swift", "a/c.swift", "Package.swift", ".build/d.swift", "MyTests/e.swift", "Media.xcassets/Contents.json",
    ]
    try withFolder(Dictionary(uniqueKeysWithValues: files.map { ($0, []) })) { folder in
      let input = try SourceInput(paths: ["."], workingDirectory: folder)
      #expect(input.files.map(\.displayPath) == ["a/c.swift", "b.swift"])
      #expect(input.assetCatalogs.count == 1)
    }
  }

  @Test("what cannot be read is an error with the file, the line and the cause")
  func unreadable() throws {
    try withFolder([
      "bad.swift": Array("a\nb\u{e9}".utf8) + [0xFF, 0x0A], "x.txt": [], "nul.swift": [0x0A, 0], "e/x.md": [],
    ]) { folder in
      let bad = problem(["bad.swift"], in: folder)
      #expect(bad?.file == "bad.swift" && bad?.line == 2 && bad?.message.contains("0xff") == true)
      #expect(problem(["nul.swift"], in: folder)?.line == 2)
      #expect(problem(["none.swift"], in: folder)?.message.contains("no such file") == true)
      #expect(problem(["x.txt"], in: folder) != nil)
      #expect(problem(["e"], in: folder)?.message.contains("no Swift files") == true)
      #expect(problem([], in: folder) != nil)
    }
  }

  @Test("a file named twice is read once")
  func twice() throws {
    try withFolder(["a.swift": []]) { folder in
      let input = try SourceInput(paths: ["a.swift", "./a.swift"], workingDirectory: folder)
      #expect(input.files.count == 1)
    }
  }
}
