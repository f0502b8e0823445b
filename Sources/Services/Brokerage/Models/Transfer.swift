// Money that comes from a bank or goes there.

import Foundation

public struct Bank: Identifiable, Hashable, Sendable {
  public var id: Int
  /// "Harbor Bank Checking"
  public var name: String
  /// The last four digits of the account's number.
  public var lastDigits: String

  public init(id: Int, name: String, lastDigits: String) {
    self.id = id
    self.name = name
    self.lastDigits = lastDigits
  }
}

public enum TransferDirection: String, Codable, Sendable, CaseIterable {
  case deposit, withdrawal
}

public struct Transfer: Identifiable, Hashable, Sendable {
  public enum State: String, Codable, Sendable, CaseIterable {
    case pending, completed
  }

  public typealias ID = Int

  public var id: ID
  public var account: Account.ID
  public var bank: Bank.ID
  public var direction: TransferDirection
  /// Positive in both directions.
  public var amount: Decimal
  /// What a deposit gave at once; the rest comes when it is completed.
  public var instant: Decimal
  public var state: State
  public var started: Date
  /// When it is or will be completed.
  public var completes: Date

  public init(
    id: ID, account: Account.ID, bank: Bank.ID, direction: TransferDirection, amount: Decimal, instant: Decimal,
    state: State, started: Date, completes: Date
  ) {
    self.id = id
    self.account = account
    self.bank = bank
    self.direction = direction
    self.amount = amount
    self.instant = instant
    self.state = state
    self.started = started
    self.completes = completes
  }
}
