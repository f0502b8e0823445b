// Shapes: views that are a path in whatever room they get.

import Drawing

/// An outline that adapts to a rectangle.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// The outline inside a rectangle.
  nonisolated func path(in rect: CGRect) -> Path

  /// What the shape is for.
  nonisolated static var role: ShapeRole { get }

  /// Whether the outline is mirrored in right-to-left layout.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The size of the shape for a proposal.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// What a shape is for.
public enum ShapeRole: Sendable { case fill, stroke, separator }

/// What a view does when layout runs against its own direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Stays as it is.
  case fixed
  /// Mirrors where the layout has this direction.
  case mirrors(in: LayoutDirection)
  /// Mirrors in right-to-left layout.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
  public nonisolated static var role: ShapeRole { .fill }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape filled with the foreground style.
  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// A shape that can be made smaller on all sides.
public nonisolated protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  /// The shape with its outline moved inwards by points.
  nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}

/// A shape of any kind.
public struct AnyShape: Shape {
  package let base: any Shape

  public init<S: Shape>(_ shape: S) { base = (shape as? AnyShape)?.base ?? shape }

  public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  public typealias AnimatableData = EmptyAnimatableData
}

extension Shape {
  /// The outline where the shape is drawn: in absolute points, mirrored where it has to be.
  package nonisolated func drawnPath(in rect: CGRect, environment: EnvironmentValues) -> CGPath {
    let local = CGRect(origin: .zero, size: rect.size)
    var path: Path
    if let relative = self as? any ContainerRelative {
      path = relative.path(in: local, at: rect, environment: environment)
    } else {
      path = self.path(in: local)
    }
    if case .mirrors(let direction) = layoutDirectionBehavior, direction == environment.layoutDirection {
      path = path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.width, ty: 0))
    }
    return path.cgPath.applying(CGAffineTransform(translationX: rect.minX, y: rect.minY))
  }
}
