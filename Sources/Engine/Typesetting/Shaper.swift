// Characters to glyphs: HarfBuzz, one stretch of text in one font and direction at a time.

import CText
import Foundation

/// 24 bytes, since every cached text keeps its glyphs.
struct ShapedGlyph {
  /// Points, letter spacing included.
  var advance: CGFloat
  var id: UInt32
  /// The cluster, and in the highest bit whether it is unsafe to break before it.
  private var place: UInt32
  /// Points the glyph is drawn beside the pen; y grows downwards.
  var dx: Float
  var dy: Float

  init(id: UInt32, cluster: UInt32, isUnsafeToBreak: Bool, advance: CGFloat, dx: CGFloat, dy: CGFloat) {
    self.id = id
    place = cluster & 0x7FFF_FFFF | (isUnsafeToBreak ? 0x8000_0000 : 0)
    self.advance = advance
    self.dx = Float(dx)
    self.dy = Float(dy)
  }

  /// UTF-16 offset of the first character it stands for, in its paragraph.
  var cluster: Int { Int(place & 0x7FFF_FFFF) }
  /// Whether the text must be shaped again if a line ends before this glyph's cluster.
  var isUnsafeToBreak: Bool { place & 0x8000_0000 != 0 }
}

/// What of a run's attributes decides its glyphs, beside the font.
struct Spacing: Hashable {
  var kerning: CGFloat
  var tracking: CGFloat

  var breaksLigatures: Bool { tracking != 0 }
  /// Points after each character.
  var amount: CGFloat { tracking != 0 ? tracking : kerning }
}

/// Reuses one HarfBuzz buffer; use it under a lock.
final class Shaper {
  private let buffer = hb_buffer_create()

  deinit { hb_buffer_destroy(buffer) }

  /// Shapes a stretch of a paragraph; the rest of the paragraph is its context. Glyphs come in visual order.
  func shape(
    _ units: [UInt16], _ range: Range<Int>, font: SizedFont, features: [hb_feature_t], spacing: Spacing,
    isRightToLeft: Bool, script: hb_script_t, language: hb_language_t?
  ) -> [ShapedGlyph] {
    prepare(isRightToLeft: isRightToLeft, script: script, language: language)
    units.withUnsafeBufferPointer {
      hb_buffer_add_utf16(buffer, $0.baseAddress, Int32($0.count), UInt32(range.lowerBound), Int32(range.count))
    }
    let raised = font.raisesColons ? raisedColons(range) { UInt32(units[$0]) } : []
    return run(font: font, features: features + raised, spacing: spacing) { Int(units[$0]) }
  }

  /// Shapes a whole string of ASCII characters from left to right. Nil if the font lacks one of them.
  func shapeASCII(
    _ text: UnsafeBufferPointer<UInt8>, font: SizedFont, features: [hb_feature_t], spacing: Spacing,
    language: hb_language_t?
  ) -> [ShapedGlyph] {
    prepare(isRightToLeft: false, script: HB_SCRIPT_LATIN, language: language)
    text.withMemoryRebound(to: CChar.self) {
      hb_buffer_add_utf8(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count))
    }
    let raised = font.raisesColons ? raisedColons(text.indices) { UInt32(text[$0]) } : []
    return run(font: font, features: raised.isEmpty ? features : features + raised, spacing: spacing) { Int(text[$0]) }
  }

  /// SF Pro raises a colon between digits and changes nothing else by context. Inter would also turn "->" into an
  /// arrow and "3x4" into a product, so its contextual alternates are switched on for such colons alone.
  @inline(__always)
  private func raisedColons(_ range: Range<Int>, character: (Int) -> UInt32) -> [hb_feature_t] {
    guard range.count > 2 else { return [] }
    var features: [hb_feature_t] = []
    for index in range.lowerBound + 1..<range.upperBound - 1 where character(index) == 0x3A {
      guard (0x30...0x39).contains(character(index - 1)), (0x30...0x39).contains(character(index + 1)) else { continue }
      features.append(hb_feature_t(tag: Self.contextual, value: 1, start: UInt32(index), end: UInt32(index + 1)))
    }
    return features
  }

  private static let contextual = tag("calt")

  private func prepare(isRightToLeft: Bool, script: hb_script_t, language: hb_language_t?) {
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, script)
    hb_buffer_set_language(buffer, language)
  }

  @inline(__always)
  private func run(
    font: SizedFont, features: [hb_feature_t], spacing: Spacing, character: (Int) -> Int
  ) -> [ShapedGlyph] {
    features.withUnsafeBufferPointer {
      hb_shape(font.shaping.pointer, buffer, $0.baseAddress, UInt32($0.count))
    }
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count), count > 0
    else { return [] }
    let size = font.instance.size
    let scale = size / CGFloat(FontFace.unitsPerEm)
    let correction = font.correction
    let bold = font.instance.embolden * size
    let unsafe = UInt32(HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue)
    let spaced = spacing.amount
    let total = Int(count)
    return [ShapedGlyph](unsafeUninitializedCapacity: total) { glyphs, filled in
      for index in 0..<total {
        let info = infos[index]
        let position = positions[index]
        var advance = CGFloat(position.x_advance) * scale
        var dx = CGFloat(position.x_offset) * scale
        if position.x_advance != 0 {
          if let correction {
            let character = character(Int(info.cluster))
            if let tabular = correction.tabularDigit, character >= 0x30, character <= 0x39 {
              let digit = tabular * size
              dx += (digit - advance) / 2
              advance = digit
            } else if character < 128 {
              // Half on either side, so that digits keep their place between their neighbours.
              let extra = correction.extra(of: character) * size
              dx += extra / 2
              advance += extra
            }
            advance += correction.tracking * size
          }
          advance += bold
        }
        // Letter spacing follows characters, not glyphs: the last glyph of a cluster carries it.
        if spaced != 0, index + 1 == total || infos[index + 1].cluster != info.cluster { advance += spaced }
        (glyphs.baseAddress! + index).initialize(
          to: ShapedGlyph(
            id: info.codepoint, cluster: info.cluster,
            isUnsafeToBreak: info.mask & unsafe != 0, advance: advance, dx: dx,
            dy: -CGFloat(position.y_offset) * scale))
      }
      filled = total
    }
  }
}
