// UIKit's path object: a mutable path with the style it would be stroked in.

import Foundation

/// A path under construction, with line width, caps, joins and dashes.
open class UIBezierPath: Hashable {
  private var path = CGMutablePath()

  /// Points across the stroke.
  open var lineWidth: CGFloat = 1
  open var lineCapStyle: CGLineCap = .butt
  open var lineJoinStyle: CGLineJoin = .miter
  open var miterLimit: CGFloat = 10
  /// The largest distance in points between a curve and what stands in for it.
  open var flatness: CGFloat = 0.6
  /// Whether the even-odd rule decides what is inside.
  open var usesEvenOddFillRule = false
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  public init() {}

  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// `rect` with the given corners rounded, each at most half a side.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    let rect = rect.standardized
    guard !rect.isNull else { return }
    let radius = CGSize(
      width: min(max(cornerRadii.width, 0), rect.width / 2), height: min(max(cornerRadii.height, 0), rect.height / 2))
    guard radius.width > 0, radius.height > 0 else {
      path.addRect(rect)
      return
    }
    let rest = CGSize(
      width: radius.width * (1 - quarterArcKappa), height: radius.height * (1 - quarterArcKappa))
    // Each corner with the directions, in signs, towards the inside of the rectangle.
    let turns: [(corner: UIRectCorner, point: CGPoint, x: CGFloat, y: CGFloat, entersAlongX: Bool)] = [
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), 1, 1, false),
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), -1, 1, true),
      (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), -1, -1, false),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), 1, -1, true),
    ]
    func step(to point: CGPoint) { if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) } }
    for turn in turns {
      guard corners.contains(turn.corner) else {
        step(to: turn.point)
        continue
      }
      func along(x: CGFloat, y: CGFloat) -> CGPoint {
        CGPoint(x: turn.point.x + turn.x * x, y: turn.point.y + turn.y * y)
      }
      let onX = (end: along(x: radius.width, y: 0), control: along(x: rest.width, y: 0))
      let onY = (end: along(x: 0, y: radius.height), control: along(x: 0, y: rest.height))
      let (enter, leave) = turn.entersAlongX ? (onX, onY) : (onY, onX)
      step(to: enter.end)
      path.addCurve(to: leave.end, control1: enter.control, control2: leave.control)
    }
    path.closeSubpath()
  }

  /// An arc of a circle; angles in radians, `clockwise` as seen on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path = CGMutablePath(CGPath)
  }

  /// The elements as an immutable path.
  open var cgPath: CGPath {
    get { path.frozen }
    set { path = CGMutablePath(newValue) }
  }

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  open func close() { path.closeSubpath() }
  open func removeAllPoints() { path.removeAll() }
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  open func apply(_ transform: CGAffineTransform) { path = CGMutablePath(path.applying(transform)) }

  /// The same outline drawn the other way round.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(cgPath: path.reversed())
    reversed.copyStyle(from: self)
    return reversed
  }

  open var isEmpty: Bool { path.isEmpty }
  open var bounds: CGRect { path.isEmpty ? .zero : path.boundingBoxOfPath }
  open var currentPoint: CGPoint { path.currentPoint }

  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Sets the lengths in points that are drawn and left out in turn.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    dash = (lengths, phase)
  }

  private func copyStyle(from other: UIBezierPath) {
    lineWidth = other.lineWidth
    lineCapStyle = other.lineCapStyle
    lineJoinStyle = other.lineJoinStyle
    miterLimit = other.miterLimit
    flatness = other.flatness
    usesEvenOddFillRule = other.usesEvenOddFillRule
    dash = other.dash
  }

  public static func == (lhs: UIBezierPath, rhs: UIBezierPath) -> Bool { lhs === rhs || lhs.path == rhs.path }

  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
