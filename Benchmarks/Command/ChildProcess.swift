// Other processes, with the time and memory that they take.

import EngineBenchmarks
import Foundation

/// The package that the benchmarks were built from; what `vitrine` installs to compare with lies in its `.build`.
let packageFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

struct ChildProcess {
  /// By the clock.
  var milliseconds: Double
  /// The most memory that the process held at once, libraries included.
  var megabytes: Double

  static func run(_ path: String, _ arguments: [String]) throws -> ChildProcess {
    let words = [path] + arguments
    var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let start = DispatchTime.now().uptimeNanoseconds
    var child = pid_t()
    guard posix_spawnp(&child, path, &actions, nil, &pointers, environ) == 0 else {
      throw BenchmarkFailure.cannotRun(path)
    }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(child, &status, 0, &usage) == child, status == 0 else { throw BenchmarkFailure.cannotRun(path) }
    return ChildProcess(
      milliseconds: Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6,
      megabytes: Double(usage.ru_maxrss) / 1024)
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
  func screenshot() throws -> ChildProcess {
    let folder = FileManager.default.temporaryDirectory.path
    let page = try Self.page()
    let arguments = [
      "--no-sandbox", "--screenshot=\(folder)/vitrine-bench-page.png", "--window-size=393,852",
      "--force-device-scale-factor=3", "--hide-scrollbars", "file://\(page)",
    ]
    let runs = try (0..<3).map { _ in try ChildProcess.run(path, arguments) }
    // It is many processes. Looking at them takes time, so that is a run of its own.
    return ChildProcess(
      milliseconds: runs.map(\.milliseconds).sorted()[1], megabytes: try ChildProcess.memory(of: path, arguments))
  }
}
