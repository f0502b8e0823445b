// Images on the canvas: stretched, tiled, nine-part, mirrored, as templates.

import CPaint
import CPixels
import Drawing
import Foundation

extension Canvas {
  /// Draws an image; one that cannot be read leaves its place blank.
  func draw(_ image: ImageDrawing, _ area: PixelRect) throws(PaintingError) {
    let visible = area.intersection(clip)
    guard !visible.isEmpty, image.rect.width > 0, image.rect.height > 0, image.naturalSize.width > 0,
      image.naturalSize.height > 0
    else { return }
    guard let template = image.template else {
      try drawPixels(of: image, opacity: opacity)
      return
    }
    // The image's alpha becomes the mask of a paint.
    let stencil = Canvas(surface: try Surface(frame: visible), commands: [], plan: plan, transform: transform)
    try stencil.drawPixels(of: image, opacity: 1)
    if case .color(let color) = template {
      paint(try stencil.surface.alpha(in: visible), color: color, opacity: opacity)
      return
    }
    let filled = Canvas(surface: try Surface(frame: visible), commands: [], plan: plan, transform: transform)
    let box = CGPath(rect: image.rect, transform: nil)
    try filled.draw(.fill(box, .winding), template, 1, visible)
    cairo_surface_flush(stencil.surface.handle)
    filled.surface.touch(visible) {
      px_multiply_alpha(
        $0, filled.surface.stride, stencil.surface.words, stencil.surface.stride, Int32(visible.width),
        Int32(visible.height))
    }
    paint(filled.surface, opacity: opacity)
  }

  private func drawPixels(of image: ImageDrawing, opacity: Double) throws(PaintingError) {
    let scale = transform.meanScale
    let natural = CGSize(width: image.naturalSize.width * scale, height: image.naturalSize.height * scale)
    let shown =
      image.resizing == .tile
      ? natural : CGSize(width: image.rect.width * scale, height: image.rect.height * scale)
    let bitmap: Bitmap
    do throws(PaintingError) {
      bitmap = try ImageStore.shared.bitmap(image.source, vectorSize: shown)
    } catch {
      // A broken image is a hole in the picture, not its end; `Painter.problems(in:)` tells.
      return
    }
    var placement = transform
    if image.isMirrored {
      let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * image.rect.midX, ty: 0)
      placement = mirror.concatenating(transform)
    }
    let hasCaps = image.capTop > 0 || image.capLeft > 0 || image.capBottom > 0 || image.capRight > 0
    if image.resizing == .tile && !hasCaps {
      // Tiles from the top left corner, under the image's box.
      let context = surface.context
      let tile = CGAffineTransform(
        a: image.naturalSize.width / CGFloat(bitmap.width), b: 0, c: 0,
        d: image.naturalSize.height / CGFloat(bitmap.height), tx: image.rect.minX, ty: image.rect.minY)
      cairo_save(context)
      clipTo(image.rect, placement)
      paintRepeating(bitmap, image.source, tile.concatenating(placement), opacity: opacity, image.interpolation)
      cairo_restore(context)
      return
    }
    if hasCaps {
      for part in NinePart(image, pixelWidth: bitmap.width, pixelHeight: bitmap.height).parts {
        guard
          let piece = bitmap.cropped(x: part.x, y: part.y, width: part.width, height: part.height)
        else { continue }
        place(piece, nil, in: part.target, placement, image.interpolation, opacity)
      }
      return
    }
    // Pixel-aligned images come from a copy made at exactly their size.
    if image.interpolation != .none, !image.isMirrored, transform.onlyScales,
      let exact = PixelRect(exactly: image.rect.applying(transform)), exact.width > 0, exact.height > 0,
      exact.width <= 4096, exact.height <= 4096
    {
      let copy = try ImageStore.shared.scaled(bitmap, of: image.source, width: exact.width, height: exact.height)
      let source = try Surface(frame: exact, words: copy.storage.words, stride: copy.bytesPerRow)
      paint(source, opacity: opacity)
      return
    }
    place(bitmap, image.source, in: image.rect, placement, image.interpolation, opacity)
  }

  /// Draws a whole bitmap into a rectangle of points.
  private func place(
    _ bitmap: Bitmap, _ source: ImageSource?, in rect: CGRect, _ placement: CGAffineTransform,
    _ interpolation: ImageDrawing.Interpolation, _ opacity: Double
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    var bitmap = bitmap
    let scale = placement.meanScale
    let (width, height) = (rect.width * scale, rect.height * scale)
    // Cairo looks at few source pixels: what shrinks a lot is averaged down first.
    if interpolation != .none, CGFloat(bitmap.width) > width * 1.5 || CGFloat(bitmap.height) > height * 1.5 {
      let (w, h) = (
        max(1, min(bitmap.width, Int(bounded: width.rounded()))),
        max(1, min(bitmap.height, Int(bounded: height.rounded())))
      )
      if let source {
        bitmap = (try? ImageStore.shared.scaled(bitmap, of: source, width: w, height: h)) ?? bitmap
      } else if var small = try? Bitmap(width: w, height: h), let words = try? small.uniqueWords() {
        px_resize(
          words, w * 4, Int32(w), Int32(h), bitmap.storage.words, bitmap.bytesPerRow, Int32(bitmap.width),
          Int32(bitmap.height))
        bitmap = small
      }
    }
    let frame = PixelRect(minX: 0, minY: 0, maxX: bitmap.width, maxY: bitmap.height)
    guard let pixels = try? Surface(frame: frame, words: bitmap.storage.words, stride: bitmap.bytesPerRow) else {
      return
    }
    let own = CGAffineTransform(
      a: rect.width / CGFloat(bitmap.width), b: 0, c: 0, d: rect.height / CGFloat(bitmap.height), tx: rect.minX,
      ty: rect.minY
    ).concatenating(placement)
    guard abs(own.a * own.d - own.b * own.c) > 1e-12, own.isFinite else { return }
    let context = surface.context
    cairo_save(context)
    clipTo(rect, placement)
    var matrix = own.cairo
    cairo_transform(context, &matrix)
    cairo_set_source_surface(context, pixels.handle, 0, 0)
    let pattern = cairo_get_source(context)
    cairo_pattern_set_filter(pattern, interpolation == .none ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    // Edge pixels continue beyond the edge, so that it is softened by the clip alone.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_paint_with_alpha(context, opacity)
    cairo_restore(context)
  }

  private func clipTo(_ rect: CGRect, _ placement: CGAffineTransform) {
    cairo_new_path(surface.context)
    addPath(CGPath(rect: rect, transform: nil), placement, to: surface.context)
    cairo_clip(surface.context)
  }

  /// Fills the clip with a bitmap repeated; `placement` takes its pixels to the device.
  private func paintRepeating(
    _ bitmap: Bitmap, _ source: ImageSource, _ placement: CGAffineTransform, opacity: Double,
    _ interpolation: ImageDrawing.Interpolation
  ) {
    var (bitmap, placement) = (bitmap, placement)
    let (width, height) = (CGFloat(bitmap.width) * placement.a, CGFloat(bitmap.height) * placement.d)
    if interpolation != .none, placement.onlyScales, abs(width - width.rounded()) < 0.01,
      abs(height - height.rounded()) < 0.01, width >= 1, height >= 1, width <= 4096, height <= 4096,
      let copy = try? ImageStore.shared.scaled(
        bitmap, of: source, width: Int(width.rounded()), height: Int(height.rounded()))
    {
      bitmap = copy
      placement = CGAffineTransform(translationX: placement.tx.rounded(), y: placement.ty.rounded())
    }
    let frame = PixelRect(minX: 0, minY: 0, maxX: bitmap.width, maxY: bitmap.height)
    guard abs(placement.a * placement.d - placement.b * placement.c) > 1e-12, placement.isFinite,
      let pixels = try? Surface(frame: frame, words: bitmap.storage.words, stride: bitmap.bytesPerRow)
    else { return }
    let context = surface.context
    cairo_save(context)
    var matrix = placement.cairo
    cairo_transform(context, &matrix)
    cairo_set_source_surface(context, pixels.handle, 0, 0)
    let pattern = cairo_get_source(context)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    cairo_pattern_set_filter(pattern, interpolation == .none ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    cairo_paint_with_alpha(context, opacity)
    cairo_restore(context)
  }

  /// The pixels of a tile paint: the part of the image, one pixel of it `scale` points large.
  func renderTiles(
    _ source: ImageSource, part: CGRect, scale: CGFloat, origin: CGPoint, in area: PixelRect, opacity: Double
  ) throws(PaintingError) -> Surface? {
    guard scale > 0, scale.isFinite, origin.x.isFinite, origin.y.isFinite,
      let bitmap = try? ImageStore.shared.bitmap(source, vectorSize: .zero)
    else { return nil }
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    let unit = part.intersection(whole)
    guard !unit.isNull, unit.width > 0, unit.height > 0 else { return nil }
    let (width, height) = (CGFloat(bitmap.width), CGFloat(bitmap.height))
    let cut =
      unit == whole
      ? bitmap
      : bitmap.cropped(
        x: Int((unit.minX * width).rounded()), y: Int((unit.minY * height).rounded()),
        width: max(1, Int((unit.width * width).rounded())), height: max(1, Int((unit.height * height).rounded())))
    guard let cut else { return nil }
    let result = Canvas(surface: try Surface(frame: area), commands: [], plan: plan, transform: transform)
    let tile = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y)
    let name: ImageSource = unit == whole ? source : (cut.cgImage().map { .bitmap($0) } ?? source)
    result.paintRepeating(cut, name, tile.concatenating(transform), opacity: opacity, .medium)
    return result.surface
  }
}

/// The nine parts of an image whose edges keep their size.
struct NinePart {
  struct Part {
    /// Pixels of the image.
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    /// Points.
    var target: CGRect
  }

  let parts: [Part]

  init(_ image: ImageDrawing, pixelWidth: Int, pixelHeight: Int) {
    let columns = Self.cut(
      image.capLeft, image.capRight, natural: image.naturalSize.width, pixels: pixelWidth, from: image.rect.minX,
      to: image.rect.maxX)
    let rows = Self.cut(
      image.capTop, image.capBottom, natural: image.naturalSize.height, pixels: pixelHeight, from: image.rect.minY,
      to: image.rect.maxY)
    parts = rows.flatMap { row in
      columns.map { column in
        Part(
          x: column.from, y: row.from, width: column.count, height: row.count,
          target: CGRect(x: column.low, y: row.low, width: column.high - column.low, height: row.high - row.low))
      }
    }
  }

  private struct Span {
    var from: Int
    var count: Int
    var low: CGFloat
    var high: CGFloat
  }

  /// Head, middle and tail of one axis; the caps shrink together where there is too little room for both.
  private static func cut(
    _ head: CGFloat, _ tail: CGFloat, natural: CGFloat, pixels: Int, from low: CGFloat, to high: CGFloat
  ) -> [Span] {
    let (head, tail) = (max(head, 0), max(tail, 0))
    let pixel = CGFloat(pixels) / natural
    let first = min(Int(bounded: (head * pixel).rounded()), pixels)
    let last = min(Int(bounded: (tail * pixel).rounded()), pixels - first)
    let fit = head + tail > high - low ? (high - low) / (head + tail) : 1
    let (inner, outer) = (low + head * fit, high - tail * fit)
    return [
      Span(from: 0, count: first, low: low, high: inner),
      Span(from: first, count: pixels - first - last, low: inner, high: outer),
      Span(from: pixels - last, count: last, low: outer, high: high),
    ].filter { $0.count > 0 && $0.high > $0.low }
  }
}
