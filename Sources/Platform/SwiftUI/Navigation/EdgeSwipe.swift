// The swipe from the screen's edge that leads back, and the swipe from page to page.

import Drawing

extension NavigationScreenLayoutNode: TouchBox {
  /// How far from the edge a finger may go down, in points.
  private static let edge: CGFloat = 20

  package func touchEntries(_ start: TouchStart) -> [TouchEntry] {
    guard back != nil, !hidesBack else { return [] }
    let point = localPoint(start.location)
    let isMirrored = environment.layoutDirection == .rightToLeft
    let distance = isMirrored ? size.width - point.x : point.x
    guard distance <= Self.edge else { return [] }
    return [TouchEntry(.high, pan(start.input))]
  }

  private func pan(_ input: InputSystem) -> AxisPan {
    if let panRecognizer { return panRecognizer }
    let made = AxisPan(self, axes: .horizontal, input: input)
    panRecognizer = made
    return made
  }

  private func progress(_ way: CGFloat) -> CGFloat {
    environment.layoutDirection == .rightToLeft ? -way / max(size.width, 1) : way / max(size.width, 1)
  }
}

extension NavigationScreenLayoutNode: Pannable {
  package func panMayBegin(_ way: CGSize, from start: CGPoint) -> Bool { progress(way.width) > 0 }
  package func panDidBegin(at time: Double) {}
  package func panDidMove(_ way: CGSize, at time: Double) { setSwipe(min(max(progress(way.width), 0), 1)) }

  package func panDidEnd(_ way: CGSize, velocity: CGSize, at time: Double) {
    let isFarEnough = progress(way.width) + progress(velocity.width) * 0.25 > 0.5
    setSwipe(0)
    if isFarEnough { _ = goBack() }
  }

  package func panWasCancelled(at time: Double) { setSwipe(0) }

  private func setSwipe(_ value: CGFloat) {
    guard value != swipe else { return }
    swipe = value
    owner?.host.requestLayout()
  }
}

extension TabViewLayoutNode: TouchBox {
  package func touchEntries(_ start: TouchStart) -> [TouchEntry] {
    isPaged && environment.isScrollEnabled ? [TouchEntry(.pan, pan(start.input))] : []
  }

  private func pan(_ input: InputSystem) -> AxisPan {
    if let panRecognizer { return panRecognizer }
    let made = AxisPan(self, axes: .horizontal, input: input)
    panRecognizer = made
    return made
  }
}

extension TabViewLayoutNode: Pannable {
  package func panMayBegin(_ way: CGSize, from start: CGPoint) -> Bool { canTurn(forward: isForward(way.width)) }
  private func isForward(_ way: CGFloat) -> Bool { (way < 0) != (environment.layoutDirection == .rightToLeft) }
  package func panDidBegin(at time: Double) {}
  package func panDidMove(_ way: CGSize, at time: Double) { setPageShift(way.width) }

  package func panDidEnd(_ way: CGSize, velocity: CGSize, at time: Double) {
    let end = way.width + velocity.width * 0.25
    setPageShift(0)
    if abs(end) > size.width / 2, (end < 0) == (way.width < 0) { turn(isForward(way.width)) }
  }

  package func panWasCancelled(at time: Double) { setPageShift(0) }

  private func setPageShift(_ value: CGFloat) {
    guard value != pageShift else { return }
    pageShift = value
    owner?.host.requestLayout()
  }
}
