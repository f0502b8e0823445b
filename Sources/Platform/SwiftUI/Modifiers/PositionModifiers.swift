// padding, offset, position, zIndex, alignment guides, layout values.

import Drawing

/// Room around a view.
public struct _PaddingLayout: Sendable {
  package var edges: Edge.Set
  package var insets: EdgeInsets?

  /// The system's padding in points.
  private static let standard: CGFloat = 16

  package var resolved: EdgeInsets {
    let given = insets ?? EdgeInsets(.all, Self.standard)
    var result = EdgeInsets()
    for edge in Edge.allCases where edges.contains(edge) { result[edge] = given[edge].isFinite ? given[edge] : 0 }
    return result
  }
}

extension _PaddingLayout: UnaryLayoutModifier {
  public typealias Body = Never

  package func sizeThatFits(
    _ proposal: ProposedViewSize, child: LayoutNode, environment: EnvironmentValues
  ) -> CGSize {
    let insets = resolved
    let size = child.sizeThatFits(proposal.inset(by: insets))
    return CGSize(
      width: max(size.width + insets.horizontal, 0), height: max(size.height + insets.vertical, 0))
  }

  package func place(_ child: LayoutNode, in node: LayoutNode) {
    let insets = resolved
    child.place(at: CGPoint(x: insets.leading, y: insets.top), proposal: node.proposal.inset(by: insets))
  }

  package func explicitGuide(
    _ key: AlignmentKey, proposal: ProposedViewSize, child: LayoutNode, node: LayoutNode
  ) -> CGFloat? {
    let insets = resolved
    guard let value = child.explicitGuide(key, for: proposal.inset(by: insets)) else { return nil }
    return value + (key.axis == .horizontal ? insets.leading : insets.top)
  }

  package func spacing(of child: LayoutNode, environment: EnvironmentValues) -> ViewSpacing {
    let insets = resolved
    var padded: Edge.Set = []
    for edge in Edge.allCases where insets[edge] != 0 { padded.insert(Edge.Set(edge)) }
    return child.spacing.reset(padded)
  }
  package static var displayName: String { "padding" }
}

/// Moves a view without moving its place in the layout.
public struct _OffsetEffect: Sendable {
  private var given: CGSize

  package init(offset: CGSize) { given = offset }

  package var offset: CGSize {
    get { given.onCanvas }
    set { given = newValue }
  }
}

extension _OffsetEffect: UnaryLayoutModifier {
  public typealias Body = Never
  package func draw(_ child: LayoutNode, node: LayoutNode, into context: inout DrawContext) {
    let saved = context.origin
    context.origin = CGPoint(x: saved.x + offset.width, y: saved.y + offset.height)
    child.drawPlaced(into: &context)
    context.origin = saved
  }
  package func collectSemantics(_ child: LayoutNode, node: LayoutNode, into context: inout SemanticsContext) {
    let saved = context.origin
    context.origin = CGPoint(x: saved.x + offset.width, y: saved.y + offset.height)
    child.collectSemanticsPlaced(into: &context)
    context.origin = saved
  }
  package var contentShift: CGSize { offset }
  package func affectsLayout(comparedTo old: _OffsetEffect) -> Bool { false }
  package static var displayName: String { "offset" }
}

extension _OffsetEffect: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { .init(offset.width, offset.height) }
    set { offset = CGSize(width: newValue.first, height: newValue.second) }
  }
}

/// Puts a view's centre at a point of the room it is offered.
public struct _PositionLayout: Sendable {
  package var position: CGPoint
}

extension _PositionLayout: UnaryLayoutModifier {
  public typealias Body = Never

  package func sizeThatFits(
    _ proposal: ProposedViewSize, child: LayoutNode, environment: EnvironmentValues
  ) -> CGSize {
    let own = child.sizeThatFits(proposal)
    return CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
  }

  package func place(_ child: LayoutNode, in node: LayoutNode) {
    let size = child.sizeThatFits(node.proposal)
    var x = position.x - size.width / 2
    // The point is in drawing coordinates, which right-to-left layout does not mirror.
    if node.environment.layoutDirection == .rightToLeft { x = node.size.width - x - size.width }
    child.place(at: CGPoint(x: x, y: position.y - size.height / 2), proposal: node.proposal)
  }

  package func spacing(of child: LayoutNode, environment: EnvironmentValues) -> ViewSpacing { ViewSpacing() }
  package static var displayName: String { "position" }
}

extension _PositionLayout: Animatable {
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { .init(position.x, position.y) }
    set { position = CGPoint(x: newValue.first, y: newValue.second) }
  }
}

/// Orders siblings in drawing and hit testing.
struct ZIndexModifier: Sendable { var value: Double }

extension ZIndexModifier: UnaryLayoutModifier {
  typealias Body = Never
  func zIndex(of child: LayoutNode) -> Double { value.isNaN ? 0 : value }
  func affectsLayout(comparedTo old: ZIndexModifier) -> Bool { false }
  static var displayName: String { "zIndex" }
}

/// Sets a guide of a view.
public struct _AlignmentWritingModifier {
  package let key: AlignmentKey
  package let compute: (ViewDimensions) -> CGFloat
}

extension _AlignmentWritingModifier: UnaryLayoutModifier {
  public typealias Body = Never
  package var ownGuideMask: UInt64 { key.bit }
  package func explicitGuide(
    _ key: AlignmentKey, proposal: ProposedViewSize, child: LayoutNode, node: LayoutNode
  ) -> CGFloat? {
    guard key == self.key else { return child.explicitGuide(key, for: proposal) }
    return compute(child.dimensions(for: proposal))
  }
  package static var displayName: String { "alignmentGuide" }
}

/// Gives a view a value that its container's layout reads.
struct LayoutValueModifier<K: LayoutValueKey> { let value: K.Value }

extension LayoutValueModifier: UnaryLayoutModifier {
  typealias Body = Never
  func layoutValue<Other: LayoutValueKey>(_ key: Other.Type, child: LayoutNode) -> Other.Value {
    if key == K.self, let value = value as? Other.Value { return value }
    return child.layoutValue(key)
  }
  static var displayName: String { "layoutValue" }
}

extension View {
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(edges: .all, insets: insets))
  }

  /// Adds room on some edges: points, or nil for the system's 16.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(_PaddingLayout(edges: edges, insets: length.map { EdgeInsets(.all, $0) }))
  }

  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Moves the view by points; the layout around it does not notice.
  nonisolated public func offset(_ offset: CGSize) -> some View { modifier(_OffsetEffect(offset: offset)) }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Puts the view's centre at a point of its parent.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(_PositionLayout(position: position))
  }
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Draws the view above siblings with a smaller value.
  nonisolated public func zIndex(_ value: Double) -> some View { modifier(ZIndexModifier(value: value)) }

  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(key: g.key, compute: computeValue))
  }
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(key: g.key, compute: computeValue))
  }

  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }
}
