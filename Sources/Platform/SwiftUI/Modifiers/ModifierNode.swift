// The node of a modifier that stands beside its content: it hands on views and environment as they come.

/// A node that keeps a modifier and leaves the place and the environment of the modified view alone.
///
/// Subclasses say what they do when a new modifier comes, before or after the content has taken its own new value.
@MainActor
package class ModifierNode<C: View, M: ViewModifier>: _ViewNode {
  package private(set) var modifier: M
  /// The modified view. There from the end of `init` on.
  package private(set) var child: _ViewNode!

  package init(_ view: ModifiedContent<C, M>, _ context: _NodeContext) {
    modifier = view.modifier
    super.init(context)
    child = view.content.makeNode(childContext())
  }

  /// A new modifier is about to replace `modifier`.
  package func modifierWillChange(to new: M) {}

  /// `modifier` is new, and the content has its new value too.
  package func modifierDidChange(from old: M) {}

  package final override var children: [_ViewNode] { [child] }
  package override func appendLayoutNodes(to list: inout [LayoutNode]) { child.appendLayoutNodes(to: &list) }

  package final override func receive<V: View>(_ view: V, _ environment: EnvironmentValues) {
    let new = identical(view, as: ModifiedContent<C, M>.self)
    let old = modifier
    modifierWillChange(to: new.modifier)
    modifier = new.modifier
    self.environment = environment
    child.receive(new.content, environment)
    modifierDidChange(from: old)
  }

  package override func receiveEnvironment(_ environment: EnvironmentValues) {
    self.environment = environment
    child.receiveEnvironment(environment)
  }
}
