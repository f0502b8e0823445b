// What the brokerage costs: orders, the first look at an account, and a tick.

import Brokerage
import EngineBenchmarks
import Foundation

@MainActor
public enum ServiceBenchmarks {
  public static let all = [
    Benchmark("orders") { try MainActor.assumeIsolated { try orders() } },
    Benchmark("account") { try MainActor.assumeIsolated { try account() } },
  ]

  /// A Tuesday noon in New York.
  private static let noon = Date(timeIntervalSince1970: 1_773_158_400)

  private static func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-bench-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  /// Market orders that are checked, placed and filled, in a file.
  static func orders() throws {
    try withFolder { folder in
      let clock = SteppedMarketClock(noon - 7 * 86_400)
      let broker = try PaperBroker(at: folder.appendingPathComponent("books"), clock: clock)
      let account = try broker.openAccount(named: "Benchmark").id
      _ = try broker.transfer(.deposit, amount: 50_000, account: account, bank: 1)
      clock.advance(to: noon)
      let bare = BareInserts(folder.appendingPathComponent("bare").path)
      var number = 0
      let count = 10_000
      let times = try medians(
        of: 3,
        [
          { try bare.write(orders: count) },
          {
            for _ in 0..<count {
              number += 1
              let order = try broker.place(
                OrderRequest(
                  clientID: "\(number)", account: account, symbol: "F", side: number % 2 == 1 ? .buy : .sell,
                  amount: .shares(1)))
              precondition(order.state == .filled, "the market is open and deep enough for one share")
            }
          },
        ])
      try broker.checkInvariants()
      Figure("10,000 orders placed and filled", times[1], floor: ("bare inserts", times[0]), target: 3.5).report()
      Figure("orders in a second", Double(count) / times[1] * 1000, unit: "/s").report()
    }
  }

  /// Opening the books of the sample account, and everything that a first screen shows.
  static func account() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("books")
      let clock = SteppedMarketClock(noon)
      do { _ = try PaperBroker.sample(at: file, clock: clock) }
      let first = try median(of: 9) {
        let broker = try PaperBroker(at: file, clock: clock)
        let account = try broker.accounts()[0].id
        _ = (try broker.portfolio(of: account), try broker.positions(in: account))
        _ = try broker.portfolioHistory(of: account, range: .day)
      }
      Figure("open the books, read the first screen", first).report()
      let broker = try PaperBroker(at: file, clock: clock)
      Figure("five years of daily bars", try median(of: 9) { _ = try broker.dailyBars(of: "AAPL", count: 1260) })
        .report()
      let updates = broker.updates()
      Figure(
        "a tick",
        try median(of: 25) {
          clock.advance(by: 1)
          try broker.catchUp()
        }
      ).report()
      withExtendedLifetime(updates) {}
    }
  }
}
