// Values that a focused view or the scene offers to menus and other views, and the properties that read them.

import Observation

/// A key of a value that the focused view offers.
public protocol FocusedValueKey {
  associatedtype Value
}

/// The values that the focused view offers.
public struct FocusedValues {
  private var values: [ObjectIdentifier: FocusedEntry] = [:]
  package init() {}

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { (values[ObjectIdentifier(key)] as? TypedFocusedEntry<Key.Value>)?.value }
    set { values[ObjectIdentifier(key)] = newValue.map(TypedFocusedEntry.init) }
  }

  /// The object of a type that is offered without a key.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { (values[ObjectIdentifier(type)] as? TypedFocusedEntry<Object>)?.value }
    set { values[ObjectIdentifier(type)] = newValue.map(TypedFocusedEntry.init) }
  }

  /// Whether readers would see the same.
  func isSame(as other: FocusedValues) -> Bool {
    values.count == other.values.count
      && values.allSatisfy { key, entry in other.values[key].map(entry.isSame) ?? false }
  }
}

/// A value that is offered, whatever its type.
private class FocusedEntry: @unchecked Sendable {
  func isSame(as other: FocusedEntry) -> Bool { self === other }
}

private final class TypedFocusedEntry<Value>: FocusedEntry, @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }

  override func isSame(as other: FocusedEntry) -> Bool {
    guard let other = other as? TypedFocusedEntry<Value> else { return false }
    return ValueComparison.areEqual(value, other.value)
  }
}

/// A value that the focused view offers; nil when none does.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty, BindableProperty, NodeOwnedProperty {
  private let read: (FocusedValues) -> Value?
  private var offered: StateLocation<FocusedValues>?

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  /// An observable object that the focused view offers.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable { read = { $0[object: objectType] } }

  public var wrappedValue: Value? { offered.flatMap { read($0.read()) } }

  @MainActor
  package mutating func bind(to slot: inout AnyObject?, node: _ViewNode, tracker: DependencyTracker) {
    offered = node.host.focusedValues.values
  }
}

/// A binding that the focused view offers; nil when none does.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty, BindableProperty, NodeOwnedProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private var offered: StateLocation<FocusedValues>?

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

  private var binding: Binding<Value>? { offered?.read()[keyPath: keyPath] }

  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  public var projectedValue: Binding<Value?> {
    let binding = binding
    return Binding(get: { binding?.wrappedValue }, set: { if let value = $0 { binding?.wrappedValue = value } })
  }

  @MainActor
  package mutating func bind(to slot: inout AnyObject?, node: _ViewNode, tracker: DependencyTracker) {
    offered = node.host.focusedValues.values
  }
}

/// An observable object that the focused view offers; nil when none does.
@MainActor @preconcurrency
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty, BindableProperty, NodeOwnedProperty {
  /// Makes bindings to an object's properties.
  @MainActor @preconcurrency
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType
    public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
      Binding(object, keyPath)
    }
  }

  private var found: ObjectType?

  public init() {}
  public var wrappedValue: ObjectType? { found }
  public var projectedValue: Wrapper? { wrappedValue.map { Wrapper(object: $0) } }

  package mutating func bind(to slot: inout AnyObject?, node: _ViewNode, tracker: DependencyTracker) {
    found = tracker.trackMore { node.host.focusedValues.values.read()[object: ObjectType.self] }
    if let found {
      ObjectSubscription.renew(&slot, object: found, tracker: tracker)
    } else {
      (slot as? ObjectSubscription)?.nodeWillDestroy()
      slot = nil
    }
  }
}

/// What a view that has the focus can do.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

/// When a default focus is looked for.
public struct DefaultFocusEvaluationPriority: Sendable {
  private let rank: Int
  public static let automatic = DefaultFocusEvaluationPriority(rank: 0)
  public static let userInitiated = DefaultFocusEvaluationPriority(rank: 1)
}

extension View {
  nonisolated private func offers(
    _ reach: FocusedValueOffer.Reach, _ apply: @escaping (inout FocusedValues) -> Void
  ) -> some View { modifier(FocusedValueOffer(reach: reach, apply: apply)) }

  /// Offers a value while the focus is in this view.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { offers(.focus) { $0[keyPath: keyPath] = value } }
  /// Offers a value, if there is one, while the focus is in this view.
  @_disfavoredOverload
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { offers(.focus) { $0[keyPath: keyPath] = value } }
  /// Offers an object while the focus is in this view.
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    offers(.focus) { $0[object: T.self] = object }
  }
  /// Offers a value while this view's scene is in front.
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View { offers(.scene) { $0[keyPath: keyPath] = value } }
  /// Offers a value, if there is one, while this view's scene is in front.
  @_disfavoredOverload
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View { offers(.scene) { $0[keyPath: keyPath] = value } }
  /// Offers an object while this view's scene is in front.
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    offers(.scene) { $0[object: T.self] = object }
  }
  /// Offers an object while the focus is in this view.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    offers(.focus) { $0[object: T.self] = object }
  }
  /// Offers an object, if there is one, while the focus is in this view.
  @_disfavoredOverload
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    offers(.focus) { $0[object: T.self] = object }
  }
  /// Offers an object while this view's scene is in front.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    offers(.scene) { $0[object: T.self] = object }
  }
  /// Offers an object, if there is one, while this view's scene is in front.
  @_disfavoredOverload
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    offers(.scene) { $0[object: T.self] = object }
  }

  /// Whether the view can have the focus, and for what. Touch screens give it to text fields only.
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }

  /// Whether a focused view shows that it is. On touch screens none does.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { if disabled { $0 = false } }
  }

  /// The focus when the view appears.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }
}

private struct FocusEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct HoverEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// Whether focused views show that they are.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
  /// Whether views show that a pointer is over them.
  public var isHoverEffectEnabled: Bool {
    get { self[HoverEffectKey.self] }
    set { self[HoverEffectKey.self] = newValue }
  }
}

extension View {
  /// Whether views inside show that a pointer is over them.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { if disabled { $0 = false } }
  }
}
