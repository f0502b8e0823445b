// Code of people that never comes to an end.

import Foundation
import Testing

@Suite struct EndlessCodeTests {
  @Test("a body that never returns is given up with the preview's place and a remedy")
  func endless() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("Endless.swift")
    try Data(
      "import SwiftUI\n#Preview(\"Forever\") {\n  let n = { while true {} }() as Int\n  Text(\"\\(n)\")\n}\n".utf8
    )
    .write(to: source)

    let process = Process()
    process.executableURL = URL(fileURLWithPath: try buildFolder() + "/vitrine")
    process.arguments = ["render", source.path, "--time-limit", "1", "--out", folder.path]
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    #expect(output.contains("Endless.swift:2: error: “Forever” was not drawn within 1 seconds of work"))
    #expect(output.contains("--time-limit"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["Endless.swift"])
  }
}
