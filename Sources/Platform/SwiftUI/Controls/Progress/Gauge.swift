// Gauge: where a value lies in a range.

/// Shows a value within a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
  /// In 0...1.
  let value: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel?
  let minimum: BoundsLabel?
  let maximum: BoundsLabel?

  init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, current: CurrentValueLabel? = nil,
    minimum: BoundsLabel? = nil, maximum: BoundsLabel? = nil
  ) {
    let span = Double(bounds.upperBound - bounds.lowerBound)
    let fraction = span > 0 ? Double(value - bounds.lowerBound) / span : 0
    self.value = fraction.isFinite ? min(max(fraction, 0), 1) : 0
    self.label = label
    currentValueLabel = current
    self.minimum = minimum
    self.maximum = maximum
  }
}

extension Gauge: View {
  public var body: some View {
    StyledControl(
      GaugeStyleConfiguration(
        value: value, label: .init(content: AnyView(label)),
        currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) },
        minimumValueLabel: minimum.map { .init(content: AnyView($0)) },
        maximumValueLabel: maximum.map { .init(content: AnyView($0)) })
    ) {
      LinearCapacityGaugeStyle().makeBody(configuration: $0)
    }
    .controlElement(.gauge, value: "\(Int(bounded: (value * 100).rounded()))%")
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), current: currentValueLabel())
  }
}

extension Gauge where BoundsLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(value, bounds, label(), current: currentValueLabel())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label(), current: currentValueLabel(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }
}

extension Gauge {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds, label(), current: currentValueLabel(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }
}

/// What a gauge style draws.
public struct GaugeStyleConfiguration {
  /// The label, whatever its type.
  public struct Label { package let content: AnyView }
  /// The label of the current value, whatever its type.
  public struct CurrentValueLabel { package let content: AnyView }
  /// The label of the range's start, whatever its type.
  public struct MinimumValueLabel { package let content: AnyView }
  /// The label of the range's end, whatever its type.
  public struct MaximumValueLabel { package let content: AnyView }
  /// The label of a value within the range, whatever its type.
  public struct MarkedValueLabel { package let content: AnyView }

  /// In 0...1.
  public var value: Double
  public var label: GaugeStyleConfiguration.Label
  public var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
  public var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
  public var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?
}

extension GaugeStyleConfiguration.Label: StylePart { public typealias Body = Never }
extension GaugeStyleConfiguration.CurrentValueLabel: StylePart { public typealias Body = Never }
extension GaugeStyleConfiguration.MinimumValueLabel: StylePart { public typealias Body = Never }
extension GaugeStyleConfiguration.MaximumValueLabel: StylePart { public typealias Body = Never }
extension GaugeStyleConfiguration.MarkedValueLabel: StylePart { public typealias Body = Never }
