// The persistent tree of views: one node a view value, kept as long as the view keeps its identity.

import Drawing

/// What a node is born with.
@MainActor
public struct _NodeContext {
  package let host: ViewHost
  package let parent: _ViewNode?
  package let environment: EnvironmentValues

  package init(host: ViewHost, parent: _ViewNode?, environment: EnvironmentValues) {
    self.host = host
    self.parent = parent
    self.environment = environment
  }
}

/// A node of the view tree.
///
/// Nodes mirror view values; they own state and structure. What takes up room is a `LayoutNode`: a view node yields
/// none (`EmptyView`), one (`Text`) or many (`Group`, `ForEach`), and a container gathers them with
/// `appendLayoutNodes`.
@MainActor
open class _ViewNode {
  package unowned let host: ViewHost
  private var parentAnchor: NodeAnchor?
  private var ownAnchor: NodeAnchor?
  package let depth: Int
  /// The environment this node sees.
  package internal(set) var environment: EnvironmentValues
  package internal(set) var isDirty = false
  package private(set) var isDestroyed = false

  package init(_ context: _NodeContext) {
    host = context.host
    parentAnchor = context.parent?.anchor
    depth = (context.parent?.depth ?? -1) + 1
    environment = context.environment
  }

  deinit { ownAnchor?.detach() }

  package final var parent: _ViewNode? { parentAnchor?.node }

  /// Whether the node is another one or below it.
  final func isInside(_ other: _ViewNode) -> Bool {
    var node = self
    while node !== other {
      guard node.depth > other.depth, let parent = node.parent else { return false }
      node = parent
    }
    return true
  }

  /// A reference to this node that does not keep it alive.
  package final var anchor: NodeAnchor {
    if let ownAnchor { return ownAnchor }
    let made = NodeAnchor(self)
    ownAnchor = made
    return made
  }

  /// Makes a tracker the node's anchor, which it then need not have another object for. Called before children are made.
  final func adopt(_ tracker: DependencyTracker) {
    precondition(ownAnchor == nil, "a node takes its tracker before anything refers to it")
    tracker.attach(self)
    ownAnchor = tracker
  }

  /// The context for a child of this node.
  package func childContext(_ environment: EnvironmentValues? = nil) -> _NodeContext {
    _NodeContext(host: host, parent: self, environment: environment ?? self.environment)
  }

  // MARK: What subclasses answer

  /// The id that `id(_:)` or a `ForEach` gives the view.
  package var explicitID: AnyHashable? { nil }

  /// The name of the view's type, if it has a body: what an inspector shows.
  package var viewName: String? { nil }

  /// State in the view's properties, by their names, for a newer version of the code.
  package var carriedProperties: [(name: String, carrier: any CarriesState)] { [] }

  /// State of the node's own.
  package var carriedBox: (any CarriesState)? { self as? any CarriesState }

  /// The module that the view's type is of, if it has a body.
  package var viewModule: String? { nil }

  /// The nodes directly below, for a newer version of the code, each with its id if it is one of many.
  ///
  /// - Parameter wanted: Whether there is something to take over for an id, so that what is made on demand is made now.
  package func childrenToCarry(wanted: ((String) -> Bool)?) -> [(id: String?, node: _ViewNode)] {
    (wanted == nil ? existingChildren : children).map { (nil, $0) }
  }

  /// The observable objects in the view's properties.
  package var heldObjects: [AnyObject] { [] }

  /// The nodes directly below, in order. What is made on demand is made now.
  package var children: [_ViewNode] { [] }

  /// The nodes directly below whose boxes are this one's, where it makes none of its own: not what it shows elsewhere.
  package var yieldingChildren: [_ViewNode] { children }

  /// The nodes directly below that are there already.
  package var existingChildren: [_ViewNode] { children }

  /// Takes a new value of the same view type, in a possibly new environment.
  package func receive<V: View>(_ view: V, _ environment: EnvironmentValues) {
    preconditionFailure("\(type(of: self)) must take new values of its view")
  }

  /// Takes a new environment with the view unchanged.
  package func receiveEnvironment(_ environment: EnvironmentValues) {
    preconditionFailure("\(type(of: self)) must take a new environment")
  }

  /// Runs again what depends on state that changed. Called by the host for dirty nodes.
  package func evaluate() {}

  /// Adds the layout nodes this view yields, in order.
  package func appendLayoutNodes(to list: inout [LayoutNode]) {
    for child in children { child.appendLayoutNodes(to: &list) }
  }

  /// Whether what is below is kept and cannot be seen: a covered screen, a tab that is not chosen.
  package var isOutOfSight: Bool { false }

  /// Whether a node below is there to be chosen and is not: it has never been on screen, or is no longer.
  package func leavesOut(_ node: _ViewNode) -> Bool { false }

  /// Whether something around the node has chosen another in its place.
  final var isLeftOut: Bool {
    var node = parent
    while let current = node {
      if current.leavesOut(self) { return true }
      node = current.parent
    }
    return false
  }

  /// Whether nothing around the node keeps it out of sight.
  final var isInSight: Bool {
    var node = parent
    while let current = node {
      if current.isOutOfSight || current.leavesOut(self) { return false }
      node = current.parent
    }
    return true
  }

  /// Other views below are chosen than before.
  package func checkSight() { for child in existingChildren { child.checkSight() } }

  /// What is below comes into sight or goes out of it, and stays in the tree.
  package func seenDidChange(_ isSeen: Bool) {
    guard !isOutOfSight || !isSeen else { return }
    for child in existingChildren { child.seenDidChange(isSeen) }
  }

  /// Called once when the view loses its identity.
  package func willDestroy() {}

  /// The children below yield other layout nodes than before.
  package func layoutNodesDidChange() {
    if let parent { parent.layoutNodesDidChange() } else { host.rootLayoutNodesDidChange() }
  }

  /// Takes boxes anew that changed below. Called by the host before layout.
  package func refreshStructure() {}

  /// A preference written below changed.
  package func preferenceDidChange(_ key: ObjectIdentifier) { parent?.preferenceDidChange(key) }

  /// Adds this subtree's values for a preference key, in order.
  package func collectPreference<K: PreferenceKey>(_ key: K.Type, into values: inout K.Value, isFirst: inout Bool) {
    for child in children { child.collectPreference(key, into: &values, isFirst: &isFirst) }
  }

  /// The rows that the node yields, if a container may make them one at a time.
  package var lazyRows: (any LazyRowSource)? { nil }

  // MARK: Services

  /// Asks the host to run `evaluate` in the next update.
  package func setNeedsUpdate() {
    guard !isDirty, !isDestroyed else { return }
    isDirty = true
    host.enqueue(self)
  }

  package final func destroy() {
    guard !isDestroyed else { return }
    willDestroy()
    for child in existingChildren { child.destroy() }
    isDestroyed = true
  }

  package final var layoutNodes: [LayoutNode] {
    var list: [LayoutNode] = []
    appendLayoutNodes(to: &list)
    return list
  }

  /// The reduced value of a preference over this subtree.
  package final func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var value = K.defaultValue
    var isFirst = true
    collectPreference(key, into: &value, isFirst: &isFirst)
    return isFirst ? nil : value
  }
}

extension View {
  /// Makes a node for the view.
  package func makeNode(_ context: _NodeContext) -> _ViewNode { Self._makeNode(self, context) }
}

/// Reads a view of a statically unknown type as the type a node was made for.
///
/// Nodes are only ever handed values of their own view type (identity includes the type), so the types are equal.
@inline(__always)
package func identical<From, To>(_ value: From, as type: To.Type) -> To {
  precondition(From.self == To.self, "a \(To.self) node was handed a \(From.self)")
  return unsafeBitCast(value, to: To.self)
}
