// An account with a past, for previews, galleries and the first look of a newcomer.

import Foundation

extension PaperBroker {
  /// Opens the books in a file, or makes books whose account "Individual" has been traded for a year and a month: twelve
  /// positions, some bought twice, sales, dividends, an open and a cancelled order. Everything has gone through the same
  /// checks and bookings as any order.
  ///
  /// New books are written beside the file and take its name when they are complete.
  public static func sample(
    at file: URL?, market: SimulatedMarket = SimulatedMarket(), clock: any MarketClock
  ) throws -> PaperBroker {
    let now = Moment(clock.now)
    let start = SamplePast.day(400, before: now)
    guard let file else {
      let broker = try PaperBroker(at: nil, market: market, clock: clock, start: start)
      try SamplePast.live(in: broker, until: now)
      return broker
    }
    if !FileManager.default.fileExists(atPath: file.path) {
      let draft = file.appendingPathExtension("new")
      for suffix in ["", "-wal", "-journal"] { try? FileManager.default.removeItem(atPath: draft.path + suffix) }
      do {
        let broker = try PaperBroker(at: draft, market: market, clock: clock, start: start)
        try SamplePast.live(in: broker, until: now)
      }
      // The books are closed here, which empties the log beside them.
      do {
        try FileManager.default.moveItem(at: draft, to: file)
      } catch {
        throw BrokerError.storage(file: file.path, problem: "it cannot be written; check that its folder may be")
      }
    }
    return try PaperBroker(at: file, market: market, clock: clock)
  }
}

enum SamplePast {
  private enum Step {
    case deposit(Decimal)
    case buy(Symbol, Decimal)
    case sell(Symbol, part: Decimal)
    /// A purchase that waits below the market.
    case bid(Symbol, shares: Decimal, below: Decimal, cancels: Bool)
  }

  /// Days before now, and what was done. Purchases are in dollars, so that they can be paid at any price.
  private static let steps: [(daysAgo: Int, step: Step)] = [
    (399, .deposit(9000)), (394, .buy("AAPL", 1400)), (394, .buy("MSFT", 1200)), (390, .buy("SPY", 2000)),
    (352, .buy("NVDA", 900)), (330, .buy("DIS", 800)), (301, .buy("KO", 700)),
    (287, .deposit(6000)), (280, .buy("AMZN", 1500)), (262, .buy("BTC-USD", 1000)), (244, .buy("GOOGL", 1100)),
    (230, .sell("DIS", part: 0.5)), (190, .buy("TSLA", 600)), (171, .bid("NFLX", shares: 3, below: 0.2, cancels: true)),
    (160, .deposit(4000)), (152, .buy("AAPL", 900)), (133, .buy("ETH-USD", 500)),
    (90, .sell("MSFT", part: 0.25)), (61, .buy("NVDA", 700)), (44, .buy("JPM", 800)), (30, .deposit(2500)),
    (16, .buy("SPY", 1000)), (5, .bid("AAPL", shares: 2, below: 0.15, cancels: false)),
  ]

  /// Eleven in the morning of the last trading day at least so many days before.
  static func day(_ days: Int, before now: Moment) -> Moment {
    let hours = TradingCalendar.hours(before: NewYork.day(of: now).advanced(by: 1 - days))
    return NewYork.moment(hours.day, hour: 11)
  }

  static func live(in broker: PaperBroker, until now: Moment) throws {
    guard let start = steps.first.map({ day($0.daysAgo, before: now) }) else { return }
    let account = try broker.perform(at: start) { desk in
      try desk.book(at: start) {
        try desk.books.addAccount(named: "Individual", kind: .paper, opened: start)
      }
    }
    for (index, (daysAgo, step)) in steps.enumerated() {
      // A minute apart, so that two steps of a day have an order.
      let time = day(daysAgo, before: now) + 60 * index
      try broker.perform(at: time) { desk in
        func place(_ symbol: Symbol, _ side: OrderSide, _ amount: OrderAmount, _ type: OrderType = .market) throws
          -> Order
        {
          try desk.place(
            OrderRequest(
              clientID: "sample-\(index)", account: account, symbol: symbol, side: side, amount: amount, type: type,
              timeInForce: type == .market ? .day : .goodTilCanceled), at: time)
        }
        switch step {
        case .deposit(let amount):
          _ = try desk.transfer(.deposit, amount, account: account, bank: 1, at: time)
        case .buy(let symbol, let dollars):
          _ = try place(symbol, .buy, .dollars(dollars))
        case .sell(let symbol, let part):
          let held = FixedPoint.decimal(units: try desk.books.holding(of: account, symbol).available)
          let quantity = Rounding.down(held * part, places: 3)
          if quantity > 0 { _ = try place(symbol, .sell, .shares(quantity)) }
        case .bid(let symbol, let shares, let below, let cancels):
          let quote = try desk.market.quote(of: symbol, at: time)
          let order = try place(symbol, .buy, .shares(shares), .limit(Rounding.toCents(quote.last * (1 - below))))
          if cancels, order.canCancel { _ = try desk.cancel(order.id, at: time + 3600) }
        }
      }
    }
    try broker.perform { _, _ in }
  }
}
