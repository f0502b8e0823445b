// One face of a font file as HarfBuzz reads it, and the fonts made of it: a face at a point of its design space, and
// that at a size.

import CText
import Foundation

/// A four-letter OpenType tag.
func tag(_ name: String) -> UInt32 {
  var value: UInt32 = 0
  var count = 0
  for byte in name.utf8.prefix(4) {
    value = value << 8 | UInt32(byte)
    count += 1
  }
  while count < 4 {
    value = value << 8 | 0x20
    count += 1
  }
  return value
}

/// A face of a font file. Reading the file maps it into memory; tables are parsed when they are first needed.
/// Immutable, and HarfBuzz's faces may be read from any thread.
final class FontFace: @unchecked Sendable {
  let path: String
  let index: Int
  let pointer: OpaquePointer
  let familyName: String
  let fullName: String
  let postScriptName: String
  /// CSS weight of the face's default instance.
  let weight: CGFloat
  let isItalic: Bool
  let weightAxis: ClosedRange<CGFloat>?
  let widthAxis: ClosedRange<CGFloat>?
  let opticalSizeAxis: ClosedRange<CGFloat>?
  let isColor: Bool
  /// Ascender, descender (positive), line gap, cap height and x-height in em.
  let metrics: FontMetrics
  private let coverage: OpaquePointer

  /// Reads a face; `nil` if the file is missing or holds no such face.
  init?(path: String, index: Int = 0) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    defer { hb_blob_destroy(blob) }
    guard UInt32(index) < hb_face_count(blob), let face = hb_face_create(blob, UInt32(index)),
      hb_face_get_glyph_count(face) > 0, let coverage = hb_set_create()
    else { return nil }
    hb_face_make_immutable(face)
    hb_face_collect_unicodes(face, coverage)
    self.path = path
    self.index = index
    self.pointer = face
    self.coverage = coverage

    func name(_ ids: UInt32...) -> String {
      for id in ids {
        var length: UInt32 = 0
        let language = hb_language_from_string("en", -1)
        guard hb_ot_name_get_utf8(face, hb_ot_name_id_t(id), language, nil, nil) > 0 else { continue }
        var characters = [CChar](repeating: 0, count: 256)
        length = UInt32(characters.count)
        _ = hb_ot_name_get_utf8(face, hb_ot_name_id_t(id), language, &length, &characters)
        return String(decoding: characters.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      }
      return ""
    }
    familyName = name(16, 1)
    fullName = name(4)
    postScriptName = name(6)

    var axes: [UInt32: ClosedRange<CGFloat>] = [:]
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: 8)
    var count = UInt32(infos.count)
    _ = hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    for info in infos.prefix(Int(count)) where info.min_value <= info.max_value {
      axes[info.tag] = CGFloat(info.min_value)...CGFloat(info.max_value)
    }
    weightAxis = axes[tag("wght")]
    widthAxis = axes[tag("wdth")]
    opticalSizeAxis = axes[tag("opsz")]

    let font = hb_font_create(face)
    defer { hb_font_destroy(font) }
    hb_font_set_scale(font, FontFace.unitsPerEm, FontFace.unitsPerEm)
    weight = CGFloat(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT))
    isItalic =
      hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0
      || (path as NSString).lastPathComponent.lowercased().contains("italic")
    isColor =
      hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0 || hb_ot_color_has_svg(face) != 0

    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    func measure(_ metric: hb_ot_metrics_tag_t, otherwise: CGFloat) -> CGFloat {
      var value: hb_position_t = 0
      guard hb_ot_metrics_get_position(font, metric, &value) != 0, value > 0 else { return otherwise }
      return CGFloat(value) / CGFloat(FontFace.unitsPerEm)
    }
    let em = CGFloat(FontFace.unitsPerEm)
    metrics = FontMetrics(
      ascent: CGFloat(extents.ascender) / em, descent: -CGFloat(extents.descender) / em,
      leading: max(0, CGFloat(extents.line_gap) / em),
      capHeight: measure(HB_OT_METRICS_TAG_CAP_HEIGHT, otherwise: 0.7),
      xHeight: measure(HB_OT_METRICS_TAG_X_HEIGHT, otherwise: 0.5))
  }

  deinit {
    hb_set_destroy(coverage)
    hb_face_destroy(pointer)
  }

  /// HarfBuzz measures in this many units an em, whatever the face's own units, so that shaping is independent of size.
  static let unitsPerEm: Int32 = 1 << 16

  func covers(_ scalar: UInt32) -> Bool { hb_set_has(coverage, scalar) != 0 }
}

/// A face at a point of its design space and perhaps stretched, ready to shape. Immutable.
final class ShapingFont: @unchecked Sendable {
  let face: FontFace
  let variations: [String: Double]
  let pointer: OpaquePointer?

  init(face: FontFace, variations: [String: Double], stretch: CGFloat) {
    self.face = face
    self.variations = variations
    pointer = hb_font_create(face.pointer)
    hb_font_set_scale(pointer, Int32((CGFloat(FontFace.unitsPerEm) * stretch).rounded()), FontFace.unitsPerEm)
    let settings = variations.sorted { $0.key < $1.key }.map {
      hb_variation_t(tag: tag($0.key), value: Float($0.value))
    }
    hb_font_set_variations(pointer, settings, UInt32(settings.count))
    hb_font_make_immutable(pointer)
  }

  deinit { hb_font_destroy(pointer) }
}

/// A shaping font at a size, with what the system face's stand-in adds to its advances.
final class SizedFont: Sendable {
  let shaping: ShapingFont
  let instance: FontInstance
  let correction: AdvanceCorrection?

  /// Whether the face stands in for SF Pro, which raises the colons of times.
  var raisesColons: Bool { correction.map { $0.cut != .monospaced } ?? false }

  init(shaping: ShapingFont, instance: FontInstance, correction: AdvanceCorrection?) {
    self.shaping = shaping
    self.instance = instance
    self.correction = correction
  }
}
