// What a whole picture costs, from a view to a file, in a warm process and in one that has just begun.

import EngineBenchmarks
import Foundation
import Painting
import Stage
import SwiftUI

@MainActor
enum ScreenBenchmarks {
  static let all = [
    Benchmark("screen") { try MainActor.assumeIsolated { try screen() } },
    Benchmark("cold") { try MainActor.assumeIsolated { try cold() } },
  ]

  private static let phone = Device(named: "393x852@3")

  private static func stage() throws -> Stage {
    guard let phone else { throw BenchmarkFailure.noDevice }
    return Stage(phone) { BrokerageScreen() }
  }

  static func screen() throws {
    let floor = BrokerageFloor()
    var stage = try stage()
    var frame = stage.frame
    var picture = try stage.picture()
    var data = try picture.pngData()
    let times = try medians(
      of: 25,
      [
        { floor.draw() },
        {
          stage = try Self.stage()
          frame = stage.frame
        },
        { picture = try Painter.paint(frame.drawing, scale: 3, background: .white) },
        { data = try picture.pngData() },
        { picture = try Self.stage().picture() },
      ])
    let hand = (name: "by hand", value: times[0])
    Figure("evaluate, lay out, list", times[1], floor: hand).report()
    Figure("paint", times[2], floor: hand).report()
    Figure("the whole warm picture", times[4], floor: hand, target: 1.6).report()
    Figure("PNG (\(data.count / 1024) KB)", times[3], floor: hand).report()
    try compareWithBrowser()
    if let folder = ProcessInfo.processInfo.environment["VITRINE_BENCH_PICTURES"] {
      try data.write(to: URL(fileURLWithPath: folder + "/screen.png"))
    }
  }

  /// A browser works in processes of its own, so the clock decides, by turns.
  private static func compareWithBrowser() throws {
    guard let browser = try Browser.find() else {
      print("  no chromium-headless-shell on the path: nothing to compare with")
      return
    }
    let session = try BrowserSession(browser, page: try Browser.page())
    let clock = ContinuousClock()
    var (ours, theirs, fast): ([Double], [Double], [Double]) = ([], [], [])
    for run in 0..<9 {
      let own = try clock.measure { _ = try stage().picture().pngData() }
      let other = try clock.measure { _ = try session.screenshot() }
      let hurried = try clock.measure { _ = try session.screenshot(optimizesForSpeed: true) }
      guard run >= 2 else { continue }
      ours.append(own / .milliseconds(1))
      theirs.append(other / .milliseconds(1))
      fast.append(hurried / .milliseconds(1))
    }
    func middle(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }
    Figure("picture and PNG (clock)", middle(ours), floor: ("Chromium", middle(theirs)), target: 1.0 / 6).report()
    Figure("the same", middle(ours), floor: ("Chromium optimising for speed", middle(fast))).report()
  }

  /// Draws the screen once, as a process of its own.
  static func draw(to path: String) throws {
    // As `vitrine render` does.
    ProcessMemory.isSparing = true
    ProcessMemory.stepDidEnd()
    let stage = try stage()
    let drawing = stage.frame.drawing
    ProcessMemory.stepDidEnd()
    let data = try stage.pngData(of: drawing)
    ProcessMemory.stepDidEnd()
    try data.write(to: URL(fileURLWithPath: path))
    // Not `print`: the process ends without emptying its buffer.
    FileHandle.standardOutput.write(Data(String(try ownPeakMemory()).utf8))
  }

  /// The most memory that this program has held, in megabytes. What the system tells the parent counts the parent's own
  /// too, which a child holds until its program is loaded.
  private static func ownPeakMemory() throws -> Double {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    guard let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
      let kilobytes = line.split(separator: " ").dropFirst().first.flatMap({ Double($0) })
    else { throw BenchmarkFailure.cannotRun("without VmHWM in /proc/self/status") }
    return kilobytes / 1024
  }

  static func cold() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-bench-cold.png").path
    var times: [Double] = []
    var memory = 0.0
    for _ in 0..<5 {
      let child = try ChildProcess.run("/proc/self/exe", ["--draw", path])
      times.append(child.milliseconds)
      memory = max(memory, Double(child.output.trimmingCharacters(in: .whitespacesAndNewlines)) ?? .infinity)
    }
    try? FileManager.default.removeItem(atPath: path)
    let time = times.sorted()[times.count / 2]
    let browser = try Browser.find()
    guard let browser else {
      Figure("a cold process to a PNG (clock)", time).report()
      Figure("its memory", memory, unit: "MB").report()
      print("  no chromium-headless-shell on the path: nothing to compare with")
      return
    }
    let other = try browser.screenshot()
    Figure("a cold process to a PNG (clock)", time, floor: ("Chromium", other.milliseconds), target: 0.2).report()
    Figure("its peak memory", memory, unit: "MB", floor: ("Chromium", other.megabytes), target: 0.1).report()
  }
}

enum BenchmarkFailure: Error {
  case noDevice
  case cannotRun(String)
}
