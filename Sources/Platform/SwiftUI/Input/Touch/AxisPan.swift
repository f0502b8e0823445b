// One finger that pulls something along an axis: scroll views, sheets, rows, pages.

/// What follows a finger along one or two axes.
@MainActor
package protocol Pannable: AnyObject {
  /// Whether the finger may pull this way: the sign of the way so far on each axis.
  func panMayBegin(_ way: CGSize, from start: CGPoint) -> Bool
  func panDidBegin(at time: Double)
  /// The way from where the pull began, in points of the screen.
  func panDidMove(_ way: CGSize, at time: Double)
  /// - Parameter velocity: Points a second; zero where the finger rested before it was lifted.
  func panDidEnd(_ way: CGSize, velocity: CGSize, at time: Double)
  func panWasCancelled(at time: Double)
  /// Whether a finger that goes down takes hold at once, as of content that still moves.
  func panTakesHold(at time: Double) -> Bool
}

extension Pannable {
  package func panTakesHold(at time: Double) -> Bool { false }
}

/// Recognises a pull once the finger has moved ten points along an axis.
@MainActor
package final class AxisPan: AnyGestureRecognizing {
  private weak var target: (any Pannable)?
  private let axes: Axis.Set
  private unowned let input: InputSystem
  private var finger: (id: Int, start: CGPoint)?
  private var origin = CGPoint.zero
  private var last: (way: CGSize, time: Double) = (.zero, 0)
  private var velocity = VelocityTracker()
  private var isActive = false
  private var isOver = false

  /// How far a finger moves before it pulls, in points.
  package static let slop: CGFloat = 10
  /// A finger that rests so long before it is lifted has no speed, in seconds.
  private static let rest = 0.1

  package init(_ target: any Pannable, axes: Axis.Set, input: InputSystem) {
    self.target = target
    self.axes = axes
    self.input = input
  }

  package let activatesOnTouchDown = false
  package let deadline: Double? = nil

  package func reset() {
    finger = nil
    isActive = false
    isOver = false
    velocity = VelocityTracker()
  }

  package func process(_ event: GestureEvent) -> GesturePhase<Void> {
    guard let target, !isOver else { return .failed }
    if event.isCancelled {
      if isActive { target.panWasCancelled(at: event.time) }
      isOver = true
      return .failed
    }
    guard let touch = event.touches.first(where: { finger == nil || $0.id == finger?.id }) else {
      return isActive ? .active(()) : .possible(nil)
    }
    guard let finger else { return begin(touch, at: event.time) }
    let way = CGSize(width: touch.location.x - finger.start.x, height: touch.location.y - finger.start.y)
    if way != last.way || touch.isDown { velocity.add(touch.location, at: event.time) }
    let isResting = way == last.way && event.time - last.time > Self.rest
    if way != last.way { last = (way, event.time) }
    if !isActive {
      guard let start = direction(way, finger.id, from: finger.start) else {
        if !touch.isDown { isOver = true }
        return isOver ? .failed : .possible(nil)
      }
      isActive = true
      origin = start
      target.panDidBegin(at: event.time)
    }
    let pulled = CGSize(
      width: axes.contains(.horizontal) ? way.width - origin.x : 0,
      height: axes.contains(.vertical) ? way.height - origin.y : 0)
    if touch.isDown {
      target.panDidMove(pulled, at: event.time)
      return .active(())
    }
    isOver = true
    let speed = isResting ? .zero : velocity.velocity
    target.panDidEnd(
      pulled,
      velocity: CGSize(
        width: axes.contains(.horizontal) ? speed.width : 0, height: axes.contains(.vertical) ? speed.height : 0),
      at: event.time)
    return .ended(())
  }

  private func begin(_ touch: Touch, at time: Double) -> GesturePhase<Void> {
    finger = (touch.id, touch.location)
    last = (.zero, time)
    velocity.add(touch.location, at: time)
    guard let target, target.panTakesHold(at: time) else { return .possible(nil) }
    isActive = true
    origin = .zero
    target.panDidBegin(at: time)
    return .active(())
  }

  /// What of the way does not count, once the finger has gone far enough the right way.
  private func direction(_ way: CGSize, _ id: Int, from start: CGPoint) -> CGPoint? {
    let (x, y) = (abs(way.width), abs(way.height))
    guard max(x, y) >= Self.slop else { return nil }
    let isAlong = axes == [.horizontal, .vertical] || (axes.contains(.vertical) ? y >= x : x >= y)
    if !isAlong {
      // Whoever has the finger on the other axis keeps it.
      if input.arena.isClaimed(id) { isOver = true }
      return nil
    }
    guard target?.panMayBegin(way, from: start) == true else { return nil }
    func ignored(_ length: CGFloat) -> CGFloat { max(-Self.slop, min(Self.slop, length)) }
    return axes.contains(.vertical) && y >= x
      ? CGPoint(x: 0, y: ignored(way.height)) : CGPoint(x: ignored(way.width), y: 0)
  }
}
