// Where the parts of a chart go: plot, axis labels, titles, legend, layers.

import Drawing
import SwiftUI

/// The parts of a chart, in the order of `ChartLayout`'s subviews.
package enum ChartPart: Sendable {
  case layer
  case axisLines
  case plot
  /// The view that an axis style makes of an axis, behind its labels.
  case axisArea(isX: Bool)
  case label(axis: Int, index: Int)
  case title(isX: Bool, index: Int)
  case legend
}

/// Lays out one chart and notes in its plan where the plot went.
package struct ChartLayout: Layout {
  let plan: ChartPlan
  let parts: [ChartPart]

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    onMainActorNow {
      plan.node = subviews.container
      var arrangement = ChartArrangement(plan: plan, size: bounds.size)
      arrangement.arrange(Array(zip(parts, subviews)))
      for (index, frame) in arrangement.frames {
        subviews[index].place(
          at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
      }
    }
  }
}

/// The arithmetic of a chart's layout.
@MainActor
struct ChartArrangement {
  let plan: ChartPlan
  let size: CGSize
  private(set) var frames: [Int: CGRect] = [:]

  /// Points between the plot and the labels of an axis, between a title and what it names, and before a legend.
  private static let labelSpacing: CGFloat = 4
  private static let besideTick: CGFloat = 3
  private static let titleSpacing: CGFloat = 4
  private static let legendSpacing: CGFloat = 8

  init(plan: ChartPlan, size: CGSize) {
    self.plan = plan
    self.size = size
  }

  private struct LabelEntry {
    let subview: Int
    let size: CGSize
    let label: PlannedAxis.Label
  }

  mutating func arrange(_ parts: [(ChartPart, LayoutSubview)]) {
    var area = CGRect(origin: .zero, size: size)
    var labels = plan.axes.map { _ in [LabelEntry]() }
    var plotPart: Int?
    var axisAreas: [(index: Int, isX: Bool, subview: LayoutSubview)] = []
    var titles: [(index: Int, isX: Bool, title: AxisTitle, size: CGSize)] = []
    var legend: (index: Int, size: CGSize)?
    let fromEdge = ProposedViewSize(width: size.width, height: nil)
    for (index, (part, subview)) in parts.enumerated() {
      switch part {
      case .layer, .axisLines: frames[index] = area
      case .plot: plotPart = index
      case .axisArea(let isX): axisAreas.append((index, isX, subview))
      case .label(let axis, let label):
        let size = subview.sizeThatFits(.unspecified)
        labels[axis].append(LabelEntry(subview: index, size: size, label: plan.axes[axis].labels[label]))
      case .title(let isX, let position):
        let configured = isX ? plan.configuration.xAxis.titles : plan.configuration.yAxis.titles
        titles.append((index, isX, configured[position], subview.sizeThatFits(fromEdge)))
      case .legend:
        let side = plan.configuration.legend.position.place
        let offer: ProposedViewSize = side == .leading || side == .trailing ? .unspecified : fromEdge
        legend = (index, subview.sizeThatFits(offer))
      }
    }

    if let legend, legend.size.width > 0, legend.size.height > 0 {
      frames[legend.index] = placeLegend(legend.size, in: &area)
    }
    var pendingTitles: [(index: Int, edge: PlannedAxis.Side, alignment: Alignment?, size: CGSize, place: CGFloat)] = []
    for entry in titles where entry.size.width > 0 && entry.size.height > 0 {
      let edge = titleEdge(entry.title.position, isX: entry.isX)
      let spacing = entry.title.spacing ?? Self.titleSpacing
      switch edge {
      case .bottom:
        area.size.height -= entry.size.height + spacing
        pendingTitles.append((entry.index, edge, entry.title.alignment, entry.size, area.maxY + spacing))
      case .top:
        pendingTitles.append((entry.index, edge, entry.title.alignment, entry.size, area.minY))
        area.origin.y += entry.size.height + spacing
        area.size.height -= entry.size.height + spacing
      case .left:
        pendingTitles.append((entry.index, edge, entry.title.alignment, entry.size, area.minX))
        area.origin.x += entry.size.width + spacing
        area.size.width -= entry.size.width + spacing
      case .right:
        area.size.width -= entry.size.width + spacing
        pendingTitles.append((entry.index, edge, entry.title.alignment, entry.size, area.maxX + spacing))
      }
    }

    var rooms = axisRooms(in: area, labels)
    for entry in axisAreas { rooms.grow(toFit: entry.subview, isX: entry.isX, in: area, sides: plan.axes) }
    var plot = rooms.plot(in: area)
    if let plotPart {
      // A plot style may give the plot a size of its own.
      let wanted = parts[plotPart].1.sizeThatFits(ProposedViewSize(plot.size))
      plot.size = CGSize(width: max(wanted.width, 0), height: max(wanted.height, 0))
      frames[plotPart] = plot
    }
    for entry in axisAreas {
      frames[entry.index] = rooms.frame(isX: entry.isX, around: plot, sides: plan.axes)
    }
    plan.plotFrame = plot
    plan.size = size
    plan.hiddenLabels = []
    plan.labelFrames = [:]
    for (number, axis) in plan.axes.enumerated() { placeLabels(labels[number], axis, plot) }

    for title in pendingTitles {
      let horizontal = title.alignment?.horizontal
      let vertical = title.alignment?.vertical
      var origin = CGPoint.zero
      switch title.edge {
      case .bottom, .top:
        let isYTitle = titles.contains { $0.index == title.index && !$0.isX }
        let share: CGFloat =
          horizontal == .leading ? 0 : horizontal == .trailing ? 1 : horizontal == nil && isYTitle ? 1 : 0.5
        // A title above the y axis ends where the axis does.
        let room = isYTitle ? area : plot
        origin = CGPoint(x: room.minX + (room.width - title.size.width) * share, y: title.place)
      case .left, .right:
        let share: CGFloat = vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5
        origin = CGPoint(x: title.place, y: plot.minY + (plot.height - title.size.height) * share)
      }
      frames[title.index] = CGRect(origin: origin, size: title.size)
    }
  }

  private func titleEdge(_ position: AnnotationPosition, isX: Bool) -> PlannedAxis.Side {
    switch position.place {
    case .leading: .left
    case .trailing: .right
    case .top, .topLeading, .topTrailing: .top
    case .bottom, .bottomLeading, .bottomTrailing: .bottom
    case .automatic, .overlay: isX ? .bottom : .top
    }
  }

  private func placeLegend(_ wanted: CGSize, in area: inout CGRect) -> CGRect {
    let legend = plan.configuration.legend
    let spacing = legend.spacing ?? Self.legendSpacing
    let isMirrored = plan.environment.layoutDirection == .rightToLeft
    let logical: CGFloat =
      legend.alignment?.horizontal == .center ? 0.5 : legend.alignment?.horizontal == .trailing ? 1 : 0
    let horizontal = isMirrored ? 1 - logical : logical
    let vertical: CGFloat =
      legend.alignment?.vertical == .center ? 0.5 : legend.alignment?.vertical == .bottom ? 1 : 0
    let along = CGPoint(
      x: area.minX + (area.width - wanted.width) * horizontal, y: area.minY + (area.height - wanted.height) * vertical)
    var place = legend.position.place
    if isMirrored, place == .leading || place == .trailing { place = place == .leading ? .trailing : .leading }
    switch place {
    case .overlay: return CGRect(origin: along, size: wanted)
    case .top, .topLeading, .topTrailing:
      let frame = CGRect(origin: CGPoint(x: along.x, y: area.minY), size: wanted)
      area.origin.y += wanted.height + spacing
      area.size.height -= wanted.height + spacing
      return frame
    case .leading:
      let frame = CGRect(origin: CGPoint(x: area.minX, y: along.y), size: wanted)
      area.origin.x += wanted.width + spacing
      area.size.width -= wanted.width + spacing
      return frame
    case .trailing:
      area.size.width -= wanted.width + spacing
      return CGRect(origin: CGPoint(x: area.maxX + spacing, y: along.y), size: wanted)
    case .automatic, .bottom, .bottomLeading, .bottomTrailing:
      area.size.height -= wanted.height + spacing
      return CGRect(origin: CGPoint(x: along.x, y: area.maxY + spacing), size: wanted)
    }
  }

  /// The room that ticks of a fixed length take between the plot and the labels.
  private func tickRoom(_ axis: PlannedAxis) -> CGFloat {
    axis.ticks.reduce(0) { room, tick in
      switch tick.length.kind {
      case .fixed(let length): max(room, length)
      case .automatic: axis.isX && axis.labels.contains { !$0.isCentered } ? room : max(room, PlotTicks.standardLength)
      case .label, .longestLabel: room
      }
    }
  }

  private func spacing(_ axis: PlannedAxis, _ label: PlannedAxis.Label) -> CGFloat {
    let own = axis.isX ? label.specification.verticalSpacing : label.specification.horizontalSpacing
    return tickRoom(axis) + (own ?? Self.labelSpacing)
  }

  private func axisRooms(in area: CGRect, _ labels: [[LabelEntry]]) -> AxisRooms {
    var (left, right, top, bottom): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    var highest: CGFloat = 0
    for (axis, entries) in zip(plan.axes, labels) where axis.preset != .inset {
      for entry in entries {
        let room = spacing(axis, entry.label)
        switch axis.side {
        case .left: left = max(left, entry.size.width + room)
        case .right: right = max(right, entry.size.width + room)
        case .top: top = max(top, entry.size.height + room)
        case .bottom: bottom = max(bottom, entry.size.height + room)
        }
      }
    }
    // The labels at the ends of a y axis stick out by half their height.
    let height = max(area.height - top - bottom, 0)
    var lowest: CGFloat = 0
    for (axis, entries) in zip(plan.axes, labels) where !axis.isX && axis.preset == .automatic {
      for entry in entries where entry.label.specification.anchor == nil {
        let place = plan.y.position(fraction: entry.label.fraction, length: height)
        highest = max(highest, place + entry.size.height / 2 - height)
        lowest = max(lowest, entry.size.height / 2 - place)
      }
    }
    top = max(top, min(highest, 20))
    bottom = max(bottom, min(lowest, 20))
    return AxisRooms(left: left, right: right, top: top, bottom: bottom)
  }

  private mutating func placeLabels(_ entries: [LabelEntry], _ axis: PlannedAxis, _ plot: CGRect) {
    var placed: [(entry: LabelEntry, frame: CGRect)] = []
    for entry in entries {
      let frame = axis.isX ? xFrame(entry, axis, plot) : yFrame(entry, axis, plot)
      let offset = entry.label.offset
      placed.append((entry, frame.offsetBy(dx: offset.width, dy: offset.height)))
    }
    let hidden = LabelCollisions.hidden(
      placed.map { ($0.frame, $0.entry.label.specification.collision) }, isX: axis.isX,
      bounds: CGRect(origin: .zero, size: size))
    for (index, item) in placed.enumerated() {
      frames[item.entry.subview] = item.frame
      if hidden.contains(index) {
        plan.hiddenLabels.insert(item.entry.label.id)
      } else {
        plan.labelFrames[item.entry.label.id] = item.frame
      }
    }
  }

  private func xFrame(_ entry: LabelEntry, _ axis: PlannedAxis, _ plot: CGRect) -> CGRect {
    let label = entry.label
    let place = plot.minX + plan.x.position(fraction: label.fraction, length: plot.width)
    let space = spacing(axis, label)
    var y = axis.side == .top ? plot.minY - space - entry.size.height : plot.maxY + space
    if axis.preset == .inset {
      y = axis.side == .top ? plot.minY + space : plot.maxY - space - entry.size.height
    }
    let x: CGFloat
    if let anchor = label.specification.anchor {
      x = place - entry.size.width * anchor.x
    } else if axis.preset == .aligned {
      x = place - entry.size.width * CGFloat(min(max(label.fraction, 0), 1))
    } else if label.isCentered {
      x = place - entry.size.width / 2
    } else {
      x = place + (label.specification.horizontalSpacing ?? Self.besideTick)
    }
    return CGRect(origin: CGPoint(x: x, y: y), size: entry.size)
  }

  private func yFrame(_ entry: LabelEntry, _ axis: PlannedAxis, _ plot: CGRect) -> CGRect {
    let label = entry.label
    let place = plot.maxY - plan.y.position(fraction: label.fraction, length: plot.height)
    let space = spacing(axis, label)
    var x = axis.side == .left ? plot.minX - space - entry.size.width : plot.maxX + space
    if axis.preset == .inset {
      x = axis.side == .left ? plot.minX + space : plot.maxX - space - entry.size.width
    }
    let y: CGFloat
    if let anchor = label.specification.anchor {
      y = place - entry.size.height * anchor.y
    } else if axis.preset == .aligned {
      y = place - entry.size.height * CGFloat(1 - min(max(label.fraction, 0), 1))
    } else if axis.preset == .inset {
      y = place - entry.size.height - (label.specification.verticalSpacing ?? 1)
    } else {
      y = place - entry.size.height / 2
    }
    return CGRect(origin: CGPoint(x: x, y: y), size: entry.size)
  }
}

/// The room that axes take on each side of the plot, in points.
@MainActor
struct AxisRooms {
  var left: CGFloat
  var right: CGFloat
  var top: CGFloat
  var bottom: CGFloat

  func plot(in area: CGRect) -> CGRect {
    CGRect(
      x: area.minX + left, y: area.minY + top, width: max(area.width - left - right, 0),
      height: max(area.height - top - bottom, 0))
  }

  private func side(isX: Bool, _ axes: [PlannedAxis]) -> PlannedAxis.Side {
    axes.first { $0.isX == isX }?.side ?? (isX ? .bottom : .right)
  }

  /// Gives a styled axis the room its view wants.
  mutating func grow(toFit view: LayoutSubview, isX: Bool, in area: CGRect, sides axes: [PlannedAxis]) {
    switch side(isX: isX, axes) {
    case .left: left = view.sizeThatFits(ProposedViewSize(width: left, height: area.height)).width
    case .right: right = view.sizeThatFits(ProposedViewSize(width: right, height: area.height)).width
    case .top: top = view.sizeThatFits(ProposedViewSize(width: area.width, height: top)).height
    case .bottom: bottom = view.sizeThatFits(ProposedViewSize(width: area.width, height: bottom)).height
    }
  }

  func frame(isX: Bool, around plot: CGRect, sides axes: [PlannedAxis]) -> CGRect {
    switch side(isX: isX, axes) {
    case .left: CGRect(x: plot.minX - left, y: plot.minY, width: left, height: plot.height)
    case .right: CGRect(x: plot.maxX, y: plot.minY, width: right, height: plot.height)
    case .top: CGRect(x: plot.minX, y: plot.minY - top, width: plot.width, height: top)
    case .bottom: CGRect(x: plot.minX, y: plot.maxY, width: plot.width, height: bottom)
    }
  }
}

/// Which labels of an axis give way.
enum LabelCollisions {
  /// Points between neighbours along an x axis and a y axis.
  private static let gap: (x: CGFloat, y: CGFloat) = (4, 0)

  /// The indices of labels that are not shown: where labels overlap every second, third... stays, so that what stays
  /// is even; and labels that would leave the chart go.
  static func hidden(
    _ labels: [(frame: CGRect, collision: AxisValueLabelCollisionResolution)], isX: Bool, bounds: CGRect
  ) -> Set<Int> {
    var hidden: Set<Int> = []
    func span(_ index: Int) -> (CGFloat, CGFloat) {
      let frame = labels[index].frame
      return isX ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    }
    let automatic = labels.indices.filter { labels[$0].collision.kind == .automatic }
    for index in automatic {
      let frame = labels[index].frame
      if isX ? frame.minX < bounds.minX - 1 || frame.maxX > bounds.maxX + 1 : false { hidden.insert(index) }
    }
    let ordered = automatic.filter { !hidden.contains($0) }.sorted { span($0).0 < span($1).0 }
    var step = 1
    let gap = isX ? Self.gap.x : Self.gap.y
    while step < ordered.count {
      let kept = stride(from: 0, to: ordered.count, by: step).map { ordered[$0] }
      if zip(kept, kept.dropFirst()).allSatisfy({ span($0).1 + gap <= span($1).0 + 0.01 }) { break }
      step += 1
    }
    for (place, index) in ordered.enumerated() where place % step != 0 { hidden.insert(index) }

    let greedy = labels.indices.compactMap { index -> (index: Int, priority: Double, gap: CGFloat)? in
      guard case .greedy(let priority, let spacing) = labels[index].collision.kind else { return nil }
      return (index, priority, spacing ?? gap)
    }
    var kept: [Int] = []
    for candidate in greedy.sorted(by: { ($1.priority, $0.index) < ($0.priority, $1.index) }) {
      let (lower, upper) = span(candidate.index)
      let isFree = kept.allSatisfy { span($0).1 + candidate.gap <= lower || upper + candidate.gap <= span($0).0 }
      if isFree { kept.append(candidate.index) } else { hidden.insert(candidate.index) }
    }
    return hidden
  }
}
