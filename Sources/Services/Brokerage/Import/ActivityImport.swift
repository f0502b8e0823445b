// An account made from another broker's file, and what became of each row.

import Foundation

/// What an import did. Every row of the file is either booked or named here.
public struct ActivityImport: Hashable, Sendable {
  public struct SkippedRow: Hashable, Sendable, CustomStringConvertible {
    /// The line on which the row begins, counted from one.
    public var line: Int
    /// The transaction code, as it is written.
    public var code: String
    public var reason: String

    public init(line: Int, code: String, reason: String) {
      self.line = line
      self.code = code
      self.reason = reason
    }

    public var description: String { "line \(line)\(code.isEmpty ? "" : " (\(code))"): \(reason)" }
  }

  public var account: Account
  /// The rows that were booked.
  public var booked: Int
  /// In the order of the file.
  public var skipped: [SkippedRow]
  /// Instruments that the market does not have: they are held, and have no price.
  public var unlisted: [Symbol]

  public init(account: Account, booked: Int, skipped: [SkippedRow], unlisted: [Symbol]) {
    self.account = account
    self.booked = booked
    self.skipped = skipped
    self.unlisted = unlisted
  }
}

/// The file cannot be imported; nothing of it has been.
public struct ImportError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  public var file: String
  public var line: Int
  public var problem: String
  public var remedy: String

  public var description: String { "\(file), line \(line): \(problem). \(remedy)" }
  public var errorDescription: String? { description }

  /// The first record is not the header of an activity export.
  ///
  /// - Parameter missing: The columns that it lacks.
  public static func notAnExport(file: String, line: Int, missing: [String]) -> ImportError {
    ImportError(
      file: file, line: line,
      problem: "this is no activity export: there is no column \(missing.map { "“\($0)”" }.joined(separator: ", "))",
      remedy: "Choose a file that begins with \(ActivityExport.header.joined(separator: ","))")
  }
}

extension PaperBroker {
  /// Makes an account from Robinhood's activity export (a CSV file). Cash, positions and activity are exactly what the
  /// rows say; a row that cannot be booked for certain is skipped and named. All of it is one booking.
  ///
  /// Rows have a day but no time: they are booked at four in the afternoon, New York time. Shares that come without a
  /// price, such as gifts, have no known cost.
  public func importActivity(from file: URL, accountNamed name: String) throws -> ActivityImport {
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw ImportError(
        file: file.lastPathComponent, line: 1, problem: "the file cannot be read", remedy: "Check that it is there.")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw ImportError(
        file: file.lastPathComponent, line: 1, problem: "the file is not UTF-8 text", remedy: "Export it again.")
    }
    return try importActivity(text, file: file.lastPathComponent, accountNamed: name)
  }

  /// The same from a text; the file's name is for messages.
  public func importActivity(_ text: String, file: String, accountNamed name: String) throws -> ActivityImport {
    let export = try ActivityExport(text, file: file)
    func nothing(_ skipped: [ActivityImport.SkippedRow]) -> ImportError {
      ImportError(
        file: file, line: 1, problem: "no row can be booked",
        remedy: skipped.first.map { "The first one is \($0)." } ?? "The file has a header only.")
    }
    guard let first = export.rows.first else { throw nothing(export.skipped) }
    return try perform { desk, now in
      try desk.book(at: now) {
        let opened = min(now, ActivityImport.time(of: first.day))
        let id = try desk.books.addAccount(named: name, kind: .imported, opened: opened)
        var skipped = export.skipped
        var unlisted: Set<Symbol> = []
        for row in export.rows {
          do {
            try desk.importRow(row, into: id, at: now, unlisted: &unlisted)
          } catch let error as ActivityExport.Unreadable {
            let reason = ActivityExport.reason(error.reason, leavingOut: row.amount)
            skipped.append(.init(line: row.line, code: row.code, reason: reason))
          }
        }
        skipped.sort { $0.line < $1.line }
        let booked = export.rows.count + export.skipped.count - skipped.count
        guard booked > 0 else { throw nothing(skipped) }
        desk.booked.add(.accounts)
        return ActivityImport(
          account: try desk.books.account(id), booked: booked, skipped: skipped, unlisted: unlisted.sorted())
      }
    }
  }
}

extension ActivityImport {
  /// What an account may hold of one instrument, and of cash or debt: far more than anybody has, and little enough to be
  /// computed with.
  static let (largestHolding, largestBalance): (Units, Cents) = (1_000_000_000 * FixedPoint.one, 100_000_000_000_000)

  static func time(of day: CivilDay) -> Moment { NewYork.moment(day, hour: 16) }
}

extension Desk {
  /// Books one row. Throws `ActivityExport.Unreadable` before it changes anything if the row does not fit.
  func importRow(
    _ row: ActivityExport.Row, into account: Account.ID, at now: Moment, unlisted: inout Set<Symbol>
  ) throws {
    guard row.day <= NewYork.day(of: now) else { throw ActivityExport.Unreadable(reason: "it is dated after today") }
    let time = min(ActivityImport.time(of: row.day), now)
    let held = try row.symbol.map { try books.holding(of: account, $0).quantity } ?? 0
    let quantity = row.quantity ?? 0
    var entry = Books.Entry(
      account: account, time: time, kind: .adjustment, symbol: row.symbol, price: row.price, amount: row.amount ?? 0)
    let cash = try books.balance(of: account).cash
    guard (cash + entry.amount).magnitude <= ActivityImport.largestBalance.magnitude else {
      throw ActivityExport.Unreadable(reason: "an account holds at most a trillion dollars")
    }
    if [.buy, .receipt, .split].contains(row.meaning) {
      guard held + quantity <= ActivityImport.largestHolding else {
        throw ActivityExport.Unreadable(reason: "an account holds at most a billion shares of an instrument")
      }
      guard FixedPoint.cost(quantity, at: row.price ?? 0) <= ActivityImport.largestBalance else {
        throw ActivityExport.Unreadable(reason: "its shares are worth more than a trillion dollars")
      }
    }
    func requireHeld() throws {
      guard quantity <= held else {
        let (wanted, there) = (FixedPoint.decimal(units: quantity).grouped, FixedPoint.decimal(units: held).grouped)
        throw ActivityExport.Unreadable(
          reason: "it takes \(wanted) \(row.symbol?.ticker ?? "") and \(there) are held by then")
      }
    }
    switch row.meaning {
    case .buy:
      entry.kind = .buy
      entry.quantity = quantity
    case .sell:
      try requireHeld()
      entry.kind = .sell
      entry.quantity = -quantity
    case .transfer:
      entry.kind = entry.amount > 0 ? .deposit : .withdrawal
      entry.symbol = nil
    case .income(let kind):
      entry.kind = kind
    case .receipt:
      entry.kind = .receipt
      entry.quantity = quantity
      entry.isCostKnown = row.price != nil
    case .delivery:
      try requireHeld()
      entry.kind = .receipt
      entry.quantity = -quantity
    case .split:
      guard held > 0, let symbol = row.symbol else {
        throw ActivityExport.Unreadable(reason: "a split of shares that are not held by then")
      }
      return try books.split(account, symbol, adding: quantity, at: time, text: nil)
    }
    if let symbol = row.symbol, !market.has(symbol) {
      // Only rows that move shares begin with the instrument's name; others say what happened.
      let isNamed = entry.quantity != 0 && !row.title.isEmpty
      try books.addUnlisted(symbol, name: isNamed ? row.title : nil)
      unlisted.insert(symbol)
    }
    entry.text = row.meaning == .buy || row.meaning == .sell || row.title.isEmpty ? nil : row.title
    try books.add(entry)
  }
}
