// The floor of the books: the rows that an order leaves, written by hand and checked by nobody.

import Foundation

#if canImport(SQLite3)
  import SQLite3
#else
  import CSQLite
#endif

/// A file with the six rows of each filled order: the order, two states, a fill, a lot and an entry of the journal. Each
/// order is a transaction of its own, in the same mode as the books.
final class BareInserts {
  private var handle: OpaquePointer?
  private var statements: [OpaquePointer?] = []
  private var count: Int64 = 0

  private static let tables: [(name: String, columns: Int)] = [
    ("orders", 20), ("order_event", 3), ("order_event", 3), ("fill", 5), ("lot", 6), ("journal", 12),
  ]

  init(_ path: String) {
    sqlite3_open(path, &handle)
    execute("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
    execute("PRAGMA wal_autocheckpoint = 4000")
    for (name, columns) in Self.tables {
      let names = (0..<columns).map { "c\($0)" }
      execute("CREATE TABLE IF NOT EXISTS \(name) (id INTEGER PRIMARY KEY, \(names.joined(separator: ", ")))")
      let marks = names.map { _ in "?" }.joined(separator: ", ")
      statements.append(prepare("INSERT INTO \(name) (\(names.joined(separator: ", "))) VALUES (\(marks))"))
    }
    statements += [prepare("BEGIN IMMEDIATE"), prepare("COMMIT")]
  }

  deinit {
    for statement in statements { sqlite3_finalize(statement) }
    sqlite3_close(handle)
  }

  private func execute(_ sql: String) { sqlite3_exec(handle, sql, nil, nil, nil) }

  private func prepare(_ sql: String) -> OpaquePointer? {
    var statement: OpaquePointer?
    sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
    return statement
  }

  private func step(_ statement: OpaquePointer?) -> Bool {
    defer { sqlite3_reset(statement) }
    return sqlite3_step(statement) == SQLITE_DONE
  }

  func write(orders: Int) throws {
    for _ in 0..<orders {
      count += 1
      var isWritten = step(statements[Self.tables.count])
      for (index, (_, columns)) in Self.tables.enumerated() {
        for column in 1...Int32(columns) {
          sqlite3_bind_int64(statements[index], column, 1_700_000_000_000_000 + count * Int64(column))
        }
        isWritten = step(statements[index]) && isWritten
      }
      guard step(statements[Self.tables.count + 1]), isWritten else { throw CocoaError(.fileWriteUnknown) }
    }
  }
}
