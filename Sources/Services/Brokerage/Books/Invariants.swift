// What must always be true of the books.

import Foundation

/// The books contradict themselves: something is broken, or has been changed from outside.
public struct BrokenBooks: Error, CustomStringConvertible, LocalizedError, Sendable {
  /// One sentence for each contradiction.
  public var findings: [String]

  public var description: String { "The books do not add up: " + findings.joined(separator: "; ") }
  public var errorDescription: String? { description }
}

extension Books {
  /// Adds up the journal and compares, and reads every order's history. Costs time in proportion to everything there is.
  ///
  /// 1. Cash, realized gains, income and transfers of an account are the sums of its journal.
  /// 2. Cash and cost basis together are transfers, income and realized gains together.
  /// 3. Holdings are the sums of the journal and of the lots. None is negative; nor is cash of a paper account.
  /// 4. The fills of an order add up to its filled quantity, to its exact value in whole cents and to its journal.
  /// 5. An order's state fits its fills and has only moved forward; nothing is set aside for a final one.
  /// 6. What accounts and holdings set aside is the sum of what their orders do, and no more than they have.
  /// 7. Nothing has happened after the books' time.
  /// 8. The journal of a transfer is what has come or gone of it, and that of dividends is what has been paid.
  func checkInvariants() throws {
    var findings: [String] = []
    func expect(_ sql: String, _ describe: (SQLRow) -> String) throws {
      try database.rows(sql) { row in findings.append(describe(row)) }
    }
    try database.rows("PRAGMA integrity_check") { row in
      if row.text(0) != "ok" { findings.append("the file is damaged: \(row.text(0))") }
    }
    try database.rows("PRAGMA foreign_key_check") { row in findings.append("a row of \(row.text(0)) belongs to nothing")
    }
    for (column, sum) in [
      ("cash", "amount"), ("realized", "gain"),
      (
        "income",
        "CASE WHEN kind IN ('dividend', 'interest', 'tax', 'fee', 'lending', 'adjustment') THEN amount ELSE 0 END"
      ),
      ("moved", "CASE WHEN kind IN ('deposit', 'withdrawal', 'receipt') THEN amount + basis ELSE 0 END"),
    ] {
      try expect(
        """
        SELECT id, \(column), (SELECT COALESCE(SUM(\(sum)), 0) FROM journal WHERE account = account.id) AS total
        FROM account WHERE \(column) <> total
        """
      ) { "account \($0.integer(0)): \(column) is \($0.integer(1)), the journal adds up to \($0.integer(2))" }
    }
    try expect(
      """
      SELECT id, cash, (SELECT COALESCE(SUM(cost), 0) FROM lot WHERE account = account.id) AS basis,
        moved + income + realized AS sources FROM account WHERE cash + basis <> sources
      """
    ) { "account \($0.integer(0)): cash \($0.integer(1)) and cost \($0.integer(2)) are not \($0.integer(3))" }
    try expect("SELECT id, cash FROM account WHERE kind = 'paper' AND (cash < 0 OR cash < reserved)") {
      "account \($0.integer(0)): cash \($0.integer(1)) is less than what is set aside"
    }
    try expect(
      """
      SELECT account, symbol, quantity,
        (SELECT COALESCE(SUM(quantity), 0) FROM journal
          WHERE journal.account = holding.account AND journal.symbol = holding.symbol) AS moved,
        (SELECT COALESCE(SUM(remaining), 0) FROM lot
          WHERE lot.account = holding.account AND lot.symbol = holding.symbol) AS lots
      FROM holding WHERE quantity <> moved OR quantity <> lots OR quantity < 0
      """
    ) {
      "account \($0.integer(0)): \($0.integer(2)) \($0.text(1)) held, \($0.integer(3)) by the journal, \($0.integer(4)) in lots"
    }
    try expect(
      """
      SELECT account, symbol FROM (SELECT account, symbol FROM lot WHERE remaining > 0
        UNION SELECT account, symbol FROM journal WHERE symbol IS NOT NULL AND quantity <> 0)
      EXCEPT SELECT account, symbol FROM holding
      """
    ) { "account \($0.integer(0)): no holding of \($0.text(1))" }
    try expect("SELECT id FROM lot WHERE remaining < 0 OR cost < 0 OR (remaining = 0 AND cost <> 0)") {
      "lot \($0.integer(0)) is negative or has a cost without shares"
    }
    try expect(
      """
      WITH
        fills AS (SELECT order_id, SUM(quantity) AS traded, SUM(amount) AS paid FROM fill GROUP BY order_id),
        entries AS (SELECT order_id, SUM(ABS(quantity)) AS moved, SUM(ABS(amount)) AS booked FROM journal
          WHERE order_id IS NOT NULL GROUP BY order_id)
      SELECT id, filled, exact_cents + (exact_rest * 2 >= \(OrderRecord.restsPerCent)) AS exact
      FROM orders LEFT JOIN fills ON fills.order_id = id LEFT JOIN entries ON entries.order_id = id
      WHERE filled <> COALESCE(traded, 0) OR filled <> COALESCE(moved, 0)
        OR COALESCE(paid, 0) <> COALESCE(booked, 0) OR COALESCE(paid, 0) <> exact
      """
    ) { "order \($0.integer(0)): \($0.integer(1)) filled, its fills and journal say otherwise" }
    try expect(
      """
      SELECT id, state FROM orders WHERE
        (state = 'filled') <> (filled = quantity) OR (state = 'partiallyFilled' AND filled = 0)
        OR (state IN ('queued', 'open') AND filled > 0)
        OR (state IN ('filled', 'canceled', 'expired', 'rejected') AND (reserved <> 0 OR reserved_shares <> 0))
        OR (side = 'sell' AND state IN ('queued', 'open', 'partiallyFilled') AND reserved_shares <> quantity - filled)
      """
    ) { "order \($0.integer(0)) cannot be \($0.text(1))" }
    try expect(
      """
      SELECT id, reserved, (SELECT COALESCE(SUM(reserved), 0) FROM orders WHERE account = account.id) AS total
      FROM account WHERE reserved <> total
      """
    ) { "account \($0.integer(0)): \($0.integer(1)) set aside, the orders need \($0.integer(2))" }
    try expect(
      """
      SELECT account, symbol, reserved, (SELECT COALESCE(SUM(reserved_shares), 0) FROM orders
        WHERE orders.account = holding.account AND orders.symbol = holding.symbol) AS total
      FROM holding WHERE reserved <> total OR reserved > quantity
      """
    ) { "account \($0.integer(0)): \($0.integer(2)) \($0.text(1)) set aside, the orders need \($0.integer(3))" }
    try expect(
      """
      SELECT 'journal', COUNT(*) FROM journal WHERE time > \(time.microseconds) HAVING COUNT(*) > 0
      UNION ALL SELECT 'fill', COUNT(*) FROM fill WHERE time > \(time.microseconds) HAVING COUNT(*) > 0
      """
    ) { "\($0.integer(1)) rows of \($0.text(0)) are later than the books' time" }

    try expect(
      """
      SELECT id, CASE WHEN direction = 'withdrawal' THEN -amount WHEN state = 'completed' THEN amount ELSE instant END
          AS due,
        (SELECT COALESCE(SUM(amount), 0) FROM journal WHERE transfer_id = transfer.id) AS booked
      FROM transfer WHERE due <> booked
      """
    ) { "transfer \($0.integer(0)) should have moved \($0.integer(1)), the journal says \($0.integer(2))" }
    // An imported account comes with dividends of another broker.
    try expect(
      """
      SELECT id,
        (SELECT COALESCE(SUM(amount), 0) FROM entitlement WHERE account = account.id AND paid = 1) AS due,
        (SELECT COALESCE(SUM(amount), 0) FROM journal WHERE account = account.id AND kind = 'dividend') AS booked
      FROM account WHERE kind = 'paper' AND due <> booked
      """
    ) { "account \($0.integer(0)): dividends of \($0.integer(1)) were paid, the journal says \($0.integer(2))" }

    var last: [Int: OrderState] = [:]
    try database.rows("SELECT order_id, state FROM order_event ORDER BY id") { row in
      guard let state = OrderState(rawValue: row.text(1)) else {
        findings.append("order \(row.int(0)) was in an unknown state, \(row.text(1))")
        return
      }
      if let before = last[row.int(0)], !before.canMove(to: state) {
        findings.append("order \(row.int(0)) moved from \(before.rawValue) back to \(state.rawValue)")
      }
      last[row.int(0)] = state
    }
    try database.rows("SELECT id, state FROM orders") { row in
      if last[row.int(0)]?.rawValue != row.text(1) {
        findings.append("order \(row.int(0)) is \(row.text(1)), its history ends with another state")
      }
    }
    if !findings.isEmpty { throw BrokenBooks(findings: findings) }
  }
}
