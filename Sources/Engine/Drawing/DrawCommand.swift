// The vocabulary of a frame: flat, ordered commands in points, y down. Groups open and close like brackets.

@_exported import CoreGraphics
import Foundation
import Typesetting

/// One step of drawing a frame.
///
/// Coordinates are points in the space that the enclosing `pushTransform`s make. Every `push` is closed by one `pop`
/// of its kind, properly nested.
public enum DrawCommand: Hashable, Sendable {
  /// Fills a path.
  case fill(CGPath, Paint, FillRule)
  /// Strokes a path, centred on it.
  case stroke(CGPath, Paint, Stroke)
  /// Draws a run of glyphs whose origin lies at the point, on the baseline. Colour fonts ignore the paint's colour but
  /// not its alpha.
  case glyphs(GlyphRun, CGPoint, Paint)
  /// Draws an image.
  case image(ImageDrawing)
  /// Blurs and tints what has been drawn so far inside the path (a material).
  case backdrop(CGPath, Backdrop)

  /// Clips what follows to a path.
  case pushClip(CGPath, FillRule)
  case popClip
  /// Concatenates an affine transform.
  case pushTransform(CGAffineTransform)
  case popTransform
  /// Draws what follows through a projection (3D rotation).
  case pushProjection(Projection)
  case popProjection
  /// Draws what follows into a layer of its own, then composites it.
  case pushLayer(Layer)
  case popLayer
  /// Everything up to `popMask` is drawn twice: the part up to `maskContent` gives the alpha for the part after it.
  case pushMask
  case maskContent
  case popMask
}

public enum FillRule: Hashable, Sendable { case winding, evenOdd }

/// Extended sRGB, not premultiplied; components may leave 0...1 for wide gamut colours, alpha may not.
public struct RGBA: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// 0xRRGGBB.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
      alpha: alpha)
  }

  public static let black = RGBA(red: 0, green: 0, blue: 0)
  public static let white = RGBA(red: 1, green: 1, blue: 1)
  public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)

  public func opacity(_ factor: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}

/// What a shape or glyph is filled with.
public indirect enum Paint: Hashable, Sendable {
  case color(RGBA)
  case linear(GradientStops, from: CGPoint, to: CGPoint)
  /// Circles about one centre, radii in points.
  case radial(GradientStops, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// A radial gradient stretched to the ellipse that `frame` bounds; radii are fractions of the frame.
  case elliptical(GradientStops, frame: CGRect, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// A sweep about a centre: angles in radians, clockwise on screen from the positive x axis.
  case angular(GradientStops, center: CGPoint, start: CGFloat, end: CGFloat)
  /// An image repeated: the part `source` (unit rectangle of the image), scaled, its first tile at `origin`.
  case tile(ImageSource, source: CGRect, scale: CGFloat, origin: CGPoint)
  /// Another paint at reduced opacity.
  case faded(Paint, Double)
  /// A paint with shadows: dropped outside or, for `isInner`, cast inwards.
  case shadowed(Paint, [PaintShadow])

  public static let clear = Paint.color(.clear)
}

public struct PaintShadow: Hashable, Sendable {
  public var color: RGBA
  /// Gaussian sigma in points.
  public var radius: CGFloat
  public var offset: CGSize
  public var isInner: Bool
  public init(color: RGBA, radius: CGFloat, offset: CGSize, isInner: Bool) {
    self.color = color
    self.radius = radius
    self.offset = offset
    self.isInner = isInner
  }
}

public struct GradientStops: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: RGBA
    public var location: CGFloat
    public init(color: RGBA, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
  public enum Space: Hashable, Sendable {
    /// Oklab, SwiftUI's default.
    case perceptual
    /// Gamma sRGB.
    case device
  }
  public var stops: [Stop]
  public var space: Space
  public init(stops: [Stop], space: Space = .perceptual) {
    self.stops = stops
    self.space = space
  }
}

public struct Stroke: Hashable, Sendable {
  public var width: CGFloat
  public var cap: CGLineCap
  public var join: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat
  public var isAntialiased: Bool
  public init(
    width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0, isAntialiased: Bool = true
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
    self.isAntialiased = isAntialiased
  }
}

/// Where an image's pixels come from. Identity is by content name, so equal frames hash equal.
public enum ImageSource: Hashable, Sendable {
  /// A file (PNG, JPEG, WebP, SVG or PDF) by absolute path.
  case file(String)
  /// Pixels in memory.
  case bitmap(CGImage)
}

public struct ImageDrawing: Hashable, Sendable {
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  public enum Resizing: Hashable, Sendable {
    case stretch
    /// Repeats the image at its own size from the top left corner.
    case tile
  }
  public var source: ImageSource
  /// Where it goes, in points.
  public var rect: CGRect
  /// Its natural size in points.
  public var naturalSize: CGSize
  /// Parts that keep their size, in points (nine-part images); all zero for none.
  public var capTop: CGFloat = 0
  public var capLeft: CGFloat = 0
  public var capBottom: CGFloat = 0
  public var capRight: CGFloat = 0
  public var resizing: Resizing = .stretch
  public var interpolation: Interpolation = .medium
  /// Draws only the image's alpha, filled with this paint.
  public var template: Paint?
  public var isMirrored: Bool = false
  public init(source: ImageSource, rect: CGRect, naturalSize: CGSize) {
    self.source = source
    self.rect = rect
    self.naturalSize = naturalSize
  }
}

/// A material: a blurred and saturated copy of what lies behind, under a wash.
public struct Backdrop: Hashable, Sendable {
  /// Gaussian sigma in points.
  public var radius: CGFloat
  public var saturation: Double
  public var wash: RGBA
  public init(radius: CGFloat, saturation: Double, wash: RGBA) {
    self.radius = radius
    self.saturation = saturation
    self.wash = wash
  }
}

/// A plane turned in space: row-major 3 x 3 homography that maps points of the plane to points of the screen.
public struct Projection: Hashable, Sendable {
  public var rows: [Double]
  public init(rows: [Double]) {
    precondition(rows.count == 9, "a projection has nine entries")
    self.rows = rows
  }
}

/// How a group is composited. The effects apply in this order: filters, shadow, opacity, blend mode.
public struct Layer: Hashable, Sendable {
  public var opacity: Double = 1
  public var blendMode: CGBlendMode = .normal
  public var filters: [Filter] = []
  public var shadow: PaintShadow?
  /// What the layer can touch, in points of its own space, before filters; nil for unknown.
  public var bounds: CGRect?
  public init() {}
}

public enum Filter: Hashable, Sendable {
  /// Gaussian sigma in points; `isOpaque` keeps alpha and normalises at the edges.
  case blur(radius: CGFloat, isOpaque: Bool)
  /// Added to each component.
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case grayscale(Double)
  /// Radians.
  case hueRotation(Double)
  case invert(Double)
  case multiply(RGBA)
  case luminanceToAlpha
  /// 4 x 5, row-major, on un-premultiplied gamma sRGB.
  case colorMatrix([Float])
  case alphaThreshold(min: Double, max: Double, color: RGBA)
}
