// The node of a keyframe animator: makes its content a frame, with the value of the time.

@MainActor
package final class KeyframeAnimatorNode<Value, Path: Keyframes, Content: View>: _ViewNode, Moving
where Path.Value == Value {
  private var view: KeyframeAnimator<Value, Path, Content>
  private let tracker = DependencyTracker()
  private var child: _ViewNode!
  private var value: Value
  /// The keyframes that run, and when they began.
  private var running: (timeline: KeyframeTimeline<Value>, start: Double)?

  init(_ view: KeyframeAnimator<Value, Path, Content>, _ context: _NodeContext) {
    self.view = view
    value = view.initialValue
    super.init(context)
    adopt(tracker)
    child = content().makeNode(childContext())
    if view.trigger == nil { begin(from: view.initialValue, at: host.time) }
  }

  package override var children: [_ViewNode] { [child] }

  private func content() -> Content { tracker.track { view.content(value) } }

  private func begin(from initial: Value, at time: Double) {
    let view = view
    let timeline = KeyframeTimeline(initialValue: initial) { view.keyframes(initial) }
    guard timeline.duration > 0 else { return }
    running = (timeline, time)
    host.motions.add(self)
  }

  package func move(to time: Double, isFrame: Bool) -> Bool {
    guard !isDestroyed, let (timeline, start) = running else { return false }
    var elapsed = time - start
    if elapsed >= timeline.duration, view.trigger == nil, view.isRepeating {
      elapsed = elapsed.truncatingRemainder(dividingBy: timeline.duration)
    }
    value = timeline.value(time: elapsed)
    if elapsed >= timeline.duration { running = nil }
    evaluate()
    return running != nil
  }

  package override func receive<V: View>(_ view: V, _ environment: EnvironmentValues) {
    let new = identical(view, as: KeyframeAnimator<Value, Path, Content>.self)
    let isTriggered = new.trigger != self.view.trigger
    self.view = new
    self.environment = environment
    if isTriggered { begin(from: value, at: host.time) }
    evaluate()
  }

  package override func receiveEnvironment(_ environment: EnvironmentValues) {
    self.environment = environment
    child.receiveEnvironment(environment)
  }

  package override func evaluate() {
    isDirty = false
    child.receive(content(), environment)
  }
}
