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
  /// The picture as a repeated paint. Symbols and pictures drawn on demand have no pixels to repeat: nothing is painted.
  func tiling(
    sourceRect: CGRect, scale: CGFloat, origin: CGPoint, in environment: EnvironmentValues
  ) -> Paint {
    let resolved = ResolvedImage(self, environment: environment)
    guard case .picture(let source, _, _) = resolved.content, scale > 0, resolved.size.width > 0 else {
      return .clear
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

extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
