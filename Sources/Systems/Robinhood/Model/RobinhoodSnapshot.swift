// Everything the screens show first, read from the broker in one go.

import Brokerage
import Foundation

/// What a broker says about an account and the market at one moment.
public struct RobinhoodSnapshot: Sendable {
  public var accounts: [Account] = []
  public var account: Account?
  public var portfolio: Portfolio?
  public var portfolioHistory: PriceHistory?
  public var positions: [Position] = []
  public var instruments: [Instrument] = []
  public var quotes: [Symbol: Quote] = [:]
  /// The day's prices of what is held, watched, or a coin.
  public var trends: [Symbol: PriceHistory] = [:]
  public var watchlists: [Watchlist] = []
  public var orders: [Order] = []
  public var activity: [Activity] = []
  public var transfers: [Transfer] = []
  public var banks: [Bank] = []
  public var market: MarketStatus?

  public init() {}

  /// - Parameter id: The account to show; the oldest if nil or gone.
  public static func read(from broker: any Broker, account id: Account.ID? = nil) async throws -> RobinhoodSnapshot {
    var snapshot = RobinhoodSnapshot()
    snapshot.market = try await broker.marketStatus()
    snapshot.instruments = try await broker.instruments()
    snapshot.quotes = try await broker.quotes(of: snapshot.instruments.map(\.symbol))
    snapshot.watchlists = try await broker.watchlists()
    snapshot.banks = try await broker.banks()
    snapshot.accounts = try await broker.accounts()
    snapshot.account = snapshot.accounts.first { $0.id == id } ?? snapshot.accounts.first
    if let account = snapshot.account?.id {
      snapshot.portfolio = try await broker.portfolio(of: account)
      snapshot.portfolioHistory = try await broker.portfolioHistory(of: account, range: .day)
      snapshot.positions = try await broker.positions(in: account)
      snapshot.orders = try await broker.orders(in: account)
      snapshot.activity = try await broker.activity(in: account)
      snapshot.transfers = try await broker.transfers(in: account)
    }
    for symbol in snapshot.charted { snapshot.trends[symbol] = try await broker.history(of: symbol, range: .day) }
    return snapshot
  }

  /// The same from the broker in this process, which answers at once.
  public static func read(from broker: PaperBroker, account id: Account.ID? = nil) throws -> RobinhoodSnapshot {
    var snapshot = RobinhoodSnapshot()
    snapshot.market = try broker.marketStatus()
    snapshot.instruments = try broker.instruments()
    snapshot.quotes = try broker.quotes(of: snapshot.instruments.map(\.symbol))
    snapshot.watchlists = try broker.watchlists()
    snapshot.banks = try broker.banks()
    snapshot.accounts = try broker.accounts()
    snapshot.account = snapshot.accounts.first { $0.id == id } ?? snapshot.accounts.first
    if let account = snapshot.account?.id {
      snapshot.portfolio = try broker.portfolio(of: account)
      snapshot.portfolioHistory = try broker.portfolioHistory(of: account, range: .day)
      snapshot.positions = try broker.positions(in: account)
      snapshot.orders = try broker.orders(in: account, of: nil)
      snapshot.activity = try broker.activity(in: account, of: nil)
      snapshot.transfers = try broker.transfers(in: account)
    }
    for symbol in snapshot.charted { snapshot.trends[symbol] = try broker.history(of: symbol, range: .day) }
    return snapshot
  }

  /// What the first screens show a chart of: what is held, watched, or a coin.
  private var charted: [Symbol] {
    var shown = Set(positions.map(\.symbol))
    for list in watchlists { shown.formUnion(list.symbols) }
    for instrument in instruments where instrument.kind == .crypto { shown.insert(instrument.symbol) }
    return shown.filter { quotes[$0] != nil }.sorted()
  }
}
