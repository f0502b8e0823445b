// A view that a closure draws.

import Drawing

/// A drawing by a closure, clipped to the view's bounds.
public struct Canvas<Symbols: View> {
  /// Views that the closure can draw, by tag.
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool

  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: { EmptyView() })
  }
}

extension Canvas: PrimitiveView {
  public static func _makeNode(_ view: Canvas<Symbols>, _ context: _NodeContext) -> _ViewNode {
    ContainerNode(
      view, context,
      box: CanvasLayoutNode(
        renderer: view.renderer, isOpaque: view.isOpaque, environment: context.environment),
      content: { $0.symbols }
    ) { box, view in
      guard let box = box as? CanvasLayoutNode else { return }
      box.renderer = view.renderer
      box.isOpaque = view.isOpaque
    }
  }
}

/// The box of a canvas. Its children are the symbols, which only the closure draws.
@MainActor
package final class CanvasLayoutNode: ContainerLayoutNode {
  var renderer: (inout GraphicsContext, CGSize) -> Void {
    didSet { setNeedsDisplay() }
  }
  var isOpaque: Bool

  init(
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, isOpaque: Bool, environment: EnvironmentValues
  ) {
    self.renderer = renderer
    self.isOpaque = isOpaque
    super.init(environment: environment)
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package override func layoutChildren() {
    for child in childNodes { child.place(at: .zero, proposal: .unspecified) }
  }

  package override func draw(into context: inout DrawContext) {
    let bounds = CGPath(rect: context.pixelRect(size), transform: nil)
    if isOpaque { context.add(.fill(bounds, .color(.black), .winding)) }
    let drawing = CanvasDrawing(
      context: context, size: size, environment: environment,
      symbols: childNodes.map { node in
        CanvasSymbol(tag: node.layoutValue(TagKey.self), node: node)
      })
    context.clipped(to: bounds) { context in
      drawing.context = context
      // The renderer may draw symbols as often as it likes and keep what it draws apart.
      drawing.context.reuse = nil
      var graphics = GraphicsContext(drawing)
      renderer(&graphics, size)
      context.commands = drawing.context.commands
    }
  }

  package override func hit(_ point: CGPoint) -> HitPath? { boundsContain(point) ? HitPath().adding(self) : nil }
  package override func collectSemantics(into context: inout SemanticsContext) {}
}

/// A view that a canvas can draw.
struct CanvasSymbol {
  let tag: AnyHashable?
  let node: LayoutNode
}

/// What the copies of a graphics context share: where they draw.
final class CanvasDrawing {
  var context: DrawContext
  let size: CGSize
  let environment: EnvironmentValues
  let symbols: [CanvasSymbol]

  init(context: DrawContext, size: CGSize, environment: EnvironmentValues, symbols: [CanvasSymbol]) {
    self.context = context
    self.size = size
    self.environment = environment
    self.symbols = symbols
  }
}
