// The simulated market: a function of seed, instrument and time.

import Foundation
import Testing

@testable import Brokerage

@Suite struct MarketTests {
  private let market = SimulatedMarket(seed: 1)
  private let noon = newYork(2026, 3, 10, 12)

  @Test("prices are the same on every machine")
  func golden() throws {
    let time = try #require(ISO8601DateFormatter().date(from: "2026-03-10T15:12:07Z"))
    #expect(try market.quote(of: "AAPL", at: time).last == Decimal("262.56"))
    #expect(try market.quote(of: "BTC-USD", at: time).last == Decimal("94553.6"))
    #expect(try market.quote(of: "DOGE-USD", at: time).last == Decimal("0.113793"))
  }

  @Test("another seed is another market")
  func seeds() throws {
    #expect(
      try SimulatedMarket(seed: 2).quote(of: "AAPL", at: noon).last != market.quote(of: "AAPL", at: noon).last)
  }

  @Test("there are forty-two stocks and funds and six coins, each with a text and facts")
  func catalog() {
    #expect(market.instruments.filter { $0.kind == .crypto }.count == 6)
    #expect(market.instruments.filter { $0.kind != .crypto }.count == 42)
    #expect(market.instruments.allSatisfy { !$0.about.isEmpty && !$0.facts.isEmpty && !$0.tags.isEmpty })
    #expect(Set(market.instruments.map(\.symbol)).count == 48)
  }

  @Test("every price lies on its tick, between bid and ask", arguments: [0.0, 0.3, 0.5, 8.1, 40])
  func ticks(hours: Double) throws {
    for instrument in market.instruments {
      let quote = try market.quote(of: instrument.symbol, at: noon + hours * 3600)
      #expect(quote.bid < quote.last && quote.last < quote.ask)
      for price in [quote.last, quote.bid, quote.ask] {
        let steps = price / instrument.tick(at: price)
        #expect(Rounding.nearest(steps, places: 0) == steps && price > 0, "\(instrument.symbol) \(price)")
      }
    }
  }

  @Test("a day's bar is what its trades say")
  func barsAndTicks() throws {
    let path = try market.path(of: "TSLA")
    let close = newYork(2026, 3, 10, 16)
    let segment = try #require(path.mainSegment(of: CivilDay(2026, 3, 10)))
    let trades = (0...segment.steps).map { FixedPoint.decimal(units: path.price(segment.logarithm(at: $0), scale: 1)) }
    let bar = try #require(try market.dailyBars(of: "TSLA", count: 1, at: close).first)
    #expect(bar.open == trades.first && bar.close == trades.last)
    #expect(bar.high == trades.max() && bar.low == trades.min())
    let minutes = try market.intradayBars(of: "TSLA", every: 60, at: close)
    #expect(minutes.count == 390)
    #expect(minutes.map(\.high).max() == bar.high && minutes.map(\.low).min() == bar.low)
    #expect(minutes.reduce(0) { $0 + $1.volume } == bar.volume)
    #expect(zip(minutes, minutes.dropFirst()).allSatisfy { $0.close == $1.open })
  }

  @Test("the first step below a limit is the one that a walk finds", arguments: [Double]([0.999, 0.99, 0.98, 0.9]))
  func firstChance(part: Double) throws {
    let path = try market.path(of: "AMD")
    let segment = try #require(path.mainSegment(of: CivilDay(2026, 3, 10)))
    let limit = Units(Double(path.price(segment.first, scale: 1)) * part) / 1_000_000 * 1_000_000
    let walked = (0...segment.steps).first {
      path.ask(at: path.price(segment.logarithm(at: $0), scale: 1), session: .regular) <= limit
    }
    let found = path.firstChance(
      from: segment.start, isFresh: true, through: segment.end, extended: false, when: .askAtMost(limit))
    #expect(found?.time == walked.map { segment.time(of: $0) })
    #expect((found?.ask ?? 0) <= limit)
  }

  @Test("a step's time is within the step", arguments: ["AAPL", "KO", "BTC-USD"] as [Symbol])
  func stepTimes(symbol: Symbol) throws {
    let segment = try #require(try market.path(of: symbol).mainSegment(of: CivilDay(2026, 3, 10)))
    for step in stride(from: 0, through: segment.steps, by: 7) {
      let time = segment.time(of: step)
      #expect(segment.step(at: time) == step)
      if step > 0 { #expect(segment.step(at: Moment(microseconds: time.microseconds - 2)) == step - 1) }
    }
  }

  @Test("a moment at the very edge of a step belongs to a step that has begun")
  func stepEdges() throws {
    for symbol in ["BTC-USD", "ETH-USD", "F"] as [Symbol] {
      let segment = try #require(try market.path(of: symbol).mainSegment(of: CivilDay(2026, 3, 10)))
      for second in stride(from: 0, to: 20_000, by: 15) {
        let moment = segment.start + second
        #expect(segment.time(of: segment.step(at: moment)) <= moment)
      }
    }
  }

  @Test("nothing moves while the stock market is closed, but coins do")
  func night() throws {
    let (evening, morning) = (newYork(2026, 3, 13, 21), newYork(2026, 3, 16, 6, 59))
    let quotes = try [evening, morning].map { try market.quote(of: "AAPL", at: $0) }
    #expect(quotes[0] == quotes[1])
    #expect(quotes[0].session == .closed)
    #expect(try market.quote(of: "ETH-USD", at: evening).last != market.quote(of: "ETH-USD", at: morning).last)
  }

  @Test("after the close the regular price stands still and the last one goes on")
  func afterHours() throws {
    let close = try market.quote(of: "NVDA", at: newYork(2026, 3, 10, 16))
    let later = try market.quote(of: "NVDA", at: newYork(2026, 3, 10, 18, 40))
    #expect(close.last == close.regular && later.regular == close.regular)
    #expect(later.last != later.regular && later.session == .afterHours)
    #expect(later.ask - later.bid > close.ask - close.bid || close.ask - close.bid == Decimal("0.02"))
    let next = try market.quote(of: "NVDA", at: newYork(2026, 3, 11, 10))
    #expect(next.previousClose == close.regular)
  }

  @Test("each range ends with the price of now and begins when it should", arguments: ChartRange.allCases)
  func ranges(range: ChartRange) throws {
    for symbol in ["MSFT", "SOL-USD"] as [Symbol] {
      let history = try market.history(of: symbol, range: range, at: noon)
      let times = history.points.map(\.time)
      #expect(times == times.sorted() && Set(times).count == times.count)
      #expect(history.points.last?.price == (try market.quote(of: symbol, at: noon).last))
      #expect(times.last == noon)
      #expect(history.span.contains(times[0]))
      let days = noon.timeIntervalSince(times[0]) / 86_400
      let expected: ClosedRange<Double> =
        switch range {
        case .day: 0...0.6
        case .week: 6...8
        case .month: 27...29
        case .threeMonths: 87...92
        case .yearToDate: 67...71
        case .year: 363...367
        case .fiveYears: 1815...1830
        case .all: 2000...6000
        }
      #expect(expected.contains(days), "\(symbol) \(days)")
    }
  }

  @Test("the day's change is measured from the previous close, in the chart and in the quote")
  func baseline() throws {
    let (quote, history) = try (market.quote(of: "DIS", at: noon), market.history(of: "DIS", range: .day, at: noon))
    #expect(history.baseline == quote.previousClose && history.change == quote.change)
    #expect(history.changeFraction == quote.changeFraction)
    #expect(history.span == newYork(2026, 3, 10, 7)...newYork(2026, 3, 10, 20))
  }

  @Test("a split divides the price and joins in the chart without a jump")
  func split() throws {
    let (before, after) = (newYork(2025, 11, 14, 15), newYork(2025, 11, 17, 12))
    let ratio = try market.quote(of: "NFLX", at: before).last / market.quote(of: "NFLX", at: after).last
    #expect(ratio > 8 && ratio < 12)
    let change = try market.quote(of: "NFLX", at: after).changeFraction
    #expect(abs(change) < Decimal("0.2"))
    let points = try market.history(of: "NFLX", range: .month, at: after).points.map(\.price)
    #expect(zip(points, points.dropFirst()).allSatisfy { abs(($1 - $0) / $0) < Decimal("0.2") })
    #expect(try market.splits(of: "NFLX", after: before, through: after).map(\.ratio) == [10])
    let caps = try [before, after].map { try market.stats(of: "NFLX", at: $0).marketCap ?? 0 }
    #expect(caps[0] / caps[1] > Decimal("0.8") && caps[0] / caps[1] < Decimal("1.2"))
  }

  @Test("dividends come four times a year, paid three weeks after the ex-date")
  func dividends() throws {
    let year = try market.dividends(of: "KO", from: newYork(2026, 1, 1), through: newYork(2026, 12, 31))
    let exDates = year.filter { $0.exTime >= newYork(2026, 1, 1) }
    #expect(exDates.count == 4)
    #expect(exDates.allSatisfy { $0.perShare == Decimal("0.51") })
    #expect(year.allSatisfy { $0.payTime.timeIntervalSince($0.exTime) >= 21 * 86_400 })
    #expect(try market.dividends(of: "TSLA", from: newYork(2026, 1, 1), through: newYork(2026, 12, 31)).isEmpty)
  }

  @Test("the figures fit each other")
  func stats() throws {
    let stats = try market.stats(of: "AAPL", at: noon)
    let quote = try market.quote(of: "AAPL", at: noon)
    #expect(stats.low <= quote.last && quote.last <= stats.high)
    #expect(stats.yearLow <= stats.low && stats.high <= stats.yearHigh)
    #expect((stats.priceToEarnings ?? 0) > 0 && (stats.dividendYield ?? 0) > 0)
    let bars = try market.dailyBars(of: "AAPL", count: 252, at: noon)
    #expect(stats.yearHigh >= bars.map(\.high).max() ?? 0)
    #expect(try market.stats(of: "SPY", at: noon).priceToEarnings == nil)
  }

  @Test("a search finds symbols, names and tags, and nothing for nothing")
  func search() {
    func found(_ text: String) -> [Symbol] { market.search(text).map(\.symbol) }
    #expect(found("aapl").first == "AAPL")
    #expect(found("Home dep") == ["HD"])
    #expect(found("iphone") == ["AAPL"])
    #expect(found("bit").first == "BTC-USD")
    #expect(found("brk.b") == ["BRK.B"])
    #expect(found("  ").isEmpty && found("zzzz").isEmpty && found("\u{1F680}").isEmpty)
  }

  @Test("an absurd time is no reason to crash", arguments: [-9e15, -1, 0, 4e9, 9e15])
  func absurdTimes(seconds: Double) throws {
    let time = Date(timeIntervalSince1970: seconds)
    #expect(try market.quote(of: "F", at: time).last > 0)
    for range in ChartRange.allCases { _ = try market.history(of: "BTC-USD", range: range, at: time) }
    _ = try market.stats(of: "F", at: time)
  }
}
