// What the simulated market knows of an instrument beyond what it shows: where its price is, and how it moves.

import Foundation

struct Listing: Sendable {
  var instrument: Instrument
  /// On the second day of 2026, in dollars, of a share of that day.
  var price: Double
  /// The deviation of a day's price that is the instrument's own, as a fraction.
  var own: Double
  /// How much of the market's movement it follows.
  var beta: Double
  /// The yearly growth of its middle, as a logarithm.
  var growth: Double
  /// Shares or coins traded on an ordinary day.
  var volume: Double
  /// In existence, in millions.
  var shares: Double?
  /// In dollars a year.
  var earnings: Decimal?
  /// In dollars a share and year, paid in quarters.
  var dividend: Decimal?
  /// The month, 1 to 3, of the year's first dividend.
  var dividendMonth: Int
  /// The first year it was traded.
  var listed: Int
  /// Half of the distance between bid and ask, as a fraction of the price; a tick at least.
  var spread: Double

  var symbol: Symbol { instrument.symbol }
  var isCrypto: Bool { instrument.kind == .crypto }
}

/// Several shares for one.
public struct Split: Hashable, Sendable {
  public var symbol: Symbol
  /// Before trading of this day begins.
  public var time: Date
  /// New shares for an old one.
  public var ratio: Int

  public init(symbol: Symbol, time: Date, ratio: Int) {
    self.symbol = symbol
    self.time = time
    self.ratio = ratio
  }

  /// "10-for-1"
  public var title: String { "\(ratio)-for-1" }
}

public struct Dividend: Hashable, Sendable {
  public var symbol: Symbol
  /// Who holds the share before this moment is paid.
  public var exTime: Date
  public var payTime: Date
  /// In dollars.
  public var perShare: Decimal

  public init(symbol: Symbol, exTime: Date, payTime: Date, perShare: Decimal) {
    self.symbol = symbol
    self.exTime = exTime
    self.payTime = payTime
    self.perShare = perShare
  }
}
