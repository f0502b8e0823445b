// Recognisers: small machines that are told of touches and of time, and say how far their gesture has come.

/// One finger.
package struct Touch: Hashable, Sendable {
  package var id: Int
  /// Where the finger is, in the screen's coordinates.
  package var location: CGPoint
  package var isDown: Bool

  package init(id: Int, location: CGPoint, isDown: Bool) {
    self.id = id
    self.location = location
    self.isDown = isDown
  }
}

/// The fingers on a view at one moment.
@MainActor
package struct GestureEvent {
  /// Seconds since the stage's start.
  package let time: Double
  /// The fingers that are down, and those that were lifted with this event. Empty for the passing of time alone.
  package let touches: [Touch]
  /// Whether the system took the touches away.
  package let isCancelled: Bool
  /// The date at the stage's start.
  package let startDate: Date
  /// The view that the gesture is on.
  package let box: LayoutNode?

  package init(
    time: Double, touches: [Touch], isCancelled: Bool = false, startDate: Date = Date(timeIntervalSince1970: 0),
    box: LayoutNode?
  ) {
    self.time = time
    self.touches = touches
    self.isCancelled = isCancelled
    self.startDate = startDate
    self.box = box
  }

  package var date: Date { startDate + time }

  /// A point of the screen in a coordinate space as seen from the view.
  package func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    guard let box else { return point }
    switch space {
    case .global: return point
    case .local: return box.localPoint(point)
    case .named(let name): return box.ancestor(named: name)?.localPoint(point) ?? point
    }
  }
}

/// How far a gesture has come.
package enum GesturePhase<Value> {
  /// It may still be this gesture. A value is there when `onChanged` may see it, before recognition.
  case possible(Value?)
  /// It is this gesture, and goes on.
  case active(Value)
  case ended(Value)
  case failed

  package func map<T>(_ transform: (Value) -> T) -> GesturePhase<T> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }

  package var isOver: Bool {
    switch self {
    case .ended, .failed: true
    case .possible, .active: false
    }
  }

  /// The value of a gesture that is recognised.
  package var value: Value? {
    switch self {
    case .active(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }
}

/// Recognises one gesture.
@MainActor
open class _GestureRecognizer<Value> {
  package init() {}

  /// Takes what happened and says how far the gesture has come.
  package func handle(_ event: GestureEvent) -> GesturePhase<Value> { .failed }

  /// When the recogniser wants to be told of the time even if no finger moves, in seconds since the stage's start.
  package var deadline: Double? { nil }

  /// Whether the gesture may be recognised as soon as a finger goes down.
  package var activatesOnTouchDown: Bool { false }

  /// Begins again.
  package func reset() {}
}
