// Glyphs as shapes, for painters that fill paths and for vector output, and the pictures of colour glyphs.

import CText
import Foundation

/// A glyph's contours in points from its origin on the baseline; y grows downwards.
public struct GlyphOutline: Hashable, Sendable {
  public enum Verb: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadratic(control: CGPoint, end: CGPoint)
    case cubic(control1: CGPoint, control2: CGPoint, end: CGPoint)
    case close
  }

  public var verbs: [Verb]
}

/// The picture of a colour glyph.
public struct GlyphPicture: Hashable, Sendable {
  /// A PNG file.
  public var png: Data
  /// Where it is drawn, in points from the glyph's origin; y grows downwards.
  public var frame: CGRect
}

extension Typesetter {
  /// The shape of a glyph at the instance's size, sheared where the instance's italic is synthesised. A synthesised
  /// bold is left to the painter, who strokes the shape `embolden` wide. Empty for spaces and colour glyphs.
  public func outline(of glyph: UInt32, in instance: FontInstance) -> GlyphOutline {
    guard let font = catalog.shapingFont(for: instance) else { return GlyphOutline(verbs: []) }
    let pen = OutlinePen(scale: instance.size / CGFloat(FontFace.unitsPerEm), slant: instance.slant)
    withExtendedLifetime((font, pen)) {
      hb_font_get_glyph_shape(font.pointer, glyph, OutlinePen.functions, Unmanaged.passUnretained(pen).toOpaque())
    }
    return GlyphOutline(verbs: pen.verbs)
  }

  /// The picture of a colour glyph, or nil if it has none.
  public func picture(of glyph: UInt32, in instance: FontInstance) -> GlyphPicture? {
    guard let font = catalog.shapingFont(for: instance) else { return nil }
    let blob = hb_ot_color_glyph_reference_png(font.pointer, glyph)
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    var extents = hb_glyph_extents_t()
    guard let bytes = hb_blob_get_data(blob, &length), length > 0,
      hb_font_get_glyph_extents(font.pointer, glyph, &extents) != 0
    else { return nil }
    let scale = instance.size / CGFloat(FontFace.unitsPerEm)
    // HarfBuzz's y grows upwards: the bearing is the top edge, the height negative.
    return GlyphPicture(
      png: Data(bytes: bytes, count: Int(length)),
      frame: CGRect(
        x: CGFloat(extents.x_bearing) * scale, y: -CGFloat(extents.y_bearing) * scale,
        width: CGFloat(extents.width) * scale, height: -CGFloat(extents.height) * scale))
  }
}

/// Collects what HarfBuzz draws.
private final class OutlinePen {
  var verbs: [GlyphOutline.Verb] = []
  let scale: CGFloat
  let slant: CGFloat

  init(scale: CGFloat, slant: CGFloat) {
    self.scale = scale
    self.slant = slant
  }

  private func point(_ x: Float, _ y: Float) -> CGPoint {
    CGPoint(x: (CGFloat(x) + CGFloat(y) * slant) * scale, y: -CGFloat(y) * scale)
  }

  private static func pen(_ data: UnsafeMutableRawPointer?) -> OutlinePen? {
    data.map { Unmanaged<OutlinePen>.fromOpaque($0).takeUnretainedValue() }
  }

  // Made once, then immutable and shared.
  nonisolated(unsafe) static let functions: OpaquePointer? = {
    let functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions,
      { _, data, _, x, y, _ in
        guard let pen = pen(data) else { return }
        pen.verbs.append(.move(pen.point(x, y)))
      }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions,
      { _, data, _, x, y, _ in
        guard let pen = pen(data) else { return }
        pen.verbs.append(.line(pen.point(x, y)))
      }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, controlX, controlY, x, y, _ in
        guard let pen = pen(data) else { return }
        pen.verbs.append(.quadratic(control: pen.point(controlX, controlY), end: pen.point(x, y)))
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        guard let pen = pen(data) else { return }
        pen.verbs.append(.cubic(control1: pen.point(x1, y1), control2: pen.point(x2, y2), end: pen.point(x, y)))
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(functions, { _, data, _, _ in pen(data)?.verbs.append(.close) }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
    return functions
  }()
}
