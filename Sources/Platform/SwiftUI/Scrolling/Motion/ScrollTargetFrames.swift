// Where the views lie that scrolling may stop at, and which of them is at the leading edge.

import Foundation

/// A view that scrolling may stop at.
@MainActor
struct ScrollStop {
  var id: AnyHashable?
  /// In the content's coordinates.
  var frame: CGRect
}

extension ScrollLayoutNode {
  /// The views of the scroll target layout, or else of the content; of a lazy one those about a place.
  func scrollTargets(near rect: CGRect) -> [ScrollStop] {
    guard let container = targetContainer else { return [] }
    let corner = container.globalOrigin
    let own = globalOrigin
    // From the container's coordinates to those of the scrolled content.
    let shift = CGSize(width: corner.x - own.x + offset.x, height: corner.y - own.y + offset.y)
    if let lazy = container as? LazyLayoutNode {
      let local = rect.offsetBy(dx: -shift.width, dy: -shift.height)
      return lazy.stops(near: local).map {
        ScrollStop(id: $0.id, frame: $0.frame.offsetBy(dx: shift.width, dy: shift.height))
      }
    }
    let ids = container.owner.map { ScrollStop.ids(below: $0) } ?? [:]
    return container.children.map { box in
      ScrollStop(
        id: ids[ObjectIdentifier(box)],
        frame: CGRect(
          x: box.origin.x + shift.width, y: box.origin.y + shift.height, width: box.size.width, height: box.size.height)
      )
    }
  }

  /// The offset at which nothing is scrolled, if a view is the first that scrolling may stop at and is seen whole there:
  /// what lies before it, its container's padding as a rule, is then part of its place.
  ///
  /// - Parameter frame: Where the view lies, in the content's coordinates.
  func start(showing id: AnyHashable, _ frame: CGRect) -> CGPoint? {
    let axis: Axis = axes.contains(.vertical) ? .vertical : .horizontal
    let start = CGPoint(x: isMirroredAcross ? maximumOffset.x : 0, y: 0)
    let isMirrored = axis == .horizontal && isMirroredAcross
    func before(_ rect: CGRect) -> CGFloat { isMirrored ? -rect.maxX : rect.origin[axis] }
    let first = scrollTargets(near: frame).min { before($0.frame) < before($1.frame) }
    guard let first, first.id == id else { return nil }
    let low = frame.origin[axis] - start[axis]
    guard low >= 0, low + frame.size[axis] <= size[axis] else { return nil }
    return start
  }

  /// The box whose children are the targets.
  private var targetContainer: LayoutNode? {
    func marked(_ node: LayoutNode) -> LayoutNode? {
      if let layout = node as? UnaryLayoutNode<ScrollTargetLayout>, layout.modifier.isEnabled {
        return container(layout.child)
      }
      for child in node.children where !(child is ScrollLayoutNode) {
        if let found = marked(child) { return found }
      }
      return nil
    }
    func container(_ node: LayoutNode) -> LayoutNode {
      var current = node
      while current is WrapperLayoutNode || current is SlotLayoutNode, let child = current.children.first {
        current = child
      }
      return current
    }
    return marked(self) ?? children.first.map(container)
  }
}

extension ScrollStop {
  /// The ids of the boxes that a container's views yield.
  @MainActor fileprivate static func ids(below node: _ViewNode) -> [ObjectIdentifier: AnyHashable] {
    var result: [ObjectIdentifier: AnyHashable] = [:]
    @MainActor func walk(_ node: _ViewNode, _ id: AnyHashable?) {
      if let rows = node.lazyRows {
        // Rows made one at a time lie in their container's boxes, not in these.
        guard !rows.isLazy else { return }
        for index in 0..<rows.rowCount { walk(rows.rowNode(at: index), rows.rowID(at: index)) }
        return
      }
      var own = id
      if let explicit = node.explicitID { own = explicit }
      if node.passesLayoutNodesThrough {
        for child in node.yieldingChildren { walk(child, own) }
      } else if let own {
        for box in node.layoutNodes { result[ObjectIdentifier(box)] = own }
      } else if let found = innerID(node) {
        for box in node.layoutNodes { result[ObjectIdentifier(box)] = found }
      }
    }
    /// The id that a modifier inside gives the one view.
    @MainActor func innerID(_ node: _ViewNode) -> AnyHashable? {
      var current = node
      while true {
        if let id = current.explicitID { return id }
        guard current.yieldingChildren.count == 1, let child = current.yieldingChildren.first else { return nil }
        current = child
      }
    }
    for child in node.children { walk(child, nil) }
    return result
  }
}
