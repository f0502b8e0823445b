// @AppStorage and @SceneStorage: values kept under a key, shared by all views that name it.

import Foundation

/// Values kept by key, and the bodies that read them. Everything on one stage shares one.
///
/// The engine never reads the machine's own defaults: a store begins empty, or with what whoever renders puts in.
package final class KeyedStore: @unchecked Sendable {
  /// The store of `@AppStorage` without a store of its own.
  package static let standard = KeyedStore()
  /// The store of `@SceneStorage`.
  package static let scene = KeyedStore()
  private static let named = Lock<[String: KeyedStore]>([:])

  private let locations = Lock<[String: StateLocation<Any?>]>([:])

  package init() {}

  /// The store that stands for a `UserDefaults`. `standard` is the stage's own, in memory.
  static func of(_ defaults: UserDefaults?) -> KeyedStore {
    guard let defaults, defaults !== UserDefaults.standard else { return standard }
    // Every object of a suite stands for the same values; Foundation does not tell the name but keeps it.
    let suite = Mirror(reflecting: defaults).children.first { $0.label == "suite" }?.value
    guard let name = suite.flatMap({ $0 as? String }) else { return standard }
    return named.withLock { stores in
      if let known = stores[name] { return known }
      let made = KeyedStore()
      stores[name] = made
      return made
    }
  }

  private func location(_ key: String) -> StateLocation<Any?> {
    locations.withLock { locations in
      if let known = locations[key] { return known }
      let made = StateLocation<Any?>(nil)
      locations[key] = made
      return made
    }
  }

  package subscript(key: String) -> Any? {
    get { location(key).read() }
    set { location(key).write(newValue) }
  }

  package func removeAll() { locations.withLock { Array($0.values) }.forEach { $0.write(nil) } }
}

/// How a value is kept in a store, and how it is read back.
package struct StoredValue<Value>: @unchecked Sendable {
  let store: KeyedStore
  let key: String
  let initial: Value
  let decode: (Any) -> Value?
  let encode: (Value) -> Any?

  var value: Value {
    get { store[key].flatMap(decode) ?? initial }
    nonmutating set { store[key] = encode(newValue) }
  }

  var binding: Binding<Value> {
    Binding(get: { value }, set: { value = $0 })
  }

  init(
    _ store: KeyedStore, _ key: String, _ initial: Value, decode: @escaping (Any) -> Value?,
    encode: @escaping (Value) -> Any?
  ) {
    self.store = store
    self.key = key
    self.initial = initial
    self.decode = decode
    self.encode = encode
  }

  /// The value under the same key of another store.
  func kept(in store: KeyedStore) -> StoredValue { StoredValue(store, key, initial, decode: decode, encode: encode) }

  /// A value kept as it is.
  init(_ store: KeyedStore, _ key: String, plain initial: Value) {
    self.init(store, key, initial, decode: { $0 as? Value }, encode: { $0 })
  }
}

extension StoredValue where Value: RawRepresentable {
  init(_ store: KeyedStore, _ key: String, raw initial: Value) {
    self.init(
      store, key, initial, decode: { ($0 as? Value.RawValue).flatMap(Value.init) }, encode: { $0.rawValue })
  }
}

/// A value of the app's user defaults. Every view that names the key sees the same.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let own: StoredValue<Value>
  private let hasStore: Bool
  @Environment(\.appStorageDefaults) private var defaults

  private init(_ stored: StoredValue<Value>, _ store: UserDefaults?) {
    own = stored
    hasStore = store != nil
  }

  /// The value in the store it names, or else in that of the views around.
  private var stored: StoredValue<Value> {
    guard !hasStore, let defaults else { return own }
    return own.kept(in: .of(defaults))
  }

  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.value = newValue }
  }
  public var projectedValue: Binding<Value> { stored.binding }

  fileprivate init(plain value: Value, _ key: String, _ store: UserDefaults?) {
    self.init(StoredValue(.of(store), key, plain: value), store)
  }
}

private struct AppStorageDefaultsKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }

extension EnvironmentValues {
  /// The store of `@AppStorage` values that name none; nil for the standard one.
  var appStorageDefaults: UserDefaults? {
    get { self[AppStorageDefaultsKey.self] }
    set { self[AppStorageDefaultsKey.self] = newValue }
  }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(plain: wrappedValue, key, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(plain: wrappedValue, key, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(plain: wrappedValue, key, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(plain: wrappedValue, key, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(plain: wrappedValue, key, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(plain: wrappedValue, key, store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(StoredValue(.of(store), key, raw: wrappedValue), store)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(StoredValue(.of(store), key, raw: wrappedValue), store)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  private init<Wrapped>(optional type: Wrapped.Type, _ key: String, _ store: UserDefaults?) where Value == Wrapped? {
    self.init(StoredValue(.of(store), key, nil, decode: { .some($0 as? Wrapped) }, encode: { $0 }), store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(optional: Bool.self, key, store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(optional: Int.self, key, store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(optional: Double.self, key, store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(optional: String.self, key, store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(optional: URL.self, key, store)
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(optional: Data.self, key, store)
  }
}

/// A value that belongs to a scene and outlives its views.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let stored: StoredValue<Value>

  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.value = newValue }
  }
  public var projectedValue: Binding<Value> { stored.binding }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage {
  private init(plain value: Value, _ key: String) { stored = StoredValue(.scene, key, plain: value) }
  public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(plain: wrappedValue, key) }
  public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(plain: wrappedValue, key) }
  public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(plain: wrappedValue, key) }
  public init(wrappedValue: Value, _ key: String) where Value == String { self.init(plain: wrappedValue, key) }
  public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(plain: wrappedValue, key) }
  public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(plain: wrappedValue, key) }
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    stored = StoredValue(.scene, key, raw: wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    stored = StoredValue(.scene, key, raw: wrappedValue)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  private init<Wrapped>(optional type: Wrapped.Type, _ key: String) where Value == Wrapped? {
    stored = StoredValue(.scene, key, nil, decode: { .some($0 as? Wrapped) }, encode: { $0 })
  }
  public init(_ key: String) where Value == Bool? { self.init(optional: Bool.self, key) }
  public init(_ key: String) where Value == Int? { self.init(optional: Int.self, key) }
  public init(_ key: String) where Value == Double? { self.init(optional: Double.self, key) }
  public init(_ key: String) where Value == String? { self.init(optional: String.self, key) }
  public init(_ key: String) where Value == URL? { self.init(optional: URL.self, key) }
  public init(_ key: String) where Value == Data? { self.init(optional: Data.self, key) }
}
