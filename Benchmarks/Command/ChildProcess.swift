// Other processes, with the time and memory that they take.

import EngineBenchmarks
import Foundation

/// The package that the benchmarks were built from; what `vitrine` installs to compare with lies in its `.build`.
let packageFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

struct ChildProcess {
  /// By the clock.
  var milliseconds: Double
  /// What it printed.
  var output: String

  static func run(_ path: String, _ arguments: [String]) throws -> ChildProcess {
    let pipe = Pipe()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    let start = DispatchTime.now().uptimeNanoseconds
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let end = DispatchTime.now().uptimeNanoseconds
    guard process.terminationStatus == 0 else { throw BenchmarkFailure.cannotRun(path) }
    return ChildProcess(milliseconds: Double(end - start) / 1e6, output: String(decoding: output, as: UTF8.self))
  }
}

extension ChildProcess {
  /// The most memory that a process and its children held at once, in megabytes: what several share is counted once.
  static func memory(of path: String, _ arguments: [String]) throws -> Double {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    var most = 0
    while process.isRunning {
      most = max(most, family(of: process.processIdentifier).reduce(0) { $0 + proportionalKilobytes(of: $1) })
      usleep(3_000)
    }
    return Double(most) / 1024
  }

  /// A process and all below it.
  private static func family(of process: pid_t) -> [pid_t] {
    let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
    let children = tasks.flatMap { task -> [pid_t] in
      let list = try? String(contentsOfFile: "/proc/\(process)/task/\(task)/children", encoding: .utf8)
      return (list ?? "").split(separator: " ").compactMap { pid_t($0) }
    }
    return [process] + children.flatMap(family)
  }

  /// A process's share of the memory that it sees.
  private static func proportionalKilobytes(of process: pid_t) -> Int {
    let text = (try? String(contentsOfFile: "/proc/\(process)/smaps_rollup", encoding: .utf8)) ?? ""
    guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix("Pss:") }) else { return 0 }
    return line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }
}

/// Headless Chromium, if the machine has one.
struct Browser {
  var path: String

  static func find() throws -> Browser? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for name in ["chromium-headless-shell", "chrome-headless-shell"] {
      for folder in folders where FileManager.default.isExecutableFile(atPath: "\(folder)/\(name)") {
        return Browser(path: "\(folder)/\(name)")
      }
    }
    return nil
  }

  /// Writes the page; returns its path.
  static func page() throws -> String {
    let path = FileManager.default.temporaryDirectory.path + "/vitrine-bench.html"
    try BrokeragePage.html.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  /// Draws an equal page from a cold start.
  func screenshot() throws -> (milliseconds: Double, megabytes: Double) {
    let folder = FileManager.default.temporaryDirectory.path
    let page = try Self.page()
    let arguments = [
      "--no-sandbox", "--screenshot=\(folder)/vitrine-bench-page.png", "--window-size=393,852",
      "--force-device-scale-factor=3", "--hide-scrollbars", "file://\(page)",
    ]
    let runs = try (0..<3).map { _ in try ChildProcess.run(path, arguments) }
    // It is many processes. Looking at them takes time, so that is a run of its own.
    return (runs.map(\.milliseconds).sorted()[1], try ChildProcess.memory(of: path, arguments))
  }
}
