// The outline of a stroke, as a path to fill by the winding rule.

import Foundation

extension CGPath {
  /// The outline that a pen of `lineWidth` points leaves when it follows this path. Fill it by the winding rule. The
  /// curves are flattened first, within a hundredth of a point.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard lineWidth > 0, lineWidth.isFinite else { return .empty }
    let stroker = Stroker(radius: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    let path = CGMutablePath()
    for subpath in measuredSubpaths() { stroker.stroke(subpath, into: path) }
    return path.applying(transform)
  }
}

/// Builds both sides of strokes out of flattened subpaths.
private struct Stroker {
  var radius: CGFloat
  var cap: CGLineCap
  var join: CGLineJoin
  var miterLimit: CGFloat

  /// A corner of the flattened subpath; smooth where it lies inside a curve.
  private struct Corner {
    var point: CGPoint
    var isSmooth: Bool
  }

  func stroke(_ subpath: MeasuredSubpath, into path: CGMutablePath) {
    var corners = corners(of: subpath)
    if subpath.isClosed, corners.count > 2, corners.first?.point == corners.last?.point { corners.removeLast() }
    guard corners.count > 1 else {
      if let corner = corners.first { dot(at: corner.point, isClosed: subpath.isClosed, into: path) }
      return
    }
    if subpath.isClosed, corners.count > 2 {
      path.addLines(between: side(of: corners, isClosed: true))
      path.closeSubpath()
      path.addLines(between: side(of: corners.reversed(), isClosed: true))
      path.closeSubpath()
    } else {
      var outline = side(of: corners, isClosed: false)
      outline += capPoints(at: corners[corners.count - 1].point, after: corners[corners.count - 2].point)
      outline += side(of: corners.reversed(), isClosed: false)
      outline += capPoints(at: corners[0].point, after: corners[1].point)
      path.addLines(between: outline)
      path.closeSubpath()
    }
  }

  private func corners(of subpath: MeasuredSubpath) -> [Corner] {
    var corners: [Corner] = []
    func append(_ point: CGPoint, smooth: Bool) {
      guard point.x.isFinite, point.y.isFinite else { return }
      if corners.last?.point == point {
        corners[corners.count - 1].isSmooth = corners[corners.count - 1].isSmooth && smooth
      } else {
        corners.append(Corner(point: point, isSmooth: smooth))
      }
    }
    append(subpath.start, smooth: false)
    for segment in subpath.segments {
      let curve = CGMutablePath()
      curve.move(to: segment.points[0])
      curve.add(segment.piece(from: 0, to: segment.length).element)
      let points = curve.polylines(tolerance: 0.01).first?.points ?? []
      for (index, point) in points.enumerated().dropFirst() { append(point, smooth: index < points.count - 1) }
    }
    return corners
  }

  /// The points of the left side, in the direction of travel.
  private func side(of corners: [Corner], isClosed: Bool) -> [CGPoint] {
    var points: [CGPoint] = []
    for index in corners.indices {
      let corner = corners[index].point
      let hasBefore = isClosed || index > 0
      let hasAfter = isClosed || index < corners.count - 1
      let before = hasBefore ? normal(corners[(index + corners.count - 1) % corners.count].point, corner) : nil
      let after = hasAfter ? normal(corner, corners[(index + 1) % corners.count].point) : nil
      switch (before, after) {
      case (let before?, let after?):
        points += joinPoints(at: corner, from: before, to: after, isSmooth: corners[index].isSmooth)
      case (let only?, nil), (nil, let only?): points.append(offset(corner, only))
      case (nil, nil): break
      }
    }
    return points
  }

  private func joinPoints(at corner: CGPoint, from before: CGVector, to after: CGVector, isSmooth: Bool) -> [CGPoint] {
    let cross = before.dx * after.dy - before.dy * after.dx
    let cosine = before.dx * after.dx + before.dy * after.dy
    let (first, last) = (offset(corner, before), offset(corner, after))
    if abs(cross) < 1e-9, cosine > 0 { return [last] }
    // The left side is the outer one where the path turns towards greater angles, with normals on the left.
    if cross < 0 { return [first, corner, last] }
    // Half the angle between the two normals; the miter's length is 1 / cos of it.
    let halfCosine = ((1 + cosine) / 2).squareRoot()
    func miter() -> CGPoint {
      let reach = radius / (halfCosine * halfCosine) / 2
      return CGPoint(x: corner.x + (before.dx + after.dx) * reach, y: corner.y + (before.dy + after.dy) * reach)
    }
    if isSmooth { return cosine > 0.9 ? [miter()] : [first] + arc(around: corner, from: before, to: after) + [last] }
    switch join {
    case .round: return [first] + arc(around: corner, from: before, to: after) + [last]
    case .miter where halfCosine > 1e-6 && 1 / halfCosine <= miterLimit: return [miter()]
    case .miter, .bevel: return [first, last]
    }
  }

  /// The points between the two sides at an open end.
  private func capPoints(at end: CGPoint, after previous: CGPoint) -> [CGPoint] {
    guard let normal = normal(previous, end) else { return [] }
    let back = CGVector(dx: -normal.dx, dy: -normal.dy)
    let ahead = CGVector(dx: -normal.dy, dy: normal.dx)
    switch cap {
    case .butt: return []
    case .round:
      return arc(around: end, from: normal, to: ahead) + [offset(end, ahead)] + arc(around: end, from: ahead, to: back)
    case .square:
      return [normal, back].map {
        CGPoint(x: end.x + radius * ($0.dx + ahead.dx), y: end.y + radius * ($0.dy + ahead.dy))
      }
    }
  }

  /// A subpath without length shows its caps only.
  private func dot(at point: CGPoint, isClosed: Bool, into path: CGMutablePath) {
    let box = CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
    switch cap {
    case .butt: break
    case .round: path.addEllipse(in: box)
    case .square: path.addRect(box)
    }
  }

  /// Points strictly between two unit directions, turning towards greater angles by at most half a turn.
  private func arc(around center: CGPoint, from start: CGVector, to end: CGVector) -> [CGPoint] {
    let first = atan2(start.dy, start.dx)
    var sweep = atan2(end.dy, end.dx) - first
    if sweep < 0 { sweep += 2 * .pi }
    let step = 2 * acos(max(0, 1 - 0.01 / max(radius, 0.01)))
    let count = Int(min(max((sweep / max(step, 0.01)).rounded(.up), 1), 1000))
    return (1..<max(count, 1)).map { index in
      let angle = first + sweep * CGFloat(index) / CGFloat(count)
      return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
  }

  private func offset(_ point: CGPoint, _ direction: CGVector) -> CGPoint {
    CGPoint(x: point.x + radius * direction.dx, y: point.y + radius * direction.dy)
  }

  /// The unit normal of the line from `start` to `end`, a quarter turn towards smaller angles.
  private func normal(_ start: CGPoint, _ end: CGPoint) -> CGVector? {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = hypot(dx, dy)
    return length > 0 && length.isFinite ? CGVector(dx: dy / length, dy: -dx / length) : nil
  }
}
