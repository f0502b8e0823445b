// Taps.

/// Limits of taps as iOS has them.
private enum TapLimits {
  /// How far the finger may move, in points.
  static let distance: CGFloat = 45
  /// How long the finger may stay down, in seconds.
  static let duration = 0.75
  /// How long the next tap of several may take to begin, in seconds.
  static let pause = 0.35
}

/// One or more taps.
public struct TapGesture: Sendable {
  public var count: Int
  public init(count: Int = 1) { self.count = count }
}

extension TapGesture: PrimitiveGesture {
  public typealias Value = Void
  public typealias Body = Never
  public static func _makeRecognizer(_ gesture: TapGesture) -> _GestureRecognizer<Void> {
    MappedRecognizer(TapRecognizer(count: gesture.count)) { _, _ in () }
  }
}

/// One or more taps, and where they were.
public struct SpatialTapGesture {
  public struct Value: Equatable, @unchecked Sendable {
    /// Where the last tap was, in the gesture's coordinate space.
    public var location: CGPoint
  }

  public var count: Int
  public var coordinateSpace: CoordinateSpace

  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

extension SpatialTapGesture: PrimitiveGesture {
  public typealias Body = Never
  public static func _makeRecognizer(_ gesture: SpatialTapGesture) -> _GestureRecognizer<Value> {
    MappedRecognizer(TapRecognizer(count: gesture.count)) { point, event in
      Value(location: event.convert(point, to: gesture.coordinateSpace))
    }
  }
}

/// Recognises taps; its value is where the last one was, on the screen.
package final class TapRecognizer: _GestureRecognizer<CGPoint> {
  private let count: Int
  private var done = 0
  private var start: (location: CGPoint, time: Double)?
  private var lastUp: Double?
  private var hasFailed = false

  init(count: Int) { self.count = max(count, 1) }

  package override var deadline: Double? {
    if hasFailed { return nil }
    if let start { return start.time + TapLimits.duration }
    return done > 0 ? lastUp.map { $0 + TapLimits.pause } : nil
  }

  package override func reset() {
    done = 0
    start = nil
    lastUp = nil
    hasFailed = false
  }

  package override func handle(_ event: GestureEvent) -> GesturePhase<CGPoint> {
    if hasFailed || event.isCancelled || event.touches.count > 1 { return fail() }
    guard let touch = event.touches.first else {
      if let deadline, event.time >= deadline { return fail() }
      return .possible(nil)
    }
    guard let start else {
      if let lastUp, event.time - lastUp > TapLimits.pause { return fail() }
      self.start = (touch.location, event.time)
      return .possible(nil)
    }
    let distance = hypot(touch.location.x - start.location.x, touch.location.y - start.location.y)
    guard distance <= TapLimits.distance, event.time - start.time <= TapLimits.duration else { return fail() }
    guard !touch.isDown else {
      return event.time >= start.time + TapLimits.duration ? fail() : .possible(nil)
    }
    self.start = nil
    lastUp = event.time
    done += 1
    return done == count ? .ended(touch.location) : .possible(nil)
  }

  private func fail() -> GesturePhase<CGPoint> {
    hasFailed = true
    return .failed
  }
}
