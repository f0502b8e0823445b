// Rows of grid lines, ticks and labels.

import SwiftUI

/// Marks at some values of an axis.
public struct AxisMarks<Content: AxisMark>: AxisContent {
  package let row: AxisRow

  @MainActor public static func _collect(_ content: Self, into axes: _AxisCollector) { axes.rows.append(content.row) }
}

extension AxisMarks {
  nonisolated private init(
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues.Kind,
    _ content: @escaping (AxisValue) -> Content
  ) {
    row = AxisRow(
      preset: preset, position: position, values: values, marks: .custom { AnyAxisMark(erasing: content($0)) })
  }

  /// The same marks at each value.
  nonisolated public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset, position, values.kind) { _ in content() }
  }

  /// Marks that depend on the value.
  nonisolated public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset, position, values.kind, content)
  }

  nonisolated public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset, position, .explicit(values.map(\.datum))) { _ in content() }
  }

  nonisolated public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset, position, .explicit(values.map(\.datum)), content)
  }
}

extension AxisMarks where Content == Never {
  /// Marks in the usual look.
  nonisolated public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {
    row = AxisRow(preset: preset, position: position, values: values.kind, marks: .standard(nil, stroke))
  }

  nonisolated public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    row = AxisRow(
      preset: preset, position: position, values: .explicit(values.map(\.datum)), marks: .standard(nil, stroke))
  }

  /// Marks in the usual look whose labels have a format.
  nonisolated public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    row = AxisRow(
      preset: preset, position: position, values: values.kind, marks: .standard(AxisLabelFormat(format), stroke))
  }

  nonisolated public init<Value: Plottable, Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) where Value == Format.FormatInput, Format.FormatOutput == String {
    row = AxisRow(
      preset: preset, position: position, values: .explicit(values.map(\.datum)),
      marks: .standard(AxisLabelFormat(format), stroke))
  }
}

/// How the marks of an axis sit against the plot.
public struct AxisMarkPreset: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case automatic, extended, aligned, inset }
  package let kind: Kind
  public static var automatic: AxisMarkPreset { .init(kind: .automatic) }
  /// Labels beyond the plot's edges make the plot smaller.
  public static var extended: AxisMarkPreset { .init(kind: .extended) }
  /// The first and last label end where the plot does.
  public static var aligned: AxisMarkPreset { .init(kind: .aligned) }
  /// Labels inside the plot.
  public static var inset: AxisMarkPreset { .init(kind: .inset) }
}

/// The side of the plot that an axis is on.
public struct AxisMarkPosition: Hashable, Sendable {
  package enum Side: Hashable, Sendable { case automatic, leading, trailing, top, bottom }
  package let side: Side
  public static var automatic: AxisMarkPosition { .init(side: .automatic) }
  public static var leading: AxisMarkPosition { .init(side: .leading) }
  public static var trailing: AxisMarkPosition { .init(side: .trailing) }
  public static var top: AxisMarkPosition { .init(side: .top) }
  public static var bottom: AxisMarkPosition { .init(side: .bottom) }
}

/// The values that an axis has marks at.
public struct AxisMarkValues {
  package enum Kind {
    case automatic(desiredCount: Int?, minimumStride: Double, roundLower: Bool?, roundUpper: Bool?)
    case strideBy(Double, roundLower: Bool?, roundUpper: Bool?)
    case strideByUnit(Calendar.Component, Int, roundLower: Bool?, roundUpper: Bool?, Calendar?)
    case explicit([_PlotDatum])
  }
  package let kind: Kind

  public static var automatic: AxisMarkValues { automatic() }

  /// Round values, about so many.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    .init(
      kind: .automatic(
        desiredCount: desiredCount, minimumStride: 0, roundLower: roundLowerBound, roundUpper: roundUpperBound))
  }

  public static func automatic<P: BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    .init(
      kind: .automatic(
        desiredCount: desiredCount, minimumStride: Double(minimumStride), roundLower: roundLowerBound,
        roundUpper: roundUpperBound))
  }

  /// Every so many units of a calendar.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues {
    .init(
      kind: .strideByUnit(
        component, count, roundLower: roundLowerBound, roundUpper: roundUpperBound, calendar))
  }

  /// The multiples of a number.
  public static func stride<P: BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    .init(kind: .strideBy(Double(stepSize), roundLower: roundLowerBound, roundUpper: roundUpperBound))
  }
}
