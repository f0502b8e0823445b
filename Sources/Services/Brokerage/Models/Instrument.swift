// What can be traded: shares, funds and crypto pairs, with what a person may want to know about them.

import Foundation

public struct Instrument: Identifiable, Hashable, Sendable {
  public enum Kind: String, Codable, Sendable, CaseIterable {
    case stock, fund, crypto
    /// Held because an import named it, but not in the market: it has no quote and cannot be traded.
    case unlisted
  }

  public var symbol: Symbol
  /// The full name: "Apple Inc."
  public var name: String
  public var kind: Kind
  /// What it does, in a few sentences.
  public var about: String
  /// Labelled particulars, such as ("CEO", "Tim Cook"), in reading order.
  public var facts: [Fact]
  /// Words it is also found by: "iphone", "technology".
  public var tags: [String]
  /// True if a part of a share may be traded.
  public var isFractional: Bool

  public var id: Symbol { symbol }

  public struct Fact: Hashable, Sendable {
    public var label: String
    public var value: String

    public init(_ label: String, _ value: String) {
      self.label = label
      self.value = value
    }
  }

  public init(
    symbol: Symbol, name: String, kind: Kind, about: String = "", facts: [Fact] = [], tags: [String] = [],
    isFractional: Bool = true
  ) {
    self.symbol = symbol
    self.name = name
    self.kind = kind
    self.about = about
    self.facts = facts
    self.tags = tags
    self.isFractional = isFractional
  }

  /// The decimal places of a quantity: 6 of a fractional share, 8 of a coin.
  public var quantityPlaces: Int {
    switch kind {
    case .crypto: 8
    case .stock, .fund, .unlisted: isFractional ? 6 : 0
    }
  }

  /// The step between neighbouring prices at a price: a cent from a dollar up, a hundredth of a cent below; a millionth
  /// of a dollar for coins below a dollar.
  public func tick(at price: Decimal) -> Decimal {
    if price >= 1 { return Decimal(sign: .plus, exponent: -2, significand: 1) }
    return Decimal(sign: .plus, exponent: kind == .crypto ? -6 : -4, significand: 1)
  }
}

/// The figures below an instrument's chart. Nil where a figure makes no sense: a fund has no earnings.
public struct InstrumentStats: Hashable, Sendable {
  public var open: Decimal
  public var high: Decimal
  public var low: Decimal
  /// Shares or coins traded today.
  public var volume: Decimal
  /// The mean volume of the last thirty trading days.
  public var averageVolume: Decimal
  public var yearHigh: Decimal
  public var yearLow: Decimal
  public var marketCap: Decimal?
  public var priceToEarnings: Decimal?
  /// The dividends of a year as a fraction of the price: 0.0045 is 0.45 %.
  public var dividendYield: Decimal?

  public init(
    open: Decimal, high: Decimal, low: Decimal, volume: Decimal, averageVolume: Decimal, yearHigh: Decimal,
    yearLow: Decimal, marketCap: Decimal? = nil, priceToEarnings: Decimal? = nil, dividendYield: Decimal? = nil
  ) {
    self.open = open
    self.high = high
    self.low = low
    self.volume = volume
    self.averageVolume = averageVolume
    self.yearHigh = yearHigh
    self.yearLow = yearLow
    self.marketCap = marketCap
    self.priceToEarnings = priceToEarnings
    self.dividendYield = dividendYield
  }
}
