// The looks of toggles: a switch, or a button that stays down.

/// The look of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a toggle style draws.
public struct ToggleStyleConfiguration {
  /// The toggle's label, whatever its type.
  public struct Label {
    package let content: AnyView
    package init(content: AnyView) { self.content = content }
  }

  public let label: ToggleStyleConfiguration.Label
  @Binding public var isOn: Bool
  /// Whether the toggle stands for several values that are not all alike.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

extension ToggleStyleConfiguration.Label: StylePart { public typealias Body = Never }

/// The style of toggles that nothing else is said of: a switch.
public struct DefaultToggleStyle: Sendable { public init() {} }

extension DefaultToggleStyle: ToggleStyle {
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// A label and a switch at the end of the row.
public struct SwitchToggleStyle: Sendable {
  private let tint: Color?
  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }
}

extension SwitchToggleStyle: ToggleStyle {
  public func makeBody(configuration: Configuration) -> some View {
    LabeledControlRow(label: configuration.label) {
      Switch(isOn: configuration.isOn, tint: tint).modifier(ControlPart())
    }
    .controlElement(
      .toggle, value: configuration.isOn ? "1" : "0", spacing: .plain, isTouchedInParts: true,
      actions: ControlActions(activate: { configuration.isOn.toggle() }))
  }
}

/// A button that is filled while on.
public struct ButtonToggleStyle: Sendable { public init() {} }

extension ButtonToggleStyle: ToggleStyle {
  public func makeBody(configuration: Configuration) -> some View {
    ToggleButton(configuration: configuration)
  }
}

private struct ToggleButton: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size

  private var ink: AnyShapeStyle {
    isEnabled ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(source: .system(.tertiaryLabel)))
  }

  private var fill: AnyShapeStyle {
    configuration.isOn
      ? AnyShapeStyle(TintShapeStyle().opacity(ButtonMetrics.tintedFillOpacity)) : AnyShapeStyle(Color.clear)
  }

  var body: some View {
    let insets = ButtonMetrics.insets(size)
    configuration.label
      .foregroundStyle(ink)
      .padding(.vertical, insets.vertical)
      .padding(.horizontal, insets.horizontal)
      .background {
        RoundedRectangle(cornerRadius: ButtonMetrics.cornerRadius(size) ?? 14, style: .continuous).fill(fill)
      }
      .controlElement(
        .toggle, value: configuration.isOn ? "1" : "0", traits: configuration.isOn ? .selected : [],
        actions: ControlActions(activate: { configuration.isOn.toggle() }))
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { .init() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { .init() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { .init() }
}

extension View {
  /// Sets the look of the toggles inside.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style) { (style: S, configuration: ToggleStyleConfiguration) in
        style.makeBody(configuration: configuration)
      })
  }
}
