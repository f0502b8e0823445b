// Clips: views drawn only inside a shape.

import Drawing

/// Draws a view only inside a shape.
public struct _ClipEffect<ClipShape: Shape> {
  public var shape: ClipShape
  public var style: FillStyle

  public init(shape: ClipShape, style: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
  }
}

extension _ClipEffect: UnaryLayoutModifier {
  public typealias Body = Never

  package func draw(_ child: LayoutNode, node: LayoutNode, into context: inout DrawContext) {
    let path = shape.drawnPath(in: context.pixelRect(node.size), environment: node.environment)
    context.clipped(to: path, rule: style.rule) { child.drawPlaced(into: &$0) }
  }
  package func hit(_ child: LayoutNode, node: LayoutNode, at point: CGPoint) -> HitPath? {
    let bounds = CGRect(origin: .zero, size: node.size)
    guard shape.contains(point, in: bounds, environment: node.environment, isEvenOdd: style.isEOFilled) else {
      return nil
    }
    return child.hitPlaced(point)
  }
  package func affectsLayout(comparedTo old: _ClipEffect<ClipShape>) -> Bool { false }
  package static var displayName: String { "clipShape" }
}

extension _ClipEffect: Animatable {
  public var animatableData: ClipShape.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension View {
  /// Draws the view only inside a shape of its bounds.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(_ClipEffect(shape: shape, style: style))
  }
  /// Draws the view only inside its bounds.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }
  /// Draws the view only inside its bounds with rounded corners.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }
}
