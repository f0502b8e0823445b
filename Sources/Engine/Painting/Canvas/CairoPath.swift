// Paths, stroke styles and blend modes in Cairo's terms.

import CPaint
import Drawing
import Foundation

/// Adds a path, transformed, to a Cairo context whose matrix is the identity. Cairo's numbers end at 8 million: points
/// farther out are pulled in.
func addPath(_ path: CGPath, _ transform: CGAffineTransform, to context: OpaquePointer) {
  let limit = 2e6
  func place(_ point: CGPoint) -> (Double, Double) {
    let x = transform.a * point.x + transform.c * point.y + transform.tx
    let y = transform.b * point.x + transform.d * point.y + transform.ty
    return (min(max(Double(x), -limit), limit), min(max(Double(y), -limit), limit))
  }
  var current = (0.0, 0.0)
  var start = (0.0, 0.0)
  var isOpen = false
  func open() {
    // After a close the next step begins where the closed subpath did.
    if !isOpen { cairo_move_to(context, start.0, start.1) }
    isOpen = true
  }
  path.forEach { element in
    switch element {
    case .move(let to):
      current = place(to)
      start = current
      cairo_move_to(context, current.0, current.1)
      isOpen = true
    case .line(let to):
      open()
      current = place(to)
      cairo_line_to(context, current.0, current.1)
    case .quad(let to, let control):
      open()
      let (c, e) = (place(control), place(to))
      cairo_curve_to(
        context, current.0 + 2 / 3 * (c.0 - current.0), current.1 + 2 / 3 * (c.1 - current.1),
        e.0 + 2 / 3 * (c.0 - e.0), e.1 + 2 / 3 * (c.1 - e.1), e.0, e.1)
      current = e
    case .curve(let to, let control1, let control2):
      open()
      let (c1, c2) = (place(control1), place(control2))
      current = place(to)
      cairo_curve_to(context, c1.0, c1.1, c2.0, c2.1, current.0, current.1)
    case .close:
      if isOpen { cairo_close_path(context) }
      current = start
      isOpen = false
    }
  }
}

extension CGPath {
  /// The box of all points, control points included, in this space; nil if empty or not finite.
  var pointBounds: CGRect? {
    guard let first = points.first else { return nil }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      guard point.x.isFinite, point.y.isFinite else { return nil }
      if point.x < left { left = point.x } else if point.x > right { right = point.x }
      if point.y < top { top = point.y } else if point.y > bottom { bottom = point.y }
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The rectangle that this path is the outline of, if it is one.
  var asRectangle: CGRect? {
    guard points.count == 4 || points.count == 5, verbs.count == points.count || verbs.count == points.count + 1,
      verbs[0] == 0, verbs[1..<points.count].allSatisfy({ $0 == 1 }),
      verbs.count == points.count || verbs[points.count] == 4
    else { return nil }
    if points.count == 5, points[4] != points[0] { return nil }
    let (p, q, r, s) = (points[0], points[1], points[2], points[3])
    guard
      (p.y == q.y && q.x == r.x && r.y == s.y && s.x == p.x) || (p.x == q.x && q.y == r.y && r.x == s.x && s.y == p.y)
    else { return nil }
    return CGRect(x: min(p.x, r.x), y: min(p.y, r.y), width: abs(r.x - p.x), height: abs(r.y - p.y))
  }
}

extension CGAffineTransform {
  var cairo: cairo_matrix_t {
    cairo_matrix_t(xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
  }

  var isFinite: Bool { a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite }

  /// How much areas grow, as the side of a square.
  var meanScale: CGFloat { abs(a * d - b * c).squareRoot() }

  /// Without flips, rotation or shear.
  var onlyScales: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}

extension Stroke {
  /// Sets the context's stroke style; false if nothing would show.
  func apply(to context: OpaquePointer, pathLength: CGFloat) -> Bool {
    guard width > 0, width.isFinite else { return false }
    cairo_set_line_width(context, Double(width))
    switch cap {
    case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
    }
    switch join {
    case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_miter_limit(context, miterLimit.isFinite ? max(Double(miterLimit), 1) : 10)
    let lengths = dash.map(Double.init)
    let period = lengths.reduce(0, +)
    // Dashes too fine to see would take for ever; they are drawn as a full line.
    if period > 0, period.isFinite, lengths.allSatisfy({ $0 >= 0 }), Double(pathLength) / period < 100_000 {
      cairo_set_dash(context, lengths, Int32(lengths.count), dashPhase.isFinite ? Double(dashPhase) : 0)
    } else {
      cairo_set_dash(context, nil, 0, 0)
    }
    return true
  }
}

extension FillRule {
  var cairo: cairo_fill_rule_t { self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD }
}

extension CGBlendMode {
  /// Cairo's operator; nil for the modes that we blend ourselves.
  var cairo: cairo_operator_t? {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: nil
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_DEST_OUT
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusDarker: nil
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }

  /// Whether the mode changes the canvas where the source is clear.
  var reachesBeyondSource: Bool {
    switch self {
    case .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
