// @Namespace: a name space for ids, one for each view that declares it.

/// A name space that lives as long as the view that declares it.
@propertyWrapper
public struct Namespace: DynamicProperty, BindableProperty, NodeOwnedProperty {
  /// Tells one name space from another.
  public struct ID: Hashable, Sendable {
    package let number: Int
  }

  private var id = ID(number: 0)

  public init() {}

  public var wrappedValue: ID { id }

  @MainActor
  package mutating func bind(to slot: inout AnyObject?, node: _ViewNode, tracker: DependencyTracker) {
    if let known = slot as? StoredID {
      id = known.id
    } else {
      let made = StoredID(id: ID(number: node.host.makeNamespaceNumber()))
      slot = made
      id = made.id
    }
  }

  private final class StoredID {
    let id: ID
    init(id: ID) { self.id = id }
  }
}
