// Objects that say when they are about to change.

import Synchronization

/// An object whose changes are announced before they happen.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The object's own publisher, made when it is first asked for.
  public var objectWillChange: ObservableObjectPublisher { WillChangePublishers.publisher(of: self) }
}

/// Announces the changes of one object.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never
  private let audience = Audience<Void, Never>()
  public init() {}
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    audience.add(subscriber, first: nil)
  }
  public func send() { audience.send(()) }
}

/// The publishers of the objects that did not declare one.
private enum WillChangePublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private final class Table: @unchecked Sendable {
    let lock = Mutex(())
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of dead objects are swept out.
    var sweepAt = 64
  }

  private static let table = Table()

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    table.lock.withLock { _ in
      let key = ObjectIdentifier(object)
      if let entry = table.entries[key], entry.object === object { return entry.publisher }
      if table.entries.count >= table.sweepAt {
        table.entries = table.entries.filter { $0.value.object != nil }
        table.sweepAt = max(64, 2 * table.entries.count)
      }
      let made = ObservableObjectPublisher()
      table.entries[key] = Entry(object: object, publisher: made)
      return made
    }
  }
}

extension ObservableObject {
  /// Announces a change through whatever publisher the object has.
  fileprivate func announceChange() {
    if let publisher = objectWillChange as? ObservableObjectPublisher {
      publisher.send()
    } else if let subject = objectWillChange as? any Subject {
      signal(subject)
    }
  }
}

private func signal<S: Subject>(_ subject: S) {
  if let void = () as? S.Output { subject.send(void) }
}

/// A property of an observable object whose changes are announced and can be subscribed to.
@propertyWrapper
public struct Published<Value> {
  private let storage: PublishedStorage<Value>

  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value, for whoever knows the wrapper but not its object.
  package var currentValue: Value {
    get { storage.value }
    nonmutating set { storage.write(newValue) }
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { preconditionFailure("the compiler refuses every use of this accessor") }
    set { preconditionFailure("the compiler refuses every use of this accessor") }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get {
      let storage = object[keyPath: storageKeyPath].storage
      storage.owner = object
      return storage.value
    }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      storage.owner = object
      storage.write(newValue)
    }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    projected projectedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Publisher {
    get {
      let storage = object[keyPath: storageKeyPath].storage
      storage.owner = object
      return Publisher(storage: storage)
    }
    set {}
  }

  /// The property's values as a stream: the present one, then each new one before it is stored.
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    set {}
  }

  /// A published property's values.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let storage: PublishedStorage<Value>

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.audience.add(subscriber, first: storage.value)
    }
  }
}

/// Where a published property's value lives.
final class PublishedStorage<Value>: @unchecked Sendable {
  private(set) var value: Value
  let audience = Audience<Value, Never>()
  weak var owner: AnyObject?
  /// The stream that `assign(to:)` feeds the property from.
  var feed: AnyCancellable?

  init(_ value: Value) { self.value = value }

  func write(_ newValue: Value) {
    (owner as? any ObservableObject)?.announceChange()
    audience.send(newValue)
    value = newValue
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}
