// What an instrument costs at one moment.

import Foundation

public struct Quote: Identifiable, Hashable, Sendable {
  public var symbol: Symbol
  public var time: Date
  /// The last trade, extended hours included.
  public var last: Decimal
  public var bid: Decimal
  public var ask: Decimal
  /// The close of the trading day before this one; of a coin, the price at midnight in New York.
  public var previousClose: Decimal
  /// The last trade of regular hours: today's once they have begun, else yesterday's close. Differs from ``last`` before
  /// the open and after the close.
  public var regular: Decimal
  public var session: MarketSession

  public var id: Symbol { symbol }

  public init(
    symbol: Symbol, time: Date, last: Decimal, bid: Decimal, ask: Decimal, previousClose: Decimal, regular: Decimal,
    session: MarketSession
  ) {
    self.symbol = symbol
    self.time = time
    self.last = last
    self.bid = bid
    self.ask = ask
    self.previousClose = previousClose
    self.regular = regular
    self.session = session
  }

  /// Since the previous close, per share.
  public var change: Decimal { last - previousClose }

  /// Since the previous close, as a fraction: 0.0352 is 3.52 %.
  public var changeFraction: Decimal { previousClose == 0 ? 0 : Rounding.nearest(change / previousClose, places: 6) }
}

/// The part of the trading day.
public enum MarketSession: String, Codable, Sendable, CaseIterable {
  case closed
  /// 7:00 to 9:30 in New York.
  case preMarket
  /// 9:30 to 16:00 in New York, to 13:00 on a short day.
  case regular
  /// From the close to 20:00 in New York, to 17:00 on a short day.
  case afterHours
  /// Coins trade at all times.
  case always

  /// True while orders of regular hours can be filled.
  public var isRegular: Bool { self == .regular || self == .always }
}

/// Whether the stock market is open, and when that changes.
public struct MarketStatus: Hashable, Sendable {
  public var session: MarketSession
  public var time: Date
  /// When the session ends.
  public var changes: Date
  /// The next start of regular hours after ``time``.
  public var nextOpen: Date

  public init(session: MarketSession, time: Date, changes: Date, nextOpen: Date) {
    self.session = session
    self.time = time
    self.changes = changes
    self.nextOpen = nextOpen
  }
}
