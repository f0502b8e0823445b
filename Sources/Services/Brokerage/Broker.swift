// What an investing app asks of a broker.

import Foundation

/// A broker: a market to look at and accounts to trade with.
///
///     let broker: any Broker = try PaperBroker(at: url, clock: SystemMarketClock())
///     let account = try await broker.accounts()[0].id
///     let order = try await broker.place(
///       OrderRequest(clientID: id, account: account, symbol: "AAPL", side: .buy, amount: .shares(2), type: .limit(180)))
///
/// Every request throws a ``BrokerError``, whose `localizedDescription` is a sentence for a person: show it as it is.
///
/// A broker moves when its clock does. ``catchUp()`` books what has become due since the last time (fills, expired
/// orders, dividends, completed transfers) and tells listeners; every other request catches up first.
public protocol Broker: Sendable {
  // MARK: Market

  /// The clock's time.
  var now: Date { get }

  func marketStatus() async throws -> MarketStatus

  /// All instruments, sorted by symbol.
  func instruments() async throws -> [Instrument]

  func instrument(_ symbol: Symbol) async throws -> Instrument

  /// The instruments whose symbol, name or tags begin a word with the text, the best match first. Nothing for no text.
  func search(_ text: String) async throws -> [Instrument]

  func stats(of symbol: Symbol) async throws -> InstrumentStats

  func quote(of symbol: Symbol) async throws -> Quote

  /// The quotes of those symbols that are in the market.
  func quotes(of symbols: [Symbol]) async throws -> [Symbol: Quote]

  /// The points of a line chart.
  func history(of symbol: Symbol, range: ChartRange) async throws -> PriceHistory

  /// The last days as bars, the newest last. The bar of a day that has not ended counts until now.
  func dailyBars(of symbol: Symbol, count: Int) async throws -> [Bar]

  // MARK: Accounts

  /// From the oldest to the newest.
  func accounts() async throws -> [Account]

  func portfolio(of account: Account.ID) async throws -> Portfolio

  /// What an account was worth, deposits included.
  func portfolioHistory(of account: Account.ID, range: ChartRange) async throws -> PriceHistory

  /// The most valuable first; those without a quote last.
  func positions(in account: Account.ID) async throws -> [Position]

  /// Nil if the account holds none.
  func position(in account: Account.ID, of symbol: Symbol) async throws -> Position?

  /// The newest first. All of an account, or of one instrument.
  func activity(in account: Account.ID, of symbol: Symbol?) async throws -> [Activity]

  // MARK: Orders

  /// Checks an order and says what it would do. Throws ``BrokerError/rejected(_:)`` if it could not be placed.
  func review(_ request: OrderRequest) async throws -> OrderReview

  /// Checks an order and places it. What can be traded at once is filled in the order that is returned.
  func place(_ request: OrderRequest) async throws -> Order

  /// Cancels what is left of an order.
  func cancel(_ order: Order.ID) async throws -> Order

  func order(_ id: Order.ID) async throws -> Order

  /// The newest first. All of an account, or of one instrument.
  func orders(in account: Account.ID, of symbol: Symbol?) async throws -> [Order]

  // MARK: Money

  func banks() async throws -> [Bank]

  /// Starts a transfer. Up to $1,000 of a deposit may be spent at once; all of a withdrawal leaves at once.
  func transfer(
    _ direction: TransferDirection, amount: Decimal, account: Account.ID, bank: Bank.ID
  ) async throws -> Transfer

  /// The newest first.
  func transfers(in account: Account.ID) async throws -> [Transfer]

  // MARK: Watchlists

  func watchlists() async throws -> [Watchlist]

  func addWatchlist(named name: String) async throws -> Watchlist

  /// Renames a list and puts its symbols in a new order, all at once.
  func updateWatchlist(_ list: Watchlist) async throws

  func removeWatchlist(_ id: Watchlist.ID) async throws

  // MARK: Import

  /// Makes an account from Robinhood's activity export. Throws an ``ImportError`` if the text is something else.
  ///
  /// - Parameters:
  ///   - text: The file's content.
  ///   - file: Its name, for messages.
  func importActivity(_ text: String, file: String, accountNamed name: String) async throws -> ActivityImport

  // MARK: Changes

  /// Books what has become due and tells listeners what has changed.
  func catchUp() async throws

  /// Every change from now on. Ends when the caller stops listening.
  func updates() -> AsyncStream<BrokerUpdate>
}

extension Broker {
  /// The newest first.
  public func activity(in account: Account.ID) async throws -> [Activity] { try await activity(in: account, of: nil) }

  /// The newest first.
  public func orders(in account: Account.ID) async throws -> [Order] { try await orders(in: account, of: nil) }

  /// Catches up again and again until the task is cancelled: what a live app runs beside its views.
  public func follow<C: Clock>(every interval: C.Duration, on clock: C) async throws where C.Duration: Sendable {
    while !Task.isCancelled {
      try await catchUp()
      try await clock.sleep(until: clock.now.advanced(by: interval), tolerance: nil)
    }
  }
}
