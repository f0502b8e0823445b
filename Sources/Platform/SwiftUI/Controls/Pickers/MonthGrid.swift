// The days of a month under the names of their weekdays, as date pickers show them.

extension Calendar {
  /// The calendar of people in a place.
  func adapted(to locale: Locale, _ timeZone: TimeZone) -> Calendar {
    var calendar = self
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
  }

  /// The days of a date's month in weeks of seven; nil before the first and after the last.
  fileprivate func weeks(ofMonthAt date: Date) -> [[Date?]] {
    guard let month = dateInterval(of: .month, for: date), let days = range(of: .day, in: .month, for: date)
    else { return [] }
    let first = (component(.weekday, from: month.start) - firstWeekday + 7) % 7
    var cells: [Date?] =
      Array(repeating: nil, count: first)
      + days.map { self.date(byAdding: .day, value: $0 - days.lowerBound, to: month.start) }
    while cells.count % 7 != 0 { cells.append(nil) }
    return stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) }
  }

  fileprivate var weekdayHeadings: [String] {
    let names = shortStandaloneWeekdaySymbols
    return names.indices.map { names[($0 + firstWeekday - 1) % names.count].uppercased() }
  }
}

/// The weeks of a month, with a cell for each day.
struct MonthGrid<Cell: View>: View {
  let calendar: Calendar
  /// A date in the month.
  let month: Date
  let cell: (Date) -> Cell

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        ForEach(Array(calendar.weekdayHeadings.enumerated()), id: \.offset) { _, name in
          Text(verbatim: name)
            .font(.system(size: 13, weight: .semibold))
            .foregroundStyle(Color(source: .system(.tertiaryLabel)))
            .frame(maxWidth: .infinity)
        }
      }
      .frame(height: 22)
      ForEach(Array(calendar.weeks(ofMonthAt: month).enumerated()), id: \.offset) { _, week in
        HStack(spacing: 0) {
          ForEach(Array(week.enumerated()), id: \.offset) { _, day in
            if let day { cell(day) } else { Color.clear.frame(maxWidth: .infinity).frame(height: 44) }
          }
        }
      }
    }
  }
}
