// foregroundStyle, tint, background and overlay with styles, border.

import Drawing

/// Sets the levels of the foreground style.
struct ForegroundStylesModifier {
  let levels: [any ShapeStyle]
}

extension ForegroundStylesModifier: ViewModifier {
  typealias Body = Never
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, ForegroundStylesModifier>, _ context: _NodeContext
  ) -> _ViewNode {
    EnvironmentNode(
      view, context, isSame: { areSame($0.levels, $1.levels) },
      apply: { modifier, values in
        values.foregroundStyles = ForegroundStyles(modifier.levels, outer: values.foregroundStyles)
      })
  }

  private static func areSame(_ a: [any ShapeStyle], _ b: [any ShapeStyle]) -> Bool {
    func equal<Style: ShapeStyle>(_ a: Style, _ b: any ShapeStyle) -> Bool {
      guard let b = b as? Style else { return false }
      return ValueComparison.areEqual(a, b)
    }
    guard a.count == b.count else { return false }
    for (left, right) in zip(a, b) where !equal(left, right) { return false }
    return true
  }
}

/// Fills a shape behind or in front of a view.
struct StyledLayer<Style: ShapeStyle, Outline: Shape> {
  let style: Style
  let shape: Outline
  let fillStyle: FillStyle
  let isInFront: Bool
  /// The edges on which the layer reaches into the safe area.
  let edges: Edge.Set
}

extension StyledLayer: UnaryLayoutModifier {
  typealias Body = Never

  func draw(_ child: LayoutNode, node: LayoutNode, into context: inout DrawContext) {
    if isInFront { child.drawPlaced(into: &context) }
    var rect = context.rect(node.size)
    if !edges.isEmpty, !context.isTransformed {
      // The safe area is that of boxes around.
      context.isVolatile = true
      let growth = node.growthIntoSafeArea(edges: edges)
      rect = CGRect(
        x: rect.minX - growth.leading, y: rect.minY - growth.top, width: rect.width + growth.horizontal,
        height: rect.height + growth.vertical)
    }
    fillShape(
      shape, style, fillStyle, in: context.pixelAligned(rect), environment: node.environment, into: &context)
    if !isInFront { child.drawPlaced(into: &context) }
  }

  func affectsLayout(comparedTo old: StyledLayer<Style, Outline>) -> Bool { false }

  /// What lies on a material knows it.
  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    guard Style.self == Material.self, !isInFront else { return environment }
    var inner = environment
    inner.backgroundMaterial = style as? Material
    return inner
  }

  func changesEnvironment(comparedTo old: StyledLayer<Style, Outline>) -> Bool {
    (style as? Material)?.kind != (old.style as? Material)?.kind || isInFront != old.isInFront
  }

  static var displayName: String { "background" }
}

extension View {
  /// Sets the style of text, symbols and shapes inside.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundStylesModifier(levels: [style]))
  }
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(ForegroundStylesModifier(levels: [primary, secondary]))
  }
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(ForegroundStylesModifier(levels: [primary, secondary, tertiary]))
  }

  /// Sets the colour of text, symbols and shapes inside; nil for the system's.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    transformEnvironment(\.foregroundStyles) { styles in
      styles = color.map { ForegroundStyles([$0], outer: styles) }
    }
  }

  /// Sets the tint inside.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some View {
    environment(\.tint, AnyShapeStyle(tint))
  }
  /// Sets the tint inside; nil for the accent colour.
  @_disfavoredOverload
  nonisolated public func tint(_ tint: Color?) -> some View { environment(\.tint, tint.map { AnyShapeStyle($0) }) }

  /// Sets the accent colour inside; nil for the app's.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    environment(\.accentColor, accentColor)
  }

  /// Sets what the style `background` stands for inside.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Fills the view's bounds with a style, behind it; on edges that touch the safe area also beyond.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      StyledLayer(style: style, shape: Rectangle(), fillStyle: FillStyle(), isInFront: false, edges: edges))
  }
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }
  /// Fills a shape with a style behind the view.
  nonisolated public func background<S: ShapeStyle, T: InsettableShape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(StyledLayer(style: style, shape: shape, fillStyle: fillStyle, isInFront: false, edges: []))
  }
  @_disfavoredOverload
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(StyledLayer(style: style, shape: shape, fillStyle: fillStyle, isInFront: false, edges: []))
  }
  nonisolated public func background<S: InsettableShape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
  @_disfavoredOverload
  nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Fills the view's bounds with a style, in front of it; on edges that touch the safe area also beyond.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      StyledLayer(style: style, shape: Rectangle(), fillStyle: FillStyle(), isInFront: true, edges: edges))
  }
  /// Fills a shape with a style in front of the view.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(StyledLayer(style: style, shape: shape, fillStyle: fillStyle, isInFront: true, edges: []))
  }

  /// Draws a border inside the view's bounds, in front of it.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}
