// DatePicker: a date, a time of day, or both.

/// A control that picks a date.
public struct DatePicker<Label: View> {
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let minimum: Date?
  let maximum: Date?
  let components: DatePickerComponents
  let label: Label

  init(
    _ selection: Binding<Date>, _ minimum: Date?, _ maximum: Date?, _ components: DatePickerComponents, _ label: Label
  ) {
    self.selection = selection
    self.minimum = minimum
    self.maximum = maximum
    self.components = components
    self.label = label
  }
}

extension DatePicker: View {
  public var body: some View {
    StyledControl(
      DatePickerStyleConfiguration(
        label: .init(content: AnyView(label)), selection: limited, minimumDate: minimum, maximumDate: maximum,
        displayedComponents: components)
    ) {
      CompactDatePickerStyle().makeBody(configuration: $0)
    }
  }
}

extension DatePicker {
  /// The selection, kept within the bounds.
  private var limited: Binding<Date> {
    let (selection, minimum, maximum) = (selection, minimum, maximum)
    return Binding(
      get: { selection.wrappedValue },
      set: { date in
        var date = date
        if let minimum { date = max(date, minimum) }
        if let maximum { date = min(date, maximum) }
        selection.wrappedValue = date
      })
  }
}

/// What of a date is picked.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}
