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
  public static var red: Color { .init(source: .system(.red)) }
  public static var orange: Color { .init(source: .system(.orange)) }
  public static var yellow: Color { .init(source: .system(.yellow)) }
  public static var green: Color { .init(source: .system(.green)) }
  public static var mint: Color { .init(source: .system(.mint)) }
  public static var teal: Color { .init(source: .system(.teal)) }
  public static var cyan: Color { .init(source: .system(.cyan)) }
  public static var blue: Color { .init(source: .system(.blue)) }
  public static var indigo: Color { .init(source: .system(.indigo)) }
  public static var purple: Color { .init(source: .system(.purple)) }
  public static var pink: Color { .init(source: .system(.pink)) }
  public static var brown: Color { .init(source: .system(.brown)) }
  public static var gray: Color { .init(source: .system(.gray)) }
  public static var white: Color { .init(white: 1) }
  public static var black: Color { .init(white: 0) }
  public static var clear: Color { .init(white: 0, opacity: 0) }
}
