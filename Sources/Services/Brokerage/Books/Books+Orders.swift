// Orders and their fills in the books.

import Foundation

extension Books {
  private static let columns = """
    id, account, client, symbol, side, shares, dollars, limit_price, stop_price, force, extended, collar, quantity, filled,
    exact_cents, exact_rest, state, placed, updated, opens, triggered, expires, reserved, reserved_shares, reason
    """

  private static func record(_ row: SQLRow) -> OrderRecord {
    OrderRecord(
      id: row.int(0), account: row.int(1), client: row.text(2), symbol: row.symbol(3),
      side: OrderSide(rawValue: row.text(4)) ?? .buy, shares: row.optionalInteger(5), dollars: row.optionalInteger(6),
      limit: row.optionalInteger(7), stop: row.optionalInteger(8), force: TimeInForce(rawValue: row.text(9)) ?? .day,
      extended: row.integer(10) != 0, collar: row.optionalInteger(11), quantity: row.integer(12),
      filled: row.integer(13), exactCents: row.integer(14), exactRest: row.integer(15),
      state: OrderState(rawValue: row.text(16)) ?? .rejected, placed: row.moment(17), updated: row.moment(18),
      opens: row.moment(19), triggered: row.optionalMoment(20), expires: row.moment(21), reserved: row.integer(22),
      reservedShares: row.integer(23), reason: row.optionalText(24))
  }

  func liveOrders() throws -> [OrderRecord] {
    try database.all(
      "SELECT \(Self.columns) FROM orders WHERE state IN ('queued', 'open', 'partiallyFilled') ORDER BY id",
      make: Self.record)
  }

  func orderRecord(_ id: Order.ID) throws -> OrderRecord {
    let record = try database.first("SELECT \(Self.columns) FROM orders WHERE id = ?", [.id(id)], make: Self.record)
    guard let record else { throw BrokerError.unknownOrder(id) }
    return record
  }

  func orders(of account: Account.ID, _ symbol: Symbol?) throws -> [Order] {
    var fills: [Order.ID: [Fill]] = [:]
    try database.rows(
      """
      SELECT fill.id, fill.time, fill.quantity, fill.price, fill.amount, order_id FROM fill
      JOIN orders ON orders.id = order_id WHERE account = ?1 AND (?2 IS NULL OR symbol = ?2) ORDER BY fill.id
      """, [.id(account), .optional(symbol?.rawValue)]
    ) { fills[$0.int(5), default: []].append(Self.fill($0)) }
    return try database.all(
      """
      SELECT \(Self.columns) FROM orders WHERE account = ?1 AND (?2 IS NULL OR symbol = ?2)
      ORDER BY placed DESC, id DESC
      """, [.id(account), .optional(symbol?.rawValue)]
    ) { row in
      let record = Self.record(row)
      return record.order(with: fills[record.id] ?? [])
    }
  }

  private static func fill(_ row: SQLRow) -> Fill {
    Fill(
      id: row.int(0), time: row.moment(1).date, quantity: FixedPoint.decimal(units: row.integer(2)),
      price: FixedPoint.decimal(units: row.integer(3)), amount: FixedPoint.decimal(cents: row.integer(4)))
  }

  func order(_ record: OrderRecord) throws -> Order {
    guard record.filled > 0 else { return record.order(with: []) }
    return record.order(
      with: try database.all(
        "SELECT id, time, quantity, price, amount FROM fill WHERE order_id = ? ORDER BY id", [.id(record.id)],
        make: Self.fill))
  }

  func order(ofClient client: String, in account: Account.ID) throws -> Order.ID? {
    try database.first(
      "SELECT id FROM orders WHERE account = ? AND client = ?", [.id(account), .text(client)]
    ) { $0.int(0) }
  }

  /// Writes a new order and sets aside what it needs; the record gets its id.
  ///
  /// - Parameters:
  ///   - state: The state in which it was placed.
  ///   - trade: What has been traded at once; the record counts it already.
  func insert(_ record: inout OrderRecord, as state: OrderState, with trade: Trade?) throws {
    record.id = try database.insert(
      """
      INSERT INTO orders (account, client, symbol, side, shares, dollars, limit_price, stop_price, force, extended,
        collar, quantity, filled, exact_cents, exact_rest, state, placed, updated, opens, triggered, expires, reserved,
        reserved_shares)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        .id(record.account), .text(record.client), .symbol(record.symbol), .text(record.side.rawValue),
        .optional(record.shares), .optional(record.dollars), .optional(record.limit), .optional(record.stop),
        .text(record.force.rawValue), .integer(record.extended ? 1 : 0), .optional(record.collar),
        .integer(record.quantity), .integer(record.filled), .integer(record.exactCents), .integer(record.exactRest),
        .text(record.state.rawValue), .moment(record.placed), .moment(record.updated), .moment(record.opens),
        .optional(record.triggered), .moment(record.expires), .integer(record.reserved),
        .integer(record.reservedShares),
      ])
    try addEvent(record.id, state, at: record.placed)
    if trade != nil { try addEvent(record, from: state) }
    try settle(record, setAside: record.reserved, shares: record.reservedShares, with: trade)
  }

  private func addEvent(_ id: Order.ID, _ state: OrderState, at time: Moment) throws {
    try database.run(
      "INSERT INTO order_event (order_id, time, state) VALUES (?, ?, ?)",
      [.id(id), .moment(time), .text(state.rawValue)])
  }

  private func addEvent(_ record: OrderRecord, from old: OrderState) throws {
    precondition(old.canMove(to: record.state), "an order's state moves forward only")
    try addEvent(record.id, record.state, at: record.updated)
  }

  /// A part of an order that has been traded.
  struct Trade {
    var quantity: Units
    var price: Units
    var amount: Cents
    var time: Moment
  }

  /// Writes what has changed since `old`: the state, what is set aside, and a trade with what it does to cash and shares.
  func update(_ record: OrderRecord, from old: OrderRecord, with trade: Trade? = nil) throws {
    try database.run(
      """
      UPDATE orders SET quantity = ?, filled = ?, exact_cents = ?, exact_rest = ?, state = ?, updated = ?, triggered = ?,
        reserved = ?, reserved_shares = ?, reason = ? WHERE id = ?
      """,
      [
        .integer(record.quantity), .integer(record.filled), .integer(record.exactCents), .integer(record.exactRest),
        .text(record.state.rawValue), .moment(record.updated), .optional(record.triggered),
        .integer(record.reserved), .integer(record.reservedShares), .optional(record.reason), .id(record.id),
      ])
    if record.state != old.state || record.filled != old.filled {
      try addEvent(record, from: old.state)
    }
    try settle(
      record, setAside: record.reserved - old.reserved, shares: record.reservedShares - old.reservedShares, with: trade)
  }

  /// Sets more aside, or less, and writes a trade with what it does to cash and shares.
  private func settle(_ record: OrderRecord, setAside money: Cents, shares: Units, with trade: Trade?) throws {
    guard let trade else {
      try changeReserve(of: record.account, by: money)
      return try changeReserve(of: record.account, record.symbol, by: shares)
    }
    try database.run(
      "INSERT INTO fill (order_id, time, quantity, price, amount) VALUES (?, ?, ?, ?, ?)",
      [
        .id(record.id), .moment(trade.time), .integer(trade.quantity), .integer(trade.price), .integer(trade.amount),
      ])
    let isBuy = record.side == .buy
    try add(
      Entry(
        account: record.account, time: trade.time, kind: isBuy ? .buy : .sell, symbol: record.symbol,
        quantity: isBuy ? trade.quantity : -trade.quantity, price: trade.price,
        amount: isBuy ? -trade.amount : trade.amount, order: record.id, reserved: money, reservedShares: shares))
  }
}
