// Progress views that follow time.

extension ProgressView {
  /// How far a stretch of time has passed.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: nil, label: label(), current: currentValueLabel())
    interval = timerInterval
    self.countsDown = countsDown
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// How far a stretch of time has passed, with the time that is left below.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      timerInterval: timerInterval, countsDown: countsDown, label: label,
      currentValueLabel: { DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown) })
  }

  /// How far a stretch of time has passed, with the time that is left below.
  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
    self.init(
      fraction: nil, label: nil, current: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
    interval = timerInterval
    self.countsDown = countsDown
  }
}

/// The time that is left, or has passed.
public struct DefaultDateProgressLabel {
  let interval: ClosedRange<Date>
  let countsDown: Bool
}

extension DefaultDateProgressLabel: View {
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown).monospacedDigit() }
}
