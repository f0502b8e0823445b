// A headless Chromium that keeps running, spoken to over a pipe in its DevTools protocol.

import Foundation

final class BrowserSession {
  private let child: pid_t
  private let output: Int32
  private let input: Int32
  private var received: [UInt8] = []
  private var lastID = 0
  private var session: String?

  /// Starts the browser on a page of 393 x 852 points at 3 pixels each.
  init(_ browser: Browser, page: String) throws {
    var toChild: [Int32] = [0, 0]
    var fromChild: [Int32] = [0, 0]
    guard pipe(&toChild) == 0, pipe(&fromChild) == 0 else { throw BenchmarkFailure.cannotRun("a pipe") }
    // The protocol's pipes are 3 and 4 in the child; ours must lie elsewhere.
    let (childInput, childOutput) = (fcntl(toChild[0], F_DUPFD, 20), fcntl(fromChild[1], F_DUPFD, 20))
    (output, input) = (fcntl(toChild[1], F_DUPFD_CLOEXEC, 20), fcntl(fromChild[0], F_DUPFD_CLOEXEC, 20))
    for descriptor in toChild + fromChild { close(descriptor) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, childInput, 3)
    posix_spawn_file_actions_adddup2(&actions, childOutput, 4)
    let words = [browser.path, "--no-sandbox", "--remote-debugging-pipe", "--hide-scrollbars", "about:blank"]
    var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var child = pid_t()
    let failure = posix_spawn(&child, browser.path, &actions, nil, &pointers, environ)
    close(childInput)
    close(childOutput)
    guard failure == 0 else { throw BenchmarkFailure.cannotRun(browser.path) }
    self.child = child

    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] as? String ?? ""
    session = try call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
    try call(
      "Emulation.setDeviceMetricsOverride", ["width": 393, "height": 852, "deviceScaleFactor": 3, "mobile": true])
    try call("Page.navigate", ["url": "file://" + page])
    try call("Runtime.evaluate", ["expression": "document.fonts.ready.then(() => 1)", "awaitPromise": true])
  }

  deinit {
    kill(child, SIGKILL)
    var status: Int32 = 0
    waitpid(child, &status, 0)
    close(output)
    close(input)
  }

  /// Takes a screenshot; returns the length of its PNG file in bytes.
  ///
  /// - Parameter optimizesForSpeed: Whether it compresses with zlib's fastest level, which no tool asks for by default.
  func screenshot(optimizesForSpeed: Bool = false) throws -> Int {
    let answer = try call("Page.captureScreenshot", ["format": "png", "optimizeForSpeed": optimizesForSpeed])
    return (answer["data"] as? String ?? "").utf8.count * 3 / 4
  }

  @discardableResult
  private func call(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
    lastID += 1
    var message: [String: Any] = ["id": lastID, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    var bytes = [UInt8](try JSONSerialization.data(withJSONObject: message)) + [0]
    while !bytes.isEmpty {
      let count = write(output, bytes, bytes.count)
      guard count > 0 else { throw BenchmarkFailure.cannotRun("the browser, which no longer listens") }
      bytes.removeFirst(count)
    }
    while true {
      let answer = try JSONSerialization.jsonObject(with: Data(try nextMessage())) as? [String: Any] ?? [:]
      guard answer["id"] as? Int == lastID else { continue }
      guard let result = answer["result"] as? [String: Any] else { throw BenchmarkFailure.cannotRun(method) }
      return result
    }
  }

  private func nextMessage() throws -> [UInt8] {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    var searched = 0
    while true {
      if let end = received[searched...].firstIndex(of: 0) {
        defer { received.removeSubrange(...end) }
        return Array(received[..<end])
      }
      searched = received.count
      let count = read(input, &chunk, chunk.count)
      guard count > 0 else { throw BenchmarkFailure.cannotRun("the browser, which has ended") }
      received += chunk[..<count]
    }
  }
}
