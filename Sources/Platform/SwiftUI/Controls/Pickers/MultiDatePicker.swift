// MultiDatePicker: a month's grid in which any number of days is picked.

/// A control that picks days.
public struct MultiDatePicker<Label: View> {
  let selection: Binding<Set<DateComponents>>
  let isAllowed: @Sendable (Date) -> Bool
  let label: Label
  @State private var monthsAway = 0

  nonisolated init(
    _ selection: Binding<Set<DateComponents>>, label: Label, isAllowed: @escaping @Sendable (Date) -> Bool
  ) {
    self.selection = selection
    self.label = label
    self.isAllowed = isAllowed
  }
}

extension MultiDatePicker: View {
  public var body: some View {
    DayGrid(selection: selection, isAllowed: isAllowed, monthsAway: $monthsAway).spokenLabel(label)
  }
}

extension MultiDatePicker {
  nonisolated public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, label: label(), isAllowed: { _ in true })
  }
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection, label: label(), isAllowed: { bounds.contains($0) }) }
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection, label: label(), isAllowed: { bounds.contains($0) }) }
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection, label: label(), isAllowed: { bounds.contains($0) }) }
}

extension MultiDatePicker where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, label: Text(titleKey), isAllowed: { _ in true })
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) { self.init(selection, label: Text(titleKey), isAllowed: { bounds.contains($0) }) }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) { self.init(selection, label: Text(titleKey), isAllowed: { bounds.contains($0) }) }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) { self.init(selection, label: Text(titleKey), isAllowed: { bounds.contains($0) }) }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection, label: Text(title), isAllowed: { _ in true })
  }
}

/// A month's days, the picked ones on discs.
private struct DayGrid: View {
  let selection: Binding<Set<DateComponents>>
  let isAllowed: @Sendable (Date) -> Bool
  @Binding var monthsAway: Int
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var environmentCalendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.startDate) private var now

  init(
    selection: Binding<Set<DateComponents>>, isAllowed: @escaping @Sendable (Date) -> Bool, monthsAway: Binding<Int>
  ) {
    self.selection = selection
    self.isAllowed = isAllowed
    _monthsAway = monthsAway
  }

  private var calendar: Calendar { environmentCalendar.adapted(to: locale, timeZone) }

  /// The first day of the month shown: that of the earliest picked day, or of today.
  private var month: Date {
    let picked = selection.wrappedValue.compactMap { calendar.date(from: $0) }.min() ?? now
    let start = calendar.dateInterval(of: .month, for: picked)?.start ?? picked
    return calendar.date(byAdding: .month, value: monthsAway, to: start) ?? start
  }

  private func components(of date: Date) -> DateComponents {
    calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
  }

  /// The entry of the selection for a day, whatever components it was written with.
  private func entry(for date: Date) -> DateComponents? {
    selection.wrappedValue.first { entry in
      calendar.date(from: entry).map { calendar.isDate($0, inSameDayAs: date) } ?? false
    }
  }

  private func toggle(_ date: Date) {
    if let entry = entry(for: date) {
      selection.wrappedValue.remove(entry)
    } else {
      selection.wrappedValue.insert(components(of: date))
    }
  }

  var body: some View {
    let month = month
    let writer = DateWriter(locale: locale, calendar: environmentCalendar, timeZone: timeZone)
    VStack(spacing: 0) {
      HStack(spacing: 24) {
        Text(verbatim: writer.month(month)).font(.headline)
        Spacer(minLength: 0)
        arrow(-1)
        arrow(1)
      }
      .frame(height: 44)
      MonthGrid(calendar: calendar, month: month, cell: cell)
    }
    .padding(.horizontal, 8)
  }

  private func arrow(_ months: Int) -> some View {
    Button(action: { monthsAway += months }) {
      ChevronShape()
        .stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
        .frame(width: 8, height: 15)
        .rotationEffect(.degrees(months < 0 ? 180 : 0))
        .spokenLabel(Text(verbatim: months < 0 ? "Previous Month" : "Next Month"))
    }
    .buttonStyle(PlainButtonStyle())
  }

  private func cell(_ day: Date) -> some View {
    let isPicked = entry(for: day) != nil
    let isOpen = isAllowed(day)
    let color: AnyShapeStyle =
      isPicked
      ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(source: .system(isOpen ? .label : .tertiaryLabel)))
    var action: (@MainActor () -> Void)?
    if isOpen { action = { toggle(day) } }
    return Text(verbatim: "\(calendar.component(.day, from: day))")
      .font(.system(size: 20, weight: isPicked ? .medium : .regular))
      .foregroundStyle(color)
      .frame(maxWidth: .infinity)
      .frame(height: 44)
      .controlElement(
        .button, traits: isPicked ? .selected : [],
        actions: ControlActions(activate: action)
      )
      .background { if isPicked { Circle().fill(TintShapeStyle().opacity(0.15)).frame(width: 44, height: 44) } }
  }
}
