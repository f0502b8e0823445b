// Days of the calendar and the clock of New York, by rule: no time zone database is read, so every machine agrees.

/// A day, counted from 1970-01-01.
struct CivilDay: Hashable, Comparable, Strideable, Sendable {
  var number: Int

  init(number: Int) { self.number = number }

  /// The proleptic Gregorian calendar, after Howard Hinnant's "chrono-compatible low-level date algorithms".
  init(_ year: Int, _ month: Int, _ day: Int) {
    let y = month <= 2 ? year - 1 : year
    let era = y.flooredQuotient(by: 400)
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    number = era * 146_097 + dayOfEra - 719_468
  }

  var components: (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = shifted.flooredQuotient(by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let part = (5 * dayOfYear + 2) / 153
    let month = part + (part < 10 ? 3 : -9)
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * part + 2) / 5 + 1)
  }

  var year: Int { components.year }

  /// 0 is Monday, 6 is Sunday.
  var weekday: Int { (number + 3).flooredRemainder(by: 7) }

  /// Weekdays since Monday, 1970-01-05. A weekend counts as its Friday.
  var weekdayNumber: Int {
    let days = number - 4
    let week = days.flooredQuotient(by: 7)
    return week * 5 + min(days - week * 7, 4)
  }

  /// The same day of another month, or that month's last.
  func adding(months: Int) -> CivilDay {
    let (year, month, day) = components
    let count = year * 12 + month - 1 + months
    let (newYear, newMonth) = (count.flooredQuotient(by: 12), count.flooredRemainder(by: 12) + 1)
    let first = CivilDay(newYear, newMonth, 1)
    let next = newMonth == 12 ? CivilDay(newYear + 1, 1, 1) : CivilDay(newYear, newMonth + 1, 1)
    return first.advanced(by: min(day, next.number - first.number) - 1)
  }

  /// The n-th of a weekday in a month; the last for n = -1.
  static func nth(_ n: Int, weekday: Int, month: Int, of year: Int) -> CivilDay {
    if n > 0 {
      let first = CivilDay(year, month, 1)
      return first.advanced(by: (weekday - first.weekday).flooredRemainder(by: 7) + 7 * (n - 1))
    }
    let last = CivilDay(year, month, 1).adding(months: 1).advanced(by: -1)
    return last.advanced(by: -(last.weekday - weekday).flooredRemainder(by: 7))
  }

  func advanced(by days: Int) -> CivilDay { CivilDay(number: number + days) }
  func distance(to other: CivilDay) -> Int { other.number - number }
  static func < (left: CivilDay, right: CivilDay) -> Bool { left.number < right.number }
}

extension Int {
  func flooredQuotient(by divisor: Int) -> Int {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }

  func flooredRemainder(by divisor: Int) -> Int { self - flooredQuotient(by: divisor) * divisor }
}

/// The clock of New York: five hours behind UTC, four from the second Sunday of March to the first of November, both at
/// two in the morning (Energy Policy Act of 2005).
enum NewYork {
  /// The moment when clocks there show an hour and minute.
  static func moment(_ day: CivilDay, hour: Int, minute: Int = 0) -> Moment {
    let local = day.number * 86_400 + hour * 3600 + minute * 60
    let year = day.year
    let summer = CivilDay.nth(2, weekday: 6, month: 3, of: year).number * 86_400 + 7200
    let winter = CivilDay.nth(1, weekday: 6, month: 11, of: year).number * 86_400 + 7200
    let offset = local >= summer && local < winter ? 4 : 5
    return Moment(microseconds: Int64(local + offset * 3600) * 1_000_000)
  }

  static func day(of moment: Moment) -> CivilDay {
    let seconds = Int((Double(moment.microseconds) / 1e6).rounded(.down))
    let guess = CivilDay(number: (seconds - 5 * 3600).flooredQuotient(by: 86_400))
    // In summer the day begins an hour earlier.
    let next = guess.advanced(by: 1)
    return moment >= Self.moment(next, hour: 0) ? next : guess
  }
}
