// Font faces and the rasters of their glyphs, kept between pictures.

import CPixels
import Drawing
import Foundation
import Typesetting

/// A glyph's raster and where it lies from the glyph's origin, in pixels, y down.
final class GlyphRaster {
  let left: Int
  let top: Int
  let width: Int
  let height: Int
  /// One byte of coverage a pixel, or a premultiplied word for colour glyphs; nil for a blank.
  let pixels: UnsafeMutableRawPointer?

  init(_ glyph: px_glyph) {
    left = Int(glyph.left)
    top = Int(glyph.top)
    width = Int(glyph.width)
    height = Int(glyph.height)
    pixels = UnsafeMutableRawPointer(glyph.pixels)
  }

  init(left: Int, top: Int, width: Int, height: Int, pixels: UnsafeMutableRawPointer?) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  deinit { free(pixels) }
}

/// How an instance's glyphs differ from its face's.
struct GlyphCut: Hashable {
  var slant: CGFloat
  var stretch: CGFloat
  var embolden: CGFloat
  var rounding: CGFloat

  /// The face's own glyphs.
  static let plain = GlyphCut(slant: 0, stretch: 1, embolden: 0, rounding: 0)

  private init(slant: CGFloat, stretch: CGFloat, embolden: CGFloat, rounding: CGFloat) {
    self.slant = slant
    self.stretch = stretch
    self.embolden = embolden
    self.rounding = rounding
  }

  init(_ font: FontInstance) {
    slant = font.slant
    stretch = font.stretch
    embolden = font.embolden
    rounding = font.rounding
  }

  fileprivate var raw: px_cut {
    px_cut(slant: Double(slant), stretch: Double(stretch), embolden: Double(embolden), rounding: Double(rounding))
  }
}

/// A face with variations set, and what has been drawn of it at its sizes.
final class GlyphFace {
  let handle: OpaquePointer
  fileprivate var strikes: [StrikeKey: GlyphStrike] = [:]
  fileprivate var outlines: [OutlineKey: CGPath] = [:]
  private var colorMasters: [UInt32: (raster: GlyphRaster, em: Double)?] = [:]

  fileprivate struct StrikeKey: Hashable {
    var em: Double
    var cut: GlyphCut
  }

  fileprivate struct OutlineKey: Hashable {
    var glyph: UInt32
    var cut: GlyphCut
  }

  init(_ font: FontInstance) throws(PaintingError) {
    let axes = font.variations.sorted { $0.key < $1.key }
    let tags = axes.map { $0.key.utf8.prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) } }
    var message = [CChar](repeating: 0, count: 200)
    guard
      let face = px_face_open(
        font.path, Int32(clamping: font.faceIndex), tags, axes.map(\.value), Int32(tags.count), &message)
    else {
      let text = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      throw .unreadableFont(path: font.path, cause: String(decoding: text, as: UTF8.self))
    }
    handle = face
  }

  deinit { px_face_close(handle) }

  func strike(em: Double, _ cut: GlyphCut) -> GlyphStrike {
    let key = StrikeKey(em: em, cut: cut)
    if let known = strikes[key] { return known }
    let strike = GlyphStrike(em: em, cut)
    strikes[key] = strike
    return strike
  }

  /// A glyph's outline with an em of 1, y down; nil if it has none.
  func outline(_ glyph: UInt32, _ cut: GlyphCut) -> CGPath? {
    let key = OutlineKey(glyph: glyph, cut: cut)
    if let known = outlines[key] { return known }
    var steps = px_outline()
    guard px_glyph_outline(handle, glyph, cut.raw, &steps) != 0 else { return nil }
    defer {
      free(steps.verbs)
      free(steps.points)
    }
    let verbs = Array(UnsafeBufferPointer(start: steps.verbs, count: Int(steps.verb_count)))
    let points = (0..<Int(steps.point_count)).map { CGPoint(x: steps.points[2 * $0], y: steps.points[2 * $0 + 1]) }
    let path = CGPath(verbs: verbs, points: points)
    outlines[key] = path
    return path
  }

  /// A colour glyph in the font's largest size, with that size's em in pixels.
  func colorMaster(_ glyph: UInt32) -> (raster: GlyphRaster, em: Double)? {
    if let known = colorMasters[glyph] { return known }
    var raw = px_glyph()
    var em = 0.0
    let found = px_glyph_color(handle, glyph, &raw, &em) != 0 && raw.pixels != nil
    let master: (raster: GlyphRaster, em: Double)? = found ? (GlyphRaster(raw), em) : nil
    if colorMasters.count > 64 { colorMasters.removeAll() }
    colorMasters[glyph] = .some(master)
    return master
  }
}

/// The glyphs of a face at one size in pixels.
final class GlyphStrike {
  let em: Double
  private let cut: GlyphCut
  private var masks: [UInt64: GlyphRaster] = [:]
  private var colors: [UInt32: GlyphRaster?] = [:]

  /// How many places within a pixel a glyph can start at.
  static let steps = 4

  init(em: Double, _ cut: GlyphCut) {
    self.em = em
    self.cut = cut
  }

  /// The coverage of a glyph that starts `step` quarters of a pixel right of a pixel's edge; nil without an outline.
  func mask(_ glyph: UInt32, step: Int, face: GlyphFace, cache: GlyphCache) -> GlyphRaster? {
    let key = UInt64(glyph) << 2 | UInt64(step)
    if let known = masks[key] { return known }
    var raw = px_glyph()
    guard
      px_glyph_mask(face.handle, glyph, em, cut.raw, Double(step) / Double(Self.steps), &raw) != 0
    else { return nil }
    let raster = GlyphRaster(raw)
    masks[key] = raster
    cache.budget -= raster.width * raster.height + 96
    return raster
  }

  /// A colour glyph scaled to this size; nil if it has no colours.
  func color(_ glyph: UInt32, face: GlyphFace, cache: GlyphCache) -> GlyphRaster? {
    if let known = colors[glyph] { return known }
    guard let (master, masterEm) = face.colorMaster(glyph), let pixels = master.pixels else {
      colors[glyph] = .some(nil)
      return nil
    }
    let scale = em / masterEm
    let width = max(1, Int((Double(master.width) * scale).rounded()))
    let height = max(1, Int((Double(master.height) * scale).rounded()))
    guard let memory = calloc(width * height, 4) else { return nil }
    px_resize(
      memory.assumingMemoryBound(to: UInt32.self), width * 4, Int32(width), Int32(height),
      pixels.assumingMemoryBound(to: UInt32.self), master.width * 4, Int32(master.width), Int32(master.height))
    let raster = GlyphRaster(
      left: Int((Double(master.left) * scale).rounded()), top: Int((Double(master.top) * scale).rounded()),
      width: width, height: height, pixels: memory)
    colors[glyph] = raster
    cache.budget -= width * height * 4
    return raster
  }
}

/// All faces in use. FreeType works for one caller at a time: everything happens inside `withLock`. Rasters past the
/// budget are dropped together.
final class GlyphCache: @unchecked Sendable {
  private struct FaceKey: Hashable {
    var path: String
    var index: Int
    var variations: [String: Double]
  }

  static let shared = GlyphCache()

  /// Recursive: a PDF is written under the lock, and its effects are painted meanwhile.
  private let lock = NSRecursiveLock()
  private var faces: [FaceKey: GlyphFace] = [:]
  /// Bytes of rasters that may still be added.
  var budget = GlyphCache.room

  private static let room = 24 << 20
  private static let mostFaces = 64

  private init() {}

  func withLock<R>(_ body: (GlyphCache) throws(PaintingError) -> R) throws(PaintingError) -> R {
    lock.lock()
    defer { lock.unlock() }
    return try body(self)
  }

  /// The face of a font; call it under the lock.
  func face(_ font: FontInstance) throws(PaintingError) -> GlyphFace {
    if budget < 0 { forgetRasters() }
    let key = FaceKey(path: font.path, index: font.faceIndex, variations: font.variations)
    if let known = faces[key] { return known }
    if faces.count >= Self.mostFaces { faces.removeAll() }
    let face = try GlyphFace(font)
    faces[key] = face
    return face
  }

  private func forgetRasters() {
    for face in faces.values {
      face.strikes.removeAll()
      face.outlines.removeAll()
    }
    budget = Self.room
  }
}
