// What is done with a gesture: map, onChanged, onEnded, updating.

/// A gesture with another value.
public struct _MapGesture<Base: Gesture, Value> {
  package let base: Base
  package let transform: (Base.Value) -> Value
}

extension _MapGesture: PrimitiveGesture {
  public typealias Body = Never
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    MappedRecognizer(Base._makeRecognizer(gesture.base)) { value, _ in gesture.transform(value) }
  }
}

/// A gesture that calls back while it changes.
public struct _ChangedGesture<Base: Gesture> {
  package let base: Base
  package let action: (Base.Value) -> Void
}

extension _ChangedGesture: Gesture, PrimitiveGesture where Base.Value: Equatable {
  public typealias Value = Base.Value
  public typealias Body = Never
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Base.Value> {
    var last: Base.Value?
    return ObservedRecognizer(Base._makeRecognizer(gesture.base), onReset: { last = nil }) { phase in
      switch phase {
      case .possible(let value?), .active(let value):
        guard value != last else { return }
        last = value
        gesture.action(value)
      case .possible(nil), .ended, .failed: break
      }
    }
  }
}

/// A gesture that calls back when it ends.
public struct _EndedGesture<Base: Gesture> {
  package let base: Base
  package let action: (Base.Value) -> Void
}

extension _EndedGesture: PrimitiveGesture {
  public typealias Value = Base.Value
  public typealias Body = Never
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Base.Value> {
    ObservedRecognizer(Base._makeRecognizer(gesture.base)) { phase in
      if case .ended(let value) = phase { gesture.action(value) }
    }
  }
}

/// A gesture that keeps a state up to date while it goes on.
@frozen
public struct GestureStateGesture<Base: Gesture, State> {
  public typealias Value = Base.Value
  public var base: Base
  public var state: GestureState<State>
  public var body: (Value, inout State, inout Transaction) -> Void

  public init(
    base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }
}

extension GestureStateGesture: PrimitiveGesture {
  public typealias Body = Never
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Base.Value> {
    ObservedRecognizer(Base._makeRecognizer(gesture.base), onReset: { gesture.state.reset() }) { phase in
      switch phase {
      case .possible(let value?), .active(let value):
        var transaction = Transaction()
        var state = gesture.state.wrappedValue
        gesture.body(value, &state, &transaction)
        gesture.state.write(state, transaction)
      case .ended, .failed: gesture.state.reset()
      case .possible(nil): break
      }
    }
  }
}

/// A state that a gesture sets while it goes on, and that goes back when the gesture is over.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty, BindableProperty, NodeOwnedProperty {
  private let initial: Value
  private let resetAction: (Value, inout Transaction) -> Void
  private var location: StateLocation<Value>?

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, resetTransaction: Transaction()) }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
  }
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    resetAction = reset
  }
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  public var wrappedValue: Value { location?.read() ?? initial }
  public var projectedValue: GestureState<Value> { self }

  package func write(_ value: Value, _ transaction: Transaction) {
    withTransaction(transaction) { location?.write(value) }
  }

  /// Goes back to the initial value.
  package func reset() {
    guard let location else { return }
    var transaction = Transaction()
    resetAction(location.read(), &transaction)
    write(initial, transaction)
  }

  @MainActor
  package mutating func bind(to slot: inout AnyObject?, node: _ViewNode, tracker: DependencyTracker) {
    let known = slot as? StateLocation<Value> ?? StateLocation(initial, isMomentary: true)
    slot = known
    location = known
  }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
  public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}

extension Gesture {
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

extension Gesture where Value: Equatable {
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(base: self, action: action)
  }
}

/// A recogniser whose values are turned into others.
package final class MappedRecognizer<Base, Value>: _GestureRecognizer<Value> {
  private let base: _GestureRecognizer<Base>
  private let transform: (Base, GestureEvent) -> Value

  init(_ base: _GestureRecognizer<Base>, transform: @escaping (Base, GestureEvent) -> Value) {
    self.base = base
    self.transform = transform
  }

  package override var deadline: Double? { base.deadline }
  package override var activatesOnTouchDown: Bool { base.activatesOnTouchDown }
  package override func reset() { base.reset() }
  package override func handle(_ event: GestureEvent) -> GesturePhase<Value> {
    base.handle(event).map { transform($0, event) }
  }
}

/// A recogniser whose progress somebody is told of.
private final class ObservedRecognizer<Value>: _GestureRecognizer<Value> {
  private let base: _GestureRecognizer<Value>
  private let onReset: () -> Void
  private let observe: (GesturePhase<Value>) -> Void

  init(
    _ base: _GestureRecognizer<Value>, onReset: @escaping () -> Void = {},
    observe: @escaping (GesturePhase<Value>) -> Void
  ) {
    self.base = base
    self.onReset = onReset
    self.observe = observe
  }

  override var deadline: Double? { base.deadline }
  override var activatesOnTouchDown: Bool { base.activatesOnTouchDown }
  override func reset() {
    base.reset()
    onReset()
  }
  override func handle(_ event: GestureEvent) -> GesturePhase<Value> {
    let phase = base.handle(event)
    observe(phase)
    return phase
  }
}
