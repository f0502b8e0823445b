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

  var bounds: DateBounds { DateBounds(minimum: minimumDate, maximum: maximumDate) }

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
    CompactDatePicker(configuration: configuration)
  }
}

/// Pills that open a month or wheels.
private struct CompactDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @State private var isDateOpen = false
  @State private var isTimeOpen = false
  @Environment(\.dynamicTypeSize) private var typeSize

  init(configuration: DatePickerStyleConfiguration) { self.configuration = configuration }

  private var components: DatePickerComponents { configuration.displayedComponents }

  var body: some View {
    // Text so large that pills do not fit beside each other stands in lines of its own.
    let stacks = typeSize.isAccessibilitySize
    let pills =
      stacks
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: DatePillMetrics.gap + DatePillMetrics.overhang))
      : AnyLayout(HStackLayout(spacing: DatePillMetrics.gap))
    LabeledControlRow(label: configuration.label, stacks: stacks) {
      pills {
        if components.contains(.date) {
          DatePill(
            selection: configuration.$selection, part: .date, bounds: configuration.bounds, isOpen: $isDateOpen)
        }
        if components.contains(.hourAndMinute) {
          DatePill(
            selection: configuration.$selection, part: .hourAndMinute, bounds: configuration.bounds,
            isOpen: $isTimeOpen)
        }
      }
      .modifier(SpokenValue())
    }
    .controlElement(
      .picker, spacing: .plain, isTouchedInParts: true,
      actions: ControlActions(activate: {
        if components.contains(.date) { isDateOpen = true } else { isTimeOpen = true }
      }))
  }
}

/// A date or a time on a pill, which opens a month or wheels.
struct DatePill: View {
  @Binding var selection: Date
  let part: DatePickerComponents
  var bounds = DateBounds()
  /// Opened by somebody else, too.
  var isOpenOutside: Binding<Bool>?
  @State private var isOpen = false

  init(
    selection: Binding<Date>, part: DatePickerComponents, bounds: DateBounds = DateBounds(),
    isOpen: Binding<Bool>? = nil
  ) {
    _selection = selection
    self.part = part
    self.bounds = bounds
    isOpenOutside = isOpen
  }

  var body: some View {
    let isOpen = isOpenOutside ?? $isOpen
    DatePills(date: selection, components: part, isOpen: isOpen.wrappedValue)
      .modifier(ControlPart(actions: ControlActions(activate: { isOpen.wrappedValue = true })))
      .modifier(
        PresentationModifier(
          kind: .menu, isPresented: { isOpen.wrappedValue },
          content: { AnyView(DatePopover(selection: $selection, components: part, bounds: bounds)) },
          dismiss: { isOpen.wrappedValue = false }))
  }
}

/// What a pill opens.
private struct DatePopover: View {
  @Binding var selection: Date
  let components: DatePickerComponents
  let bounds: DateBounds

  init(selection: Binding<Date>, components: DatePickerComponents, bounds: DateBounds) {
    _selection = selection
    self.components = components
    self.bounds = bounds
  }

  var body: some View {
    if components.contains(.date) {
      MonthPicker(selection: $selection, components: components, bounds: bounds).padding(8).frame(width: 320)
    } else {
      DateWheels(date: $selection, components: components).frame(width: 220)
    }
  }
}

/// A month with the day marked.
public struct GraphicalDatePickerStyle: Sendable { public init() {} }

extension GraphicalDatePickerStyle: DatePickerStyle {
  public func makeBody(configuration: Configuration) -> some View {
    MonthPicker(
      selection: configuration.$selection, components: configuration.displayedComponents, bounds: configuration.bounds
    )
    .spokenLabel(configuration.label)
  }
}

/// Wheels for the parts of the date.
public struct WheelDatePickerStyle: Sendable { public init() {} }

extension WheelDatePickerStyle: DatePickerStyle {
  public func makeBody(configuration: Configuration) -> some View {
    DateWheels(date: configuration.$selection, components: configuration.displayedComponents)
      .spokenLabel(configuration.label)
      .modifier(WheelGroup())
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
