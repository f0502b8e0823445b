// Views that draw themselves.

import Drawing

/// A view that is a single box without children: a text, a shape, an image.
@MainActor
package protocol LeafView: PrimitiveView {
  /// What the box keeps between questions, such as laid-out lines.
  associatedtype LeafCache = Void
  func makeLeafCache() -> LeafCache
  func sizeThatFits(_ proposal: ProposedViewSize, node: LeafLayoutNode<Self>) -> CGSize
  func draw(_ node: LeafLayoutNode<Self>, into context: inout DrawContext)
  func collectSemantics(_ node: LeafLayoutNode<Self>, into context: inout SemanticsContext)
  /// Whether a touch at a point of the box hits the view.
  func isHit(_ point: CGPoint, node: LeafLayoutNode<Self>) -> Bool
  func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize, node: LeafLayoutNode<Self>) -> CGFloat?
  func guideMask(_ node: LeafLayoutNode<Self>) -> UInt64
  func spacing(_ node: LeafLayoutNode<Self>) -> ViewSpacing
  /// Whether the view is a `Spacer`.
  static var isSpacer: Bool { get }
  /// Whether going from an older value changes the size.
  func affectsLayout(comparedTo old: Self) -> Bool
}

extension LeafView {
  package func collectSemantics(_ node: LeafLayoutNode<Self>, into context: inout SemanticsContext) {}
  package func isHit(_ point: CGPoint, node: LeafLayoutNode<Self>) -> Bool { node.boundsContain(point) }
  package func explicitGuide(
    _ key: AlignmentKey, proposal: ProposedViewSize, node: LeafLayoutNode<Self>
  ) -> CGFloat? { nil }
  package func guideMask(_ node: LeafLayoutNode<Self>) -> UInt64 { 0 }
  package func spacing(_ node: LeafLayoutNode<Self>) -> ViewSpacing { ViewSpacing() }
  package static var isSpacer: Bool { false }
  package func affectsLayout(comparedTo old: Self) -> Bool { true }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode { LeafNode(view, context) }
}

extension LeafView where LeafCache == Void {
  package func makeLeafCache() {}
}

@MainActor
package final class LeafLayoutNode<V: LeafView>: LayoutNode {
  package fileprivate(set) var view: V {
    didSet { setNeedsDisplay() }
  }
  package var cache: V.LeafCache
  /// The axis of the stack around it, for spacers and dividers.
  package private(set) var containerAxis: Axis?

  init(_ view: V, environment: EnvironmentValues) {
    self.view = view
    cache = view.makeLeafCache()
    super.init(environment: environment)
  }

  package override var displayName: String { "\(V.self)" }
  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    view.sizeThatFits(proposal, node: self)
  }
  package override func draw(into context: inout DrawContext) { view.draw(self, into: &context) }
  package override func hit(_ point: CGPoint) -> HitPath? {
    view.isHit(point, node: self) ? HitPath().adding(self) : nil
  }
  package override func collectSemantics(into context: inout SemanticsContext) {
    view.collectSemantics(self, into: &context)
  }
  package override func computeExplicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    view.explicitGuide(key, proposal: proposal, node: self)
  }
  package override func computeGuideMask() -> UInt64 { view.guideMask(self) }
  package override func computeSpacing() -> ViewSpacing { view.spacing(self) }
  package override var isSpacer: Bool { V.isSpacer }
  package override func containerAxisDidChange(_ axis: Axis?) {
    guard axis != containerAxis else { return }
    containerAxis = axis
    invalidateLayout()
  }

  /// Forgets what the view had cached, and its size.
  package func reset() {
    cache = view.makeLeafCache()
    invalidateLayout()
  }
}

@MainActor
package final class LeafNode<V: LeafView>: _ViewNode, BoxMaking {
  private let layoutNode: LeafLayoutNode<V>

  package init(_ view: V, _ context: _NodeContext) {
    layoutNode = LeafLayoutNode(view, environment: context.environment)
    super.init(context)
    layoutNode.owner = self
  }

  package override func receive<Other: View>(_ view: Other, _ environment: EnvironmentValues) {
    let new = identical(view, as: V.self)
    let isSameEnvironment = environment.isIdentical(to: self.environment)
    if isSameEnvironment, ValueComparison.areEqual(new, layoutNode.view) { return }
    let affectsLayout = new.affectsLayout(comparedTo: layoutNode.view)
    layoutNode.view = new
    if !isSameEnvironment {
      self.environment = environment
      layoutNode.environment = environment
    }
    if affectsLayout || !isSameEnvironment {
      layoutNode.reset()
    } else {
      layoutNode.cache = new.makeLeafCache()
    }
  }

  package override func receiveEnvironment(_ environment: EnvironmentValues) {
    guard !environment.isIdentical(to: self.environment) else { return }
    self.environment = environment
    layoutNode.environment = environment
    layoutNode.reset()
  }

  package override func appendLayoutNodes(to list: inout [LayoutNode]) { list.append(layoutNode) }
}
