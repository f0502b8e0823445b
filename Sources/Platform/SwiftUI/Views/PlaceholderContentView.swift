// What closures get that describe a view around another.

/// Stands for the view that a modifier's closure is applied to.
public struct PlaceholderContentView<Value> {
  private let make: @MainActor (_NodeContext) -> _ViewNode
  private let update: @MainActor (_ViewNode, EnvironmentValues) -> Void
  /// The view's type: that of the placeholder does not tell.
  private let type: Any.Type

  package init<Content: View>(_ content: Content) {
    let box = SendableBox(content)
    make = { box.value.makeNode($0) }
    update = { $0.receive(box.value, $1) }
    type = Content.self
  }
}

extension PlaceholderContentView: PrimitiveView {
  public static func _makeNode(_ view: PlaceholderContentView<Value>, _ context: _NodeContext) -> _ViewNode {
    PlaceholderNode(view, context)
  }

  @MainActor
  private final class PlaceholderNode: _ViewNode {
    private var child: _ViewNode!
    private var type: Any.Type

    init(_ view: PlaceholderContentView<Value>, _ context: _NodeContext) {
      type = view.type
      super.init(context)
      child = view.make(childContext())
    }

    override var children: [_ViewNode] { [child] }

    override func receive<V: View>(_ view: V, _ environment: EnvironmentValues) {
      self.environment = environment
      let new = identical(view, as: PlaceholderContentView<Value>.self)
      guard new.type != type else { return new.update(child, environment) }
      // Around another view: what was inside has lost its identity.
      type = new.type
      child.destroy()
      child = new.make(childContext())
      layoutNodesDidChange()
    }

    override func receiveEnvironment(_ environment: EnvironmentValues) {
      self.environment = environment
      child.receiveEnvironment(environment)
    }
  }
}
