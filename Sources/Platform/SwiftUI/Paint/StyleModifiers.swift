// Styles made from others: faded, blended, with shadows, in other bounds.

import Drawing

/// A shadow of what a style paints.
public struct ShadowStyle: Hashable, Sendable {
  package var color: Color
  package var radius: CGFloat
  package var offset: CGSize
  package var isInner: Bool

  /// A shadow behind the shape. Radius and offsets in points.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
  }

  /// A shadow that the shape's edge casts inwards. Radius and offsets in points.
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
  }

  package func resolved(in environment: EnvironmentValues) -> PaintShadow {
    PaintShadow(color: color.rgba(in: environment), radius: max(radius, 0), offset: offset, isInner: isInner)
  }
}

package struct FadedStyle<Base: ShapeStyle>: ShapeStyle {
  package typealias Resolved = Never
  let base: Base
  let opacity: Double
  package static func _resolvedStyle(_ style: FadedStyle<Base>, _ request: _StyleRequest) -> _ResolvedStyle {
    Base._resolvedStyle(style.base, request).faded(style.opacity)
  }
}

package struct BlendedStyle<Base: ShapeStyle>: ShapeStyle {
  package typealias Resolved = Never
  let base: Base
  let mode: BlendMode
  package static func _resolvedStyle(_ style: BlendedStyle<Base>, _ request: _StyleRequest) -> _ResolvedStyle {
    var resolved = Base._resolvedStyle(style.base, request)
    resolved.blendMode = style.mode.drawn
    return resolved
  }
}

package struct ShadowedStyle<Base: ShapeStyle>: ShapeStyle {
  package typealias Resolved = Never
  let base: Base
  let shadow: ShadowStyle
  package static func _resolvedStyle(_ style: ShadowedStyle<Base>, _ request: _StyleRequest) -> _ResolvedStyle {
    var resolved = Base._resolvedStyle(style.base, request)
    resolved.shadows.append(style.shadow.resolved(in: request.environment))
    return resolved
  }
}

package struct AnchoredStyle<Base: ShapeStyle>: ShapeStyle {
  package typealias Resolved = Never
  let base: Base
  let rect: CGRect
  package static func _resolvedStyle(_ style: AnchoredStyle<Base>, _ request: _StyleRequest) -> _ResolvedStyle {
    var request = request
    request.bounds = style.rect.offsetBy(dx: request.bounds.minX, dy: request.bounds.minY)
    return Base._resolvedStyle(style.base, request)
  }
}

extension ShapeStyle {
  /// The style with its opacity multiplied.
  public func opacity(_ opacity: Double) -> some ShapeStyle { FadedStyle(base: self, opacity: opacity) }
  /// The style mixed with what lies behind.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { BlendedStyle(base: self, mode: mode) }
  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowedStyle(base: self, shadow: style) }
  /// The style with unit points that refer to a rectangle of the shape's own coordinates.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { AnchoredStyle(base: self, rect: rect) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with its opacity multiplied.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedStyle(base: ForegroundStyle(), opacity: opacity)
  }
  /// The foreground style mixed with what lies behind.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    BlendedStyle(base: ForegroundStyle(), mode: mode)
  }
  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedStyle(base: ForegroundStyle(), shadow: style)
  }
}
