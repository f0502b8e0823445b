// Wheels: a drag turns them row by row.

/// Tells of every step of a drag along an axis.
struct StepDrag {
  /// The length of a step, in points.
  let step: CGFloat
  /// Called with the steps since the last call; positive ones go down.
  let turn: @MainActor (Int) -> Void
}

extension StepDrag: TouchTaking {
  package typealias Body = Never

  package func touchEntries(of node: UnaryLayoutNode<StepDrag>, _ start: TouchStart) -> [TouchEntry] {
    guard node.environment.isEnabled else { return [] }
    return [TouchEntry(.high, StepDragRecognizer(node, step: step, turn: turn))]
  }
  @MainActor
  package func hit(_ child: LayoutNode, node: LayoutNode, at point: CGPoint) -> HitPath? {
    child.hitPlaced(point) ?? (node.boundsContain(point) ? HitPath() : nil)
  }
  package func affectsLayout(comparedTo old: StepDrag) -> Bool { false }
  package static var displayName: String { "wheel" }
}

@MainActor
final class StepDragRecognizer: AnyGestureRecognizing {
  private weak var box: LayoutNode?
  private let step: CGFloat
  private let turn: @MainActor (Int) -> Void
  private var start: CGPoint?
  private var done = 0
  private var isActive = false
  private var isOver = false

  init(_ box: LayoutNode, step: CGFloat, turn: @escaping @MainActor (Int) -> Void) {
    self.box = box
    self.step = step
    self.turn = turn
  }

  let activatesOnTouchDown = false
  let deadline: Double? = nil

  func reset() {
    start = nil
    done = 0
    isActive = false
    isOver = false
  }

  func process(_ event: GestureEvent) -> GesturePhase<Void> {
    guard let box, !isOver, !event.isCancelled else {
      isOver = true
      return .failed
    }
    guard let touch = event.touches.first else { return .possible(nil) }
    let start = self.start ?? touch.location
    self.start = start
    if !isActive {
      guard abs(touch.location.y - start.y) >= AxisPan.slop else {
        guard !touch.isDown else { return .possible(nil) }
        // A tap turns the wheel to the row under the finger.
        isOver = true
        let rows = Int(bounded: ((box.localPoint(touch.location).y - box.size.height / 2) / step).rounded())
        guard rows != 0 else { return .failed }
        turn(rows)
        return .ended(())
      }
      isActive = true
    }
    // Pulling down shows what is above.
    let steps = -Int(bounded: ((touch.location.y - start.y) / step).rounded())
    if steps != done {
      turn(steps - done)
      done = steps
    }
    if touch.isDown { return .active(()) }
    isOver = true
    return .ended(())
  }
}
