// A chart with everything decided that does not depend on the plot's size: marks, scales, stacks, ticks.

import Foundation
import SwiftUI

/// What a chart is going to draw.
///
/// Made anew whenever the chart's body is evaluated; layout then notes where the plot went.
@MainActor
package final class ChartPlan {
  package let configuration: ChartConfiguration
  package let environment: EnvironmentValues
  package let calendar: Calendar
  package let marks: [Mark]
  package let survey: MarkSurvey
  /// The survey of the marks that were the same in the evaluation before; of all, if there was none.
  private let surveyBefore: MarkSurvey
  package let x: PositionScale
  package let y: PositionScale
  package let foreground: VisualScale<AnyShapeStyle>
  package let symbols: VisualScale<AnyChartSymbolShape>
  package let symbolSizes: VisualScale<CGFloat>
  package let lineStyles: VisualScale<StrokeStyle>
  private let stacking: Stacking
  /// The values of `position(by:)`, in order.
  package let groups: [_PlotDatum]
  package private(set) var axes: [PlannedAxis] = []
  /// The sectors' shares of the circle, by mark.
  package let sectorAngles: [Int: (start: Double, end: Double)]
  package let sectorTotal: Double
  /// Whether part of the domain is out of sight, so that marks are clipped.
  package let isScrolled: Bool
  /// The ends of the domains of which a chart that scrolls shows a part; nil along axes that do not scroll.
  let xLimits: ClosedRange<Double>?
  let yLimits: ClosedRange<Double>?

  // What layout decides.

  /// The plot in the chart's coordinates.
  package var plotFrame: CGRect = .zero
  package var size: CGSize
  package var hiddenLabels: Set<Int> = []
  package var labelFrames: [Int: CGRect] = [:]
  package weak var node: LayoutNode?
  private var numberFormat: FloatingPointFormatStyle<Double>?
  /// The number written last: marks at one place say the same.
  private var lastNumber: (value: Double, text: String)?
  private var cachedItems: (size: CGSize, items: PlotItems)?
  private var labelTexts: [(label: PlotField.Label, text: String)] = []

  // What the plan of the evaluation before made of marks that are the same.

  /// How many marks are the same; all, if there was no plan.
  let sharedCount: Int
  private var inheritedItems: (size: CGSize, checkpoint: PlotItems.Checkpoint)?
  /// What those marks say, and where.
  var spoken: SpokenMarks?
  private(set) var inheritedSpoken: SpokenMarks?

  /// Where marks begin and end that stand on others, and what that asks of the scales.
  private struct Stacking {
    var spans: [Int: StackedSpan] = [:]
    var normalized: Set<Int> = []
    var xNeedsZero = false
    var yNeedsZero = false
    var types: [ScaleType.Kind] = []
  }

  /// Where stacked marks begin and end.
  package var stacks: [Int: StackedSpan] { stacking.spans }

  /// - Parameters:
  ///   - scales: Scales that are not to be found from the marks.
  ///   - previous: The plan of the chart's evaluation before this one.
  package init(
    marks: [Mark], configuration: ChartConfiguration, environment: EnvironmentValues, size: CGSize,
    scales: (x: PositionScale, y: PositionScale)? = nil, after previous: ChartPlan? = nil
  ) {
    self.marks = marks
    self.configuration = configuration
    self.environment = environment
    self.size = size
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    calendar.locale = environment.locale
    self.calendar = calendar

    // What kind of scales.
    var survey = MarkSurvey(configuration, calendar: calendar)
    let shared = previous.map { Mark.sharedPrefix($0.marks, marks) } ?? marks.count
    var surveyBefore: MarkSurvey?
    if let known = previous?.surveyBefore, known.count <= shared, known.fits(survey) { survey = known }
    for index in survey.count..<marks.count {
      if index == shared { surveyBefore = survey }
      survey.add(marks[index])
    }
    sharedCount = shared
    self.survey = survey
    self.surveyBefore = surveyBefore ?? survey
    let xType = survey.x.resolvedType(configuration.x)
    let yType = survey.y.resolvedType(configuration.y)

    // Stacks, which reach farther than the values themselves.
    var stacking: Stacking
    if let previous, survey.stackedMarks <= shared, previous.survey.stackedMarks == survey.stackedMarks,
      previous.stacking.types == [xType, yType], previous.survey.fits(survey)
    {
      stacking = previous.stacking
    } else {
      stacking = Self.stack(marks[..<survey.stackedMarks], xType: xType, yType: yType, calendar: calendar)
    }
    self.stacking = stacking
    var (xData, yData) = (survey.x, survey.y)
    // Normalised stacks are shares: the values that made them say nothing of the domain.
    if !stacking.normalized.isEmpty {
      func rebuilt(_ isX: Bool, _ keepsAll: Bool) -> ScaleInference {
        var data = ScaleInference(keepsAll: keepsAll)
        for (index, mark) in marks.enumerated() {
          if stacking.normalized.contains(index), let span = stacking.spans[index],
            (span.axis == .horizontal) == isX
          {
            continue
          }
          for field in isX ? mark.fields.x : mark.fields.y { data.add(field, calendar: calendar) }
        }
        return data
      }
      xData = rebuilt(true, configuration.x.domain?.modify != nil)
      yData = rebuilt(false, configuration.y.domain?.modify != nil)
    }
    for span in stacking.spans.values {
      if span.axis == .vertical {
        yData.include(span.start)
        yData.include(span.end)
      } else {
        xData.include(span.start)
        xData.include(span.end)
      }
    }

    // Scales.
    let xRows = AxisPlanner.rows(configuration.xAxis)
    let yRows = AxisPlanner.rows(configuration.yAxis)
    let xRounding = AxisPlanner.rounding(xRows.first, length: size.width, isX: true)
    let yRounding = AxisPlanner.rounding(yRows.first, length: size.height, isX: false)
    var x = xData.scale(
      configuration.x, needsZero: stacking.xNeedsZero, rounding: xRounding, calendar: calendar, isX: true)
    var y = yData.scale(
      configuration.y, needsZero: stacking.yNeedsZero, rounding: yRounding, calendar: calendar, isX: false)
    let xLimits = Self.scroll(&x, configuration.xScroll, configuration.scrollableAxes.contains(.horizontal))
    let yLimits = Self.scroll(&y, configuration.yScroll, configuration.scrollableAxes.contains(.vertical))
    if let scales { (x, y) = scales }
    self.x = x
    self.y = y
    isScrolled = xLimits != nil || yLimits != nil
    self.xLimits = xLimits
    self.yLimits = yLimits

    let mix: (AnyShapeStyle, AnyShapeStyle, Double) -> AnyShapeStyle = {
      AnyShapeStyle(MixedStyle(first: $0, second: $1, share: $2))
    }
    let isQuantitative = !survey.colors.isEmpty && survey.colors.allSatisfy { $0.number != nil }
    foreground = VisualScale(
      configuration.foreground, data: survey.colors,
      standard: (isQuantitative ? StandardVisuals.gradient : StandardVisuals.colors).map { AnyShapeStyle($0) }, mix: mix
    )
    symbols = VisualScale(
      configuration.symbol, data: survey.symbols, standard: StandardVisuals.symbols.map { AnyChartSymbolShape($0) })
    symbolSizes = VisualScale(
      configuration.symbolSize, data: survey.symbolSizes,
      standard: [StandardVisuals.symbolSizes.lowerBound, StandardVisuals.symbolSizes.upperBound],
      mix: { $0 + ($1 - $0) * $2 })
    lineStyles = VisualScale(configuration.lineStyle, data: survey.lineStyles, standard: StandardVisuals.lineStyles)
    var seen: Set<_PlotDatum> = []
    groups = survey.groups.filter { seen.insert($0).inserted }

    // Sectors.
    var (running, angles) = (0.0, [Int: (start: Double, end: Double)]())
    for index in survey.sectors > 0 ? marks.indices : 0..<0 {
      guard case .sector(let angle, _, _, _) = marks[index].shape else { continue }
      let bounds = angle.bounds(calendar: calendar)
      guard let end = bounds.end.number, let start = bounds.start.number, end.isFinite, start.isFinite else { continue }
      let value = angle.isBinned ? end - start : end
      guard value > 0 else { continue }
      angles[index] = (running, running + value)
      running += value
    }
    sectorAngles = angles
    sectorTotal = running

    // Axes. A pie has none unless one is asked for.
    let hasOnlySectors = survey.sectors > 0 && survey.sectors == marks.count
    let planner = AxisPlanner(calendar: calendar, environment: environment)
    let xHasData = survey.hasX || configuration.x.domain != nil
    let yHasData = survey.hasY || configuration.y.domain != nil
    if configuration.xAxis.visibility != .hidden, !hasOnlySectors, xHasData || configuration.xAxis.content != nil {
      axes += planner.axes(xRows, scale: x, length: size.width, isX: true)
    }
    if configuration.yAxis.visibility != .hidden, !hasOnlySectors, yHasData || configuration.yAxis.content != nil {
      axes += planner.axes(yRows, scale: y, length: size.height, isX: false)
    }
    if let previous { inherit(from: previous) }
  }

  /// Takes over what the plan before made of marks that are the same, as far as it would come out the same.
  private func inherit(from previous: ChartPlan) {
    let speaksAlike =
      environment.locale == previous.environment.locale && calendar == previous.calendar
      && environment.timeZone == previous.environment.timeZone
    if speaksAlike {
      (labelTexts, numberFormat, lastNumber) = (previous.labelTexts, previous.numberFormat, previous.lastNumber)
    }
    guard let (size, known) = previous.cachedItems, known.checkpoint.count <= sharedCount,
      x == previous.x, y == previous.y, calendar == previous.calendar, groups == previous.groups,
      sectorTotal == previous.sectorTotal, stacks == previous.stacks,
      foreground.isSame(as: previous.foreground, { $0.isSame(as: $1) }),
      symbols.isSame(as: previous.symbols, { ValueComparison.areEqual($0, $1) }),
      symbolSizes.isSame(as: previous.symbolSizes, ==), lineStyles.isSame(as: previous.lineStyles, ==)
    else { return }
    inheritedItems = (size, known.checkpoint)
    if speaksAlike { inheritedSpoken = previous.spoken }
  }

  private static func stack(
    _ marks: ArraySlice<Mark>, xType: ScaleType.Kind, yType: ScaleType.Kind, calendar: Calendar
  ) -> Stacking {
    var result = Stacking(types: [xType, yType])
    var entries: [Stacker.Entry] = []
    for (index, mark) in marks.enumerated() {
      let group = mark.style.positionBy?.field.bounds(calendar: calendar).start
      switch mark.shape {
      case .bar(let xExtent, let yExtent, let stacking):
        guard let axis = barAxis(xExtent, yExtent, xType: xType, yType: yType) else { continue }
        guard case .value(let field, _) = axis == .vertical ? yExtent : xExtent else { continue }
        guard let value = field.bounds(calendar: calendar).start.number else { continue }
        var place: _PlotDatum?
        if case .value(let other, _) = axis == .vertical ? xExtent : yExtent {
          place = other.bounds(calendar: calendar).start
        }
        entries.append(
          .init(
            index: index, isBar: true, axis: axis, place: place, group: group, method: stacking, value: value))
        if axis == .vertical { result.yNeedsZero = true } else { result.xNeedsZero = true }
      case .area(.toBaseline(let xField, let yField), _, let stacking):
        guard let value = yField.bounds(calendar: calendar).start.number else { continue }
        entries.append(
          .init(
            index: index, isBar: false, axis: .vertical, place: xField.bounds(calendar: calendar).start, group: group,
            method: stacking, value: value))
        result.yNeedsZero = true
      default: continue
      }
    }
    result.spans = Stacker.spans(entries)
    result.normalized = Set(entries.filter { $0.key.method == .normalized }.map(\.index))
    return result
  }

  /// Makes the domain what is seen of it, and returns the whole of it; nil where all is seen.
  private static func scroll(
    _ scale: inout PositionScale, _ scroll: ScrollConfiguration, _ isScrollable: Bool
  ) -> ClosedRange<Double>? {
    guard let length = scroll.visibleLength, length > 0, length.isFinite else { return nil }
    guard isScrollable || scroll.position != nil || length < scale.upper - scale.lower else { return nil }
    let isReversed = scale.end < scale.start
    let limits = scale.lower...scale.upper
    var lower = scroll.position?.number ?? scale.lower
    if scale.isCategory {
      guard length < limits.upperBound else { return nil }
      // Between two categories the finger knows best where it is.
      let named = scroll.position.flatMap { scale.index(of: $0) }
      lower = named.map(Double.init) ?? 0
      if let place = scroll.place, named == nil || named == Int(place.rounded(.down)) { lower = place }
      lower = min(max(lower, 0), limits.upperBound - length)
    }
    (scale.start, scale.end) = isReversed ? (lower + length, lower) : (lower, lower + length)
    return limits
  }

  /// The axis a bar's length runs along: the one with numbers, when the other has categories or dates.
  package static func barAxis(
    _ x: Mark.Extent, _ y: Mark.Extent, xType: ScaleType.Kind, yType: ScaleType.Kind
  ) -> Axis? {
    switch (x, y) {
    case (.value(let xField, let width), .value(let yField, let height)):
      if width.isAutomatic != height.isAutomatic { return width.isAutomatic ? .horizontal : .vertical }
      if xType == .category { return yType == .category ? nil : .vertical }
      if yType == .category { return .horizontal }
      if xField.isBinned != yField.isBinned { return xField.isBinned ? .vertical : .horizontal }
      if yType == .date, xType != .date { return .horizontal }
      return .vertical
    case (.value(let field, let width), .points):
      return xType == .category || xType == .date || field.isBinned || !width.isAutomatic ? nil : .horizontal
    case (.points, .value(let field, let height)):
      return yType == .category || yType == .date || field.isBinned || !height.isAutomatic ? nil : .vertical
    default: return nil
    }
  }

  // MARK: What modifiers and scales make of a mark

  package func style(of mark: Mark) -> AnyShapeStyle {
    if let field = mark.style.foregroundBy,
      let style = foreground.value(for: field.bounds(calendar: calendar).start)
    {
      return style
    }
    return mark.style.foreground ?? AnyShapeStyle(StandardVisuals.colors[0])
  }

  package func symbol(of mark: Mark) -> SymbolChoice? {
    if let field = mark.style.symbolBy, let shape = symbols.value(for: field.bounds(calendar: calendar).start) {
      return .shape(shape)
    }
    return mark.style.symbol
  }

  package func symbolSize(of mark: Mark) -> CGSize {
    if let field = mark.style.symbolSizeBy,
      let area = symbolSizes.value(for: field.bounds(calendar: calendar).start)
    {
      return CGSize(width: max(area, 0).squareRoot(), height: max(area, 0).squareRoot())
    }
    switch mark.style.symbolSize {
    case .size(let size): return size
    case .area(let area): return CGSize(width: max(area, 0).squareRoot(), height: max(area, 0).squareRoot())
    case nil:
      let side = StandardVisuals.symbolArea.squareRoot()
      return CGSize(width: side, height: side)
    }
  }

  package func lineStyle(of mark: Mark) -> StrokeStyle? {
    if let field = mark.style.lineBy, let style = lineStyles.value(for: field.bounds(calendar: calendar).start) {
      return style
    }
    return mark.style.line
  }

  /// What is drawn on a plot of a size.
  package func items(in size: CGSize) -> PlotItems {
    if let cachedItems, cachedItems.size == size { return cachedItems.items }
    var builder = PlotItemBuilder(plan: self, size: size)
    let items = builder.build(after: inheritedItems?.size == size ? inheritedItems?.checkpoint : nil)
    inheritedItems = nil
    cachedItems = (size, items)
    return items
  }

  /// The text of a value, as labels and accessibility say it.
  package func text(_ datum: _PlotDatum) -> String {
    switch datum {
    case .category(let name): return name
    case .number(let value):
      if let lastNumber, lastNumber.value == value { return lastNumber.text }
      let format =
        numberFormat
        ?? FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0...3)).inEnvironment(environment)
      numberFormat = format
      let text = format.format(value)
      lastNumber = (value, text)
      return text
    case .date(let date):
      let components = calendar.dateComponents([.hour, .minute, .second], from: date)
      let isMidnight = components.hour == 0 && components.minute == 0 && components.second == 0
      let style: Date.FormatStyle =
        isMidnight ? .dateTime.month().day().year() : .dateTime.month().day().hour().minute()
      return style.inEnvironment(environment).format(date)
    }
  }

  package func text(_ label: PlotField.Label) -> String {
    if case .string(let string) = label { return string }
    if let known = labelTexts.first(where: { $0.label == label }) { return known.text }
    let text: String
    switch label {
    case .string(let string): text = string
    case .key(let key): text = ResolvedText(Text(key), environment: environment, now: .distantPast).string
    case .text(let view): text = ResolvedText(view, environment: environment, now: .distantPast).string
    }
    // The few names that all marks share, as a rule.
    if labelTexts.count == Self.mostLabelTexts { labelTexts.removeFirst() }
    labelTexts.append((label, text))
    return text
  }

  private static let mostLabelTexts = 8
}
