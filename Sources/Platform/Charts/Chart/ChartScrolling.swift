// Scrolling a chart that shows a part of its domain.

import Foundation
import SwiftUI

/// Where a finger has moved the visible part of a chart's domain to; nil along axes that were not moved.
struct ChartScroll: Equatable {
  var x: Double?
  var y: Double?
  /// Whether the finger selects, and moves nothing.
  var isSelecting = false

  /// A configuration with the places in it. A binding of the chart's owner has them itself.
  func applied(to configuration: ChartConfiguration) -> ChartConfiguration {
    var configuration = configuration
    (configuration.xScroll.place, configuration.yScroll.place) = (x, y)
    if let x, configuration.xScroll.setPosition == nil { configuration.xScroll.position = .number(x) }
    if let y, configuration.yScroll.setPosition == nil { configuration.yScroll.position = .number(y) }
    return configuration
  }
}

extension ChartPlan {
  /// Whether fingers move the visible part.
  var scrolls: Bool {
    xLimits != nil && configuration.scrollableAxes.contains(.horizontal)
      || yLimits != nil && configuration.scrollableAxes.contains(.vertical)
  }
}

/// Lets fingers move the visible part of a chart's domain.
struct ChartScrolling: ViewModifier {
  let plan: ChartPlan
  @Binding var scroll: ChartScroll
  /// Where the visible part began when the finger came down, and along which axis it goes.
  @State private var drag: Drag?

  private struct Drag {
    var start: CGPoint
    var axis: Axis

    /// The value that the visible part began with.
    var first: Double { Double(axis == .horizontal ? start.x : start.y) }
  }

  init(plan: ChartPlan, scroll: Binding<ChartScroll>) {
    self.plan = plan
    _scroll = scroll
  }

  func body(content: Content) -> some View {
    content.simultaneousGesture(moving, including: plan.scrolls ? .all : .subviews)
  }

  private var moving: some Gesture {
    DragGesture(minimumDistance: 8)
      .onChanged { value in
        guard !scroll.isSelecting else { return }
        let drag = drag ?? begun(value.translation)
        self.drag = drag
        move(to: place(drag, value.translation), along: drag.axis)
      }
      .onEnded { value in
        guard let drag else { return }
        self.drag = nil
        let end = resting(
          place(drag, value.predictedEndTranslation), along: drag.axis, from: drag.first, velocity: value.velocity)
        withAnimation(.easeOut(duration: 0.35)) { move(to: end, along: drag.axis) }
      }
  }

  private func begun(_ translation: CGSize) -> Drag {
    let axes = plan.configuration.scrollableAxes
    let isHorizontal = abs(translation.width) >= abs(translation.height)
    let axis: Axis =
      axes == .horizontal ? .horizontal : axes == .vertical ? .vertical : isHorizontal ? .horizontal : .vertical
    return Drag(start: CGPoint(x: plan.x.lower, y: plan.y.lower), axis: axis)
  }

  /// The value at which the visible part begins after the finger has gone some way.
  private func place(_ drag: Drag, _ translation: CGSize) -> Double {
    let size = plan.plotFrame.size
    let isHorizontal = drag.axis == .horizontal
    let scale = isHorizontal ? plan.x : plan.y
    let room = isHorizontal ? size.width : size.height
    guard room > 0 else { return drag.first }
    // Values grow to the right and upwards.
    let way = Double((isHorizontal ? -translation.width : translation.height) / room)
    let isReversed = (scale.end < scale.start) != scale.startsAtEnd
    return drag.first + (isReversed ? -way : way) * (scale.upper - scale.lower)
  }

  private func move(to place: Double, along axis: Axis) {
    let isHorizontal = axis == .horizontal
    guard let limits = isHorizontal ? plan.xLimits : plan.yLimits, place.isFinite else { return }
    let scale = isHorizontal ? plan.x : plan.y
    let last = max(limits.upperBound - (scale.upper - scale.lower), limits.lowerBound)
    let place = min(max(place, limits.lowerBound), last)
    let write = isHorizontal ? plan.configuration.xScroll.setPosition : plan.configuration.yScroll.setPosition
    if scale.isCategory {
      if isHorizontal { scroll.x = place } else { scroll.y = place }
      let index = Int(place.rounded(.down))
      if scale.categories.indices.contains(index) { write?(.category(scale.categories[index])) }
    } else if let write {
      write(scale.isDate ? .date(Date(timeIntervalSinceReferenceDate: place)) : .number(place))
    } else if isHorizontal {
      scroll.x = place
    } else {
      scroll.y = place
    }
  }

  /// Where the chart's behaviour has it come to rest.
  private func resting(_ place: Double, along axis: Axis, from first: Double, velocity: CGSize) -> Double {
    guard let behavior = plan.configuration.scrollBehavior else { return place }
    let size = plan.plotFrame.size
    let isHorizontal = axis == .horizontal
    let scale = isHorizontal ? plan.x : plan.y
    let length = scale.upper - scale.lower
    guard length > 0, size.width > 0, size.height > 0 else { return place }
    /// What would be seen, in the plot's coordinates as they are now.
    func part(at place: Double) -> ScrollTarget {
      let share = CGFloat((place - scale.lower) / length)
      return ScrollTarget(
        rect: CGRect(
          x: isHorizontal ? share * size.width : 0, y: isHorizontal ? 0 : (1 - share) * size.height,
          width: size.width, height: size.height))
    }
    var target = part(at: place)
    // Content goes against the finger.
    let base = ScrollTargetBehaviorContext(
      originalTarget: part(at: first),
      velocity: CGVector(dx: -velocity.width, dy: -velocity.height), contentSize: size, containerSize: size, axes: [],
      stops: [], environment: plan.environment)
    behavior.updateTarget(
      &target, context: ChartScrollTargetBehaviorContext(chartProxy: ChartProxy(plan: plan), base: base))
    let moved = isHorizontal ? target.rect.minX / size.width : 1 - target.rect.minY / size.height
    return scale.lower + Double(moved) * length
  }
}
