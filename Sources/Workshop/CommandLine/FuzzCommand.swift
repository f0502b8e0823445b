// `vitrine fuzz`: random input for every screen of some sources, or of this package.

import Foundation
import Fuzzing
import ModuleBuilding
import Preview
import Stage
import SwiftUI

@MainActor
struct FuzzCommand {
  private var options = RenderOptions()
  private var seconds = 20.0
  private var seed: UInt64 = 1
  private var steps = 40
  private var name: String?
  /// Whether this package's design systems are among the screens.
  private var includesSystems = false

  init(_ words: [String]) throws {
    var arguments = Arguments(words, of: "fuzz")
    while let argument = try arguments.next() {
      switch argument {
      case .option("--for"):
        let text = try arguments.value("a length, as in --for 120s")
        guard let length = Self.seconds(text), length > 0, length <= 86_400 else {
          throw UsageError("“\(text)” is not a length", remedy: "Give seconds or minutes: --for 120s, --for 2m.")
        }
        seconds = length
      case .option("--seed"): seed = try Self.number(arguments.value("a number, as in --seed 7"), "--seed", 0...Int.max)
      case .option("--steps"):
        steps = Int(try Self.number(arguments.value("a number, as in --steps 100"), "--steps", 1...100_000))
      case .option("--view"): name = try arguments.value("a part of a screen's name, as in --view Card")
      case .option("--time-limit"):
        options.timeLimit = Int(
          try Self.number(arguments.value("seconds, as in --time-limit 300"), "--time-limit", 0...86_400))
      case .option(let name):
        throw arguments.unknownOption(name, known: ["--for", "--seed", "--steps", "--view", "--time-limit"])
      case .plain(let path): options.sources.append(path)
      }
    }
    if options.sources.isEmpty {
      guard let folder = try EngineModules.ofThisProcess().packageFolder else {
        throw UsageError("the examples cannot be found", remedy: "Name what to try: vitrine fuzz Card.swift")
      }
      options.sources = [folder + "/Examples"]
      options.moduleName = "Examples"
      includesSystems = true
    }
  }

  private static func seconds(_ text: String) -> Double? {
    if text.hasSuffix("m") { return Double(text.dropLast()).map { $0 * 60 } }
    return Double(text.hasSuffix("s") ? String(text.dropLast()) : text)
  }

  private static func number(_ text: String, _ option: String, _ range: ClosedRange<Int>) throws -> UInt64 {
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        "\(option) cannot be “\(text)”", remedy: "Give a whole number from \(range.lowerBound) to \(range.upperBound).")
    }
    return UInt64(number)
  }

  func run() throws {
    Self.note("compiling the sources")
    let screens = try screens()
    let clock = ContinuousClock()
    let begin = clock.now
    let end = begin + .seconds(seconds)
    var count = FuzzCount(screens: screens.count)
    var lastNote = begin
    // A screen and a kind are told once.
    var told: Set<String> = []
    rounds: for round in 0... {
      for (index, screen) in screens.enumerated() {
        guard clock.now < end else { break rounds }
        // A screen takes no more than its part of what is left: every one has its turn.
        let journeyEnd = clock.now + (end - clock.now) / (screens.count - index)
        let shorteningEnd = min(journeyEnd, end) + .seconds(Self.shorteningSeconds)
        var fuzzer = Fuzzer(Self.title(screen)) { screen.view }
        fuzzer.isOver = { clock.now >= journeyEnd }
        fuzzer.isShortEnough = { clock.now >= shorteningEnd }
        let number = seed + UInt64(round)
        var taken: [String] = []
        fuzzer.willBegin = { taken = [] }
        fuzzer.willDo = { step in
          count.steps += 1
          taken.append("\(step)")
          let way = taken.joined(separator: "; ")
          let place = "\(Self.title(screen)), seed \(number): "
          CrashNote.working(
            crash: place + "the program was stopped after \(way)\n",
            late: place + "a step took more than \(options.timeLimit) seconds of work: \(way)\n",
            timeLimit: options.timeLimit)
        }
        let finding = fuzzer.run(seed: number, length: steps)
        CrashNote.done()
        count.journeys += 1
        if round == 0 { count.tried += 1 }
        if let finding, told.insert("\(finding.screen)\n\(finding.kind)").inserted {
          count.findings += 1
          print("\(finding)\n")
          fflush(nil)
        }
        if clock.now - lastNote >= .seconds(Self.noteSeconds) {
          lastNote = clock.now
          Self.note("after \((clock.now - begin).components.seconds) seconds: \(count)")
        }
      }
    }
    print("\(count) in \((clock.now - begin).components.seconds) seconds")
    if count.findings > 0 { throw AlreadyReported() }
  }

  /// How long a finding's way is made shorter, and how often the state of the run is told.
  private static let shorteningSeconds = 4.0
  private static let noteSeconds = 10.0

  private static func note(_ text: String) { FileHandle.standardError.write(Data("vitrine: \(text)\n".utf8)) }

  private func screens() throws -> [PreviewScreen] {
    let project = try PreviewCommand.project(options, product: nil)
    let input = try project.read()
    let module = try project.build(input)
    for catalog in input.assetCatalogs.reversed() { AssetCatalogs.register(folder: catalog) }
    for folder in input.stringFolders { StringTables.shared.register(folder: folder) }
    var screens = try project.screens(of: module)
    if includesSystems { screens += DesignSystems.screens }
    if let name {
      screens = screens.filter { Self.title($0).localizedCaseInsensitiveContains(name) }
      guard !screens.isEmpty else { throw UsageError("no screen is called “\(name)”", remedy: "Leave --view out.") }
    }
    return screens
  }

  private static func title(_ screen: PreviewScreen) -> String {
    [screen.group, screen.name].compactMap(\.self).joined(separator: ": ")
  }
}

/// What a run has done so far.
private struct FuzzCount: CustomStringConvertible {
  let screens: Int
  /// Screens that had a turn.
  var tried = 0
  var journeys = 0
  var steps = 0
  var findings = 0

  var description: String {
    let reach = tried < screens ? "\(tried) of \(screens) screens" : "\(screens) screens"
    return "\(reach), \(journeys) journeys, \(steps) steps: \(findings) found"
  }
}
