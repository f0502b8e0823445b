// matchedGeometryEffect: views that take their place from another.

import Drawing

/// What a view takes over from the view it is matched with.
@frozen
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Names one geometry that views share.
package struct GeometryMatch: Hashable, @unchecked Sendable {
  package let namespace: Namespace.ID
  package let id: AnyHashable
}

/// Takes or gives a geometry.
struct MatchedGeometryModifier {
  let match: GeometryMatch
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool
}

extension MatchedGeometryModifier: UnaryLayoutModifier {
  typealias Body = Never

  /// The frame that the content takes over, in the screen's coordinates; nil for the view's own.
  @MainActor private func matchedFrame(for node: LayoutNode) -> CGRect? {
    guard let registry = node.owner?.host.matchedGeometry else { return nil }
    if let moving = registry.motion(of: node) { return moving.shown }
    return isSource ? nil : registry.source(of: match, for: node)?.globalFrame
  }

  func place(_ child: LayoutNode, in node: LayoutNode) {
    guard let host = node.owner?.host else { return child.place(at: .zero, proposal: node.proposal) }
    host.matchedGeometry.register(node, as: match, isSource: isSource)
    let proposal = contentProposal(node)
    child.place(at: .zero, proposal: proposal)
    guard !isSource else { return }
    // The source may be laid out after its follower: look again when the frame's layout is done.
    host.afterUpdate { [weak node] in
      guard let node, proposal != contentProposal(node) else { return }
      node.invalidateLayout()
      node.owner?.host.requestLayout()
    }
  }

  @MainActor func contentProposal(_ node: LayoutNode) -> ProposedViewSize {
    guard properties.contains(.size), let frame = matchedFrame(for: node) else { return node.proposal }
    return ProposedViewSize(frame.size)
  }

  /// How far the content is moved in drawing, so that its anchor lies on that of the matched frame.
  @MainActor private func shift(_ child: LayoutNode, _ node: LayoutNode) -> CGSize {
    guard properties.contains(.position), let frame = matchedFrame(for: node) else { return .zero }
    let from = node.globalOrigin
    return CGSize(
      width: frame.minX + anchor.x * (frame.width - child.size.width) - from.x,
      height: frame.minY + anchor.y * (frame.height - child.size.height) - from.y)
  }

  func draw(_ child: LayoutNode, node: LayoutNode, into context: inout DrawContext) {
    let shift = shift(child, node)
    context.shifted(x: shift.width, y: shift.height) { child.drawPlaced(into: &$0) }
  }

  func collectSemantics(_ child: LayoutNode, node: LayoutNode, into context: inout SemanticsContext) {
    let shift = shift(child, node)
    let saved = context.origin
    context.origin = CGPoint(x: saved.x + shift.width, y: saved.y + shift.height)
    child.collectSemanticsPlaced(into: &context)
    context.origin = saved
  }

  static var displayName: String { "matchedGeometryEffect" }
}

extension View {
  /// Shares this view's geometry with the views of the same id in a name space, or takes theirs.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        match: GeometryMatch(namespace: namespace, id: AnyHashable(id)), properties: properties, anchor: anchor,
        isSource: isSource))
  }
}
