// What a caller asks for when it wants a font: a family, a size and a style, as plain values.

import Foundation

/// A font as a view asks for it, before it is matched to a file on disk.
public struct FontRequest: Hashable, Sendable {
  public enum Family: Hashable, Sendable {
    /// The system face: SF Pro's stand-in, or its serif, rounded and monospaced companions.
    case system(Design)
    /// A face by family, full or PostScript name ("CapsuleSansText-Bold"); falls back by the substitution table.
    case named(String)
  }

  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  public var family: Family
  /// Em size in points. Greater than zero.
  public var size: CGFloat
  /// Weight on CSS's axis, 1...1000; 400 is regular. `nil` leaves a named face at the weight its name says.
  public var weight: CGFloat?
  public var isItalic: Bool
  /// Width on CSS's axis in percent; 100 is normal.
  public var width: CGFloat
  /// OpenType features by tag, such as `tnum`.
  public var features: [String: Int]
  /// Extra leading in points between two lines, as Apple's text styles carry it (may be negative).
  /// `nil` takes the face's own line gap (0 for the system faces).
  public var leading: CGFloat?

  public init(
    family: Family = .system(.default), size: CGFloat = 17, weight: CGFloat? = nil, isItalic: Bool = false,
    width: CGFloat = 100, features: [String: Int] = [:], leading: CGFloat? = nil
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.width = width
    self.features = features
    self.leading = leading
  }
}

/// A face matched to a file: everything a painter needs to draw its glyphs, and nothing else.
public struct FontInstance: Hashable, Sendable {
  /// Absolute path of the font file.
  public var path: String
  /// Face index inside a collection.
  public var faceIndex: Int
  /// Variation coordinates by axis tag ("wght": 600, "opsz": 17).
  public var variations: [String: Double]
  /// Em size in points.
  public var size: CGFloat
  /// Shear of a synthesised italic (horizontal per vertical unit), 0 for none.
  public var slant: CGFloat
  /// How wide glyphs are drawn against the face's own, where a width is synthesised; 1 for as they are.
  public var stretch: CGFloat
  /// Outline growth of a synthesised bold in em, 0 for none.
  public var embolden: CGFloat
  /// Radius in em that outer corners are rounded with, as a rounded companion's are; 0 for none.
  public var rounding: CGFloat
  /// Whether the face is an italic one; a slant makes italics of one that is not.
  public var isItalic: Bool
  /// Whether the glyphs carry their own colours (emoji).
  public var isColor: Bool
  /// The family's name, for vector output that names fonts.
  public var familyName: String

  public init(
    path: String, faceIndex: Int, variations: [String: Double], size: CGFloat, slant: CGFloat = 0,
    stretch: CGFloat = 1, embolden: CGFloat = 0, rounding: CGFloat = 0, isItalic: Bool = false, isColor: Bool = false,
    familyName: String = ""
  ) {
    self.path = path
    self.faceIndex = faceIndex
    self.variations = variations
    self.size = size
    self.slant = slant
    self.stretch = stretch
    self.embolden = embolden
    self.rounding = rounding
    self.isItalic = isItalic
    self.isColor = isColor
    self.familyName = familyName
  }
}

/// A font's measures in points, for y pointing up from the baseline: ascent and descent are both positive.
public struct FontMetrics: Hashable, Sendable {
  public var ascent: CGFloat
  public var descent: CGFloat
  public var leading: CGFloat
  public var capHeight: CGFloat
  public var xHeight: CGFloat

  public var lineHeight: CGFloat { ascent + descent }

  public init(ascent: CGFloat, descent: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}
