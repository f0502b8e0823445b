// Buttons without a border: automatic, borderless and plain.

/// The style of buttons that nothing else is said of.
public struct DefaultButtonStyle: Sendable { public init() {} }

extension DefaultButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(
      style: TintedLabelStyle(dimsInRow: false), configuration: configuration, spacing: .labelAbove, hitsGaps: true,
      highlightsRow: true)
  }
}

/// Buttons that are only their label, in the tint.
public struct BorderlessButtonStyle: Sendable { public init() {} }

extension BorderlessButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(
      style: TintedLabelStyle(), configuration: configuration, spacing: .labelAbove, hitsGaps: true)
  }
}

/// Buttons that are their label as it is.
public struct PlainButtonStyle: Sendable { public init() {} }

extension PlainButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: PlainLabelStyle(), configuration: configuration)
  }
}

/// The label in the tint, red when it destroys something, dimmed while pressed.
struct TintedLabelStyle: ButtonStyle {
  /// Whether the label dims even where the row of a list lights up.
  var dimsInRow = true
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.foregroundStyles) private var outer
  @Environment(\.colorScheme) private var scheme

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(ink(configuration.role))
      .opacity(configuration.isPressed && (dimsInRow || !isInListRow) ? ButtonMetrics.pressedOpacity(scheme) : 1)
  }

  private func ink(_ role: ButtonRole?) -> AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(source: .system(.tertiaryLabel))) }
    return role == .destructive ? outer.labelStyle(or: Color.red) : outer.labelStyle(or: TintShapeStyle())
  }
}

private struct PlainLabelStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .opacity(configuration.isPressed ? ButtonMetrics.pressedPlainOpacity : isEnabled ? 1 : 0.5)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { .init() }
}
