// Stepper: minus and plus.

/// A control that makes a value larger or smaller step by step.
public struct Stepper<Label: View> {
  let label: Label
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void

  init(
    madeOf label: Label, increment: (() -> Void)?, decrement: (() -> Void)?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label
    onIncrement = increment
    onDecrement = decrement
    self.onEditingChanged = onEditingChanged
  }
}

extension Stepper: View {
  public var body: some View {
    LabeledControlRow(label: label) {
      StepperButtons(decrement: run(onDecrement), increment: run(onIncrement))
    }
    .controlElement(
      .stepper, traits: .adjustable, spacing: .plain,
      actions: ControlActions(increment: run(onIncrement), decrement: run(onDecrement)))
  }

  private func run(_ action: (() -> Void)?) -> (@MainActor () -> Void)? {
    guard let action else { return nil }
    let (step, report) = (SendableBox(action), SendableBox(onEditingChanged))
    return {
      report.value(true)
      step.value()
      report.value(false)
    }
  }
}

private struct StepperButtons: View {
  let decrement: (@MainActor () -> Void)?
  let increment: (@MainActor () -> Void)?
  @Environment(\.isEnabled) private var isEnabled

  init(decrement: (@MainActor () -> Void)?, increment: (@MainActor () -> Void)?) {
    self.decrement = decrement
    self.increment = increment
  }

  var body: some View {
    HStack(spacing: 0) {
      sign(isPlus: false, decrement)
      Rectangle()
        .fill(Color(source: .system(.separator)))
        .frame(width: StepperMetrics.divider.width, height: StepperMetrics.divider.height)
      sign(isPlus: true, increment)
    }
    .frame(width: StepperMetrics.size.width, height: StepperMetrics.size.height)
    .background(
      Color(source: .system(.tertiaryFill)),
      in: RoundedRectangle(cornerRadius: StepperMetrics.cornerRadius, style: .continuous)
    )
    .lineHeightInRows(StepperMetrics.size.height)
  }

  private func sign(isPlus: Bool, _ step: (@MainActor () -> Void)?) -> some View {
    var actions = ControlActions(activate: step)
    actions.repeats = true
    return SignShape(isPlus: isPlus)
      .stroke(
        Color(source: .system(step != nil && isEnabled ? .label : .tertiaryLabel)),
        style: StrokeStyle(lineWidth: 2, lineCap: .round)
      )
      .frame(width: 14, height: 14)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .modifier(ControlPart(actions: actions))
  }
}

/// A minus or a plus.
struct SignShape: Shape {
  let isPlus: Bool

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      if isPlus {
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
      }
    }
  }
}
