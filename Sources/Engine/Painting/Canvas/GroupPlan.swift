// What is known about a draw list before it is painted: where each command can leave marks, and which groups need a
// surface of their own.

import CPixels
import Drawing
import Foundation
import Typesetting

/// The plan of a group, kept at the index of its push.
struct GroupPlan {
  /// Index of the closing command.
  var end: Int
  /// Index of `maskContent`.
  var middle = 0
  /// Device pixels that the contents can touch (for masks, mask and contents both), before effects, in the space that
  /// the contents are drawn in.
  var bounds = PixelRect.empty
  /// Whether a layer's opacity can simply be multiplied into its contents.
  var folds = false
  /// For projections, pixels of the plane in a point.
  var planeScale: CGFloat = 1
}

struct PaintPlan {
  /// Device pixels that a drawing command can touch; for a push, what its group can touch in the space around it.
  private(set) var bounds: [PixelRect]
  private(set) var groups: [Int: GroupPlan] = [:]
  /// The areas of materials with what they need to see, for damage.
  private(set) var backdrops: [(area: PixelRect, reach: Int)] = []
  /// Shapes with slanted edges. Where a canvas begins or ends in the middle of one, its coverage is rounded otherwise.
  private(set) var slants: [Slant] = []

  /// Where a shape has slanted edges.
  struct Slant {
    var area: PixelRect
    /// Rows that have some, from the first to the one after the last.
    var rows: [Range<Int>]
  }

  private enum Kind { case clip, transform, projection, layer, mask }

  private struct Open {
    var kind: Kind
    var index: Int
    var transform: CGAffineTransform
    var clip: PixelRect
    var union = PixelRect.empty
    /// Whether the parts drawn so far lie apart from each other.
    var isDisjoint = true
    var hasBackdrop = false
    var blends = false
    var middle = 0
    var maskBounds = PixelRect.empty
    var planeScale: CGFloat = 1
    /// Materials before the group's.
    var firstBackdrop = 0
  }

  init(_ commands: [DrawCommand], transform base: CGAffineTransform, canvas: PixelRect) {
    bounds = Array(repeating: .empty, count: commands.count)
    var transform = base
    var clip = canvas
    var open: [Open] = [Open(kind: .clip, index: -1, transform: base, clip: canvas)]
    // Planes of projections are painted whole.
    var planes = 0
    func slant(_ rect: PixelRect, _ path: CGPath? = nil, outset: CGFloat = 0) {
      guard planes == 0 else { return }
      let seen = rect.intersection(clip)
      guard !seen.isEmpty else { return }
      let rows = path.map { $0.slantedRows(under: transform, outset: outset) } ?? [seen.minY..<seen.maxY]
      if !rows.isEmpty { slants.append(Slant(area: seen, rows: rows)) }
    }

    func add(_ rect: PixelRect) {
      guard !rect.isEmpty else { return }
      let top = open.count - 1
      if open[top].isDisjoint, open[top].union.intersects(rect) { open[top].isDisjoint = false }
      open[top].union = open[top].union.union(rect)
    }
    func leaf(_ index: Int, _ rect: CGRect?, outset: CGFloat = 0) {
      guard let rect, outset.isFinite else { return }
      let grown = CGRect(
        x: rect.origin.x - outset, y: rect.origin.y - outset, width: rect.size.width + 2 * outset,
        height: rect.size.height + 2 * outset)
      let device = PixelRect(around: grown.applying(transform))
      bounds[index] = device
      add(device.intersection(clip))
    }

    for (index, command) in commands.enumerated() {
      switch command {
      case .fill(let path, let paint, _):
        leaf(index, path.pointBounds, outset: paint.shadowReach)
        slant(bounds[index], path)
      case .stroke(let path, let paint, let stroke):
        let miter = stroke.join == .miter ? max(stroke.miterLimit, 1.5) : 1.5
        leaf(index, path.pointBounds, outset: stroke.width / 2 * min(miter, 100) + paint.shadowReach)
        let isUpright = stroke.cap != .round && stroke.join == .miter
        slant(bounds[index], isUpright ? path : nil, outset: stroke.width)
      case .glyphs(let run, let origin, let paint):
        leaf(index, run.inkBounds(at: origin), outset: paint.shadowReach)
        if !transform.onlyScales || run.font.size * transform.a > Canvas.largestMask { slant(bounds[index]) }
      case .image(let image):
        leaf(index, image.rect)
        slant(bounds[index])
      case .backdrop(let path, let backdrop):
        leaf(index, path.pointBounds)
        slant(bounds[index], path)
        open[open.count - 1].hasBackdrop = true
        let sigma = limitedSigma(backdrop.radius, transform.meanScale)
        let area = bounds[index].intersection(clip)
        if !area.isEmpty { backdrops.append((area, Int(3 * sigma) + 2)) }

      case .pushClip(let path, _):
        open.append(Open(kind: .clip, index: index, transform: transform, clip: clip))
        if let box = path.pointBounds {
          clip = clip.intersection(PixelRect(around: box.applying(transform)))
          slant(clip, path)
        } else {
          clip = .empty
        }
      case .pushTransform(let more):
        open.append(Open(kind: .transform, index: index, transform: transform, clip: clip))
        transform = more.concatenating(transform)
        if !transform.isFinite {
          transform = CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
          clip = .empty
        }
      case .pushLayer:
        var group = Open(kind: .layer, index: index, transform: transform, clip: clip)
        group.middle = index
        group.firstBackdrop = backdrops.count
        open.append(group)
        // Blurs and shadows bring in what lies outside of the clip.
        if case .pushLayer(let layer) = command {
          clip = clip.outset(by: layer.reach(transform.meanScale))
          if let limit = layer.bounds, !limit.isNull, !limit.isInfinite {
            clip = clip.intersection(PixelRect(around: limit.applying(transform)).outset(by: 1))
          }
        }
      case .pushMask:
        open.append(
          Open(kind: .mask, index: index, transform: transform, clip: clip, firstBackdrop: backdrops.count))
      case .maskContent:
        guard open.count > 1, open[open.count - 1].kind == .mask else { continue }
        let top = open.count - 1
        open[top].middle = index
        open[top].maskBounds = open[top].union
        open[top].union = .empty
        open[top].isDisjoint = true
      case .pushProjection:
        var group = Open(kind: .projection, index: index, transform: transform, clip: clip)
        group.firstBackdrop = backdrops.count
        // Half as many pixels again, so that what turns towards the viewer stays sharp.
        let scale = min(max(transform.meanScale, 0.1), 16) * 1.5
        group.planeScale = scale.isFinite ? scale : 1
        open.append(group)
        planes += 1
        transform = CGAffineTransform(scaleX: group.planeScale, y: group.planeScale)
        clip = PixelRect(minX: -6000, minY: -6000, maxX: 6000, maxY: 6000)

      case .popClip, .popTransform, .popProjection, .popLayer, .popMask:
        guard open.count > 1, let group = open.popLast() else { continue }
        (transform, clip) = (group.transform, group.clip)
        let parent = open.count - 1
        var plan = GroupPlan(end: index, middle: group.middle, bounds: group.union)
        var outer = group.union
        var blends = group.blends
        var isDisjoint = group.isDisjoint
        var hasBackdrop = group.hasBackdrop
        if group.kind == .mask {
          plan.bounds = group.union.intersection(group.maskBounds)
          outer = plan.bounds
          (blends, isDisjoint, hasBackdrop) = (false, true, false)
        } else if group.kind == .layer, case .pushLayer(let layer) = commands[group.index] {
          let fades = layer.blendMode == .normal && layer.filters.isEmpty && layer.shadow == nil
          plan.folds =
            fades && !blends
            && (layer.opacity >= 1 || (isDisjoint && !hasBackdrop))
          if !plan.folds { (blends, isDisjoint) = (false, true) }
          if layer.blendMode != .normal { blends = true }
          outer = layer.outerBounds(of: group.union, scale: transform.meanScale)
        } else if group.kind == .projection, case .pushProjection(let projection) = commands[group.index] {
          plan.planeScale = group.planeScale
          planes -= 1
          outer = projection.bounds(
            of: group.union, planeScale: group.planeScale, transform: transform, within: clip)
          (blends, isDisjoint, hasBackdrop) = (false, true, false)
        }
        groups[group.index] = plan
        // Where the group shows, its materials do: blurred, cast as shadows, turned in space.
        if group.kind == .layer || group.kind == .mask || group.kind == .projection {
          for number in group.firstBackdrop..<backdrops.count {
            let area = backdrops[number].area
            backdrops[number].area = group.kind == .projection ? outer : area.union(outer)
          }
        }
        bounds[group.index] = outer
        let seen = outer.intersection(clip)
        if group.kind == .clip || group.kind == .transform || plan.folds {
          // The contents count as parts of the parent.
          if !isDisjoint { open[parent].isDisjoint = false }
        }
        add(seen)
        if hasBackdrop { open[parent].hasBackdrop = true }
        if blends { open[parent].blends = true }
      }
    }
  }
}

extension CGPath {
  /// The rows of the canvas in which edges run along neither axis, a range for each piece of such edges; none if all are
  /// upright.
  ///
  /// - Parameter outset: How far the marks of an edge reach beyond it, in points.
  func slantedRows(under transform: CGAffineTransform, outset: CGFloat) -> [Range<Int>] {
    guard let box = pointBounds?.applying(transform) else { return [] }
    let reach = outset * transform.meanScale + 1
    func rows(_ top: CGFloat, _ bottom: CGFloat) -> Range<Int> {
      let box = PixelRect(around: CGRect(x: 0, y: top - reach, width: 1, height: max(bottom - top, 0) + 2 * reach))
      return box.minY..<max(box.maxY, box.minY + 1)
    }
    // Paths of many points are curves and charts: one piece.
    guard transform.keepsRectangles, points.count <= 64 else { return [rows(box.minY, box.maxY)] }
    var result: [Range<Int>] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func add(_ ends: [CGPoint]) {
      let ys = ends.map { transform.b * $0.x + transform.d * $0.y + transform.ty }
      guard let top = ys.min(), let bottom = ys.max() else { return }
      let piece = rows(top, bottom)
      if let last = result.last, last.overlaps(piece) {
        result[result.count - 1] = min(last.lowerBound, piece.lowerBound)..<max(last.upperBound, piece.upperBound)
      } else {
        result.append(piece)
      }
    }
    func go(_ point: CGPoint) {
      if point.x != current.x, point.y != current.y { add([current, point]) }
      current = point
    }
    forEach { element in
      switch element {
      case .move(let to): (start, current) = (to, to)
      case .line(let to): go(to)
      case .quad(let to, let control):
        add([current, control, to])
        current = to
      case .curve(let to, let control1, let control2):
        add([current, control1, control2, to])
        current = to
      case .close: go(start)
      }
    }
    return result
  }
}

extension Paint {
  /// How far shadows reach beyond the shape, in points.
  var shadowReach: CGFloat {
    switch self {
    case .faded(let paint, _): paint.shadowReach
    case .shadowed(let paint, let shadows):
      shadows.filter { !$0.isInner }.reduce(paint.shadowReach) { max($0, $1.reach) }
    default: 0
    }
  }
}

extension PaintShadow {
  /// How far the shadow reaches, in points.
  var reach: CGFloat { max(radius, 0) * 3.2 + max(abs(offset.width), abs(offset.height)) + 1 }
}

/// Blurs beyond this many pixels of sigma look no different, but would need surfaces of any size.
func limitedSigma(_ points: CGFloat, _ scale: CGFloat) -> Double {
  let sigma = Double(points * scale)
  return sigma > 0 && sigma.isFinite ? min(sigma, 600) : 0
}

extension PaintPlan {
  /// Makes an area so large that it ends at the left and right of no shape with slanted edges, and begins at the top of
  /// none of their pieces: they come out as on the whole canvas then. Rows below can be left out without a trace.
  func widen(_ area: inout PixelRect) {
    var grows = true
    while grows {
      grows = false
      for slant in slants where slant.area.intersects(area) {
        let place = slant.area
        if place.minX < area.minX || place.maxX > area.maxX {
          area.minX = min(area.minX, place.minX)
          area.maxX = max(area.maxX, place.maxX)
          grows = true
        }
        // Edges that end leave a trace in the row after them.
        for rows in slant.rows where rows.lowerBound < area.minY && rows.upperBound + 1 >= area.minY {
          let top = max(rows.lowerBound, place.minY)
          guard top < area.minY else { continue }
          area.minY = top
          grows = true
        }
      }
    }
  }
}

/// How far beyond a pixel others count for its blur.
func blurReach(sigma: Double) -> Int { Int(px_blur_reach(sigma)) }

/// Blurs of pictures whose corners lie on multiples of this agree.
func blurGrid(sigma: Double) -> Int { Int(px_blur_grid(sigma)) }

extension Layer {
  /// How far blurs carry colour that can be seen, in pixels.
  func blurReach(_ scale: CGFloat) -> Int {
    let total = filters.reduce(0.0) {
      if case .blur(let radius, false) = $1 { $0 + limitedSigma(radius, scale) } else { $0 }
    }
    return total > 0 ? Int(min((total * 3.2).rounded(.up), 4000)) + 1 : 0
  }

  private func shadowReach(_ scale: CGFloat) -> Int {
    guard let shadow else { return 0 }
    return Int(limitedSigma(shadow.radius, scale) * 3.2) + offset(of: shadow, scale) + 2
  }

  private func offset(of shadow: PaintShadow, _ scale: CGFloat) -> Int {
    let offset = Double(max(abs(shadow.offset.width), abs(shadow.offset.height)) * scale)
    return offset.isFinite ? Int(min(offset, 4000).rounded(.up)) : 0
  }

  /// How far beyond a place something can lie that counts there, in pixels.
  func reach(_ scale: CGFloat) -> Int {
    var reach = filters.reduce(0) {
      guard case .blur(let radius, _) = $1 else { return $0 }
      return $0 + Painting.blurReach(sigma: limitedSigma(radius, scale))
    }
    if let shadow {
      reach += Painting.blurReach(sigma: limitedSigma(shadow.radius, scale)) + offset(of: shadow, scale) + 2
    }
    return min(reach, 8000)
  }

  /// The multiples on which the corner of the layer's surface must lie, for blurs to come out as in any other surface.
  func blurGrid(_ scale: CGFloat) -> Int {
    filters.reduce(1) {
      guard case .blur(let radius, _) = $1 else { return $0 }
      return max($0, Painting.blurGrid(sigma: limitedSigma(radius, scale)))
    }
  }

  func outerBounds(of rect: PixelRect, scale: CGFloat) -> PixelRect {
    rect.outset(by: blurReach(scale) + shadowReach(scale))
  }
}

extension GlyphRun {
  /// A box that surely holds the ink: glyphs may reach an em beyond their origins.
  func inkBounds(at origin: CGPoint) -> CGRect? {
    guard let first = positions.first, font.size > 0, font.size.isFinite, origin.x.isFinite, origin.y.isFinite else {
      return nil
    }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in positions {
      guard point.x.isFinite, point.y.isFinite else { return nil }
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    let em = font.size
    return CGRect(
      x: origin.x + left - em * 0.4, y: origin.y + top - em * 1.3, width: max(right - left, 0) + em * 2.2,
      height: bottom - top + em * 1.9)
  }
}

extension Projection {
  /// The plane's pixels that `rect` covers, seen on the device.
  func bounds(of rect: PixelRect, planeScale: CGFloat, transform: CGAffineTransform, within clip: PixelRect)
    -> PixelRect
  {
    guard !rect.isEmpty, rows.allSatisfy(\.isFinite) else { return .empty }
    let box = rect.cgRect
    let corners = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY),
      CGPoint(x: box.minX, y: box.maxY),
    ]
    var points: [CGPoint] = []
    for corner in corners {
      let (x, y) = (Double(corner.x / planeScale), Double(corner.y / planeScale))
      let w = rows[6] * x + rows[7] * y + rows[8]
      // Behind the eye: it may show anywhere.
      guard w > 1e-6 else { return clip }
      points.append(
        CGPoint(x: (rows[0] * x + rows[1] * y + rows[2]) / w, y: (rows[3] * x + rows[4] * y + rows[5]) / w)
          .applying(transform))
    }
    return PixelRect(around: CGRect(around: points)).outset(by: 1).intersection(clip)
  }
}
