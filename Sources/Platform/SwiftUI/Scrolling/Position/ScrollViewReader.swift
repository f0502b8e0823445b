// ScrollViewReader: scrolling to views by id.

/// Scrolls the scroll views inside a reader.
public struct ScrollViewProxy {
  package let target: ScrollReaderTarget

  /// Scrolls so that the view with an id can be seen.
  ///
  /// - Parameter anchor: The point of the view that is put at the same point of the scroll view; nil for the shortest
  ///   way.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let box = SendableBox((target, AnyHashable(id)))
    onMainActor {
      let animation = CurrentTransaction.value.animation
      box.value.0.node?.scroll(toID: box.value.1, anchor: anchor, animation: animation)
    }
  }
}

/// The reader that a proxy scrolls in.
package final class ScrollReaderTarget: @unchecked Sendable {
  package weak var node: _ViewNode?
}

/// Gives its content a proxy to scroll with.
public struct ScrollViewReader<Content: View> {
  public var content: (ScrollViewProxy) -> Content
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

extension ScrollViewReader: PrimitiveView {
  public static func _makeNode(_ view: ScrollViewReader<Content>, _ context: _NodeContext) -> _ViewNode {
    ScrollReaderNode(view, context)
  }
}

@MainActor
private final class ScrollReaderNode<Content: View>: _ViewNode {
  private var view: ScrollViewReader<Content>
  private let tracker = DependencyTracker()
  private let target = ScrollReaderTarget()
  private var child: _ViewNode?

  init(_ view: ScrollViewReader<Content>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    adopt(tracker)
    target.node = self
    evaluate()
  }

  override var children: [_ViewNode] { child.map { [$0] } ?? [] }

  override func evaluate() {
    isDirty = false
    let body = tracker.track { view.content(ScrollViewProxy(target: target)) }
    if let child {
      child.receive(body, environment)
    } else {
      child = body.makeNode(childContext())
    }
  }

  override func receive<V: View>(_ view: V, _ environment: EnvironmentValues) {
    self.view = identical(view, as: ScrollViewReader<Content>.self)
    self.environment = environment
    evaluate()
  }

  override func receiveEnvironment(_ environment: EnvironmentValues) {
    self.environment = environment
    child?.receiveEnvironment(environment)
  }

}

extension _ViewNode {
  /// Where the view with an id lies.
  private enum Place {
    case box(LayoutNode)
    /// A row that a lazy container may not have made: where the container takes it to be.
    case estimate(LayoutNode, CGRect)
  }

  /// Scrolls so that the view with an id below this one can be seen.
  ///
  /// Rows of lazy containers that were never laid out are scrolled to where they are taken to be, and then, with what
  /// the next layout measures, again.
  ///
  /// - Parameters:
  ///   - isTarget: Whether the view is to be where views come to rest without an anchor: at the leading edge, or where it
  ///     lies before anything is scrolled if it is the first.
  ///   - animation: How the content moves there; nil for at once.
  package func scroll(
    toID id: AnyHashable, anchor: UnitPoint?, isTarget: Bool = false, animation: Animation? = nil,
    isRefinement: Bool = false
  ) {
    guard let place = place(ofID: id) ?? place(ofID: id, isInsideRows: true) else { return }
    let box: LayoutNode
    var frame: CGRect
    switch place {
    case .box(let found):
      box = found
      frame = found.globalFrame
    case .estimate(let container, let rect):
      box = container
      let origin = container.globalOrigin
      frame = rect.offsetBy(dx: origin.x, dy: origin.y)
    }
    guard let scroll = box.enclosingScroll else { return }
    let corner = scroll.globalOrigin
    frame = frame.offsetBy(dx: scroll.offset.x - corner.x, dy: scroll.offset.y - corner.y)
    let target: CGPoint
    if isTarget, anchor == nil, let start = scroll.start(showing: id, frame) {
      target = start
    } else {
      var anchor = anchor ?? (isTarget ? .topLeading : nil)
      if scroll.isMirroredAcross { anchor = anchor.map { UnitPoint(x: 1 - $0.x, y: $0.y) } }
      target = CGPoint(
        x: scroll.axes.contains(.horizontal)
          ? offset(scroll.offset.x, frame.minX, frame.width, scroll.size.width, anchor?.x) : scroll.offset.x,
        y: scroll.axes.contains(.vertical)
          ? offset(scroll.offset.y, frame.minY, frame.height, scroll.size.height, anchor?.y) : scroll.offset.y)
    }
    if let animation { return scroll.animate(to: target, animation) }
    scroll.stopMotion()
    scroll.scroll(to: target)
    host.requestLayout()
    if !isRefinement {
      host.afterUpdate { [weak self] in
        self?.scroll(toID: id, anchor: anchor, isTarget: isTarget, isRefinement: true)
      }
    }
  }

  private func offset(
    _ current: CGFloat, _ start: CGFloat, _ length: CGFloat, _ room: CGFloat, _ anchor: CGFloat?
  ) -> CGFloat {
    if let anchor { return start + anchor * (length - room) }
    if start < current || length > room { return start }
    return max(current, start + length - room)
  }

  /// - Parameter isInsideRows: Whether rows that are not there are made to see whether they give themselves the id.
  private func place(ofID id: AnyHashable, isInsideRows: Bool = false) -> Place? {
    if explicitID == id, let box = layoutNodes.first { return .box(box) }
    if let rows = self as? any LazyRowSource,
      let index = rows.rowIndex(withID: id) ?? (isInsideRows ? rows.row(named: id) : nil)
    {
      if !rows.isLazy { return rows.rowNode(at: index).layoutNodes.first.map { .box($0) } }
      var node = parent
      while let current = node {
        if current is any BoxMaking, !(current is AnySectionNode),
          let container = current.layoutNodes.first as? LazyLayoutNode
        {
          return container.frame(ofItemWithID: id).map { .estimate(container, $0) }
        }
        node = current.parent
      }
      // A list keeps its rows itself.
      node = parent
      while let current = node {
        if current is any BoxMaking, !(current is AnySectionNode),
          let list = current.layoutNodes.first as? ListLayoutNode
        {
          return list.frame(ofRow: index, from: rows).map { .estimate(list, $0) }
        }
        node = current.parent
      }
      return rows.rowNode(at: index).layoutNodes.first.map { .box($0) }
    }
    for child in yieldingChildren {
      if let place = child.place(ofID: id, isInsideRows: isInsideRows) { return place }
    }
    return nil
  }
}

extension LazyRowSource {
  /// Rows whose ids are given inside of them are looked through as far as this.
  private var searchLimit: Int { 2000 }

  /// The row whose content gives itself an id.
  fileprivate func row(named id: AnyHashable) -> Int? {
    guard isLazy else { return nil }
    return (0..<min(rowCount, searchLimit)).first { rowNode(at: $0).isNamed(id) }
  }
}

extension _ViewNode {
  /// Whether the view, or the one view in it, has an id.
  fileprivate func isNamed(_ id: AnyHashable) -> Bool {
    var node = self
    while true {
      if node.explicitID == id { return true }
      guard node.yieldingChildren.count == 1, let child = node.yieldingChildren.first else { return false }
      node = child
    }
  }
}
