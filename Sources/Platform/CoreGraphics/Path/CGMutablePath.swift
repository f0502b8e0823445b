// The path under construction: moves, lines, curves, rectangles, ellipses and other paths.

import Foundation

/// A path that can be added to.
///
/// A line or curve before the first move has nowhere to start and is left out.
public class CGMutablePath: CGPath, @unchecked Sendable {
  public init() { super.init(verbs: [], points: []) }

  package init(_ path: CGPath) { super.init(verbs: path.verbs, points: path.points) }

  /// Starts a subpath at `point`.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    subpathStart = points.count
    verbs.append(Verb.move)
    points.append(point.applying(transform))
  }

  /// A line from the current point to `point`.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    guard subpathStart != nil else { return }
    verbs.append(Verb.line)
    points.append(point.applying(transform))
  }

  /// A quadratic curve from the current point to `end`.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    guard subpathStart != nil else { return }
    verbs.append(Verb.quad)
    points.append(control.applying(transform))
    points.append(end.applying(transform))
  }

  /// A cubic curve from the current point to `end`.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    guard subpathStart != nil else { return }
    verbs.append(Verb.curve)
    points.append(control1.applying(transform))
    points.append(control2.applying(transform))
    points.append(end.applying(transform))
  }

  /// Closes the subpath with a line to its start, which becomes the current point.
  public func closeSubpath() {
    guard subpathStart != nil, verbs.last != Verb.close else { return }
    verbs.append(Verb.close)
  }

  /// A subpath through `points`.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// A closed subpath along `rect`, from its origin along its top edge.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    move(to: CGPoint(x: rect.minX, y: rect.minY), transform: transform)
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY), transform: transform)
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY), transform: transform)
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY), transform: transform)
    closeSubpath()
  }

  /// A closed subpath along each of `rects`.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// The ellipse inside `rect` in four cubics, from the middle of its trailing edge towards greater y.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let half = CGSize(width: rect.width / 2, height: rect.height / 2)
    let center = CGPoint(x: rect.midX, y: rect.midY)
    move(to: CGPoint(x: rect.maxX, y: center.y), transform: transform)
    let quarters = [
      (CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)), (CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0)),
      (CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1)), (CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0)),
    ]
    for (from, to) in quarters {
      func point(_ share: CGFloat, _ other: CGFloat) -> CGPoint {
        CGPoint(
          x: center.x + half.width * (share * from.dx + other * to.dx),
          y: center.y + half.height * (share * from.dy + other * to.dy))
      }
      addCurve(
        to: point(0, 1), control1: point(1, quarterArcKappa), control2: point(quarterArcKappa, 1),
        transform: transform)
    }
    closeSubpath()
  }

  /// `rect` with elliptical corners, from the middle of its trailing edge towards greater y. Corners larger than half
  /// a side are cut down to it.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let width = min(max(cornerWidth, 0), rect.width / 2)
    let height = min(max(cornerHeight, 0), rect.height / 2)
    guard width > 0, height > 0 else {
      addRect(rect, transform: transform)
      return
    }
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    // How far a control point lies from the corner.
    let (restX, restY) = (width * (1 - quarterArcKappa), height * (1 - quarterArcKappa))
    func line(_ x: CGFloat, _ y: CGFloat) { addLine(to: CGPoint(x: x, y: y), transform: transform) }
    func curve(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ x: CGFloat, _ y: CGFloat) {
      addCurve(
        to: CGPoint(x: x, y: y), control1: CGPoint(x: x1, y: y1), control2: CGPoint(x: x2, y: y2),
        transform: transform)
    }
    move(to: CGPoint(x: right, y: rect.midY), transform: transform)
    line(right, bottom - height)
    curve(right, bottom - restY, right - restX, bottom, right - width, bottom)
    line(left + width, bottom)
    curve(left + restX, bottom, left, bottom - restY, left, bottom - height)
    line(left, top + height)
    curve(left, top + restY, left + restX, top, left + width, top)
    line(right - width, top)
    curve(right - restX, top, right, top + restY, right, top + height)
    closeSubpath()
  }

  /// The elements of `path`.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    let offset = points.count
    let start = path.subpathStart
    let added = transform.isIdentity ? path.points : path.points.map { $0.applying(transform) }
    verbs.append(contentsOf: path.verbs)
    points.append(contentsOf: added)
    if let start { subpathStart = offset + start }
  }

  /// Adds one step.
  package func add(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): addLine(to: point)
    case .quad(let point, let control): addQuadCurve(to: point, control: control)
    case .curve(let point, let control1, let control2):
      addCurve(to: point, control1: control1, control2: control2)
    case .close: closeSubpath()
    }
  }

  /// Forgets all elements.
  package func removeAll() {
    verbs.removeAll(keepingCapacity: true)
    points.removeAll(keepingCapacity: true)
    subpathStart = nil
  }
}

/// Distance of a control point from the end of a quarter arc, in radii: 4/3 (sqrt 2 - 1).
package let quarterArcKappa: CGFloat = 0.5522847498307936
