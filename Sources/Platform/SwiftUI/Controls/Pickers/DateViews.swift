// What date pickers are made of: pills, a month's grid, wheels.

/// Writes parts of dates in the locale, calendar and time zone of an environment.
struct DateWriter {
  private let style: Date.FormatStyle

  init(locale: Locale, calendar: Calendar, timeZone: TimeZone) {
    style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
  }

  func date(_ date: Date) -> String { date.formatted(style.year().month(.abbreviated).day()) }
  func time(_ date: Date) -> String { date.formatted(style.hour().minute()) }
  func month(_ date: Date) -> String { date.formatted(style.year().month(.wide)) }
  func shortDay(_ date: Date) -> String { date.formatted(style.weekday(.abbreviated).month(.abbreviated).day()) }
}

/// The date and the time of day, each on a pill.
struct DatePills: View {
  let date: Date
  let components: DatePickerComponents
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.isEnabled) private var isEnabled

  init(date: Date, components: DatePickerComponents) {
    self.date = date
    self.components = components
  }

  var body: some View {
    let writer = DateWriter(locale: locale, calendar: calendar, timeZone: timeZone)
    HStack(spacing: DatePillMetrics.gap) {
      if components.contains(.date) { pill(writer.date(date)) }
      if components.contains(.hourAndMinute) { pill(writer.time(date)) }
    }
    .lineHeightInRows(DatePillMetrics.height)
  }

  private func pill(_ text: String) -> some View {
    Text(verbatim: text)
      .lineLimit(1)
      .foregroundStyle(Color(source: .system(isEnabled ? .label : .tertiaryLabel)))
      .padding(.horizontal, DatePillMetrics.inset)
      .frame(minHeight: DatePillMetrics.height)
      .background(
        Color(source: .system(.tertiaryFill)),
        in: RoundedRectangle(cornerRadius: DatePillMetrics.cornerRadius, style: .continuous))
  }
}

/// A month, its days in weeks, the picked one on a disc.
struct MonthPicker: View {
  @Binding var selection: Date
  let components: DatePickerComponents
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var environmentCalendar
  @Environment(\.timeZone) private var timeZone

  init(selection: Binding<Date>, components: DatePickerComponents) {
    _selection = selection
    self.components = components
  }

  private var calendar: Calendar {
    var calendar = environmentCalendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
  }

  private var writer: DateWriter { DateWriter(locale: locale, calendar: environmentCalendar, timeZone: timeZone) }

  /// Days of the month in weeks of seven; nil before the first and after the last.
  private var weeks: [[Int?]] {
    guard let month = calendar.dateInterval(of: .month, for: selection),
      let days = calendar.range(of: .day, in: .month, for: selection)
    else { return [] }
    let first = (calendar.component(.weekday, from: month.start) - calendar.firstWeekday + 7) % 7
    var cells: [Int?] = Array(repeating: nil, count: first) + days.map { $0 }
    while cells.count % 7 != 0 { cells.append(nil) }
    return stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) }
  }

  private var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    return names.indices.map { names[($0 + calendar.firstWeekday - 1) % names.count].uppercased() }
  }

  var body: some View {
    VStack(spacing: 0) {
      header.frame(height: 44)
      HStack(spacing: 0) {
        ForEach(Array(weekdays.enumerated()), id: \.offset) { _, name in
          Text(verbatim: name)
            .font(.system(size: 13, weight: .semibold))
            .foregroundStyle(Color(source: .system(.tertiaryLabel)))
            .frame(maxWidth: .infinity)
        }
      }
      .frame(height: 22)
      ForEach(Array(weeks.enumerated()), id: \.offset) { _, week in
        HStack(spacing: 0) {
          ForEach(Array(week.enumerated()), id: \.offset) { _, day in
            if let day { cell(day) } else { Color.clear.frame(maxWidth: .infinity).frame(height: 44) }
          }
        }
      }
      if components.contains(.hourAndMinute) {
        HStack {
          Text(verbatim: "Time")
          Spacer()
          DatePills(date: selection, components: .hourAndMinute)
        }
        .padding(.top, 8)
      }
    }
    .padding(.horizontal, 8)
  }

  private var header: some View {
    HStack(spacing: 24) {
      Text(verbatim: writer.month(selection)).font(.headline)
      Spacer(minLength: 0)
      arrow(-1)
      arrow(1)
    }
  }

  private func arrow(_ months: Int) -> some View {
    Button(action: { if let next = calendar.date(byAdding: .month, value: months, to: selection) { selection = next } })
    {
      ChevronShape()
        .stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
        .frame(width: 8, height: 15)
        .rotationEffect(.degrees(months < 0 ? 180 : 0))
        .spokenLabel(Text(verbatim: months < 0 ? "Previous Month" : "Next Month"))
    }
    .buttonStyle(PlainButtonStyle())
  }

  private func pick(_ day: Int) {
    let current = calendar.component(.day, from: selection)
    guard let next = calendar.date(byAdding: .day, value: day - current, to: selection) else { return }
    selection = next
  }

  private func cell(_ day: Int) -> some View {
    let isPicked = day == calendar.component(.day, from: selection)
    return Text(verbatim: "\(day)")
      .font(.system(size: 20, weight: isPicked ? .medium : .regular))
      .foregroundStyle(isPicked ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(source: .system(.label))))
      .frame(maxWidth: .infinity)
      .frame(height: 44)
      .controlElement(.button, traits: isPicked ? .selected : [], actions: ControlActions(activate: { pick(day) }))
      .background { if isPicked { Circle().fill(TintShapeStyle().opacity(0.15)).frame(width: 44, height: 44) } }
  }
}

/// Wheels for day, hour and minute.
struct DateWheels: View {
  @Binding var date: Date
  let components: DatePickerComponents
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var environmentCalendar
  @Environment(\.timeZone) private var timeZone

  init(date: Binding<Date>, components: DatePickerComponents) {
    _date = date
    self.components = components
  }

  private var calendar: Calendar {
    var calendar = environmentCalendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
  }

  /// A wheel: what it writes for the date some steps away, and how it turns.
  private struct Column {
    let unit: Calendar.Component
    /// How many units a step is.
    var length = 1
    let rows: [String]
  }

  private func turn(_ column: Column, by steps: Int) {
    var steps = steps
    // The halves of the day end at either side.
    if column.length != 1 {
      let isMorning = calendar.component(.hour, from: date) < 12
      steps = steps > 0 ? (isMorning ? 1 : 0) : (isMorning ? 0 : -1)
    }
    if let next = calendar.date(byAdding: column.unit, value: steps * column.length, to: date) { date = next }
  }

  private var columns: [Column] {
    let writer = DateWriter(locale: locale, calendar: environmentCalendar, timeZone: timeZone)
    func column(_ unit: Calendar.Component, _ write: (Date) -> String) -> Column {
      Column(unit: unit, rows: (-3...3).map { calendar.date(byAdding: unit, value: $0, to: date).map(write) ?? "" })
    }
    var columns: [Column] = []
    if components.contains(.date), components.contains(.hourAndMinute) {
      columns.append(column(.day) { writer.shortDay($0) })
    } else if components.contains(.date) {
      columns.append(column(.month) { calendar.standaloneMonthSymbols[calendar.component(.month, from: $0) - 1] })
      columns.append(column(.day) { "\(calendar.component(.day, from: $0))" })
      columns.append(column(.year) { "\(calendar.component(.year, from: $0))" })
    }
    if components.contains(.hourAndMinute) {
      columns.append(column(.hour) { "\((calendar.component(.hour, from: $0) + 11) % 12 + 1)" })
      columns.append(
        column(.minute) { date in
          let minute = calendar.component(.minute, from: date)
          return minute < 10 ? "0\(minute)" : "\(minute)"
        })
      let isMorning = calendar.component(.hour, from: date) < 12
      let halves =
        ["", "", isMorning ? "" : calendar.amSymbol, isMorning ? calendar.amSymbol : calendar.pmSymbol]
        + [isMorning ? calendar.pmSymbol : "", "", ""]
      columns.append(Column(unit: .hour, length: 12, rows: halves))
    }
    return columns
  }

  private static let fading: [Double] = [0.12, 0.28, 0.5, 1, 0.5, 0.28, 0.12]

  var body: some View {
    HStack(spacing: 16) {
      ForEach(Array(columns.enumerated()), id: \.offset) { _, column in
        VStack(spacing: 0) {
          ForEach(Array(column.rows.enumerated()), id: \.offset) { row, text in
            Text(verbatim: text)
              .font(.title3)
              .lineLimit(1)
              .frame(height: WheelMetrics.row)
              .opacity(Self.fading[row])
          }
        }
        .modifier(StepDrag(step: WheelMetrics.row) { turn(column, by: $0) })
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: WheelMetrics.height)
    .background {
      RoundedRectangle(cornerRadius: WheelMetrics.bandRadius, style: .continuous)
        .fill(Color(source: .system(.tertiaryFill)))
        .frame(height: WheelMetrics.row)
        .padding(.horizontal, 9)
    }
    .clipped()
  }
}
