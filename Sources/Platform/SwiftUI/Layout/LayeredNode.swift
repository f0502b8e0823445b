// Views behind or in front of another, which take its size and never affect its layout.

import Drawing

/// Where the secondary view goes.
package enum LayerPlacement: Sendable { case behind, inFront, mask }

/// A modifier that puts a layer behind its content, in front of it, or over it as a mask.
@MainActor
package protocol LayerModifier: ViewModifier where Body == Never {
  associatedtype Layer: View
  var placement: LayerPlacement { get }
  var alignment: Alignment { get }
  /// The preference that the layer is made from, nil for none.
  static var observedPreference: ObjectIdentifier? { get }
  func layer(of primary: _ViewNode) -> Layer
}

extension LayerModifier {
  package static var observedPreference: ObjectIdentifier? { nil }

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _ViewNode {
    LayeredNode(view, context)
  }
}

/// The node of a modifier with a layer.
///
/// Each box of the content gets a layer of its own, as the modifier applies to each view of a group.
@MainActor
private final class LayeredNode<C: View, M: LayerModifier>: _ViewNode, ContentWrapping {
  package var content: _ViewNode { child }
  private var modifier: M
  private var child: _ViewNode!
  private let list = WrapperList<LayeredLayoutNode>()
  /// What the closure reads that makes the layer from a preference.
  private let tracker = DependencyTracker()

  init(_ view: ModifiedContent<C, M>, _ context: _NodeContext) {
    modifier = view.modifier
    super.init(context)
    adopt(tracker)
    child = view.content.makeNode(childContext())
  }

  private func layer() -> M.Layer {
    M.observedPreference == nil ? modifier.layer(of: child) : tracker.trackMore { modifier.layer(of: child) }
  }

  override var children: [_ViewNode] {
    // The layers are made together with their boxes.
    let layers = list.wrappers.compactMap { $0.wrapper.layerNode }
    return modifier.placement == .behind ? layers + [child] : [child] + layers
  }

  override func receive<V: View>(_ view: V, _ environment: EnvironmentValues) {
    let new = identical(view, as: ModifiedContent<C, M>.self)
    modifier = new.modifier
    take(environment)
    child.receive(new.content, environment)
    updateLayers()
  }

  override func receiveEnvironment(_ environment: EnvironmentValues) {
    guard !environment.isIdentical(to: self.environment) else { return }
    take(environment)
    child.receiveEnvironment(environment)
    for (_, wrapper) in list.wrappers { wrapper.layerNode?.receiveEnvironment(environment) }
  }

  private func take(_ environment: EnvironmentValues) {
    guard !environment.isIdentical(to: self.environment) else { return }
    self.environment = environment
    for (_, wrapper) in list.wrappers { wrapper.environment = environment }
  }

  private func updateLayers() {
    tracker.forget()
    for (_, wrapper) in list.wrappers {
      wrapper.alignment = modifier.alignment
      wrapper.layerNode?.receive(layer(), environment)
      wrapper.takeLayer()
    }
  }

  override func layoutNodesDidChange() {
    super.layoutNodesDidChange()
    for (_, wrapper) in list.wrappers { wrapper.takeLayer() }
  }

  override func preferenceDidChange(_ key: ObjectIdentifier) {
    if key == M.observedPreference { setNeedsUpdate() }
    super.preferenceDidChange(key)
  }

  override func evaluate() {
    isDirty = false
    updateLayers()
  }

  override func appendLayoutNodes(to nodes: inout [LayoutNode]) {
    let wrapped = list.wrap(child.layoutNodes) { [self] box in
      let wrapper = LayeredLayoutNode(
        box, placement: modifier.placement, alignment: modifier.alignment, environment: environment)
      wrapper.owner = self
      wrapper.layerNode = layer().makeNode(childContext())
      wrapper.takeLayer()
      return wrapper
    } end: {
      $0.layerNode?.destroy()
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
  /// The node of the layer's view.
  fileprivate var layerNode: _ViewNode?

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

  /// Takes the layer's boxes anew.
  fileprivate func takeLayer() {
    if let layerNode { stack.setChildren(layerNode.layoutNodes) }
  }

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
