// A view or modifier whose changes are animated: what the node shows between the old and the new.

/// The way of a node's view or modifier from one value to the next.
///
/// Costs nothing for values that are not `Animatable`, and next to nothing in updates without animations.
@MainActor
package struct AnimatedValue<Value> {
  private var motion: ValueAnimator<Value>?

  package init() {}

  /// What is to be shown now; nil when that is the last value received.
  package var shown: Value? { motion.flatMap { $0.isMoving ? $0.shown : nil } }

  /// The last value received, if the node has anything to remember.
  package var target: Value? { motion.flatMap { $0.isMoving ? $0.target : nil } }

  /// Takes a new value.
  ///
  /// - Parameter show: Shows a value on the way. Called a frame at a time, and not by this call.
  package mutating func receive(
    _ new: Value, after old: Value, in node: _ViewNode, show: @escaping (Value) -> Void
  ) {
    guard motion != nil || node.host.mayAnimate || node.host.transaction.tracksVelocity else { return }
    if motion == nil { motion = makeAnimator(old) }
    motion?.receive(new, in: node, show: show)
  }
}

/// Animates the values of one node.
@MainActor
private class ValueAnimator<Value>: Moving {
  var target: Value
  var shown: Value
  var isMoving: Bool { false }
  weak var node: _ViewNode?
  var show: ((Value) -> Void)?

  init(_ value: Value) {
    target = value
    shown = value
  }

  func receive(_ new: Value, in node: _ViewNode, show: @escaping (Value) -> Void) {}
  func move(to time: Double, isFrame: Bool) -> Bool { false }
}

/// An animator for a value, nil if its type has nothing to animate.
@MainActor
private func makeAnimator<Value>(_ value: Value) -> ValueAnimator<Value>? {
  guard let type = Value.self as? any Animatable.Type else { return nil }
  func open<A: Animatable>(_ type: A.Type) -> Any? {
    if A.AnimatableData.self == EmptyAnimatableData.self { return nil }
    guard let value = value as? A else { return nil }
    return AnimatableAnimator(value)
  }
  return open(type) as? ValueAnimator<Value>
}

@MainActor
private final class AnimatableAnimator<Value: Animatable>: ValueAnimator<Value> {
  private var motion: ValueMotion<Value.AnimatableData>

  override init(_ value: Value) {
    motion = ValueMotion(value.animatableData)
    super.init(value)
  }

  override var isMoving: Bool { motion.isMoving }

  override func receive(_ new: Value, in node: _ViewNode, show: @escaping (Value) -> Void) {
    self.node = node
    self.show = show
    target = new
    let (host, data) = (node.host, new.animatableData)
    if data != motion.target {
      let transaction = node.transaction
      if host.mayAnimate, let animation = transaction.effectiveAnimation {
        motion.go(
          to: data, with: animation, at: host.time, ticket: AnimationTicket(transaction),
          environment: node.environment)
        host.motions.add(self)
      } else {
        motion.jump(to: data, at: host.time, tracksVelocity: transaction.tracksVelocity)
        host.motions.remove(self)
      }
    }
    present(at: host.time)
  }

  private func present(at time: Double) {
    var value = target
    if motion.isMoving { value.animatableData = motion.value(at: time) }
    shown = value
  }

  override func move(to time: Double, isFrame: Bool) -> Bool {
    guard let node, !node.isDestroyed, motion.isMoving else { return false }
    if isFrame { motion.settle(at: time) }
    present(at: time)
    show?(shown)
    return motion.isMoving
  }
}
