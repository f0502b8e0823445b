// The output of the typesetter: lines of positioned glyphs.

import Foundation

/// Consecutive glyphs of one font in drawing order, left to right.
public struct GlyphRun: Hashable, Sendable {
  public var font: FontInstance
  public var glyphs: [UInt32]
  /// Where each glyph's origin lies, in points from the run's own origin on the baseline; y grows downwards.
  public var positions: [CGPoint]
  /// The run's advance in points.
  public var width: CGFloat
  /// The characters the glyphs stand for, in logical order (vector output writes real text).
  public var text: String
  public var isRightToLeft: Bool

  public init(
    font: FontInstance, glyphs: [UInt32], positions: [CGPoint], width: CGFloat, text: String,
    isRightToLeft: Bool = false
  ) {
    self.font = font
    self.glyphs = glyphs
    self.positions = positions
    self.width = width
    self.text = text
    self.isRightToLeft = isRightToLeft
  }
}

/// Lines of glyphs in a box whose origin is the top left corner; y grows downwards, points throughout.
public struct TextLayout: Sendable {
  public struct Fragment: Sendable {
    /// The glyphs, or nil where an attachment stands.
    public var glyphs: GlyphRun?
    /// The box an attachment fills, relative to the layout's origin.
    public var attachment: CGRect?
    /// Where the run's origin lies on its baseline, relative to the layout's origin (baseline offset included).
    public var origin: CGPoint
    public var width: CGFloat
    public var metrics: FontMetrics
    /// The `tag` of the run in the input.
    public var tag: Int

    public init(
      glyphs: GlyphRun?, attachment: CGRect?, origin: CGPoint, width: CGFloat, metrics: FontMetrics, tag: Int
    ) {
      self.glyphs = glyphs
      self.attachment = attachment
      self.origin = origin
      self.width = width
      self.metrics = metrics
      self.tag = tag
    }
  }

  public struct Line: Sendable {
    public var fragments: [Fragment]
    /// The line's box without hanging trailing space.
    public var frame: CGRect
    public var baseline: CGFloat
    /// UTF-16 range of the input that the line shows.
    public var range: Range<Int>

    public init(fragments: [Fragment], frame: CGRect, baseline: CGFloat, range: Range<Int>) {
      self.fragments = fragments
      self.frame = frame
      self.baseline = baseline
      self.range = range
    }
  }

  public var lines: [Line]
  /// The text's size, each axis rounded up to whole pixels.
  public var size: CGSize
  public var firstBaseline: CGFloat
  public var lastBaseline: CGFloat
  /// The least width for which the text has this very layout, whatever the height it is offered; infinite where only the
  /// same offer is known to give it.
  public internal(set) var steadyWidth: CGFloat = .infinity
  public var isTruncated: Bool
  /// The factor that `minimumScale` led to.
  public var scale: CGFloat
  /// Metrics of the largest font, which decide the distance to neighbours.
  public var metrics: FontMetrics

  public init(
    lines: [Line], size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, isTruncated: Bool, scale: CGFloat,
    metrics: FontMetrics
  ) {
    self.lines = lines
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.isTruncated = isTruncated
    self.scale = scale
    self.metrics = metrics
  }
}
