// Gestures made of two others: at once, one or the other, one after the other.

/// Two gestures at once.
@frozen
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  @frozen
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

extension SimultaneousGesture: PrimitiveGesture {
  public typealias Body = Never
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    SimultaneousRecognizer(First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second))
  }

  private final class SimultaneousRecognizer: PairRecognizer<First, Second, Value> {
    override func handle(_ event: GestureEvent) -> GesturePhase<Value> {
      if !lastFirst.isOver { lastFirst = first.handle(event) }
      if !lastSecond.isOver { lastSecond = second.handle(event) }
      let value = Value(first: lastFirst.value, second: lastSecond.value)
      if lastFirst.isOver && lastSecond.isOver {
        return value.first == nil && value.second == nil ? .failed : .ended(value)
      }
      return value.first == nil && value.second == nil ? .possible(nil) : .active(value)
    }
  }
}

/// The first gesture, or the second when the first fails.
@frozen
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  @frozen
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension ExclusiveGesture: PrimitiveGesture {
  public typealias Body = Never
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    ExclusiveRecognizer(First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second))
  }

  private final class ExclusiveRecognizer: PairRecognizer<First, Second, Value> {
    /// What the second has not been told, as long as the first may still be it.
    private var withheld: [GestureEvent] = []

    override func reset() {
      super.reset()
      withheld = []
    }

    override func handle(_ event: GestureEvent) -> GesturePhase<Value> {
      if !lastFirst.isOver { lastFirst = first.handle(event) }
      switch lastFirst {
      case .active, .ended:
        withheld = []
        return lastFirst.map { .first($0) }
      case .possible(let value):
        withheld.append(event)
        return .possible(value.map { .first($0) })
      case .failed:
        let events = withheld + [event]
        withheld = []
        for event in events where !lastSecond.isOver { lastSecond = second.handle(event) }
        return lastSecond.map { .second($0) }
      }
    }

    override var deadline: Double? { lastFirst.isOver ? second.deadline : first.deadline }
  }
}

/// Listens to two gestures at a time and remembers how far each has come.
private class PairRecognizer<First: Gesture, Second: Gesture, Value>: _GestureRecognizer<Value> {
  let first: _GestureRecognizer<First.Value>
  let second: _GestureRecognizer<Second.Value>
  var lastFirst: GesturePhase<First.Value> = .possible(nil)
  var lastSecond: GesturePhase<Second.Value> = .possible(nil)

  init(_ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>) {
    self.first = first
    self.second = second
  }

  override var deadline: Double? { [first.deadline, second.deadline].compactMap(\.self).min() }
  override var activatesOnTouchDown: Bool { first.activatesOnTouchDown || second.activatesOnTouchDown }

  override func reset() {
    first.reset()
    second.reset()
    lastFirst = .possible(nil)
    lastSecond = .possible(nil)
  }
}

/// The first gesture, then the second.
@frozen
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  @frozen
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture: PrimitiveGesture {
  public typealias Body = Never
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    SequenceRecognizer(First._makeRecognizer(gesture.first), Second._makeRecognizer(gesture.second))
  }

  private final class SequenceRecognizer: _GestureRecognizer<Value> {
    private let first: _GestureRecognizer<First.Value>
    private let second: _GestureRecognizer<Second.Value>
    private var firstValue: First.Value?

    init(_ first: _GestureRecognizer<First.Value>, _ second: _GestureRecognizer<Second.Value>) {
      self.first = first
      self.second = second
    }

    override var deadline: Double? { firstValue == nil ? first.deadline : second.deadline }
    override var activatesOnTouchDown: Bool { first.activatesOnTouchDown }

    override func reset() {
      first.reset()
      second.reset()
      firstValue = nil
    }

    override func handle(_ event: GestureEvent) -> GesturePhase<Value> {
      guard let firstValue else {
        switch first.handle(event) {
        case .possible(let value): return .possible(value.map { .first($0) })
        case .active(let value): return .active(.first(value))
        case .failed: return .failed
        case .ended(let value):
          firstValue = value
          // The finger may still be down: what follows starts where it is.
          let isDown = event.touches.contains(where: \.isDown)
          return .active(.second(value, isDown ? second.handle(event).value : nil))
        }
      }
      switch second.handle(event) {
      case .possible(let value): return .active(.second(firstValue, value))
      case .active(let value): return .active(.second(firstValue, value))
      case .ended(let value): return .ended(.second(firstValue, value))
      case .failed: return .failed
      }
    }
  }
}

extension Gesture {
  public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
  public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}
