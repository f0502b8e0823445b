// Sizes relative to the nearest container: a scroll view or the screen.

import Drawing

/// Sizes a view as a function of its container's size.
struct ContainerRelativeFrameModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  /// The container's length: the nearest scroll view's, else the window's less the safe area.
  @MainActor
  private func containerSize(of node: LayoutNode) -> CGSize {
    if let scroll = node.enclosingScroll, scroll.contentRoom != .zero { return scroll.contentRoom }
    var top: LayoutNode = node
    while let parent = top.parent { top = parent }
    guard let root = top as? RootLayoutNode else { return top.size }
    return CGSize(
      width: max(root.size.width - root.safeArea.horizontal, 0),
      height: max(root.size.height - root.safeArea.vertical, 0))
  }

  @MainActor
  private func frame(_ proposal: ProposedViewSize, child: LayoutNode) -> ProposedViewSize {
    let container = containerSize(of: child)
    return ProposedViewSize(
      width: axes.contains(.horizontal) ? length(container.width, .horizontal) : proposal.width,
      height: axes.contains(.vertical) ? length(container.height, .vertical) : proposal.height)
  }
}

extension ContainerRelativeFrameModifier: UnaryLayoutModifier {
  typealias Body = Never

  func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode, environment: EnvironmentValues) -> CGSize {
    let offer = frame(proposal, child: child)
    let size = child.sizeThatFits(offer)
    return CGSize(
      width: axes.contains(.horizontal) ? offer.width ?? size.width : size.width,
      height: axes.contains(.vertical) ? offer.height ?? size.height : size.height)
  }

  func place(_ child: LayoutNode, in node: LayoutNode) {
    let offer = frame(node.proposal, child: child)
    child.place(at: alignedOrigin(child, offer, in: node.size, alignment), proposal: offer)
  }
  static var displayName: String { "containerRelativeFrame" }
}

extension View {
  /// Makes the view as large as its container.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: { length, _ in length }))
  }

  /// Makes the view a number of the container's equal parts.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      ContainerRelativeFrameModifier(
        axes: axes, alignment: alignment,
        length: { length, _ in
          let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
          return max(part * CGFloat(span) + spacing * CGFloat(span - 1), 0)
        }))
  }

  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}
