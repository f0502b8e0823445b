// What date pickers are made of: pills and wheels.

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
  /// Whether what the pill opens is open.
  let isOpen: Bool
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.isEnabled) private var isEnabled

  init(date: Date, components: DatePickerComponents, isOpen: Bool = false) {
    self.date = date
    self.isOpen = isOpen
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
      .foregroundStyle(
        isOpen
          ? AnyShapeStyle(TintShapeStyle())
          : AnyShapeStyle(Color(source: .system(isEnabled ? .label : .tertiaryLabel)))
      )
      .padding(.horizontal, DatePillMetrics.inset)
      .frame(minHeight: DatePillMetrics.height)
      .background(
        Color(source: .system(.tertiaryFill)),
        in: RoundedRectangle(cornerRadius: DatePillMetrics.cornerRadius, style: .continuous))
  }
}

/// Wheels for day, hour and minute.
struct DateWheels: View {
  @Binding var date: Date
  let parts: [Part]
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var environmentCalendar
  @Environment(\.timeZone) private var timeZone

  /// What a wheel turns.
  enum Part { case weekday, month, day, year, hour, minute, half }

  init(date: Binding<Date>, parts: [Part]) {
    _date = date
    self.parts = parts
  }

  init(date: Binding<Date>, components: DatePickerComponents) {
    let time: [Part] = components.contains(.hourAndMinute) ? [.hour, .minute, .half] : []
    let day: [Part] = components.contains(.date) ? (time.isEmpty ? [.month, .day, .year] : [.weekday]) : []
    self.init(date: date, parts: day + time)
  }

  private var calendar: Calendar { environmentCalendar.adapted(to: locale, timeZone) }

  /// A wheel: what it writes some steps away from the date, and what it turns.
  private struct Column {
    let unit: Calendar.Component
    /// How many units a step is.
    var length = 1
    var range: ClosedRange<Double>?
    /// What is read after the text.
    var unitName = ""
    let text: (Int) -> String
  }

  private func turn(_ column: Column, by steps: Int) {
    if let next = calendar.date(byAdding: column.unit, value: steps * column.length, to: date) { date = next }
  }

  private var columns: [Column] {
    let writer = DateWriter(locale: locale, calendar: environmentCalendar, timeZone: timeZone)
    let (calendar, date) = (calendar, date)
    let isEnglish = locale.language.languageCode == .english
    func column(_ unit: Calendar.Component, read name: String = "", _ write: @escaping (Date) -> String) -> Column {
      Column(unit: unit, unitName: isEnglish ? name : "") {
        calendar.date(byAdding: unit, value: $0, to: date).map(write) ?? ""
      }
    }
    return parts.map { part in
      switch part {
      case .weekday: column(.day) { writer.shortDay($0) }
      case .month: column(.month) { calendar.standaloneMonthSymbols[calendar.component(.month, from: $0) - 1] }
      case .day: column(.day) { "\(calendar.component(.day, from: $0))" }
      case .year: column(.year) { "\(calendar.component(.year, from: $0))" }
      case .hour: column(.hour, read: "o’clock") { "\((calendar.component(.hour, from: $0) + 11) % 12 + 1)" }
      case .minute:
        column(.minute, read: "minutes") { date in
          let minute = calendar.component(.minute, from: date)
          return minute < 10 ? "0\(minute)" : "\(minute)"
        }
      case .half: halves(calendar, date)
      }
    }
  }

  /// The halves of the day, which end at either side.
  private func halves(_ calendar: Calendar, _ date: Date) -> Column {
    let isMorning = calendar.component(.hour, from: date) < 12
    let names = [calendar.amSymbol, calendar.pmSymbol]
    return Column(unit: .hour, length: 12, range: isMorning ? 0...1 : -1...0) { steps in
      let index = steps + (isMorning ? 0 : 1)
      return names.indices.contains(index) ? names[index] : ""
    }
  }

  var body: some View {
    HStack(spacing: 16) {
      ForEach(Array(columns.enumerated()), id: \.offset) { _, column in
        DateWheel(text: column.text, unitName: column.unitName, range: column.range) { turn(column, by: $0) }
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

/// One wheel of a date.
private struct DateWheel: View {
  let text: (Int) -> String
  let unitName: String
  let range: ClosedRange<Double>?
  let commit: (Int) -> Void
  @State private var wheel = WheelTurn(row: WheelMetrics.row)
  /// How many rows have gone by since the wheel rested.
  @State private var rows = 0.0

  var body: some View {
    let steps = Int(bounded: rows.rounded())
    prepare()
    return VStack(spacing: 0) {
      ForEach(-4...4, id: \.self) { row in
        Text(verbatim: text(steps + row))
          .font(.title3)
          .lineLimit(1)
          .frame(height: WheelMetrics.row)
          .opacity(WheelMetrics.opacity(atRows: Double(steps + row) - rows))
      }
    }
    .modifier(WheelColumn(wheel: wheel, steps: steps))
    .frame(height: WheelMetrics.height)
    .modifier(SpokenWheel(value: spoken(steps), turn: commit))
  }

  private func spoken(_ steps: Int) -> String {
    let text = text(steps)
    return unitName.isEmpty ? text : "\(text.hasPrefix("0") ? String(text.dropFirst()) : text) \(unitName)"
  }

  private func prepare() {
    let range = range
    wheel.range = { range ?? -.greatestFiniteMagnitude ... .greatestFiniteMagnitude }
    wheel.didMove = { rows = wheel.rows }
    wheel.didRest = commit
  }
}
