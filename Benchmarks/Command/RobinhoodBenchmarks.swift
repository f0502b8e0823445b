// What it costs to open an app on its books, beside the same screens with literal data.

import Brokerage
import EngineBenchmarks
import Foundation
import Robinhood
import Stage
import SwiftUI

@MainActor
enum RobinhoodBenchmarks {
  static let all = [Benchmark("robinhood") { try MainActor.assumeIsolated { try firstFrame() } }]

  /// From nothing to the first frame: books on disk with twelve positions and a market of five years, opened, read and
  /// drawn.
  static func firstFrame() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-bench-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let books = folder.appendingPathComponent("books.sqlite")
    let clock = SteppedMarketClock(Date(timeIntervalSince1970: 1_763_580_600))
    _ = try PaperBroker.sample(at: books, clock: clock)
    var commands = 0
    func draw(_ model: RobinhoodModel) {
      let stage = Stage(.standard) { RobinhoodTabView().environment(model) }
      commands = stage.frame.drawing.commands.count
    }
    let times = try medians(
      of: 15,
      [
        { draw(.still) },
        { draw(try .loaded(PaperBroker(at: books, clock: clock), clock: clock)) },
        { _ = try RobinhoodModel.loaded(PaperBroker(at: books, clock: clock), clock: clock) },
      ])
    Figure("first frame, books on disk", times[1], floor: ("literal data", times[0]), target: 3).report()
    Figure("of which opening and reading", times[2]).report()
  }
}
