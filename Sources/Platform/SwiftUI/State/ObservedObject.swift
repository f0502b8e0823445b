// @ObservedObject, @StateObject and @EnvironmentObject: bodies that run again when an object says it changes.

import Combine

/// Runs a node's body again whenever an object announces a change.
@MainActor
package final class ObjectSubscription: NodeStorage {
  package let object: AnyObject
  private var subscription: AnyCancellable?

  package init<Object: ObservableObject>(_ object: Object, tracker: DependencyTracker) {
    self.object = object
    subscription = object.objectWillChange.sink { [weak tracker, weak object] _ in
      let box = SendableBox((tracker: tracker, object: object))
      onMainActor {
        guard let tracker = box.value.tracker else { return }
        if let object = box.value.object { tracker.node?.host.stateWrites?.willChange([object]) }
        tracker.invalidate()
      }
    }
  }

  package func nodeWillDestroy() { subscription = nil }

  /// Keeps a slot subscribed to an object, and only to that.
  package static func renew<Object: ObservableObject>(
    _ slot: inout AnyObject?, object: Object, tracker: DependencyTracker
  ) {
    if let known = slot as? ObjectSubscription, known.object === object { return }
    (slot as? ObjectSubscription)?.nodeWillDestroy()
    slot = ObjectSubscription(object, tracker: tracker)
  }
}

/// An observable object that the view was given.
@MainActor @preconcurrency
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty, BindableProperty {
  /// Makes bindings to an object's properties.
  @MainActor @preconcurrency
  @dynamicMemberLookup @frozen
  public struct Wrapper {
    package let object: ObjectType
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { Binding(object, keyPath) }
  }

  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  package mutating func bind(to slot: inout AnyObject?, node: _ViewNode, tracker: DependencyTracker) {
    ObjectSubscription.renew(&slot, object: wrappedValue, tracker: tracker)
  }
}

/// An observable object that the view owns: made once, when the view first appears.
@MainActor @preconcurrency
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty, BindableProperty, NodeOwnedProperty {
  private let make: SendableBox<() -> ObjectType>
  private var owned: ObjectType?

  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = SendableBox(thunk) }

  /// The object. Before the view is on screen this makes a new one at each call, as on iOS.
  public var wrappedValue: ObjectType { owned ?? make.value() }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

  package mutating func bind(to slot: inout AnyObject?, node: _ViewNode, tracker: DependencyTracker) {
    if let known = slot as? ObjectSubscription, let object = known.object as? ObjectType {
      owned = object
    } else {
      let object = make.value()
      owned = object
      slot = ObjectSubscription(object, tracker: tracker)
    }
  }
}

/// An observable object that an ancestor put into the environment.
@MainActor @preconcurrency
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty, BindableProperty, NodeOwnedProperty {
  /// Makes bindings to an object's properties.
  @MainActor @preconcurrency
  @dynamicMemberLookup @frozen
  public struct Wrapper {
    package let object: ObjectType
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { Binding(object, keyPath) }
  }

  private var found: ObjectType?

  public init() {}

  public var wrappedValue: ObjectType {
    guard let found else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) "
          + "may be missing as an ancestor of this view.")
    }
    return found
  }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  package mutating func bind(to slot: inout AnyObject?, node: _ViewNode, tracker: DependencyTracker) {
    found = node.environment.tracked(by: tracker)[ObservableObjectKey<ObjectType>.self]
    if let found { ObjectSubscription.renew(&slot, object: found, tracker: tracker) }
  }
}

extension Binding {
  /// A binding to a property of an object.
  package init<Object: AnyObject>(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.init(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension View {
  /// Gives an observable object to the views inside.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentKeyWritingModifier(\EnvironmentValues.[observable: ObservableObjectPath<T>()], object))
  }

  /// Runs an action for every value of a publisher while the view is there.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(SubscriptionModifier(publisher: publisher, action: action))
  }
}

/// Listens to a publisher.
struct SubscriptionModifier<P: Publisher> where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void
}

extension SubscriptionModifier: ViewModifier {
  typealias Body = Never
  static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    SubscriptionNode(view, context)
  }
}

@MainActor
private final class SubscriptionNode<C: View, P: Publisher>: ModifierNode<C, SubscriptionModifier<P>>
where P.Failure == Never {
  private var subscription: AnyCancellable?

  override init(_ view: ModifiedContent<C, SubscriptionModifier<P>>, _ context: _NodeContext) {
    super.init(view, context)
    let publisher = view.modifier.publisher
    // Values that come with the subscription are for after the frame that brings the view.
    host.afterUpdate { [weak self] in self?.subscribe(to: publisher) }
  }

  /// The stream is the one that the view began with: a publisher made anew in each body is the same to its author.
  private func subscribe(to publisher: P) {
    guard !isDestroyed, subscription == nil else { return }
    subscription = publisher.sink { [weak self] value in
      let box = SendableBox((self, value))
      onMainActor { box.value.0?.modifier.action(box.value.1) }
    }
  }

  override func willDestroy() { subscription = nil }
}
