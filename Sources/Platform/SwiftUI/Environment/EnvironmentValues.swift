// The values that flow down the view tree.

/// A key into the environment.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Values that a view inherits from the views around it.
///
/// A persistent list: setting a value puts a link in front and shares the rest, so deriving an environment costs one
/// allocation, reading costs the distance to the link.
public struct EnvironmentValues: @unchecked Sendable, CustomStringConvertible {
  private var head: EnvironmentLink?
  /// Told of every read, while a body is evaluated with this copy.
  private var tracker: DependencyTracker?

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let value = lookUp(key) ?? K.defaultValue
      if let tracker {
        let isUnchanged = SendableBox { (other: EnvironmentValues) in
          ValueComparison.areEqual(other.lookUp(key) ?? K.defaultValue, value)
        }
        let id = ObjectIdentifier(key)
        onMainActorNow { tracker.recordRead(of: id, isUnchanged: isUnchanged.value) }
      }
      return value
    }
    set { head = TypedEnvironmentLink(key: ObjectIdentifier(key), value: newValue, next: head) }
  }

  private func lookUp<K: EnvironmentKey>(_ key: K.Type) -> K.Value? {
    let id = ObjectIdentifier(key)
    var link = head
    while let current = link {
      if current.key == id {
        // Links are only made by the setter, which pairs a key with its own value type.
        return unsafeDowncast(current, to: TypedEnvironmentLink<K.Value>.self).value
      }
      link = current.next
    }
    return nil
  }

  /// Whether both are the very same list: a cheap test for "nothing changed".
  package func isIdentical(to other: EnvironmentValues) -> Bool { head === other.head }

  /// This environment, reporting reads to a tracker.
  package func tracked(by tracker: DependencyTracker?) -> EnvironmentValues {
    var copy = self
    copy.tracker = tracker
    return copy
  }

  /// What a property of a view is read from: while a body is evaluated these values; in a gesture's or a button's action, which
  /// run later, those that the view has by then.
  package var whenRead: EnvironmentValues {
    guard let tracker else { return self }
    return onMainActorNow {
      guard DependencyTracker.current == nil, let node = tracker.node else { return self }
      return node.environment.tracked(by: tracker)
    }
  }

  public var description: String {
    var names: [String] = []
    var link = head
    while let current = link {
      names.append("\(current)")
      link = current.next
    }
    return "[\(names.joined(separator: ", "))]"
  }
}

class EnvironmentLink: CustomStringConvertible {
  let key: ObjectIdentifier
  private(set) var next: EnvironmentLink?

  init(key: ObjectIdentifier, next: EnvironmentLink?) {
    self.key = key
    self.next = next
  }

  var description: String { "" }

  deinit {
    // A long list must not unwind recursively.
    var link = next
    next = nil
    while let current = link, isKnownUniquelyReferenced(&link) {
      link = current.next
      current.next = nil
    }
  }
}

private final class TypedEnvironmentLink<Value>: EnvironmentLink {
  let value: Value

  init(key: ObjectIdentifier, value: Value, next: EnvironmentLink?) {
    self.value = value
    super.init(key: key, next: next)
  }

  override var description: String { "\(value)" }
}

/// Runs work that only ever happens on the main actor (bodies and layout do).
package func onMainActorNow<Result>(_ work: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(work) { work in
    let box = SendableBox(work)
    return MainActor.assumeIsolated { SendableBox(box.value()) }.value
  }
}
