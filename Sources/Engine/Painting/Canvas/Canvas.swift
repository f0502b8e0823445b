// The walk over a draw list: the state between commands, and the groups that open and close around them.

import CPaint
import CPixels
import Drawing
import Foundation
import Typesetting

/// Paints commands one after the other. Groups wait on a stack of their own, so nesting is bounded by memory only.
struct Canvas {
  let commands: [DrawCommand]
  let plan: PaintPlan

  /// Where paint goes now.
  var surface: Surface
  /// Points to device pixels.
  var transform: CGAffineTransform
  /// What the clip lets through, at most.
  var clip: PixelRect
  /// Whether the clip is exactly `clip`, so that pixels may be written without asking Cairo.
  var clipIsRectangle = true
  /// Opacity of the layers that were folded into their contents.
  var opacity = 1.0

  private var open: [Group] = []
  /// Bytes held by the surfaces of open groups.
  private var held = 0
  private static let mostHeld = 3 << 30

  private enum Group {
    case clip(previous: PixelRect, wasRectangle: Bool)
    case transform(CGAffineTransform)
    case folded(opacity: Double)
    case layer(Layer, Around)
    case projection(Projection, planeScale: CGFloat, outer: PixelRect, Around)
    case mask(Around, end: Int)
    case maskedContent(mask: Surface, Around)
  }

  /// The state outside of a group with a surface of its own.
  private struct Around {
    var surface: Surface
    var transform: CGAffineTransform
    var clip: PixelRect
    var clipIsRectangle: Bool
    var opacity: Double
  }

  init(surface: Surface, commands: [DrawCommand], plan: PaintPlan, transform: CGAffineTransform) {
    self.surface = surface
    self.commands = commands
    self.plan = plan
    self.transform = transform
    clip = surface.frame
  }

  mutating func run() throws(PaintingError) {
    var index = 0
    while index < commands.count {
      index = try step(index)
    }
  }

  /// Carries out one command and returns the index of the next one: groups that cannot show are skipped whole.
  private mutating func step(_ index: Int) throws(PaintingError) -> Int {
    switch commands[index] {
    case .fill, .stroke, .glyphs, .image, .backdrop:
      if plan.bounds[index].intersects(clip), opacity > 0 { try draw(index) }

    case .pushClip(let path, let rule):
      guard let group = plan.groups[index] else { return index + 1 }
      guard group.bounds.intersects(clip) else { return group.end + 1 }
      push(path, rule)
    case .pushTransform(let more):
      guard let group = plan.groups[index] else { return index + 1 }
      guard group.bounds.intersects(clip) else { return group.end + 1 }
      open.append(.transform(transform))
      transform = more.concatenating(transform)
    case .pushLayer(let layer):
      guard let group = plan.groups[index] else { return index + 1 }
      guard plan.bounds[index].intersects(clip) || layer.blendMode.reachesBeyondSource, layer.opacity > 0 else {
        return group.end + 1
      }
      try push(layer, group)
    case .pushMask:
      guard let group = plan.groups[index] else { return index + 1 }
      let frame = group.bounds.intersection(clip)
      guard !frame.isEmpty else { return group.end + 1 }
      let around = try enter(frame)
      open.append(.mask(around, end: group.end))
    case .maskContent:
      guard case .mask(let around, _) = open.popLast() else { break }
      let mask = surface
      open.append(.maskedContent(mask: mask, around))
      hold(mask.frame)
      surface = try Surface(frame: mask.frame)
      (transform, clip, clipIsRectangle, opacity) = (around.transform, mask.frame, true, 1)
    case .pushProjection(let projection):
      guard let group = plan.groups[index] else { return index + 1 }
      let outer = plan.bounds[index].intersection(clip)
      guard !outer.isEmpty, !group.bounds.isEmpty, projection.rows.allSatisfy(\.isFinite) else { return group.end + 1 }
      let around = try enter(group.bounds)
      open.append(.projection(projection, planeScale: group.planeScale, outer: outer, around))
      transform = CGAffineTransform(scaleX: group.planeScale, y: group.planeScale)

    case .popClip, .popTransform, .popProjection, .popLayer, .popMask:
      try pop()
    }
    return index + 1
  }

  // MARK: Groups

  private mutating func push(_ path: CGPath, _ rule: FillRule) {
    open.append(.clip(previous: clip, wasRectangle: clipIsRectangle))
    let context = surface.context
    cairo_save(context)
    if let rect = path.asRectangle, transform.keepsRectangles, let exact = PixelRect(exactly: rect.applying(transform))
    {
      // The rectangle lies on pixels: it clips without softening an edge.
      cairo_new_path(context)
      cairo_rectangle(
        context, Double(exact.minX), Double(exact.minY), Double(max(exact.width, 0)), Double(max(exact.height, 0)))
      cairo_clip(context)
      clip = clip.intersection(exact)
      return
    }
    cairo_new_path(context)
    addPath(path, transform, to: context)
    cairo_set_fill_rule(context, rule.cairo)
    cairo_clip(context)
    if let box = path.pointBounds { clip = clip.intersection(PixelRect(around: box.applying(transform))) }
    clipIsRectangle = false
  }

  private mutating func push(_ layer: Layer, _ group: GroupPlan) throws(PaintingError) {
    if group.folds {
      open.append(.folded(opacity: opacity))
      opacity *= min(max(layer.opacity, 0), 1)
      return
    }
    let scale = transform.meanScale
    var frame = group.bounds.outset(by: layer.blurReach(scale)).intersection(clip.outset(by: layer.reach(scale)))
    frame = frame.aligned(to: layer.blurGrid(scale))
    if layer.blendMode.reachesBeyondSource { frame = clip }
    // Nothing inside, but a pop to come: the smallest surface will do.
    if frame.isEmpty { frame = PixelRect(minX: clip.minX, minY: clip.minY, maxX: clip.minX + 1, maxY: clip.minY + 1) }
    open.append(.layer(layer, try enter(frame)))
  }

  /// Starts to paint on a new surface.
  private mutating func enter(_ frame: PixelRect) throws(PaintingError) -> Around {
    let around = Around(
      surface: surface, transform: transform, clip: clip, clipIsRectangle: clipIsRectangle, opacity: opacity)
    hold(frame)
    guard held < Self.mostHeld else {
      throw .outOfMemory("the open layers need more than 3 GB; nest fewer effects, or give layers smaller bounds")
    }
    surface = try Surface(frame: frame)
    (clip, clipIsRectangle, opacity) = (frame, true, 1)
    return around
  }

  private mutating func hold(_ frame: PixelRect) { held += frame.width * frame.height * 4 }

  private mutating func leave(_ around: Around) -> Surface {
    let inner = surface
    held -= inner.frame.width * inner.frame.height * 4
    surface = around.surface
    (transform, clip) = (around.transform, around.clip)
    (clipIsRectangle, opacity) = (around.clipIsRectangle, around.opacity)
    return inner
  }

  private mutating func pop() throws(PaintingError) {
    switch open.popLast() {
    case .clip(let previous, let wasRectangle):
      cairo_restore(surface.context)
      (clip, clipIsRectangle) = (previous, wasRectangle)
    case .transform(let previous): transform = previous
    case .folded(let previous): opacity = previous
    case .layer(let layer, let around):
      let inner = leave(around)
      try composite(inner, layer)
    case .projection(let projection, let planeScale, let outer, let around):
      let inner = leave(around)
      try composite(inner, projection, planeScale, outer)
    case .maskedContent(let mask, let around):
      held -= mask.frame.width * mask.frame.height * 4
      let inner = leave(around)
      cairo_surface_flush(mask.handle)
      inner.touch(inner.frame) {
        px_multiply_alpha(
          $0, inner.stride, mask.words, mask.stride, Int32(inner.frame.width), Int32(inner.frame.height))
      }
      paint(inner, opacity: opacity)
    case .mask(let around, _): _ = leave(around)
    case nil: break
    }
  }

  // MARK: Compositing

  /// Paints a surface over this one, under the clip.
  func paint(_ source: Surface, opacity: Double) {
    let area = source.frame.intersection(clip)
    let strength = UInt32((RGBA.unit(opacity) * 255).rounded())
    guard !area.isEmpty, strength > 0 else { return }
    if clipIsRectangle {
      cairo_surface_flush(source.handle)
      surface.touch(area) {
        px_over(
          $0, surface.stride, source.words(atX: area.minX, y: area.minY), source.stride, Int32(area.width),
          Int32(area.height), strength)
      }
    } else {
      cairo_set_source_surface(surface.context, source.handle, 0, 0)
      cairo_paint_with_alpha(surface.context, Double(strength) / 255)
    }
  }

  /// Paints a colour through a mask, under the clip.
  func paint(_ mask: Mask, color: RGBA, opacity: Double) {
    let area = mask.frame.intersection(clip)
    let word = color.word(opacity: opacity)
    guard !area.isEmpty, word >> 24 > 0 else { return }
    if clipIsRectangle {
      surface.touch(area) {
        px_fill_mask(
          $0, surface.stride, mask.bytes(atX: area.minX, y: area.minY), mask.stride, Int32(area.width),
          Int32(area.height), word)
      }
    } else {
      setSource(color, opacity: opacity)
      mask.withSurface { cairo_mask_surface(surface.context, $0, 0, 0) }
    }
  }

  func setSource(_ color: RGBA, opacity: Double) {
    cairo_set_source_rgba(
      surface.context, RGBA.unit(color.red), RGBA.unit(color.green), RGBA.unit(color.blue),
      RGBA.unit(color.alpha * opacity))
  }

  private mutating func composite(_ inner: Surface, _ layer: Layer) throws(PaintingError) {
    let scale = Double(transform.meanScale)
    try inner.apply(layer.filters, scale: scale)
    let total = RGBA.unit(layer.opacity) * opacity
    if let shadow = layer.shadow, shadow.color.alpha > 0 {
      if total < 1 || layer.blendMode != .normal {
        // Shadow and content fade as one.
        let reach = layer.reach(transform.meanScale)
        let frame = inner.frame.outset(by: reach).intersection(clip)
        guard !frame.isEmpty else { return }
        var group = Canvas(surface: try Surface(frame: frame), commands: [], plan: plan, transform: transform)
        group.opacity = 1
        try group.castShadow(of: inner, shadow, scale: scale)
        group.paint(inner, opacity: 1)
        blend(group.surface, layer.blendMode, opacity: total)
        return
      }
      try castShadow(of: inner, shadow, scale: scale)
    }
    blend(inner, layer.blendMode, opacity: total)
  }

  /// Paints the shadow of a surface's alpha.
  func castShadow(of source: Surface, _ shadow: PaintShadow, scale: Double) throws(PaintingError) {
    let moved = CGSize(width: shadow.offset.width, height: shadow.offset.height).applying(transform)
    guard moved.width.isFinite, moved.height.isFinite, abs(moved.width) < 1e6, abs(moved.height) < 1e6 else { return }
    let (dx, dy) = (Int(moved.width.rounded()), Int(moved.height.rounded()))
    let sigma = limitedSigma(shadow.radius, CGFloat(scale))
    let reach = blurReach(sigma: sigma) + 1
    let place = source.frame.moved(x: dx, y: dy).outset(by: reach).intersection(clip.outset(by: reach))
    let frame = place.aligned(to: blurGrid(sigma: sigma))
    guard !frame.isEmpty else { return }
    let mask = try source.alpha(in: frame, movedX: dx, y: dy)
    if sigma > 0 { try mask.blur(sigma: sigma) }
    paint(mask, color: shadow.color, opacity: 1)
  }

  private func blend(_ source: Surface, _ mode: CGBlendMode, opacity: Double) {
    if mode == .normal {
      paint(source, opacity: opacity)
      return
    }
    let context = surface.context
    if let blending = mode.cairo {
      cairo_save(context)
      cairo_set_operator(context, blending)
      if mode == .clear {
        cairo_set_source_rgba(context, 0, 0, 0, opacity)
        cairo_mask_surface(context, source.handle, 0, 0)
      } else {
        cairo_set_source_surface(context, source.handle, 0, 0)
        if opacity < 1 { cairo_paint_with_alpha(context, opacity) } else { cairo_paint(context) }
      }
      cairo_restore(context)
      return
    }
    let area = source.frame.intersection(clip)
    guard !area.isEmpty, let result = try? Surface(frame: area) else { return }
    // Blend on a copy of what is there, then put the copy back under the clip.
    cairo_surface_flush(surface.handle)
    cairo_surface_flush(source.handle)
    for y in area.minY..<area.maxY {
      result.words(atX: area.minX, y: y).update(from: surface.words(atX: area.minX, y: y), count: area.width)
    }
    px_blend(
      result.words, result.stride, source.words(atX: area.minX, y: area.minY), source.stride, Int32(area.width),
      Int32(area.height), Int32((mode == .softLight ? PX_SOFT_LIGHT : PX_PLUS_DARKER)),
      UInt32((RGBA.unit(opacity) * 255).rounded()))
    cairo_surface_mark_dirty(result.handle)
    put(result, area)
  }

  /// Replaces what is under the clip by a surface.
  private func put(_ source: Surface, _ area: PixelRect) {
    let context = surface.context
    cairo_save(context)
    cairo_new_path(context)
    cairo_rectangle(context, Double(area.minX), Double(area.minY), Double(area.width), Double(area.height))
    cairo_clip(context)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(context, source.handle, 0, 0)
    cairo_paint(context)
    cairo_restore(context)
  }

  private func composite(_ inner: Surface, _ projection: Projection, _ planeScale: CGFloat, _ outer: PixelRect)
    throws(PaintingError)
  {
    // Plane pixels -> plane points -> points around -> device pixels, turned round.
    let toPoints = Matrix3(CGAffineTransform(scaleX: 1 / planeScale, y: 1 / planeScale))
    let total = Matrix3(transform) * Matrix3(rows: projection.rows) * toPoints
    guard let inverse = total.inverted() else { return }
    let toSource = Matrix3(CGAffineTransform(translationX: CGFloat(-inner.frame.minX), y: CGFloat(-inner.frame.minY)))
    let fromTarget = Matrix3(CGAffineTransform(translationX: CGFloat(outer.minX), y: CGFloat(outer.minY)))
    let warped = try Surface(frame: outer)
    cairo_surface_flush(inner.handle)
    px_warp(
      warped.words, warped.stride, Int32(outer.width), Int32(outer.height), inner.words, inner.stride,
      Int32(inner.frame.width), Int32(inner.frame.height), (toSource * inverse * fromTarget).rows)
    cairo_surface_mark_dirty(warped.handle)
    paint(warped, opacity: opacity)
  }

  // MARK: Materials

  /// What has been painted so far inside `frame`: the surfaces of the open groups, one over the other, down to the
  /// canvas or the nearest projection. May be the surface itself.
  func painted(in frame: PixelRect) throws(PaintingError) -> Surface {
    var stack = [surface]
    search: for group in open.reversed() {
      switch group {
      case .layer(_, let around), .mask(let around, _), .maskedContent(_, let around): stack.append(around.surface)
      case .projection: break search
      case .clip, .transform, .folded: break
      }
    }
    if stack.count == 1, surface.frame.union(frame) == surface.frame { return surface }
    let result = try Surface(frame: frame)
    for layer in stack.reversed() {
      let area = layer.frame.intersection(frame)
      guard !area.isEmpty else { continue }
      cairo_surface_flush(layer.handle)
      result.touch(area) {
        px_over(
          $0, result.stride, layer.words(atX: area.minX, y: area.minY), layer.stride, Int32(area.width),
          Int32(area.height), 255)
      }
    }
    return result
  }

  /// The bottom of the stack of surfaces in this space.
  var groundFrame: PixelRect {
    var frame = surface.frame
    search: for group in open.reversed() {
      switch group {
      case .layer(_, let around), .mask(let around, _), .maskedContent(_, let around):
        frame = frame.union(around.surface.frame)
      case .projection: break search
      case .clip, .transform, .folded: break
      }
    }
    return frame
  }
}
