// A colour as a view: it fills what it is offered.

import Drawing

extension Color: LeafView {
  package func sizeThatFits(_ proposal: ProposedViewSize, node: LeafLayoutNode<Color>) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func draw(_ node: LeafLayoutNode<Color>, into context: inout DrawContext) {
    let rect = context.pixelRect(node.size)
    let style = context.inMotion(resolveStyle(self, bounds: rect, environment: node.environment), bounds: rect)
    context.fill(CGPath(rect: rect, transform: nil), with: style)
  }

  /// A clear colour lets touches through.
  package func isHit(_ point: CGPoint, node: LeafLayoutNode<Color>) -> Bool {
    node.boundsContain(point) && rgba(in: node.environment).alpha > 0
  }

  package func affectsLayout(comparedTo old: Color) -> Bool { false }

  package func paints(_ node: LeafLayoutNode<Color>) -> [ResolvedStyle] {
    [resolveStyle(self, bounds: PaintMotion.unit, environment: node.environment)]
  }
}

extension Color: ShapeStyle {
  public static func _resolvedStyle(_ style: Color, _ request: _StyleRequest) -> _ResolvedStyle {
    _ResolvedStyle(paint: .color(style.rgba(in: request.environment))).atLevel(request.level)
  }
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never

  public static func _resolvedStyle(_ style: Color.Resolved, _ request: _StyleRequest) -> _ResolvedStyle {
    _ResolvedStyle(paint: .color(style.rgba)).atLevel(request.level)
  }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var gray: Color { Color.gray }
  public static var white: Color { Color.white }
  public static var black: Color { Color.black }
  public static var clear: Color { Color.clear }
}
