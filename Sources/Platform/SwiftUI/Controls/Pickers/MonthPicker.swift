// A month to pick a day from, as calendars show it.

/// The days that may be picked.
struct DateBounds {
  var minimum: Date?
  var maximum: Date?

  /// Whether some of a stretch of time may be picked.
  func allows(_ interval: DateInterval) -> Bool {
    if let minimum, interval.end <= minimum { return false }
    if let maximum, interval.start > maximum { return false }
    return true
  }
}

/// A month, its days in weeks, the picked one on a disc.
struct MonthPicker: View {
  @Binding var selection: Date
  let components: DatePickerComponents
  let bounds: DateBounds
  /// The months from the picked date's to the one that is shown.
  @State private var turned = 0
  @State private var isChoosingMonth = false
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var environmentCalendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.startDate) private var startDate

  init(selection: Binding<Date>, components: DatePickerComponents, bounds: DateBounds = DateBounds()) {
    _selection = selection
    self.components = components
    self.bounds = bounds
  }

  private var calendar: Calendar { environmentCalendar.adapted(to: locale, timeZone) }

  private var writer: DateWriter { DateWriter(locale: locale, calendar: environmentCalendar, timeZone: timeZone) }

  /// A date in the month that is shown.
  private var shown: Date { calendar.date(byAdding: .month, value: turned, to: selection) ?? selection }

  var body: some View {
    VStack(spacing: 0) {
      header.frame(height: 44)
      if isChoosingMonth {
        DateWheels(date: shownMonth, parts: [.month, .year])
      } else {
        MonthGrid(calendar: calendar, month: shown, cell: cell)
      }
      if components.contains(.hourAndMinute) {
        HStack {
          Text(verbatim: "Time")
          Spacer()
          DatePill(selection: $selection, part: .hourAndMinute)
        }
        .padding(.top, 8)
      }
    }
    .padding(.horizontal, 8)
  }

  private var shownMonth: Binding<Date> {
    Binding {
      shown
    } set: { date in
      let from = calendar.dateComponents([.year, .month], from: selection)
      let to = calendar.dateComponents([.year, .month], from: date)
      turned = ((to.year ?? 0) - (from.year ?? 0)) * 12 + (to.month ?? 0) - (from.month ?? 0)
    }
  }

  private var header: some View {
    HStack(spacing: 24) {
      Button {
        withAnimation(.easeInOut(duration: 0.25)) { isChoosingMonth.toggle() }
      } label: {
        HStack(spacing: 5) {
          Text(verbatim: writer.month(shown)).font(.headline)
            .foregroundStyle(isChoosingMonth ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(.primary))
          chevron(width: 6, height: 11).rotationEffect(.degrees(isChoosingMonth ? 90 : 0))
        }
      }
      .buttonStyle(PlainButtonStyle())
      Spacer(minLength: 0)
      if !isChoosingMonth {
        arrow(-1)
        arrow(1)
      }
    }
  }

  private func chevron(width: CGFloat, height: CGFloat) -> some View {
    ChevronShape()
      .stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
      .frame(width: width, height: height)
  }

  private func arrow(_ months: Int) -> some View {
    Button {
      turned += months
    } label: {
      chevron(width: 8, height: 15)
        .rotationEffect(.degrees(months < 0 ? 180 : 0))
        .frame(width: 24, height: 44)
        .contentShape(Rectangle())
        .spokenLabel(Text(verbatim: months < 0 ? "Previous Month" : "Next Month"))
    }
    .buttonStyle(PlainButtonStyle())
    .disabled(!mayTurn(months))
  }

  private func mayTurn(_ months: Int) -> Bool {
    guard let next = calendar.date(byAdding: .month, value: months, to: shown),
      let month = calendar.dateInterval(of: .month, for: next)
    else { return false }
    return bounds.allows(month)
  }

  private func pick(_ day: Date) {
    let time = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: selection)
    turned = 0
    selection = calendar.date(byAdding: time, to: day) ?? day
  }

  private func cell(_ day: Date) -> some View {
    let isPicked = calendar.isDate(day, inSameDayAs: selection)
    let isToday = calendar.isDate(day, inSameDayAs: startDate)
    let isAllowed = calendar.dateInterval(of: .day, for: day).map(bounds.allows) ?? true
    let ink: AnyShapeStyle =
      !isAllowed
      ? AnyShapeStyle(Color(source: .system(.tertiaryLabel)))
      : isPicked && isToday
        ? AnyShapeStyle(Color.white)
        : isPicked || isToday ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(source: .system(.label)))
    return Text(verbatim: "\(calendar.component(.day, from: day))")
      .font(.system(size: 20, weight: isPicked ? .medium : .regular))
      .foregroundStyle(ink)
      .frame(maxWidth: .infinity)
      .frame(height: 44)
      .controlElement(.button, traits: isPicked ? .selected : [], actions: ControlActions(activate: { pick(day) }))
      .background {
        if isPicked { Circle().fill(TintShapeStyle().opacity(isToday ? 1 : 0.15)).frame(width: 44, height: 44) }
      }
      .disabled(!isAllowed)
  }
}
