// The swipe from the screen's edge that leads back: the finger draws the screen aside, and lets it go or come back.

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
  /// How much of its speed a finger's way counts for, in seconds.
  private static let foresight: CGFloat = 0.25

  private var stack: NavigationStackLayoutNode? { parent as? NavigationStackLayoutNode }

  package func panMayBegin(_ way: CGSize, from start: CGPoint) -> Bool {
    progress(way.width) > 0 && stack?.isInTransition != true
  }

  package func panDidBegin(at time: Double) { stack?.beginPull() }
  package func panDidMove(_ way: CGSize, at time: Double) { stack?.pull(to: progress(way.width)) }

  package func panDidEnd(_ way: CGSize, velocity: CGSize, at time: Double) {
    stack?.pull(to: progress(way.width))
    let isFarEnough = progress(way.width) + progress(velocity.width) * Self.foresight > 0.5
    guard isFarEnough, goBack() else {
      stack?.endPull()
      return
    }
    // Whoever keeps the path may keep the screen.
    owner?.host.afterUpdate { [weak stack] in stack?.endPull() }
  }

  package func panWasCancelled(at time: Double) { stack?.endPull() }
}
