// Slider: a value along a track.

/// A control that picks a value from a range.
public struct Slider<Label: View, ValueLabel: View> {
  let value: SliderValue
  let label: Label
  let minimum: ValueLabel?
  let maximum: ValueLabel?

  init(_ value: SliderValue, label: Label, minimum: ValueLabel? = nil, maximum: ValueLabel? = nil) {
    self.value = value
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
  }
}

/// A slider's value as a fraction of its range.
struct SliderValue {
  let get: () -> Double
  let set: (Double) -> Void
  /// A step as a fraction of the range; nil for any value.
  let step: Double?
  let onEditingChanged: (Bool) -> Void

  init<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?, _ onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    let low = Double(bounds.lowerBound)
    let span = Double(bounds.upperBound) - low
    let stride = step.map { Double($0) }
    get = {
      let fraction = span > 0 ? (Double(binding.wrappedValue) - low) / span : 0
      return fraction.isFinite ? min(max(fraction, 0), 1) : 0
    }
    set = { fraction in
      var value = min(max(fraction, 0), 1) * span
      if let stride, stride > 0 { value = min((value / stride).rounded() * stride, span) }
      binding.wrappedValue = V(low + value)
    }
    self.step = stride.flatMap { span > 0 && $0 > 0 ? $0 / span : nil }
    self.onEditingChanged = onEditingChanged
  }
}

extension Slider: View {
  public var body: some View {
    let fraction = value.get()
    HStack(spacing: 8) {
      minimum.modifier(Unspoken())
      SliderTrack(fraction: fraction).modifier(ControlPart(actions: dragging))
      maximum.modifier(Unspoken())
    }
    .spokenLabel(label)
    .controlElement(
      .slider, value: "\(Int(bounded: (fraction * 100).rounded()))%", traits: .adjustable, spacing: .plain, actions: actions)
  }

  private var actions: ControlActions {
    let box = SendableBox(value)
    // Assistive technologies move by a step, or a tenth of the range.
    let step = value.step ?? 0.1
    let actions = ControlActions(
      increment: { box.value.set(box.value.get() + step) }, decrement: { box.value.set(box.value.get() - step) })
    return actions
  }

  private var dragging: ControlActions {
    let box = SendableBox(value)
    var actions = ControlActions()
    actions.drag = ControlDrag(fraction: { box.value.get() }) { fraction, phase in
      if phase == .began { box.value.onEditingChanged(true) }
      box.value.set(fraction)
      if phase == .ended { box.value.onEditingChanged(false) }
    }
    return actions
  }
}

/// A slider's track and knob.
private struct SliderTrack: View {
  let fraction: Double
  @Environment(\.isEnabled) private var isEnabled

  init(fraction: Double) { self.fraction = fraction }

  var body: some View {
    GeometryReader { room in
      let travel = max(room.size.width - SliderMetrics.knob, 0)
      ZStack(alignment: .leading) {
        Capsule(style: .circular).fill(Color(source: .system(.fill))).frame(height: SliderMetrics.track)
        Capsule(style: .circular).fill(TintShapeStyle())
          .frame(width: travel * fraction + SliderMetrics.knob / 2, height: SliderMetrics.track)
        Circle()
          .fill(Color.white)
          .shadow(color: .black.opacity(0.12), radius: 0.5)
          .shadow(color: .black.opacity(0.15), radius: 4, y: 3)
          .frame(width: SliderMetrics.knob, height: SliderMetrics.knob)
          .padding(.leading, travel * fraction)
      }
      .frame(height: room.size.height)
    }
    .frame(height: SliderMetrics.height)
    .opacity(isEnabled ? 1 : SliderMetrics.disabledOpacity)
    .lineHeightInRows(SliderMetrics.height)
  }
}
