// From an Image and its environment to something with a size that can be drawn.

import Drawing
import Typesetting

/// A picture with everything decided but its place.
package struct ResolvedImage {
  package enum Content {
    case nothing
    case symbol(SymbolDrawing)
    /// A name without an icon: a crossed box.
    case unknownSymbol
    case picture(ImageSource, isTemplate: Bool, Image.Orientation)
    case drawing(ImageDrawer)
  }

  package var content: Content
  /// In points.
  package var size: CGSize
  /// From the top to the baseline, for symbols.
  package var baseline: CGFloat?
  /// What to tell the author, if anything.
  package var warning: String?
  /// What accessibility calls the picture.
  package var name: String

  private init(_ content: Content, size: CGSize, name: String, baseline: CGFloat? = nil, warning: String? = nil) {
    self.content = content
    self.size = size
    self.name = name
    self.baseline = baseline
    self.warning = warning
  }

  package init(_ image: Image, environment: EnvironmentValues) {
    let request = (image.font ?? environment.font ?? .body)
      .request(FontContext(environment), traits: environment.fontTraits)
    self.init(image, environment: environment, font: request)
  }

  /// - Parameter font: The font that gives a symbol its size and weight.
  package init(_ image: Image, environment: EnvironmentValues, font: FontRequest) {
    switch image.source {
    case .symbol(let name): self = Self.symbol(name, image, environment, font)
    case .named(let name, let bundle):
      guard !name.isEmpty else {
        self.init(.nothing, size: .zero, name: "")
        return
      }
      guard let asset = AssetCatalogs.image(named: name, bundle: bundle, in: environment) else {
        self.init(
          .nothing, size: .zero, name: name,
          warning: "no asset catalog has an image set named \"\(name)\"; it takes no room. Add \(name).imageset to an "
            + ".xcassets folder of the package")
        return
      }
      self = Self.file(asset.path, scale: asset.scale, isTemplate: asset.isTemplate, name: name, image)
    case .file(let path, let scale): self = Self.file(path, scale: scale, isTemplate: false, name: "", image)
    case .bitmap(let bitmap, let scale, let orientation):
      let scale = scale > 0 ? scale : 1
      var size = CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
      if orientation.isTurned { size = CGSize(width: size.height, height: size.width) }
      self.init(
        .picture(.bitmap(bitmap), isTemplate: image.templateMode == .template, orientation), size: size, name: "")
    case .drawing(let drawer): self.init(.drawing(drawer), size: drawer.size, name: "")
    }
  }

  private static func file(
    _ path: String, scale: CGFloat, isTemplate: Bool, name: String, _ image: Image
  ) -> ResolvedImage {
    guard let pixels = ImageFileSize.size(ofFile: path) else {
      return ResolvedImage(
        .nothing, size: .zero, name: name,
        warning: "\(path): this is no PNG, JPEG, WebP, SVG or PDF file that can be read; it takes no room")
    }
    let scale = scale > 0 ? scale : 1
    let isTemplate = image.templateMode.map { $0 == .template } ?? isTemplate
    return ResolvedImage(
      .picture(.file(path), isTemplate: isTemplate, .up),
      size: CGSize(width: pixels.width / scale, height: pixels.height / scale), name: name)
  }

  // MARK: Symbols

  private static func symbol(
    _ name: String, _ image: Image, _ environment: EnvironmentValues, _ font: FontRequest
  ) -> ResolvedImage {
    let library = SymbolLibrary.shared
    let candidates = environment.symbolVariants.candidates(for: name)
    let em = font.size * environment.imageScale.factor
    // Symbols sit about the middle of capital letters of the text's own size.
    let middle = 0.37 * font.size
    guard let (known, outline) = candidates.lazy.compactMap({ name in library.outline(name).map { (name, $0) } }).first
    else {
      let side = roundToPixel(1.2 * em, scale: environment.displayScale)
      let reason =
        IconSets.isInstalled
        ? "no icon is known for the symbol \"\(name)\"; a crossed box is drawn. Check the name, or add a line to "
          + "SymbolTable.swift"
        : "the icon set bootstrap-icons is not installed; symbols are drawn as crossed boxes. Run `vitrine setup`"
      return ResolvedImage(
        .unknownSymbol, size: CGSize(width: side, height: side), name: name, baseline: side / 2 + middle,
        warning: reason)
    }
    var drawing = SymbolDrawing(
      outline: outline, name: known, em: em, weight: font.weight ?? 400,
      mode: image.symbolMode ?? environment.symbolRenderingMode,
      isMirrored: outline.isDirectional && environment.layoutDirection == .rightToLeft)
    drawing.variableValue = image.variableValue
    let size = CGSize(
      width: roundToPixel(drawing.size.width, scale: environment.displayScale),
      height: roundToPixel(drawing.size.height, scale: environment.displayScale))
    return ResolvedImage(.symbol(drawing), size: size, name: name, baseline: size.height / 2 + middle)
  }
}
