// Long presses.

/// A finger that stays down.
public struct LongPressGesture: Sendable {
  /// Seconds.
  public var minimumDuration: Double
  /// How far the finger may move, in points.
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: PrimitiveGesture {
  public typealias Value = Bool
  public typealias Body = Never
  public static func _makeRecognizer(_ gesture: LongPressGesture) -> _GestureRecognizer<Bool> {
    LongPressRecognizer(gesture)
  }
}

/// Recognises a long press while the finger is still down; `onChanged` sees `true` as soon as it goes down.
private final class LongPressRecognizer: _GestureRecognizer<Bool> {
  private let gesture: LongPressGesture
  private var start: (location: CGPoint, time: Double)?
  private var hasFailed = false

  init(_ gesture: LongPressGesture) { self.gesture = gesture }

  override var deadline: Double? { hasFailed ? nil : start.map { $0.time + gesture.minimumDuration } }

  override func reset() {
    start = nil
    hasFailed = false
  }

  override func handle(_ event: GestureEvent) -> GesturePhase<Bool> {
    if hasFailed || event.isCancelled { return fail() }
    if let touch = event.touches.first {
      if let start {
        let distance = hypot(touch.location.x - start.location.x, touch.location.y - start.location.y)
        if distance >= gesture.maximumDistance { return fail() }
      } else {
        start = (touch.location, event.time)
      }
    }
    guard let start else { return .possible(nil) }
    if event.time >= start.time + gesture.minimumDuration { return .ended(true) }
    if let touch = event.touches.first, !touch.isDown { return fail() }
    return .possible(true)
  }

  private func fail() -> GesturePhase<Bool> {
    hasFailed = true
    return .failed
  }
}
