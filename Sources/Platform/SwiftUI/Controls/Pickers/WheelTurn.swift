// Wheels: a finger turns them, they run on when it lets go, and come to rest at a row.

import Drawing

extension WheelMetrics {
  /// How much of a row is seen whole rows away from the middle.
  private static let fading: [Double] = [1, 0.5, 0.28, 0.12, 0]

  /// How much of a row is seen some rows away from the middle.
  static func opacity(atRows distance: Double) -> Double {
    let distance = abs(distance)
    let index = Int(bounded: distance)
    guard index + 1 < fading.count else { return 0 }
    let share = distance - Double(index)
    return fading[index] * (1 - share) + fading[index + 1] * share
  }
}

/// How far a wheel has turned from the row that is picked.
@MainActor
final class WheelTurn {
  private let row: CGFloat
  /// Positive when rows further down have come.
  private(set) var rows = 0.0
  /// The rows that the wheel can come to rest at, from the one that is picked.
  var range: () -> ClosedRange<Double> = { -.greatestFiniteMagnitude ... .greatestFiniteMagnitude }
  /// The wheel is to be drawn anew.
  var didMove: () -> Void = {}
  /// The wheel has come to rest at another row.
  var didRest: (Int) -> Void = { _ in }
  private var run: WheelRun?
  private var grip: Double?

  nonisolated init(row: CGFloat) { self.row = row }

  var isRunning: Bool { run != nil }

  func hold() {
    run = nil
    grip = rows
  }

  /// The finger has pulled from where it took hold, in points.
  func pull(by distance: CGFloat) {
    guard let grip else { return }
    let wanted = grip - Double(distance / row)
    let range = range()
    let allowed = min(max(wanted, range.lowerBound), range.upperBound)
    let over = ScrollPhysics.pulled(CGFloat(wanted - allowed) * row, room: 5 * row)
    show(allowed + Double(over / row))
  }

  /// The finger lets go, at a speed in points a second.
  func release(_ velocity: CGFloat, at time: Double, input: InputSystem) {
    grip = nil
    let speed = abs(velocity) < 100 ? 0 : -velocity
    turn(to: rows + Double(ScrollPhysics.projection(speed) / row), velocity: speed, at: time, input: input)
  }

  /// Turns by itself to a row.
  func turn(to target: Double, velocity: CGFloat = 0, at time: Double, input: InputSystem) {
    let range = range()
    let end = min(max(target.rounded(), range.lowerBound), range.upperBound)
    let path = ScrollPath(from: CGFloat(rows) * row, to: CGFloat(end) * row, velocity: velocity)
    let run = WheelRun(self, at: time, path)
    self.run = run
    input.add(run)
  }

  fileprivate func isRunning(_ run: WheelRun) -> Bool { self.run === run }

  fileprivate func follow(_ position: CGFloat) { show(Double(position / row)) }

  fileprivate func rest() {
    run = nil
    let turned = Int(bounded: rows.rounded())
    rows = 0
    if turned != 0 { didRest(turned) }
    didMove()
  }

  private func show(_ rows: Double) {
    guard rows != self.rows else { return }
    self.rows = rows
    didMove()
  }
}

/// A wheel that turns by itself.
@MainActor
private final class WheelRun: InputMotion {
  private weak var wheel: WheelTurn?
  private let start: Double
  private let path: ScrollPath
  private(set) var isDone = false

  init(_ wheel: WheelTurn, at start: Double, _ path: ScrollPath) {
    self.wheel = wheel
    self.start = start
    self.path = path
  }

  func reach(_ time: Double) {
    guard !isDone, let wheel, wheel.isRunning(self) else {
      isDone = true
      return
    }
    wheel.follow(path.position(at: time - start))
    isDone = time - start >= path.duration
    if isDone { wheel.rest() }
  }
}

/// A finger on a wheel: turns it, stops it, and by a tap brings the row under it to the middle.
@MainActor
final class WheelRecognizer: AnyGestureRecognizing {
  private weak var box: LayoutNode?
  private let wheel: WheelTurn
  private let input: InputSystem
  private var start: CGPoint?
  private var slop: CGFloat = 0
  private var velocity = VelocityTracker()
  private var isActive = false
  private var isOver = false

  init(_ box: LayoutNode, _ wheel: WheelTurn, input: InputSystem) {
    self.box = box
    self.wheel = wheel
    self.input = input
  }

  let activatesOnTouchDown = false
  let deadline: Double? = nil

  func reset() {
    start = nil
    velocity = VelocityTracker()
    isActive = false
    isOver = false
  }

  func process(_ event: GestureEvent) -> GesturePhase<Void> {
    guard let box, !isOver, !event.isCancelled else {
      if isActive, !isOver { wheel.release(0, at: event.time, input: input) }
      isOver = true
      return .failed
    }
    guard let touch = event.touches.first else { return .possible(nil) }
    velocity.add(touch.location, at: event.time)
    guard let start else {
      self.start = touch.location
      if wheel.isRunning {
        isActive = true
        wheel.hold()
        return .active(())
      }
      return .possible(nil)
    }
    let way = touch.location.y - start.y
    if !isActive {
      guard abs(way) >= AxisPan.slop else {
        guard !touch.isDown else { return .possible(nil) }
        isOver = true
        let rows = ((box.localPoint(touch.location).y - box.size.height / 2) / WheelMetrics.row).rounded()
        guard rows != 0 else { return .failed }
        wheel.turn(to: Double(rows), at: event.time, input: input)
        return .ended(())
      }
      isActive = true
      slop = way < 0 ? -AxisPan.slop : AxisPan.slop
      wheel.hold()
    }
    wheel.pull(by: way - slop)
    if touch.isDown { return .active(()) }
    isOver = true
    wheel.release(velocity.velocity.height, at: event.time, input: input)
    return .ended(())
  }
}

/// A column of rows that turns like a wheel.
struct WheelColumn {
  let wheel: WheelTurn
  /// How many rows of the content are gone by already.
  let steps: Int
}

extension WheelColumn: TouchTaking {
  typealias Body = Never

  package func touchEntries(of node: UnaryLayoutNode<WheelColumn>, _ start: TouchStart) -> [TouchEntry] {
    node.environment.isEnabled ? [TouchEntry(.high, WheelRecognizer(node, wheel, input: start.input))] : []
  }
  @MainActor
  package func hit(_ child: LayoutNode, node: LayoutNode, at point: CGPoint) -> HitPath? {
    child.hitPlaced(point) ?? (node.boundsContain(point) ? HitPath() : nil)
  }
  package func draw(_ child: LayoutNode, node: LayoutNode, into context: inout DrawContext) {
    context.isVolatile = true
    context.shifted(y: -CGFloat(wheel.rows - Double(steps)) * WheelMetrics.row) { child.drawPlaced(into: &$0) }
  }
  package func affectsLayout(comparedTo old: WheelColumn) -> Bool { false }
  package static var displayName: String { "wheel" }
}
