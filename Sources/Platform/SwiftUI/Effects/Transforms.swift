// Scaling, turning and projecting views. Layout does not notice.

import Drawing

/// An effect that is a transform of the box's plane.
@MainActor
package protocol TransformEffect: DrawEffect {
  func transform(size: CGSize) -> ProjectionTransform
}

extension TransformEffect {
  package func apply(
    size: CGSize, environment: EnvironmentValues, into context: inout DrawContext,
    content: (inout DrawContext) -> Void
  ) { context.projected(by: transform(size: size), content) }

  package func movement(size: CGSize) -> ProjectionTransform? { transform(size: size) }
}

/// Scales a view by one factor.
public struct _UniformScaleEffect: Equatable, Sendable {
  public var scale: CGFloat
  public var anchor: UnitPoint
  public init(scale: CGFloat, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}

extension _UniformScaleEffect: TransformEffect {
  public typealias Body = Never
  package func transform(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(scaleX: scale, y: scale).about(anchor.point(in: size)))
  }
  package static var displayName: String { "scaleEffect" }
}

extension _UniformScaleEffect: Animatable {
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { .init(scale, anchor.animatableData) }
    set {
      scale = newValue.first
      anchor.animatableData = newValue.second
    }
  }
}

/// Scales a view by two factors.
public struct _ScaleEffect: Equatable, Sendable {
  public var scale: CGSize
  public var anchor: UnitPoint
  public init(scale: CGSize, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}

extension _ScaleEffect: TransformEffect {
  public typealias Body = Never
  package func transform(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor.point(in: size)))
  }
  package static var displayName: String { "scaleEffect" }
}

extension _ScaleEffect: Animatable {
  public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
    get { .init(scale.animatableData, anchor.animatableData) }
    set {
      scale.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }
}

/// Turns a view clockwise.
public struct _RotationEffect: Equatable, Sendable {
  public var angle: Angle
  public var anchor: UnitPoint
  public init(angle: Angle, anchor: UnitPoint = .center) {
    self.angle = angle
    self.anchor = anchor
  }
}

extension _RotationEffect: TransformEffect {
  public typealias Body = Never
  package func transform(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor.point(in: size)))
  }
  package static var displayName: String { "rotationEffect" }
}

extension _RotationEffect: Animatable {
  public var animatableData: AnimatablePair<Double, AnimatablePair<CGFloat, CGFloat>> {
    get { .init(angle.radians, anchor.animatableData) }
    set {
      angle.radians = newValue.first
      anchor.animatableData = newValue.second
    }
  }
}

/// Turns a view in space.
public struct _Rotation3DEffect: Sendable {
  public var angle: Angle
  public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  public var anchor: UnitPoint
  public var anchorZ: CGFloat
  public var perspective: CGFloat

  public init(
    angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) {
    self.angle = angle
    self.axis = axis
    self.anchor = anchor
    self.anchorZ = anchorZ
    self.perspective = perspective
  }
}

extension _Rotation3DEffect: TransformEffect {
  public typealias Body = Never

  package func transform(size: CGSize) -> ProjectionTransform {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, angle.radians != 0 else { return ProjectionTransform() }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (s, c) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
    let t = 1 - c
    // Columns of the rotation: where the plane's axes and its normal go.
    let right = (x: t * x * x + c, y: t * x * y + s * z, z: t * x * z - s * y)
    let down = (x: t * x * y - s * z, y: t * y * y + c, z: t * y * z + s * x)
    let normal = (x: t * x * z + s * y, y: t * y * z - s * x, z: t * z * z + c)
    // The eye is as far away as the larger side is long, divided by the perspective.
    let side = max(size.width, size.height)
    let depth = side > 0 ? -perspective / side : 0
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = (right.x, right.y, right.z * depth)
    (result.m21, result.m22, result.m23) = (down.x, down.y, down.z * depth)
    result.m31 = -normal.x * anchorZ
    result.m32 = -normal.y * anchorZ
    result.m33 = 1 - normal.z * anchorZ * depth
    return result.about(anchor.point(in: size))
  }
  package static var displayName: String { "rotation3DEffect" }
}

extension _Rotation3DEffect: Animatable {
  public typealias AnimatableData = AnimatablePair<
    AnimatablePair<Double, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>,
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  >
  public var animatableData: AnimatableData {
    get {
      .init(
        .init(angle.radians, .init(axis.x, .init(axis.y, axis.z))),
        .init(anchor.animatableData, .init(anchorZ, perspective)))
    }
    set {
      angle.radians = newValue.first.first
      axis = (newValue.first.second.first, newValue.first.second.second.first, newValue.first.second.second.second)
      anchor.animatableData = newValue.second.first
      anchorZ = newValue.second.second.first
      perspective = newValue.second.second.second
    }
  }
}

/// Draws a view through a fixed transform of its own coordinates.
public struct _TransformEffect: Equatable, Sendable {
  public var transform: ProjectionTransform
  public init(transform: ProjectionTransform) { self.transform = transform }
}

extension _TransformEffect: TransformEffect {
  public typealias Body = Never
  package func transform(size: CGSize) -> ProjectionTransform { transform }
  package static var displayName: String { "transformEffect" }
}

/// A modifier that moves its content by a transform that depends on its size.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Self.Body == Never {
  /// The transform for a view of a size, in the view's own coordinates.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _ViewNode {
    PassThroughNode<ModifiedContent<C, Self>, ModifiedContent<C, GeometryEffectDrawing<Self>>>(view, context) {
      ModifiedContent(content: $0.content, modifier: GeometryEffectDrawing(effect: $0.modifier))
    }
  }

  /// The effect; effects never change layout here.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(base: self) }
}

/// An effect that positions reported by layout leave out.
public nonisolated struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  var base: Base
  public typealias Body = Never
  public nonisolated func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

/// A geometry effect as the engine draws it.
package struct GeometryEffectDrawing<Effect: GeometryEffect> { package var effect: Effect }

extension GeometryEffectDrawing: TransformEffect {
  package typealias Body = Never
  package func transform(size: CGSize) -> ProjectionTransform { effect.effectValue(size: size) }
  package static var displayName: String { "\(Effect.self)" }
}

extension GeometryEffectDrawing: Animatable {
  package var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }
}

extension View {
  /// Scales the view as drawn.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }
  nonisolated public func scaleEffect(
    _ s: CGFloat, anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, _UniformScaleEffect> {
    modifier(_UniformScaleEffect(scale: s, anchor: anchor))
  }
  nonisolated public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Turns the view as drawn, clockwise.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// Turns the view as drawn about an axis in space.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }

  /// Draws the view through an affine transform of its own coordinates.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: ProjectionTransform(transform)))
  }
  /// Draws the view through a projection of its own coordinates.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }
}
