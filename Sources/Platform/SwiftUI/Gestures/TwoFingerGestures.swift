// Gestures of two fingers: magnify and rotate.

/// Two fingers that move apart or together.
public struct MagnifyGesture: Sendable {
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// The present distance between the fingers over the first.
    public var magnification: CGFloat
    /// Change of magnification a second.
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  /// How much the magnification must change first.
  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnifyGesture: PrimitiveGesture {
  public typealias Body = Never
  public static func _makeRecognizer(_ gesture: MagnifyGesture) -> _GestureRecognizer<Value> {
    MappedRecognizer(PairRecognizer { abs($0.magnification - 1) >= gesture.minimumScaleDelta }) { pair, event in
      Value(
        time: event.date, magnification: pair.magnification, velocity: pair.magnificationVelocity,
        startAnchor: pair.startAnchor(in: event), startLocation: event.convert(pair.startLocation, to: .local))
    }
  }
}

/// Two fingers that move apart or together.
public struct MagnificationGesture: Sendable {
  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnificationGesture: PrimitiveGesture {
  public typealias Value = CGFloat
  public typealias Body = Never
  public static func _makeRecognizer(_ gesture: MagnificationGesture) -> _GestureRecognizer<CGFloat> {
    MappedRecognizer(PairRecognizer { abs($0.magnification - 1) >= gesture.minimumScaleDelta }) { pair, _ in
      pair.magnification
    }
  }
}

/// Two fingers that turn about each other.
public struct RotateGesture: Sendable {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    /// Change of rotation a second.
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  /// How far the fingers must turn first.
  public var minimumAngleDelta: Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotateGesture: PrimitiveGesture {
  public typealias Body = Never
  public static func _makeRecognizer(_ gesture: RotateGesture) -> _GestureRecognizer<Value> {
    MappedRecognizer(PairRecognizer { abs($0.radians) >= gesture.minimumAngleDelta.radians }) { pair, event in
      Value(
        time: event.date, rotation: .radians(pair.radians), velocity: .radians(pair.angularVelocity),
        startAnchor: pair.startAnchor(in: event), startLocation: event.convert(pair.startLocation, to: .local))
    }
  }
}

/// Two fingers that turn about each other.
public struct RotationGesture: Sendable {
  public var minimumAngleDelta: Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotationGesture: PrimitiveGesture {
  public typealias Value = Angle
  public typealias Body = Never
  public static func _makeRecognizer(_ gesture: RotationGesture) -> _GestureRecognizer<Angle> {
    MappedRecognizer(PairRecognizer { abs($0.radians) >= gesture.minimumAngleDelta.radians }) { pair, _ in
      .radians(pair.radians)
    }
  }
}

/// How two fingers moved since both went down.
struct FingerPair: Sendable {
  /// The middle between the fingers at the start, on the screen.
  var startLocation: CGPoint
  var magnification: CGFloat = 1
  var magnificationVelocity: CGFloat = 0
  var radians: Double = 0
  var angularVelocity: Double = 0

  @MainActor func startAnchor(in event: GestureEvent) -> UnitPoint {
    guard let box = event.box, box.size.width > 0, box.size.height > 0 else { return .center }
    let point = event.convert(startLocation, to: .local)
    return UnitPoint(x: point.x / box.size.width, y: point.y / box.size.height)
  }
}

private final class PairRecognizer: _GestureRecognizer<FingerPair> {
  private let isEnough: (FingerPair) -> Bool
  private var pair: FingerPair?
  private var startDistance: CGFloat = 0
  private var lastAngle = 0.0
  private var lastTime = 0.0
  private var isRecognized = false
  private var hasFailed = false

  init(isEnough: @escaping (FingerPair) -> Bool) { self.isEnough = isEnough }

  override func reset() {
    pair = nil
    isRecognized = false
    hasFailed = false
  }

  override func handle(_ event: GestureEvent) -> GesturePhase<FingerPair> {
    if hasFailed || event.isCancelled {
      hasFailed = true
      return .failed
    }
    guard event.touches.count >= 2 else { return .possible(nil) }
    let (a, b) = (event.touches[0], event.touches[1])
    let distance = max(hypot(b.location.x - a.location.x, b.location.y - a.location.y), 1)
    let angle = atan2(Double(b.location.y - a.location.y), Double(b.location.x - a.location.x))
    guard var pair else {
      let middle = CGPoint(x: (a.location.x + b.location.x) / 2, y: (a.location.y + b.location.y) / 2)
      self.pair = FingerPair(startLocation: middle)
      startDistance = distance
      lastAngle = angle
      lastTime = event.time
      return .possible(nil)
    }
    // Fingers that cross the half turn go on turning the same way.
    var turn = angle - lastAngle
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    let magnification = distance / startDistance
    let seconds = event.time - lastTime
    if seconds > 0 {
      pair.magnificationVelocity = (magnification - pair.magnification) / CGFloat(seconds)
      pair.angularVelocity = turn / seconds
    }
    pair.magnification = magnification
    pair.radians += turn
    lastAngle = angle
    lastTime = event.time
    self.pair = pair
    if isEnough(pair) { isRecognized = true }
    let isDown = a.isDown && b.isDown
    guard isRecognized else {
      hasFailed = !isDown
      return isDown ? .possible(nil) : .failed
    }
    return isDown ? .active(pair) : .ended(pair)
  }
}
