// Views behind or in front of another, which take its size and never affect its layout.

import Drawing

/// Where the secondary view goes.
package enum LayerPlacement: Sendable { case behind, inFront, mask }

/// The node of `background`, `overlay` and `mask` with view content.
///
/// Each box of the content gets a secondary subtree of its own, as the modifier applies to each view of a group.
@MainActor
package final class LayeredNode<V: View, Content: View, Secondary: View>: _ViewNode, BoxMaking {
  private var view: V
  private let content: (V) -> Content
  private let secondary: (V, _ViewNode) -> Secondary
  private let alignment: (V) -> Alignment
  private let placement: LayerPlacement
  private var child: _ViewNode!
  private let list = WrapperList<LayeredLayoutNode>()
  private var secondaryNodes: [ObjectIdentifier: _ViewNode] = [:]
  /// Preference keys whose change below means a new secondary view.
  private let observedPreference: ObjectIdentifier?
  /// What the closure reads that makes the secondary view of a preference.
  private let tracker = DependencyTracker()

  package init(
    _ view: V, _ context: _NodeContext, placement: LayerPlacement, content: @escaping (V) -> Content,
    alignment: @escaping (V) -> Alignment, observing preference: ObjectIdentifier? = nil,
    secondary: @escaping (V, _ViewNode) -> Secondary
  ) {
    self.view = view
    self.placement = placement
    self.content = content
    self.secondary = secondary
    self.alignment = alignment
    observedPreference = preference
    super.init(context)
    tracker.node = self
    child = content(view).makeNode(childContext())
  }

  package override func willDestroy() { tracker.node = nil }

  private func secondaryView() -> Secondary {
    observedPreference == nil ? secondary(view, child) : tracker.trackMore { secondary(view, child) }
  }

  package override var children: [_ViewNode] {
    // The secondary views are made together with their boxes.
    let extra = list.wrappers.compactMap { secondaryNodes[ObjectIdentifier($0.child)] }
    return placement == .behind ? extra + [child] : [child] + extra
  }

  package override func collectPreference<K: PreferenceKey>(
    _ key: K.Type, into values: inout K.Value, isFirst: inout Bool
  ) {
    for child in children { child.collectPreference(key, into: &values, isFirst: &isFirst) }
  }

  package override func receive<Other: View>(_ view: Other, _ environment: EnvironmentValues) {
    let new = identical(view, as: V.self)
    self.view = new
    take(environment)
    child.receive(content(new), environment)
    updateSecondaries()
  }

  package override func receiveEnvironment(_ environment: EnvironmentValues) {
    guard !environment.isIdentical(to: self.environment) else { return }
    take(environment)
    child.receiveEnvironment(environment)
    for node in secondaryNodes.values { node.receiveEnvironment(secondaryEnvironment) }
  }

  private func take(_ environment: EnvironmentValues) {
    guard !environment.isIdentical(to: self.environment) else { return }
    self.environment = environment
    for (_, wrapper) in list.wrappers { wrapper.environment = environment }
  }

  private var secondaryEnvironment: EnvironmentValues { environment }

  private func updateSecondaries() {
    tracker.forget()
    for (box, wrapper) in list.wrappers {
      wrapper.alignment = alignment(view)
      secondaryNodes[ObjectIdentifier(box)]?.receive(secondaryView(), secondaryEnvironment)
      if let node = secondaryNodes[ObjectIdentifier(box)] { wrapper.setSecondary(node.layoutNodes) }
    }
  }

  package override func layoutNodesDidChange() {
    super.layoutNodesDidChange()
    for (box, wrapper) in list.wrappers {
      if let node = secondaryNodes[ObjectIdentifier(box)] { wrapper.setSecondary(node.layoutNodes) }
    }
  }

  package override func preferenceDidChange(_ key: ObjectIdentifier) {
    if key == observedPreference { setNeedsUpdate() }
    super.preferenceDidChange(key)
  }

  package override func evaluate() {
    isDirty = false
    updateSecondaries()
  }

  package override func appendLayoutNodes(to nodes: inout [LayoutNode]) {
    let wrapped = list.wrap(child.layoutNodes) { [self] box in
      let wrapper = LayeredLayoutNode(box, placement: placement, alignment: alignment(view), environment: environment)
      wrapper.owner = self
      let node = secondaryView().makeNode(childContext(secondaryEnvironment))
      secondaryNodes[ObjectIdentifier(box)] = node
      wrapper.setSecondary(node.layoutNodes)
      return wrapper
    }
    let live = Set(list.wrappers.map { ObjectIdentifier($0.child) })
    for (key, node) in secondaryNodes where !live.contains(key) {
      node.destroy()
      secondaryNodes[key] = nil
    }
    nodes += wrapped as [LayoutNode]
  }
}

/// A box with another behind, in front of, or masking it.
@MainActor
package final class LayeredLayoutNode: WrapperLayoutNode {
  package override var displayName: String { "layers" }
  private let placement: LayerPlacement
  package var alignment: Alignment {
    didSet { if alignment != oldValue { invalidateLayout() } }
  }
  private let stack: ZStackLayoutNode

  package init(
    _ child: LayoutNode, placement: LayerPlacement, alignment: Alignment, environment: EnvironmentValues
  ) {
    self.placement = placement
    self.alignment = alignment
    stack = ZStackLayoutNode(alignment, environment: environment)
    super.init(child, environment: environment)
    adopt(stack)
  }

  package override var environment: EnvironmentValues {
    didSet { stack.environment = environment }
  }

  package func setSecondary(_ nodes: [LayoutNode]) { stack.setChildren(nodes) }

  package override var children: [LayoutNode] { placement == .behind ? [stack, child] : [child, stack] }
  package override func computeGuideMask() -> UInt64 { child.guideMask }

  package override func layoutChildren() {
    child.place(at: .zero, proposal: proposal)
    stack.alignment = alignment
    let offer = ProposedViewSize(size)
    stack.place(at: alignedOrigin(stack, offer, in: size, alignment), proposal: offer)
  }

  package override func draw(into context: inout DrawContext) {
    switch placement {
    case .behind:
      stack.drawPlaced(into: &context)
      child.drawPlaced(into: &context)
    case .inFront:
      child.drawPlaced(into: &context)
      stack.drawPlaced(into: &context)
    case .mask:
      context.add(.pushMask)
      stack.drawPlaced(into: &context)
      context.add(.maskContent)
      child.drawPlaced(into: &context)
      context.add(.popMask)
    }
  }

  package override func hit(_ point: CGPoint) -> HitPath? {
    guard placement == .mask else { return hitChildren(point) }
    return stack.hitPlaced(point) == nil ? nil : child.hitPlaced(point)?.adding(self)
  }

  package override func collectSemantics(into context: inout SemanticsContext) {
    switch placement {
    case .behind:
      stack.collectSemanticsPlaced(into: &context)
      child.collectSemanticsPlaced(into: &context)
    case .inFront:
      child.collectSemanticsPlaced(into: &context)
      stack.collectSemanticsPlaced(into: &context)
    case .mask: child.collectSemanticsPlaced(into: &context)
    }
  }
}
