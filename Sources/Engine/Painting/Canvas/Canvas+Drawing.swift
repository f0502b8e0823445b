// The drawing commands: shapes in paints, and materials.

import CPaint
import CPixels
import Drawing
import Foundation
import Typesetting

/// Something that covers pixels, to be painted.
enum Shape {
  case fill(CGPath, FillRule)
  case stroke(CGPath, Stroke)
  case glyphs(GlyphRun, CGPoint)
}

extension Canvas {
  func draw(_ index: Int) throws(PaintingError) {
    let area = plan.bounds[index]
    switch commands[index] {
    case .fill(let path, let paint, let rule): try draw(.fill(path, rule), paint, opacity, area)
    case .stroke(let path, let paint, let stroke): try draw(.stroke(path, stroke), paint, opacity, area)
    case .glyphs(let run, let origin, let paint): try draw(.glyphs(run, origin), paint, opacity, area)
    case .image(let image): try draw(image, area)
    case .backdrop(let path, let backdrop): try draw(backdrop, path, area)
    default: break
    }
  }

  /// Draws a shape that leaves marks inside `area` only.
  func draw(_ shape: Shape, _ paint: Paint, _ opacity: Double, _ area: PixelRect) throws(PaintingError) {
    switch paint {
    case .color(let color):
      guard color.alpha * opacity > 0 else { return }
      if case .glyphs(let run, let origin) = shape {
        try drawGlyphs(run, at: origin, color: color, opacity: opacity)
      } else {
        setSource(color, opacity: opacity)
        cover(shape)
      }
    case .faded(let paint, let factor): try draw(shape, paint, opacity * RGBA.unit(factor), area)
    case .shadowed(let paint, let shadows): try draw(shape, paint, shadows, opacity, area)
    case .linear, .radial, .elliptical, .angular, .tile:
      let visible = area.intersection(clip)
      guard !visible.isEmpty else { return }
      if case .glyphs(let run, let origin) = shape, run.font.isColor {
        // Colour glyphs take nothing of a paint but its alpha, and a pattern has no single one.
        try drawGlyphs(run, at: origin, color: .black, opacity: opacity)
        return
      }
      var fillsArea = false
      if case .fill(let path, _) = shape, clipIsRectangle, transform.keepsRectangles, let rect = path.asRectangle,
        let exact = PixelRect(exactly: rect.applying(transform)), exact.intersection(clip) == visible
      {
        fillsArea = true
        if opacity == 1, let stops = paint.gradientStops, !stops.stops.isEmpty,
          stops.stops.allSatisfy({ $0.color.alpha >= 1 }), let geometry = GradientGeometry(paint, transform)
        {
          // An opaque gradient in a plain rectangle goes straight to its place.
          let words = GradientTable.of(stops).words
          surface.touch(visible) { geometry.fill($0, stride: surface.stride, frame: visible, table: words) }
          return
        }
      }
      guard let source = try render(paint, in: visible, opacity: opacity) else { return }
      if fillsArea {
        self.paint(source, opacity: 1)
        return
      }
      cairo_set_source_surface(surface.context, source.handle, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(surface.context), CAIRO_FILTER_NEAREST)
      if case .glyphs(let run, let origin) = shape {
        let mask = try Mask(frame: visible)
        try fillMask(mask, run, at: origin)
        mask.withSurface { cairo_mask_surface(surface.context, $0, 0, 0) }
      } else {
        cover(shape)
      }
    }
  }

  /// Covers a path with the context's source.
  private func cover(_ shape: Shape) {
    let context = surface.context
    cairo_new_path(context)
    switch shape {
    case .fill(let path, let rule):
      addPath(path, transform, to: context)
      cairo_set_fill_rule(context, rule.cairo)
      cairo_fill(context)
    case .stroke(let path, let stroke):
      guard let box = path.pointBounds else { return }
      addPath(path, transform, to: context)
      guard stroke.apply(to: context, pathLength: (box.width + box.height) * CGFloat(path.points.count)) else {
        cairo_new_path(context)
        return
      }
      var matrix = transform.cairo
      guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-12 else { return }
      cairo_set_matrix(context, &matrix)
      if !stroke.isAntialiased { cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE) }
      cairo_stroke(context)
      cairo_identity_matrix(context)
      cairo_set_antialias(context, CAIRO_ANTIALIAS_GOOD)
    case .glyphs: break
    }
  }

  /// The pixels of a gradient or tile paint; nil if it shows nothing.
  private func render(_ paint: Paint, in area: PixelRect, opacity: Double) throws(PaintingError) -> Surface? {
    if let stops = paint.gradientStops {
      guard let geometry = GradientGeometry(paint, transform), !stops.stops.isEmpty else { return nil }
      let result = try Surface(frame: area)
      let words = GradientTable.of(stops).words(opacity: opacity)
      result.touch(area) { geometry.fill($0, stride: result.stride, frame: area, table: words) }
      return result
    }
    guard case .tile(let image, let part, let scale, let origin) = paint else { return nil }
    return try renderTiles(image, part: part, scale: scale, origin: origin, in: area, opacity: opacity)
  }

  private func draw(_ shape: Shape, _ paint: Paint, _ shadows: [PaintShadow], _ opacity: Double, _ area: PixelRect)
    throws(PaintingError)
  {
    let scale = Double(transform.meanScale)
    // The area includes the shadows' reach; what casts them may lie just outside of the clip.
    let reach = shadows.reduce(0) { reach, shadow in
      let offset = Double(max(abs(shadow.offset.width), abs(shadow.offset.height))) * scale
      let blur = blurReach(sigma: limitedSigma(shadow.radius, CGFloat(scale)))
      return max(reach, blur + 2 + (offset.isFinite ? Int(min(offset, 4000).rounded(.up)) : 0))
    }
    let frame = area.intersection(clip.outset(by: reach))
    guard !frame.isEmpty else { return }
    let body = Canvas(surface: try Surface(frame: frame), commands: [], plan: plan, transform: transform)
    try body.draw(shape, paint, 1, area)
    let group =
      opacity < 1
      ? Canvas(surface: try Surface(frame: frame), commands: [], plan: plan, transform: transform) : self
    for shadow in shadows where !shadow.isInner { try group.castShadow(of: body.surface, shadow, scale: scale) }
    group.paint(body.surface, opacity: 1)
    for shadow in shadows where shadow.isInner { try group.castInwards(body.surface, shadow, scale: scale) }
    if opacity < 1 { self.paint(group.surface, opacity: opacity) }
  }

  /// Paints the shadow that a shape's edge casts into it.
  private func castInwards(_ source: Surface, _ shadow: PaintShadow, scale: Double) throws(PaintingError) {
    let moved = shadow.offset.applying(transform)
    guard moved.width.isFinite, moved.height.isFinite, abs(moved.width) < 1e6, abs(moved.height) < 1e6 else { return }
    let sigma = limitedSigma(shadow.radius, CGFloat(scale))
    let reach = blurReach(sigma: sigma) + 1
    let frame = source.frame
    let light = try source.alpha(
      in: frame.outset(by: reach).aligned(to: blurGrid(sigma: sigma)), movedX: Int(moved.width.rounded()),
      y: Int(moved.height.rounded()))
    try light.blur(sigma: sigma)
    let coverage = try source.alpha(in: frame)
    let inner = light.bytes(atX: frame.minX, y: frame.minY)
    px_invert_within(
      inner, light.stride, coverage.bytes, coverage.stride, Int32(frame.width), Int32(frame.height))
    for y in 0..<frame.height {
      (coverage.bytes + y * coverage.stride).update(from: inner + y * light.stride, count: frame.width)
    }
    paint(coverage, color: shadow.color, opacity: 1)
  }

  private func draw(_ backdrop: Backdrop, _ path: CGPath, _ area: PixelRect) throws(PaintingError) {
    let visible = area.intersection(clip)
    guard !visible.isEmpty else { return }
    let sigma = limitedSigma(backdrop.radius, transform.meanScale)
    let reach = Int(sigma * 3) + 2
    let frame = visible.outset(by: reach).intersection(groundFrame)
    guard !frame.isEmpty else { return }
    let behind = try painted(in: frame)
    if opacity == 1, clipIsRectangle, transform.keepsRectangles, let rect = path.asRectangle,
      let exact = PixelRect(exactly: rect.applying(transform)), exact.intersection(clip) == visible
    {
      try frost(surface, visible, behind, frame, sigma: sigma, backdrop)
      return
    }
    let glass = try Surface(frame: visible)
    try frost(glass, visible, behind, frame, sigma: sigma, backdrop)
    let context = surface.context
    cairo_save(context)
    cairo_new_path(context)
    addPath(path, transform, to: context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    cairo_set_source_surface(context, glass.handle, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    if opacity < 1 {
      cairo_clip(context)
      cairo_paint_with_alpha(context, opacity)
    } else {
      cairo_fill(context)
    }
    cairo_restore(context)
  }

  /// Paints what lies behind, blurred and tinted, on `area` of a surface.
  private func frost(
    _ target: Surface, _ area: PixelRect, _ behind: Surface, _ frame: PixelRect, sigma: Double, _ backdrop: Backdrop
  ) throws(PaintingError) {
    let matrix = backdrop.saturation == 1 ? nil : Filter.saturation(backdrop.saturation).matrix
    let colors = matrix.map { [$0[0], $0[1], $0[2], $0[5], $0[6], $0[7], $0[10], $0[11], $0[12]] }
    cairo_surface_flush(behind.handle)
    var done: Int32 = 0
    target.touch(area) {
      done = px_frost(
        $0, target.stride, Int32(area.width), Int32(area.height), behind.words(atX: frame.minX, y: frame.minY),
        behind.stride, Int32(frame.width), Int32(frame.height), Int32(area.minX - frame.minX),
        Int32(area.minY - frame.minY), sigma, colors, backdrop.wash.word())
    }
    guard done != 0 else { throw .outOfMemory("a material of \(area.width) x \(area.height) pixels") }
  }
}
