// Gestures: what a series of touches means, built from smaller gestures.

/// A series of touches that a view acts on.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  @MainActor @preconcurrency var body: Body { get }

  /// Makes what recognises the gesture in a view's touches.
  static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value>
}

extension Gesture where Body: Gesture, Body.Value == Value {
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    Body._makeRecognizer(gesture.body)
  }
}

extension Never: Gesture {
  public typealias Value = Never
  public static func _makeRecognizer(_ gesture: Never) -> _GestureRecognizer<Never> {}
}

/// A gesture without a body, which makes its own recogniser.
package protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  public var body: Never { preconditionFailure("\(Self.self) is recognised by the engine and has no body") }
}

/// A gesture of any kind.
public struct AnyGesture<Value> {
  package let make: @MainActor () -> _GestureRecognizer<Value>
  public init<T: Gesture>(_ gesture: T) where Value == T.Value {
    let box = SendableBox(gesture)
    make = { T._makeRecognizer(box.value) }
  }
}

extension AnyGesture: PrimitiveGesture {
  public static func _makeRecognizer(_ gesture: AnyGesture<Value>) -> _GestureRecognizer<Value> { gesture.make() }
}

/// Which gestures of a view and those inside it are active.
@frozen
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  /// The added gesture, and none inside the view.
  public static let gesture = GestureMask(rawValue: 1 << 0)
  /// The gestures inside the view, and not the added one.
  public static let subviews = GestureMask(rawValue: 1 << 1)
  public static let all: GestureMask = [.gesture, .subviews]
}
