// Values that a focused view offers to menus and windows. Nothing has the focus in a picture, so they read nil until
// somebody moves it.

/// A key of a value that the focused view offers.
public protocol FocusedValueKey {
  associatedtype Value
}

/// The values that the focused view offers.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]
  package init() {}

  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

private struct FocusedValuesKey: EnvironmentKey { static var defaultValue: FocusedValues { FocusedValues() } }

extension EnvironmentValues {
  /// What the focused view offers.
  package var focusedValues: FocusedValues {
    get { self[FocusedValuesKey.self] }
    set { self[FocusedValuesKey.self] = newValue }
  }
}

/// A value that the focused view offers; nil when none does.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  @Environment(\.focusedValues) private var values
  private let read: (FocusedValues) -> Value?

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }

  /// An observable object that the focused view offers.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable { read = { _ in nil } }

  public var wrappedValue: Value? { read(values) }
}

/// A binding that the focused view offers; nil when none does.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  @Environment(\.focusedValues) private var values
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

  public var wrappedValue: Value? {
    get { values[keyPath: keyPath]?.wrappedValue }
    nonmutating set { if let newValue { values[keyPath: keyPath]?.wrappedValue = newValue } }
  }

  public var projectedValue: Binding<Value?> {
    let binding = values[keyPath: keyPath]
    return Binding(get: { binding?.wrappedValue }, set: { if let value = $0 { binding?.wrappedValue = value } })
  }
}

/// An observable object that the focused view offers; nil when none does.
@MainActor @preconcurrency
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to an object's properties.
  @MainActor @preconcurrency
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType
    public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
      Binding(object, keyPath)
    }
  }

  public init() {}
  public var wrappedValue: ObjectType? { nil }
  public var projectedValue: Wrapper? { wrappedValue.map { Wrapper(object: $0) } }
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
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }
  @_disfavoredOverload
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View { self }
  @_disfavoredOverload
  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View { self }
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View { self }
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { self }

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
