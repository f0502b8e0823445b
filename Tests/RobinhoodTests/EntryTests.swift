// What is typed and how a chart lies: the values behind the components.

import Brokerage
import Foundation
import Testing

@testable import Robinhood

@Suite("Robinhood's number pad")
struct NumberEntryTests {
  private func typed(_ text: String, places: Int = 2) -> NumberEntry { NumberEntry(text, places: places) }

  @Test("takes digits, one point, and so many places after it")
  func typing() {
    #expect(typed("12.5").value == Decimal(string: "12.5"))
    #expect(typed("1.2.3").text == "1.23")
    #expect(typed("1.239").text == "1.23")
    #expect(typed(".5").text == "0.5")
    #expect(typed("007").text == "7")
    #expect(typed("1.5", places: 0).text == "15")
    #expect(typed("1234567890123").text == "123456789")
  }

  @Test("deletes digit by digit to nothing")
  func deleting() {
    var entry = typed("0.5")
    for expected in ["0.", "", ""] {
      entry.press(.delete)
      #expect(entry.text == expected)
    }
    #expect(entry.value == 0 && entry.isEmpty)
  }

  @Test("shows thousands parted as far as typed")
  func display() {
    let locale = Locale(identifier: "en_US")
    #expect(typed("").display(locale) == "0")
    #expect(typed("1250").display(locale) == "1,250")
    #expect(typed("1250.").display(locale) == "1,250.")
    #expect(typed("1250.50").display(locale) == "1,250.50")
  }
}

@Suite("Robinhood's order draft")
struct OrderDraftTests {
  private let stock = Instrument(symbol: "AAPL", name: "Apple Inc.", kind: .stock)

  @Test("only market orders are counted in dollars")
  func units() {
    var draft = OrderDraft(side: .buy, instrument: stock, unit: .dollars)
    draft.amount = NumberEntry("50", places: 2)
    #expect(draft.isComplete)
    #expect(draft.request(clientID: "a", account: 1, symbol: "AAPL").amount == .dollars(50))
    draft.kind = .limit
    #expect(draft.unit == .shares && draft.amount.isEmpty && draft.field == .limit)
    #expect(!draft.isComplete)
  }

  @Test("asks for the prices that its kind needs, and forgets those it does not")
  func prices() {
    var draft = OrderDraft(side: .sell, instrument: stock, unit: .shares)
    draft.amount = NumberEntry("2", places: 6)
    draft.kind = .stopLimit
    #expect(draft.field == .stop)
    draft.stop = NumberEntry("90", places: 4)
    #expect(!draft.isComplete)
    draft.limit = NumberEntry("89.5", places: 4)
    #expect(draft.isComplete)
    #expect(draft.type == .stopLimit(stop: 90, limit: Decimal(string: "89.5") ?? 0))
    draft.kind = .market
    #expect(draft.limit.isEmpty && draft.stop.isEmpty && draft.type == .market)
  }

  @Test("estimates shares of dollars rounded down, and dollars of shares to the cent")
  func estimates() {
    var draft = OrderDraft(side: .buy, instrument: stock, unit: .dollars)
    draft.amount = NumberEntry("100", places: 2)
    #expect(draft.estimate(at: 3) == Decimal(string: "33.333333"))
    draft.count(in: .shares)
    draft.amount = NumberEntry("2.5", places: 6)
    #expect(draft.estimate(at: Decimal(string: "10.333") ?? 0) == Decimal(string: "25.83"))
  }
}

@Suite("Robinhood's chart")
struct ChartTimelineTests {
  private let wording = ChartWording(
    range: .d, locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian),
    timeZone: TimeZone(secondsFromGMT: 0) ?? .gmt)

  @Test("a finger finds the nearest point in time within a day, by number in longer ranges")
  func nearest() {
    let start = Date(timeIntervalSince1970: 0)
    let points = [0.0, 100, 1000].map { (start + $0, $0) }
    let day = ChartTimeline(points: points, range: .d)
    #expect(day.nearest(to: -5) == 0)
    #expect(day.nearest(to: 49) == 0)
    #expect(day.nearest(to: 51) == 1)
    #expect(day.nearest(to: 560) == 2)
    #expect(day.nearest(to: 1e9) == 2)
    let week = ChartTimeline(points: points, range: .w)
    #expect(week.nearest(to: 1.4) == 1 && week.nearest(to: 99) == 2)
    #expect(ChartTimeline(points: [], range: .d).nearest(to: 1) == nil)
  }

  @Test("an unfinished day leaves room at its end")
  func span() {
    let start = Date(timeIntervalSince1970: 0)
    let timeline = ChartTimeline(
      points: [(start, 1), (start + 60, 2)], range: .d, span: start...(start + 3600))
    #expect(timeline.domain == 0...3600)
  }

  @Test("values lie inside the domain with room to spare, also when they are all the same")
  func values() {
    let start = Date(timeIntervalSince1970: 0)
    for values in [[1.0, 2], [5, 5], [0, 0], [-3, 4]] {
      let timeline = ChartTimeline(points: values.map { (start, $0) }, range: .w)
      #expect(
        timeline.valueDomain.lowerBound < values.min() ?? 0 && timeline.valueDomain.upperBound > values.max() ?? 0)
    }
    #expect(ChartTimeline(points: [(start, .nan), (start, 1)], range: .w).points.count == 1)
  }

  @Test("the newest price moves along until the next point is due")
  func ticks() {
    let start = Date(timeIntervalSince1970: 0)
    let history = PriceHistory(
      range: .day, points: [PricePoint(time: start, price: 1), PricePoint(time: start + 300, price: 2)], baseline: 1,
      span: start...(start + 23_400))
    let moved = history.appending(3, at: start + 310, session: .regular)
    #expect(moved.points.map(\.price) == [1, 2, 3])
    let again = moved.appending(4, at: start + 320, session: .regular)
    #expect(again.points.map(\.price) == [1, 2, 4])
    #expect(again.appending(9, at: start, session: .regular) == again)
  }
}
