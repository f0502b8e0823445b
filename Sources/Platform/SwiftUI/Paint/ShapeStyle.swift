// Styles: what shapes, glyphs and symbols are painted with.
//
// Everything that paints asks `resolveStyle(_:bounds:environment:)` for a `ResolvedStyle` and hands that to
// `DrawContext.fill`, `stroke` or `painted`.

import Drawing

/// A colour or pattern that shapes and text are painted with.
///
/// Styles of one's own answer `resolve(in:)` with another style.
public protocol ShapeStyle: Sendable {
  /// The style that this one stands for.
  associatedtype Resolved: ShapeStyle = Never

  /// The style to use where the environment holds.
  nonisolated func resolve(in environment: EnvironmentValues) -> Self.Resolved

  /// The style as the engine draws it.
  static func _resolvedStyle(_ style: Self, _ request: _StyleRequest) -> _ResolvedStyle
}

extension ShapeStyle {
  public static func _resolvedStyle(_ style: Self, _ request: _StyleRequest) -> _ResolvedStyle {
    Resolved._resolvedStyle(style.resolve(in: request.environment), request)
  }
}

extension ShapeStyle where Self.Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is drawn by the engine and resolves to no other style")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
  public static func _resolvedStyle(_ style: Never, _ request: _StyleRequest) -> _ResolvedStyle {}
}

extension ShapeStyle where Self: View, Self.Body == _ShapeView<Rectangle, Self> {
  /// A rectangle filled with the style.
  @MainActor public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }
}

/// Where and for whom a style is resolved.
public struct _StyleRequest: Sendable {
  /// What unit points of the style refer to, in absolute points.
  package var bounds: CGRect
  package var environment: EnvironmentValues
  /// 0 for the style itself, 1 for its secondary variant, and so on.
  package var level: Int

  package init(bounds: CGRect, environment: EnvironmentValues, level: Int = 0) {
    self.bounds = bounds
    self.environment = environment
    self.level = level
  }
}

/// Resolves a style for something that lies in `bounds`.
package func resolveStyle(
  _ style: any ShapeStyle, bounds: CGRect, environment: EnvironmentValues, level: Int = 0
) -> ResolvedStyle {
  func resolve<S: ShapeStyle>(_ style: S) -> ResolvedStyle {
    S._resolvedStyle(style, _StyleRequest(bounds: bounds, environment: environment, level: level))
  }
  return resolve(style)
}

/// A style of any kind.
public struct AnyShapeStyle: Sendable {
  package let base: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) {
    // Casts cost more than all the rest; almost no style is one of these.
    base = S.self == AnyShapeStyle.self ? (style as? AnyShapeStyle)?.base ?? style : style
  }
}

extension AnyShapeStyle: ShapeStyle {
  public static func _resolvedStyle(_ style: AnyShapeStyle, _ request: _StyleRequest) -> _ResolvedStyle {
    resolveStyle(style.base, bounds: request.bounds, environment: request.environment, level: request.level)
  }
}
