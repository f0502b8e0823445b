// The embedded broker: a simulated market, and books in a file.

import Foundation

/// A broker that needs nobody else. Its market is simulated; its books are a file that survives the death of the process at
/// any moment.
///
///     let broker = try PaperBroker(at: url, clock: SystemMarketClock())
///     let account = try broker.openAccount(named: "Individual")
///
/// All requests of ``Broker`` can be made without `await`, too: they take some ten microseconds, and a view that wants its
/// first frame complete, or a test, may ask for them where it stands. Safe to use from any thread.
public final class PaperBroker: Broker, @unchecked Sendable {
  // Unchecked because the lock guards the desk, the listeners and what they were told.
  private let lock = NSLock()
  private let desk: Desk
  private var listeners: [Int: AsyncStream<BrokerUpdate>.Continuation] = [:]
  private var listenerCount = 0
  private var told: [Symbol: Units] = [:]
  private var toldSession: MarketSession?
  private var toldTime: Moment?

  public let market: SimulatedMarket
  private let clock: any MarketClock

  /// Opens the books in a file, or makes them; nil keeps them in memory. A file stays locked until the broker is gone, and
  /// belongs to one seed of the market.
  public convenience init(
    at file: URL?, market: SimulatedMarket = SimulatedMarket(), clock: any MarketClock
  ) throws {
    try self.init(at: file, market: market, clock: clock, start: Moment(clock.now))
  }

  /// New books begin at `start`.
  init(at file: URL?, market: SimulatedMarket, clock: any MarketClock, start: Moment) throws {
    self.market = market
    self.clock = clock
    desk = try Desk(books: Books(file, seed: market.seed, now: start), market: market)
  }

  /// The clock's time, or the last booking's if the clock is behind it.
  public var now: Date { lock.withLock { moment.date } }

  private var moment: Moment { max(Moment(clock.now), desk.books.time) }

  /// Runs a request on books that are up to date, and tells listeners what it has changed.
  func perform<T>(_ request: (Desk, Moment) throws -> T) throws -> T {
    try lock.withLock {
      let now = moment
      defer { publish(at: now) }
      try desk.catchUp(to: now)
      return try request(desk, now)
    }
  }

  /// Books as of an earlier time than the clock's: for accounts that come with a past.
  func perform<T>(at past: Moment, _ request: (Desk) throws -> T) throws -> T {
    try lock.withLock {
      try desk.catchUp(to: past)
      return try request(desk)
    }
  }

  /// Compares everything in the books with everything else; throws ``BrokenBooks`` if something does not add up.
  public func checkInvariants() throws { try perform { desk, _ in try desk.books.checkInvariants() } }

  // MARK: Changes

  public func catchUp() throws { try perform { _, _ in } }

  public func updates() -> AsyncStream<BrokerUpdate> {
    let (stream, continuation) = AsyncStream.makeStream(of: BrokerUpdate.self, bufferingPolicy: .bufferingNewest(4096))
    lock.withLock {
      if listeners.isEmpty { remember(at: moment) }
      listenerCount += 1
      let id = listenerCount
      listeners[id] = continuation
      continuation.onTermination = { [weak self] _ in
        guard let self else { return }
        lock.withLock { _ = listeners.removeValue(forKey: id) }
      }
    }
    return stream
  }

  /// What listeners know when the first one comes: the quotes and the session of now.
  private func remember(at now: Moment) {
    for instrument in market.instruments {
      told[instrument.symbol] = try? market.path(of: instrument.symbol).price(at: now)
    }
    toldSession = TradingCalendar.status(at: now).session
    toldTime = now
  }

  private func publish(at now: Moment) {
    let news = desk.takeNews()
    guard !listeners.isEmpty else { return }
    for update in marketChanges(at: now) + news.updates {
      for listener in listeners.values { listener.yield(update) }
    }
  }

  /// The session and the quotes that are not as listeners know them.
  private func marketChanges(at now: Moment) -> [BrokerUpdate] {
    guard now != toldTime else { return [] }
    toldTime = now
    var updates: [BrokerUpdate] = []
    let status = TradingCalendar.status(at: now)
    if status.session != toldSession {
      toldSession = status.session
      updates.append(.market(status))
    }
    for instrument in market.instruments {
      guard let path = try? market.path(of: instrument.symbol) else { continue }
      let price = path.price(at: now)
      guard price != told[instrument.symbol], let quote = try? market.quote(of: instrument.symbol, at: now) else {
        continue
      }
      told[instrument.symbol] = price
      updates.append(.quote(quote))
    }
    return updates
  }

  // MARK: Market

  public func marketStatus() throws -> MarketStatus { try perform { _, now in TradingCalendar.status(at: now) } }

  public func instruments() throws -> [Instrument] {
    try perform { [market] desk, _ in
      (market.instruments + (try desk.books.unlisted().values)).sorted { $0.symbol < $1.symbol }
    }
  }

  public func instrument(_ symbol: Symbol) throws -> Instrument {
    try perform { desk, _ in try desk.instrument(symbol) }
  }

  public func search(_ text: String) throws -> [Instrument] { market.search(text) }

  public func stats(of symbol: Symbol) throws -> InstrumentStats {
    try perform { desk, now in
      try desk.requireMarket(symbol)
      return try desk.market.stats(of: symbol, at: now.date)
    }
  }

  public func quote(of symbol: Symbol) throws -> Quote {
    try perform { desk, now in
      try desk.requireMarket(symbol)
      return try desk.market.quote(of: symbol, at: now)
    }
  }

  public func quotes(of symbols: [Symbol]) throws -> [Symbol: Quote] {
    try perform { desk, now in
      var result: [Symbol: Quote] = [:]
      for symbol in symbols where desk.market.has(symbol) {
        result[symbol] = try desk.market.quote(of: symbol, at: now)
      }
      return result
    }
  }

  public func history(of symbol: Symbol, range: ChartRange) throws -> PriceHistory {
    try perform { desk, now in
      try desk.requireMarket(symbol)
      return try desk.market.history(of: symbol, range: range, at: now.date)
    }
  }

  public func dailyBars(of symbol: Symbol, count: Int) throws -> [Bar] {
    try perform { desk, now in
      try desk.requireMarket(symbol)
      return try desk.market.dailyBars(of: symbol, count: count, at: now.date)
    }
  }

  // MARK: Accounts

  /// Opens an account without money. Names are told apart by their letters; a taken one is refused.
  public func openAccount(named name: String) throws -> Account {
    try perform { desk, now in
      try desk.book(at: now) {
        let id = try desk.books.addAccount(named: name, kind: .paper, opened: now)
        desk.booked.add(.accounts)
        return try desk.books.account(id)
      }
    }
  }

  public func accounts() throws -> [Account] { try perform { desk, _ in try desk.books.accounts() } }

  public func portfolio(of account: Account.ID) throws -> Portfolio {
    try perform { desk, now in try desk.portfolio(of: account, at: now) }
  }

  public func portfolioHistory(of account: Account.ID, range: ChartRange) throws -> PriceHistory {
    try perform { desk, now in try desk.portfolioHistory(of: account, range: range, at: now) }
  }

  public func positions(in account: Account.ID) throws -> [Position] {
    try perform { desk, now in try desk.positions(in: account, at: now) }
  }

  public func position(in account: Account.ID, of symbol: Symbol) throws -> Position? {
    try perform { desk, now in
      _ = try desk.books.account(account)
      let holding = try desk.books.holding(of: account, symbol)
      return holding.quantity > 0 ? try desk.position(holding, in: account, at: now) : nil
    }
  }

  public func activity(in account: Account.ID, of symbol: Symbol? = nil) throws -> [Activity] {
    try perform { desk, _ in
      _ = try desk.books.account(account)
      return try desk.books.activity(of: account, symbol)
    }
  }

  // MARK: Orders

  public func review(_ request: OrderRequest) throws -> OrderReview {
    try perform { desk, now in try desk.review(request, at: now) }
  }

  public func place(_ request: OrderRequest) throws -> Order {
    try perform { desk, now in try desk.place(request, at: now) }
  }

  public func cancel(_ order: Order.ID) throws -> Order {
    try perform { desk, now in try desk.cancel(order, at: now) }
  }

  public func order(_ id: Order.ID) throws -> Order {
    try perform { desk, _ in try desk.books.order(desk.books.orderRecord(id)) }
  }

  public func orders(in account: Account.ID, of symbol: Symbol? = nil) throws -> [Order] {
    try perform { desk, _ in
      _ = try desk.books.account(account)
      return try desk.books.orders(of: account, symbol)
    }
  }

  // MARK: Money

  public func banks() throws -> [Bank] { try perform { desk, _ in try desk.books.banks() } }

  public func transfer(
    _ direction: TransferDirection, amount: Decimal, account: Account.ID, bank: Bank.ID
  ) throws -> Transfer {
    try perform { desk, now in try desk.transfer(direction, amount, account: account, bank: bank, at: now) }
  }

  public func transfers(in account: Account.ID) throws -> [Transfer] {
    try perform { desk, _ in
      _ = try desk.books.account(account)
      return try desk.books.transfers(of: account)
    }
  }

  // MARK: Watchlists

  public func watchlists() throws -> [Watchlist] { try perform { desk, _ in try desk.books.watchlists() } }

  public func addWatchlist(named name: String) throws -> Watchlist {
    try perform { desk, now in
      try desk.book(at: now) {
        desk.booked.add(.watchlists)
        return try desk.books.addWatchlist(named: name)
      }
    }
  }

  public func updateWatchlist(_ list: Watchlist) throws {
    try perform { desk, now in
      for symbol in list.symbols { _ = try desk.instrument(symbol) }
      try desk.book(at: now) {
        desk.booked.add(.watchlists)
        try desk.books.updateWatchlist(list)
      }
    }
  }

  public func removeWatchlist(_ id: Watchlist.ID) throws {
    try perform { desk, now in
      try desk.book(at: now) {
        desk.booked.add(.watchlists)
        try desk.books.removeWatchlist(id)
      }
    }
  }
}
