// The same source is the same file, whatever machine it is drawn on.

import Foundation
import Testing

@Suite struct SameBytesTests {
  private static let source = """
    import SwiftUI

    struct Sample: View {
      @State private var day = Date(timeIntervalSince1970: 1_700_000_000)

      var body: some View {
        VStack(alignment: .leading, spacing: 8) {
          Text(1234.5, format: .currency(code: "EUR"))
          Text(day, style: .date) + Text(" ") + Text(day, style: .time)
          Text(day, format: .dateTime.weekday(.wide).month().day().hour().minute())
          Text("Now \\(Date.now.formatted(date: .long, time: .shortened))")
          Text("Straße, שלום, مرحبا, 東京, สวัสดี 🦊👩‍👩‍👧")
          Text("Set").font(.system(.title, design: .serif)).shadow(radius: 5)
          Text(["b", "ä", "a"].sorted().joined()).fontDesign(.monospaced)
          Label("Later", systemImage: "calendar.badge.clock")
          LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing).frame(height: 40)
          Circle().fill(.green).frame(width: 30).blur(radius: 4)
        }
        .padding()
        .background(.ultraThinMaterial)
      }
    }

    #Preview { Sample() }
    """

  /// A folder that is somebody's home, with fonts of their own.
  private static func home(in folder: URL) throws -> String {
    let fonts = folder.appendingPathComponent(".fonts")
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    let known = "/usr/share/fonts/truetype/inter-vf/Inter-italic.var.ttf"
    if FileManager.default.fileExists(atPath: known) {
      for name in ["Inter.ttf", "SF-Pro.ttf", "AppleColorEmoji.ttf"] {
        try? FileManager.default.copyItem(atPath: known, toPath: fonts.appendingPathComponent(name).path)
      }
    }
    return folder.path
  }

  @Test("language, time zone, other people's fonts and the number of cores leave no trace in a picture")
  func environments() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("Sample.swift")
    try Data(Self.source.utf8).write(to: source)
    let vitrine = try buildFolder() + "/vitrine"
    let home = try Self.home(in: folder)

    func picture(_ name: String, _ changes: [String: String], isOnOneCore: Bool = false) throws -> Data {
      let file = folder.appendingPathComponent("\(name).png")
      let process = Process()
      let words = [vitrine, "render", source.path, "-o", file.path]
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = (isOnOneCore ? ["taskset", "-c", "0"] : []) + words
      process.environment = ProcessInfo.processInfo.environment.merging(changes) { $1 }
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0, "\(name) was not drawn")
      return try Data(contentsOf: file)
    }

    let plain = try picture("plain", [:])
    #expect(try picture("again", [:]) == plain)
    #expect(try picture("german", ["LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8", "LANGUAGE": "de"]) == plain)
    #expect(try picture("plainest", ["LANG": "C", "LC_ALL": "C"]) == plain)
    #expect(try picture("east", ["TZ": "Pacific/Kiritimati"]) == plain)
    #expect(try picture("west", ["TZ": "America/Los_Angeles", "LANG": "ar_EG.UTF-8"]) == plain)
    #expect(try picture("fonts", ["HOME": home, "XDG_DATA_HOME": home, "XDG_CONFIG_HOME": home]) == plain)
    #expect(try picture("core", [:], isOnOneCore: true) == plain)
  }
}
