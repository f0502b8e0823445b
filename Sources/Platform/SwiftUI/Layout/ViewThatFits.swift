// ViewThatFits: the first of several views that fits.

import Drawing

/// Shows the first of its views whose ideal size fits the room.
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content

  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: PrimitiveView {
  public static func _makeNode(_ view: ViewThatFits<Content>, _ context: _NodeContext) -> _ViewNode {
    FittingNode(
      view, context, box: FittingLayoutNode(axes: view.axes, environment: context.environment),
      content: { $0.content }
    ) { box, view in
      guard let box = box as? FittingLayoutNode, box.axes != view.axes else { return }
      box.axes = view.axes
      box.invalidateLayout()
    }
  }
}

/// The node of views of which one is shown: the others have not appeared.
@MainActor
private final class FittingNode<Content: View>: ContainerNode<ViewThatFits<Content>, Content> {
  override func leavesOut(_ node: _ViewNode) -> Bool {
    guard let chosen = (box as? FittingLayoutNode)?.chosen else { return false }
    var inner = node.layoutNodes.first
    while let current = inner {
      if current.parent === box { return current !== chosen }
      inner = current.parent
    }
    return false
  }
}

/// A box that shows one of its children.
@MainActor
package final class FittingLayoutNode: ContainerLayoutNode {
  package override var displayName: String { "ViewThatFits" }
  var axes: Axis.Set
  /// What was shown last.
  private(set) weak var chosen: LayoutNode?

  init(axes: Axis.Set, environment: EnvironmentValues) {
    self.axes = axes
    super.init(environment: environment)
  }

  private func choice(for proposal: ProposedViewSize) -> LayoutNode? {
    childNodes.first { child in
      let ideal = child.sizeThatFits(
        ProposedViewSize(
          width: axes.contains(.horizontal) ? nil : proposal.width,
          height: axes.contains(.vertical) ? nil : proposal.height))
      // Half a pixel of rounding is not an overflow.
      let slack: CGFloat = 0.01
      if axes.contains(.horizontal), let width = proposal.width, ideal.width > width + slack { return false }
      if axes.contains(.vertical), let height = proposal.height, ideal.height > height + slack { return false }
      return true
    } ?? childNodes.last
  }

  package override var children: [LayoutNode] { choice(for: proposal).map { [$0] } ?? [] }
  package override func computeGuideMask() -> UInt64 { childNodes.reduce(0) { $0 | $1.guideMask } }
  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    choice(for: proposal)?.sizeThatFits(proposal) ?? .zero
  }
  package override func layoutChildren() {
    let choice = choice(for: proposal)
    if chosen != nil, choice !== chosen, let owner {
      owner.host.afterUpdate { [weak owner] in owner?.checkSight() }
    }
    chosen = choice
    choice?.place(at: .zero, proposal: proposal)
  }
  package override func computeExplicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    choice(for: proposal)?.explicitGuide(key, for: proposal)
  }
  package override func computeSpacing() -> ViewSpacing { childNodes.first?.spacing ?? ViewSpacing() }
}
