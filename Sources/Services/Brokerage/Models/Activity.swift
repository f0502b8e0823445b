// What has happened in an account: the journal that all balances are the sum of.

import Foundation

public struct Activity: Identifiable, Hashable, Sendable {
  public enum Kind: String, Codable, Sendable, CaseIterable {
    case buy, sell
    case deposit, withdrawal
    case dividend, interest, tax, fee
    /// Income of lent shares.
    case lending
    case split
    /// Shares that came without a payment.
    case receipt
    /// Money from the broker, or back to it.
    case adjustment

    /// True for what comes from outside or leaves.
    public var isTransfer: Bool { self == .deposit || self == .withdrawal || self == .receipt }

    /// True for what is neither a trade nor a transfer.
    public var isIncome: Bool {
      switch self {
      case .dividend, .interest, .tax, .fee, .lending, .adjustment: true
      case .buy, .sell, .deposit, .withdrawal, .split, .receipt: false
      }
    }
  }

  public var id: Int
  public var account: Account.ID
  public var time: Date
  public var kind: Kind
  public var symbol: Symbol?
  /// Shares that came (positive) or went (negative).
  public var quantity: Decimal
  /// Per share, of a trade.
  public var price: Decimal?
  /// Cash that came (positive) or went (negative).
  public var amount: Decimal
  /// The gain of a sale.
  public var gain: Decimal
  public var order: Order.ID?
  public var transfer: Transfer.ID?
  /// One line for a person.
  public var text: String

  public init(
    id: Int, account: Account.ID, time: Date, kind: Kind, symbol: Symbol? = nil, quantity: Decimal = 0,
    price: Decimal? = nil, amount: Decimal, gain: Decimal = 0, order: Order.ID? = nil, transfer: Transfer.ID? = nil,
    text: String
  ) {
    self.id = id
    self.account = account
    self.time = time
    self.kind = kind
    self.symbol = symbol
    self.quantity = quantity
    self.price = price
    self.amount = amount
    self.gain = gain
    self.order = order
    self.transfer = transfer
    self.text = text
  }
}
