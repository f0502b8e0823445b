// From axis descriptions and scales to lines, ticks and labels with their places.

import Foundation
import SwiftUI

/// One row of axis marks, placed along its scale. Fractions run from the scale's start to its end.
package struct PlannedAxis {
  package enum Side { case left, right, top, bottom }

  package struct Line {
    package let fraction: Double
    package let stroke: StrokeStyle
    package let style: AnyShapeStyle
    package let offset: CGSize
  }

  package struct Tick {
    package let line: Line
    package let length: AxisTick.Length
    /// The label at the same value.
    package var label: Int?
  }

  package struct Label {
    package let id: Int
    package let fraction: Double
    package let isCentered: Bool
    package let specification: AxisLabel
    package let offset: CGSize
    /// What the label says, when it is text that the axis made.
    package let text: String?
    package let view: AnyView
  }

  package let isX: Bool
  package let side: Side
  package let preset: AxisMarkPreset
  package var gridLines: [Line] = []
  package var ticks: [Tick] = []
  package var labels: [Label] = []
}

@MainActor
package struct AxisPlanner {
  package let calendar: Calendar
  package let environment: EnvironmentValues

  package init(calendar: Calendar, environment: EnvironmentValues) {
    self.calendar = calendar
    self.environment = environment
  }

  package static let standardRow = AxisRow(
    preset: .automatic, position: .automatic, values: AxisMarkValues.automatic.kind, marks: .standard(nil, nil))

  package static func rows(_ configuration: AxisConfiguration) -> [AxisRow] {
    guard let content = configuration.content else { return [standardRow] }
    let collector = _AxisCollector()
    AnyAxisContent._collect(content, into: collector)
    return collector.rows
  }

  // MARK: Values

  /// How many ticks an axis of a length has when nobody says. Labels of an x axis are wider than those of a y axis
  /// are high.
  package static func desiredCount(length: CGFloat, isX: Bool, isDate: Bool = false) -> Int {
    guard length.isFinite else { return 5 }
    let room: CGFloat = isX ? (isDate ? 62 : 66) : 48
    return min(max(Int(bounded: (length / room).rounded()), 2), 10)
  }

  package static func rounding(_ row: AxisRow?, length: CGFloat, isX: Bool) -> ScaleInference.Rounding {
    var rounding = ScaleInference.Rounding(desiredCount: desiredCount(length: length, isX: isX))
    switch row?.values {
    case .automatic(let count, let minimum, let lower, let upper):
      if let count { rounding.desiredCount = count }
      rounding.minimumStride = minimum
      rounding.lower = lower
      rounding.upper = upper
    case .strideBy(let step, let lower, let upper):
      rounding.step = step
      rounding.lower = lower
      rounding.upper = upper
    case .strideByUnit(let unit, let count, let lower, let upper, _):
      rounding.dateStep = DateStep(unit, count)
      rounding.lower = lower
      rounding.upper = upper
    case .explicit, nil: break
    }
    return rounding
  }

  /// The values of a row, and the step between them where there is one.
  package func values(
    _ row: AxisRow, scale: PositionScale, length: CGFloat, isX: Bool
  ) -> (values: [_PlotDatum], step: DateStep?, stride: Double?) {
    if case .explicit(let values) = row.values {
      let seen = values.filter { datum in scale.fraction(datum).map { $0 >= -1e-6 && $0 <= 1 + 1e-6 } ?? false }
      let numbers = seen.compactMap(\.number).sorted()
      let gap = zip(numbers.dropFirst(), numbers).map { $0 - $1 }.filter { $0 > 0 }.min()
      return (seen, scale.isDate ? gap.map(Self.step(forSeconds:)) : nil, gap)
    }
    if scale.isCategory {
      let all = scale.categories.map { _PlotDatum.category($0) }
      // Of a chart that scrolls those in sight.
      return (all.filter { datum in scale.fraction(datum).map { $0 >= -1e-6 && $0 <= 1 + 1e-6 } ?? false }, nil, nil)
    }
    if scale.isDate {
      let (lower, upper) = (
        Date(timeIntervalSinceReferenceDate: scale.lower), Date(timeIntervalSinceReferenceDate: scale.upper)
      )
      var step: DateStep
      var calendar = self.calendar
      switch row.values {
      case .strideByUnit(let unit, let count, _, _, let own):
        step = DateStep(unit, count)
        calendar = own ?? calendar
      case .strideBy(let seconds, _, _):
        let dates = NumericTicks.values(from: scale.lower, to: scale.upper, step: seconds)
        return (
          dates.map { .date(Date(timeIntervalSinceReferenceDate: $0)) }, Self.step(forSeconds: seconds), seconds
        )
      case .automatic(let count, _, _, _):
        step = .automatic(
          span: scale.upper - scale.lower,
          count: count ?? Self.desiredCount(length: length, isX: isX, isDate: true))
        // Ticks finer than the bins would mark nothing.
        if let bin = scale.binWidth, step.seconds < bin * 0.9 { step = Self.step(forSeconds: bin) }
      case .explicit: step = DateStep(.day, 1)
      }
      var dates = step.values(from: lower, to: upper, calendar: calendar)
      // A tick where the last bin ends would have no bin.
      if scale.isBinned, dates.count > 1, dates.last == upper { dates.removeLast() }
      return (dates.map { .date($0) }, step, nil)
    }
    if case .log = scale.type, case .automatic(let count, _, _, _) = row.values {
      let numbers = NumericTicks.logarithmic(
        from: scale.lower, to: scale.upper, count: count ?? Self.desiredCount(length: length, isX: isX))
      return (numbers.map { .number($0) }, nil, numbers.first)
    }
    let rounding = Self.rounding(row, length: length, isX: isX)
    let step =
      rounding.step
      ?? NumericTicks.step(
        span: scale.upper - scale.lower, count: rounding.desiredCount, minimum: rounding.minimumStride)
    return (NumericTicks.values(from: scale.lower, to: scale.upper, step: step).map { .number($0) }, nil, step)
  }

  private static func step(forSeconds seconds: Double) -> DateStep {
    let units: [Calendar.Component] = [.year, .month, .weekOfYear, .day, .hour, .minute]
    // Months and years differ in length: nine tenths of the mean is still one.
    let unit = units.first { seconds >= DateStep.seconds(of: $0) * 0.9 } ?? .second
    return DateStep(unit, Int(bounded: (seconds / DateStep.seconds(of: unit)).rounded()))
  }

  // MARK: Text

  package func text(_ datum: _PlotDatum, step: DateStep?, stride: Double?) -> String {
    switch datum {
    case .category(let name): return name
    case .number(let value):
      let digits = stride.map { $0 > 0 ? max(0, -Int(bounded: floor(log10($0) + 1e-9))) : 0 } ?? 0
      // Steps such as 2.5 need one digit more than their size says.
      let extra =
        stride.map { s -> Int in
          let scaled = s * pow(10, Double(digits))
          return abs(scaled - scaled.rounded()) > 1e-6 ? 1 : 0
        } ?? 0
      return FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0...min(digits + extra, 10)))
        .inEnvironment(environment).format(value)
    case .date(let date):
      let style: Date.FormatStyle =
        switch step?.component {
        case .nanosecond, .second: .dateTime.minute().second()
        case .minute: .dateTime.hour().minute()
        case .hour: .dateTime.hour()
        case .month, .quarter: .dateTime.month(.abbreviated)
        case .year, .yearForWeekOfYear: .dateTime.year()
        default: .dateTime.month(.abbreviated).day()
        }
      return style.inEnvironment(environment).format(date)
    }
  }

  // MARK: Axes

  package func axes(_ rows: [AxisRow], scale: PositionScale, length: CGFloat, isX: Bool) -> [PlannedAxis] {
    rows.enumerated().map { axis($1, number: $0, scale: scale, length: length, isX: isX) }
  }

  private func side(_ position: AxisMarkPosition, scale: PositionScale, isX: Bool) -> PlannedAxis.Side {
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    if isX { return position.side == .top ? .top : .bottom }
    switch position.side {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    default: return scale.isCategory != isRightToLeft ? .left : .right
    }
  }

  private func axis(
    _ row: AxisRow, number: Int, scale: PositionScale, length: CGFloat, isX: Bool
  ) -> PlannedAxis {
    let (values, step, stride) = values(row, scale: scale, length: length, isX: isX)
    var axis = PlannedAxis(isX: isX, side: side(row.position, scale: scale, isX: isX), preset: row.preset)
    let fractions = values.map { scale.fraction($0) ?? 0 }
    let isCenteredByDefault = isCenteredByDefault(scale, values)
    for (index, datum) in values.enumerated() {
      let fraction = fractions[index]
      let next =
        index + 1 < fractions.count
        ? fractions[index + 1]
        : index > 0 ? min(2 * fraction - fractions[index - 1], 1) : 1
      let half = 0.5 / (scale.isCategory ? scale.upper - scale.lower : 1)
      func place(_ isCentered: Bool) -> Double {
        // A category is in the middle of its band already; its edge is where the band begins.
        if scale.isCategory { return isCentered ? fraction : isX ? fraction - half : fraction + half }
        return isCentered ? (fraction + next) / 2 : fraction
      }
      // Labels are told apart by axis, row and place in the row.
      let id = (isX ? 0 : 1 << 40) + (number << 32) + 2 * axis.labels.count
      var tickIndices: [Int] = []
      var labelID: Int?
      for element in elements(row, AxisValue(datum: datum, index: index, count: values.count), scale, isX) {
        switch element.kind {
        case .gridLine(let isCentered, let stroke):
          axis.gridLines.append(
            line(place(isCentered ?? false), stroke ?? Self.gridStroke(isX: isX), element.style))
        case .tick(let isCentered, let tickLength, let stroke):
          tickIndices.append(axis.ticks.count)
          axis.ticks.append(
            PlannedAxis.Tick(
              line: line(place(isCentered ?? false), stroke ?? Self.gridStroke(isX: isX), element.style),
              length: tickLength))
        case .label(let specification):
          let isCentered = specification.isCentered ?? isCenteredByDefault
          let label = self.label(
            specification, element.style, datum, id: id + (labelID == nil ? 0 : 1), fraction: place(isCentered),
            isCentered: isCentered, step: step, stride: stride)
          labelID = label.id
          axis.labels.append(label)
        }
      }
      for tick in tickIndices { axis.ticks[tick].label = labelID }
    }
    return axis
  }

  private func isCenteredByDefault(_ scale: PositionScale, _ values: [_PlotDatum]) -> Bool {
    if scale.isCategory { return true }
    guard let bin = scale.binWidth, values.count > 0 else { return false }
    guard values.count > 1, let first = values[0].number, let second = values[1].number else { return true }
    return abs(second - first) < bin * 1.5
  }

  private static func gridStroke(isX: Bool) -> StrokeStyle {
    isX ? StrokeStyle(lineWidth: 0.5, dash: [2, 2]) : StrokeStyle(lineWidth: 0.5)
  }

  private func line(_ fraction: Double, _ stroke: StrokeStyle, _ style: AxisElementStyle) -> PlannedAxis.Line {
    PlannedAxis.Line(
      fraction: fraction, stroke: stroke, style: style.foreground ?? AnyShapeStyle(SeparatorShapeStyle()),
      offset: style.offset)
  }

  private func elements(
    _ row: AxisRow, _ value: AxisValue, _ scale: PositionScale, _ isX: Bool
  ) -> [AxisElement] {
    switch row.marks {
    case .custom(let make):
      let collector = _AxisMarkCollector()
      AnyAxisMark._collect(make(value), into: collector)
      return collector.elements
    case .standard(let format, let stroke):
      var label = AxisLabel()
      if let format { label.content = .format(format) }
      var result: [AxisElement] = []
      // Beside horizontal bars nothing but their names is drawn.
      if isX || !scale.isCategory {
        result.append(AxisElement(kind: .gridLine(isCentered: nil, stroke), style: AxisElementStyle()))
      }
      if isX, !scale.isCategory {
        result.append(AxisElement(kind: .tick(isCentered: nil, .longestLabel, stroke), style: AxisElementStyle()))
      }
      result.append(AxisElement(kind: .label(label), style: AxisElementStyle()))
      return result
    }
  }

  private func label(
    _ specification: AxisLabel, _ style: AxisElementStyle, _ datum: _PlotDatum, id: Int, fraction: Double,
    isCentered: Bool, step: DateStep?, stride: Double?
  ) -> PlannedAxis.Label {
    var text: String?
    let content: AnyView
    switch specification.content {
    case .automatic:
      let string = self.text(datum, step: step, stride: stride)
      text = string
      content = AnyView(Text(verbatim: string).lineLimit(1))
    case .format(let format):
      let string = format.string(datum, environment) ?? self.text(datum, step: step, stride: stride)
      text = string
      content = AnyView(Text(verbatim: string).lineLimit(1))
    case .view(let view): content = view
    }
    let styled = content.font(style.font ?? .caption)
    let view =
      style.foreground.map { AnyView(styled.foregroundStyle($0)) } ?? AnyView(styled.foregroundStyle(.secondary))
    return PlannedAxis.Label(
      id: id, fraction: fraction, isCentered: isCentered, specification: specification, offset: style.offset,
      text: text, view: view)
  }
}
