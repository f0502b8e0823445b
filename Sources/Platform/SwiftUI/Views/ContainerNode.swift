// The view node of a container: one box around all the boxes of its content.

/// A node that gathers its content's boxes into one container box.
@MainActor
package class ContainerNode<V: View, Content: View>: _ViewNode, BoxMaking {
  private let content: (V) -> Content
  private let updateBox: (ContainerLayoutNode, V) -> Void
  package final let box: ContainerLayoutNode
  private var child: _ViewNode!
  private var isStale = true

  /// - Parameters:
  ///   - box: The container's box.
  ///   - update: Hands the box a new value of the view; invalidates the layout where that matters.
  package init(
    _ view: V, _ context: _NodeContext, box: ContainerLayoutNode, content: @escaping (V) -> Content,
    update: @escaping (ContainerLayoutNode, V) -> Void
  ) {
    self.box = box
    self.content = content
    updateBox = update
    super.init(context)
    box.owner = self
    child = content(view).makeNode(childContext())
  }

  package override var children: [_ViewNode] { [child] }
  package override var carriedBox: (any CarriesState)? { box as? any CarriesState }

  package override func receive<Other: View>(_ view: Other, _ environment: EnvironmentValues) {
    let new = identical(view, as: V.self)
    take(environment)
    updateBox(box, new)
    child.receive(content(new), environment)
    refresh()
  }

  package override func receiveEnvironment(_ environment: EnvironmentValues) {
    guard !environment.isIdentical(to: self.environment) else { return }
    take(environment)
    child.receiveEnvironment(environment)
    refresh()
  }

  private func take(_ environment: EnvironmentValues) {
    guard !environment.isIdentical(to: self.environment) else { return }
    self.environment = environment
    box.environment = environment
    box.invalidateLayout()
  }

  package override func layoutNodesDidChange() {
    guard !isStale else { return }
    isStale = true
    host.enqueueStructure(self)
  }

  /// Takes the content's boxes anew after its structure changed.
  package final func refresh() {
    guard isStale else { return }
    isStale = false
    box.setChildren(child.layoutNodes)
  }

  package override func refreshStructure() { refresh() }

  package override func appendLayoutNodes(to list: inout [LayoutNode]) {
    refresh()
    list.append(box)
  }
}
