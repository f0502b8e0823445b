// What a broker tells those who listen.

/// A change. Each names the least that a view has to read again.
public enum BrokerUpdate: Hashable, Sendable {
  /// A quote has changed. One update a symbol, so that a view can listen for its own.
  case quote(Quote)
  /// Regular hours, extended hours or the night have begun.
  case market(MarketStatus)
  /// Cash or positions of an account have changed, by more than their quotes.
  case portfolio(Account.ID)
  case order(Order)
  case transfer(Transfer)
  case watchlists
  case accounts
}
