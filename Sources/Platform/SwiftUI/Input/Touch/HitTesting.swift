// Which boxes lie under a point: the way of a drawing walked backwards, through clips, shapes and transforms.

import Drawing

/// The boxes at a point, innermost first.
@MainActor
package struct HitPath {
  package private(set) var boxes: [LayoutNode] = []

  package init() {}

  package func adding(_ box: LayoutNode) -> HitPath {
    var path = self
    path.boxes.append(box)
    return path
  }
}

extension LayoutNode {
  /// The children in the order they are drawn.
  private var drawingOrder: [LayoutNode] {
    let children = self.children
    guard children.contains(where: { $0.zIndex != 0 }) else { return children }
    return children.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element)
  }

  /// The boxes at a point of the parent's content.
  package final func hitPlaced(_ point: CGPoint) -> HitPath? {
    hit(CGPoint(x: point.x - origin.x, y: point.y - origin.y))
  }

  /// The boxes at a point of this box, where a child is hit: the last drawn is the first asked.
  package final func hitChildren(_ point: CGPoint) -> HitPath? {
    guard let inner = contentPoint(point) else { return nil }
    for child in drawingOrder.reversed() {
      if let path = child.hitPlaced(inner) { return path.adding(self) }
    }
    return nil
  }

  /// Whether a point of this box lies within its bounds.
  package final func boundsContain(_ point: CGPoint) -> Bool {
    point.x >= 0 && point.y >= 0 && point.x < size.width && point.y < size.height
  }

  /// A point of this box in the coordinates its children are placed in; nil where the content is seen edge-on.
  package final func contentPoint(_ point: CGPoint) -> CGPoint? {
    var inner = point
    if var transform = contentTransform, !transform.isIdentity {
      guard transform.isFinite, transform.invert() else { return nil }
      inner = transform.point(point)
    }
    let shift = contentShift
    return CGPoint(x: inner.x - shift.width, y: inner.y - shift.height)
  }

  /// A point of the screen in this box's coordinates, through every transform on the way.
  package func localPoint(_ point: CGPoint) -> CGPoint {
    var ancestors: [LayoutNode] = []
    var node: LayoutNode? = self
    while let current = node {
      ancestors.append(current)
      node = current.parent
    }
    var result = point
    for (index, box) in ancestors.enumerated().reversed() {
      result = CGPoint(x: result.x - box.origin.x, y: result.y - box.origin.y)
      if index > 0 { result = box.contentPoint(result) ?? result }
    }
    return result
  }

  /// A point of this box on the screen, through every transform on the way.
  package func globalPoint(_ point: CGPoint) -> CGPoint {
    var result = CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    var node = parent
    while let current = node {
      let shift = current.contentShift
      result = CGPoint(x: result.x + shift.width, y: result.y + shift.height)
      if let transform = current.contentTransform { result = transform.point(result) }
      result = CGPoint(x: result.x + current.origin.x, y: result.y + current.origin.y)
      node = current.parent
    }
    return result
  }

  /// The bounds of this box as seen on the screen.
  package var seenFrame: CGRect {
    let corners = [
      CGPoint.zero, CGPoint(x: size.width, y: 0), CGPoint(x: 0, y: size.height), CGPoint(x: size.width, y: size.height),
    ].map(globalPoint)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension UnaryLayoutModifier {
  package func hit(_ child: LayoutNode, node: LayoutNode, at point: CGPoint) -> HitPath? {
    node.contentPoint(point).flatMap { child.hitPlaced($0) }
  }
  package func contentTransform(of node: LayoutNode) -> ProjectionTransform? { nil }
}

extension UnaryLayoutModifier where Self: ContentShaping {
  package func hit(_ child: LayoutNode, node: LayoutNode, at point: CGPoint) -> HitPath? {
    switch contains(point, in: node.size, environment: node.environment) {
    case false: nil
    case true: child.hitPlaced(point) ?? HitPath()
    case nil: child.hitPlaced(point)
    }
  }
}

extension DrawEffect {
  package func contentTransform(of node: LayoutNode) -> ProjectionTransform? { movement(size: node.size) }

  /// What cannot be seen cannot be touched.
  package func hit(_ child: LayoutNode, node: LayoutNode, at point: CGPoint) -> HitPath? {
    guard isReadable else { return nil }
    return node.contentPoint(point).flatMap { child.hitPlaced($0) }
  }
}

extension PaintedShapeView {
  package func isHit(_ point: CGPoint, node: LeafLayoutNode<Self>) -> Bool {
    isPainted(point, in: CGRect(origin: .zero, size: node.size), environment: node.environment)
  }
}

extension Shape {
  /// Whether a point is inside of the shape as it is drawn in a rectangle.
  @MainActor
  func contains(_ point: CGPoint, in rect: CGRect, environment: EnvironmentValues, isEvenOdd: Bool = false) -> Bool {
    drawnPath(in: rect, environment: environment)
      .contains(point, using: isEvenOdd ? .evenOdd : .winding, transform: .identity)
  }

  /// Whether a point is on the shape's line.
  @MainActor
  func lineContains(_ point: CGPoint, in rect: CGRect, style: StrokeStyle, environment: EnvironmentValues) -> Bool {
    Path(drawnPath(in: rect, environment: environment)).strokedPath(style).contains(point)
  }
}
