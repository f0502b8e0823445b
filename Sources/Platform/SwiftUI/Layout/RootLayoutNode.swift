// The box of the whole screen.

import Drawing

/// Centres the root view's boxes in the safe area.
@MainActor
package final class RootLayoutNode: LayoutNode, SafeAreaProviding {
  package override var displayName: String { "screen" }
  var safeArea = EdgeInsets()
  private var content: LayoutNode
  package var contentSafeArea: EdgeInsets { safeArea }

  init(content node: _ViewNode, environment: EnvironmentValues) {
    content = implicitStack(of: node.layoutNodes, environment: environment)
    super.init(environment: environment)
    adopt(content)
  }

  package override var children: [LayoutNode] { [content] }

  /// Takes the root's boxes anew, where they changed.
  func refreshContent(ofNodes root: _ViewNode?) {
    guard let root else { return }
    let fresh = root.layoutNodes
    if fresh.count == 1, fresh[0] === content { return }
    if fresh.count != 1, let stack = content as? ImplicitStackNode, stack.children.elementsEqual(fresh, by: ===) {
      return
    }
    content = implicitStack(of: fresh, environment: environment)
    adopt(content)
    invalidateLayout()
  }

  func contentSize(for proposal: ProposedViewSize) -> CGSize { content.sizeThatFits(proposal) }

  func layOut(in size: CGSize) { layOutAsRoot(size: size) }

  package override func layoutChildren() {
    let room = CGSize(
      width: max(size.width - safeArea.horizontal, 0), height: max(size.height - safeArea.vertical, 0))
    let proposal = ProposedViewSize(room)
    let contentSize = content.sizeThatFits(proposal)
    content.place(
      at: CGPoint(
        x: safeArea.leading + (room.width - contentSize.width) / 2,
        y: safeArea.top + (room.height - contentSize.height) / 2), proposal: proposal)
  }
}
