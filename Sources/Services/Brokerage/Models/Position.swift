// What an account holds of one instrument, and the purchases it consists of.

import Foundation

public struct Position: Identifiable, Hashable, Sendable {
  public var account: Account.ID
  public var instrument: Instrument
  public var quantity: Decimal
  /// Promised to open sell orders.
  public var reserved: Decimal
  /// From the oldest, which is sold first, to the newest.
  public var lots: [Lot]
  /// Nil for an instrument that is not in the market.
  public var quote: Quote?
  /// What today did to this position: price changes of what was held and the gains of today's trades.
  public var dayChange: Decimal

  public var id: Symbol { instrument.symbol }
  public var symbol: Symbol { instrument.symbol }

  public init(
    account: Account.ID, instrument: Instrument, quantity: Decimal, reserved: Decimal, lots: [Lot], quote: Quote?,
    dayChange: Decimal
  ) {
    self.account = account
    self.instrument = instrument
    self.quantity = quantity
    self.reserved = reserved
    self.lots = lots
    self.quote = quote
    self.dayChange = dayChange
  }

  /// What may be sold.
  public var available: Decimal { quantity - reserved }

  public var costBasis: Decimal { lots.reduce(0) { $0 + $1.cost } }

  /// Per share, to four places; nil if the cost of a lot is not known.
  public var averageCost: Decimal? {
    guard quantity > 0, lots.allSatisfy(\.isCostKnown) else { return nil }
    return Rounding.nearest(costBasis / quantity, places: 4)
  }

  /// Nil without a quote.
  public var marketValue: Decimal? { quote.map { Rounding.toCents(quantity * $0.last) } }

  /// The gain if all were sold at the last price; nil without a quote or if the cost of a lot is not known.
  public var unrealizedGain: Decimal? {
    guard lots.allSatisfy(\.isCostKnown) else { return nil }
    return marketValue.map { $0 - costBasis }
  }

  /// The unrealized gain as a fraction of the cost.
  public var unrealizedFraction: Decimal? {
    guard let gain = unrealizedGain, costBasis > 0 else { return nil }
    return Rounding.nearest(gain / costBasis, places: 6)
  }

  /// Today's change as a fraction of the value before it.
  public var dayChangeFraction: Decimal {
    let before = (marketValue ?? 0) - dayChange
    return before <= 0 ? 0 : Rounding.nearest(dayChange / before, places: 6)
  }
}

/// What is left of one purchase.
public struct Lot: Identifiable, Hashable, Sendable {
  public var id: Int
  public var acquired: Date
  public var quantity: Decimal
  /// Of what is left, in dollars.
  public var cost: Decimal
  /// False for shares that came without a price, such as a gift: their cost counts as zero.
  public var isCostKnown: Bool

  public init(id: Int, acquired: Date, quantity: Decimal, cost: Decimal, isCostKnown: Bool = true) {
    self.id = id
    self.acquired = acquired
    self.quantity = quantity
    self.cost = cost
    self.isCostKnown = isCostKnown
  }
}
