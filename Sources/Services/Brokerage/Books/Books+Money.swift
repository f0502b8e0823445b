// Transfers and dividends in the books.

import Foundation

extension Books {
  func banks() throws -> [Bank] {
    try database.all("SELECT id, name, digits FROM bank ORDER BY id") {
      Bank(id: $0.int(0), name: $0.text(1), lastDigits: $0.text(2))
    }
  }

  // MARK: Transfers

  private static func transfer(_ row: SQLRow) -> Transfer {
    Transfer(
      id: row.int(0), account: row.int(1), bank: row.int(2),
      direction: TransferDirection(rawValue: row.text(3)) ?? .deposit,
      amount: FixedPoint.decimal(cents: row.integer(4)),
      instant: FixedPoint.decimal(cents: row.integer(5)), state: Transfer.State(rawValue: row.text(6)) ?? .pending,
      started: row.moment(7).date, completes: row.moment(8).date)
  }

  private static let transferColumns =
    "id, account, bank, direction, amount, instant, state, started, completes"

  func transfers(of account: Account.ID) throws -> [Transfer] {
    try database.all(
      "SELECT \(Self.transferColumns) FROM transfer WHERE account = ? ORDER BY started DESC, id DESC", [.id(account)],
      make: Self.transfer)
  }

  func pendingTransfers(through end: Moment) throws -> [(id: Transfer.ID, completes: Moment)] {
    try database.all(
      "SELECT id, completes FROM transfer WHERE state = 'pending' AND completes <= ? ORDER BY id", [.moment(end)]
    ) { ($0.int(0), $0.moment(1)) }
  }

  /// The money of deposits that may be spent but has not come yet.
  func advanced(to account: Account.ID) throws -> Cents {
    try database.first(
      """
      SELECT COALESCE(SUM(instant), 0) FROM transfer
      WHERE account = ? AND state = 'pending' AND direction = 'deposit'
      """, [.id(account)]
    ) { $0.integer(0) } ?? 0
  }

  func addTransfer(
    _ direction: TransferDirection, _ amount: Cents, instant: Cents, account: Account.ID, bank: Bank.ID,
    started: Moment, completes: Moment
  ) throws -> Transfer {
    guard try database.first("SELECT 1 FROM bank WHERE id = ?", [.id(bank)], make: { _ in true }) != nil else {
      throw BrokerError.unknownBank(bank)
    }
    let id = try database.insert(
      """
      INSERT INTO transfer (account, bank, direction, amount, instant, state, started, completes)
      VALUES (?, ?, ?, ?, ?, 'pending', ?, ?)
      """,
      [
        .id(account), .id(bank), .text(direction.rawValue), .integer(amount), .integer(instant), .moment(started),
        .moment(completes),
      ])
    let now = direction == .deposit ? instant : -amount
    if now != 0 { try addTransferEntry(id, now, account: account, direction: direction, at: started) }
    return try transfer(id)
  }

  private func transfer(_ id: Transfer.ID) throws -> Transfer {
    let transfer = try database.first(
      "SELECT \(Self.transferColumns) FROM transfer WHERE id = ?", [.id(id)], make: Self.transfer)
    guard let transfer else { throw BrokerError.storage(file: database.name, problem: "transfer \(id) is missing") }
    return transfer
  }

  private func addTransferEntry(
    _ id: Transfer.ID, _ amount: Cents, account: Account.ID, direction: TransferDirection, at time: Moment
  ) throws {
    try add(
      Entry(
        account: account, time: time, kind: direction == .deposit ? .deposit : .withdrawal, amount: amount,
        transfer: id))
  }

  /// The rest of a deposit comes.
  func complete(_ id: Transfer.ID, at time: Moment) throws -> Transfer {
    try database.run("UPDATE transfer SET state = 'completed' WHERE id = ?", [.id(id)])
    let transfer = try transfer(id)
    let rest = FixedPoint.cents(transfer.amount - transfer.instant) ?? 0
    if transfer.direction == .deposit, rest > 0 {
      try addTransferEntry(id, rest, account: transfer.account, direction: .deposit, at: time)
    }
    return transfer
  }

  // MARK: Dividends

  /// A dividend that an account will be paid.
  struct Entitlement {
    var id: Int
    var pay: Moment
  }

  func addEntitlement(
    _ account: Account.ID, _ dividend: Dividend, quantity: Units, amount: Cents
  ) throws -> Entitlement {
    let pay = Moment(dividend.payTime)
    let id = try database.insert(
      "INSERT INTO entitlement (account, symbol, ex, pay, quantity, amount) VALUES (?, ?, ?, ?, ?, ?)",
      [
        .id(account), .symbol(dividend.symbol), .moment(Moment(dividend.exTime)), .moment(pay), .integer(quantity),
        .integer(amount),
      ])
    return Entitlement(id: id, pay: pay)
  }

  func unpaid(through end: Moment) throws -> [Entitlement] {
    try database.all("SELECT id, pay FROM entitlement WHERE paid = 0 AND pay <= ? ORDER BY id", [.moment(end)]) {
      Entitlement(id: $0.int(0), pay: $0.moment(1))
    }
  }

  /// Marks a dividend as paid; returns what to add to the journal.
  func payment(of id: Int, at time: Moment) throws -> Entry? {
    let entry = try database.first(
      "SELECT account, symbol, quantity, amount FROM entitlement WHERE id = ? AND paid = 0", [.id(id)]
    ) { row in
      let symbol = row.symbol(1)
      let shares = FixedPoint.decimal(units: row.integer(2)).grouped
      return Entry(
        account: row.int(0), time: time, kind: .dividend, symbol: symbol, amount: row.integer(3),
        text: "Dividend of \(symbol.ticker) for \(shares) shares")
    }
    try database.run("UPDATE entitlement SET paid = 1 WHERE id = ?", [.id(id)])
    return entry
  }

  // MARK: Settlement

  /// The proceeds of sales since a moment.
  func proceeds(of account: Account.ID, since start: Moment) throws -> Cents {
    try database.first(
      "SELECT COALESCE(SUM(amount), 0) FROM journal WHERE account = ? AND kind = 'sell' AND time >= ?",
      [.id(account), .moment(start)]
    ) { $0.integer(0) } ?? 0
  }
}
