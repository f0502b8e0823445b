// ColorPicker: a well that shows a colour.

/// A control that picks a colour.
public struct ColorPicker<Label: View> {
  let color: () -> Color
  let label: Label

  init(_ label: Label, color: @escaping () -> Color) {
    self.label = label
    self.color = color
  }
}

extension ColorPicker: View {
  public var body: some View {
    LabeledControlRow(label: label) { ColorWell(color: color()) }
      .controlElement(.button, spacing: .plain, actions: ControlActions(activate: {}))
  }
}

/// A disc of a colour in a ring of all hues.
private struct ColorWell: View {
  let color: Color
  private static let side: CGFloat = 28
  private static let ring: CGFloat = 3

  init(color: Color) { self.color = color }

  var body: some View {
    let hues = stride(from: 0, through: 1, by: 1.0 / 6).map { Color(hue: $0, saturation: 1, brightness: 1) }
    Circle()
      .fill(color)
      .padding(Self.ring + 2)
      .overlay { Circle().strokeBorder(AngularGradient(colors: hues, center: .center), lineWidth: Self.ring) }
      .frame(width: Self.side, height: Self.side)
      .lineHeightInRows(Self.side)
  }
}

extension ColorPicker {
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(label()) { selection.wrappedValue }
  }

  public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(label()) { Color(cgColor: selection.wrappedValue) }
  }
}

extension ColorPicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(Text(titleKey)) { selection.wrappedValue }
  }

  public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(Text(titleKey)) { Color(cgColor: selection.wrappedValue) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(Text(title)) { selection.wrappedValue }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(Text(title)) { Color(cgColor: selection.wrappedValue) }
  }
}
