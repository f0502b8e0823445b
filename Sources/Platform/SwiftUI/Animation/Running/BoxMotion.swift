// Boxes that move: the frames of a layout that changed in an animated change, and the fading of what comes and goes.

import Drawing

package typealias FrameVector = CGRect.AnimatableData

/// How one box moves. Layout sees the box at its target; only drawing sees it on its way.
@MainActor
package final class BoxMotion: Moving {
  private weak var box: LayoutNode?
  private var frame: ValueMotion<FrameVector>
  private var opacity = ValueMotion(1.0)
  /// Where the box is seen in its parent.
  package private(set) var shown: CGRect
  private var shownOpacity = 1.0
  /// Set while the box has left the layout and is still drawn.
  package var departure: Departure?

  init(_ box: LayoutNode, frame: CGRect) {
    self.box = box
    shown = frame
    self.frame = ValueMotion(frame.animatableData)
  }

  private var isMoving: Bool { frame.isMoving || opacity.isMoving }

  func go(to target: CGRect, _ animation: Animation, ticket: AnimationTicket?, in host: ViewHost, at time: Double) {
    frame.go(
      to: target.animatableData, with: animation, at: time, ticket: ticket,
      environment: box?.environment ?? EnvironmentValues())
    host.motions.add(self)
    present(at: time)
  }

  func jump(to target: CGRect, at time: Double) {
    frame.jump(to: target.animatableData, at: time)
    present(at: time)
    if !isMoving, !isAnchored { box?.owner?.host.motions.remove(self) }
  }

  /// Whether the box came while boxes around it were on their way. It is seen where it belongs, and does not go along.
  private var isAnchored = false

  /// Keeps the box at its place while boxes around it move.
  func anchor(in host: ViewHost) {
    isAnchored = true
    host.motions.add(self)
  }

  /// Whether a box around is on its way.
  private var isCarried: Bool {
    var node = box?.parent
    while let current = node {
      if let motion = current.boxMotion, motion.frame.isMoving { return true }
      node = current.parent
    }
    return false
  }

  func shift(to target: CGRect, at time: Double) {
    frame.shift(to: target.animatableData)
    present(at: time)
  }

  /// Starts a fade, from where the box is unless a start is given.
  func fade(
    from start: Double?, to target: Double, _ animation: Animation, ticket: AnimationTicket?, in host: ViewHost
  ) {
    if let start { opacity.jump(to: start, at: host.time) }
    opacity.go(
      to: target, with: animation, at: host.time, ticket: ticket, environment: box?.environment ?? EnvironmentValues())
    host.motions.add(self)
    present(at: host.time)
  }

  /// Shows the box at an opacity from now on.
  func showOpacity(_ value: Double, at time: Double) {
    opacity.jump(to: value, at: time)
    present(at: time)
  }

  private func present(at time: Double) {
    shown.animatableData = frame.value(at: time)
    shown.size = CGSize(width: max(shown.width, 0), height: max(shown.height, 0))
    shownOpacity = min(max(opacity.value(at: time), 0), 1)
  }

  package func move(to time: Double, isFrame: Bool) -> Bool {
    guard let box, box.boxMotion === self else { return false }
    if isFrame {
      frame.settle(at: time)
      opacity.settle(at: time)
    }
    present(at: time)
    if isAnchored, !isCarried { isAnchored = false }
    if !isMoving, !isAnchored, opacity.target == 1, departure == nil { box.boxMotion = nil }
    return isMoving || isAnchored
  }

  /// Layout put the box somewhere while it rests.
  func rest(at target: CGRect) {
    guard !frame.isMoving else { return }
    frame.jump(to: target.animatableData, at: 0)
    shown = target
  }

  func draw(_ box: LayoutNode, into context: inout DrawContext) {
    guard shownOpacity > 0 else { return }
    let (saved, wasTransformed, drift) = (context.origin, context.isTransformed, context.drift)
    context.origin = CGPoint(x: saved.x + box.origin.x, y: saved.y + box.origin.y)
    if isAnchored {
      context.origin = CGPoint(x: context.origin.x - drift.width, y: context.origin.y - drift.height)
      context.drift = .zero
    }
    if frame.isMoving {
      context.drift.width += shown.minX - CGFloat(frame.target.first.first)
      context.drift.height += shown.minY - CGFloat(frame.target.first.second)
    }
    // Edges that snapped to pixels would tremble.
    context.isTransformed = wasTransformed || frame.isMoving
    if shownOpacity < 1 {
      var layer = Layer()
      layer.opacity = shownOpacity
      context.layered(layer) { box.draw(into: &$0) }
    } else {
      box.draw(into: &context)
    }
    context.isTransformed = wasTransformed
    context.drift = drift
    context.origin = saved
  }
}

/// What layout tells of boxes that get another place.
@MainActor
package enum BoxMotions {
  private enum Mode {
    /// Changes of place are not looked at.
    case off
    /// Boxes are on their way; a new place ends that.
    case settling
    /// An animated change is laid out.
    case animating
    /// Values on their way are laid out: targets shift, and what is on its way goes on.
    case following
  }

  private static var mode = Mode.off

  static var isWatching: Bool { mode != .off }

  /// Whether boxes that leave a container may be on their way out.
  static var mayLeaveGhosts: Bool { departures > 0 }
  private static var departures = 0

  static func departureDidBegin() { departures += 1 }
  static func departureDidEnd() { departures -= 1 }

  static func watch(isAnimated: Bool, motions: MotionRegistry, _ layOut: () -> Void) {
    let outer = mode
    layoutNumber += 1
    mode = isAnimated ? .animating : motions.isEmpty ? .off : .settling
    defer { mode = outer }
    layOut()
  }

  /// Lays out for values on their way.
  static func follow(_ layOut: () -> Void) {
    let outer = mode
    mode = .following
    defer { mode = outer }
    layOut()
  }

  /// Counts layouts.
  private(set) static var layoutNumber = 0

  /// A box gets its first place.
  static func boxArrives(_ box: LayoutNode) {
    // Only what comes into something that was there already is kept from going along with it.
    guard mode == .animating, let parent = box.parent, parent.firstLayout != layoutNumber, let host = box.owner?.host
    else { return }
    box.makeMotion().anchor(in: host)
  }

  static func boxWillMove(_ box: LayoutNode, from old: CGRect, to new: CGRect) {
    guard let owner = box.owner else { return }
    let host = owner.host
    switch mode {
    case .off: break
    case .following: box.boxMotion?.shift(to: new, at: host.time)
    case .settling: box.boxMotion?.jump(to: new, at: host.time)
    case .animating:
      let transaction = owner.transaction
      guard let animation = transaction.effectiveAnimation else {
        box.boxMotion?.jump(to: new, at: host.time)
        return
      }
      let motion = box.boxMotion ?? BoxMotion(box, frame: old)
      box.boxMotion = motion
      motion.go(to: new, animation, ticket: AnimationTicket(transaction), in: host, at: host.time)
    }
  }
}
