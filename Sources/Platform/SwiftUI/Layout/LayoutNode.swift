// The tree of boxes: what takes up room, how much for which proposal, and where.

import Drawing

/// A box in the layout tree.
///
/// Sizes and guides are cached by proposal until the box or something below it is invalidated. Geometry is logical: x
/// grows from leading to trailing, and `place` mirrors a child inside its parent when the layout runs right to left.
@MainActor
package class LayoutNode {
  private var parentAnchor: BoxAnchor?
  private var ownAnchor: BoxAnchor?
  private var ownerAnchor: NodeAnchor?
  package var environment: EnvironmentValues {
    didSet {
      cachedIsMirrored = nil
      setNeedsDisplay()
    }
  }

  /// Where layout put the box in its parent, in physical coordinates (x to the right).
  package private(set) var placedOrigin: CGPoint = .zero
  private var placedSize: CGSize = .zero
  /// The layout in which the box was first given a place.
  package private(set) var firstLayout: Int?
  /// How the box moves, if it does.
  package final var boxMotion: BoxMotion?
  /// Whether frames are drawn right now: then moving boxes are where they are seen and not where they go.
  package static var isPresenting = false
  package private(set) var proposal: ProposedViewSize = .unspecified
  /// Whether `layoutChildren` must run at the next placement.
  package private(set) var needsLayout = true

  private var sizeCache = ProposalCache<CGSize>()
  private var cachedGuideMask: UInt64?
  private var cachedSpacing: ViewSpacing?
  private var cachedRigidity: Bool?
  private var cachedIsMirrored: Bool?
  private var drawn = DrawnPart()

  package init(environment: EnvironmentValues) {
    self.environment = environment
  }

  deinit { ownAnchor?.detach() }

  package final var parent: LayoutNode? { parentAnchor?.box }

  /// The view node that yielded this box, for identity and inspection.
  package final var owner: _ViewNode? {
    get { ownerAnchor?.node }
    set { ownerAnchor = newValue?.anchor }
  }

  /// Whether the box stands for no view, and so is told of no other environment: the one it was made in may be past.
  package final var takesDirectionFromParent = false

  /// Whether the layout runs from right to left inside the box.
  package final var isMirrored: Bool {
    if let cachedIsMirrored { return cachedIsMirrored }
    if takesDirectionFromParent, let parent { return parent.isMirrored }
    let isMirrored = environment.layoutDirection == .rightToLeft
    cachedIsMirrored = isMirrored
    return isMirrored
  }

  // MARK: What subclasses answer

  /// The boxes directly below, in drawing order before `zIndex`.
  package var children: [LayoutNode] { [] }

  package func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Places the children for the box's size and proposal.
  package func layoutChildren() {}

  /// The value of a guide that this box or its content sets, for a proposal; nil for none.
  package func computeExplicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? { nil }

  /// The bits of every guide that is set here or below.
  package func computeGuideMask() -> UInt64 { children.reduce(0) { $0 | $1.guideMask } }

  package func computeSpacing() -> ViewSpacing { ViewSpacing() }

  /// Whether the box has the same size and inner layout whatever it is offered.
  package func computeRigidity() -> Bool { false }

  package var layoutPriority: Double { 0 }
  package var zIndex: Double { 0 }
  /// Whether this is a `Spacer`, which is flexible only along a stack's axis.
  package var isSpacer: Bool { false }

  package func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }

  /// The name of the coordinate space that this box begins, nil for none.
  package var coordinateSpaceName: AnyHashable? { nil }
  /// How far the content is moved in drawing beyond its layout: a scroll offset, an `offset` modifier.
  package var contentShift: CGSize { .zero }

  package func draw(into context: inout DrawContext) { drawChildren(into: &context) }

  /// The boxes at a point of this box's coordinates; nil where nothing is hit.
  package func hit(_ point: CGPoint) -> HitPath? { hitChildren(point) }
  /// How the content is transformed in drawing, about this box's origin; nil for not at all.
  package var contentTransform: ProjectionTransform? { nil }

  package func collectSemantics(into context: inout SemanticsContext) {
    for child in children { child.collectSemanticsPlaced(into: &context) }
  }

  /// The ids of the accessibility elements that the box gives, in order.
  package final var semanticsIDs: [Int] = []

  /// What made the box, for people.
  package var displayName: String { "\(type(of: self))" }

  /// The box inside that stands for the whole, where there is one.
  package var leadingPart: LayoutNode? { nil }

  /// Boxes that have left the layout and are still drawn.
  package var ghosts: [Ghost] { [] }

  /// Tells a container's axis to spacers and dividers inside it.
  package func containerAxisDidChange(_ axis: Axis?) {}

  // MARK: Asking

  package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let key = ProposalKey(proposal)
    if let known = sizeCache.value(for: key) { return known }
    if let known = sizeCache.any, isRigid { return known }
    var size = computeSize(proposal)
    if size.width.isNaN { size.width = 0 }
    if size.height.isNaN { size.height = 0 }
    // What it asked below may have asked it the same.
    if sizeCache.value(for: key) == nil { sizeCache.insert(size, for: key) }
    return size
  }

  package final func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal), node: self, proposal: proposal)
  }

  /// Where a guide lies in the box for a proposal that it answers with a size. What `dimensions` would say, without
  /// making them for the usual guides.
  package final func guide(_ key: AlignmentKey, for proposal: ProposedViewSize, size: CGSize) -> CGFloat {
    if guideMask & key.bit != 0, let explicit = computeExplicitGuide(key, for: proposal) { return explicit }
    switch key.place {
    case .start: return 0
    case .middle: return size[key.axis] / 2
    case .end: return size[key.axis]
    case .computed:
      return key.id.defaultValue(in: ViewDimensions(size: size, node: self, proposal: proposal))
    }
  }

  package final func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    guard guideMask & key.bit != 0 else { return nil }
    return computeExplicitGuide(key, for: proposal)
  }

  package final var guideMask: UInt64 {
    if let cachedGuideMask { return cachedGuideMask }
    let mask = computeGuideMask()
    cachedGuideMask = mask
    return mask
  }

  package final var spacing: ViewSpacing {
    if let cachedSpacing { return cachedSpacing }
    let spacing = computeSpacing()
    cachedSpacing = spacing
    return spacing
  }

  /// A stack asks every child three times and more, and offers it something else when a neighbour changes; a rigid
  /// child is spared all of that.
  package final var isRigid: Bool {
    if let cachedRigidity { return cachedRigidity }
    let rigidity = computeRigidity()
    cachedRigidity = rigidity
    return rigidity
  }

  // MARK: Placing

  /// Gives the box its place: the logical point of its top leading corner in the parent's box.
  package final func place(at point: CGPoint, proposal: ProposedViewSize) {
    let newSize = sizeThatFits(proposal).onCanvas
    var physical = point.onCanvas
    if let parent, parent.isMirrored {
      physical.x = parent.size.width - point.x - newSize.width
    }
    if BoxMotions.isWatching, firstLayout != nil, physical != placedOrigin || newSize != placedSize {
      BoxMotions.boxWillMove(
        self, from: CGRect(origin: placedOrigin, size: placedSize), to: CGRect(origin: physical, size: newSize))
    }
    placedOrigin = physical
    if firstLayout == nil {
      firstLayout = BoxMotions.layoutNumber
      if BoxMotions.isWatching { BoxMotions.boxArrives(self) }
    }
    boxMotion?.rest(at: CGRect(origin: physical, size: newSize))
    guard needsLayout || newSize != placedSize || (proposal != self.proposal && !isRigid) else { return }
    placedSize = newSize
    self.proposal = proposal
    needsLayout = false
    // What lies around has come here through layouts of its own.
    drawn.isStale = true
    layoutChildren()
  }

  /// Where the box lies in its parent, in physical coordinates (x to the right).
  package final var origin: CGPoint {
    guard let boxMotion, Self.isPresenting else { return placedOrigin }
    return boxMotion.shown.origin
  }

  package final var size: CGSize {
    guard let boxMotion, Self.isPresenting, isResizable else { return placedSize }
    return boxMotion.shown.size
  }

  /// Whether the box can be drawn at another size than it was laid out for.
  package var isResizable: Bool { true }

  /// Gives the box a size whatever it answers. For roots.
  package final func layOutAsRoot(size: CGSize) {
    guard needsLayout || size != placedSize else { return }
    placedSize = size
    proposal = ProposedViewSize(size)
    needsLayout = false
    layoutChildren()
  }

  /// Takes note that the box draws something else than before though it is as large and lies where it lay. Whatever
  /// changes what `draw` does must call this, or invalidate the layout.
  package final func setNeedsDisplay() {
    var node: LayoutNode? = self
    while let current = node {
      current.drawn.isStale = true
      node = current.parent
    }
  }

  /// Forgets sizes here and in every ancestor that has any.
  package final func invalidateLayout() {
    setNeedsDisplay()
    var node: LayoutNode? = self
    while let current = node {
      if current.needsLayout && current.sizeCache.isEmpty && current.cachedGuideMask == nil
        && current.cachedSpacing == nil && current.cachedRigidity == nil && current !== self
      {
        break
      }
      current.needsLayout = true
      current.sizeCache.removeAll()
      current.cachedGuideMask = nil
      current.cachedSpacing = nil
      current.cachedRigidity = nil
      current.didInvalidate()
      node = current.parent
    }
  }

  /// Asks for another layout of the box, whose size has changed in the running one; what is around forgets its own up to
  /// a box that lays its content out again.
  final func resizeDuringLayout(in outer: LayoutNode) {
    var node: LayoutNode? = self
    while let current = node, current !== outer {
      current.needsLayout = true
      current.sizeCache.removeAll()
      node = current.parent
    }
  }

  /// A chance to drop caches of one's own.
  package func didInvalidate() {}

  // MARK: Drawing

  /// Draws the box at its place in its parent.
  package final func drawPlaced(into context: inout DrawContext) {
    if let boxMotion {
      context.isVolatile = true
      boxMotion.draw(self, into: &context)
      return
    }
    let saved = context.origin
    context.origin = CGPoint(x: saved.x + origin.x, y: saved.y + origin.y)
    // Drawing that moves its content nowhere that can be told.
    if context.origin.x.isNaN || context.origin.y.isNaN {
      context.origin = saved
      return
    }
    if context.reuse == nil {
      draw(into: &context)
    } else {
      // A copy, since the box may ask for another drawing while it is drawn.
      var part = drawn
      drawn.isStale = false
      part.draw(self, into: &context)
      part.isStale = part.isStale || drawn.isStale
      drawn = part
    }
    context.origin = saved
  }

  package final func drawChildren(into context: inout DrawContext) {
    let children = self.children
    let ghosts = self.ghosts
    if !ghosts.isEmpty {
      context.isVolatile = true
      drawChildren(with: ghosts, into: &context)
    } else if children.count > 1, children.contains(where: { $0.zIndex != 0 }) {
      let order = children.enumerated().sorted {
        ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
      }
      for (_, child) in order { child.drawPlaced(into: &context) }
    } else {
      for child in children { child.drawPlaced(into: &context) }
    }
  }

  private func drawChildren(with ghosts: [Ghost], into context: inout DrawContext) {
    var order: [(z: Double, place: Double, draw: (inout DrawContext) -> Void)] = []
    for (index, child) in children.enumerated() {
      order.append((child.zIndex, Double(index), { child.drawPlaced(into: &$0) }))
    }
    for ghost in ghosts {
      order.append((ghost.box.zIndex, Double(ghost.index) - 0.5, { ghost.draw(in: self, into: &$0) }))
    }
    for item in order.sorted(by: { ($0.z, $0.place) < ($1.z, $1.place) }) { item.draw(&context) }
  }

  package final func collectSemanticsPlaced(into context: inout SemanticsContext) {
    let saved = context.origin
    context.origin = CGPoint(x: saved.x + origin.x, y: saved.y + origin.y)
    context.collect(from: self)
    context.origin = saved
  }

  /// Takes a box as a child.
  package final func adopt(_ child: LayoutNode) {
    if let ownAnchor {
      if child.parentAnchor !== ownAnchor { child.parentAnchor = ownAnchor }
    } else {
      let made = BoxAnchor(self)
      ownAnchor = made
      child.parentAnchor = made
    }
    child.drawn.isStale = true
  }
}

/// A box around one other.
@MainActor
package class WrapperLayoutNode: LayoutNode {
  package let child: LayoutNode

  package init(_ child: LayoutNode, environment: EnvironmentValues) {
    self.child = child
    super.init(environment: environment)
    adopt(child)
  }

  package override var children: [LayoutNode] { [child] }
  package override var leadingPart: LayoutNode? { child }
  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }
  package override func layoutChildren() { child.place(at: .zero, proposal: proposal) }
  package override func computeExplicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    child.explicitGuide(key, for: proposal)
  }
  package override func computeGuideMask() -> UInt64 { child.guideMask }
  package override func computeSpacing() -> ViewSpacing { child.spacing }
  package override var layoutPriority: Double { child.layoutPriority }
  package override var zIndex: Double { child.zIndex }
  package override var isSpacer: Bool { child.isSpacer }
  package override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { child.layoutValue(key) }
  package override func containerAxisDidChange(_ axis: Axis?) { child.containerAxisDidChange(axis) }
  package override func draw(into context: inout DrawContext) { child.drawPlaced(into: &context) }
  package override func collectSemantics(into context: inout SemanticsContext) {
    child.collectSemanticsPlaced(into: &context)
  }
}
