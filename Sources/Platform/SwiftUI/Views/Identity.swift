// Explicit identity and tags.

/// Gives a view an identity by value.
package struct IDView<Content: View, ID: Hashable> {
  package let content: Content
  package let id: ID
}

extension IDView: PrimitiveView {
  public static func _makeNode(_ view: IDView<Content, ID>, _ context: _NodeContext) -> _ViewNode {
    IDNode(view, context)
  }
}

@MainActor
private final class IDNode<Content: View, ID: Hashable>: _ViewNode {
  private var id: ID
  private var child: _ViewNode!
  private lazy var departures = Departures()

  init(_ view: IDView<Content, ID>, _ context: _NodeContext) {
    id = view.id
    super.init(context)
    child = view.content.makeNode(childContext())
  }

  override var children: [_ViewNode] { [child] }
  override func appendLayoutNodes(to list: inout [LayoutNode]) { child.appendLayoutNodes(to: &list) }
  override var explicitID: AnyHashable? { AnyHashable(id) }

  override func receive<V: View>(_ view: V, _ environment: EnvironmentValues) {
    let new = identical(view, as: IDView<Content, ID>.self)
    self.environment = environment
    if new.id == id {
      child.receive(new.content, environment)
    } else {
      let (old, oldID): (_ViewNode, ID) = (child, id)
      id = new.id
      // A view of another identity is another view, also when the old one is still on its way out.
      child = new.content.makeNode(childContext())
      Departures.arrive(child, in: self)
      departures.leave(old, key: oldID, from: self)
      layoutNodesDidChange()
    }
  }

  override func willDestroy() { departures.removeAll() }

  override func receiveEnvironment(_ environment: EnvironmentValues) {
    self.environment = environment
    child.receiveEnvironment(environment)
  }
}

/// A view that says itself when it is the same as before.
public struct EquatableView<Content: Equatable & View> {
  public var content: Content
  public init(content: Content) { self.content = content }
}

extension EquatableView: PrimitiveView {
  public static func _makeNode(_ view: EquatableView<Content>, _ context: _NodeContext) -> _ViewNode {
    PassThroughNode<EquatableView<Content>, Content>(view, context) { $0.content }
  }
}

/// The value that stands for a view in a selection.
package struct TagKey: LayoutValueKey { package static var defaultValue: AnyHashable? { nil } }

extension View {
  /// Ties the view's identity to a value: another value is another view, with fresh state.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }

  /// The value that stands for this view in a picker's or tab view's selection.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    layoutValue(key: TagKey.self, value: AnyHashable(tag))
  }
}

extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
