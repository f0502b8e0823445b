// Drags.

/// A finger that moves.
public struct DragGesture {
  /// Where a drag is and where it would go.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Points a second.
    public internal(set) var velocity: CGSize

    /// The velocity is four times what is still to come.
    private static let velocityShare: CGFloat = 0.25

    public var predictedEndLocation: CGPoint {
      CGPoint(
        x: location.x + velocity.width * Self.velocityShare, y: location.y + velocity.height * Self.velocityShare)
    }
    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }
  }

  /// How far the finger must move before it is a drag, in points.
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

extension DragGesture: PrimitiveGesture {
  public typealias Body = Never
  public static func _makeRecognizer(_ gesture: DragGesture) -> _GestureRecognizer<Value> { DragRecognizer(gesture) }
}

private final class DragRecognizer: _GestureRecognizer<DragGesture.Value> {
  private let gesture: DragGesture
  private var start: CGPoint?
  private var isRecognized = false
  private var hasFailed = false
  private var velocity = VelocityTracker()

  init(_ gesture: DragGesture) { self.gesture = gesture }

  override var activatesOnTouchDown: Bool { gesture.minimumDistance <= 0 }

  override func reset() {
    start = nil
    isRecognized = false
    hasFailed = false
    velocity = VelocityTracker()
  }

  override func handle(_ event: GestureEvent) -> GesturePhase<DragGesture.Value> {
    if hasFailed || event.isCancelled || event.touches.count > 1 {
      hasFailed = true
      return .failed
    }
    guard let touch = event.touches.first else { return .possible(nil) }
    let start = self.start ?? touch.location
    self.start = start
    velocity.add(touch.location, at: event.time)
    if hypot(touch.location.x - start.x, touch.location.y - start.y) >= gesture.minimumDistance { isRecognized = true }
    guard isRecognized else {
      if !touch.isDown {
        hasFailed = true
        return .failed
      }
      return .possible(nil)
    }
    let value = DragGesture.Value(
      time: event.date, location: event.convert(touch.location, to: gesture.coordinateSpace),
      startLocation: event.convert(start, to: gesture.coordinateSpace), velocity: velocity.velocity)
    return touch.isDown ? .active(value) : .ended(value)
  }
}

/// The speed of a finger from its last three samples.
package struct VelocityTracker {
  private var samples: [(point: CGPoint, time: Double)] = []
  /// How much the older of the two last steps counts.
  private static let olderShare: CGFloat = 0.75

  package init() {}

  package mutating func add(_ point: CGPoint, at time: Double) {
    if let last = samples.last, time <= last.time {
      samples[samples.count - 1].point = point
      return
    }
    samples.append((point, time))
    if samples.count > 3 { samples.removeFirst() }
  }

  /// Points a second.
  package var velocity: CGSize {
    func step(_ index: Int) -> CGSize {
      let (a, b) = (samples[index], samples[index + 1])
      let seconds = CGFloat(b.time - a.time)
      return CGSize(width: (b.point.x - a.point.x) / seconds, height: (b.point.y - a.point.y) / seconds)
    }
    switch samples.count {
    case 0, 1: return .zero
    case 2: return step(0)
    default:
      let (older, newer) = (step(0), step(1))
      let share = Self.olderShare
      return CGSize(
        width: older.width * share + newer.width * (1 - share),
        height: older.height * share + newer.height * (1 - share))
    }
  }
}
