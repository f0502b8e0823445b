// Rectangles, circles and their kin.

import Drawing

/// A rectangle.
public struct Rectangle: Shape, InsettableShape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(self, by: amount) }
}

/// A rectangle with equal rounded corners.
public struct RoundedRectangle: Shape, InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(self, by: amount) }

  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

/// A rectangle whose corners have radii of their own.
public struct UnevenRoundedRectangle: Shape, InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }
  /// Leading and trailing corners follow the layout's direction.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(self, by: amount) }

  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

/// The largest circle in the middle of the room.
public struct Circle: Shape, InsettableShape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    // One side alone decides; 10 stands in only where nothing is proposed.
    let side = min(proposal.width ?? size.height, proposal.height ?? size.width)
    return CGSize(width: side, height: side)
  }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(self, by: amount) }
}

/// An ellipse that touches the four sides.
public struct Ellipse: Shape, InsettableShape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(self, by: amount) }
}

/// A rectangle whose short sides are round.
public struct Capsule: Shape, InsettableShape {
  public var style: RoundedCornerStyle

  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(self, by: amount) }
}

/// A shape that is its own kind in a smaller rectangle, with smaller corners.
public protocol _InsettableKind: InsettableShape {
  /// The outline in a rectangle that is smaller by `amount` on each side than the shape's own.
  nonisolated func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path
}

extension _InsettableKind {
  public nonisolated func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path { path(in: rect) }
}

extension Rectangle: _InsettableKind {}
extension Circle: _InsettableKind {}
extension Ellipse: _InsettableKind {}
extension Capsule: _InsettableKind {}
extension RoundedRectangle: _InsettableKind {
  public nonisolated func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    let size = CGSize(width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0))
    return Path(roundedRect: rect, cornerSize: size, style: style)
  }
}
extension UnevenRoundedRectangle: _InsettableKind {
  public nonisolated func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii.inset(by: amount), style: style)
  }
}

/// A built-in shape with its outline moved inwards.
public struct _InsetShape<Base: _InsettableKind>: Shape, InsettableShape {
  var base: Base
  var amount: CGFloat

  nonisolated init(_ base: Base, by amount: CGFloat) {
    self.base = base
    self.amount = amount
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    // An inset beyond the middle leaves nothing.
    guard !inner.isNull, rect.width >= 2 * amount, rect.height >= 2 * amount else { return Path() }
    return base._path(in: inner, insetBy: amount)
  }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(base, by: self.amount + amount)
  }

  public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { .init(base.animatableData, amount) }
    set {
      base.animatableData = newValue.first
      amount = newValue.second
    }
  }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { .init() }
}
extension Shape where Self == RoundedRectangle {
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
    .init(cornerSize: cornerSize, style: style)
  }
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    .init(cornerRadius: cornerRadius, style: style)
  }
}
extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
    .init(cornerRadii: cornerRadii, style: style)
  }
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> Self {
    .init(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}
extension Shape where Self == Circle {
  public static var circle: Circle { .init() }
}
extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { .init() }
}
extension Shape where Self == Capsule {
  public static var capsule: Capsule { .init() }
  public static func capsule(style: RoundedCornerStyle) -> Self { .init(style: style) }
}
