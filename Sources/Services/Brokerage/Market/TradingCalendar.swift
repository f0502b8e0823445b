// When stocks are traded: the holidays and short days of the New York exchanges, by their rules.

/// The hours of one trading day.
struct TradingHours: Hashable, Sendable {
  var day: CivilDay
  var preMarket: Moment
  var open: Moment
  var close: Moment
  var end: Moment

  func session(at moment: Moment) -> MarketSession {
    switch moment {
    case ..<preMarket: .closed
    case ..<open: .preMarket
    case ..<close: .regular
    case ..<end: .afterHours
    default: .closed
    }
  }
}

enum TradingCalendar {
  static func isTradingDay(_ day: CivilDay) -> Bool { day.weekday < 5 && !isHoliday(day) }

  /// Nil on weekends and holidays.
  static func hours(on day: CivilDay) -> TradingHours? {
    guard isTradingDay(day) else { return nil }
    let short = isShort(day)
    return TradingHours(
      day: day, preMarket: NewYork.moment(day, hour: 7), open: NewYork.moment(day, hour: 9, minute: 30),
      close: NewYork.moment(day, hour: short ? 13 : 16), end: NewYork.moment(day, hour: short ? 17 : 20))
  }

  /// The hours of the last trading day whose hours have begun.
  static func latestHours(at moment: Moment) -> TradingHours {
    var day = NewYork.day(of: moment)
    while true {
      // Ends: no more than four days in a row are without trading.
      if let hours = hours(on: day), hours.preMarket <= moment { return hours }
      day = day.advanced(by: -1)
    }
  }

  static func hours(before day: CivilDay) -> TradingHours {
    var day = day.advanced(by: -1)
    while true {
      if let hours = hours(on: day) { return hours }
      day = day.advanced(by: -1)
    }
  }

  static func hours(onOrAfter day: CivilDay) -> TradingHours {
    var day = day
    while true {
      if let hours = hours(on: day) { return hours }
      day = day.advanced(by: 1)
    }
  }

  static func status(at moment: Moment) -> MarketStatus {
    let latest = latestHours(at: moment)
    let next = hours(onOrAfter: latest.day.advanced(by: 1))
    let session = latest.session(at: moment)
    let changes: Moment =
      switch session {
      case .preMarket: latest.open
      case .regular: latest.close
      case .afterHours: latest.end
      case .closed, .always: next.preMarket
      }
    return MarketStatus(
      session: session, time: moment.date, changes: changes.date,
      nextOpen: (session == .preMarket ? latest.open : next.open).date)
  }

  /// NYSE Rule 7.2: on a Sunday a holiday is kept on Monday, on a Saturday on Friday, except New Year's Day.
  static func isHoliday(_ day: CivilDay) -> Bool {
    let (year, month, date) = day.components
    func isKept(_ month: Int, _ date: Int) -> Bool {
      let holiday = CivilDay(year, month, date)
      switch holiday.weekday {
      case 5: return day == holiday.advanced(by: -1)
      case 6: return day == holiday.advanced(by: 1)
      default: return day == holiday
      }
    }
    switch month {
    case 1:
      let newYear = CivilDay(year, 1, 1)
      return day == (newYear.weekday == 6 ? newYear.advanced(by: 1) : newYear)
        || day == .nth(3, weekday: 0, month: 1, of: year) || (year == 2025 && date == 9)  // mourning of a president
    case 2: return day == .nth(3, weekday: 0, month: 2, of: year)
    case 3, 4: return day == goodFriday(of: year)
    case 5: return day == .nth(-1, weekday: 0, month: 5, of: year)
    case 6: return year >= 2022 && isKept(6, 19)
    case 7: return isKept(7, 4)
    case 9: return day == .nth(1, weekday: 0, month: 9, of: year)
    case 11: return day == .nth(4, weekday: 3, month: 11, of: year)
    case 12: return isKept(12, 25) || (year == 2018 && date == 5)  // mourning of a president
    default: return false
    }
  }

  /// The day after Thanksgiving, and the eves of Christmas and of Independence Day, end at one o'clock.
  private static func isShort(_ day: CivilDay) -> Bool {
    let (year, month, date) = day.components
    switch (month, date) {
    case (7, 3), (12, 24): return true
    case (11, _): return day == CivilDay.nth(4, weekday: 3, month: 11, of: year).advanced(by: 1)
    default: return false
    }
  }

  /// Two days before Easter, which the anonymous Gregorian algorithm (Nature, 1876) gives.
  private static func goodFriday(of year: Int) -> CivilDay {
    let (a, b, c) = (year % 19, year / 100, year % 100)
    let d = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30
    let e = (32 + 2 * (b % 4) + 2 * (c / 4) - d - c % 4) % 7
    let f = d + e - 7 * ((a + 11 * d + 22 * e) / 451) + 114
    return CivilDay(year, f / 31, f % 31 + 1).advanced(by: -2)
  }
}
