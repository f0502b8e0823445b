// Robinhood's activity export: what becomes an account, and what is refused by name.

import Foundation
import Testing

@testable import Brokerage

@Suite struct CSVTests {
  @Test("quotes, commas, line breaks and both line ends are read, with the lines they begin on")
  func records() throws {
    let text = "\u{feff}a,b\r\n\"x, \"\"y\"\"\n2\",\"\"\n\n,last"
    #expect(
      try CSVReader.read(text) == [
        CSVRecord(line: 1, fields: ["a", "b"]), CSVRecord(line: 2, fields: ["x, \"y\"\n2", ""]),
        CSVRecord(line: 5, fields: ["", "last"]),
      ])
    #expect(try CSVReader.read("") == [])
    #expect(try CSVReader.read("a,") == [CSVRecord(line: 1, fields: ["a", ""])])
  }

  @Test("broken quotes are an error with a line")
  func broken() {
    #expect(throws: CSVReader.Problem.quoteNotClosed(line: 2)) { try CSVReader.read("a\n\"b\nc") }
    #expect(throws: CSVReader.Problem.textAfterQuote(line: 1)) { try CSVReader.read("\"a\"b,c") }
  }
}

@Suite struct ImportTests {
  private let broker: PaperBroker

  init() throws { broker = try PaperBroker(at: nil, clock: SteppedMarketClock(newYork(2026, 3, 10, 12))) }

  private static let header =
    "\"Activity Date\",\"Process Date\",\"Settle Date\",\"Instrument\",\"Description\",\"Trans Code\",\"Quantity\",\"Price\",\"Amount\"\n"
  private static let disclaimer =
    "\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"The data provided is for informational purposes only. Consult a professional.\"\n"

  private static func row(
    _ date: String, _ symbol: String, _ text: String, _ code: String, _ quantity: String = "", _ price: String = "",
    _ amount: String = ""
  ) -> String {
    [date, date, date, symbol, text, code, quantity, price, amount].map { "\"\($0)\"" }.joined(separator: ",") + "\n"
  }

  private func load(_ rows: String...) throws -> ActivityImport {
    try broker.importActivity(
      Self.header + rows.joined() + Self.disclaimer, file: "activity.csv", accountNamed: "Robinhood")
  }

  @Test("an export becomes an account with its cash, positions, gains and activity")
  func whole() throws {
    let result = try load(
      Self.row(
        "3/9/2026", "KO", "Cash Div: R/D 2026-03-13 P/D 2026-04-01 - 10 shares at 0.51", "CDIV", "", "", "$5.10"),
      Self.row("3/9/2026", "", "Gold Subscription Fee", "GOLD", "", "", "($5.00)"),
      Self.row("3/6/2026", "AAPL", "Apple\nCUSIP: 037833100", "Sell", "1.5", "$260.00", "$390.00"),
      Self.row("3/5/2026", "NVDA", "Nvidia\nCUSIP: 67066G104\nReferral", "REC", "2"),
      Self.row("3/4/2026", "AAPL", "Apple\nCUSIP: 037833100", "Buy", "2", "$250.00", "($500.00)"),
      Self.row("3/3/2026", "KO", "Coca-Cola\nCUSIP: 191216100", "Buy", "1", "$69.13", "($69.13)"),
      Self.row("3/2/2026", "", "ACH Deposit", "ACH", "", "", "$1,000.00"))
    #expect(result.booked == 7 && result.account.kind == .imported && result.unlisted.isEmpty)
    #expect(result.skipped.map(\.description) == ["line 14: the file's closing remark"])
    let account = result.account.id
    let portfolio = try broker.portfolio(of: account)
    #expect(portfolio.cash == Decimal("820.97"))
    #expect(portfolio.realizedGain == 15 && portfolio.income == Decimal("0.1"))
    let positions = try broker.positions(in: account)
    #expect(Set(positions.map(\.symbol)) == ["AAPL", "KO", "NVDA"])
    let apple = try #require(positions.first { $0.symbol == "AAPL" })
    #expect(apple.quantity == Decimal("0.5") && apple.averageCost == 250)
    #expect(positions.first { $0.symbol == "NVDA" }?.averageCost == nil)
    let activity = try broker.activity(in: account, of: nil)
    #expect(activity.map(\.kind) == [.dividend, .fee, .sell, .receipt, .buy, .buy, .deposit])
    #expect(activity.last?.text == "ACH Deposit" && activity.dropFirst(2).first?.text == "Sold 1.5 AAPL at $260.00")
    #expect(result.account.opened == newYork(2026, 3, 2, 16))
    try broker.checkInvariants()
  }

  @Test("every row that is not booked is named with its line and reason, and nothing is guessed")
  func skipped() throws {
    let result = try load(
      Self.row("3/12/2026", "F", "Ford", "Buy", "1", "$13.00", "($13.00)"),
      Self.row("3/9/2026", "AAPL", "AAPL 3/20/2026 Call $270.00", "BTO", "1", "$2.00", "($200.04)"),
      Self.row("3/9/2026", "F", "Ford", "Sell", "4", "$13.00", "$52.00"),
      Self.row("13/9/2026", "F", "Ford", "Buy", "1", "$13.00", "($13.00)"),
      Self.row("3/9/2026", "F", "Ford", "Buy", "one", "$13.00", "($13.00)"),
      Self.row("3/9/2026", "F", "Ford", "Buy", "1", "$13.00", "$13.00"),
      Self.row("3/9/2026", "F", "Ford", "Buy", "1", "$13.00", "13 dollars"),
      Self.row("3/9/2026", "F", "Ford", "WARP", "1"),
      Self.row("3/9/2026", "", "Interest", "INT"),
      Self.row("3/2/2026", "", "ACH Deposit", "ACH", "", "", "$100.00"))
    #expect(
      result.skipped.dropLast().map(\.description) == [
        "line 2 (Buy): it is dated after today; -$13.00 of cash are not counted",
        "line 3 (BTO): options are not supported; -$200.04 of cash are not counted",
        "line 4 (Sell): it takes 4 F and 0 are held by then; $52.00 of cash are not counted",
        "line 5 (Buy): “13/9/2026” is not a date; -$13.00 of cash are not counted",
        "line 6 (Buy): “one” is not a quantity; -$13.00 of cash are not counted",
        "line 7 (Buy): a purchase should cost money; $13.00 of cash are not counted",
        "line 8 (Buy): “13 dollars” is not an amount of dollars and cents",
        "line 9 (WARP): the transaction code WARP is not known",
        "line 10 (INT): it has no amount",
      ])
    #expect(result.booked == 1)
    #expect(try broker.portfolio(of: result.account.id).cash == 100)
    try broker.checkInvariants()
  }

  @Test(
    "each code of money is booked as what it is",
    arguments: [
      ("INT", Activity.Kind.interest), ("SLIP", .lending), ("DTAX", .tax), ("GOLD", .fee), ("DFEE", .fee),
      ("MDIV", .dividend), ("CIL", .adjustment), ("GDBP", .adjustment),
    ])
  func codes(code: String, kind: Activity.Kind) throws {
    let result = try load(Self.row("3/2/2026", "", "Text", code, "", "", "($1.50)"))
    #expect(try broker.activity(in: result.account.id, of: nil).map(\.kind) == [kind])
    #expect(try broker.portfolio(of: result.account.id).income == Decimal("-1.5"))
  }

  @Test("a split adds shares, and shares outside of the market are held without a price")
  func splitAndUnlisted() throws {
    let result = try load(
      Self.row("3/5/2026", "ZZZZ", "Zed\nCUSIP: 1", "SPL", "9"),
      Self.row("3/4/2026", "ZZZZ", "Zed\nCUSIP: 1", "Buy", "1", "$30.00", "($30.00)"))
    #expect(result.booked == 2 && result.unlisted == ["ZZZZ"])
    let position = try #require(try broker.position(in: result.account.id, of: "ZZZZ"))
    #expect(position.quantity == 10 && position.averageCost == 3 && position.quote == nil)
    #expect(position.marketValue == nil && position.instrument.name == "Zed")
    let portfolio = try broker.portfolio(of: result.account.id)
    #expect(portfolio.unpriced == ["ZZZZ"] && portfolio.cash == -30)
    #expect(throws: BrokerError.notInMarket("ZZZZ")) { try broker.quote(of: "ZZZZ") }
    #expect(throws: BrokerError.rejected(.notTraded("ZZZZ"))) {
      try broker.place(
        OrderRequest(clientID: "1", account: result.account.id, symbol: "ZZZZ", side: .sell, amount: .shares(1)))
    }
    try broker.checkInvariants()
  }

  @Test("a file that is something else is refused whole, with line and remedy")
  func refused() throws {
    func message(_ text: String) -> String {
      do {
        _ = try broker.importActivity(text, file: "a.csv", accountNamed: "X")
        return "no error"
      } catch { return "\(error)" }
    }
    #expect(message("") == "a.csv, line 1: the file is empty. Choose another file.")
    #expect(
      message("Name,Age\nA,1\n").hasPrefix(
        "a.csv, line 1: this is no activity export: there is no column “Activity Date”"))
    #expect(
      message(Self.header + "\"3/2/2026") == "a.csv, line 2: a quoted text begins here and never ends. Export it again."
    )
    #expect(message(Self.header).hasPrefix("a.csv, line 1: no row can be booked."))
    #expect(try broker.accounts().isEmpty)
    _ = try load(Self.row("3/2/2026", "", "ACH Deposit", "ACH", "", "", "$100.00"))
    #expect(throws: BrokerError.account(.nameTaken("Robinhood"))) {
      try load(Self.row("3/2/2026", "", "ACH Deposit", "ACH", "", "", "$100.00"))
    }
    #expect(throws: ImportError.self) {
      try broker.importActivity(from: URL(fileURLWithPath: "/nowhere.csv"), accountNamed: "Y")
    }
  }

  @Test("a file of another system's making is read the same: line ends, byte order mark, columns in another order")
  func dialects() throws {
    let plain =
      Self.header + Self.row("3/3/2026", "KO", "Coca-Cola\nCUSIP: 191216100", "Buy", "1", "$69.13", "($69.13)")
      + Self.row("3/2/2026", "", "A \"\"quoted\"\" deposit", "ACH", "", "", "$1,000.00")
    let windows = "\u{feff}" + plain.replacingOccurrences(of: "\n", with: "\r\n")
    let result = try broker.importActivity(windows, file: "a.csv", accountNamed: "Windows")
    #expect(result.booked == 2 && result.skipped.isEmpty)
    #expect(try broker.activity(in: result.account.id, of: nil).last?.text == "A \"quoted\" deposit")
    let moved = "Amount,Trans Code,Activity Date,Process Date,Settle Date,Instrument,Description,Quantity,Price,Note\n"
    let other = try broker.importActivity(
      moved + "$5.00,ACH,3/2/2026,3/2/2026,3/2/2026,,Deposit,,,my own\n", file: "a.csv", accountNamed: "Moved")
    #expect(other.booked == 1)
    #expect(try broker.portfolio(of: other.account.id).cash == 5)
    try broker.checkInvariants()
  }

  @Test("dates in other forms, short rows and odd numbers are named with their lines")
  func oddRows() throws {
    let result = try load(
      Self.row("2026-03-09", "", "ISO", "ACH", "", "", "$1.00"),
      Self.row("3/9/26", "", "Two digits", "ACH", "", "", "$2.00"),
      Self.row("9.3.2026", "", "Dots", "ACH", "", "", "$3.00"),
      Self.row("2/30/2026", "", "No such day", "ACH", "", "", "$4.00"),
      "3/9/2026,3/9/2026\n",
      Self.row("3/9/2026", "", "Euro", "ACH", "", "", "5,00 €"),
      Self.row("3/9/2026", "", "Infinite", "ACH", "", "", "inf"),
      Self.row("3/9/2026", "", "Too much", "ACH", "", "", "$99,999,999,999,999,999,999.00"),
      Self.row("3/9/2026", "", "Parts of a cent", "ACH", "", "", "$1.005"),
      Self.row("3/9/2026", "", "Good", "ACH", "", "", "$10.00"))
    #expect(result.booked == 1)
    #expect(
      result.skipped.map(\.description) == [
        "line 2 (ACH): “2026-03-09” is not a date; $1.00 of cash are not counted",
        "line 3 (ACH): “3/9/26” is not a date; $2.00 of cash are not counted",
        "line 4 (ACH): “9.3.2026” is not a date; $3.00 of cash are not counted",
        "line 5 (ACH): “2/30/2026” is not a date; $4.00 of cash are not counted",
        "line 6: it has no transaction code",
        "line 7 (ACH): “5,00 €” is not an amount of dollars and cents",
        "line 8 (ACH): “inf” is not an amount of dollars and cents",
        "line 9 (ACH): “$99,999,999,999,999,999,999.00” is not an amount of dollars and cents",
        "line 10 (ACH): “$1.005” is not an amount of dollars and cents",
        "line 12: the file's closing remark",
      ])
    try broker.checkInvariants()
  }

  @Test("commas part thousands and nothing else: a comma that may stand for a point is not guessed at")
  func commas() throws {
    let amounts = ["5,00", "$1,0", "$1,2345.00", ",500", "1,,000", "$1.000,00", "$12,34,567.00", "$1,000,000.5"]
    let rows = amounts.map { Self.row("3/9/2026", "", "Comma", "ACH", "", "", $0) }
    let result = try broker.importActivity(Self.header + rows.joined(), file: "a.csv", accountNamed: "Commas")
    #expect(result.booked == 1)
    #expect(
      result.skipped.map(\.description)
        == amounts.dropLast().enumerated().map {
          "line \($0 + 2) (ACH): “\($1)” is not an amount of dollars and cents"
        })
    #expect(try broker.portfolio(of: result.account.id).cash == Decimal("1000000.5"))
  }

  @Test(
    "what a row would have moved is told whichever of its figures is wrong; the closing remark stands in any column")
  func wrongFigures() throws {
    let result = try broker.importActivity(
      Self.header + Self.row("3/2/2026", "AAPL", "Apple", "Buy", "two", "$10.00", "($30.00)")
        + Self.row("3/2/2026", "AAPL", "Apple", "Buy", "2", "ten", "($20.00)")
        + Self.row("3/2/2026", "", "ACH Deposit", "ACH", "", "", "$100.00")
        + "\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"\",\"The data provided is for informational purposes only.\"\n",
      file: "a.csv", accountNamed: "Wrong")
    #expect(
      result.skipped.map(\.description) == [
        "line 2 (Buy): “two” is not a quantity; -$30.00 of cash are not counted",
        "line 3 (Buy): “ten” is not a price; -$20.00 of cash are not counted", "line 5: the file's closing remark",
      ])
    let cut = try broker.importActivity(
      Self.header + Self.row("3/2/2026", "", "ACH Deposit", "ACH", "", "", "$100.00")
        + Self.row("", "", "", "", "", "", "$5.00"), file: "a.csv", accountNamed: "Cut")
    #expect(
      cut.skipped.map(\.description) == ["line 3: it has no transaction code; $5.00 of cash are not counted"])
  }

  @Test("a stray line is not taken for the closing remark, and a sign is no part of a date")
  func strayLines() throws {
    let result = try broker.importActivity(
      Self.header + "garbage\n" + Self.row("+3/2/2026", "", "Signed", "ACH", "", "", "$1.00")
        + Self.row("3/2/2026", "", "ACH Deposit", "ACH", "", "", "$100.00") + "The data provided is informational\n",
      file: "a.csv", accountNamed: "Stray")
    #expect(
      result.skipped.map(\.description) == [
        "line 2: it has no transaction code", "line 3 (ACH): “+3/2/2026” is not a date; $1.00 of cash are not counted",
        "line 5: the file's closing remark",
      ])
  }

  @Test("lines that end with a carriage return only are counted, within quotes too")
  func carriageReturns() throws {
    let text =
      (Self.header + Self.row("3/2/2026", "F", "Ford\nMotor", "WARP")
      + Self.row("3/2/2026", "", "ACH Deposit", "ACH", "", "", "$1.00") + "x,y")
      .replacingOccurrences(of: "\n", with: "\r")
    let result = try broker.importActivity(text, file: "a.csv", accountNamed: "Old")
    #expect(result.booked == 1 && result.skipped.map(\.line) == [2, 5])
  }

  @Test("two equal rows are two bookings: a person may buy the same twice")
  func equalRows() throws {
    let buy = Self.row("3/3/2026", "KO", "Coca-Cola\nCUSIP: 191216100", "Buy", "1", "$69.13", "($69.13)")
    let result = try load(buy, buy, buy)
    #expect(result.booked == 3)
    let position = try #require(try broker.position(in: result.account.id, of: "KO"))
    #expect(position.quantity == 3 && position.lots.count == 3 && position.costBasis == Decimal("207.39"))
  }

  @Test("an instrument outside of the market is called by its name, whatever its first row says of it")
  func unlistedName() throws {
    let result = try load(
      Self.row("3/5/2026", "ZZZZ", "Zed Holdings\nCUSIP: 1", "Buy", "1", "$30.00", "($30.00)"),
      Self.row("3/4/2026", "ZZZZ", "Cash Div: R/D 2026-02-13 P/D 2026-03-04", "CDIV", "", "", "$1.00"),
      Self.row("3/4/2026", "YYYY", "Cash Div: R/D 2026-02-13 P/D 2026-03-04", "CDIV", "", "", "$2.00"))
    #expect(result.unlisted == ["YYYY", "ZZZZ"])
    #expect(try broker.instrument("ZZZZ").name == "Zed Holdings")
    #expect(try broker.instrument("YYYY").name == "YYYY")
  }

  @Test("a file whose rows all fail makes no account")
  func nothingBooked() throws {
    #expect(throws: ImportError.self) {
      try load(Self.row("3/9/2026", "F", "Ford", "Sell", "4", "$13.00", "$52.00"))
    }
    #expect(try broker.accounts().isEmpty)
    try broker.checkInvariants()
  }

  @Test("more than can be computed with is refused by name, row by row")
  func enormous() throws {
    let gift = Self.row("3/4/2026", "AAPL", "Apple", "REC", "999,999,999")
    let wealth = Self.row("3/4/2026", "", "ACH Deposit", "ACH", "", "", "$600,000,000,000.00")
    let result = try load(
      String(repeating: gift, count: 120), String(repeating: wealth, count: 3),
      Self.row("3/4/2026", "F", "Ford", "REC", "900000000", "$9,999.99"))
    #expect(result.booked == 2)
    #expect(
      Set(result.skipped.map(\.reason)) == [
        "an account holds at most a billion shares of an instrument",
        "an account holds at most a trillion dollars; $600,000,000,000.00 of cash are not counted",
        "its shares are worth more than a trillion dollars", "the file's closing remark",
      ])
    _ = try broker.portfolio(of: result.account.id)
    try broker.checkInvariants()
  }

  /// Characters that mean something to a reader of exports, put anywhere.
  @Test(
    "an export that was damaged anywhere is booked or named line by line, or refused whole; never more",
    arguments: 1...4)
  func damaged(seed: Int) throws {
    let noise = Noise(seed: UInt64(seed), "damage")
    let pieces = [
      "\"", ",", "\n", "\r\n", "\u{feff}", "(", ")", "$", "-", "S", "9", ".", "é", "\0", "Buy", "1/2/2025", " ", "",
    ]
    var outcomes: Set<String> = []
    for round in 0..<60 {
      func pick(_ salt: Int, below count: Int) -> Int {
        min(Int(noise.unit(round * 64 + salt) * Double(count)), count - 1)
      }
      var text = Array(ActivityImport.sample)
      for change in 0...pick(0, below: 3) {
        let place = pick(change * 4 + 1, below: text.count)
        let length = pick(change * 4 + 2, below: 2) * pick(change * 4 + 3, below: 12)
        text.replaceSubrange(
          place..<min(text.count, place + length), with: Array(pieces[pick(change * 4 + 4, below: pieces.count)]))
      }
      let file = String(text)
      do {
        let result = try broker.importActivity(file, file: "a.csv", accountNamed: "Round \(round)")
        outcomes.insert("booked")
        let records = try CSVReader.read(file)
        #expect(result.booked + result.skipped.count == records.count - 1, "round \(round)")
        #expect(Set(result.skipped.map(\.line)).isSubset(of: records.map(\.line)), "round \(round)")
        #expect(result.skipped.allSatisfy { !$0.reason.isEmpty })
      } catch let error as ImportError {
        outcomes.insert("refused")
        #expect(error.line >= 1 && !error.remedy.isEmpty)
      }
      if round % 10 == 9 { try broker.checkInvariants() }
    }
    #expect(outcomes == ["booked", "refused"])
  }

  @Test("a row that is skipped leaves nothing behind, not even the name of what it would have sold")
  func nothingLeft() throws {
    let result = try load(
      Self.row("3/9/2026", "GHOST", "Ghost", "Sell", "1", "$5.00", "$5.00"),
      Self.row("3/2/2026", "", "ACH Deposit", "ACH", "", "", "$100.00"))
    #expect(result.booked == 1 && result.unlisted.isEmpty)
    #expect(throws: BrokerError.unknownInstrument("GHOST")) { try broker.instrument("GHOST") }
  }

  @Test("a long file is one booking")
  func long() throws {
    let deposit = Self.row("3/2/2026", "", "ACH Deposit", "ACH", "", "", "$1.25")
    let result = try broker.importActivity(
      Self.header + String(repeating: deposit, count: 4_000), file: "a.csv", accountNamed: "Long")
    #expect(result.booked == 4_000)
    #expect(try broker.portfolio(of: result.account.id).cash == 5_000)
  }

  @Test("the sample names the rows it leaves out")
  func sample() throws {
    let result = try broker.importActivity(
      ActivityImport.sample, file: ActivityImport.sampleFile, accountNamed: "Sample")
    #expect(result.booked == 9)
    #expect(
      result.skipped.map(\.description) == [
        "line 3 (BTO): options are not supported; -$215.04 of cash are not counted",
        "line 7 (MRGS): mergers are not supported", "line 19: the file's closing remark",
      ])
    #expect(try broker.portfolio(of: result.account.id).cash == Decimal("1322.28"))
    try broker.checkInvariants()
  }
}
