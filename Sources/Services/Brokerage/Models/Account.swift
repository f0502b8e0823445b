// Who holds the money, and what all of it is worth.

import Foundation

public struct Account: Identifiable, Hashable, Sendable {
  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// Trades against the simulated market.
    case paper
    /// Made from a file of another broker's; it may be traded on, against the simulated market.
    case imported
  }

  public typealias ID = Int

  public var id: ID
  /// "Individual"
  public var name: String
  public var kind: Kind
  public var opened: Date

  public init(id: ID, name: String, kind: Kind, opened: Date) {
    self.id = id
    self.name = name
    self.kind = kind
    self.opened = opened
  }
}

/// An account at one moment, in dollars.
public struct Portfolio: Hashable, Sendable {
  public var account: Account.ID
  public var time: Date
  /// All cash, what orders have set aside included.
  public var cash: Decimal
  /// Cash that open orders have set aside.
  public var reserved: Decimal
  /// Cash that may leave: settled, and not set aside.
  public var withdrawable: Decimal
  /// The market value of all positions that have a quote.
  public var marketValue: Decimal
  /// Since the previous close, without deposits and withdrawals.
  public var dayChange: Decimal
  /// What the positions cost.
  public var costBasis: Decimal
  /// The gains of everything sold so far.
  public var realizedGain: Decimal
  /// Dividends, interest and fees so far.
  public var income: Decimal
  /// Positions without a quote; ``marketValue`` does not count them.
  public var unpriced: [Symbol]

  public init(
    account: Account.ID, time: Date, cash: Decimal, reserved: Decimal, withdrawable: Decimal, marketValue: Decimal,
    dayChange: Decimal, costBasis: Decimal, realizedGain: Decimal, income: Decimal, unpriced: [Symbol] = []
  ) {
    self.account = account
    self.time = time
    self.cash = cash
    self.reserved = reserved
    self.withdrawable = withdrawable
    self.marketValue = marketValue
    self.dayChange = dayChange
    self.costBasis = costBasis
    self.realizedGain = realizedGain
    self.income = income
    self.unpriced = unpriced
  }

  /// What may be spent.
  public var buyingPower: Decimal { cash - reserved }

  public var totalValue: Decimal { cash + marketValue }

  /// Since the previous close, as a fraction of the value then: 0.0352 is 3.52 %.
  public var dayChangeFraction: Decimal {
    let before = totalValue - dayChange
    return before == 0 ? 0 : Rounding.nearest(dayChange / before, places: 6)
  }
}
