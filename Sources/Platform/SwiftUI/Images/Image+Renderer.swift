// A picture that a closure draws, as a canvas does, when it is shown.

import Drawing

extension Image {
  /// A picture of a size in points, drawn by a closure.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(
      source: .drawing(CanvasImageDrawer(size: size, isOpaque: opaque, renderer: renderer)), label: label,
      isDecorative: label == nil)
  }
}

/// Draws with a closure.
private final class CanvasImageDrawer: ImageDrawer, @unchecked Sendable {
  private let renderer: (inout GraphicsContext) -> Void
  private let isOpaque: Bool

  init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void) {
    self.renderer = renderer
    self.isOpaque = isOpaque
    super.init(size: size)
  }

  override func draw(in rect: CGRect, environment: EnvironmentValues, into context: inout DrawContext) {
    guard size.width > 0, size.height > 0 else { return }
    let place = CGAffineTransform(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY)
    let bounds = CGPath(rect: CGRect(origin: .zero, size: size), transform: nil)
    let origin = context.origin
    context.transformed(by: place) { inner in
      inner.origin = .zero
      inner.clipped(to: bounds) { clipped in
        if isOpaque { clipped.add(.fill(bounds, .color(.black), .winding)) }
        let drawing = CanvasDrawing(context: clipped, size: size, environment: environment, symbols: [])
        var graphics = GraphicsContext(drawing)
        renderer(&graphics)
        clipped.commands = drawing.context.commands
      }
    }
    context.origin = origin
  }
}
