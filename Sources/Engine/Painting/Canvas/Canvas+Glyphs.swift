// Text on the canvas. Upright text is put together from masks at quarter pixels across and whole pixels down; turned,
// stretched and very large text is filled as outlines.

import CPaint
import CPixels
import Drawing
import Foundation
import Typesetting

extension Canvas {
  /// Pixels in an em up to which masks are kept.
  static let largestMask = 240.0

  /// The size in pixels at which a run can be drawn from masks; nil if it needs outlines.
  private func maskSize(_ run: GlyphRun) -> Double? {
    let em = Double(run.font.size * transform.a)
    guard transform.onlyScales, abs(transform.a - transform.d) < transform.a * 1e-6, em > 0, em <= Self.largestMask
    else { return nil }
    return em
  }

  func drawGlyphs(_ run: GlyphRun, at origin: CGPoint, color: RGBA, opacity: Double) throws(PaintingError) {
    guard origin.x.isFinite, origin.y.isFinite, run.font.size.isFinite, run.font.size > 0 else { return }
    if run.font.isColor {
      try drawColorGlyphs(run, at: origin, color: color, opacity: opacity)
      return
    }
    guard let em = maskSize(run) else {
      try fillOutlines(run, at: origin) { setSource(color, opacity: opacity) }
      return
    }
    guard clipIsRectangle else {
      guard let box = run.inkBounds(at: origin) else { return }
      let area = PixelRect(around: box.applying(transform)).intersection(clip)
      guard !area.isEmpty else { return }
      let mask = try Mask(frame: area)
      try fillMask(mask, run, at: origin)
      paint(mask, color: color, opacity: opacity)
      return
    }
    let word = color.word(opacity: opacity)
    cairo_surface_flush(surface.handle)
    try forEachMask(run, at: origin, em: em) { raster, x, y in
      let area = PixelRect(minX: x, minY: y, maxX: x + raster.width, maxY: y + raster.height).intersection(clip)
      guard !area.isEmpty, let pixels = raster.pixels else { return }
      let first = pixels.assumingMemoryBound(to: UInt8.self) + (area.minY - y) * raster.width + (area.minX - x)
      px_fill_mask(
        surface.words(atX: area.minX, y: area.minY), surface.stride, first, raster.width, Int32(area.width),
        Int32(area.height), word)
    }
    cairo_surface_mark_dirty(surface.handle)
  }

  /// Adds the coverage of a run to a mask.
  func fillMask(_ mask: Mask, _ run: GlyphRun, at origin: CGPoint) throws(PaintingError) {
    guard let em = maskSize(run) else {
      try fillMaskWithOutlines(mask, run, at: origin)
      return
    }
    try forEachMask(run, at: origin, em: em) { raster, x, y in
      let area = PixelRect(minX: x, minY: y, maxX: x + raster.width, maxY: y + raster.height)
        .intersection(mask.frame)
      guard !area.isEmpty, let pixels = raster.pixels else { return }
      let first = pixels.assumingMemoryBound(to: UInt8.self) + (area.minY - y) * raster.width + (area.minX - x)
      px_add_mask(
        mask.bytes(atX: area.minX, y: area.minY), mask.stride, first, raster.width, Int32(area.width),
        Int32(area.height))
    }
  }

  private func fillMaskWithOutlines(_ mask: Mask, _ run: GlyphRun, at origin: CGPoint) throws(PaintingError) {
    var failure: PaintingError?
    mask.withSurface { target in
      guard let context = cairo_create(target) else { return }
      cairo_set_antialias(context, CAIRO_ANTIALIAS_GOOD)
      do throws(PaintingError) { try addOutlines(run, at: origin, to: context) } catch { failure = error }
      cairo_fill(context)
      cairo_destroy(context)
    }
    if let failure { throw failure }
  }

  /// Calls `body` with the raster of each glyph and its corner in device pixels.
  private func forEachMask(
    _ run: GlyphRun, at origin: CGPoint, em: Double, _ body: (GlyphRaster, Int, Int) -> Void
  ) throws(PaintingError) {
    try GlyphCache.shared.withLock { cache throws(PaintingError) in
      let face = try cache.face(run.font)
      let strike = face.strike(em: em, GlyphCut(run.font))
      let count = min(run.glyphs.count, run.positions.count)
      for index in 0..<count {
        let place = run.positions[index]
        let x = (origin.x + place.x) * transform.a + transform.tx
        let y = (origin.y + place.y) * transform.d + transform.ty
        guard abs(x) < 1e6, abs(y) < 1e6 else { continue }
        let quarters = Int((x * CGFloat(GlyphStrike.steps)).rounded())
        let column = quarters >> 2
        guard let raster = strike.mask(run.glyphs[index], step: quarters & 3, face: face, cache: cache) else {
          continue
        }
        body(raster, column + raster.left, Int(y.rounded()) + raster.top)
      }
    }
  }

  private func addOutlines(_ run: GlyphRun, at origin: CGPoint, to context: OpaquePointer) throws(PaintingError) {
    let size = run.font.size
    let paths = try GlyphCache.shared.withLock { cache throws(PaintingError) in
      let face = try cache.face(run.font)
      let cut = GlyphCut(run.font)
      return run.glyphs.map { face.outline($0, cut) }
    }
    cairo_new_path(context)
    for (path, place) in zip(paths, run.positions) {
      guard let path, place.x.isFinite, place.y.isFinite else { continue }
      let own = CGAffineTransform(a: size, b: 0, c: 0, d: size, tx: origin.x + place.x, ty: origin.y + place.y)
      addPath(path, own.concatenating(transform), to: context)
    }
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  private func fillOutlines(_ run: GlyphRun, at origin: CGPoint, _ setSource: () -> Void) throws(PaintingError) {
    try addOutlines(run, at: origin, to: surface.context)
    setSource()
    cairo_fill(surface.context)
  }

  // MARK: Colour glyphs

  private func drawColorGlyphs(_ run: GlyphRun, at origin: CGPoint, color: RGBA, opacity: Double) throws(PaintingError)
  {
    let strength = RGBA.unit(color.alpha) * opacity
    guard strength > 0 else { return }
    let em = maskSize(run)
    var missing: [Int] = []
    try GlyphCache.shared.withLock { cache throws(PaintingError) in
      let face = try cache.face(run.font)
      for index in 0..<min(run.glyphs.count, run.positions.count) {
        let place = run.positions[index]
        let at = CGPoint(x: origin.x + place.x, y: origin.y + place.y)
        let device = at.applying(transform)
        guard abs(device.x) < 1e6, abs(device.y) < 1e6 else { continue }
        if let em {
          let strike = face.strike(em: em, .plain)
          guard let raster = strike.color(run.glyphs[index], face: face, cache: cache) else {
            missing.append(index)
            continue
          }
          try paint(
            raster, x: Int(device.x.rounded()) + raster.left, y: Int(device.y.rounded()) + raster.top, strength)
        } else if let master = face.colorMaster(run.glyphs[index]) {
          let scale = run.font.size / CGFloat(master.em)
          let own = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: at.x, ty: at.y)
          paint(master.raster, own.concatenating(transform), strength)
        } else {
          missing.append(index)
        }
      }
    }
    guard !missing.isEmpty else { return }
    // A colour font may hold plain glyphs too.
    var rest = run
    rest.font.isColor = false
    rest.glyphs = missing.map { run.glyphs[$0] }
    rest.positions = missing.map { run.positions[$0] }
    try drawGlyphs(rest, at: origin, color: color, opacity: opacity)
  }

  private func paint(_ raster: GlyphRaster, x: Int, y: Int, _ opacity: Double) throws(PaintingError) {
    guard let pixels = raster.pixels else { return }
    let frame = PixelRect(minX: x, minY: y, maxX: x + raster.width, maxY: y + raster.height)
    guard frame.intersects(clip) else { return }
    let source = try Surface(
      frame: frame, words: pixels.assumingMemoryBound(to: UInt32.self), stride: raster.width * 4)
    paint(source, opacity: opacity)
  }

  private func paint(_ raster: GlyphRaster, _ placement: CGAffineTransform, _ opacity: Double) {
    let frame = PixelRect(minX: 0, minY: 0, maxX: raster.width, maxY: raster.height)
    guard let pixels = raster.pixels,
      let source = try? Surface(
        frame: frame, words: pixels.assumingMemoryBound(to: UInt32.self), stride: raster.width * 4)
    else { return }
    let context = surface.context
    cairo_save(context)
    var matrix = placement.cairo
    if abs(placement.a * placement.d - placement.b * placement.c) > 1e-9 {
      cairo_transform(context, &matrix)
      cairo_set_source_surface(context, source.handle, Double(raster.left), Double(raster.top))
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
      cairo_paint_with_alpha(context, opacity)
    }
    cairo_restore(context)
  }
}
