// Keeps a preview's address alive when the code that is previewed stops its program.

import Foundation
import ModuleBuilding
import Preview
import SwiftUI

/// Runs the preview in a process of its own, and stands in for it after a crash.
///
/// Previewed code is loaded into the process that shows it: what it does wrong (an index out of range, a `fatalError`)
/// ends that process. The keeper then serves the same address and says what happened, until the sources change or
/// somebody asks for another try.
@MainActor
final class PreviewKeeper {
  /// Tells a worker that it is one: the token of the address it is to serve.
  static let tokenVariable = "VITRINE_PREVIEW_TOKEN"

  private let words: [String]
  private let command: PreviewCommand
  private let rules = RequestRules(token: RequestRules.makeToken())
  private var port: Int?
  private var worker: Process?
  /// Open as long as this process lives; a worker ends when it closes.
  private var lifeline: Pipe?
  private var errors = RecentText()
  private var isFirst = true
  private var standIn: LivePreview?
  private var watch: SourceWatch?
  private var signals: [any DispatchSourceSignal] = []

  init(_ words: [String]) throws {
    self.words = words
    command = try PreviewCommand(words)
  }

  func run() throws -> Never {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { [weak self] in
        MainActor.assumeIsolated {
          self?.worker?.terminationHandler = nil
          self?.worker?.terminate()
        }
        exit(128 + number)
      }
      source.activate()
      signals.append(source)
    }
    try start()
    LivePreview.waitForever()
  }

  // MARK: The worker

  private func start() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["preview"] + words + (port.map { ["--port", "\($0)"] } ?? [])
    var environment = ProcessInfo.processInfo.environment
    environment[Self.tokenVariable] = rules.token
    // Tracing a crash takes longer than starting again.
    environment["SWIFT_BACKTRACE"] = environment["SWIFT_BACKTRACE"] ?? "enable=no"
    process.environment = environment
    let (input, output, complaints) = (Pipe(), Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = complaints
    let errors = RecentText()
    self.errors = errors
    output.fileHandleForReading.readabilityHandler = { [weak self] handle in
      let data = handle.availableData
      if data.isEmpty { return handle.readabilityHandler = nil }
      FileHandle.standardOutput.write(data)
      let port = Self.port(in: String(decoding: data, as: UTF8.self))
      if let port {
        onMain {
          self?.port = port
          self?.isFirst = false
        }
      }
    }
    complaints.fileHandleForReading.readabilityHandler = { handle in
      let data = handle.availableData
      if data.isEmpty { return handle.readabilityHandler = nil }
      FileHandle.standardError.write(data)
      errors.add(data)
    }
    process.terminationHandler = { [weak self] process in
      let (isCrash, status) = (process.terminationReason == .uncaughtSignal, process.terminationStatus)
      // What it said last may still be on its way.
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
        MainActor.assumeIsolated { self?.ended(isCrash: isCrash, status: status) }
      }
    }
    lifeline = input
    worker = process
    try process.run()
  }

  private nonisolated static func port(in text: String) -> Int? {
    guard let match = text.firstMatch(of: #/http://127\.0\.0\.1:(\d+)/#) else { return nil }
    return Int(match.1)
  }

  private func ended(isCrash: Bool, status: Int32) {
    worker = nil
    // Sources that do not compile at first, or a port that is taken, are the command line's business.
    guard isCrash || !isFirst else { exit(status) }
    let problem = isCrash ? CrashReport(of: errors.text).problem : SourceProblem(errors.text)
    if isCrash { Console.say("The code stopped the preview. It starts again when the sources change.") }
    do {
      try standIn(for: problem, isCrash: isCrash)
    } catch {
      Console.say("\(error)")
      exit(1)
    }
  }

  // MARK: Standing in

  private func standIn(for problem: SourceProblem, isCrash: Bool) throws {
    let project = try command.project()
    let before = try? project.read()
    var problem = problem
    // A program knows its files by their module and name only.
    if let name = problem.file?.split(separator: "/").last,
      let files = before?.files.filter({ $0.path.hasSuffix("/" + name) }),
      files.count == 1
    {
      problem.file = files[0].displayPath
    }
    let screen = PreviewScreen(name: "Stopped") { [weak self] in
      AnyView(StoppedScreen { self?.tryAgain() })
    }
    let session = PreviewSession(screens: [screen], settings: command.settings)
    session.show(
      [problem],
      title: isCrash
        ? "The code stopped the program. It starts again when the sources change." : "The code cannot be built.")
    let standIn = try LivePreview(session, port: port ?? command.port, rules: rules)
    self.standIn = standIn
    if isFirst, port == nil {
      print(standIn.server.address)
      fflush(nil)
    }
    port = standIn.server.port
    isFirst = false
    watch = SourceWatch(paths: project.paths) { [weak self] in
      guard (try? project.read()) != before else { return }
      onMain { self?.tryAgain() }
    }
  }

  private func tryAgain() {
    guard let standIn else { return }
    watch?.end()
    watch = nil
    self.standIn = nil
    // After the tap that asked for it.
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        standIn.stop()
        do {
          try self.start()
        } catch {
          Console.say("\(error)")
          exit(1)
        }
      }
    }
  }
}

/// What is shown in place of a program that stopped.
private struct StoppedScreen: View {
  let again: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "exclamationmark.triangle.fill").font(.largeTitle).foregroundStyle(.orange)
      Text("The app stopped").font(.title2.bold())
      Text("Change its sources, or try again.").foregroundStyle(.secondary)
      Button("Try again", action: again).buttonStyle(.borderedProminent)
    }
    .multilineTextAlignment(.center)
    .padding()
  }
}

/// What a program said when it stopped, as a message with a place.
struct CrashReport {
  let problem: SourceProblem

  init(of text: String) {
    let lines = text.split(separator: "\n").suffix(40)
    for line in lines.reversed() {
      if let match = line.firstMatch(
        of: #/^(.*\.swift):(\d+): ((Fatal error|Precondition failed|Assertion failed).*)$/#)
      {
        problem = SourceProblem(file: String(match.1), line: Int(match.2), String(match.3))
        return
      }
    }
    problem = SourceProblem(lines.last.map { "the program stopped: \($0)" } ?? "the program stopped without a word")
  }
}

/// The end of what a process says, from any thread.
private final class RecentText: @unchecked Sendable {
  private let lock = NSLock()
  private var bytes = Data()
  private static let most = 16 * 1024

  func add(_ data: Data) { lock.withLock { bytes = (bytes + data).suffix(Self.most) } }
  var text: String { lock.withLock { String(decoding: bytes, as: UTF8.self) } }
}

private func onMain(_ work: @escaping @MainActor @Sendable () -> Void) {
  DispatchQueue.main.async { MainActor.assumeIsolated(work) }
}
