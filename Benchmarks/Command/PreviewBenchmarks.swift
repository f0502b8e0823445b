// What the live preview costs: pixels on their way to a page, and the time from a click in a real browser to the pixels.

import EngineBenchmarks
import Foundation
import Painting
import Preview
import Stage
import SwiftUI

@MainActor
enum PreviewBenchmarks {
  static let all = [Benchmark("preview") { try MainActor.assumeIsolated { try preview() } }]

  static func preview() throws {
    try pixels()
    try changes()
    try scrolled()
    try browser()
  }

  /// One frame of a whole screen, packed in several ways.
  private static func pixels() throws {
    guard let phone = Device(named: "393x852@3") else { throw BenchmarkFailure.noDevice }
    let stage = Stage(phone) { BrokerageScreen() }
    var live = LivePicture(scale: 3)
    _ = try live.show(stage.frame.drawing, background: .white)
    guard let bitmap = live.bitmap else { throw BenchmarkFailure.noDevice }
    let tiles = Set(0..<(live.columns * live.rows))
    var message: OutgoingMessage?
    var png = Data()
    var copy: [UInt8] = []
    let times = try medians(
      of: 15,
      [
        { copy = bitmap.rgba() }, { message = FrameMessage.make(live, tiles: tiles, number: 1) },
        { png = try bitmap.pngData() },
      ])
    let floor = (name: "raw RGBA", value: times[0])
    Figure("raw RGBA (\(copy.count / 1024) KB)", times[0]).report()
    Figure("spans (\((message?.count ?? 0) / 1024) KB)", times[1], floor: floor).report()
    Figure("PNG (\(png.count / 1024) KB)", times[2], floor: floor).report()
  }

  /// What a small change sends, against its share of what the whole screen took.
  private static func changes() throws {
    guard let phone = Device(named: "393x852@2") else { throw BenchmarkFailure.noDevice }
    let stage = Stage(phone) { ClickedScreen() }
    var live = LivePicture(scale: 2)
    _ = try live.show(stage.frame.drawing, background: .white)
    let count = live.columns * live.rows
    guard let whole = FrameMessage.make(live, tiles: Set(0..<count), number: 1) else { throw BenchmarkFailure.noDevice }
    stage.tap("Add")
    stage.advance(by: 1)
    let tiles = try live.show(stage.frame.drawing, background: .white)
    guard !tiles.isEmpty, let change = FrameMessage.make(live, tiles: Set(tiles), number: 2) else {
      throw BenchmarkFailure.cannotRun("a click that changes pixels")
    }
    Figure(
      "sent for \(tiles.count) of \(count) tiles", Double(change.count) / 1024, unit: "KB",
      floor: ("their share of the screen", Double(whole.count) / 1024 * Double(tiles.count) / Double(count)), target: 2
    ).report()
  }

  /// A frame of a scrolled list: what it takes from the wheel to the message, and what is sent, against all that has changed.
  private static func scrolled() throws {
    guard let phone = Device(named: "393x852@2") else { throw BenchmarkFailure.noDevice }
    let stage = Stage(phone) { ClickedScreen() }
    var (live, whole) = (LivePicture(scale: 2), LivePicture(scale: 2))
    var (times, sizes, floors): ([Double], [Double], [Double]) = ([], [], [])
    for frame in 0..<120 {
      let start = processorTime()
      stage.advance(by: 1 / 60)
      stage.scroll(by: CGSize(width: 0, height: 18), at: CGPoint(x: 196, y: 500))
      let drawing = stage.frame.drawing
      let change = try live.follow(drawing, background: .white)
      let message = FrameMessage.make(live, move: change.move, tiles: Set(change.tiles), number: frame)
      let time = processorTime() - start
      let all = FrameMessage.make(whole, tiles: Set(try whole.show(drawing, background: .white)), number: frame)
      // The first frames fill caches.
      guard frame >= 20 else { continue }
      times.append(time)
      sizes.append(Double(message?.count ?? 0) / 1024)
      floors.append(Double(all?.count ?? 0) / 1024)
    }
    Figure(
      "a scrolled frame, from the wheel to its message", times.sorted()[times.count / 2],
      floor: ("60 a second", 1000 / 60), target: 1
    ).report()
    Figure(
      "a scrolled frame's message", sizes.sorted()[sizes.count / 2], unit: "KB",
      floor: ("all that has changed", floors.sorted()[floors.count / 2]), target: 0.5
    ).report()
  }

  private static func browser() throws {
    let python = packageFolder.appendingPathComponent(".build/browser/bin/python").path
    guard FileManager.default.isExecutableFile(atPath: python),
      FileManager.default.isExecutableFile(atPath: "/usr/bin/chromium")
    else {
      print("  no browser to click in: ./vitrine test installs Chromium and Playwright")
      return
    }
    let server = Process()
    server.executableURL = ownExecutable
    server.arguments = ["--serve"]
    let address = Pipe()
    server.standardOutput = address
    try server.run()
    defer { server.terminate() }
    let line = String(decoding: address.fileHandleForReading.availableData, as: UTF8.self)
    let client = Process()
    client.executableURL = URL(fileURLWithPath: python)
    client.arguments = [
      packageFolder.appendingPathComponent("Benchmarks/Browser/preview.py").path,
      line.trimmingCharacters(in: .whitespacesAndNewlines),
    ]
    let output = Pipe()
    client.standardOutput = output
    try client.run()
    let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    client.waitUntilExit()
    guard client.terminationStatus == 0 else { throw BenchmarkFailure.cannotRun("the browser") }
    for line in lines.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count >= 3, let value = Double(words[words.count - 2]) else { continue }
      let name = words.dropLast(2).joined(separator: " ")
      switch name {
      case "click":
        Figure("from a click to the pixels, median", value, floor: ("allowed", 30), target: 1).report()
      case "scroll":
        // Half a frame in a hundred is the clock's.
        Figure(
          "a frame of a full-screen scroll at 2x", 1000 / max(value, 0.1), floor: ("60 a second", 1000 / 60),
          target: 1.005
        ).report()
      default: Figure(name, value, unit: String(words[words.count - 1])).report()
      }
    }
  }

  /// Serves a screen until the process is ended: what the browser clicks on.
  static func serve() throws -> Never {
    guard let phone = Device(named: "393x852@2") else { throw BenchmarkFailure.noDevice }
    let preview = try LivePreview(
      PreviewSession(
        screens: [PreviewScreen(name: "Rows") { AnyView(ClickedScreen()) }], settings: DeviceSettings(device: phone)))
    print(preview.server.address)
    fflush(nil)
    preview.run()
  }
}

/// A button that changes a line of text, above a long list.
private struct ClickedScreen: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text("Clicks: \(count)").font(.headline)
        Spacer()
        Button("Add") { count += 1 }.buttonStyle(.borderedProminent)
      }
      .padding()
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(0..<1000) { row in
            HStack {
              Circle().fill(.blue.gradient).frame(width: 32, height: 32)
              VStack(alignment: .leading) {
                Text("Row \(row)").font(.body)
                Text("A line about it").font(.caption).foregroundStyle(.secondary)
              }
              Spacer()
              Text("\(row * 37 % 1000).00").monospacedDigit()
            }
            .padding(.horizontal).frame(height: 56)
          }
        }
      }
    }
  }
}
