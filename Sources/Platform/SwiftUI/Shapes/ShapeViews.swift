// Shapes painted: filled, stroked, bordered, one upon the other.

import Drawing

/// A view that paints a shape.
public nonisolated protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  /// What is painted.
  nonisolated var shape: Self.Content { get }
}

/// A shape view that draws itself in a rectangle, so that others can draw it under themselves.
@MainActor
package protocol ShapePainting {
  /// The paints in bounds of one point by one, from the front to the back.
  func paints(in environment: EnvironmentValues) -> [ResolvedStyle]
  func paint(in rect: CGRect, environment: EnvironmentValues, into context: inout DrawContext)
}

/// What the painted shapes have in common as boxes.
@MainActor
package protocol PaintedShapeView: LeafView, ShapePainting {
  func fittingSize(_ proposal: ProposedViewSize) -> CGSize
  /// Whether a point is on what is painted in a rectangle.
  func isPainted(_ point: CGPoint, in rect: CGRect, environment: EnvironmentValues) -> Bool
}

extension PaintedShapeView {
  package func sizeThatFits(_ proposal: ProposedViewSize, node: LeafLayoutNode<Self>) -> CGSize {
    fittingSize(proposal)
  }
  package func draw(_ node: LeafLayoutNode<Self>, into context: inout DrawContext) {
    paint(in: context.pixelRect(node.size), environment: node.environment, into: &context)
  }
  package func affectsLayout(comparedTo old: Self) -> Bool { false }
  package func paints(_ node: LeafLayoutNode<Self>) -> [ResolvedStyle] { paints(in: node.environment) }
}

/// The paints of a shape view and of the one under it.
@MainActor
private func paints(
  _ style: any ShapeStyle, over background: (any View)?, in environment: EnvironmentValues
) -> [ResolvedStyle] {
  [resolveStyle(style, bounds: PaintMotion.unit, environment: environment)]
    + ((background as? any ShapePainting)?.paints(in: environment) ?? [])
}

/// Fills a shape.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: Animatable {
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension _ShapeView: ShapeView, PaintedShapeView {
  package func isPainted(_ point: CGPoint, in rect: CGRect, environment: EnvironmentValues) -> Bool {
    shape.contains(point, in: rect, environment: environment, isEvenOdd: fillStyle.isEOFilled)
  }

  package func fittingSize(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  package func paints(in environment: EnvironmentValues) -> [ResolvedStyle] {
    SwiftUI.paints(style, over: nil, in: environment)
  }

  package func paint(in rect: CGRect, environment: EnvironmentValues, into context: inout DrawContext) {
    fillShape(shape, style, fillStyle, in: rect, environment: environment, into: &context)
  }
}

/// Fills a shape in front of a background.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public var background: Background

  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }
}

extension FillShapeView: Animatable {
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension FillShapeView: ShapeView, PaintedShapeView {
  package func isPainted(_ point: CGPoint, in rect: CGRect, environment: EnvironmentValues) -> Bool {
    shape.contains(point, in: rect, environment: environment, isEvenOdd: fillStyle.isEOFilled)
  }

  package func fittingSize(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  package func paints(in environment: EnvironmentValues) -> [ResolvedStyle] {
    SwiftUI.paints(style, over: background, in: environment)
  }

  package func paint(in rect: CGRect, environment: EnvironmentValues, into context: inout DrawContext) {
    paintUnder(background, in: rect, environment: environment, into: &context)
    fillShape(shape, style, fillStyle, in: rect, environment: environment, into: &context)
  }
}

/// Strokes a shape in front of a background.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

extension StrokeShapeView: Animatable {
  public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
    get { .init(shape.animatableData, strokeStyle.animatableData) }
    set {
      shape.animatableData = newValue.first
      strokeStyle.animatableData = newValue.second
    }
  }
}

extension StrokeShapeView: ShapeView, PaintedShapeView {
  package func isPainted(_ point: CGPoint, in rect: CGRect, environment: EnvironmentValues) -> Bool {
    if Background.self != EmptyView.self, shape.contains(point, in: rect, environment: environment) { return true }
    return shape.lineContains(point, in: rect, style: strokeStyle, environment: environment)
  }

  package func fittingSize(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  package func paints(in environment: EnvironmentValues) -> [ResolvedStyle] {
    SwiftUI.paints(style, over: background, in: environment)
  }

  package func paint(in rect: CGRect, environment: EnvironmentValues, into context: inout DrawContext) {
    paintUnder(background, in: rect, environment: environment, into: &context)
    strokeShape(
      shape, style, strokeStyle.drawn(isAntialiased: isAntialiased), in: rect, environment: environment,
      into: &context)
  }
}

/// Strokes the inside of a shape's edge in front of a background.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

extension StrokeBorderShapeView: Animatable {
  public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
    get { .init(shape.animatableData, strokeStyle.animatableData) }
    set {
      shape.animatableData = newValue.first
      strokeStyle.animatableData = newValue.second
    }
  }
}

extension StrokeBorderShapeView: ShapeView, PaintedShapeView {
  package func isPainted(_ point: CGPoint, in rect: CGRect, environment: EnvironmentValues) -> Bool {
    if Background.self != EmptyView.self, shape.contains(point, in: rect, environment: environment) { return true }
    return shape.inset(by: strokeStyle.lineWidth / 2)
      .lineContains(point, in: rect, style: strokeStyle, environment: environment)
  }

  package func fittingSize(_ proposal: ProposedViewSize) -> CGSize {
    Background.self == EmptyView.self
      ? proposal.replacingUnspecifiedDimensions() : shape.sizeThatFits(proposal)
  }

  package func paints(in environment: EnvironmentValues) -> [ResolvedStyle] {
    SwiftUI.paints(style, over: background, in: environment)
  }

  package func paint(in rect: CGRect, environment: EnvironmentValues, into context: inout DrawContext) {
    paintUnder(background, in: rect, environment: environment, into: &context)
    strokeShape(
      shape.inset(by: strokeStyle.lineWidth / 2), style, strokeStyle.drawn(isAntialiased: isAntialiased), in: rect,
      environment: environment, into: &context)
  }
}

/// Fills a shape in an absolute rectangle; unit points of the style refer to that rectangle.
@MainActor
package func fillShape<S: Shape, Style: ShapeStyle>(
  _ shape: S, _ style: Style, _ fillStyle: FillStyle = FillStyle(), in rect: CGRect,
  environment: EnvironmentValues, into context: inout DrawContext
) {
  let resolved = context.inMotion(resolveStyle(style, bounds: rect, environment: environment), bounds: rect)
  guard !resolved.isInvisible else { return }
  context.fill(shape.drawnPath(in: rect, environment: environment), with: resolved, rule: fillStyle.rule)
}

/// Strokes a shape in an absolute rectangle.
@MainActor
package func strokeShape<S: Shape, Style: ShapeStyle>(
  _ shape: S, _ style: Style, _ stroke: Stroke, in rect: CGRect, environment: EnvironmentValues,
  into context: inout DrawContext
) {
  let resolved = context.inMotion(resolveStyle(style, bounds: rect, environment: environment), bounds: rect)
  guard !resolved.isInvisible else { return }
  context.stroke(shape.drawnPath(in: rect, environment: environment), with: resolved, stroke)
}

@MainActor
private func paintUnder<Background: View>(
  _ background: Background, in rect: CGRect, environment: EnvironmentValues, into context: inout DrawContext
) {
  guard let background = background as? any ShapePainting else { return }
  context.paintSlot += 1
  background.paint(in: rect, environment: environment, into: &context)
  context.paintSlot -= 1
}

// MARK: Painting shapes

extension Shape {
  /// Fills the shape.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Strokes the shape's outline, centred on it.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  /// Strokes inside the shape's outline.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView {
  /// Fills the shape once more, in front.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Self.Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Strokes the shape in front.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self.Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self.Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Strokes inside the shape's outline, in front.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self.Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self.Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
