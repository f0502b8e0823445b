// The picture object: a bitmap, a named asset or a symbol, with the way it wants to be drawn.

import Foundation

/// A picture with a scale, a rendering mode and perhaps a tint.
open class UIImage: Hashable, @unchecked Sendable {
  /// Whether the picture's own colours are drawn, or its alpha filled with the tint.
  public enum RenderingMode: Int, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  /// How the picture lies relative to its pixels.
  public enum Orientation: Int, Sendable {
    case up
    case down
    case left
    case right
    case upMirrored
    case downMirrored
    case leftMirrored
    case rightMirrored
  }

  /// What the parts between the cap insets do when the picture grows.
  public enum ResizingMode: Int, Sendable {
    case tile
    case stretch
  }

  /// Everything a picture is.
  package struct Content: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
      case empty
      case bitmap(CGImage)
      case symbol(String)
    }

    package var source: Source
    package var scale: CGFloat = 1
    package var orientation = Orientation.up
    package var renderingMode = RenderingMode.automatic
    package var tint: UIColor?
    package var capInsets = UIEdgeInsets.zero
    package var resizingMode = ResizingMode.tile
    package var symbolConfiguration: SymbolConfiguration?
    package var flipsForRightToLeft = false

    package init(source: Source) { self.source = source }
  }

  package let content: Content

  package init(content: Content) { self.content = content }

  /// A picture without pixels.
  public init() { content = Content(source: .empty) }

  public convenience init(cgImage: CGImage) { self.init(content: Content(source: .bitmap(cgImage))) }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    var content = Content(source: .bitmap(cgImage))
    content.scale = scale > 0 ? scale : 1
    content.orientation = orientation
    self.init(content: content)
  }

  /// The picture in an image file's bytes; nil if they cannot be read.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = ImageDecoder.decode(data) else { return nil }
    self.init(cgImage: image, scale: scale, orientation: .up)
  }

  /// The picture in the file at `path`; nil if it cannot be read. A name that ends in @2x or @3x sets the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = (path as NSString).deletingPathExtension
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  /// The picture called `name` in the asset catalog; nil if there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let image = AssetLookup.image(named: name, in: bundle) else { return nil }
    self.init(content: image.content)
  }

  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    guard let image = AssetLookup.image(named: name, in: bundle) else { return nil }
    self.init(content: image.content)
  }

  /// The symbol called `name`.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    var content = Content(source: .symbol(name))
    content.renderingMode = .alwaysTemplate
    content.symbolConfiguration = configuration as? SymbolConfiguration
    self.init(content: content)
  }

  /// The pixels; nil for a symbol.
  open var cgImage: CGImage? {
    if case .bitmap(let image) = content.source { image } else { nil }
  }

  /// Size in points, after the orientation has been applied.
  open var size: CGSize {
    switch content.source {
    case .empty: return .zero
    case .bitmap(let image):
      let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
      switch content.orientation {
      case .left, .right, .leftMirrored, .rightMirrored: return CGSize(width: size.height, height: size.width)
      default: return size
      }
    case .symbol:
      let side = content.symbolConfiguration?.pointSize ?? 17
      return CGSize(width: side, height: side)
    }
  }

  /// Pixels a point.
  open var scale: CGFloat { content.scale }
  open var renderingMode: RenderingMode { content.renderingMode }
  open var imageOrientation: Orientation { content.orientation }
  open var capInsets: UIEdgeInsets { content.capInsets }
  open var resizingMode: ResizingMode { content.resizingMode }
  open var isSymbolImage: Bool { if case .symbol = content.source { true } else { false } }
  open var symbolConfiguration: SymbolConfiguration? { content.symbolConfiguration }
  open var flipsForRightToLeftLayoutDirection: Bool { content.flipsForRightToLeft }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  open func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    changed { $0.symbolConfiguration = configuration as? SymbolConfiguration }
  }

  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return changed { $0.symbolConfiguration = $0.symbolConfiguration?.applying(configuration) ?? configuration }
  }

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flipsForRightToLeft = true } }

  private func changed(_ change: (inout Content) -> Void) -> UIImage {
    var content = content
    change(&content)
    return UIImage(content: content)
  }

  public static func == (lhs: UIImage, rhs: UIImage) -> Bool { lhs === rhs || lhs.content == rhs.content }

  public func hash(into hasher: inout Hasher) { hasher.combine(content) }
}
