// Modifiers that put a box around each box of their content: padding, frames, clips, effects.

import Drawing

/// A modifier that wraps every view of its content in a box of its own.
///
/// All requirements have defaults that pass the child through; a modifier answers what it changes.
@MainActor
package protocol UnaryLayoutModifier: ViewModifier where Body == Never {
  func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode, environment: EnvironmentValues) -> CGSize
  /// Places the child in a box of a size.
  func place(_ child: LayoutNode, in node: LayoutNode)
  func draw(_ child: LayoutNode, node: LayoutNode, into context: inout DrawContext)
  func collectSemantics(_ child: LayoutNode, node: LayoutNode, into context: inout SemanticsContext)
  /// The boxes inside that are hit at a point of the modifier's box.
  func hit(_ child: LayoutNode, node: LayoutNode, at point: CGPoint) -> HitPath?
  /// How the content is transformed in drawing, about the box's origin.
  func contentTransform(of node: LayoutNode) -> ProjectionTransform?
  func explicitGuide(
    _ key: AlignmentKey, proposal: ProposedViewSize, child: LayoutNode, node: LayoutNode
  ) -> CGFloat?
  /// Guides set by the modifier itself, beyond the child's.
  var ownGuideMask: UInt64 { get }
  func spacing(of child: LayoutNode, environment: EnvironmentValues) -> ViewSpacing
  /// Whether the box has the same size and inner layout whatever it is offered.
  func isRigid(around child: LayoutNode) -> Bool
  func priority(of child: LayoutNode) -> Double
  func zIndex(of child: LayoutNode) -> Double
  func layoutValue<K: LayoutValueKey>(_ key: K.Type, child: LayoutNode) -> K.Value
  var coordinateSpaceName: AnyHashable? { get }
  /// How far the modifier moves its content in drawing.
  var contentShift: CGSize { get }
  /// Whether going from an older value changes sizes or places.
  func affectsLayout(comparedTo old: Self) -> Bool
  /// The environment of the content.
  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues
  /// Whether the content sees another environment than with an older value.
  func changesEnvironment(comparedTo old: Self) -> Bool
  /// The name of the modifier in the inspector.
  static var displayName: String { get }
}

extension UnaryLayoutModifier {
  package func sizeThatFits(
    _ proposal: ProposedViewSize, child: LayoutNode, environment: EnvironmentValues
  ) -> CGSize { child.sizeThatFits(proposal) }
  package func place(_ child: LayoutNode, in node: LayoutNode) { child.place(at: .zero, proposal: node.proposal) }
  package func draw(_ child: LayoutNode, node: LayoutNode, into context: inout DrawContext) {
    child.drawPlaced(into: &context)
  }
  package func collectSemantics(
    _ child: LayoutNode, node: LayoutNode, into context: inout SemanticsContext
  ) { child.collectSemanticsPlaced(into: &context) }
  package func explicitGuide(
    _ key: AlignmentKey, proposal: ProposedViewSize, child: LayoutNode, node: LayoutNode
  ) -> CGFloat? { child.explicitGuide(key, for: proposal) }
  package var ownGuideMask: UInt64 { 0 }
  package func spacing(of child: LayoutNode, environment: EnvironmentValues) -> ViewSpacing { child.spacing }
  package func isRigid(around child: LayoutNode) -> Bool { false }
  package func priority(of child: LayoutNode) -> Double { child.layoutPriority }
  package func zIndex(of child: LayoutNode) -> Double { child.zIndex }
  package func layoutValue<K: LayoutValueKey>(_ key: K.Type, child: LayoutNode) -> K.Value {
    child.layoutValue(key)
  }
  package var coordinateSpaceName: AnyHashable? { nil }
  package var contentShift: CGSize { .zero }
  package func affectsLayout(comparedTo old: Self) -> Bool { !ValueComparison.areEqual(self, old) }
  package func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues { environment }
  package func changesEnvironment(comparedTo old: Self) -> Bool { false }
  package static var displayName: String { "\(Self.self)" }

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _ViewNode {
    UnaryModifierNode(view, context)
  }
}

/// The box that a `UnaryLayoutModifier` puts around another.
@MainActor
package final class UnaryLayoutNode<M: UnaryLayoutModifier>: WrapperLayoutNode {
  package var modifier: M {
    didSet { setNeedsDisplay() }
  }

  package init(_ modifier: M, child: LayoutNode, environment: EnvironmentValues) {
    self.modifier = modifier
    super.init(child, environment: environment)
  }

  package override var displayName: String { M.displayName }
  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    modifier.sizeThatFits(proposal, child: child, environment: environment)
  }
  package override func layoutChildren() { modifier.place(child, in: self) }
  package override func draw(into context: inout DrawContext) {
    modifier.draw(child, node: self, into: &context)
  }
  package override func collectSemantics(into context: inout SemanticsContext) {
    modifier.collectSemantics(child, node: self, into: &context)
  }
  package override func hit(_ point: CGPoint) -> HitPath? {
    modifier.hit(child, node: self, at: point)?.adding(self)
  }
  package override var contentTransform: ProjectionTransform? { modifier.contentTransform(of: self) }
  package override func computeExplicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    modifier.explicitGuide(key, proposal: proposal, child: child, node: self)
  }
  package override func computeGuideMask() -> UInt64 { child.guideMask | modifier.ownGuideMask }
  package override func computeSpacing() -> ViewSpacing { modifier.spacing(of: child, environment: environment) }
  package override func computeRigidity() -> Bool { modifier.isRigid(around: child) }
  package override var layoutPriority: Double { modifier.priority(of: child) }
  package override var zIndex: Double { modifier.zIndex(of: child) }
  package override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    modifier.layoutValue(key, child: child)
  }
  package override var coordinateSpaceName: AnyHashable? { modifier.coordinateSpaceName }
  package override var contentShift: CGSize { modifier.contentShift }
}

/// Wraps each box of some content; keeps the wrapper as long as the box stays.
@MainActor
package final class WrapperList<Wrapper: LayoutNode> {
  package private(set) var wrappers: [(child: LayoutNode, wrapper: Wrapper)] = []

  package init() {}

  /// Begins with a wrapper that is there already.
  package init(_ wrapper: Wrapper, around child: LayoutNode) { wrappers = [(child, wrapper)] }

  /// - Parameters:
  ///   - make: Makes a wrapper; nil where whoever makes them is gone, and the box with it.
  ///   - end: Told of wrappers that no box of the list has any more.
  package func wrap(
    _ children: [LayoutNode], make: (LayoutNode) -> Wrapper?, end: (Wrapper) -> Void = { _ in }
  ) -> [Wrapper] {
    if wrappers.count == children.count, zip(wrappers, children).allSatisfy({ $0.child === $1 }) {
      for (child, wrapper) in wrappers { wrapper.adopt(child) }
      return wrappers.map { $0.wrapper }
    }
    var known: [ObjectIdentifier: Wrapper] = [:]
    for (child, wrapper) in wrappers { known[ObjectIdentifier(child)] = wrapper }
    wrappers = children.compactMap { child in
      (known.removeValue(forKey: ObjectIdentifier(child)) ?? make(child)).map { (child, $0) }
    }
    for (child, wrapper) in wrappers { wrapper.adopt(child) }
    for wrapper in known.values { end(wrapper) }
    return wrappers.map { $0.wrapper }
  }
}

@MainActor
private final class UnaryModifierNode<C: View, M: UnaryLayoutModifier>: _ViewNode, BoxWrapping {
  private var modifier: M
  private var child: _ViewNode!
  /// The box around the content's, which is one as a rule.
  private var single: UnaryLayoutNode<M>?
  /// The boxes around several; there once there were any.
  private var several: WrapperList<UnaryLayoutNode<M>>?
  private var inner: EnvironmentValues
  private var animated = AnimatedValue<M>()
  /// The content's rows with boxes around them, if a container makes them one at a time.
  private var rows: WrappedRows<M>?

  init(_ view: ModifiedContent<C, M>, _ context: _NodeContext) {
    modifier = view.modifier
    inner = modifier.contentEnvironment(context.environment)
    super.init(context)
    child = view.content.makeNode(childContext(inner))
  }

  override var children: [_ViewNode] { [child] }

  override func receive<V: View>(_ view: V, _ environment: EnvironmentValues) {
    let new = identical(view, as: ModifiedContent<C, M>.self)
    let affectsLayout = new.modifier.affectsLayout(comparedTo: modifier)
    let changesEnvironment = new.modifier.changesEnvironment(comparedTo: modifier)
    // What changes the layout moves boxes instead of values.
    if !affectsLayout {
      animated.receive(new.modifier, after: modifier, in: self) { [weak self] in self?.show($0) }
    }
    modifier = new.modifier
    take(environment)
    if changesEnvironment { inner = modifier.contentEnvironment(environment) }
    let shown = animated.shown ?? modifier
    forEachBox { box in
      // Equal bits draw the same.
      if affectsLayout || !ValueComparison.areIdentical(box.modifier, shown) { box.modifier = shown }
      if affectsLayout { box.invalidateLayout() }
    }
    child.receive(new.content, inner)
  }

  override func receiveEnvironment(_ environment: EnvironmentValues) {
    guard !environment.isIdentical(to: self.environment) else { return }
    take(environment)
    child.receiveEnvironment(inner)
  }

  private func show(_ modifier: M) { forEachBox { $0.modifier = modifier } }

  private func take(_ environment: EnvironmentValues) {
    guard !environment.isIdentical(to: self.environment) else { return }
    self.environment = environment
    inner = modifier.contentEnvironment(environment)
    forEachBox { box in
      box.environment = environment
      box.invalidateLayout()
    }
  }

  private func forEachBox(_ body: (UnaryLayoutNode<M>) -> Void) {
    if let single { body(single) }
    if let several { for (_, wrapper) in several.wrappers { body(wrapper) } }
    rows?.forEachBox(body)
  }

  override var lazyRows: (any LazyRowSource)? {
    guard let (source, way) = child.onlyRows else {
      rows = nil
      return nil
    }
    if source.yieldsSections {
      // Sections are told apart by their boxes.
      source.isLazy = false
      return nil
    }
    let known = rows ?? WrappedRows(childContext())
    known.take(source, way.compactMap { $0 as? any RowEditingSource }) { [weak self] in self?.makeBox(around: $0) }
    rows = known
    return known
  }

  private func makeBox(around child: LayoutNode) -> UnaryLayoutNode<M> {
    let made = UnaryLayoutNode(animated.shown ?? modifier, child: child, environment: environment)
    made.owner = self
    return made
  }

  override func appendLayoutNodes(to nodes: inout [LayoutNode]) {
    let start = nodes.count
    child.appendLayoutNodes(to: &nodes)
    if several == nil, nodes.count <= start + 1 {
      guard nodes.count > start else {
        single = nil
        return
      }
      let box = nodes[start]
      if let single, single.child === box {
        single.adopt(box)
        nodes[start] = single
      } else {
        let made = makeBox(around: box)
        single = made
        nodes[start] = made
      }
      return
    }
    let list = several ?? single.map { WrapperList($0, around: $0.child) } ?? WrapperList()
    (single, several) = (nil, list)
    let boxes = Array(nodes[start...])
    nodes.removeSubrange(start...)
    nodes += list.wrap(boxes, make: makeBox) as [LayoutNode]
  }
}
