// What a user does: trade, cancel, transfer, keep lists, set alerts.

import Brokerage
import Foundation

extension RobinhoodModel {
  // MARK: Orders

  public func review(_ request: OrderRequest) async throws -> OrderReview { try await broker.review(request) }

  public func place(_ request: OrderRequest) async throws -> Order {
    let order = try await broker.place(request)
    await show()
    return order
  }

  public func cancel(_ order: Order) async throws {
    _ = try await broker.cancel(order.id)
    await show()
  }

  /// Shows what the user has just done. It is done, whether or not it can be shown.
  private func show() async {
    do {
      try await readAccount()
    } catch {
      report(error)
    }
  }

  public func order(_ id: Order.ID) -> Order? { orders.first { $0.id == id } }

  // MARK: Money

  public func transfer(_ direction: TransferDirection, amount: Decimal, bank: Bank) async throws -> Transfer {
    guard let account else { throw BrokerError.unknownAccount(0) }
    let transfer = try await broker.transfer(direction, amount: amount, account: account.id, bank: bank.id)
    await show()
    return transfer
  }

  // MARK: Lists

  public func isOnList(_ symbol: Symbol) -> Bool { watchlists.contains { $0.symbols.contains(symbol) } }

  /// Puts a symbol on a list, or takes it off.
  public func toggle(_ symbol: Symbol, on list: Watchlist) async throws {
    var changed = list
    if let index = changed.symbols.firstIndex(of: symbol) {
      changed.symbols.remove(at: index)
    } else {
      changed.symbols.append(symbol)
    }
    try await update(changed)
  }

  public func update(_ list: Watchlist) async throws {
    try await broker.updateWatchlist(list)
    try await readWatchlists()
  }

  public func addWatchlist(named name: String, with symbol: Symbol? = nil) async throws {
    var list = try await broker.addWatchlist(named: name)
    if let symbol {
      list.symbols.append(symbol)
      try await broker.updateWatchlist(list)
    }
    try await readWatchlists()
  }

  public func removeWatchlist(_ list: Watchlist) async throws {
    try await broker.removeWatchlist(list.id)
    try await readWatchlists()
  }

  private func readWatchlists() async throws {
    watchlists = try await broker.watchlists()
    for symbol in Set(watchlists.flatMap(\.symbols)).sorted() { try await loadHistory(of: symbol, .day) }
  }

  // MARK: Alerts

  /// Sets an alert for a move of 5 percent from the price of now, or takes it away.
  public func toggleAlert(_ symbol: Symbol) {
    guard let model = instrument(symbol) else { return }
    if model.alert != nil {
      model.alert = nil
      notice = "You will not be told about \(symbol.ticker) any more."
    } else if let price = model.quote?.last {
      let alert = PriceAlert(reference: price, fraction: Decimal(sign: .plus, exponent: -2, significand: 5))
      model.alert = alert
      notice = "You will be told when \(symbol.ticker) moves \(Self.percent(alert.fraction)) from \(price.inDollars)."
    }
  }

  // MARK: Import

  /// Makes an account from another broker's file. It is shown once it is chosen.
  public func importActivity(_ text: String, file: String, accountNamed name: String) async throws -> ActivityImport {
    let result = try await broker.importActivity(text, file: file, accountNamed: name)
    accounts = try await broker.accounts()
    return result
  }

  /// A name that no account has yet: "Imported", "Imported 2", …
  public var freeAccountName: String {
    let names = Set(accounts.map { $0.name.lowercased() })
    var (name, number) = ("Imported", 1)
    while names.contains(name.lowercased()) {
      number += 1
      name = "Imported \(number)"
    }
    return name
  }

  // MARK: Search

  /// The instruments that a text finds.
  public func search(_ text: String) async throws -> [InstrumentModel] {
    try await broker.search(text).compactMap { instrument($0.symbol) }
  }
}
