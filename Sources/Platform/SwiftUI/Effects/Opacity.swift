// Opacity and hiding.

import Drawing

/// Fades a view as a whole.
public struct _OpacityEffect: Equatable, Sendable {
  public var opacity: Double
  public init(opacity: Double) { self.opacity = opacity }
}

extension _OpacityEffect: UnaryLayoutModifier {
  public typealias Body = Never

  package func draw(_ child: LayoutNode, node: LayoutNode, into context: inout DrawContext) {
    let value = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    guard value > 0 else { return }
    guard value < 1 else {
      child.drawPlaced(into: &context)
      return
    }
    var layer = Layer()
    layer.opacity = value
    context.layered(layer) { child.drawPlaced(into: &$0) }
  }

  package func collectSemantics(_ child: LayoutNode, node: LayoutNode, into context: inout SemanticsContext) {
    // What cannot be seen cannot be read either.
    guard opacity > 0 else { return }
    child.collectSemanticsPlaced(into: &context)
  }
  package func affectsLayout(comparedTo old: _OpacityEffect) -> Bool { false }
  package static var displayName: String { "opacity" }
}

extension _OpacityEffect: Animatable {
  public var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }
}

/// Keeps a view's room and shows nothing.
public struct _HiddenModifier: Sendable {
  public init() {}
}

extension _HiddenModifier: UnaryLayoutModifier {
  public typealias Body = Never
  package func draw(_ child: LayoutNode, node: LayoutNode, into context: inout DrawContext) {}
  package func collectSemantics(_ child: LayoutNode, node: LayoutNode, into context: inout SemanticsContext) {}
  package static var displayName: String { "hidden" }
}

extension View {
  /// Fades the view: 0 is invisible, 1 as it is.
  nonisolated public func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }
  /// Hides the view and keeps its room.
  nonisolated public func hidden() -> some View { modifier(_HiddenModifier()) }
}
