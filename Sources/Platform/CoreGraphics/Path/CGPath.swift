// The immutable path: its storage, the ways to make one, and the walk over its elements.

import Foundation

/// An outline of lines and Bézier curves.
///
/// The steps are kept flat: one byte a step and the points of all steps in a row, so that a copy is two retained
/// buffers and a walk touches memory in order. Equality compares content. A path may hold coordinates that are not
/// finite; whatever measures or cuts paths leaves such points out.
public class CGPath: Hashable, @unchecked Sendable {
  /// One byte a step, the raw value of its `CGPathElementType`.
  package internal(set) var verbs: [UInt8]
  /// The points of all steps, in order.
  package internal(set) var points: [CGPoint]
  /// Index into `points` of the current subpath's start; nil before the first move.
  var subpathStart: Int?

  /// One step of a path.
  package enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quad(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  package init(verbs: [UInt8], points: [CGPoint]) {
    self.verbs = verbs
    self.points = points
    var index = 0
    for verb in verbs {
      if verb == Verb.move { subpathStart = index }
      index += Verb.pointCounts[Int(verb)]
    }
  }

  /// The outline of `rect`, from its origin along its top edge.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(verbs: path.verbs, points: path.points)
  }

  /// The ellipse that touches the four sides of `rect`.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(verbs: path.verbs, points: path.points)
  }

  /// `rect` with elliptical corners. Corners larger than half a side are cut down to it.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
    self.init(verbs: path.verbs, points: path.points)
  }

  /// The path without elements.
  package static let empty = CGPath(verbs: [], points: [])

  // MARK: Copies

  /// An immutable path with the same elements.
  public func copy() -> CGPath? { frozen }

  /// A transformed copy; `nil` copies as is.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    applying(transform?.pointee ?? .identity)
  }

  /// A path with the same elements that can be added to.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(self) }

  /// A transformed copy that can be added to.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(applying(transform?.pointee ?? .identity))
  }

  /// This path if it can no longer change, or an immutable copy.
  package var frozen: CGPath { self is CGMutablePath ? CGPath(verbs: verbs, points: points) : self }

  /// The path with every point sent through `transform`.
  package func applying(_ transform: CGAffineTransform) -> CGPath {
    transform.isIdentity ? frozen : CGPath(verbs: verbs, points: points.map { $0.applying(transform) })
  }

  // MARK: Elements

  /// Calls `body` with each step in order.
  ///
  /// A step after a `close` that is not a move starts from the start of the subpath that was closed.
  package func forEach(_ body: (Element) throws -> Void) rethrows {
    var index = 0
    for verb in verbs {
      switch verb {
      case Verb.move: try body(.move(to: points[index]))
      case Verb.line: try body(.line(to: points[index]))
      case Verb.quad: try body(.quad(to: points[index + 1], control: points[index]))
      case Verb.curve:
        try body(.curve(to: points[index + 2], control1: points[index], control2: points[index + 1]))
      default: try body(.close)
      }
      index += Verb.pointCounts[Int(verb)]
    }
  }

  /// Calls `block` with each step in order. The element's points are valid during the call only.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    var copies = points
    // Room for the pointer of a close, which carries no points.
    copies.append(.zero)
    copies.withUnsafeMutableBufferPointer { buffer in
      guard var cursor = buffer.baseAddress else { return }
      for verb in verbs {
        guard let type = CGPathElementType(rawValue: Int32(verb)) else { continue }
        var element = CGPathElement(type: type, points: cursor)
        withUnsafePointer(to: &element) { block($0) }
        cursor += type.pointCount
      }
    }
  }

  // MARK: Equality

  /// Costs a comparison of all points when the two have as many steps; nothing for the same object.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
    if lhs === rhs { return true }
    guard lhs.verbs.count == rhs.verbs.count, lhs.points.count == rhs.points.count,
      sameBytes(lhs.verbs, rhs.verbs)
    else {
      return false
    }
    return sameBytes(lhs.points, rhs.points) || lhs.points == rhs.points
  }

  /// Feeds the counts and at most some sixteen points spread over the path: constant cost.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(verbs.count)
    hasher.combine(points.count)
    for index in stride(from: 0, to: points.count, by: points.count / 16 + 1) {
      hasher.combine(points[index].x)
      hasher.combine(points[index].y)
    }
  }
}

/// The bytes that stand for the steps of a path, and how many points each has.
enum Verb {
  static let move: UInt8 = 0
  static let line: UInt8 = 1
  static let quad: UInt8 = 2
  static let curve: UInt8 = 3
  static let close: UInt8 = 4
  static let pointCounts = [1, 1, 2, 3, 0]
}

extension CGPath: CustomStringConvertible {
  public var description: String {
    var text = "Path"
    forEach { element in
      switch element {
      case .move(let point): text += " moveto (\(point.x), \(point.y))"
      case .line(let point): text += " lineto (\(point.x), \(point.y))"
      case .quad(let point, let control):
        text += " quadto (\(control.x), \(control.y)) (\(point.x), \(point.y))"
      case .curve(let point, let control1, let control2):
        text += " curveto (\(control1.x), \(control1.y)) (\(control2.x), \(control2.y)) (\(point.x), \(point.y))"
      case .close: text += " closepath"
      }
    }
    return text
  }
}
