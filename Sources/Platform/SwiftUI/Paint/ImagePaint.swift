// A picture repeated as a style.

import Drawing

/// A part of a picture, repeated to fill what is painted.
public struct ImagePaint: Sendable {
  public var image: Image
  /// The part, as a rectangle in fractions of the picture.
  public var sourceRect: CGRect
  /// How large the picture is drawn, against its own size.
  public var scale: CGFloat

  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }
}

extension ImagePaint: ShapeStyle {
  public static func _resolvedStyle(_ style: ImagePaint, _ request: _StyleRequest) -> _ResolvedStyle {
    _ResolvedStyle(
      paint: style.image.tiling(
        sourceRect: style.sourceRect, scale: style.scale, origin: request.bounds.origin, in: request.environment)
    ).atLevel(request.level)
  }
}

extension Image {
  /// The picture as a repeated paint. Symbols and pictures drawn on demand are drawn once, into pixels that repeat.
  func tiling(
    sourceRect: CGRect, scale: CGFloat, origin: CGPoint, in environment: EnvironmentValues
  ) -> Paint {
    let resolved = ResolvedImage(self, environment: environment)
    guard scale > 0, resolved.size.width > 0, resolved.size.height > 0 else { return .clear }
    let pixelScale = environment.displayScale * max(scale, 1)
    let source: ImageSource
    switch resolved.content {
    case .picture(let picture, _, _): source = picture
    case .symbol, .unknownSymbol, .drawing:
      guard let tile = resolved.tile(at: pixelScale, in: environment) else { return .clear }
      return .tile(.bitmap(tile), source: sourceRect, scale: scale / pixelScale, origin: origin)
    case .nothing: return .clear
    }
    // The paint counts the picture's pixels; a picture of scale 2 has two a point.
    let pixels: CGFloat? =
      switch source {
      case .bitmap(let bitmap): CGFloat(bitmap.width)
      case .file(let path): ImageFileSize.size(ofFile: path)?.width
      }
    let pointsPerPixel = pixels.map { $0 > 0 ? resolved.size.width / $0 : 1 } ?? 1
    return .tile(source, source: sourceRect, scale: scale * pointsPerPixel, origin: origin)
  }
}

extension ResolvedImage {
  /// Pictures of what was drawn to be repeated lately: the same pixels again make equal paints.
  private static let tiles = Lock<[TileKey: CGImage]>([:])

  private struct TileKey: Hashable, Sendable {
    let drawing: DrawList
    let scale: CGFloat
  }

  /// What is no picture yet as one, with so many pixels in a point.
  fileprivate func tile(at scale: CGFloat, in environment: EnvironmentValues) -> CGImage? {
    var context = DrawContext(displayScale: scale)
    let rect = CGRect(origin: .zero, size: size)
    switch content {
    case .symbol(let symbol): symbol.draw(in: rect, environment: environment, into: &context)
    case .drawing(let drawer): drawer.draw(in: rect, environment: environment, into: &context)
    default: return nil
    }
    var drawing = DrawList(size: size)
    drawing.commands = context.commands
    let key = TileKey(drawing: drawing, scale: scale)
    if let known = Self.tiles.withLock({ $0[key] }) { return known }
    guard let made = PictureMaking.paint?(drawing, scale, false) else { return nil }
    Self.tiles.withLock {
      if $0.count >= 32 { $0.removeAll() }
      $0[key] = made
    }
    return made
  }
}

extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
