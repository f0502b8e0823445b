// Round numbers and dates for axes.

import Foundation
import Testing

@testable import Charts

@Suite("Ticks") struct TickTests {
  @Test("steps are 1, 2 or 5 times a power of ten")
  func steps() {
    #expect(NumericTicks.step(span: 100, count: 5) == 20)
    #expect(NumericTicks.step(span: 15, count: 4) == 5)
    #expect(abs(NumericTicks.step(span: 0.9, count: 5) - 0.2) < 1e-12)
    #expect(NumericTicks.step(span: 0, count: 5) == 0)
    #expect(NumericTicks.step(span: .infinity, count: 5) == 0)
  }

  @Test("values are multiples of the step without rounding noise or a negative nought")
  func values() {
    #expect(NumericTicks.values(from: 0, to: 0.5, step: 0.1) == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
    #expect(NumericTicks.values(from: 0, to: 4, step: 2).map(\.sign) == [.plus, .plus, .plus])
    #expect(NumericTicks.values(from: -3, to: 3, step: 2) == [-2, 0, 2])
    #expect(NumericTicks.values(from: 0, to: 1e9, step: 1).isEmpty)
  }

  @Test("bounds grow to whole steps, and stay when they are")
  func rounding() {
    #expect(NumericTicks.rounded(1.2, 9.1, step: 2) == (0, 10))
    #expect(NumericTicks.rounded(0, 10, step: 2) == (0, 10))
    #expect(NumericTicks.rounded(1.2, 9.1, step: 2, lowerBound: false) == (1.2, 10))
  }

  @Test("logarithmic ticks are powers of ten, finer when there are few")
  func logarithmic() {
    #expect(NumericTicks.logarithmic(from: 1, to: 10_000, count: 4) == [1, 10, 100, 1000, 10_000])
    #expect(NumericTicks.logarithmic(from: 1, to: 10, count: 5) == [1, 2, 5, 10])
    #expect(NumericTicks.logarithmic(from: 0, to: 10, count: 5).isEmpty)
  }

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour)) ?? .distantPast
  }

  @Test("every three hours means 0, 3, 6...")
  func hours() {
    let ticks = DateStep(.hour, 3).values(from: date(2024, 5, 1, 8), to: date(2024, 5, 1, 16), calendar: calendar)
    #expect(ticks == [date(2024, 5, 1, 9), date(2024, 5, 1, 12), date(2024, 5, 1, 15)])
  }

  @Test("months begin on their first day, whatever their length")
  func months() {
    let ticks = DateStep(.month, 1).values(from: date(2024, 1, 15), to: date(2024, 4, 1), calendar: calendar)
    #expect(ticks == [date(2024, 2, 1), date(2024, 3, 1), date(2024, 4, 1)])
  }

  @Test("automatic date steps give no more ticks than asked for")
  func automatic() {
    #expect(DateStep.automatic(span: 6.5 * 3600, count: 5) == DateStep(.hour, 3))
    #expect(DateStep.automatic(span: 30 * 86_400, count: 5) == DateStep(.weekOfYear, 1))
    #expect(DateStep.automatic(span: 365 * 86_400, count: 6) == DateStep(.month, 3))
  }
}
