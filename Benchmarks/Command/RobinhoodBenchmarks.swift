// What it costs to open an app on its books, beside the same screens with literal data.

import Brokerage
import EngineBenchmarks
import Foundation
import Robinhood
import Stage
import SwiftUI

@MainActor
enum RobinhoodBenchmarks {
  static let all = [
    Benchmark("robinhood") { try MainActor.assumeIsolated { try firstFrame() } },
    Benchmark("positions") { try MainActor.assumeIsolated { try positions() } },
  ]

  /// From nothing to the first frame: books on disk with twelve positions and a market of five years, opened, read and
  /// drawn.
  static func firstFrame() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-bench-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let books = folder.appendingPathComponent("books.sqlite")
    let clock = SteppedMarketClock(Date(timeIntervalSince1970: 1_763_580_600))
    do {
      let broker = try PaperBroker.sample(at: books, clock: clock)
      let account = try broker.accounts()[0].id
      let (positions, bars) = (try broker.positions(in: account), try broker.dailyBars(of: "AAPL", count: 1260))
      precondition(positions.count == 12 && bars.count == 1260, "twelve positions and five years of bars are measured")
    }
    var shown: Stage?
    func draw(_ model: RobinhoodModel) {
      let stage = Stage(.standard) { RobinhoodTabView().environment(model) }
      _ = stage.frame
      shown = stage
    }
    /// What the first frame began holds the model, and with it the books, until it has had its turn.
    func close() {
      shown?.advance(by: 0.1)
      shown = nil
    }
    let times = try medians(
      of: 15,
      [
        { draw(.still) },
        { close() },
        { draw(try .loaded(PaperBroker(at: books, clock: clock), clock: clock)) },
        { close() },
        { _ = try RobinhoodModel.loaded(PaperBroker(at: books, clock: clock), clock: clock) },
      ])
    Figure("first frame, books on disk", times[2], floor: ("literal data", times[0]), target: 1.5).report()
    Figure("of which opening and reading", times[4]).report()
  }

  /// Scrolling through 1,000 positions, frame by frame, beside ten.
  static func positions() throws {
    func scrolling(_ count: Int) -> Stage {
      let snapshot = snapshot(positions: count)
      let model = RobinhoodModel(broker: StillBroker(snapshot, now: Date(timeIntervalSince1970: 0)), snapshot: snapshot)
      let stage = Stage(.standard) { RobinhoodTabView().environment(model) }
      _ = stage.frame
      return stage
    }
    let (few, many) = (scrolling(10), scrolling(1_000))
    var steps = 0
    func scroll(_ stage: Stage) {
      for _ in 0..<60 {
        stage.scroll(by: CGSize(width: 0, height: steps / 60 % 2 == 0 ? -40 : 40), at: CGPoint(x: 196, y: 500))
        _ = stage.frame
      }
    }
    let times = try medians(
      of: 9,
      [
        { scroll(few) },
        {
          scroll(many)
          steps += 60
        },
      ])
    Figure("a frame while 1,000 positions scroll", times[1] / 60, floor: ("10 positions", times[0] / 60), target: 3)
      .report()
  }

  /// An account with so many positions, one like the other.
  private static func snapshot(positions count: Int) -> RobinhoodSnapshot {
    var snapshot = RobinhoodSnapshot()
    let now = Date(timeIntervalSince1970: 0)
    let account = Account(id: 1, name: "Benchmark", kind: .paper, opened: now)
    (snapshot.accounts, snapshot.account) = ([account], account)
    for number in 0..<count {
      let symbol = Symbol("S\(number)")
      let instrument = Instrument(symbol: symbol, name: "Company number \(number)", kind: .stock)
      let price = Decimal(100 + number % 37)
      let quote = Quote(
        symbol: symbol, time: now, last: price, bid: price, ask: price, previousClose: price - 1, regular: price,
        session: .regular)
      snapshot.instruments.append(instrument)
      snapshot.quotes[symbol] = quote
      snapshot.positions.append(
        Position(
          account: 1, instrument: instrument, quantity: 2, reserved: 0,
          lots: [Lot(id: number, acquired: now, quantity: 2, cost: 150)], quote: quote, dayChange: 2))
    }
    return snapshot
  }
}
