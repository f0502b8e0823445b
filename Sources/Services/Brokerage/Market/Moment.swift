// Time inside the module: whole microseconds, so that a moment is the same in memory and in a file.

import Foundation

/// Microseconds since the beginning of 1970, UTC.
struct Moment: Hashable, Comparable, Sendable {
  var microseconds: Int64

  init(microseconds: Int64) { self.microseconds = microseconds }

  init(seconds: Double) { microseconds = Int64((seconds * 1e6).rounded()) }

  /// Dates beyond the years 1900 and 2200, where the calendar's rules mean nothing, count as those years.
  init(_ date: Date) {
    self.init(seconds: min(max(date.timeIntervalSince1970, -2_208_988_800), 7_258_118_400))
  }

  var seconds: Double { Double(microseconds) / 1e6 }
  var date: Date { Date(timeIntervalSince1970: seconds) }

  static func < (left: Moment, right: Moment) -> Bool { left.microseconds < right.microseconds }

  static func + (moment: Moment, seconds: Int) -> Moment {
    Moment(microseconds: moment.microseconds + Int64(seconds) * 1_000_000)
  }
}
