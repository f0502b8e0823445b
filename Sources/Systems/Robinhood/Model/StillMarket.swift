// The account and the prices that previews and pictures show.

import Brokerage
import Foundation

/// Literal prices of one moment: Monday, June 3, 2024, 2:30 in the afternoon in New York.
enum StillMarket {
  static let now = Date(timeIntervalSince1970: 1_717_439_400)
  private static let opening = Date(timeIntervalSince1970: 1_717_421_400)

  private struct Line {
    let symbol: Symbol
    let name: String
    let kind: Instrument.Kind
    let last: Decimal
    let previous: Decimal
    /// What is held, and what one cost.
    let held: Decimal
    let cost: Decimal

    init(
      _ symbol: Symbol, _ name: String, _ kind: Instrument.Kind = .stock, last: String, previous: String,
      held: String = "0", cost: String = "0"
    ) {
      self.symbol = symbol
      self.name = name
      self.kind = kind
      self.last = Self.number(last)
      self.previous = Self.number(previous)
      self.held = Self.number(held)
      self.cost = Self.number(cost)
    }

    static func number(_ text: String) -> Decimal {
      Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) ?? 0
    }
  }

  private static let lines: [Line] = [
    Line("AAPL", "Apple Inc.", last: "311.98", previous: "305.9475", held: "4", cost: "182.40"),
    Line("AMZN", "Amazon.com, Inc.", last: "178.34", previous: "176.44", held: "10", cost: "131.15"),
    Line("COST", "Costco Wholesale Corporation", last: "814.07", previous: "809.89"),
    Line("DIS", "The Walt Disney Company", last: "102.39", previous: "103.91", held: "12.5", cost: "96.02"),
    Line("F", "Ford Motor Company", last: "12.05", previous: "12.13", held: "100", cost: "11.40"),
    Line("GOOGL", "Alphabet Inc. Class A", last: "173.17", previous: "172.50", held: "8", cost: "139.90"),
    Line("KO", "The Coca-Cola Company", last: "63.02", previous: "62.93", held: "20", cost: "58.77"),
    Line("META", "Meta Platforms, Inc.", last: "477.49", previous: "466.83"),
    Line("MSFT", "Microsoft Corporation", last: "413.52", previous: "415.13", held: "5", cost: "372.61"),
    Line("NVDA", "NVIDIA Corporation", last: "114.99", previous: "109.63", held: "16.25", cost: "48.30"),
    Line("SBUX", "Starbucks Corporation", last: "81.91", previous: "80.22", held: "1", cost: "92.75"),
    Line("TSLA", "Tesla, Inc.", last: "176.29", previous: "178.08"),
    Line(
      "VTI", "Vanguard Total Stock Market ETF", .fund, last: "260.70", previous: "260.57", held: "15", cost: "228.44"),
    Line("BTC-USD", "Bitcoin", .crypto, last: "68804.57", previous: "67751.60", held: "0.0421", cost: "51230"),
    Line("ETH-USD", "Ethereum", .crypto, last: "3767.40", previous: "3780.92", held: "0.5", cost: "2980.10"),
    Line("DOGE-USD", "Dogecoin", .crypto, last: "0.1602", previous: "0.1588"),
    Line("SOL-USD", "Solana", .crypto, last: "165.03", previous: "166.10"),
  ]

  /// What the import of a file came to.
  static let imported = ActivityImport(
    account: Account(id: 2, name: "Imported", kind: .imported, opened: opening), booked: 38,
    skipped: [
      .init(line: 7, code: "BTO", reason: "options are not supported; -$215.04 of cash are not counted"),
      .init(line: 19, code: "Sell", reason: "it takes 40 F and 12.5 are held by then"),
      .init(line: 52, code: "", reason: "the file's closing remark"),
    ], unlisted: ["OLDCO"])

  static let snapshot: RobinhoodSnapshot = {
    var snapshot = RobinhoodSnapshot()
    let account = Account(id: 1, name: "Individual", kind: .paper, opened: now - 900 * 86_400)
    snapshot.accounts = [account]
    snapshot.account = account
    snapshot.market = MarketStatus(
      session: .regular, time: now, changes: opening + 6.5 * 3600, nextOpen: opening + 86_400)
    for line in lines {
      snapshot.instruments.append(instrument(line))
      snapshot.quotes[line.symbol] = quote(line)
      snapshot.trends[line.symbol] = day(line)
    }
    snapshot.instruments.sort { $0.symbol < $1.symbol }
    snapshot.positions = lines.filter { $0.held > 0 }.map(position)
      .sorted { ($0.marketValue ?? 0) > ($1.marketValue ?? 0) }
    let value = snapshot.positions.reduce(0) { $0 + ($1.marketValue ?? 0) }
    let change = snapshot.positions.reduce(0) { $0 + $1.dayChange }
    snapshot.portfolio = Portfolio(
      account: 1, time: now, cash: Line.number("3620.44"), reserved: 500, withdrawable: 2900, marketValue: value,
      dayChange: change, costBasis: snapshot.positions.reduce(0) { $0 + $1.costBasis },
      realizedGain: Line.number("412.77"), income: Line.number("86.15"))
    let total = value + Line.number("3620.44")
    snapshot.portfolioHistory = dayHistory(from: total - change, to: total)
    snapshot.watchlists = [
      Watchlist(id: 1, name: "My first list", symbols: ["TSLA", "META", "COST", "NVDA", "DOGE-USD"])
    ]
    snapshot.banks = [
      Bank(id: 1, name: "Harbor Bank Checking", lastDigits: "4321"),
      Bank(id: 2, name: "Lakeside Savings", lastDigits: "0078"),
    ]
    snapshot.orders = orders
    snapshot.transfers = transfers
    snapshot.activity = activity
    return snapshot
  }()

  /// The same market for somebody who has just opened an account.
  static let empty: RobinhoodSnapshot = {
    var snapshot = Self.snapshot
    snapshot.positions = []
    snapshot.orders = []
    snapshot.transfers = []
    snapshot.activity = []
    snapshot.watchlists = []
    snapshot.portfolioHistory = nil
    snapshot.portfolio = Portfolio(
      account: 1, time: now, cash: 0, reserved: 0, withdrawable: 0, marketValue: 0, dayChange: 0, costBasis: 0,
      realizedGain: 0, income: 0)
    return snapshot
  }()

  private static func instrument(_ line: Line) -> Instrument {
    Instrument(
      symbol: line.symbol, name: line.name, kind: line.kind, about: about[line.symbol] ?? "",
      facts: facts[line.symbol] ?? [])
  }

  private static let about: [Symbol: String] = [
    "AAPL":
      "Designs phones, computers, tablets and watches, and sells apps, music, storage and payments to the people who own them.",
    "BTC-USD":
      "The first coin that works without a bank: a public ledger that anybody can check and nobody can change alone.",
    "TSLA": "Builds electric cars, batteries and chargers.",
  ]

  private static let facts: [Symbol: [Instrument.Fact]] = [
    "AAPL": [.init("Headquarters", "Cupertino, California"), .init("Founded", "1976")],
    "TSLA": [.init("Headquarters", "Austin, Texas"), .init("Founded", "2003")],
  ]

  private static func quote(_ line: Line) -> Quote {
    Quote(
      symbol: line.symbol, time: now, last: line.last, bid: line.last, ask: line.last, previousClose: line.previous,
      regular: line.last, session: line.kind == .crypto ? .always : .regular)
  }

  private static func position(_ line: Line) -> Position {
    Position(
      account: 1, instrument: instrument(line), quantity: line.held, reserved: 0,
      lots: [
        Lot(id: 1, acquired: now - 400 * 86_400, quantity: line.held, cost: Rounding.toCents(line.held * line.cost))
      ],
      quote: quote(line), dayChange: Rounding.toCents(line.held * (line.last - line.previous)))
  }

  private static func day(_ line: Line) -> PriceHistory { dayHistory(from: line.previous, to: line.last) }

  private static func dayHistory(from start: Decimal, to end: Decimal) -> PriceHistory {
    let points = Samples.day(from: start.plotted, to: end.plotted, count: 61)
    return PriceHistory(
      range: .day,
      points: points.enumerated().map { index, point in
        PricePoint(
          time: point.0, price: index == points.count - 1 ? end : Rounding.nearest(Decimal(point.1), places: 6))
      },
      baseline: start, span: opening...(opening + 6.5 * 3600))
  }

  /// A path of any range that ends at a price.
  static func history(to end: Decimal, range: ChartRange, now: Date) -> PriceHistory {
    let (days, count): (Double, Int)
    switch range {
    case .day: (days, count) = (0.25, 79)
    case .week: (days, count) = (7, 65)
    case .month: (days, count) = (30, 84)
    case .threeMonths: (days, count) = (91, 63)
    case .yearToDate: (days, count) = (154, 106)
    case .year: (days, count) = (365, 252)
    case .fiveYears: (days, count) = (1826, 260)
    case .all: (days, count) = (2600, 370)
    }
    let start = end.plotted * (1 - min(days / 3000, 0.6))
    let values = Samples.day(from: start, to: end.plotted, count: count)
    let step = days * 86_400 / Double(count - 1)
    let points = values.enumerated().map { index, value in
      PricePoint(
        time: now - Double(count - 1 - index) * step,
        price: index == count - 1 ? end : Rounding.nearest(Decimal(value.1), places: 6))
    }
    let first = points.first?.time ?? now
    return PriceHistory(range: range, points: points, baseline: points.first?.price ?? end, span: first...now)
  }

  private static let orders: [Order] = [
    Order(
      id: 3,
      request: OrderRequest(
        clientID: "3", account: 1, symbol: "TSLA", side: .buy, amount: .shares(3), type: .limit(166),
        timeInForce: .goodTilCanceled),
      quantity: 3, state: .open, placed: now - 7200, updated: now - 7200, expires: now + 90 * 86_400, reserved: 498),
    Order(
      id: 2,
      request: OrderRequest(clientID: "2", account: 1, symbol: "NVDA", side: .sell, amount: .shares(4), type: .market),
      quantity: 4, state: .filled, placed: now - 86_400 * 3, updated: now - 86_400 * 3, expires: now,
      fills: [Fill(id: 1, time: now - 86_400 * 3, quantity: 4, price: 110, amount: 440)], reserved: 0),
    Order(
      id: 1,
      request: OrderRequest(
        clientID: "1", account: 1, symbol: "AAPL", side: .buy, amount: .shares(2), type: .limit(150)),
      quantity: 2, state: .canceled, placed: now - 86_400 * 9, updated: now - 86_400 * 9, expires: now, reserved: 0,
      reason: "You canceled it."),
  ]

  private static let transfers: [Transfer] = [
    Transfer(
      id: 2, account: 1, bank: 1, direction: .deposit, amount: 1500, instant: 1000, state: .pending,
      started: now - 86_400,
      completes: now + 4 * 86_400),
    Transfer(
      id: 1, account: 1, bank: 1, direction: .withdrawal, amount: 250, instant: 0, state: .completed,
      started: now - 20 * 86_400, completes: now - 16 * 86_400),
  ]

  private static let activity: [Activity] = [
    Activity(
      id: 3, account: 1, time: now - 86_400, kind: .deposit, amount: 1000, transfer: 2,
      text: "Deposit from Harbor Bank Checking"),
    Activity(
      id: 2, account: 1, time: now - 86_400 * 3, kind: .sell, symbol: "NVDA", quantity: -4, price: 110, amount: 440,
      gain: 246.8, order: 2, text: "Sold 4 NVDA at $110.00"),
    Activity(
      id: 1, account: 1, time: now - 86_400 * 19, kind: .dividend, symbol: "AAPL", amount: 1, text: "Dividend of AAPL"),
  ]
}
