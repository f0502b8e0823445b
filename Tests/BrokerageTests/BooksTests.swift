// The books on disk: they survive, they add up, and they notice when they do not.

import Foundation
import Testing

@testable import Brokerage

/// A folder that is removed with its owner.
final class Folder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("brokerage-\(UUID().uuidString)")
  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: url) }
  var books: URL { url.appendingPathComponent("books.sqlite") }
}

@Suite struct BooksTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  @Test("everything is there again when the books are opened again, and orders go on")
  func reopening() throws {
    let clock = SteppedMarketClock(newYork(2026, 3, 10, 12))
    var orders: [Order] = []
    var positions: [Position] = []
    do {
      let broker = try PaperBroker.sample(at: folder.books, clock: clock)
      orders = try broker.orders(in: 1, of: nil)
      positions = try broker.positions(in: 1)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["books.sqlite"])
    let broker = try PaperBroker.sample(at: folder.books, clock: clock)
    #expect(try broker.orders(in: 1, of: nil) == orders)
    #expect(try broker.positions(in: 1) == positions)
    let open = try #require(orders.first { $0.canCancel })
    clock.advance(to: open.expires)
    #expect(try broker.order(open.id).state.isFinal)
    try broker.checkInvariants()
  }

  @Test("trading with pauses ends as trading without does")
  func pauses() throws {
    func run(reopen: Bool) throws -> [Order] {
      let folder = try Folder()
      let clock = SteppedMarketClock(newYork(2026, 3, 2, 12))
      var broker: PaperBroker? = try PaperBroker(at: folder.books, clock: clock)
      let account = try #require(try broker?.openAccount(named: "A")).id
      _ = try broker?.transfer(.deposit, amount: 20_000, account: account, bank: 1)
      clock.advance(to: newYork(2026, 3, 5, 12))
      for (index, symbol) in (["F", "AAPL", "KO", "TSLA"] as [Symbol]).enumerated() {
        let last = try #require(try broker?.quote(of: symbol)).last
        _ = try broker?.place(
          OrderRequest(
            clientID: "\(index)", account: account, symbol: symbol, side: .buy, amount: .shares(10),
            type: .limit(Rounding.toCents(last * Decimal("0.99"))), timeInForce: .goodTilCanceled))
      }
      for day in 6...20 {
        clock.advance(to: newYork(2026, 3, day, 13))
        if reopen {
          broker = nil
          broker = try PaperBroker(at: folder.books, clock: clock)
        }
        try broker?.catchUp()
      }
      return try #require(try broker?.orders(in: account, of: nil))
    }
    #expect(try run(reopen: true) == run(reopen: false))
  }

  @Test("a clock that is behind the books does not turn back time")
  func clockBehind() throws {
    do { _ = try PaperBroker.sample(at: folder.books, clock: SteppedMarketClock(newYork(2026, 3, 10, 12))) }
    let broker = try PaperBroker(at: folder.books, clock: SteppedMarketClock(newYork(2020, 1, 2, 12)))
    let last = try #require(try broker.activity(in: 1, of: nil).first).time
    #expect(broker.now >= last)
    try broker.checkInvariants()
  }

  @Test("a second program is refused, and so are other files")
  func refusals() throws {
    let clock = SteppedMarketClock(newYork())
    func problem(_ body: () throws -> Void) -> String {
      do {
        try body()
        return "none"
      } catch { return "\(error)" }
    }
    do {
      let broker = try PaperBroker(at: folder.books, clock: clock)
      #expect(
        problem { _ = try PaperBroker(at: folder.books, clock: clock) }
          == "\(folder.books.path) cannot be used: it is open in another program; close that first.")
      _ = broker.now
    }
    #expect(
      problem { _ = try PaperBroker(at: folder.books, market: SimulatedMarket(seed: 5), clock: clock) }
        .hasSuffix("its market has the seed 1, not 5; open it with that seed."))
    let text = folder.url.appendingPathComponent("text")
    try String(repeating: "not a database ", count: 200).write(to: text, atomically: true, encoding: .utf8)
    #expect(
      problem { _ = try PaperBroker(at: text, clock: clock) }
        .hasSuffix("it is not a database; choose another file."))
    #expect(
      problem { _ = try PaperBroker(at: URL(fileURLWithPath: "/nowhere/books"), clock: clock) }
        .hasSuffix("it cannot be opened; check that its folder exists and may be written."))
    let other = folder.url.appendingPathComponent("other")
    do { try Database(other).execute("CREATE TABLE things (a)") }
    #expect(
      problem { _ = try PaperBroker(at: other, clock: clock) }
        .hasSuffix("it is a database of something else; choose another file."))
  }

  @Test("a booking that fails half-way leaves nothing behind")
  func atomicity() throws {
    let trader = try Trader()
    let desk = try trader.broker.perform { desk, _ in desk.books }
    struct Interruption: Error {}
    let before = try trader.portfolio
    #expect(throws: Interruption.self) {
      try trader.broker.perform { desk, now in
        try desk.book(at: now) {
          try desk.books.add(
            .init(account: trader.account, time: now, kind: .buy, symbol: "F", quantity: 100, price: 1, amount: -5))
          throw Interruption()
        }
      }
    }
    #expect(try trader.portfolio == before)
    #expect(try trader.broker.activity(in: trader.account, of: "F").isEmpty)
    try desk.checkInvariants()
  }

  @Test(
    "books that were changed from outside do not pass",
    arguments: [
      ("UPDATE account SET cash = cash + 1", "cash is"),
      ("UPDATE lot SET cost = cost + 1", "are not"),
      ("UPDATE lot SET remaining = remaining + 1", "in lots"),
      ("UPDATE holding SET quantity = quantity + 1 WHERE symbol = 'F'", "F held"),
      ("UPDATE fill SET amount = amount + 1", "say otherwise"),
      ("UPDATE orders SET state = 'open' WHERE state = 'filled'", "cannot be open"),
      ("UPDATE orders SET reserved = reserved + 1 WHERE state = 'open'", "the orders need"),
      ("UPDATE account SET reserved = 0", "the orders need"),
      ("UPDATE account SET realized = realized - 1", "realized is"),
      ("UPDATE account SET income = income + 1", "income is"),
      ("UPDATE account SET moved = moved + 1", "moved is"),
      ("UPDATE account SET reserved = cash + 1", "less than what is set aside"),
      ("UPDATE journal SET gain = gain + 1 WHERE kind = 'sell'", "realized is"),
      ("UPDATE journal SET quantity = quantity + 1 WHERE kind = 'buy'", "by the journal"),
      ("DELETE FROM holding WHERE symbol = 'F'", "no holding of F"),
      ("UPDATE holding SET reserved = 1 WHERE symbol = 'F'", "F set aside"),
      ("UPDATE lot SET remaining = 0 WHERE symbol = 'F'", "a cost without shares"),
      ("UPDATE fill SET quantity = quantity + 1", "say otherwise"),
      ("UPDATE orders SET exact_cents = exact_cents + 1 WHERE state = 'filled'", "say otherwise"),
      ("UPDATE orders SET state = 'filled' WHERE state = 'open'", "cannot be filled"),
      ("UPDATE order_event SET state = 'lost' WHERE id = 1", "unknown state, lost"),
      ("UPDATE orders SET state = 'queued' WHERE state = 'open'", "history ends with another state"),
      ("UPDATE transfer SET amount = amount + 1", "transfer 1 should have moved"),
      ("UPDATE transfer SET state = 'pending', instant = 1", "transfer 1 should have moved 1"),
      (
        "INSERT INTO entitlement (account, symbol, ex, pay, quantity, amount, paid) VALUES (1, 'F', 0, 0, 1, 5, 1)",
        "dividends of 5 were paid"
      ),
      ("INSERT INTO order_event (order_id, time, state) VALUES (1, 0, 'open')", "moved from filled back to open"),
      ("UPDATE journal SET time = time + 1000000000000000", "later than the books' time"),
    ])
  func tampering(change: String, finding: String) throws {
    let trader = try Trader()
    try trader.place(.buy, .shares(3), of: "F")
    try trader.place(.sell, .shares(1), of: "F")
    try trader.place(.buy, .shares(3), of: "F", .limit(10))
    try trader.broker.checkInvariants()
    try trader.broker.perform { desk, _ in try desk.books.database.execute(change) }
    do {
      try trader.broker.checkInvariants()
      Issue.record("nothing was noticed")
    } catch let broken as BrokenBooks {
      #expect(broken.description.contains(finding), "\(broken)")
    }
  }

  @Test("two weeks of random trading keep every invariant", arguments: 1...4)
  func randomTrading(seed: Int) throws {
    let trader = try Trader(cash: 40_000)
    let noise = Noise(seed: UInt64(seed), "trading")
    let symbols: [Symbol] = ["F", "KO", "AAPL", "NFLX", "BTC-USD", "DOGE-USD"]
    var refused = 0
    for index in 0..<220 {
      func pick(_ salt: Int) -> Double { noise.unit(index * 16 + salt) }
      let symbol = symbols[Int(pick(0) * 6)]
      let last = try trader.broker.quote(of: symbol).last
      let instrument = try trader.broker.instrument(symbol)
      func near(_ salt: Int) -> Decimal {
        let price = last * Decimal(Int(9_800 + pick(salt) * 400)) / 10_000
        let tick = instrument.tick(at: price)
        return Rounding.nearest(price / tick, places: 0) * tick
      }
      let amount: OrderAmount =
        pick(1) < 0.3
        ? .dollars(Decimal(Int(1 + pick(2) * 3000)))
        : .shares(Rounding.down(Decimal(Int(1 + pick(3) * 2_000_000)) / last / 1000, places: pick(4) < 0.5 ? 0 : 4))
      let type: OrderType =
        switch Int(pick(5) * 5) {
        case 0: .limit(near(6))
        case 1: .stop(near(6))
        case 2: .stopLimit(stop: near(6), limit: near(7))
        default: .market
        }
      do {
        let order = try trader.place(
          pick(8) < 0.55 ? .buy : .sell, amount, of: symbol, type, pick(9) < 0.5 ? .day : .goodTilCanceled,
          extended: pick(10) < 0.2)
        if pick(11) < 0.1, order.canCancel { _ = try trader.broker.cancel(order.id) }
      } catch BrokerError.rejected { refused += 1 }
      trader.clock.advance(by: pick(12) * pick(13) * 16_000)
      if index % 10 == 0 { try trader.broker.checkInvariants() }
    }
    try trader.broker.checkInvariants()
    let orders = try trader.broker.orders(in: trader.account, of: nil)
    #expect(orders.count > 50 && refused > 10)
    #expect(Set(orders.map(\.state)).isSuperset(of: [.filled, .expired, .canceled]))
  }
}
