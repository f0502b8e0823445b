// Flexible space.

/// Space that expands along the axis of the stack around it, or on both axes elsewhere.
public struct Spacer: Sendable {
  /// The least length in points; nil for the system's 8.
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: LeafView {
  package static var isSpacer: Bool { true }

  package func sizeThatFits(_ proposal: ProposedViewSize, node: LeafLayoutNode<Spacer>) -> CGSize {
    let least = max(minLength ?? 8, 0)
    func length(_ offer: CGFloat?) -> CGFloat { max(offer ?? least, least) }
    switch node.containerAxis {
    case .horizontal: return CGSize(width: length(proposal.width), height: 0)
    case .vertical: return CGSize(width: 0, height: length(proposal.height))
    case nil: return CGSize(width: length(proposal.width), height: length(proposal.height))
    }
  }

  package func isHit(_ point: CGPoint, node: LeafLayoutNode<Spacer>) -> Bool { false }
  package func draw(_ node: LeafLayoutNode<Spacer>, into context: inout DrawContext) {}

  package func spacing(_ node: LeafLayoutNode<Spacer>) -> ViewSpacing {
    node.containerAxis.map(ViewSpacing.spacer) ?? .zero
  }
}
