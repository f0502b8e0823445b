// SQLite, as much of it as the books need.

import Foundation

#if canImport(SQLite3)
  import SQLite3
#else
  import CSQLite
#endif

enum SQLValue: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  case integer(Int64)
  case text(String)
  case null

  init(integerLiteral value: Int64) { self = .integer(value) }
  init(stringLiteral value: String) { self = .text(value) }

  static func id(_ value: Int) -> SQLValue { .integer(Int64(value)) }
  static func moment(_ value: Moment) -> SQLValue { .integer(value.microseconds) }
  static func symbol(_ value: Symbol) -> SQLValue { .text(value.rawValue) }
  static func optional(_ value: Int64?) -> SQLValue { value.map(SQLValue.integer) ?? .null }
  static func optional(_ value: Moment?) -> SQLValue { value.map(SQLValue.moment) ?? .null }
  static func optional(_ value: String?) -> SQLValue { value.map(SQLValue.text) ?? .null }
}

/// One row of an answer; columns are counted from zero.
struct SQLRow {
  fileprivate let statement: OpaquePointer

  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }
  func int(_ column: Int32) -> Int { Int(integer(column)) }
  func moment(_ column: Int32) -> Moment { Moment(microseconds: integer(column)) }
  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }
  func optionalInteger(_ column: Int32) -> Int64? { isNull(column) ? nil : integer(column) }
  func optionalMoment(_ column: Int32) -> Moment? { isNull(column) ? nil : moment(column) }
  func text(_ column: Int32) -> String { sqlite3_column_text(statement, column).map { String(cString: $0) } ?? "" }
  func optionalText(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }
  func symbol(_ column: Int32) -> Symbol { Symbol(text(column)) }
}

/// A connection. A file belongs to it alone until it is closed; a second connection is refused.
///
/// The file is in WAL mode and each transaction is written before `transaction` returns, so a process that dies leaves all
/// of a transaction or nothing. A power failure may lose the last transactions, whole ones.
final class Database {
  /// For messages.
  let name: String
  private var handle: OpaquePointer?
  private var statements: [String: OpaquePointer] = [:]

  /// Opens or makes a file; nil keeps everything in memory.
  init(_ url: URL?) throws {
    name = url?.path ?? "The memory"
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    let status = sqlite3_open_v2(url?.path ?? ":memory:", &handle, flags, nil)
    guard status == SQLITE_OK else {
      let problem = problem(status)
      sqlite3_close_v2(handle)
      handle = nil
      throw BrokerError.storage(file: name, problem: problem)
    }
    // A booking changes a row in each of a dozen places, and the log takes whole pages: small ones cost less.
    // The exclusive lock is taken by the first access and kept.
    // The log is moved into the file every 16 megabytes: pages that many bookings change are moved once.
    for pragma in [
      "page_size = 1024", "locking_mode = EXCLUSIVE", "journal_mode = WAL", "synchronous = NORMAL",
      "wal_autocheckpoint = 16000", "foreign_keys = ON",
    ] {
      try rows("PRAGMA \(pragma)") { _ in }
    }
  }

  deinit {
    for statement in statements.values { sqlite3_finalize(statement) }
    sqlite3_close_v2(handle)
  }

  private func problem(_ status: Int32) -> String {
    switch status & 0xff {
    case SQLITE_BUSY, SQLITE_LOCKED: "it is open in another program; close that first"
    case SQLITE_NOTADB: "it is not a database; choose another file"
    case SQLITE_CORRUPT: "it is damaged; restore a copy of it"
    case SQLITE_CANTOPEN: "it cannot be opened; check that its folder exists and may be written"
    case SQLITE_FULL: "the disk is full; make room"
    case SQLITE_READONLY: "it may not be written; change its permissions"
    default: String(cString: sqlite3_errmsg(handle))
    }
  }

  private func check(_ status: Int32) throws {
    guard status == SQLITE_OK || status == SQLITE_DONE || status == SQLITE_ROW else {
      throw BrokerError.storage(file: name, problem: problem(status))
    }
  }

  /// Runs statements that have no values, such as a schema.
  func execute(_ script: String) throws { try check(sqlite3_exec(handle, script, nil, nil, nil)) }

  private func prepared(_ sql: String) throws -> OpaquePointer {
    if let statement = statements[sql] { return statement }
    var statement: OpaquePointer?
    try check(sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil))
    guard let statement else { throw BrokerError.storage(file: name, problem: "an empty statement") }
    statements[sql] = statement
    return statement
  }

  /// SQLite copies the text before the call returns.
  private static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

  /// Calls `visit` with each row. The statement must not be run again from within.
  func rows(_ sql: String, _ values: [SQLValue] = [], visit: (SQLRow) throws -> Void) throws {
    let statement = try prepared(sql)
    defer { sqlite3_reset(statement) }
    for (index, value) in values.enumerated() {
      let position = Int32(index + 1)
      switch value {
      case .integer(let value): try check(sqlite3_bind_int64(statement, position, value))
      case .text(let value): try check(sqlite3_bind_text(statement, position, value, -1, Self.transient))
      case .null: try check(sqlite3_bind_null(statement, position))
      }
    }
    while true {
      let status = sqlite3_step(statement)
      guard status == SQLITE_ROW else { return try check(status) }
      try visit(SQLRow(statement: statement))
    }
  }

  func all<T>(_ sql: String, _ values: [SQLValue] = [], make: (SQLRow) throws -> T) throws -> [T] {
    var result: [T] = []
    try rows(sql, values) { result.append(try make($0)) }
    return result
  }

  func first<T>(_ sql: String, _ values: [SQLValue] = [], make: (SQLRow) throws -> T) throws -> T? {
    var result: T?
    try rows(sql, values) { if result == nil { result = try make($0) } }
    return result
  }

  func run(_ sql: String, _ values: [SQLValue] = []) throws { try rows(sql, values) { _ in } }

  /// Returns the new row's id.
  func insert(_ sql: String, _ values: [SQLValue]) throws -> Int {
    try run(sql, values)
    return Int(sqlite3_last_insert_rowid(handle))
  }

  /// All of the body's changes, or none if it throws.
  func transaction<T>(_ body: () throws -> T) throws -> T {
    try run("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try run("COMMIT")
      return result
    } catch {
      // A failed rollback has nothing left to undo: SQLite has done so itself, and the first error matters.
      try? run("ROLLBACK")
      throw error
    }
  }
}
