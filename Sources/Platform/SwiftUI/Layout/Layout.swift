// The Layout protocol: containers that anybody can write.

/// Arranges a collection of views.
@preconcurrency
public protocol Layout: Animatable {
  typealias Subviews = LayoutSubviews
  associatedtype Cache = Void

  static var layoutProperties: LayoutProperties { get }
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Makes the box that a container of this layout is.
  @MainActor static func _makeLayoutNode(_ layout: Self, _ environment: EnvironmentValues) -> _LayoutContainer
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard var result = subviews.first?.spacing else { return ViewSpacing() }
    for subview in subviews.dropFirst() { result.formUnion(subview.spacing) }
    return result
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    combined(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    combined(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  private func combined(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    guard let container = subviews.container else { return nil }
    return onMainActorNow { container.guideOfPlacements(key) }
  }

  @MainActor public static func _makeLayoutNode(
    _ layout: Self, _ environment: EnvironmentValues
  ) -> _LayoutContainer {
    _LayoutContainer(CustomLayoutNode(layout, environment: environment)) { container, layout in
      guard let node = container as? CustomLayoutNode<Self> else { return }
      node.layout = identical(layout, as: Self.self)
      node.invalidateLayout()
    }
  }
}

/// The box of a layout container, and how to give it another value of its layout.
@MainActor
public struct _LayoutContainer {
  package let node: ContainerLayoutNode
  private let apply: (ContainerLayoutNode, any Layout) -> Void

  package init(_ node: ContainerLayoutNode, apply: @escaping (ContainerLayoutNode, any Layout) -> Void) {
    self.node = node
    self.apply = apply
  }

  package func update(_ layout: any Layout) { apply(node, layout) }
}

/// What a layout says of itself.
public struct LayoutProperties: Sendable {
  /// The axis that the container stacks along, for spacers and dividers.
  public var stackOrientation: Axis?
  public init() {}
  package init(stackOrientation: Axis?) { self.stackOrientation = stackOrientation }
}

/// A value that a view gives its container's layout.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The views that a layout arranges.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int

  package let container: CustomLayoutContainer?
  private let nodes: [LayoutNode]
  private let range: Range<Int>
  public var layoutDirection: LayoutDirection

  package init(container: CustomLayoutContainer?, nodes: [LayoutNode], layoutDirection: LayoutDirection) {
    self.container = container
    self.nodes = nodes
    self.range = nodes.indices
    self.layoutDirection = layoutDirection
  }

  private init(_ base: LayoutSubviews, _ range: Range<Int>) {
    container = base.container
    nodes = base.nodes
    self.range = range
    layoutDirection = base.layoutDirection
  }

  public var startIndex: Int { range.lowerBound }
  public var endIndex: Int { range.upperBound }
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(container: container, node: nodes[index], index: index)
  }
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(self, bounds) }
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(container: container, nodes: indices.map { nodes[$0] }, layoutDirection: layoutDirection)
  }

  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.range == b.range && a.nodes.elementsEqual(b.nodes, by: ===)
  }
}

/// One view that a layout arranges.
public struct LayoutSubview: Equatable, Sendable {
  package let container: CustomLayoutContainer?
  package let node: LayoutNode
  package let index: Int

  public var spacing: ViewSpacing { onMainActorNow { node.spacing } }
  public var priority: Double { onMainActorNow { node.layoutPriority } }

  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    // The metatype only names the key; nothing of its type crosses over.
    let key = SendableBox(key)
    return onMainActorNow { SendableBox(node.layoutValue(key.value)) }.value
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { onMainActorNow { node.sizeThatFits(proposal) } }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    onMainActorNow { node.dimensions(for: proposal) }
  }

  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    onMainActorNow {
      let size = node.sizeThatFits(proposal)
      let origin = CGPoint(x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y)
      container?.record(index, Placement(origin: origin, proposal: proposal))
    }
  }

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }
}

/// Where a layout puts a child.
package struct Placement {
  package var origin: CGPoint
  package var proposal: ProposedViewSize
}

/// The container side of the Layout protocol: notes where each child is put.
@MainActor
package class CustomLayoutContainer: ContainerLayoutNode {
  package var placements: [Placement?] = []

  package final func record(_ index: Int, _ placement: Placement) {
    guard placements.indices.contains(index) else { return }
    var finite = placement
    if !finite.origin.x.isFinite { finite.origin.x = 0 }
    if !finite.origin.y.isFinite { finite.origin.y = 0 }
    placements[index] = finite
  }

  package func guideOfPlacements(_ key: AlignmentKey) -> CGFloat? {
    combinedGuide(
      key, origins: placements.map { $0?.origin ?? .zero },
      proposals: placements.map { $0?.proposal ?? .unspecified })
  }
}

/// The box of a container with a layout of its own.
@MainActor
package final class CustomLayoutNode<L: Layout>: CustomLayoutContainer {
  var layout: L
  private var cache: L.Cache?

  init(_ layout: L, environment: EnvironmentValues) {
    self.layout = layout
    super.init(environment: environment)
  }

  package override var axisForChildren: Axis? {
    (layout as? AnyLayout)?.orientation ?? L.layoutProperties.stackOrientation
  }

  private var subviews: LayoutSubviews {
    LayoutSubviews(container: self, nodes: childNodes, layoutDirection: environment.layoutDirection)
  }

  private func withCache<Result>(_ body: (inout L.Cache) -> Result) -> Result {
    var working = cache ?? layout.makeCache(subviews: subviews)
    let result = body(&working)
    cache = working
    return result
  }

  package override func childrenDidChange() { cache = nil }

  package override func didInvalidate() {
    guard var working = cache else { return }
    layout.updateCache(&working, subviews: subviews)
    cache = working
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let subviews = self.subviews
    let size = withCache { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    // A layout may answer anything; what it may not do is poison everybody else's arithmetic: an endless answer to an
    // offer that ends means "all of it".
    func usable(_ length: CGFloat, _ offer: CGFloat?) -> CGFloat {
      if length.isFinite || offer == .infinity { return max(length, 0) }
      return offer ?? ProposedViewSize.unspecified.replacingUnspecifiedDimensions().width
    }
    return CGSize(width: usable(size.width, proposal.width), height: usable(size.height, proposal.height))
  }

  private func runPlacement(in size: CGSize, proposal: ProposedViewSize) {
    let subviews = self.subviews
    placements = Array(repeating: nil, count: childNodes.count)
    withCache {
      layout.placeSubviews(
        in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  package override func layoutChildren() {
    runPlacement(in: size, proposal: proposal)
    let placements = self.placements
    for (index, child) in childNodes.enumerated() {
      if let placement = placements[index] {
        child.place(at: placement.origin, proposal: placement.proposal)
      } else {
        // A child that the layout forgot is centred with the container's own proposal.
        let size = child.sizeThatFits(proposal)
        child.place(
          at: CGPoint(x: (self.size.width - size.width) / 2, y: (self.size.height - size.height) / 2),
          proposal: proposal)
      }
    }
  }

  package override func computeExplicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: sizeThatFits(proposal))
    let subviews = self.subviews
    // A guide may be asked for before the first placement; the layout's own answer places the children.
    placements = Array(repeating: nil, count: childNodes.count)
    return withCache {
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        : layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  package override func computeSpacing() -> ViewSpacing {
    let subviews = self.subviews
    return withCache { layout.spacing(subviews: subviews, cache: &$0) }
  }
}
