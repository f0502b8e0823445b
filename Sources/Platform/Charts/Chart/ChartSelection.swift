// The gesture that selects on a chart whose author only says what follows the selection.

import SwiftUI

extension ChartConfiguration {
  /// Whether touches on the plot select something, with nothing of the author's own in their way.
  package var selectsByTouch: Bool {
    guard !hasOwnGesture else { return false }
    return [xSelection, ySelection, angleSelection].contains { $0.value != nil || $0.hasRange }
  }
}

/// What takes the touches: a finger selects while it is down; a range stays when it lifts.
struct ChartSelectionArea: View {
  let plan: ChartPlan
  @Binding var scroll: ChartScroll
  @GestureState private var touch: Touch?

  init(plan: ChartPlan, scroll: Binding<ChartScroll>) {
    self.plan = plan
    _scroll = scroll
  }

  private struct Touch: Equatable {
    var start: CGPoint
    var place: CGPoint
  }

  var body: some View {
    Color.clear
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0)
          .updating($touch) { value, touch, _ in touch = Touch(start: value.startLocation, place: value.location) },
        including: plan.scrolls ? .subviews : .all
      )
      // Where a finger scrolls, one that rests selects.
      .gesture(
        LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture(minimumDistance: 0))
          .updating($touch) { value, touch, _ in
            guard case .second(true, let drag?) = value else { return }
            touch = Touch(start: drag.startLocation, place: drag.location)
          },
        including: plan.scrolls ? .all : .subviews
      )
      // A scroll view may take the finger away.
      .onChange(of: touch) { _, touch in
        if plan.scrolls { scroll.isSelecting = touch != nil }
        if let touch { select(touch) } else { end() }
      }
  }

  private func select(_ touch: Touch) {
    let plot = plan.plotFrame
    guard plot.contains(touch.start) else { return }
    func inPlot(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: min(max(point.x - plot.minX, 0), plot.width), y: min(max(point.y - plot.minY, 0), plot.height))
    }
    let (start, place) = (inPlot(touch.start), inPlot(touch.place))
    let proxy = ChartProxy(plan: plan)
    let configuration = plan.configuration
    if configuration.xSelection.value != nil { proxy.selectXValue(at: place.x) }
    if configuration.ySelection.value != nil { proxy.selectYValue(at: place.y) }
    if configuration.angleSelection.value != nil { proxy.selectAngleValue(at: proxy.angle(at: place)) }
    if configuration.xSelection.hasRange { proxy.selectXRange(from: start.x, to: place.x) }
    if configuration.ySelection.hasRange { proxy.selectYRange(from: start.y, to: place.y) }
  }

  private func end() {
    let configuration = plan.configuration
    for selection in [configuration.xSelection, configuration.ySelection, configuration.angleSelection] {
      selection.value?(nil)
    }
  }
}
