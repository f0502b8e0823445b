// Marks turned into paths on a plot of a known size.

import Foundation
import SwiftUI

/// One path to draw.
package struct PlotItem {
  package let path: CGPath
  /// The stroke, nil to fill.
  package let stroke: StrokeStyle?
  package let style: AnyShapeStyle
  package let opacity: Double
  /// What a gradient's unit points refer to.
  package let styleBounds: CGRect
  package let effects: [MarkEffect]
  package let zIndex: Double
  /// A rectangle that is to fill whole pixels, instead of the path.
  package var box: (rect: CGRect, radius: CGFloat, style: RoundedCornerStyle)?
}

/// Where a mark is on the plot, for annotations, views as symbols and accessibility.
package struct PlotTarget {
  package let mark: Int
  package let frame: CGRect
  /// The side that an automatic annotation goes to.
  package var outside: AnnotationPosition = .top
}

package struct PlotItems {
  package var items: [PlotItem] = []
  package var targets: [PlotTarget] = []
  /// What was there before the first mark that differs from the evaluation before; what is there in all, without one.
  var checkpoint = Checkpoint()
  /// How many of the targets were there in the evaluation before.
  var inheritedTargets = 0

  /// What the first marks of a chart came to.
  struct Checkpoint {
    /// How many marks.
    var count = 0
    fileprivate var state = PlotItemBuilder.State()
    /// The items of lines and areas to which no mark came later, by their places in the state.
    fileprivate var finished: [Int: [PlotItem]] = [:]
    var targetCount: Int { state.targets.count }
  }
}

@MainActor
package struct PlotItemBuilder {
  private let plan: ChartPlan
  private let size: CGSize
  private var items: [PlotItem] = []
  private var state = State()

  /// What some marks have come to.
  fileprivate struct State {
    var targets: [PlotTarget] = []
    /// The lines and areas being gathered, in the order of their first marks.
    var series: [SeriesKey: Int] = [:]
    var pending: [Pending] = []
    /// The line or area of the last mark, and the key and style that led there.
    var latest: (key: PlotField?, style: MarkStyle, isArea: Bool, place: Int)?
  }

  fileprivate struct SeriesKey: Hashable {
    let isArea: Bool
    let series: _PlotDatum?
    let color: _PlotDatum?
    let symbol: _PlotDatum?
    let line: _PlotDatum?
    let group: _PlotDatum?
  }

  fileprivate struct Series {
    let mark: Mark
    let isArea: Bool
    let isHorizontal: Bool
    var points: [CGPoint] = []
    /// The other edge of an area.
    var base: [CGPoint] = []
    var symbols: [PlotItem] = []
  }

  fileprivate enum Pending {
    case series(Series)
    case item(PlotItem)
  }

  package init(plan: ChartPlan, size: CGSize) {
    self.plan = plan
    self.size = size
  }

  package mutating func build() -> PlotItems { build(after: nil) }

  /// - Parameter known: What the plan's first marks come to.
  mutating func build(after known: PlotItems.Checkpoint?) -> PlotItems {
    var checkpoint: PlotItems.Checkpoint?
    if let known { state = known.state }
    for index in (known?.count ?? 0)..<plan.marks.count {
      if index == plan.sharedCount { checkpoint = PlotItems.Checkpoint(count: index, state: state) }
      add(plan.marks[index], index)
    }
    var result = PlotItems()
    result.checkpoint = checkpoint ?? PlotItems.Checkpoint(count: plan.marks.count, state: state)
    result.inheritedTargets = known?.targetCount ?? 0
    for (place, entry) in state.pending.enumerated() {
      switch entry {
      case .item(let item): items.append(item)
      case .series(let series):
        let start = items.count
        if let finished = known?.finished[place], known?.state.length(at: place) == series.points.count {
          items += finished
        } else {
          finish(series)
        }
        if result.checkpoint.state.length(at: place) == series.points.count {
          result.checkpoint.finished[place] = Array(items[start...])
        }
      }
    }
    // Stable: marks of the same height stay in their order.
    if items.contains(where: { $0.zIndex != 0 }) {
      items = items.enumerated()
        .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(\.element)
    }
    result.items = items
    result.targets = state.targets
    return result
  }

  // MARK: Positions

  private func xPosition(_ datum: _PlotDatum) -> CGFloat? { plan.x.position(datum, length: size.width) }
  private func yPosition(_ datum: _PlotDatum) -> CGFloat? {
    plan.y.position(datum, length: size.height).map { size.height - $0 }
  }

  private func center(_ field: PlotField, isX: Bool) -> CGFloat? {
    let bounds = field.bounds(calendar: plan.calendar)
    guard let start = isX ? xPosition(bounds.start) : yPosition(bounds.start) else { return nil }
    guard field.isBinned, let end = isX ? xPosition(bounds.end) : yPosition(bounds.end) else { return start }
    return (start + end) / 2
  }

  private func position(_ value: Double, isX: Bool) -> CGFloat? {
    let scale = isX ? plan.x : plan.y
    guard let fraction = scale.fraction(value) else { return nil }
    let place = scale.position(fraction: fraction, length: isX ? size.width : size.height)
    return isX ? place : size.height - place
  }

  /// The room that one value has along an axis: its bin or its category's band.
  private func room(_ field: PlotField, isX: Bool) -> (CGFloat, CGFloat)? {
    let scale = isX ? plan.x : plan.y
    guard let middle = center(field, isX: isX) else { return nil }
    let bounds = field.bounds(calendar: plan.calendar)
    if field.isBinned, let start = isX ? xPosition(bounds.start) : yPosition(bounds.start),
      let end = isX ? xPosition(bounds.end) : yPosition(bounds.end), !scale.isCategory
    {
      return (min(start, end), max(start, end))
    }
    guard scale.isCategory else { return (middle, middle) }
    let band = scale.bandwidth(isX ? size.width : size.height)
    return (middle - band / 2, middle + band / 2)
  }

  /// What an extent covers, as lower and upper coordinate.
  ///
  /// - Parameter automatic: The share of the room that a mark takes when nobody says, and the length without a room.
  private func span(
    _ extent: Mark.Extent, isX: Bool, mark: Mark, automatic: (ratio: CGFloat, length: CGFloat)
  ) -> (CGFloat, CGFloat)? {
    let length = isX ? size.width : size.height
    switch extent {
    case .points(let start, let end):
      return (start ?? 0, end ?? length)
    case .between(let start, let end):
      guard let a = edge(start, isX: isX, isUpper: false), let b = edge(end, isX: isX, isUpper: true) else {
        return nil
      }
      return (min(a, b), max(a, b))
    case .value(let field, let dimension):
      guard var (lower, upper) = room(field, isX: isX) else { return nil }
      var share = automatic.ratio
      if let position = mark.style.positionBy, position.axis.map({ ($0 == .horizontal) == isX }) ?? true,
        upper > lower, plan.groups.count > 0,
        let index = plan.groups.firstIndex(of: position.field.bounds(calendar: plan.calendar).start)
      {
        // Groups share the middle of the room; automatic marks then nearly touch.
        let whole = position.span.length(in: upper - lower, automatic: (upper - lower) * 0.8)
        let start = (lower + upper - whole) / 2
        let part = whole / CGFloat(plan.groups.count)
        (lower, upper) = (start + part * CGFloat(index), start + part * CGFloat(index + 1))
        share = min(automatic.ratio * 1.25, 1) == 1 ? 1 : 0.9
      }
      let middle = (lower + upper) / 2
      let room = upper - lower
      let automaticLength = room > 0 ? max(room * share, min(room, 1)) : automatic.length
      let taken = dimension.length(in: room > 0 ? room : automatic.length, automatic: automaticLength)
      return (middle - taken / 2, middle + taken / 2)
    }
  }

  private func edge(_ field: PlotField, isX: Bool, isUpper: Bool) -> CGFloat? {
    let scale = isX ? plan.x : plan.y
    let bounds = field.bounds(calendar: plan.calendar)
    let datum = isUpper && field.isBinned ? bounds.end : bounds.start
    guard let place = isX ? xPosition(datum) : yPosition(datum) else { return nil }
    guard scale.isCategory else { return place }
    let half = scale.bandwidth(isX ? size.width : size.height) / 2
    return place + (isUpper == isX ? half : -half)
  }

  private func moved(_ rect: CGRect, _ offset: MarkOffset) -> CGRect {
    let minX = rect.minX + offset.xStart
    let maxX = rect.maxX + offset.xEnd
    let minY = rect.minY + offset.yStart
    let maxY = rect.maxY + offset.yEnd
    return CGRect(x: min(minX, maxX), y: min(minY, maxY), width: abs(maxX - minX), height: abs(maxY - minY))
  }

  // MARK: Marks

  private mutating func add(_ mark: Mark, _ index: Int) {
    switch mark.shape {
    case .line(let x, let y, let series):
      addLinePoint(mark, index, series: series, x, y)
    case .area(let extent, let series, _): addArea(mark, index, extent, series)
    case .bar(let x, let y, _): addBar(mark, index, x, y)
    case .rectangle(let x, let y):
      guard let (left, right) = span(x, isX: true, mark: mark, automatic: (1, 10)),
        let (top, bottom) = span(y, isX: false, mark: mark, automatic: (1, 10))
      else { return }
      addRect(CGRect(x: left, y: top, width: right - left, height: bottom - top), mark, index, outside: .top)
    case .point(let x, let y):
      guard let point = point(x, y) else { return }
      addSymbol(mark, index, at: moved(CGRect(origin: point, size: .zero), mark.style.offset).origin)
    case .rule(let x, let y): addRule(mark, index, x, y)
    case .sector(_, let inner, let outer, let inset): addSector(mark, index, inner, outer, inset ?? 0)
    }
  }

  private func point(_ x: Mark.Extent, _ y: Mark.Extent) -> CGPoint? {
    func coordinate(_ extent: Mark.Extent, isX: Bool) -> CGFloat? {
      switch extent {
      case .value(let field, _): center(field, isX: isX)
      case .points(let value, _): value ?? (isX ? size.width : size.height) / 2
      case .between: nil
      }
    }
    guard let px = coordinate(x, isX: true), let py = coordinate(y, isX: false) else { return nil }
    return CGPoint(x: px, y: py)
  }

  private func item(
    _ path: CGPath, _ mark: Mark, stroke: StrokeStyle? = nil, bounds: CGRect? = nil, style: AnyShapeStyle? = nil
  ) -> PlotItem {
    PlotItem(
      path: path, stroke: stroke, style: style ?? plan.style(of: mark), opacity: mark.style.opacity,
      styleBounds: mark.style.alignsWithPlotArea
        ? CGRect(origin: .zero, size: size) : bounds ?? path.boundingBoxOfPath,
      effects: mark.style.effects, zIndex: mark.style.zIndex)
  }

  private mutating func addRect(_ rect: CGRect, _ mark: Mark, _ index: Int, outside: AnnotationPosition) {
    let rect = moved(rect, mark.style.offset)
    guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else { return }
    state.targets.append(PlotTarget(mark: index, frame: rect, outside: outside))
    guard rect.width > 0, rect.height > 0 else { return }
    let radius = min(mark.style.cornerRadius ?? 0, rect.width / 2, rect.height / 2)
    let path =
      radius > 0
      ? Path(roundedRect: rect, cornerRadius: radius, style: mark.style.cornerStyle).cgPath
      : CGPath(rect: rect, transform: nil)
    var item = item(path, mark, bounds: rect)
    item.box = (rect, radius, mark.style.cornerStyle)
    state.pending.append(.item(item))
  }

  private mutating func addBar(_ mark: Mark, _ index: Int, _ x: Mark.Extent, _ y: Mark.Extent) {
    // A bar takes this share of its band or bin, and this many points where there is neither.
    let automatic: (ratio: CGFloat, length: CGFloat) = (0.72, 8)
    guard let stack = plan.stacks[index] else {
      // Neither side is measured from zero.
      guard let (left, right) = span(x, isX: true, mark: mark, automatic: automatic),
        let (top, bottom) = span(y, isX: false, mark: mark, automatic: automatic)
      else { return }
      addRect(CGRect(x: left, y: top, width: right - left, height: bottom - top), mark, index, outside: .top)
      return
    }
    let isVertical = stack.axis == .vertical
    guard let start = position(stack.start, isX: !isVertical), let end = position(stack.end, isX: !isVertical) else {
      return
    }
    if isVertical {
      guard let (left, right) = span(x, isX: true, mark: mark, automatic: automatic) else { return }
      addRect(
        CGRect(x: left, y: min(start, end), width: right - left, height: abs(end - start)), mark, index,
        outside: stack.end < stack.start ? .bottom : .top)
    } else {
      guard let (top, bottom) = span(y, isX: false, mark: mark, automatic: automatic) else { return }
      addRect(
        CGRect(x: min(start, end), y: top, width: abs(end - start), height: bottom - top), mark, index,
        outside: stack.end < stack.start ? .leading : .trailing)
    }
  }

  private mutating func addRule(_ mark: Mark, _ index: Int, _ x: Mark.Extent, _ y: Mark.Extent) {
    var (from, to) = (CGPoint.zero, CGPoint.zero)
    func ends(_ extent: Mark.Extent, isX: Bool) -> (CGFloat, CGFloat)? {
      span(extent, isX: isX, mark: mark, automatic: (1, 0))
    }
    let isVertical: Bool
    switch (x, y) {
    case (.value(let field, _), _):
      guard let place = center(field, isX: true), let (top, bottom) = ends(y, isX: false) else { return }
      (from, to) = (CGPoint(x: place, y: top), CGPoint(x: place, y: bottom))
      isVertical = true
    case (_, .value(let field, _)):
      guard let place = center(field, isX: false), let (left, right) = ends(x, isX: true) else { return }
      (from, to) = (CGPoint(x: left, y: place), CGPoint(x: right, y: place))
      isVertical = false
    case (.points(let place, _), .between):
      guard let (top, bottom) = ends(y, isX: false) else { return }
      let middle = place ?? size.width / 2
      (from, to) = (CGPoint(x: middle, y: top), CGPoint(x: middle, y: bottom))
      isVertical = true
    case (.between, .points(let place, _)):
      guard let (left, right) = ends(x, isX: true) else { return }
      let middle = place ?? size.height / 2
      (from, to) = (CGPoint(x: left, y: middle), CGPoint(x: right, y: middle))
      isVertical = false
    default: return
    }
    let offset = mark.style.offset
    from = CGPoint(x: from.x + offset.xStart, y: from.y + offset.yStart)
    to = CGPoint(x: to.x + offset.xEnd, y: to.y + offset.yEnd)
    guard from.x.isFinite, from.y.isFinite, to.x.isFinite, to.y.isFinite else { return }
    let path = CGMutablePath()
    path.move(to: from)
    path.addLine(to: to)
    let stroke = plan.lineStyle(of: mark) ?? StrokeStyle(lineWidth: 1)
    let half = stroke.lineWidth / 2
    let frame = CGRect(
      x: min(from.x, to.x), y: min(from.y, to.y), width: abs(to.x - from.x), height: abs(to.y - from.y))
    state.targets.append(PlotTarget(mark: index, frame: frame, outside: .top))
    state.pending.append(
      .item(
        item(
          path, mark, stroke: stroke,
          bounds: isVertical ? frame.insetBy(dx: -half, dy: 0) : frame.insetBy(dx: 0, dy: -half))))
  }

  private mutating func addSymbol(_ mark: Mark, _ index: Int, at point: CGPoint) {
    guard point.x.isFinite, point.y.isFinite else { return }
    let size = plan.symbolSize(of: mark)
    let frame = CGRect(
      x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height)
    state.targets.append(PlotTarget(mark: index, frame: frame, outside: .top))
    if let item = symbolItem(mark, at: point, standard: .circle) { state.pending.append(.item(item)) }
  }

  private func symbolItem(_ mark: Mark, at point: CGPoint, standard: BasicChartSymbolShape?) -> PlotItem? {
    let size = plan.symbolSize(of: mark)
    switch plan.symbol(of: mark) {
    case .shape(let shape): return item(shape.outline(at: point, size: size), mark)
    case .view: return nil
    case nil: return standard.map { item($0.outline(at: point, size: size), mark) }
    }
  }

  // MARK: Lines and areas

  private func seriesKey(_ mark: Mark, _ series: PlotField?, isArea: Bool) -> SeriesKey {
    func datum(_ field: PlotField?) -> _PlotDatum? { field?.bounds(calendar: plan.calendar).start }
    return SeriesKey(
      isArea: isArea, series: datum(series), color: datum(mark.style.foregroundBy), symbol: datum(mark.style.symbolBy),
      line: datum(mark.style.lineBy), group: datum(mark.style.positionBy?.field))
  }

  private mutating func addArea(_ mark: Mark, _ index: Int, _ extent: Mark.AreaExtent, _ series: PlotField?) {
    let offset = mark.style.offset
    switch extent {
    case .toBaseline(let x, _):
      guard let place = center(x, isX: true), let stack = plan.stacks[index],
        let start = position(stack.start, isX: false), let end = position(stack.end, isX: false)
      else { return }
      append(
        mark, index, series, isHorizontal: false, point: CGPoint(x: place + offset.xEnd, y: end + offset.yEnd),
        base: CGPoint(x: place + offset.xStart, y: start + offset.yStart))
    case .vertical(let x, let yStart, let yEnd):
      guard let place = center(x, isX: true), let start = center(yStart, isX: false),
        let end = center(yEnd, isX: false)
      else { return }
      append(
        mark, index, series, isHorizontal: false, point: CGPoint(x: place + offset.xEnd, y: end + offset.yEnd),
        base: CGPoint(x: place + offset.xStart, y: start + offset.yStart))
    case .horizontal(let xStart, let xEnd, let y):
      guard let place = center(y, isX: false), let start = center(xStart, isX: true),
        let end = center(xEnd, isX: true)
      else { return }
      append(
        mark, index, series, isHorizontal: true, point: CGPoint(x: end + offset.xEnd, y: place + offset.yEnd),
        base: CGPoint(x: start + offset.xStart, y: place + offset.yStart))
    }
  }

  private mutating func addLinePoint(
    _ mark: Mark, _ index: Int, series: PlotField?, _ xField: PlotField, _ yField: PlotField
  ) {
    guard let x = center(xField, isX: true), let y = center(yField, isX: false) else { return }
    let offset = mark.style.offset
    append(
      mark, index, series, isHorizontal: false, point: CGPoint(x: x + offset.xStart, y: y + offset.yStart), base: nil)
  }

  private mutating func append(
    _ mark: Mark, _ index: Int, _ seriesField: PlotField?, isHorizontal: Bool, point: CGPoint, base: CGPoint?
  ) {
    guard point.x.isFinite, point.y.isFinite, base.map({ $0.x.isFinite && $0.y.isFinite }) ?? true else { return }
    let place = place(of: mark, seriesField, isArea: base != nil, isHorizontal: isHorizontal)
    let symbol = base == nil ? symbolItem(mark, at: point, standard: nil) : nil
    // Taken out while it changes, so that its arrays are not copied.
    guard case .series(var line) = state.pending[place] else { return }
    state.pending[place] = .item(Self.nothing)
    line.points.append(point)
    if let base { line.base.append(base) }
    if let symbol { line.symbols.append(symbol) }
    state.pending[place] = .series(line)
    let half: CGFloat = base == nil && plan.symbol(of: mark) != nil ? plan.symbolSize(of: mark).height / 2 : 0
    state.targets.append(
      PlotTarget(
        mark: index,
        frame: base.map {
          CGRect(
            x: min(point.x, $0.x), y: min(point.y, $0.y), width: abs(point.x - $0.x), height: abs(point.y - $0.y))
        } ?? CGRect(origin: point, size: .zero).insetBy(dx: -half, dy: -half)))
  }

  /// Where the line or area that a mark belongs to is gathered.
  private mutating func place(of mark: Mark, _ field: PlotField?, isArea: Bool, isHorizontal: Bool) -> Int {
    // Neighbours have one style and one series, as a rule.
    if let latest = state.latest, latest.style === mark.style, latest.isArea == isArea, latest.key == field {
      return latest.place
    }
    let key = seriesKey(mark, field, isArea: isArea)
    let place: Int
    if let known = state.series[key] {
      place = known
    } else {
      place = state.pending.count
      state.series[key] = place
      state.pending.append(.series(Series(mark: mark, isArea: isArea, isHorizontal: isHorizontal)))
    }
    state.latest = (field, mark.style, isArea, place)
    return place
  }

  private static let nothing = PlotItem(
    path: CGMutablePath(), stroke: nil, style: AnyShapeStyle(Color.clear), opacity: 0, styleBounds: .zero, effects: [],
    zIndex: 0)

  private mutating func finish(_ series: Series) {
    let mark = series.mark
    let method = mark.style.interpolation ?? .linear
    let path = CGMutablePath()
    if series.isArea {
      Self.add(series.points, method, isHorizontal: series.isHorizontal, joined: false, to: path)
      Self.add(series.base.reversed(), method.reversed, isHorizontal: series.isHorizontal, joined: true, to: path)
      path.closeSubpath()
      items.append(item(path, mark))
      return
    }
    let stroke =
      plan.lineStyle(of: mark)
      ?? StrokeStyle(lineWidth: StandardVisuals.lineWidth, lineCap: .round, lineJoin: .round)
    if series.points.count > 1 {
      method.add(series.points, to: path)
      let half = stroke.lineWidth / 2
      items.append(
        item(path, mark, stroke: stroke, bounds: path.boundingBoxOfPath.insetBy(dx: -half, dy: -half)))
    } else if let only = series.points.first, series.symbols.isEmpty {
      // A line of one point is a dot as wide as the line.
      items.append(
        item(
          BasicChartSymbolShape.circle.outline(
            at: only, size: CGSize(width: stroke.lineWidth, height: stroke.lineWidth)), mark))
    }
    items += series.symbols
  }

  /// Adds a curve; for horizontal areas the methods run along y.
  private static func add(
    _ points: [CGPoint], _ method: InterpolationMethod, isHorizontal: Bool, joined: Bool, to path: CGMutablePath
  ) {
    guard isHorizontal else {
      method.add(points, to: path, joined: joined)
      return
    }
    func swapped(_ point: CGPoint) -> CGPoint { CGPoint(x: point.y, y: point.x) }
    guard let first = points.first else { return }
    if joined { path.addLine(to: first) } else { path.move(to: first) }
    for piece in method.pieces(through: points.map(swapped)) {
      switch piece {
      case .line(let end): path.addLine(to: swapped(end))
      case .cubic(let a, let b, let end): path.addCurve(to: swapped(end), control1: swapped(a), control2: swapped(b))
      }
    }
  }

  // MARK: Sectors

  private mutating func addSector(
    _ mark: Mark, _ index: Int, _ inner: MarkDimension, _ outer: MarkDimension, _ inset: CGFloat
  ) {
    guard let share = plan.sectorAngles[index], plan.sectorTotal > 0 else { return }
    let full = min(size.width, size.height) / 2
    let outerRadius = outer.length(in: full, automatic: full)
    let outerClamped = outer.isInset ? max(full - outer.value, 0) : outerRadius
    let innerRadius = inner.isInset ? max(outerClamped - inner.value, 0) : inner.length(in: outerClamped, automatic: 0)
    guard outerClamped > 0, innerRadius < outerClamped else { return }
    let center = CGPoint(x: size.width / 2 + mark.style.offset.xStart, y: size.height / 2 + mark.style.offset.yStart)
    let start = 2 * .pi * share.start / plan.sectorTotal - .pi / 2
    let end = 2 * .pi * share.end / plan.sectorTotal - .pi / 2
    let path = SectorOutline(
      center: center, innerRadius: innerRadius, outerRadius: outerClamped, start: start, end: end, inset: inset,
      cornerRadius: mark.style.cornerRadius ?? 0
    ).path
    let middle = (start + end) / 2
    let reach = (innerRadius + outerClamped) / 2
    let at = CGPoint(x: center.x + cos(middle) * reach, y: center.y + sin(middle) * reach)
    state.targets.append(
      PlotTarget(mark: index, frame: CGRect(origin: at, size: .zero), outside: .overlay))
    state.pending.append(
      .item(
        item(
          path, mark,
          bounds: CGRect(
            x: center.x - outerClamped, y: center.y - outerClamped, width: 2 * outerClamped, height: 2 * outerClamped)))
    )
  }
}

extension PlotItemBuilder.State {
  /// How many points have been gathered at a place; nil if there is no line or area.
  fileprivate func length(at place: Int) -> Int? {
    guard pending.indices.contains(place), case .series(let series) = pending[place] else { return nil }
    return series.points.count
  }
}

extension MarkDimension {
  fileprivate var isInset: Bool {
    if case .inset = kind { return true }
    return false
  }
  fileprivate var value: CGFloat {
    switch kind {
    case .automatic: 0
    case .fixed(let value), .inset(let value), .ratio(let value): value
    }
  }
}
