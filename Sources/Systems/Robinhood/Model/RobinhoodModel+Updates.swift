// What changes by itself: prices, fills, transfers.

import Brokerage
import Foundation

extension RobinhoodModel {
  /// Lets the broker do what has become due. Called as time goes by.
  public func tick() async {
    guard !isTicking, phase == .ready else { return }
    isTicking = true
    defer { isTicking = false }
    do {
      try await broker.catchUp()
    } catch {
      report(error)
    }
  }

  func apply(_ update: BrokerUpdate) async {
    do {
      switch update {
      case .quote(let quote):
        take(quote)
      case .market(let status):
        market = status
        try await readDay()
      case .account(let change):
        guard change.account == account?.id, !hasRead(change) else { return }
        try await readAccount()
      case .watchlists:
        watchlists = try await broker.watchlists()
      case .accounts:
        accounts = try await broker.accounts()
      }
    } catch {
      report(error)
    }
  }

  private func take(_ quote: Quote) {
    guard let model = instrument(quote.symbol) else { return }
    model.take(quote)
    if position(of: quote.symbol) != nil, !isPortfolioStale {
      // All quotes of one moment change the portfolio's value once.
      isPortfolioStale = true
      perform { try await $0.readPortfolio() }
    }
    if let alert = model.alert, alert.isDue(at: quote.last) {
      model.alert = nil
      notice =
        "\(model.instrument.name) is at \(quote.last.inDollars), \(Self.percent(alert.fraction)) from where you set the alert."
    }
  }

  static func percent(_ fraction: Decimal) -> String {
    "\(Rounding.nearest(fraction * 100, places: 2).grouped) percent"
  }

  /// Whether the account has been read since: it is after each thing that the user does here.
  private func hasRead(_ change: AccountChange) -> Bool {
    if change.orders.isEmpty, change.transfers.isEmpty { return false }
    return change.orders.allSatisfy { order($0.id) == $0 }
      && change.transfers.allSatisfy { transfer in transfers.contains(transfer) }
  }

  /// A new day, or a new part of one: charts begin anew.
  private func readDay() async throws {
    for model in instruments where model.histories[.day] != nil {
      model.histories[.day] = try await broker.history(of: model.symbol, range: .day)
    }
    guard let id = account?.id else { return }
    let history = try await broker.portfolioHistory(of: id, range: .day)
    guard id == account?.id else { return }
    portfolioHistories = [.day: history]
    try await readPortfolio()
  }

  func readPortfolio() async throws {
    guard let id = account?.id else { return }
    isPortfolioStale = false
    let portfolio = try await broker.portfolio(of: id)
    guard id == account?.id else { return }
    self.portfolio = portfolio
    for (range, history) in portfolioHistories {
      portfolioHistories[range] = history.appending(
        portfolio.totalValue, at: portfolio.time, session: market?.session ?? .closed)
    }
  }

  /// Positions, activity, orders and transfers change together, however late the broker answers: what was bought or sold
  /// is shown with the order that says so.
  func readAccount() async throws {
    guard let id = account?.id else { return }
    let positions = try await broker.positions(in: id)
    let activity = try await broker.activity(in: id)
    let orders = try await broker.orders(in: id)
    let transfers = try await broker.transfers(in: id)
    guard id == account?.id else { return }
    (self.positions, self.activity) = (positions, activity)
    (self.orders, self.transfers) = (orders, transfers)
    for position in positions {
      instrument(position.symbol)?.activity = nil
      try await loadHistory(of: position.symbol, .day)
    }
    try await readPortfolio()
  }

  // MARK: Charts

  /// Reads the chart of an instrument unless it is there.
  public func loadHistory(of symbol: Symbol, _ range: ChartRange) async throws {
    guard let model = instrument(symbol), model.histories[range] == nil, model.instrument.kind != .unlisted
    else { return }
    model.histories[range] = try await broker.history(of: symbol, range: range)
  }

  /// Reads the chart of the portfolio unless it is there.
  public func loadPortfolioHistory(_ range: ChartRange) async throws {
    guard let id = account?.id, portfolioHistories[range] == nil else { return }
    let history = try await broker.portfolioHistory(of: id, range: range)
    if id == account?.id { portfolioHistories[range] = history }
  }

  /// Reads what an instrument's screen shows beside its price.
  public func loadDetails(of symbol: Symbol) async throws {
    guard let model = instrument(symbol) else { return }
    try await loadHistory(of: symbol, .day)
    if model.stats == nil, model.instrument.kind != .unlisted { model.stats = try await broker.stats(of: symbol) }
    if let id = account?.id, model.activity == nil { model.activity = try await broker.activity(in: id, of: symbol) }
  }
}
