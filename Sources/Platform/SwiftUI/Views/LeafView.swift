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
  /// Whether the view can be drawn at another size than it was laid out for.
  static var isResizable: Bool { get }
  /// The paints of the view in bounds of one point by one, for animated changes of them.
  func paints(_ node: LeafLayoutNode<Self>) -> [ResolvedStyle]
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
  package static var isResizable: Bool { true }
  package func affectsLayout(comparedTo old: Self) -> Bool { true }
  package func paints(_ node: LeafLayoutNode<Self>) -> [ResolvedStyle] { [] }

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
  /// When a view of the date has asked to be made anew.
  package var nextTick: Double?
  /// How the view's paints move, if they do.
  fileprivate(set) var paintMotion: PaintMotion?

  package override func draw(into context: inout DrawContext) {
    context.missingPaint = paintMotion?.missingNow
    if let contentMotion, contentMotion.isMoving, let view = view as? any ContentReplacing {
      drawReplacement(view, contentMotion, into: &context)
    } else {
      view.draw(self, into: &context)
    }
    context.missingPaint = nil
  }

  /// How the content becomes other content, if it does.
  fileprivate var contentMotion: ContentMotion<V>?

  private func drawReplacement<R: ContentReplacing>(
    _ view: R, _ motion: ContentMotion<V>, into context: inout DrawContext
  ) {
    guard let old = motion.old as? LeafLayoutNode<R>, let new = self as? LeafLayoutNode<R> else { return }
    view.drawReplacement(motion.replacement, from: old, to: new, into: &context)
  }

  /// A box like this one as it is now, to be drawn by itself.
  fileprivate func snapshot() -> LeafLayoutNode<V> {
    let copy = LeafLayoutNode(view, environment: environment)
    copy.cache = cache
    copy.owner = owner
    copy.layOutAsRoot(size: size)
    return copy
  }
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
  package override var isResizable: Bool { V.isResizable }
  package override func containerAxisDidChange(_ axis: Axis?) {
    guard axis != containerAxis else { return }
    containerAxis = axis
    invalidateLayout()
  }

  /// Shows a value on the way to another.
  fileprivate func show(_ view: V) {
    let affectsLayout = view.affectsLayout(comparedTo: self.view)
    self.view = view
    if affectsLayout {
      reset()
      owner?.host.requestLayout()
    } else {
      cache = view.makeLeafCache()
    }
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
  private var animated = AnimatedValue<V>()

  package init(_ view: V, _ context: _NodeContext) {
    layoutNode = LeafLayoutNode(view, environment: context.environment)
    super.init(context)
    layoutNode.owner = self
  }

  package override func receive<Other: View>(_ view: Other, _ environment: EnvironmentValues) {
    let new = identical(view, as: V.self)
    let isSameEnvironment = environment.isIdentical(to: self.environment)
    if isSameEnvironment, ValueComparison.areEqual(new, animated.target ?? layoutNode.view) { return }
    let paints = movingPaints
    let outgoing = host.mayAnimate && V.self is any ContentReplacing.Type ? layoutNode.snapshot() : nil
    let transitions = (old: self.environment.contentTransition, new: environment.contentTransition)
    let affectsLayout = new.affectsLayout(comparedTo: layoutNode.view)
    animated.receive(new, after: layoutNode.view, in: self) { [weak layoutNode] in layoutNode?.show($0) }
    layoutNode.view = animated.shown ?? new
    if !isSameEnvironment {
      self.environment = environment
      layoutNode.environment = environment
    }
    if affectsLayout || !isSameEnvironment {
      layoutNode.reset()
    } else {
      layoutNode.cache = new.makeLeafCache()
    }
    movePaints(from: paints)
    if let outgoing { replaceContent(of: outgoing, transitions.new, after: transitions.old) }
  }

  /// Lets other content than a box had come in by the transition that the environment asks for.
  private func replaceContent(
    of old: LeafLayoutNode<V>, _ transition: ContentTransition, after before: ContentTransition
  ) {
    func replaces<R: ContentReplacing>(_ view: R) -> Bool {
      guard let new = layoutNode as? LeafLayoutNode<R>, let old = old as? LeafLayoutNode<R> else { return false }
      return view.replacesContent(new, of: old)
    }
    guard let view = layoutNode.view as? any ContentReplacing, replaces(view) else { return }
    let transaction = self.transaction
    guard transition != .identity, let animation = transaction.effectiveAnimation else {
      layoutNode.contentMotion = nil
      return
    }
    // Of what is on its way already, the half that is seen better goes on.
    var (start, outgoing) = (0.0, old)
    if let running = layoutNode.contentMotion, running.isMoving {
      let share = running.replacement.share
      (start, outgoing) = share < 0.5 ? (share, running.old) : (1 - share, old)
    }
    layoutNode.contentMotion = ContentMotion(
      from: outgoing, transition: transition, countsDown: transition.countsDown(after: before), start: start,
      animation: animation, ticket: AnimationTicket(transaction), node: self)
  }

  /// The paints before a change, if it may be animated.
  private var movingPaints: [ResolvedStyle]? {
    host.mayAnimate || layoutNode.paintMotion != nil ? layoutNode.view.paints(layoutNode) : nil
  }

  private func movePaints(from old: [ResolvedStyle]?) {
    guard let old else { return }
    layoutNode.paintMotion = PaintMotion.change(
      layoutNode.paintMotion, from: old, to: layoutNode.view.paints(layoutNode), in: self)
  }

  package override func receiveEnvironment(_ environment: EnvironmentValues) {
    guard !environment.isIdentical(to: self.environment) else { return }
    let paints = movingPaints
    self.environment = environment
    layoutNode.environment = environment
    layoutNode.reset()
    guard let paints else { return }
    layoutNode.paintMotion = PaintMotion.follow(
      layoutNode.paintMotion, from: paints, to: layoutNode.view.paints(layoutNode), in: self)
  }

  package override func appendLayoutNodes(to list: inout [LayoutNode]) { list.append(layoutNode) }
}
