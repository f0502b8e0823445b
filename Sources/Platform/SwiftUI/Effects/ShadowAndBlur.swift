// Shadows and blur.

import Drawing

/// A shadow of a view as a whole.
public struct _ShadowEffect: Equatable, Sendable {
  public var color: Color
  public var radius: CGFloat
  public var offset: CGSize
  public init(color: Color, radius: CGFloat, offset: CGSize) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}

extension _ShadowEffect: DrawEffect {
  public typealias Body = Never

  package func apply(
    size: CGSize, environment: EnvironmentValues, into context: inout DrawContext,
    content: (inout DrawContext) -> Void
  ) {
    let resolved = color.rgba(in: environment)
    guard resolved.alpha > 0, radius.isFinite, offset.width.isFinite, offset.height.isFinite else {
      content(&context)
      return
    }
    var layer = Layer()
    layer.shadow = PaintShadow(color: resolved, radius: max(radius, 0), offset: offset, isInner: false)
    context.layered(layer, content)
  }
  package static var displayName: String { "shadow" }
}

extension _ShadowEffect: Animatable {
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { .init(radius, .init(offset.width, offset.height)) }
    set {
      radius = newValue.first
      offset = CGSize(width: newValue.second.first, height: newValue.second.second)
    }
  }
}

/// Blurs a view.
public struct _BlurEffect: Equatable, Sendable {
  public var radius: CGFloat
  public var isOpaque: Bool
  public init(radius: CGFloat, isOpaque: Bool) {
    self.radius = radius
    self.isOpaque = isOpaque
  }
}

extension _BlurEffect: DrawEffect {
  public typealias Body = Never
  package func apply(
    size: CGSize, environment: EnvironmentValues, into context: inout DrawContext,
    content: (inout DrawContext) -> Void
  ) {
    guard radius > 0, radius.isFinite else {
      content(&context)
      return
    }
    context.filtered(.blur(radius: radius, isOpaque: isOpaque), content)
  }
  package static var displayName: String { "blur" }
}

extension _BlurEffect: Animatable {
  public var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }
}

extension DrawContext {
  /// Draws into a layer that goes through a filter.
  package mutating func filtered(_ filter: Filter, _ body: (inout DrawContext) -> Void) {
    var layer = Layer()
    layer.filters = [filter]
    layered(layer, body)
  }
}

extension View {
  /// Adds a shadow. Radius (a Gaussian's sigma) and offsets in points.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// Blurs the view. Radius (a Gaussian's sigma) in points; `opaque` keeps the edges.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(_BlurEffect(radius: radius, isOpaque: opaque))
  }
}
