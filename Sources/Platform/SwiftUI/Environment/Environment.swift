// @Environment: reads a value of the environment.

import Observation

/// A value from the view's environment. A body that reads it runs again when it changes.
@propertyWrapper
public struct Environment<Value>: DynamicProperty, BindableProperty, NodeOwnedProperty {
  private let read: (EnvironmentValues) -> Value
  private var values: EnvironmentValues?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// An observable object that an ancestor put into the environment.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { values in
      guard let object = values[ObservableObjectKey<Value>.self] else {
        fatalError(
          "No observable object of type \(Value.self) found. A View.environment(_:) for \(Value.self) may be missing "
            + "as an ancestor of this view.")
      }
      return object
    }
  }

  /// An observable object from the environment, nil when no ancestor put one there.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { $0[ObservableObjectKey<T>.self] }
  }

  public var wrappedValue: Value { read(values?.whenRead ?? EnvironmentValues()) }

  @MainActor
  package mutating func bind(to slot: inout AnyObject?, node: _ViewNode, tracker: DependencyTracker) {
    values = node.environment.tracked(by: tracker)
  }
}

package enum ObservableObjectKey<Object: AnyObject>: EnvironmentKey {
  package static var defaultValue: Object? { nil }
}
