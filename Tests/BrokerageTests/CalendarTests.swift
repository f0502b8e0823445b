// Days, holidays and the clock of New York.

import Foundation
import Testing

@testable import Brokerage

@Suite struct CalendarTests {
  @Test("days and their numbers agree over two centuries")
  func roundTrip() {
    for number in stride(from: -25_000, to: 60_000, by: 7) {
      let (year, month, date) = CivilDay(number: number).components
      #expect(CivilDay(year, month, date) == CivilDay(number: number))
    }
  }

  @Test("a day has its weekday")
  func weekdays() {
    #expect(CivilDay(1970, 1, 1).weekday == 3)
    #expect(CivilDay(2026, 3, 9).weekday == 0)
    #expect(CivilDay(2024, 2, 29).adding(months: 12) == CivilDay(2025, 2, 28))
    #expect(CivilDay(2025, 3, 31).adding(months: -1) == CivilDay(2025, 2, 28))
  }

  @Test("New York is five hours behind UTC in winter and four in summer")
  func newYorkTime() {
    let utc = { (text: String) in ISO8601DateFormatter().date(from: text) }
    #expect(newYork(2026, 3, 6, 9, 30) == utc("2026-03-06T14:30:00Z"))
    #expect(newYork(2026, 3, 9, 9, 30) == utc("2026-03-09T13:30:00Z"))
    #expect(newYork(2026, 11, 1, 12) == utc("2026-11-01T17:00:00Z"))
    #expect(NewYork.day(of: Moment(newYork(2026, 7, 1, 0))) == CivilDay(2026, 7, 1))
    #expect(NewYork.day(of: Moment(newYork(2026, 7, 1, 0) - 1)) == CivilDay(2026, 6, 30))
    #expect(NewYork.day(of: Moment(newYork(2026, 1, 1, 23, 59))) == CivilDay(2026, 1, 1))
  }

  @Test("the exchanges' holidays of two years")
  func holidays() {
    // As the New York Stock Exchange has published them.
    let published: [Int: [(Int, Int)]] = [
      2022: [(1, 17), (2, 21), (4, 15), (5, 30), (6, 20), (7, 4), (9, 5), (11, 24), (12, 26)],
      2025: [(1, 1), (1, 9), (1, 20), (2, 17), (4, 18), (5, 26), (6, 19), (7, 4), (9, 1), (11, 27), (12, 25)],
      2026: [(1, 1), (1, 19), (2, 16), (4, 3), (5, 25), (6, 19), (7, 3), (9, 7), (11, 26), (12, 25)],
    ]
    for (year, dates) in published {
      let expected = Set(dates.map { CivilDay(year, $0.0, $0.1) })
      let found = (CivilDay(year, 1, 1)...CivilDay(year, 12, 31)).filter {
        $0.weekday < 5 && !TradingCalendar.isTradingDay($0)
      }
      #expect(Set(found) == expected, "\(year)")
    }
  }

  @Test("sessions begin and end on time, on short days too")
  func sessions() {
    func session(_ day: Int, _ month: Int, _ hour: Int, _ minute: Int) -> MarketSession {
      TradingCalendar.status(at: Moment(newYork(2026, month, day, hour, minute))).session
    }
    #expect(session(10, 3, 6, 59) == .closed)
    #expect(session(10, 3, 7, 0) == .preMarket)
    #expect(session(10, 3, 9, 30) == .regular)
    #expect(session(10, 3, 16, 0) == .afterHours)
    #expect(session(10, 3, 20, 0) == .closed)
    #expect(session(14, 3, 12, 0) == .closed)
    #expect(session(27, 11, 12, 59) == .regular)
    #expect(session(27, 11, 13, 0) == .afterHours)
    #expect(session(27, 11, 17, 0) == .closed)
  }

  @Test("the next opening skips a weekend and a holiday")
  func nextOpen() {
    let status = TradingCalendar.status(at: Moment(newYork(2026, 4, 2, 21)))
    #expect(status.nextOpen == newYork(2026, 4, 6, 9, 30))
    #expect(status.changes == newYork(2026, 4, 6, 7))
    #expect(TradingCalendar.status(at: Moment(newYork(2026, 3, 10, 8))).nextOpen == newYork(2026, 3, 10, 9, 30))
  }
}
