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

/// The views that others take their geometry from, by name.
@MainActor
package final class MatchedGeometryRegistry {
  private struct Source { weak var box: LayoutNode? }
  private var sources: [GeometryMatch: Source] = [:]

  package func register(_ box: LayoutNode, as match: GeometryMatch) { sources[match] = Source(box: box) }
  package func source(of match: GeometryMatch) -> LayoutNode? { sources[match]?.box }
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

  /// The box whose geometry a follower takes over, once it is laid out.
  @MainActor private func source(for node: LayoutNode) -> LayoutNode? {
    guard !isSource, let source = node.owner?.host.matchedGeometry.source(of: match), source !== node else {
      return nil
    }
    return source
  }

  func place(_ child: LayoutNode, in node: LayoutNode) {
    guard let host = node.owner?.host else { return child.place(at: .zero, proposal: node.proposal) }
    if isSource {
      host.matchedGeometry.register(node, as: match)
      child.place(at: .zero, proposal: node.proposal)
    } else {
      let proposal = followerProposal(node)
      child.place(at: .zero, proposal: proposal)
      // The source may be laid out after its follower: look again when the frame's layout is done.
      host.afterUpdate { [weak node] in
        guard let node, proposal != followerProposal(node) else { return }
        node.invalidateLayout()
        node.owner?.host.requestLayout()
      }
    }
  }

  @MainActor private func followerProposal(_ node: LayoutNode) -> ProposedViewSize {
    guard properties.contains(.size), let source = source(for: node) else { return node.proposal }
    return ProposedViewSize(source.size)
  }

  /// How far a follower is moved in drawing, so that its anchor lies on its source's.
  @MainActor private func shift(_ child: LayoutNode, _ node: LayoutNode) -> CGSize {
    guard properties.contains(.position), let source = source(for: node) else { return .zero }
    let from = node.globalOrigin
    let to = source.globalOrigin
    return CGSize(
      width: to.x + anchor.x * source.size.width - from.x - anchor.x * child.size.width,
      height: to.y + anchor.y * source.size.height - from.y - anchor.y * child.size.height)
  }

  func draw(_ child: LayoutNode, node: LayoutNode, into context: inout DrawContext) {
    let shift = shift(child, node)
    let saved = context.origin
    context.origin = CGPoint(x: saved.x + shift.width, y: saved.y + shift.height)
    child.drawPlaced(into: &context)
    context.origin = saved
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
