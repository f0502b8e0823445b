// A broker in which nothing happens: what previews and pictures are drawn from.

import Brokerage
import Foundation

/// Answers from a snapshot, whose prices stand still, and refuses to trade.
public struct StillBroker: Broker {
  /// What comes of asking.
  public enum Answer: Sendable {
    case atOnce
    /// A year late: whoever asks is seen waiting.
    case late
    case failure(any Error)
  }

  public let snapshot: RobinhoodSnapshot
  public let now: Date
  let answer: Answer

  public init(_ snapshot: RobinhoodSnapshot, now: Date, answer: Answer = .atOnce) {
    self.snapshot = snapshot
    self.now = now
    self.answer = answer
  }

  private static let refusal = BrokerError.storage(
    file: "preview", problem: "this is a picture of an account, in which nothing can be changed")

  /// What is asked first: those who wait or fail do it here.
  public func marketStatus() async throws -> MarketStatus {
    switch answer {
    case .atOnce: break
    case .late: try await Task.sleep(for: .seconds(365 * 86_400))
    case .failure(let error): throw error
    }
    return snapshot.market ?? MarketStatus(session: .closed, time: now, changes: now, nextOpen: now)
  }

  public func instruments() async throws -> [Instrument] { snapshot.instruments }

  public func instrument(_ symbol: Symbol) async throws -> Instrument {
    guard let found = snapshot.instruments.first(where: { $0.symbol == symbol }) else {
      throw BrokerError.unknownInstrument(symbol)
    }
    return found
  }

  public func search(_ text: String) async throws -> [Instrument] {
    let wanted = text.lowercased()
    guard !wanted.isEmpty else { return [] }
    return snapshot.instruments.filter { instrument in
      ([instrument.symbol.rawValue] + instrument.name.split(separator: " ").map(String.init) + instrument.tags)
        .contains { $0.lowercased().hasPrefix(wanted) }
    }
  }

  public func stats(of symbol: Symbol) async throws -> InstrumentStats {
    let last = try await quote(of: symbol).last
    return InstrumentStats(
      open: last, high: last, low: last, volume: 0, averageVolume: 0, yearHigh: last, yearLow: last)
  }

  public func quote(of symbol: Symbol) async throws -> Quote {
    guard let quote = snapshot.quotes[symbol] else { throw BrokerError.notInMarket(symbol) }
    return quote
  }

  public func quotes(of symbols: [Symbol]) async throws -> [Symbol: Quote] {
    snapshot.quotes.filter { symbols.contains($0.key) }
  }

  public func history(of symbol: Symbol, range: ChartRange) async throws -> PriceHistory {
    let quote = try await quote(of: symbol)
    if range == .day, let trend = snapshot.trends[symbol] { return trend }
    return StillMarket.history(to: quote.last, range: range, now: now)
  }

  public func dailyBars(of symbol: Symbol, count: Int) async throws -> [Bar] { [] }

  public func accounts() async throws -> [Account] { snapshot.accounts }

  public func portfolio(of account: Account.ID) async throws -> Portfolio {
    guard let portfolio = snapshot.portfolio else { throw BrokerError.unknownAccount(account) }
    return portfolio
  }

  public func portfolioHistory(of account: Account.ID, range: ChartRange) async throws -> PriceHistory {
    if range == .day, let history = snapshot.portfolioHistory { return history }
    return StillMarket.history(to: try await portfolio(of: account).totalValue, range: range, now: now)
  }

  public func positions(in account: Account.ID) async throws -> [Position] { snapshot.positions }

  public func position(in account: Account.ID, of symbol: Symbol) async throws -> Position? {
    snapshot.positions.first { $0.symbol == symbol }
  }

  public func activity(in account: Account.ID, of symbol: Symbol?) async throws -> [Activity] {
    snapshot.activity.filter { symbol == nil || $0.symbol == symbol }
  }

  public func review(_ request: OrderRequest) async throws -> OrderReview { throw Self.refusal }
  public func place(_ request: OrderRequest) async throws -> Order { throw Self.refusal }
  public func cancel(_ order: Order.ID) async throws -> Order { throw Self.refusal }

  public func order(_ id: Order.ID) async throws -> Order {
    guard let order = snapshot.orders.first(where: { $0.id == id }) else { throw BrokerError.unknownOrder(id) }
    return order
  }

  public func orders(in account: Account.ID, of symbol: Symbol?) async throws -> [Order] {
    snapshot.orders.filter { symbol == nil || $0.symbol == symbol }
  }

  public func banks() async throws -> [Bank] { snapshot.banks }

  public func transfer(
    _ direction: TransferDirection, amount: Decimal, account: Account.ID, bank: Bank.ID
  ) async throws -> Transfer { throw Self.refusal }

  public func transfers(in account: Account.ID) async throws -> [Transfer] { snapshot.transfers }
  public func watchlists() async throws -> [Watchlist] { snapshot.watchlists }
  public func addWatchlist(named name: String) async throws -> Watchlist { throw Self.refusal }
  public func updateWatchlist(_ list: Watchlist) async throws { throw Self.refusal }
  public func removeWatchlist(_ id: Watchlist.ID) async throws { throw Self.refusal }

  public func importActivity(_ text: String, file: String, accountNamed name: String) async throws -> ActivityImport {
    throw Self.refusal
  }

  public func catchUp() async throws {}
  public func updates() -> AsyncStream<BrokerUpdate> { AsyncStream { $0.finish() } }
}
