// Effects that may depend on where a view is.

import Drawing

/// A change of how a view looks that layout does not notice.
public protocol VisualEffect: Sendable, Animatable {
  /// The steps of the effect, innermost first.
  @MainActor var _steps: [_VisualEffectStep] { get }
}

/// One step of a visual effect.
public struct _VisualEffectStep {
  package let effect: any DrawEffect
}

/// The view as it is.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
  @MainActor public var _steps: [_VisualEffectStep] { [] }
  public typealias AnimatableData = EmptyAnimatableData
}

/// An effect with one more step.
struct SteppedVisualEffect<Base: VisualEffect, Step: Sendable & Animatable>: VisualEffect {
  var base: Base
  var step: Step
  @MainActor var _steps: [_VisualEffectStep] {
    guard let effect = step as? any DrawEffect else { return base._steps }
    return base._steps + [_VisualEffectStep(effect: effect)]
  }
  var animatableData: AnimatablePair<Base.AnimatableData, Step.AnimatableData> {
    get { .init(base.animatableData, step.animatableData) }
    set {
      base.animatableData = newValue.first
      step.animatableData = newValue.second
    }
  }
}

/// Moves a view as drawn.
struct VisualOffset: Sendable, Animatable {
  var offset: CGSize
  var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }
}

extension VisualOffset: TransformEffect {
  typealias Body = Never
  func transform(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))
  }
}

extension VisualEffect {
  public func offset(_ offset: CGSize) -> some VisualEffect {
    SteppedVisualEffect(base: self, step: VisualOffset(offset: offset))
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    SteppedVisualEffect(base: self, step: _ScaleEffect(scale: scale, anchor: anchor))
  }
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }
  public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    SteppedVisualEffect(base: self, step: _RotationEffect(angle: angle, anchor: anchor))
  }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    SteppedVisualEffect(
      base: self,
      step: _Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    SteppedVisualEffect(base: self, step: FixedTransform(transform: transform))
  }
  public func opacity(_ opacity: Double) -> some VisualEffect {
    SteppedVisualEffect(base: self, step: _OpacityEffect(opacity: opacity))
  }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    SteppedVisualEffect(base: self, step: _BlurEffect(radius: radius, isOpaque: opaque))
  }
  public func brightness(_ amount: Double) -> some VisualEffect {
    SteppedVisualEffect(base: self, step: ColorFilterEffect(kind: .brightness, amount: amount))
  }
  public func contrast(_ amount: Double) -> some VisualEffect {
    SteppedVisualEffect(base: self, step: ColorFilterEffect(kind: .contrast, amount: amount))
  }
  public func saturation(_ amount: Double) -> some VisualEffect {
    SteppedVisualEffect(base: self, step: ColorFilterEffect(kind: .saturation, amount: amount))
  }
  public func grayscale(_ amount: Double) -> some VisualEffect {
    SteppedVisualEffect(base: self, step: ColorFilterEffect(kind: .grayscale, amount: amount))
  }
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    SteppedVisualEffect(base: self, step: ColorFilterEffect(kind: .hueRotation, amount: angle.radians))
  }
}

/// A fixed affine transform as a step.
struct FixedTransform: Sendable, Animatable {
  var transform: CGAffineTransform
  typealias AnimatableData = EmptyAnimatableData
}

extension FixedTransform: TransformEffect {
  typealias Body = Never
  func transform(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }
}

/// Applies a visual effect that is made anew for the view's place.
struct VisualEffectModifier {
  let effect: @MainActor (GeometryProxy) -> [_VisualEffectStep]
}

extension VisualEffectModifier: UnaryLayoutModifier {
  typealias Body = Never

  func draw(_ child: LayoutNode, node: LayoutNode, into context: inout DrawContext) {
    context.isVolatile = true
    draw(effect(GeometryProxy(node))[...], child, node, into: &context)
  }

  @MainActor private func draw(
    _ steps: ArraySlice<_VisualEffectStep>, _ child: LayoutNode, _ node: LayoutNode, into context: inout DrawContext
  ) {
    // The last step is the outermost.
    guard let last = steps.last else {
      child.drawPlaced(into: &context)
      return
    }
    last.effect.apply(size: node.size, environment: node.environment, into: &context) {
      draw(steps.dropLast(), child, node, into: &$0)
    }
  }

  func collectSemantics(_ child: LayoutNode, node: LayoutNode, into context: inout SemanticsContext) {
    collect(effect(GeometryProxy(node))[...], child, node, into: &context)
  }

  @MainActor private func collect(
    _ steps: ArraySlice<_VisualEffectStep>, _ child: LayoutNode, _ node: LayoutNode,
    into context: inout SemanticsContext
  ) {
    guard let last = steps.last else {
      child.collectSemanticsPlaced(into: &context)
      return
    }
    last.effect.collect(size: node.size, into: &context) { collect(steps.dropLast(), child, node, into: &$0) }
  }

  func contentTransform(of node: LayoutNode) -> ProjectionTransform? {
    var result = ProjectionTransform()
    for step in effect(GeometryProxy(node)) {
      if let movement = step.effect.movement(size: node.size) { result = result.concatenating(movement) }
    }
    return result
  }

  func affectsLayout(comparedTo old: VisualEffectModifier) -> Bool { false }
  static var displayName: String { "visualEffect" }
}

extension View {
  /// Changes how the view looks, depending on its geometry.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0)._steps })
  }
}
