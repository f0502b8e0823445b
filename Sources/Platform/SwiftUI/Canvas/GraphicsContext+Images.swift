// Pictures on a canvas.

import Drawing

extension GraphicsContext {
  /// A picture with its size decided.
  public struct ResolvedImage {
    /// The picture's size in points.
    public var size: CGSize { resolved.size }
    /// From the top to the baseline, in points.
    public let baseline: CGFloat
    /// What a template or symbol is filled with; nil for the canvas's foreground.
    public var shading: GraphicsContext.Shading?

    let image: Image
    let resolved: SwiftUI.ResolvedImage
  }

  public func resolve(_ image: Image) -> GraphicsContext.ResolvedImage {
    let resolved = SwiftUI.ResolvedImage(image, environment: environment)
    return ResolvedImage(
      baseline: resolved.baseline ?? resolved.size.height, shading: nil, image: image, resolved: resolved)
  }

  /// Draws a picture into a rectangle.
  public func draw(
    _ image: GraphicsContext.ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()
  ) {
    emit { context, alpha in
      let place = rect.offsetBy(dx: context.origin.x, dy: context.origin.y)
      var environment = self.environment
      if let shading = image.shading {
        let resolved = shading.resolved(in: self, bounds: rect, origin: context.origin)
        environment.foregroundStyles = ForegroundStyles([FixedStyle(resolved: resolved)], outer: nil)
      }
      guard alpha < 1 else {
        image.resolved.draw(image.image, in: place, environment: environment, into: &context)
        return
      }
      var layer = Layer()
      layer.opacity = alpha
      context.layered(layer) { image.resolved.draw(image.image, in: place, environment: environment, into: &$0) }
    }
  }

  /// Draws a picture at its own size, with an anchor of its bounds at a point.
  public func draw(_ image: GraphicsContext.ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = image.size
    draw(
      image,
      in: CGRect(
        x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
        height: size.height))
  }
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}

extension GraphicsContext.Shading {
  /// A part of a picture, repeated from a point.
  public static func tiledImage(
    _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> GraphicsContext.Shading {
    GraphicsContext.Shading(kind: .tiled(image, origin, sourceRect, scale))
  }
}
