// The looks of date pickers: pills, a month, a wheel.

/// The look of date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a date picker style draws.
public struct DatePickerStyleConfiguration {
  /// The label, whatever its type.
  public struct Label { package let content: AnyView }

  public let label: DatePickerStyleConfiguration.Label
  @Binding public var selection: Date
  public var minimumDate: Date?
  public var maximumDate: Date?
  public var displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }
}

extension DatePickerStyleConfiguration.Label: StylePart { public typealias Body = Never }

/// The style of date pickers that nothing else is said of: compact.
public struct DefaultDatePickerStyle: Sendable { public init() {} }

extension DefaultDatePickerStyle: DatePickerStyle {
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePickerStyle().makeBody(configuration: configuration)
  }
}

/// The date and the time on pills.
public struct CompactDatePickerStyle: Sendable { public init() {} }

extension CompactDatePickerStyle: DatePickerStyle {
  public func makeBody(configuration: Configuration) -> some View {
    LabeledControlRow(label: configuration.label) {
      DatePills(date: configuration.selection, components: configuration.displayedComponents)
        .modifier(SpokenValue())
    }
    .controlElement(.picker, spacing: .plain, actions: ControlActions(activate: {}))
  }
}

/// A month with the day marked.
public struct GraphicalDatePickerStyle: Sendable { public init() {} }

extension GraphicalDatePickerStyle: DatePickerStyle {
  public func makeBody(configuration: Configuration) -> some View {
    MonthPicker(selection: configuration.$selection, components: configuration.displayedComponents)
      .spokenLabel(configuration.label)
  }
}

/// Wheels for the parts of the date.
public struct WheelDatePickerStyle: Sendable { public init() {} }

extension WheelDatePickerStyle: DatePickerStyle {
  public func makeBody(configuration: Configuration) -> some View {
    DateWheels(date: configuration.selection, components: configuration.displayedComponents)
      .spokenLabel(configuration.label)
      .controlElement(.picker, traits: .adjustable, spacing: .plain)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { .init() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { .init() }
}

extension View {
  /// Sets the look of the date pickers inside.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style) { (style: S, configuration: DatePickerStyleConfiguration) in
        style.makeBody(configuration: configuration)
      })
  }
}
