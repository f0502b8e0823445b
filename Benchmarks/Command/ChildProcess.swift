// Other processes, with the time and memory that they take.

import EngineBenchmarks
import Foundation

struct ChildProcess {
  /// By the clock.
  var milliseconds: Double
  /// The most memory held at once by the process and its children, each counted for itself.
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
    let runs = try (0..<3).map { _ in
      try ChildProcess.run(
        path,
        [
          "--no-sandbox", "--screenshot=\(folder)/vitrine-bench-page.png", "--window-size=393,852",
          "--force-device-scale-factor=3", "--hide-scrollbars", "file://\(page)",
        ])
    }
    return runs.sorted { $0.milliseconds < $1.milliseconds }[1]
  }
}
