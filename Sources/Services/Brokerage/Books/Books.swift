// The books: accounts and everything in them, on SQLite. Methods that change something are to be called within a
// transaction.

import Foundation

final class Books {
  let database: Database
  /// Until when everything has been booked.
  private(set) var time: Moment
  /// The time that the file has: it is behind where nothing had to be booked.
  private var written: Moment

  /// Opens or makes the books of a market.
  init(_ url: URL?, seed: UInt64, now: Moment) throws {
    let database = try Database(url)
    self.database = database
    let isNew = try database.first("SELECT 1 FROM sqlite_master WHERE name = 'meta'") { _ in true } == nil
    if isNew {
      guard try database.first("SELECT 1 FROM sqlite_master LIMIT 1", make: { _ in true }) == nil else {
        throw BrokerError.storage(
          file: database.name, problem: "it is a database of something else; choose another file")
      }
      try database.transaction {
        try database.execute(Schema.script)
        try database.run(
          "INSERT INTO meta (key, value) VALUES ('schema', ?), ('seed', ?), ('time', ?)",
          [.integer(Schema.version), .integer(Int64(bitPattern: seed)), .moment(now)])
      }
    }
    func meta(_ key: String) throws -> Int64? {
      try database.first("SELECT value FROM meta WHERE key = ?", [.text(key)]) { $0.integer(0) }
    }
    guard try meta("schema") == Schema.version else {
      throw BrokerError.storage(file: database.name, problem: "it was made by another version; choose another file")
    }
    let made = UInt64(bitPattern: try meta("seed") ?? 0)
    guard made == seed else {
      throw BrokerError.storage(
        file: database.name, problem: "its market has the seed \(made), not \(seed); open it with that seed")
    }
    time = Moment(microseconds: try meta("time") ?? now.microseconds)
    written = time
  }

  /// One booking: all of it, or nothing. The books' time moves with it.
  func book<T>(at moment: Moment, _ body: () throws -> T) throws -> T {
    let before = (time, written)
    do {
      return try database.transaction {
        time = max(time, moment)
        if moment > written {
          written = moment
          try database.run("UPDATE meta SET value = ? WHERE key = 'time'", [.moment(moment)])
        }
        return try body()
      }
    } catch {
      (time, written) = before
      throw error
    }
  }

  /// Nothing had to be booked until then.
  func pass(to moment: Moment) { time = max(time, moment) }

  // MARK: Accounts

  private static func account(_ row: SQLRow) -> Account {
    Account(
      id: row.int(0), name: row.text(1), kind: Account.Kind(rawValue: row.text(2)) ?? .paper,
      opened: row.moment(3).date)
  }

  func accounts() throws -> [Account] {
    try database.all("SELECT id, name, kind, opened FROM account ORDER BY id", make: Self.account)
  }

  func account(_ id: Account.ID) throws -> Account {
    let account = try database.first(
      "SELECT id, name, kind, opened FROM account WHERE id = ?", [.id(id)], make: Self.account)
    guard let account else { throw BrokerError.unknownAccount(id) }
    return account
  }

  @discardableResult
  func addAccount(named name: String, kind: Account.Kind, opened: Moment) throws -> Account.ID {
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !name.isEmpty else { throw BrokerError.account(.noName) }
    guard try database.first("SELECT 1 FROM account WHERE name = ?", [.text(name)], make: { _ in true }) == nil else {
      throw BrokerError.account(.nameTaken(name))
    }
    return try database.insert(
      "INSERT INTO account (name, kind, opened) VALUES (?, ?, ?)",
      [.text(name), .text(kind.rawValue), .moment(opened)])
  }

  struct Balance {
    var cash: Cents
    var reserved: Cents
    var realized: Cents
    var income: Cents
    /// Deposits less withdrawals, and the value of shares that came without payment.
    var moved: Cents
  }

  func balance(of account: Account.ID) throws -> Balance {
    let balance = try database.first(
      "SELECT cash, reserved, realized, income, moved FROM account WHERE id = ?", [.id(account)]
    ) {
      Balance(
        cash: $0.integer(0), reserved: $0.integer(1), realized: $0.integer(2), income: $0.integer(3),
        moved: $0.integer(4))
    }
    guard let balance else { throw BrokerError.unknownAccount(account) }
    return balance
  }

  func changeReserve(of account: Account.ID, by cents: Cents) throws {
    guard cents != 0 else { return }
    try database.run("UPDATE account SET reserved = reserved + ? WHERE id = ?", [.integer(cents), .id(account)])
  }

  // MARK: Holdings

  struct Holding {
    var symbol: Symbol
    var quantity: Units
    var reserved: Units
    var available: Units { quantity - reserved }
  }

  private static func holding(_ row: SQLRow) -> Holding {
    Holding(symbol: row.symbol(0), quantity: row.integer(1), reserved: row.integer(2))
  }

  func holdings(of account: Account.ID) throws -> [Holding] {
    try database.all(
      "SELECT symbol, quantity, reserved FROM holding WHERE account = ? AND quantity > 0 ORDER BY symbol",
      [.id(account)], make: Self.holding)
  }

  func holding(of account: Account.ID, _ symbol: Symbol) throws -> Holding {
    try database.first(
      "SELECT symbol, quantity, reserved FROM holding WHERE account = ? AND symbol = ?",
      [.id(account), .symbol(symbol)], make: Self.holding) ?? Holding(symbol: symbol, quantity: 0, reserved: 0)
  }

  func heldSymbols() throws -> Set<Symbol> {
    Set(try database.all("SELECT DISTINCT symbol FROM holding WHERE quantity > 0") { $0.symbol(0) })
  }

  func changeReserve(of account: Account.ID, _ symbol: Symbol, by quantity: Units) throws {
    guard quantity != 0 else { return }
    try database.run(
      "UPDATE holding SET reserved = reserved + ? WHERE account = ? AND symbol = ?",
      [.integer(quantity), .id(account), .symbol(symbol)])
  }

  private func changeHolding(
    of account: Account.ID, _ symbol: Symbol, by quantity: Units, reserving reserved: Units = 0
  ) throws {
    // Not always an upsert: its row would be checked for a negative quantity before the conflict is seen.
    let sql =
      quantity < 0
      ? "UPDATE holding SET quantity = quantity + ?3, reserved = reserved + ?4 WHERE account = ?1 AND symbol = ?2"
      : """
      INSERT INTO holding (account, symbol, quantity, reserved) VALUES (?1, ?2, ?3, ?4)
      ON CONFLICT (account, symbol) DO UPDATE SET quantity = quantity + ?3, reserved = reserved + ?4
      """
    try database.run(sql, [.id(account), .symbol(symbol), .integer(quantity), .integer(reserved)])
  }

  // MARK: Lots

  struct LotRecord {
    var id: Int
    var acquired: Moment
    var remaining: Units
    var cost: Cents
    var isKnown: Bool
  }

  private static func lot(_ row: SQLRow) -> LotRecord {
    LotRecord(
      id: row.int(0), acquired: row.moment(1), remaining: row.integer(2), cost: row.integer(3),
      isKnown: row.integer(4) != 0)
  }

  /// The oldest first.
  func lots(of account: Account.ID, _ symbol: Symbol) throws -> [LotRecord] {
    try database.all(
      """
      SELECT id, acquired, remaining, cost, known FROM lot
      WHERE account = ? AND symbol = ? AND remaining > 0 ORDER BY acquired, id
      """, [.id(account), .symbol(symbol)], make: Self.lot)
  }

  func costBasis(of account: Account.ID) throws -> Cents {
    try database.first(
      "SELECT COALESCE(SUM(cost), 0) FROM lot WHERE account = ? AND remaining > 0", [.id(account)]
    ) { $0.integer(0) } ?? 0
  }

  /// Takes a quantity from the oldest lots and returns what it had cost.
  private func takeLots(of account: Account.ID, _ symbol: Symbol, quantity: Units) throws -> Cents {
    var (left, cost): (Units, Cents) = (quantity, 0)
    while left > 0 {
      let oldest = try database.first(
        """
        SELECT id, acquired, remaining, cost, known FROM lot
        WHERE account = ? AND symbol = ? AND remaining > 0 ORDER BY acquired, id LIMIT 1
        """, [.id(account), .symbol(symbol)], make: Self.lot)
      guard let oldest else {
        throw BrokerError.rejected(
          .notEnoughShares(
            symbol, wanted: FixedPoint.decimal(units: quantity), available: FixedPoint.decimal(units: quantity - left)))
      }
      let taken = min(left, oldest.remaining)
      let part =
        taken == oldest.remaining
        ? oldest.cost : FixedPoint.product(oldest.cost, taken, over: oldest.remaining, .nearest)
      try database.run(
        "UPDATE lot SET remaining = remaining - ?, cost = cost - ? WHERE id = ?",
        [.integer(taken), .integer(part), .id(oldest.id)])
      (left, cost) = (left - taken, cost + part)
    }
    return cost
  }

  // MARK: Journal

  /// What happened, before it is booked.
  struct Entry {
    var account: Account.ID
    var time: Moment
    var kind: Activity.Kind
    var symbol: Symbol?
    /// Came (positive) or went (negative).
    var quantity: Units = 0
    var price: Units?
    /// Came (positive) or went (negative).
    var amount: Cents = 0
    var order: Order.ID?
    var transfer: Transfer.ID?
    var text: String?
    /// What more of the cash, and of the symbol's shares, is set aside from now on; less if negative.
    var reserved: Cents = 0
    var reservedShares: Units = 0
    /// False if the file of an import does not say what the shares cost.
    var isCostKnown = true
  }

  /// Adds to the journal and to all that follows from it: cash, holdings, lots and gains.
  func add(_ entry: Entry) throws {
    var (basis, gain): (Cents, Cents) = (0, 0)
    if let symbol = entry.symbol, entry.quantity != 0, entry.kind != .split {
      if entry.quantity > 0 {
        basis = entry.kind == .receipt ? Self.worth(of: entry) : -entry.amount
        try database.run(
          "INSERT INTO lot (account, symbol, acquired, remaining, cost, known) VALUES (?, ?, ?, ?, ?, ?)",
          [
            .id(entry.account), .symbol(symbol), .moment(entry.time), .integer(entry.quantity), .integer(basis),
            .integer(entry.isCostKnown ? 1 : 0),
          ])
      } else {
        basis = -(try takeLots(of: entry.account, symbol, quantity: -entry.quantity))
        gain = entry.kind.isTransfer ? 0 : entry.amount + basis
      }
      try changeHolding(of: entry.account, symbol, by: entry.quantity, reserving: entry.reservedShares)
    }
    let moved = entry.kind.isTransfer ? entry.amount + basis : 0
    try database.run(
      """
      UPDATE account SET cash = cash + ?, realized = realized + ?, income = income + ?, moved = moved + ?,
        reserved = reserved + ? WHERE id = ?
      """,
      [
        .integer(entry.amount), .integer(gain), .integer(entry.kind.isIncome ? entry.amount : 0), .integer(moved),
        .integer(entry.reserved), .id(entry.account),
      ])
    try database.run(
      """
      INSERT INTO journal
        (account, time, kind, symbol, quantity, price, amount, basis, gain, order_id, transfer_id, text)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        .id(entry.account), .moment(entry.time), .text(entry.kind.rawValue),
        .optional(entry.symbol?.rawValue), .integer(entry.quantity), .optional(entry.price), .integer(entry.amount),
        .integer(basis), .integer(gain), .optional(entry.order.map(Int64.init)),
        .optional(entry.transfer.map(Int64.init)), .optional(entry.text),
      ])
  }

  private static func worth(of entry: Entry) -> Cents {
    entry.price.map { FixedPoint.cost(entry.quantity, at: $0) } ?? 0
  }

  /// Gives new shares for old ones: the lots keep their cost.
  func split(_ account: Account.ID, _ symbol: Symbol, adding quantity: Units, at time: Moment, text: String?) throws {
    let lots = try lots(of: account, symbol)
    let held = lots.reduce(0) { $0 + $1.remaining }
    guard held > 0, held + quantity > 0 else { return }
    // Each lot's share, rounded down; the last one has the rest.
    var left = held + quantity
    for (index, lot) in lots.enumerated() {
      let part =
        index == lots.count - 1 ? left : FixedPoint.product(lot.remaining, held + quantity, over: held, .down)
      left -= part
      try database.run("UPDATE lot SET remaining = ? WHERE id = ?", [.integer(part), .id(lot.id)])
    }
    try changeHolding(of: account, symbol, by: quantity)
    try add(Entry(account: account, time: time, kind: .split, symbol: symbol, quantity: quantity, text: text))
  }

  struct JournalRow {
    var time: Moment
    var kind: Activity.Kind
    var symbol: Symbol?
    var quantity: Units
    var amount: Cents
  }

  /// In the order of time.
  func journal(of account: Account.ID, after start: Moment? = nil) throws -> [JournalRow] {
    try database.all(
      """
      SELECT time, kind, symbol, quantity, amount FROM journal
      WHERE account = ? AND time > ? ORDER BY time, id
      """, [.id(account), .integer(start?.microseconds ?? .min)]
    ) {
      JournalRow(
        time: $0.moment(0), kind: Activity.Kind(rawValue: $0.text(1)) ?? .adjustment,
        symbol: $0.optionalText(2).map { Symbol($0) }, quantity: $0.integer(3), amount: $0.integer(4))
    }
  }

  func activity(of account: Account.ID, _ symbol: Symbol?) throws -> [Activity] {
    try database.all(
      """
      SELECT id, time, kind, symbol, quantity, price, amount, gain, order_id, transfer_id, text FROM journal
      WHERE account = ?1 AND (?2 IS NULL OR symbol = ?2) ORDER BY time DESC, id DESC
      """, [.id(account), .optional(symbol?.rawValue)]
    ) { row in
      var activity = Activity(
        id: row.int(0), account: account, time: row.moment(1).date,
        kind: Activity.Kind(rawValue: row.text(2)) ?? .adjustment, symbol: row.optionalText(3).map { Symbol($0) },
        quantity: FixedPoint.decimal(units: row.integer(4)),
        price: row.optionalInteger(5).map { FixedPoint.decimal(units: $0) },
        amount: FixedPoint.decimal(cents: row.integer(6)), gain: FixedPoint.decimal(cents: row.integer(7)),
        order: row.optionalInteger(8).map { Int($0) }, transfer: row.optionalInteger(9).map { Int($0) }, text: "")
      activity.text = row.optionalText(10) ?? activity.sentence
      return activity
    }
  }
}

extension Activity {
  /// What a row of the journal says that was not given a text.
  var sentence: String {
    let ticker = symbol?.ticker ?? ""
    return switch kind {
    case .buy: "Bought \(quantity.grouped) \(ticker) at \((price ?? 0).inDollars)"
    case .sell: "Sold \(quantity.magnitude.grouped) \(ticker) at \((price ?? 0).inDollars)"
    case .deposit: "Deposit"
    case .withdrawal: "Withdrawal"
    case .dividend: "Dividend of \(ticker)"
    case .interest: "Interest"
    case .tax: "Tax"
    case .fee: "Fee"
    case .lending: "Stock lending"
    case .split: "Split of \(ticker): \(quantity.grouped) more shares"
    case .receipt: "Received \(quantity.grouped) \(ticker)"
    case .adjustment: "Adjustment"
    }
  }
}
