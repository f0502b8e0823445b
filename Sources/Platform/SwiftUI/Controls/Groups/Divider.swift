// Divider: a thin line across its container.

import Drawing

/// A line one pixel thick, vertical in horizontal stacks and horizontal elsewhere.
public struct Divider {
  public init() {}
}

extension Divider: LeafView {
  public typealias Body = Never

  package func sizeThatFits(_ proposal: ProposedViewSize, node: LeafLayoutNode<Divider>) -> CGSize {
    // At accessibility text sizes the line is a whole point (measured).
    let thickness = node.environment.dynamicTypeSize.isAccessibilitySize ? 1 : node.environment.pixelLength
    if node.containerAxis == .horizontal {
      return CGSize(width: thickness, height: proposal.height ?? ProposedViewSize.unspecifiedLength)
    }
    return CGSize(width: proposal.width ?? ProposedViewSize.unspecifiedLength, height: thickness)
  }

  package func draw(_ node: LeafLayoutNode<Divider>, into context: inout DrawContext) {
    // On a material the separator would be lost.
    let source: SystemColor = node.environment.backgroundMaterial == nil ? .separator : .quaternaryLabel
    let color = source.rgba(in: node.environment)
    context.add(.fill(CGPath(rect: context.pixelRect(node.size), transform: nil), .color(color), .winding))
  }

  package func affectsLayout(comparedTo old: Divider) -> Bool { false }
}

extension ProposedViewSize {
  /// What a flexible view takes when nothing is proposed, in points.
  fileprivate static let unspecifiedLength: CGFloat = 10
}
