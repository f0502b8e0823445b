// Boxes with any number of children.

import Drawing

/// A box whose children are given to it as a list.
@MainActor
package class ContainerLayoutNode: LayoutNode, GhostHolding {
  package private(set) var childNodes: [LayoutNode] = []
  private var ghostBoxes: [Ghost] = []

  package final override var ghosts: [Ghost] { ghostBoxes }
  package override var leadingPart: LayoutNode? { childNodes.first }

  package func removeGhosts(of departure: Departure) { ghostBoxes.removeAll { $0.belongs(to: departure) } }

  private func keepGhosts(of old: [LayoutNode]) {
    ghostBoxes.removeAll { ghost in childNodes.contains { $0 === ghost.box } }
    ghostBoxes += Ghost.left(by: old, for: childNodes, in: self)
  }

  package override var children: [LayoutNode] { childNodes }

  /// The axis that spacers and dividers among the children should follow.
  package var axisForChildren: Axis? { nil }

  package final func setChildren(_ nodes: [LayoutNode]) {
    guard !childNodes.elementsEqual(nodes, by: ===) else { return }
    let old = childNodes
    childNodes = nodes
    if BoxMotions.mayLeaveGhosts || !ghostBoxes.isEmpty { keepGhosts(of: old) }
    for node in nodes {
      adopt(node)
      node.containerAxisDidChange(axisForChildren)
    }
    childrenDidChange()
    invalidateLayout()
  }

  package func childrenDidChange() {}

  /// Shows other children without asking for another layout. For containers that choose them while they lay out.
  package final func show(_ nodes: [LayoutNode]) {
    let old = childNodes
    childNodes = nodes
    if BoxMotions.mayLeaveGhosts || !ghostBoxes.isEmpty { keepGhosts(of: old) }
    for node in nodes where node.parent !== self { adopt(node) }
  }

  /// The value that several children's guides make together, for children placed at logical origins: the topmost first
  /// baseline, the lowest last baseline, the mean of anything else.
  package final func combinedGuide(
    _ key: AlignmentKey, origins: [CGPoint], proposals: [ProposedViewSize]
  ) -> CGFloat? {
    var values: [CGFloat] = []
    for (index, child) in childNodes.enumerated() where child.guideMask & key.bit != 0 {
      guard let value = child.explicitGuide(key, for: proposals[index]) else { continue }
      values.append(value + (key.axis == .horizontal ? origins[index].x : origins[index].y))
    }
    guard !values.isEmpty else { return nil }
    if key.isFirstBaseline { return values.min() }
    if key.isLastBaseline { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }
}

/// Several views where one is expected: a centred vertical stack.
@MainActor
package func implicitStack(of nodes: [LayoutNode], environment: EnvironmentValues) -> LayoutNode {
  if nodes.count == 1 { return nodes[0] }
  let stack = ImplicitStackNode(
    StackLayout(axis: .vertical, guide: HorizontalAlignment.center.key, spacing: nil), environment: environment)
  stack.takesDirectionFromParent = true
  stack.setChildren(nodes)
  return stack
}

package typealias ImplicitStackNode = StackLayoutNode
