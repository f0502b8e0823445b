// Safe areas: where they end, and views that go beyond or add to them.

import Drawing

/// Which kinds of safe area a modifier speaks of.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// A box whose content has a safe area: the screen, a navigation bar's container, `safeAreaInset`.
@MainActor
package protocol SafeAreaProviding: LayoutNode {
  /// What this box adds around its content, in points on each physical side (leading is left).
  var contentSafeArea: EdgeInsets { get }
}

extension LayoutNode {
  /// By how much the keyboard makes the screen's safe area smaller.
  fileprivate var keyboardInset: CGFloat {
    var node = self
    while let parent = node.parent { node = parent }
    guard let root = node as? RootLayoutNode else { return 0 }
    return max(root.keyboardHeight - root.safeArea.bottom, 0)
  }

  /// The insets in force around this box, and the rectangle (global) they are measured from.
  fileprivate func safeRegion() -> (outer: CGRect, inner: CGRect)? {
    var node = parent
    var outer: CGRect?
    var inner: CGRect?
    while let current = node {
      if let provider = current as? any SafeAreaProviding {
        let frame = current.globalFrame
        let insets = provider.contentSafeArea.onCanvas
        let safe = CGRect(
          x: frame.minX + insets.leading, y: frame.minY + insets.top,
          width: max(frame.width - insets.horizontal, 0), height: max(frame.height - insets.vertical, 0))
        if let previous = inner {
          // An outer region counts as far as the inner one reaches its boundary.
          let merged = previous.overlap(safe)
          outer = outer.map { old in
            var grown = old
            if abs(old.minY - safe.minY) < 0.5 {
              grown = grown.union(CGRect(x: old.minX, y: frame.minY, width: old.width, height: 0))
            }
            if abs(old.maxY - safe.maxY) < 0.5 {
              grown = grown.union(CGRect(x: old.minX, y: frame.maxY, width: old.width, height: 0))
            }
            if abs(old.minX - safe.minX) < 0.5 {
              grown = grown.union(CGRect(x: frame.minX, y: old.minY, width: 0, height: old.height))
            }
            if abs(old.maxX - safe.maxX) < 0.5 {
              grown = grown.union(CGRect(x: frame.maxX, y: old.minY, width: 0, height: old.height))
            }
            return grown
          }
          inner = merged.isNull ? previous : merged
        } else {
          outer = frame
          inner = safe
        }
      }
      node = current.parent
    }
    guard let outer, let inner else { return nil }
    return (outer, inner)
  }

  /// How far the safe area reaches beyond each side of this box that touches its boundary (physical sides).
  package func growthIntoSafeArea(edges: Edge.Set) -> EdgeInsets {
    guard let region = safeRegion() else { return EdgeInsets() }
    let frame = globalFrame
    let tolerance = 0.5 / max(environment.displayScale, 1) + 0.001
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    var growth = EdgeInsets()
    if edges.contains(.top), frame.minY <= region.inner.minY + tolerance {
      growth.top = max(frame.minY - region.outer.minY, 0)
    }
    if edges.contains(.bottom), frame.maxY >= region.inner.maxY - tolerance {
      growth.bottom = max(region.outer.maxY - frame.maxY, 0)
    }
    let left: Edge = isRightToLeft ? .trailing : .leading
    let right: Edge = isRightToLeft ? .leading : .trailing
    if edges.contains(left), frame.minX <= region.inner.minX + tolerance {
      growth.leading = max(frame.minX - region.outer.minX, 0)
    }
    if edges.contains(right), frame.maxX >= region.inner.maxX - tolerance {
      growth.trailing = max(region.outer.maxX - frame.maxX, 0)
    }
    return growth
  }

  /// How much of this box, measured from each side, lies outside the safe area; for GeometryProxy (logical sides).
  package func safeAreaOverlap() -> EdgeInsets {
    guard let region = safeRegion() else { return EdgeInsets() }
    let frame = globalFrame
    var insets = EdgeInsets(
      top: max(region.inner.minY - region.outer.minY, 0), leading: max(region.inner.minX - region.outer.minX, 0),
      bottom: max(region.outer.maxY - region.inner.maxY, 0),
      trailing: max(region.outer.maxX - region.inner.maxX, 0))
    // Only what touches the boundary counts.
    let slack: CGFloat = 0.5
    if frame.minY > region.inner.minY + slack { insets.top = 0 }
    if frame.maxY < region.inner.maxY - slack { insets.bottom = 0 }
    if frame.minX > region.inner.minX + slack { insets.leading = 0 }
    if frame.maxX < region.inner.maxX - slack { insets.trailing = 0 }
    return insets
  }
}

/// Lets a view reach into the safe area.
public struct _SafeAreaRegionsIgnoringLayout: Sendable {
  public var regions: SafeAreaRegions
  public var edges: Edge.Set
}

extension _SafeAreaRegionsIgnoringLayout: UnaryLayoutModifier {
  public typealias Body = Never

  package func place(_ child: LayoutNode, in node: LayoutNode) {
    var growth = node.growthIntoSafeArea(edges: edges)
    let keyboard = node.keyboardInset
    if !regions.contains(.container) {
      // Under the keyboard, and no farther than the safe area without it.
      growth = EdgeInsets(top: 0, leading: 0, bottom: min(growth.bottom, keyboard), trailing: 0)
    } else if !regions.contains(.keyboard), keyboard > 0 {
      growth.bottom = 0
    }
    let grown = CGSize(
      width: node.size.width + growth.horizontal, height: node.size.height + growth.vertical)
    let offer = ProposedViewSize(grown)
    let size = child.sizeThatFits(offer)
    var x = -growth.leading + (grown.width - size.width) / 2
    if node.environment.layoutDirection == .rightToLeft { x = node.size.width - x - size.width }
    child.place(at: CGPoint(x: x, y: -growth.top + (grown.height - size.height) / 2), proposal: offer)
  }
  package static var displayName: String { "ignoresSafeArea" }
}

/// A bar at an edge that the content keeps clear of.
struct SafeAreaInsetModifier<Bar: View> {
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?
  let bar: Bar
}

extension SafeAreaInsetModifier: ViewModifier {
  typealias Body = Never
  static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    ContainerNode(
      view, context,
      box: SafeAreaInsetLayoutNode(
        edge: view.modifier.edge, alignment: view.modifier.alignment, spacing: view.modifier.spacing,
        environment: context.environment),
      content: { TupleView((InsetSlot(content: $0.content), InsetSlot(content: $0.modifier.bar))) }
    ) { box, view in
      guard let box = box as? SafeAreaInsetLayoutNode else { return }
      box.edge = view.modifier.edge
      box.alignment = view.modifier.alignment
      box.barSpacing = view.modifier.spacing
      box.invalidateLayout()
    }
  }
}

/// Makes exactly one box of some content.
package struct InsetSlot<Content: View> {
  package let content: Content
  package init(content: Content) { self.content = content }
}

extension InsetSlot: PrimitiveView {
  public static func _makeNode(_ view: InsetSlot<Content>, _ context: _NodeContext) -> _ViewNode {
    ContainerNode(
      view, context,
      box: SlotLayoutNode(environment: context.environment), content: { $0.content }, update: { _, _ in })
  }
}

/// A box for content of any number of boxes: one is passed through, more are stacked, none is empty.
@MainActor
package final class SlotLayoutNode: ContainerLayoutNode {
  private var content: LayoutNode?

  package override func childrenDidChange() {
    content = childNodes.isEmpty ? nil : implicitStack(of: childNodes, environment: environment)
    if let content { adopt(content) }
  }

  package var isEmpty: Bool { childNodes.isEmpty }
  package override var children: [LayoutNode] { content.map { [$0] } ?? [] }
  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize { content?.sizeThatFits(proposal) ?? .zero }
  package override func layoutChildren() { content?.place(at: .zero, proposal: proposal) }
  package override func computeExplicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    content?.explicitGuide(key, for: proposal)
  }
  package override func computeSpacing() -> ViewSpacing { content?.spacing ?? ViewSpacing() }
  package override var layoutPriority: Double { content?.layoutPriority ?? 0 }
  package override var isSpacer: Bool { content?.isSpacer ?? false }
  package override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    content?.layoutValue(key) ?? K.defaultValue
  }
  package override func containerAxisDidChange(_ axis: Axis?) { content?.containerAxisDidChange(axis) }
}

/// Lays a bar at an edge; the content takes the rest, or all of it with an inset when it scrolls.
@MainActor
package final class SafeAreaInsetLayoutNode: ContainerLayoutNode, SafeAreaProviding {
  package override var displayName: String { "safeAreaInset" }
  var edge: Edge
  var alignment: Alignment
  var barSpacing: CGFloat?
  private var barLength: CGFloat = 0

  init(edge: Edge, alignment: Alignment, spacing: CGFloat?, environment: EnvironmentValues) {
    self.edge = edge
    self.alignment = alignment
    barSpacing = spacing
    super.init(environment: environment)
  }

  private var content: LayoutNode? { childNodes.first }
  private var bar: LayoutNode? { childNodes.count > 1 ? childNodes[1] : nil }
  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  private var gap: CGFloat { barSpacing ?? ViewSpacing.defaultGap }

  package var contentSafeArea: EdgeInsets {
    var insets = EdgeInsets()
    insets[edge] = barLength
    return insets
  }

  private func barProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(axis, nil, minor: proposal[axis.other])
  }

  private func reserved(_ proposal: ProposedViewSize) -> CGFloat {
    guard let bar else { return 0 }
    let length = bar.sizeThatFits(barProposal(proposal))[axis]
    return length > 0 ? (length + gap).onCanvas : 0
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    guard let content else { return .zero }
    let taken = reserved(proposal)
    var offer = proposal
    if let length = proposal[axis] { offer[axis] = max(length - taken, 0) }
    var size = content.sizeThatFits(offer)
    size[axis] += taken
    return size
  }

  package override func layoutChildren() {
    guard let content else { return }
    barLength = reserved(proposal)
    var offer = ProposedViewSize(size)
    offer[axis] = max(size[axis] - barLength, 0)
    let contentSize = content.sizeThatFits(offer)
    var room = size
    room[axis] = max(size[axis] - barLength, 0)
    var origin = CGPoint(x: (room.width - contentSize.width) / 2, y: (room.height - contentSize.height) / 2)
    if edge == .top || edge == .leading { origin[axis] += barLength }
    content.place(at: origin, proposal: offer)
    if let bar {
      let barOffer = barProposal(ProposedViewSize(size))
      let barSize = bar.sizeThatFits(barOffer)
      var barOrigin = alignedOrigin(bar, barOffer, in: size, alignment)
      barOrigin[axis] = edge == .top || edge == .leading ? 0 : size[axis] - barSize[axis]
      bar.place(at: barOrigin, proposal: barOffer)
    }
  }
}

extension View {
  /// Lets the view reach into the safe area on some edges.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(_SafeAreaRegionsIgnoringLayout(regions: regions, edges: edges))
  }

  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(.container, edges: edges)
  }

  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing, bar: content()))
  }

  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing, bar: content()))
  }

  /// Makes the safe area smaller: content keeps clear of the edges, what scrolls goes on beneath them.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPadding(padding: _PaddingLayout(edges: .all, insets: insets)))
  }
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(SafeAreaPadding(padding: _PaddingLayout(edges: edges, insets: length.map { EdgeInsets(.all, $0) })))
  }
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}

/// Padding that counts as safe area.
package struct SafeAreaPadding: Sendable { package let padding: _PaddingLayout }

extension SafeAreaPadding: UnaryLayoutModifier {
  package typealias Body = Never

  package func sizeThatFits(
    _ proposal: ProposedViewSize, child: LayoutNode, environment: EnvironmentValues
  ) -> CGSize { padding.sizeThatFits(proposal, child: child, environment: environment) }
  package func place(_ child: LayoutNode, in node: LayoutNode) { padding.place(child, in: node) }
  package func explicitGuide(
    _ key: AlignmentKey, proposal: ProposedViewSize, child: LayoutNode, node: LayoutNode
  ) -> CGFloat? { padding.explicitGuide(key, proposal: proposal, child: child, node: node) }
  package func spacing(of child: LayoutNode, environment: EnvironmentValues) -> ViewSpacing {
    padding.spacing(of: child, environment: environment)
  }
  package static var displayName: String { "safeAreaPadding" }
}

extension UnaryLayoutNode: SafeAreaProviding where M == SafeAreaPadding {
  package var contentSafeArea: EdgeInsets {
    var insets = modifier.padding.resolved
    if environment.layoutDirection == .rightToLeft { swap(&insets.leading, &insets.trailing) }
    return insets
  }
}
