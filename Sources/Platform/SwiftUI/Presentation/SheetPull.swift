// A finger on a sheet: pulls it down to end it, up and down between its heights; a tap beside it ends it.

import Drawing

extension PresentationLayoutNode: TouchBox {
  package func touchEntries(_ start: TouchStart) -> [TouchEntry] {
    if start.path.boxes.first === self, !card.holds(localPoint(start.location)) {
      return dismissesOnOutsideTap ? [TouchEntry(.normal, RowTap { [weak self] in self?.dismiss?() })] : []
    }
    guard canBePulled else { return [] }
    return [TouchEntry(.pan, pan(start.input))]
  }

  private func pan(_ input: InputSystem) -> AxisPan {
    if let panRecognizer { return panRecognizer }
    let made = AxisPan(self, axes: .vertical, input: input)
    panRecognizer = made
    return made
  }
}

extension PresentationLayoutNode: Pannable {
  package func panMayBegin(_ way: CGSize, from start: CGPoint) -> Bool { true }
  package func panDidBegin(at time: Double) { pullStart = pull }

  package func panDidMove(_ way: CGSize, at time: Double) {
    let heights = restingHeights
    let shown = heightAtRest - (pullStart + way.height)
    var pull = pullStart + way.height
    // Above the tallest height, and below the lowest of one that stays, the card resists.
    if let tallest = heights.last, shown > tallest {
      pull = heightAtRest - tallest - ScrollPhysics.pulled(shown - tallest, room: size.height) / 4
    } else if isDismissDisabled, let lowest = heights.first, shown < lowest {
      pull = heightAtRest - lowest + ScrollPhysics.pulled(lowest - shown, room: size.height) / 4
    }
    setPull(pull)
  }

  package func panDidEnd(_ way: CGSize, velocity: CGSize, at time: Double) {
    panDidMove(way, at: time)
    // Where the card would come to rest by itself.
    let height = heightAtRest - pull - velocity.height * 0.2
    let heights = restingHeights
    setPull(0)
    guard let lowest = heights.first else { return }
    if !isDismissDisabled, height < lowest / 2 {
      dismiss?()
      return
    }
    if let nearest = heights.min(by: { abs($0 - height) < abs($1 - height) }), abs(nearest - heightAtRest) > 0.5 {
      selectHeight(nearest)
    }
  }

  package func panWasCancelled(at time: Double) { setPull(0) }

  private func setPull(_ value: CGFloat) {
    guard value != pull else { return }
    pull = value
    invalidateLayout()
    owner?.host.requestLayout()
  }
}
