// frame, fixedSize, aspectRatio, layoutPriority.

import Drawing

/// A view of a fixed size on one or both axes.
public struct _FrameLayout: Sendable {
  package var width: CGFloat?
  package var height: CGFloat?
  package var alignment: Alignment

  package init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    // A negative or infinite length is not a length: the frame behaves as if it had not been given.
    self.width = width.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    self.height = height.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    self.alignment = alignment
  }
}

extension _FrameLayout: UnaryLayoutModifier {
  public typealias Body = Never

  package func sizeThatFits(
    _ proposal: ProposedViewSize, child: LayoutNode, environment: EnvironmentValues
  ) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = child.sizeThatFits(childProposal(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  package func place(_ child: LayoutNode, in node: LayoutNode) {
    let proposal = childProposal(node.proposal)
    child.place(at: alignedOrigin(child, proposal, in: node.size, alignment), proposal: proposal)
  }

  package func explicitGuide(
    _ key: AlignmentKey, proposal: ProposedViewSize, child: LayoutNode, node: LayoutNode
  ) -> CGFloat? {
    shiftedGuide(
      key, child: child, childProposal: childProposal(proposal), size: node.sizeThatFits(proposal),
      alignment: alignment)
  }

  package func spacing(of child: LayoutNode, environment: EnvironmentValues) -> ViewSpacing {
    var edges: Edge.Set = []
    if width != nil { edges.formUnion(.horizontal) }
    if height != nil { edges.formUnion(.vertical) }
    return child.spacing.reset(edges)
  }

  package func isRigid(around child: LayoutNode) -> Bool { width != nil && height != nil }

  package func affectsLayout(comparedTo old: _FrameLayout) -> Bool {
    width != old.width || height != old.height || alignment != old.alignment
  }
  package static var displayName: String { "frame" }
}

/// Where a child goes in a box so that the guides of both meet.
@MainActor
package func alignedOrigin(
  _ child: LayoutNode, _ proposal: ProposedViewSize, in size: CGSize, _ alignment: Alignment
) -> CGPoint {
  let childSize = child.sizeThatFits(proposal)
  let (horizontal, vertical) = (alignment.horizontal.key, alignment.vertical.key)
  return CGPoint(
    x: horizontal.place(in: size) - child.guide(horizontal, for: proposal, size: childSize),
    y: vertical.place(in: size) - child.guide(vertical, for: proposal, size: childSize))
}

/// A child's guide as seen from the box it is aligned in.
@MainActor
package func shiftedGuide(
  _ key: AlignmentKey, child: LayoutNode, childProposal: ProposedViewSize, size: CGSize, alignment: Alignment
) -> CGFloat? {
  guard let value = child.explicitGuide(key, for: childProposal) else { return nil }
  let origin = alignedOrigin(child, childProposal, in: size, alignment)
  return value + (key.axis == .horizontal ? origin.x : origin.y)
}

/// A view whose size is kept between bounds.
public struct _FlexFrameLayout: Sendable {
  private struct Range: Equatable, Sendable {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?

    init(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) {
      func usable(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isNaN ? nil : max($0, 0) } }
      self.minimum = usable(minimum).flatMap { $0 == .infinity ? nil : $0 }
      self.ideal = usable(ideal).map { max($0, self.minimum ?? 0) }
      self.maximum = usable(maximum).map { max($0, self.ideal ?? self.minimum ?? 0) }
    }

    func clamp(_ value: CGFloat) -> CGFloat { min(max(value, minimum ?? 0), maximum ?? .infinity) }

    func childProposal(_ offer: CGFloat?) -> CGFloat? { (offer ?? ideal).map(clamp) }

    /// The frame's own length for an offer and the child's answer.
    func length(_ offer: CGFloat?, child: CGFloat) -> CGFloat {
      guard let offer else { return ideal ?? clamp(child) }
      let clamped = clamp(offer)
      switch (minimum, maximum) {
      case (_?, _?): return clamped
      case (nil, let maximum?): return min(max(clamped, child), maximum)
      case (let minimum?, nil): return max(min(clamped, child), minimum)
      case (nil, nil): return child
      }
    }
  }

  private var horizontal: Range
  private var vertical: Range
  private var alignment: Alignment

  package init(
    minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?, idealHeight: CGFloat?,
    maxHeight: CGFloat?, alignment: Alignment
  ) {
    horizontal = Range(minWidth, idealWidth, maxWidth)
    vertical = Range(minHeight, idealHeight, maxHeight)
    self.alignment = alignment
  }
}

extension _FlexFrameLayout: UnaryLayoutModifier {
  public typealias Body = Never

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal.childProposal(proposal.width), height: vertical.childProposal(proposal.height))
  }

  package func sizeThatFits(
    _ proposal: ProposedViewSize, child: LayoutNode, environment: EnvironmentValues
  ) -> CGSize {
    let size = child.sizeThatFits(childProposal(proposal))
    return CGSize(
      width: horizontal.length(proposal.width, child: size.width),
      height: vertical.length(proposal.height, child: size.height))
  }

  package func place(_ child: LayoutNode, in node: LayoutNode) {
    // The child is offered the room the frame really took, within its bounds.
    var proposal = childProposal(node.proposal)
    if node.proposal.width != nil, node.size.width.isFinite {
      proposal.width = horizontal.childProposal(node.proposal.width)
    }
    if node.proposal.height != nil, node.size.height.isFinite {
      proposal.height = vertical.childProposal(node.proposal.height)
    }
    child.place(at: alignedOrigin(child, proposal, in: node.size, alignment), proposal: proposal)
  }

  package func explicitGuide(
    _ key: AlignmentKey, proposal: ProposedViewSize, child: LayoutNode, node: LayoutNode
  ) -> CGFloat? {
    shiftedGuide(
      key, child: child, childProposal: childProposal(proposal), size: node.sizeThatFits(proposal),
      alignment: alignment)
  }

  package func spacing(of child: LayoutNode, environment: EnvironmentValues) -> ViewSpacing {
    var edges: Edge.Set = []
    if horizontal != Range(nil, nil, nil) { edges.formUnion(.horizontal) }
    if vertical != Range(nil, nil, nil) { edges.formUnion(.vertical) }
    return child.spacing.reset(edges)
  }

  package func affectsLayout(comparedTo old: _FlexFrameLayout) -> Bool {
    horizontal != old.horizontal || vertical != old.vertical || alignment != old.alignment
  }
  package static var displayName: String { "frame" }
}

/// Offers no length on some axes, so that the view takes its ideal size there.
public struct _FixedSizeLayout: Sendable {
  let horizontal: Bool
  let vertical: Bool
}

extension _FixedSizeLayout: UnaryLayoutModifier {
  public typealias Body = Never

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  package func sizeThatFits(
    _ proposal: ProposedViewSize, child: LayoutNode, environment: EnvironmentValues
  ) -> CGSize { child.sizeThatFits(childProposal(proposal)) }

  package func place(_ child: LayoutNode, in node: LayoutNode) {
    child.place(at: .zero, proposal: childProposal(node.proposal))
  }

  package func explicitGuide(
    _ key: AlignmentKey, proposal: ProposedViewSize, child: LayoutNode, node: LayoutNode
  ) -> CGFloat? { child.explicitGuide(key, for: childProposal(proposal)) }
  package func isRigid(around child: LayoutNode) -> Bool { horizontal && vertical }
  package static var displayName: String { "fixedSize" }
}

/// Whether a view fits inside its room or covers it.
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

/// Offers the child a size of a fixed ratio.
public struct _AspectRatioLayout: Sendable {
  let ratio: CGFloat?
  let contentMode: ContentMode
}

extension _AspectRatioLayout: UnaryLayoutModifier {
  public typealias Body = Never

  @MainActor
  private func childProposal(_ proposal: ProposedViewSize, child: LayoutNode) -> ProposedViewSize {
    var ratio = self.ratio
    if ratio == nil {
      let ideal = child.sizeThatFits(.unspecified)
      ratio = ideal.height > 0 ? ideal.width / ideal.height : nil
    }
    guard let ratio, ratio.isFinite, ratio > 0 else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      if width == .infinity && height == .infinity { return proposal }
      let isWidthBound = (width / ratio <= height) == (contentMode == .fit)
      return isWidthBound
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: height * ratio, height: height)
    }
  }

  package func sizeThatFits(
    _ proposal: ProposedViewSize, child: LayoutNode, environment: EnvironmentValues
  ) -> CGSize { child.sizeThatFits(childProposal(proposal, child: child)) }

  package func place(_ child: LayoutNode, in node: LayoutNode) {
    let proposal = childProposal(node.proposal, child: child)
    child.place(at: alignedOrigin(child, proposal, in: node.size, .center), proposal: proposal)
  }

  package func explicitGuide(
    _ key: AlignmentKey, proposal: ProposedViewSize, child: LayoutNode, node: LayoutNode
  ) -> CGFloat? { child.explicitGuide(key, for: childProposal(proposal, child: child)) }
  package static var displayName: String { "aspectRatio" }
}

/// Sets a child's layout priority.
struct LayoutPriorityModifier: Sendable { let value: Double }

extension LayoutPriorityModifier: UnaryLayoutModifier {
  typealias Body = Never
  /// What is no number is not equal to itself, and no order holds it.
  func priority(of child: LayoutNode) -> Double { value.isNaN ? 0 : value }
  static var displayName: String { "layoutPriority" }
}

extension View {
  /// Gives the view a fixed size in points; nil leaves an axis to the view.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View { frame(width: nil, height: nil) }

  /// Keeps the view's size between bounds, in points.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }

  /// Takes the view's ideal size on some axes.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Offers the view a size with a ratio of width to height; nil takes the view's own.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(_AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode))
  }
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Ranks the view when a stack divides its room; the default is 0.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriorityModifier(value: value))
  }
}
