// Robinhood's export of an account's activity: what a row means.

import Foundation

/// The rows of an export, read but not yet booked.
struct ActivityExport {
  struct Row {
    var line: Int
    var day: CivilDay
    var code: String
    var symbol: Symbol?
    /// The first line of the description, which names the instrument.
    var title: String
    /// Without the sign.
    var quantity: Units?
    /// True if the quantity has the letter that marks shares that leave.
    var isRemoval: Bool
    var price: Units?
    var amount: Cents?
    var meaning: Meaning
  }

  /// What a row does to an account.
  enum Meaning: Hashable {
    case buy, sell
    /// Cash in or out, by its sign.
    case transfer
    /// Cash of a kind, with its sign.
    case income(Activity.Kind)
    case split
    /// Shares that come without a payment.
    case receipt
    /// Shares that go to another broker.
    case delivery
  }

  /// The oldest first.
  var rows: [Row] = []
  var skipped: [ActivityImport.SkippedRow] = []

  static let header = [
    "Activity Date", "Process Date", "Settle Date", "Instrument", "Description", "Trans Code", "Quantity", "Price",
    "Amount",
  ]

  private static let meanings: [String: Meaning] = [
    "BUY": .buy, "SELL": .sell,
    // Bank transfers: ordinary, instant, by debit card, and between a person's own accounts.
    "ACH": .transfer, "RTP": .transfer, "DCF": .transfer, "XENT": .transfer, "XENT_CC": .transfer,
    // Dividends in cash, and what a borrower of shares pays in their place.
    "CDIV": .income(.dividend), "MDIV": .income(.dividend),
    "INT": .income(.interest), "MINT": .income(.interest), "SLIP": .income(.lending),
    "DTAX": .income(.tax),
    "GOLD": .income(.fee), "DFEE": .income(.fee), "AFEE": .income(.fee),
    // Cash for a fraction after a split, corrections, and the broker's gifts of cash.
    "CIL": .income(.adjustment), "MISC": .income(.adjustment), "JNLC": .income(.adjustment),
    "GMPC": .income(.adjustment), "GDBP": .income(.adjustment),
    "SPL": .split, "REC": .receipt, "ACATI": .receipt, "ACATO": .delivery,
  ]

  private static let unsupported: [String: String] = [
    "BTO": "options are not supported", "STO": "options are not supported", "BTC": "options are not supported",
    "STC": "options are not supported", "OEXP": "options are not supported", "OASGN": "options are not supported",
    "OEXCS": "options are not supported", "OCA": "options are not supported",
    "FUTSWP": "futures are not supported",
    "SPR": "reverse splits are not supported", "MRGS": "mergers are not supported",
    "SOFF": "spin-offs are not supported", "CONV": "conversions are not supported",
    "SXCH": "exchanges of shares are not supported",
  ]

  /// Throws ``ImportError`` if the file is something else.
  init(_ text: String, file: String) throws {
    let records: [CSVRecord]
    do {
      records = try CSVReader.read(text)
    } catch {
      switch error {
      case .quoteNotClosed(let line):
        throw ImportError(
          file: file, line: line, problem: "a quoted text begins here and never ends", remedy: "Export it again.")
      case .textAfterQuote(let line):
        throw ImportError(
          file: file, line: line, problem: "a quoted text is followed by more text", remedy: "Export it again.")
      }
    }
    guard let first = records.first else {
      throw ImportError(file: file, line: 1, problem: "the file is empty", remedy: "Choose another file.")
    }
    let names = first.fields.map { $0.trimmingCharacters(in: .whitespaces) }
    let missing = Self.header.filter { !names.contains($0) }
    guard missing.isEmpty else {
      throw ImportError.notAnExport(file: file, line: first.line, missing: missing)
    }
    let columns = Self.header.map { names.firstIndex(of: $0) ?? 0 }

    for (index, record) in records.enumerated().dropFirst() {
      let cells = columns.map {
        record.fields.indices.contains($0) ? record.fields[$0].trimmingCharacters(in: .whitespacesAndNewlines) : ""
      }
      // The disclaimer is all that the last record says, in whichever column.
      let words = record.fields.filter { !$0.allSatisfy(\.isWhitespace) }
      let isDisclaimer =
        index == records.count - 1 && words.count <= 1 && words.allSatisfy { Self.decimal($0) == nil }
        && (cells[0].isEmpty || record.fields.count == 1)
      if isDisclaimer, cells[5].isEmpty {
        skipped.append(.init(line: record.line, code: "", reason: "the file's closing remark"))
        continue
      }
      do {
        rows.append(try Self.row(cells, line: record.line))
      } catch {
        skipped.append(.init(line: record.line, code: cells[5], reason: error.reason))
      }
    }
    // Exports begin with the newest row; rows of one day keep their order.
    if let first = rows.first, let last = rows.last, first.day >= last.day { rows.reverse() }
    rows = rows.enumerated().sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }.map(\.element)
  }

  struct Unreadable: Error {
    var reason: String
  }

  /// Why a row is left out, with the cash that it would have moved.
  static func reason(_ text: String, leavingOut amount: Cents?) -> String {
    guard let amount, amount != 0 else { return text }
    return "\(text); \(FixedPoint.decimal(cents: amount).inDollars) of cash are not counted"
  }

  private static func row(_ cells: [String], line: Int) throws(Unreadable) -> Row {
    let code = cells[5].uppercased()
    let amount = try cents(cells[8])
    func skip(_ reason: String) -> Unreadable { Unreadable(reason: Self.reason(reason, leavingOut: amount)) }
    guard !code.isEmpty else { throw skip("it has no transaction code") }
    if let reason = unsupported[code] { throw skip(reason) }
    guard var meaning = meanings[code] else { throw skip("the transaction code \(cells[5]) is not known") }
    guard let day = day(cells[0]) else { throw skip("“\(cells[0])” is not a date") }
    let (quantity, isRemoval): (Units?, Bool)
    let price: Units?
    do {
      (quantity, isRemoval) = try Self.quantity(cells[6])
      price = try Self.price(cells[7])
    } catch {
      throw skip(error.reason)
    }
    let symbol = cells[3].isEmpty ? nil : Symbol(cells[3].uppercased())
    let title = cells[4].split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    // A transfer from another broker may be cash.
    if meaning == .receipt || meaning == .delivery, quantity == nil, symbol == nil, amount != nil {
      meaning = .transfer
    }

    switch meaning {
    case .buy, .sell:
      guard symbol != nil else { throw skip("it names no instrument") }
      guard let quantity, quantity > 0 else { throw skip("it has no quantity") }
      guard let amount, amount != 0 else { throw skip("it has no amount") }
      guard (amount < 0) == (meaning == .buy) else {
        throw skip(meaning == .buy ? "a purchase should cost money" : "a sale should bring money")
      }
      guard !isRemoval || meaning == .sell else { throw skip("a purchase does not remove shares") }
    case .split, .receipt, .delivery:
      guard symbol != nil else { throw skip("it names no instrument") }
      guard let quantity, quantity > 0 else { throw skip("it has no quantity") }
      guard amount == nil || amount == 0 else { throw skip("shares and cash in one row are not supported") }
      guard isRemoval == (meaning == .delivery) else {
        throw skip(isRemoval ? "it removes shares" : "it does not say that shares leave")
      }
    case .transfer, .income:
      guard let amount, amount != 0 else { throw skip("it has no amount") }
    }
    return Row(
      line: line, day: day, code: cells[5], symbol: symbol, title: title, quantity: quantity, isRemoval: isRemoval,
      price: price, amount: amount, meaning: meaning)
  }

  /// Month, day and year: `3/7/2025`.
  private static func day(_ text: String) -> CivilDay? {
    guard text.allSatisfy({ $0 == "/" || ("0"..."9").contains($0) }) else { return nil }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 3, let month = parts[0], let date = parts[1], let year = parts[2] else { return nil }
    guard (1...12).contains(month), (1...31).contains(date), (1970...2199).contains(year) else { return nil }
    let day = CivilDay(year, month, date)
    return day.components == (year, month, date) ? day : nil
  }

  /// `$1,234.56`, `($69.13)`, `-$4.20`.
  private static func decimal(_ text: String) -> Decimal? {
    var digits = Substring(text)
    var isNegative = false
    if digits.hasPrefix("("), digits.hasSuffix(")") {
      (digits, isNegative) = (digits.dropFirst().dropLast(), true)
    } else if digits.hasPrefix("-") {
      (digits, isNegative) = (digits.dropFirst(), true)
    }
    if digits.hasPrefix("$") { digits = digits.dropFirst() }
    let plain = digits.filter { $0 != "," }
    guard isGrouped(digits), !plain.isEmpty, plain.count < 24,
      plain.allSatisfy({ $0 == "." || ("0"..."9").contains($0) }),
      plain.count(where: { $0 == "." }) < 2, plain != ".",
      let value = Decimal(string: plain, locale: Locale(identifier: "en_US_POSIX"))
    else { return nil }
    return isNegative ? -value : value
  }

  /// Whether commas, if there are any, part the whole number into thousands: elsewhere they may stand for a point.
  private static func isGrouped(_ digits: Substring) -> Bool {
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let groups = parts[0].split(separator: ",", omittingEmptySubsequences: false)
    guard groups.count > 1 else { return !digits.contains(",") }
    return (1...3).contains(groups[0].count) && groups.dropFirst().allSatisfy { $0.count == 3 }
      && !parts.dropFirst().contains { $0.contains(",") }
  }

  private static func cents(_ text: String) throws(Unreadable) -> Cents? {
    guard !text.isEmpty else { return nil }
    guard let value = decimal(text), let cents = FixedPoint.cents(value) else {
      throw Unreadable(reason: "“\(text)” is not an amount of dollars and cents")
    }
    return cents
  }

  private static func price(_ text: String) throws(Unreadable) -> Units? {
    guard !text.isEmpty else { return nil }
    guard let value = decimal(text), value >= 0, let units = FixedPoint.units(value) else {
      throw Unreadable(reason: "“\(text)” is not a price")
    }
    return units
  }

  /// A trailing S marks shares that leave.
  private static func quantity(_ text: String) throws(Unreadable) -> (Units?, isRemoval: Bool) {
    guard !text.isEmpty else { return (nil, false) }
    let isRemoval = text.hasSuffix("S")
    guard let value = decimal(isRemoval ? String(text.dropLast()) : text), value >= 0,
      let units = FixedPoint.units(value)
    else { throw Unreadable(reason: "“\(text)” is not a quantity") }
    return (units, isRemoval)
  }
}
