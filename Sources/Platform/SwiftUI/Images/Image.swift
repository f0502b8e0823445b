// Image: a picture from an asset catalog, a symbol, or pixels in memory.

import Drawing

/// A view that shows a picture.
public struct Image: Equatable, Sendable {
  package enum Source: Equatable, @unchecked Sendable {
    case named(String, bundle: String?)
    case symbol(String)
    case bitmap(CGImage, scale: CGFloat, Orientation)
    case file(String, scale: CGFloat)
    case drawing(ImageDrawer)
  }

  package struct Resizing: Equatable, Sendable {
    package var capInsets: EdgeInsets
    package var mode: ResizingMode
  }

  package var source: Source
  package var label: Text?
  package var isDecorative = false
  package var variableValue: Double?
  package var resizing: Resizing?
  package var interpolation: Interpolation = .medium
  package var templateMode: TemplateRenderingMode?
  package var symbolMode: SymbolRenderingMode?
  /// A size and weight that the picture itself brings along, as a UIKit symbol does.
  package var font: Font?
  /// Colours that the picture brings along: its first to third.
  package var colors: [Color] = []

  package init(source: Source, label: Text? = nil, isDecorative: Bool = false, variableValue: Double? = nil) {
    self.source = source
    self.label = label
    self.isDecorative = isDecorative
    self.variableValue = variableValue
  }

  // MARK: Asset catalogs

  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .named(name, bundle: bundle?.bundlePath))
  }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(source: .named(name, bundle: bundle?.bundlePath), label: label)
  }

  /// A picture that accessibility passes over.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(source: .named(name, bundle: bundle?.bundlePath), isDecorative: true)
  }

  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(source: .named(name, bundle: bundle?.bundlePath), variableValue: variableValue)
  }

  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(source: .named(name, bundle: bundle?.bundlePath), label: label, variableValue: variableValue)
  }

  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(source: .named(name, bundle: bundle?.bundlePath), isDecorative: true, variableValue: variableValue)
  }

  // MARK: Symbols

  /// A symbol by its SF Symbols name, drawn with the nearest icon of an open set.
  public init(systemName: String) { self.init(source: .symbol(systemName)) }

  public init(systemName: String, variableValue: Double?) {
    self.init(source: .symbol(systemName), variableValue: variableValue)
  }

  // MARK: Pixels

  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(source: .bitmap(cgImage, scale: scale, orientation), label: label)
  }

  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(source: .bitmap(cgImage, scale: scale, orientation), isDecorative: true)
  }

  public init(uiImage: UIImage) {
    let content = uiImage.content
    switch content.source {
    case .empty: self.init(source: .named("", bundle: nil), isDecorative: true)
    case .symbol(let name): self.init(source: .symbol(name))
    case .bitmap(let image):
      self.init(source: .bitmap(image, scale: content.scale, Orientation(content.orientation)))
    }
    switch content.renderingMode {
    case .automatic: break
    case .alwaysOriginal: templateMode = .original
    case .alwaysTemplate: templateMode = .template
    }
    if content.renderingMode == .alwaysOriginal, let tint = content.tint {
      // Its shape in that colour, whatever stands around it.
      colors = [Color(uiColor: tint)]
      if case .bitmap = source { templateMode = .template }
    }
    if let configuration = content.symbolConfiguration { adopt(configuration.values) }
  }

  private mutating func adopt(_ values: UIImage.SymbolConfiguration.Values) {
    if values.pointSize != nil || values.weight != nil {
      // 17 points is a symbol's size where nothing else is said.
      let size = values.pointSize ?? 17
      font = Font(UIFont.systemFont(ofSize: size, weight: (values.weight ?? .unspecified).fontWeight()))
    }
    if !values.paletteColors.isEmpty {
      colors = values.paletteColors.map { Color(uiColor: $0) }
      symbolMode = .palette
    } else if let color = values.hierarchicalColor {
      colors = [Color(uiColor: color)]
      symbolMode = .hierarchical
    } else if values.prefersMulticolor {
      symbolMode = .multicolor
    }
  }

  // MARK: Kinds

  /// What a picture does when it is larger than itself.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }

  /// Whether a picture shows its colours, or its alpha filled with the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

  /// The size of symbols beside text.
  public enum Scale: CaseIterable, Hashable, Sendable {
    case small, medium, large

    /// Against medium (measured).
    package var factor: CGFloat {
      switch self {
      case .small: 0.81
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  /// How pixels are made that lie between a picture's own.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  /// How a picture lies relative to its pixels.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

    package init(_ orientation: UIImage.Orientation) {
      switch orientation {
      case .up: self = .up
      case .down: self = .down
      case .left: self = .left
      case .right: self = .right
      case .upMirrored: self = .upMirrored
      case .downMirrored: self = .downMirrored
      case .leftMirrored: self = .leftMirrored
      case .rightMirrored: self = .rightMirrored
      }
    }

    /// Whether width and height change places.
    package var isTurned: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      default: false
      }
    }

    /// From the unit square of the pixels to that of the picture.
    package var unitTransform: CGAffineTransform {
      switch self {
      case .up: .identity
      case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
      case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
      case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
      case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
      case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
      case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
      }
    }
  }

  /// How much brighter than white a picture may be.
  public struct DynamicRange: Hashable, Sendable {
    private let level: Int
    public static let standard = DynamicRange(level: 0)
    public static let constrainedHigh = DynamicRange(level: 1)
    public static let high = DynamicRange(level: 2)
  }
}

/// Draws a picture on demand.
package class ImageDrawer: Equatable, @unchecked Sendable {
  package let size: CGSize
  package init(size: CGSize) { self.size = size }
  package func draw(in rect: CGRect, environment: EnvironmentValues, into context: inout DrawContext) {}
  package static func == (a: ImageDrawer, b: ImageDrawer) -> Bool { a === b }
}

extension Image {
  /// Lets the picture take the size it is offered.
  ///
  /// - Parameter capInsets: Edges that keep their size, in points.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    changing { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changing { $0.templateMode = renderingMode }
  }

  public func interpolation(_ interpolation: Interpolation) -> Image {
    changing { $0.interpolation = interpolation }
  }

  /// Edges are always antialiased.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { changing { $0.symbolMode = mode } }

  /// Pictures are drawn in standard range.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  private func changing(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }
}
