// The short way for most of what an interface says: one run of printable ASCII that fits on its line. Nothing has to
// be cut, ordered or looked up for it, so it costs little more than its shaping.

import CText
import Foundation

/// A class, since it is handed on more often than it is made.
final class PlainLine {
  let text: String
  let run: ResolvedRun
  let font: SizedFont
  /// What the layout of the line consists of, its origin on the baseline at zero.
  let fragment: TextLayout.Fragment
  /// Kept for texts that are likely to be wrapped; shorter ones are shaped again if they ever are, which costs less
  /// than the memory.
  let glyphs: [ShapedGlyph]?
  /// Sum of the advances, and that of the spaces at the end.
  let width: CGFloat
  let trailingSpace: CGFloat

  private init(
    text: String, run: ResolvedRun, font: SizedFont, fragment: TextLayout.Fragment, glyphs: [ShapedGlyph]?,
    width: CGFloat, trailingSpace: CGFloat
  ) {
    self.text = text
    self.run = run
    self.font = font
    self.fragment = fragment
    self.glyphs = glyphs
    self.width = width
    self.trailingSpace = trailingSpace
  }

  /// Shapes a text; nil if it needs the long way.
  static func shape(
    _ text: String, run: ResolvedRun, direction: ParagraphOptions.Direction, shaper: Shaper
  ) -> PlainLine? {
    guard let font = run.font.primary, run.attachment == nil, !text.isEmpty else { return nil }
    var copy = text
    var spaces = 0
    let glyphs: [ShapedGlyph]? = copy.withUTF8 { bytes in
      // Text without a letter takes its direction from its surroundings.
      var hasDirection = direction == .leftToRight
      for byte in bytes {
        guard byte >= 0x20, byte < 0x7F else { return nil }
        if byte | 0x20 >= 0x61, byte | 0x20 <= 0x7A { hasDirection = true }
      }
      guard hasDirection else { return nil }
      while spaces < bytes.count, bytes[bytes.count - 1 - spaces] == 0x20 { spaces += 1 }
      return shaper.shapeASCII(
        bytes, font: font, features: run.features, spacing: run.spacing, language: run.language)
    }
    guard let glyphs else { return nil }
    let count = text.utf8.count
    var width: CGFloat = 0
    var trailingSpace: CGFloat = 0
    for glyph in glyphs {
      guard glyph.id != 0 else { return nil }
      width += glyph.advance
      if spaces > 0, glyph.cluster >= count - spaces { trailingSpace += glyph.advance }
    }
    let shown = width - trailingSpace
    let fragment = TextLayout.Fragment(
      glyphs: GlyphRun(glyphs, font: font.instance, width: shown, text: text, isRightToLeft: false), attachment: nil,
      origin: CGPoint(x: 0, y: -run.baselineOffset), width: shown, metrics: run.font.metrics, tag: run.tag)
    return PlainLine(
      text: text, run: run, font: font, fragment: fragment, glyphs: count > 48 ? glyphs : nil, width: width,
      trailingSpace: trailingSpace)
  }

  func fits(_ width: CGFloat?) -> Bool {
    guard let width else { return true }
    return self.width - trailingSpace <= width + ShapedParagraph.tolerance
  }

  /// The item that the long way makes of it, if its glyphs were kept.
  var item: ShapedItem? {
    glyphs.map {
      ShapedItem(
        kind: .text, range: 0..<text.utf8.count, run: 0, level: 0, font: font, script: HB_SCRIPT_LATIN, glyphs: $0,
        width: width)
    }
  }
}

extension GlyphRun {
  init(_ glyphs: [ShapedGlyph], font: FontInstance, width: CGFloat, text: String, isRightToLeft: Bool) {
    let count = glyphs.count
    let ids = [UInt32](unsafeUninitializedCapacity: count) { buffer, filled in
      for index in 0..<count { buffer[index] = glyphs[index].id }
      filled = count
    }
    let positions = [CGPoint](unsafeUninitializedCapacity: count) { buffer, filled in
      var pen: CGFloat = 0
      for index in 0..<count {
        let glyph = glyphs[index]
        buffer[index] = CGPoint(x: pen + CGFloat(glyph.dx), y: CGFloat(glyph.dy))
        pen += glyph.advance
      }
      filled = count
    }
    self.init(
      font: font, glyphs: ids, positions: positions, width: width, text: text, isRightToLeft: isRightToLeft)
  }
}
