// A paragraph whose characters have become glyphs, before anything is known about lines: shaped once, broken into
// lines as often as it is measured.

import CText
import Foundation

/// A run of the input with its font resolved.
struct ResolvedRun {
  var font: ResolvedFont
  var spacing: Spacing
  var baselineOffset: CGFloat
  var languageTag: String
  var language: hb_language_t?
  var attachment: StyledText.Attachment?
  var tag: Int

  var features: [hb_feature_t] { spacing.breaksLigatures ? font.featuresWithoutLigatures : font.features }
}

/// A stretch of a paragraph with one font, direction and script.
struct ShapedItem {
  enum Kind { case text, tab, attachment }

  var kind: Kind
  var range: Range<Int>
  /// Index of the run in the input.
  var run: Int
  var level: UInt8
  var font: SizedFont?
  var script: hb_script_t
  var glyphs: [ShapedGlyph] = []
  /// Sum of the glyphs' advances; 0 for a tab, whose width its place on the line decides.
  var width: CGFloat = 0

  var isRightToLeft: Bool { level & 1 != 0 }
}

final class ShapedParagraph {
  /// UTF-16 offset of the first unit in the whole input.
  let start: Int
  let unitCount: Int
  let items: [ShapedItem]
  let baseLevel: UInt8
  /// The run whose font an empty paragraph has the height of.
  let firstRun: Int
  /// Set where the paragraph is one string of ASCII, whose units are then only made when they are needed.
  let plainText: String?

  init(start: Int, units: [UInt16], items: [ShapedItem], baseLevel: UInt8, firstRun: Int) {
    self.start = start
    self.unitCount = units.count
    self.items = items
    self.baseLevel = baseLevel
    self.firstRun = firstRun
    plainText = nil
    self.units = units
  }

  /// The paragraph a plain line is; nil if the line has not kept its glyphs.
  init?(_ line: PlainLine) {
    guard let item = line.item else { return nil }
    start = 0
    unitCount = line.text.utf8.count
    items = [item]
    baseLevel = 0
    firstRun = 0
    plainText = line.text
  }

  private(set) lazy var units: [UInt16] = plainText.map { Array($0.utf16) } ?? []

  /// Whether the paragraph's last character is a space that hangs.
  var endsInSpace: Bool {
    if let plainText { return plainText.utf8.last == 0x20 }
    return units.last.map(Self.isSpace) ?? false
  }

  /// Advance of the character cluster that starts at each unit; 0 at the units inside a cluster.
  private(set) lazy var advances: [CGFloat] = {
    var advances = [CGFloat](repeating: 0, count: unitCount)
    for item in items {
      for glyph in item.glyphs { advances[glyph.cluster] += glyph.advance }
      if item.kind == .attachment { advances[item.range.lowerBound] = item.width }
    }
    return advances
  }()

  /// Whether a cluster starts at each unit.
  private(set) lazy var isClusterStart: [Bool] = {
    var starts = [Bool](repeating: false, count: unitCount)
    for item in items {
      starts[item.range.lowerBound] = true
      for glyph in item.glyphs { starts[glyph.cluster] = true }
    }
    return starts
  }()

  /// Whether a line may end before each unit.
  private(set) lazy var breaksBefore: [Bool] = LineBreaks.opportunities(in: units)

  /// Whether a unit is white space that hangs at the end of a line.
  static func isSpace(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: false
    }
  }

  /// A range without the spaces at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, Self.isSpace(units[end - 1]) { end -= 1 }
    return range.lowerBound..<end
  }

  /// Sum of the advances of a range; a tab reaches the next stop.
  func width(of range: Range<Int>) -> CGFloat {
    var x: CGFloat = 0
    for index in range { x += advance(at: index, x: x) }
    return x
  }

  /// The room a cluster takes when it starts `x` points from the line's start.
  @inline(__always)
  func advance(at index: Int, x: CGFloat) -> CGFloat {
    units[index] == 0x09 ? Self.tabAdvance(from: x) : advances[index]
  }

  /// Tab stops stand every 28 points, as in Apple's default paragraph style.
  static func tabAdvance(from x: CGFloat) -> CGFloat {
    let stop: CGFloat = 28
    return ((x / stop).rounded(.down) + 1) * stop - x
  }
}
