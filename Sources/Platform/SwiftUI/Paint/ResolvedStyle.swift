// A style ready to draw, and drawing with it.

import Drawing

package typealias ResolvedStyle = _ResolvedStyle

/// What a style comes down to: a paint or a material, with opacity, blend mode and shadows.
public struct _ResolvedStyle: Hashable, Sendable {
  package enum Base: Hashable, Sendable {
    case paint(Paint)
    case backdrop(Backdrop)
  }

  package var base: Base
  package var opacity: Double = 1
  package var blendMode: CGBlendMode = .normal
  package var shadows: [PaintShadow] = []

  package init(paint: Paint) { base = .paint(paint) }
  package init(backdrop: Backdrop) { base = .backdrop(backdrop) }

  /// Shares of opacity that levels of a style have that has no levels of its own.
  private static let levelOpacities = [1, 0.5, 0.25, 0.18, 0.1]

  /// The style as the secondary, tertiary... variant of itself.
  package func atLevel(_ level: Int) -> _ResolvedStyle {
    guard level > 0 else { return self }
    return faded(Self.levelOpacities[min(level, Self.levelOpacities.count - 1)])
  }

  package func faded(_ factor: Double) -> _ResolvedStyle {
    var copy = self
    copy.opacity = min(max(opacity * factor, 0), 1)
    return copy
  }

  /// The style as one paint. A material, which no glyph can be, gives its wash.
  package var paint: Paint {
    var paint: Paint
    switch base {
    case .paint(let own): paint = own
    case .backdrop(let backdrop): paint = .color(backdrop.wash)
    }
    if opacity != 1 {
      if case .color(let color) = paint { paint = .color(color.faded(opacity)) } else { paint = .faded(paint, opacity) }
    }
    return shadows.isEmpty ? paint : .shadowed(paint, shadows)
  }

  /// Whether nothing would be seen.
  package var isInvisible: Bool {
    if opacity <= 0 { return true }
    if case .paint(.color(let color)) = base { return color.alpha <= 0 }
    return false
  }

  /// The plain colour, if that is all the style is. Colours of symbols and of text runs can be compared by it.
  package var color: RGBA? {
    guard case .paint(.color(let color)) = base, blendMode == .normal, shadows.isEmpty else { return nil }
    return color.faded(opacity)
  }
}

extension DrawContext {
  /// Fills a path with a style.
  package mutating func fill(_ path: CGPath, with style: ResolvedStyle, rule: FillRule = .winding) {
    guard !style.isInvisible, !path.isEmpty else { return }
    if case .backdrop(let backdrop) = style.base {
      drawBackdrop(path, backdrop, style, rule: rule)
      return
    }
    painted(with: style, bounds: path.boundingBoxOfPath) { $0.add(.fill(path, $1, rule)) }
  }

  /// Strokes a path with a style.
  package mutating func stroke(_ path: CGPath, with style: ResolvedStyle, _ stroke: Stroke) {
    guard !style.isInvisible, !path.isEmpty, stroke.width > 0 else { return }
    if case .backdrop(let backdrop) = style.base {
      drawBackdrop(path.outlined(stroke), backdrop, style, rule: .winding)
      return
    }
    let reach = stroke.reach
    painted(with: style, bounds: path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach)) {
      $0.add(.stroke(path, $1, stroke))
    }
  }

  /// Draws glyphs, images or paths with a style's paint, in the layer that the style's blend mode asks for.
  ///
  /// - Parameter bounds: What the drawing can touch.
  package mutating func painted(
    with style: ResolvedStyle, bounds: CGRect?, _ body: (inout DrawContext, Paint) -> Void
  ) {
    guard !style.isInvisible else { return }
    guard style.blendMode != .normal else {
      body(&self, style.paint)
      return
    }
    var layer = Layer()
    layer.blendMode = style.blendMode
    layer.bounds = bounds.map { style.shadows.reduce($0) { $0.union($1.bounds(around: bounds ?? $0)) } }
    layered(layer) { body(&$0, style.paint) }
  }

  private mutating func drawBackdrop(
    _ path: CGPath, _ backdrop: Backdrop, _ style: ResolvedStyle, rule: FillRule
  ) {
    // The shadow of an opaque shape, outside of it: behind the material there is only what was there before.
    let drops = style.shadows.filter { !$0.isInner }
    if !drops.isEmpty {
      let bounds = path.boundingBoxOfPath
      let outside = CGMutablePath()
      outside.addRect(drops.reduce(bounds) { $0.union($1.bounds(around: bounds)) }.insetBy(dx: -1, dy: -1))
      outside.addPath(path)
      clipped(to: outside.frozen, rule: .evenOdd) { $0.add(.fill(path, .shadowed(.color(.black), drops), rule)) }
    }
    guard style.opacity < 1 || style.blendMode != .normal else {
      add(.backdrop(path, backdrop))
      return
    }
    var layer = Layer()
    layer.opacity = style.opacity
    layer.blendMode = style.blendMode
    layer.bounds = path.boundingBoxOfPath
    layered(layer) { $0.add(.backdrop(path, backdrop)) }
  }
}

extension Stroke {
  /// How far ink can lie from the path, in points.
  package var reach: CGFloat {
    let half = width / 2
    let corner = join == .miter ? half * max(miterLimit, 1) : half
    return cap == .square ? max(corner, half * 1.4142135623730951) : corner
  }
}

extension PaintShadow {
  /// What a shadow of something in `rect` can touch: three sigmas around it.
  package func bounds(around rect: CGRect) -> CGRect {
    rect.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -3 * radius, dy: -3 * radius)
  }
}

extension CGPath {
  /// The outline of the path's stroke.
  package func outlined(_ stroke: Stroke) -> CGPath {
    let base = stroke.dash.isEmpty ? self : copy(dashingWithPhase: stroke.dashPhase, lengths: stroke.dash)
    return base.copy(
      strokingWithWidth: stroke.width, lineCap: stroke.cap, lineJoin: stroke.join, miterLimit: stroke.miterLimit)
  }
}
