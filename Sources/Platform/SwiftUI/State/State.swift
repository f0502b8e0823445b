// @State: a value that a view owns.

/// A value that lives as long as the view keeps its identity; writing it runs the bodies that read it.
@propertyWrapper
public struct State<Value>: DynamicProperty, BindableProperty, NodeOwnedProperty {
  private var initial: Value
  private var location: StateLocation<Value>?

  public init(wrappedValue value: Value) {
    initial = value
  }

  public init(initialValue value: Value) { self.init(wrappedValue: value) }

  /// The value. Writes before the view is on screen are ignored, as on iOS.
  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.write(newValue) }
  }

  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }

  @MainActor
  package mutating func bind(to slot: inout AnyObject?, node: _ViewNode, tracker: DependencyTracker) {
    if let known = slot as? StateLocation<Value> {
      location = known
    } else {
      let made = StateLocation(initial, owner: node.anchor)
      slot = made
      location = made
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

/// Carries a value across an isolation boundary that it does not really cross: a view's initial state is only read on
/// the main actor.
package struct SendableBox<Value>: @unchecked Sendable {
  package let value: Value
  package init(_ value: Value) { self.value = value }
}
