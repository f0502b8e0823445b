// Views that know their size: GeometryReader and what it hands out.

/// A container whose content is a function of its size.
public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: PrimitiveView {
  public static func _makeNode(_ view: GeometryReader<Content>, _ context: _NodeContext) -> _ViewNode {
    GeometryReaderNode(view, context)
  }
}

/// A view's size and place.
public struct GeometryProxy: Sendable {
  package let node: LayoutNode?
  public let size: CGSize

  package init(_ node: LayoutNode) {
    self.node = node
    size = onMainActorNow { node.size }
  }

  package init(size: CGSize) {
    node = nil
    self.size = size
  }

  /// Resolves an anchor into this view's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T {
    guard let node else { return anchor.value }
    return onMainActorNow { SendableBox(anchor.resolve(in: node)) }.value
  }

  /// The distances that the safe area leaves on each side of this view, in points.
  public var safeAreaInsets: EdgeInsets {
    guard let node else { return EdgeInsets() }
    return onMainActorNow { node.safeAreaOverlap() }
  }

  @available(*, deprecated, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { rect(in: coordinateSpace) }
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    rect(in: coordinateSpace.coordinateSpace)
  }
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let node else { return nil }
    let name = SendableBox(coordinateSpace.name)
    return onMainActorNow {
      guard let ancestor = node.ancestor(named: name.value) else { return nil }
      let here = node.globalOrigin
      return ancestor.globalFrame.offsetBy(dx: -here.x, dy: -here.y)
    }
  }

  private func rect(in space: CoordinateSpace) -> CGRect {
    guard let node else { return CGRect(origin: .zero, size: size) }
    let box = SendableBox(space)
    return onMainActorNow {
      (node as? GeometryReaderLayoutNode)?.readsPlace = true
      return node.frame(in: box.value)
    }
  }
}

@MainActor
private final class GeometryReaderNode<Content: View>: _ViewNode, BoxMaking {
  private var view: GeometryReader<Content>
  private let box: GeometryReaderLayoutNode
  private let tracker = DependencyTracker()
  private var child: _ViewNode?

  init(_ view: GeometryReader<Content>, _ context: _NodeContext) {
    self.view = view
    box = GeometryReaderLayoutNode(environment: context.environment)
    super.init(context)
    adopt(tracker)
    box.owner = self
    box.build = { [weak self] in self?.build() }
  }

  override var children: [_ViewNode] { child.map { [$0] } ?? [] }

  /// Evaluates the content for the box's size. Called by layout.
  private func build() {
    let body = tracker.track { view.content(GeometryProxy(box)) }
    if let child {
      child.receive(body, environment)
    } else {
      child = body.makeNode(childContext())
    }
    host.flushDuringLayout(below: self)
    box.setChildren(child?.layoutNodes ?? [])
  }

  override func receive<V: View>(_ view: V, _ environment: EnvironmentValues) {
    self.view = identical(view, as: GeometryReader<Content>.self)
    self.environment = environment
    box.environment = environment
    box.markStale()
  }

  override func receiveEnvironment(_ environment: EnvironmentValues) {
    guard !environment.isIdentical(to: self.environment) else { return }
    self.environment = environment
    box.environment = environment
    box.markStale()
  }

  override func evaluate() {
    isDirty = false
    box.markStale()
  }

  override func layoutNodesDidChange() { box.markStale() }
  override func appendLayoutNodes(to list: inout [LayoutNode]) { list.append(box) }
}

/// The box of a GeometryReader: takes what it is offered, puts its content at the top leading corner.
@MainActor
final class GeometryReaderLayoutNode: ContainerLayoutNode {
  override var displayName: String { "GeometryReader" }
  var build: () -> Void = {}
  private var isStale = true
  private var builtSize: CGSize?
  private var builtOrigin: CGPoint?
  /// Whether the content was made of where the box is, beyond its size.
  var readsPlace = false

  func markStale() {
    isStale = true
    invalidateLayout()
  }

  /// Makes the content anew if it was made of another place.
  func checkPlace() -> Bool {
    guard readsPlace, builtOrigin != globalOrigin else { return false }
    markStale()
    return true
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  override func computeGuideMask() -> UInt64 { 0 }

  override func layoutChildren() {
    if isStale || builtSize != size {
      isStale = false
      builtSize = size
      readsPlace = false
      build()
      builtOrigin = globalOrigin
      if readsPlace { owner?.host.places.watch(self) }
    }
    let offer = ProposedViewSize(size)
    for child in childNodes { child.place(at: .zero, proposal: offer) }
  }
}
