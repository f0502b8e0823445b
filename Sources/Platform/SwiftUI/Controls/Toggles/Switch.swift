// The switch of a toggle.

/// A knob in a track: at the end when on.
struct Switch: View {
  let isOn: Bool
  let tint: Color?
  @Environment(\.tint) private var environmentTint
  @Environment(\.isEnabled) private var isEnabled

  init(isOn: Bool, tint: Color?) {
    self.isOn = isOn
    self.tint = tint
  }

  private var track: AnyShapeStyle {
    guard isOn else { return AnyShapeStyle(Color(source: .system(.secondaryFill))) }
    if let tint { return AnyShapeStyle(tint) }
    return environmentTint == nil ? AnyShapeStyle(Color.green) : AnyShapeStyle(TintShapeStyle())
  }

  var body: some View {
    Capsule(style: .circular)
      .fill(track)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Circle()
          .fill(Color.white)
          .shadow(color: .black.opacity(0.15), radius: 4, y: 3)
          .frame(width: SwitchMetrics.knob, height: SwitchMetrics.knob)
          .padding(SwitchMetrics.inset)
      }
      .animation(SwitchMetrics.animation, value: isOn)
      .frame(width: SwitchMetrics.size.width, height: SwitchMetrics.size.height)
      .opacity(isEnabled ? 1 : SwitchMetrics.disabledOpacity)
      .lineHeightInRows(SwitchMetrics.size.height)
  }
}
