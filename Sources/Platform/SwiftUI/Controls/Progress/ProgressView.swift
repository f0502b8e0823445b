// ProgressView: how far a task is, or that it is going on.

/// Shows the progress of a task.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  /// In 0...1; nil when nobody knows.
  let fraction: Double?
  let label: Label?
  let currentValueLabel: CurrentValueLabel?
  /// The time that the progress follows.
  var interval: ClosedRange<Date>?
  var countsDown = true

  nonisolated init(fraction: Double?, label: Label?, current: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    currentValueLabel = current
  }

  static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value else { return nil }
    let fraction = Double(value) / Double(total)
    return fraction.isFinite ? min(max(fraction, 0), 1) : 0
  }
}

extension ProgressView: View {
  public var body: some View {
    if let interval {
      TimelineView(.periodic(from: interval.lowerBound, by: 1)) { context in
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        let passed = length > 0 ? min(max(context.date.timeIntervalSince(interval.lowerBound) / length, 0), 1) : 1
        bar(countsDown ? 1 - passed : passed)
      }
    } else {
      bar(fraction)
    }
  }

  private func bar(_ fraction: Double?) -> some View {
    StyledControl(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: label.map { .init(content: AnyView($0)) },
        currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) })
    ) {
      DefaultProgressViewStyle().makeBody(configuration: $0)
    }
    .controlElement(
      .progress, value: fraction.map { "\(Int(bounded: ($0 * 100).rounded()))%" } ?? "", traits: .updatesFrequently,
      spacing: .content)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView { self.init(fraction: nil, label: nil, current: nil) }

  public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label(), current: nil) }

  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), current: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(title), current: nil)
  }

  /// - Parameter value: How much of `total` is done; nil when nobody knows.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: Self.fraction(value, of: total), label: nil, current: nil)
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: Self.fraction(value, of: total), label: label(), current: nil)
  }

  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
    self.init(fraction: Self.fraction(value, of: total), label: Text(titleKey), current: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
    self.init(fraction: Self.fraction(value, of: total), label: Text(title), current: nil)
  }

  /// The progress that a Foundation object reports now.
  public init(_ progress: Progress) where Label == EmptyView {
    self.init(fraction: progress.isIndeterminate ? nil : progress.fractionCompleted, label: nil, current: nil)
  }
}

extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: Self.fraction(value, of: total), label: label(), current: currentValueLabel())
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// A progress view inside a style, which looks as the next style outside says.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label, current: configuration.currentValueLabel)
  }
}
