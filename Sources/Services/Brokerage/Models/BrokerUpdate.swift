// What a broker tells those who listen.

/// A change. Each names the least that a view has to read again.
public enum BrokerUpdate: Hashable, Sendable {
  /// A quote has changed. One update a symbol, so that a view can listen for its own.
  case quote(Quote)
  /// Regular hours, extended hours or the night have begun.
  case market(MarketStatus)
  /// Cash, positions, orders or transfers of an account have changed, by more than their quotes. Everything that has
  /// happened at one time is told at once, so that it is read once.
  case account(AccountChange)
  case watchlists
  case accounts
}

/// What has happened in an account.
public struct AccountChange: Hashable, Sendable {
  public var account: Account.ID
  /// The orders that have been placed, traded or ended, as they are after it.
  public var orders: [Order]
  /// The transfers that have been started or completed, as they are after it.
  public var transfers: [Transfer]

  public init(account: Account.ID, orders: [Order] = [], transfers: [Transfer] = []) {
    self.account = account
    self.orders = orders
    self.transfers = transfers
  }
}
