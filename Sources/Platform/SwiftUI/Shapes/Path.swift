// Outlines of lines and curves, as values.

import Drawing

/// The outline of a two-dimensional shape.
public struct Path: Equatable, Sendable, LosslessStringConvertible {
  private var storage: CGPath

  public init() { storage = .empty }
  public init(_ path: CGPath) { storage = path.frozen }
  public init(_ path: CGMutablePath) { storage = path.frozen }
  public init(_ rect: CGRect) { storage = CGPath(rect: rect, transform: nil) }
  public init(ellipseIn rect: CGRect) { storage = CGPath(ellipseIn: rect, transform: nil) }

  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// A path that a closure draws.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  public var cgPath: CGPath { storage.frozen }
  public var isEmpty: Bool { storage.isEmpty }
  /// The smallest rectangle around the path, null for an empty one.
  public var boundingRect: CGRect { storage.boundingBoxOfPath }
  /// Where the next line would start.
  public var currentPoint: CGPoint? { storage.isEmpty ? nil : storage.currentPoint }

  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    storage.contains(p, using: eoFill ? .evenOdd : .winding, transform: .identity)
  }

  /// Storage that belongs to this value alone and can grow.
  private mutating func edit(_ body: (CGMutablePath) -> Void) {
    if let own = storage as? CGMutablePath {
      storage = .empty
      var unique = own
      if !isKnownUniquelyReferenced(&unique) { unique = CGMutablePath(own) }
      body(unique)
      storage = unique
    } else {
      let fresh = CGMutablePath(storage)
      body(fresh)
      storage = fresh
    }
  }

  public static func == (a: Path, b: Path) -> Bool { a.storage == b.storage }
}

// MARK: Drawing a path

extension Path {
  public mutating func move(to end: CGPoint) { edit { $0.move(to: end) } }
  public mutating func addLine(to end: CGPoint) { edit { $0.addLine(to: end) } }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    edit { $0.addQuadCurve(to: end, control: control) }
  }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    edit { $0.addCurve(to: end, control1: control1, control2: control2) }
  }
  public mutating func closeSubpath() { edit { $0.closeSubpath() } }
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    edit { $0.addRect(rect, transform: transform) }
  }
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    edit { $0.addRects(rects, transform: transform) }
  }
  public mutating func addLines(_ lines: [CGPoint]) { edit { $0.addLines(between: lines) } }
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    edit { $0.addEllipse(in: rect, transform: transform) }
  }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    edit { $0.addRoundedRect(in: rect, cornerSize: cornerSize, style: style, transform: transform) }
  }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    edit { $0.addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style, transform: transform) }
  }
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
  ) {
    edit {
      $0.addRelativeArc(
        center: center, radius: radius, startAngle: CGFloat(startAngle.radians), delta: CGFloat(delta.radians),
        transform: transform)
    }
  }
  /// An arc of a circle. `clockwise` is meant for y up: false runs clockwise on screen.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    edit {
      $0.addArc(
        center: center, radius: radius, startAngle: CGFloat(startAngle.radians),
        endAngle: CGFloat(endAngle.radians), clockwise: clockwise, transform: transform)
    }
  }
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    edit { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform) }
  }
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    let added = path.storage
    edit { $0.addPath(added, transform: transform) }
  }
}

// MARK: Walking along a path

extension Path {
  /// A step of a path.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  public func forEach(_ body: (Path.Element) -> Void) {
    storage.forEach { element in
      switch element {
      case .move(let to): body(.move(to: to))
      case .line(let to): body(.line(to: to))
      case .quad(let to, let control): body(.quadCurve(to: to, control: control))
      case .curve(let to, let control1, let control2):
        body(.curve(to: to, control1: control1, control2: control2))
      case .close: body(.closeSubpath)
      }
    }
  }
}

// MARK: Paths from paths

extension Path {
  /// The outline of the path's stroke.
  public func strokedPath(_ style: StrokeStyle) -> Path { Path(storage.frozen.outlined(style.drawn())) }

  /// The part between two shares of the path's length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { Path(storage.trimmed(from: from, to: to)) }

  public func applying(_ transform: CGAffineTransform) -> Path { Path(storage.applying(transform)) }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}
