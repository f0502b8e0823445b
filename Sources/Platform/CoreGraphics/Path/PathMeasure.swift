// Arc length: every segment of a path with its length, and exact pieces of it between two lengths.

import Foundation

/// One line or curve, closing lines included, with the means to cut it by length.
struct MeasuredSegment {
  /// The points of the segment from its start: two for a line, three for a quadratic, four for a cubic.
  let points: [CGPoint]
  /// Whether this is the line that closes the subpath.
  let isClosing: Bool
  /// Length from the start to the end of each of the equal parameter spans it was measured in.
  private let lengths: [CGFloat]

  init(points: [CGPoint], isClosing: Bool = false) {
    self.points = points
    self.isClosing = isClosing
    if points.count == 2 {
      let length = hypot(points[1].x - points[0].x, points[1].y - points[0].y)
      lengths = [length.isFinite ? length : 0]
    } else {
      var total: CGFloat = 0
      var sums: [CGFloat] = []
      for span in 0..<Self.spans {
        let length = Self.length(of: points, span: span)
        total += length.isFinite ? length : 0
        sums.append(total)
      }
      lengths = sums
    }
  }

  /// Points from start to end along the segment.
  var length: CGFloat { lengths.last ?? 0 }

  /// The part between two distances from the start.
  func piece(from low: CGFloat, to high: CGFloat) -> (start: CGPoint, element: CGPath.Element) {
    let (from, to) = (parameter(at: low), parameter(at: high))
    switch points.count {
    case 2: return (mix(points[0], points[1], from), .line(to: to == 1 ? points[1] : mix(points[0], points[1], to)))
    case 3:
      return (
        blossom([from, from]), .quad(to: to == 1 ? points[2] : blossom([to, to]), control: blossom([from, to]))
      )
    default:
      return (
        blossom([from, from, from]),
        .curve(
          to: to == 1 ? points[3] : blossom([to, to, to]), control1: blossom([from, from, to]),
          control2: blossom([from, to, to]))
      )
    }
  }

  /// The curve parameter at a distance from the start: by the span's table, then bisected.
  private func parameter(at distance: CGFloat) -> CGFloat {
    guard distance > 0 else { return 0 }
    guard distance < length else { return 1 }
    if points.count == 2 { return distance / length }
    let span = lengths.firstIndex { $0 > distance } ?? lengths.count - 1
    let wanted = distance - (span == 0 ? 0 : lengths[span - 1])
    var (low, high) = (CGFloat(0), CGFloat(1))
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if Self.length(of: points, span: span, share: middle) < wanted { low = middle } else { high = middle }
    }
    return (CGFloat(span) + (low + high) / 2) / CGFloat(Self.spans)
  }

  /// The polar form: the point that the given parameters, one a degree, blend to.
  private func blossom(_ parameters: [CGFloat]) -> CGPoint {
    var row = points
    for parameter in parameters {
      row = zip(row, row.dropFirst()).map { mix($0, $1, parameter) }
    }
    return row[0]
  }

  private static let spans = 8

  /// Length of the first `share` of one span, by Gauss-Legendre quadrature of order five.
  private static func length(of points: [CGPoint], span: Int, share: CGFloat = 1) -> CGFloat {
    let width = share / CGFloat(spans)
    let middle = CGFloat(span) / CGFloat(spans) + width / 2
    return zip(gaussNodes, gaussWeights).reduce(0) { sum, node in
      sum + node.1 * speed(of: points, at: middle + node.0 * width / 2)
    } * width / 2
  }

  private static func speed(of points: [CGPoint], at parameter: CGFloat) -> CGFloat {
    var row = points
    while row.count > 2 { row = zip(row, row.dropFirst()).map { mix($0, $1, parameter) } }
    return hypot(row[1].x - row[0].x, row[1].y - row[0].y) * CGFloat(points.count - 1)
  }

  private static let gaussNodes: [CGFloat] = [
    0, -0.5384693101056831, 0.5384693101056831, -0.9061798459386640, 0.9061798459386640,
  ]
  private static let gaussWeights: [CGFloat] = [
    0.5688888888888889, 0.4786286704993665, 0.4786286704993665, 0.2369268850561891, 0.2369268850561891,
  ]
}

/// One subpath as measured segments.
struct MeasuredSubpath {
  var segments: [MeasuredSegment] = []
  var isClosed = false
  var start: CGPoint
}

extension CGPath {
  /// The subpaths with the length of every segment. A closed subpath ends with its closing line, however short.
  func measuredSubpaths() -> [MeasuredSubpath] {
    var subpaths: [MeasuredSubpath] = []
    var current: MeasuredSubpath?
    forEachSegment { from, element in
      func extend(_ points: [CGPoint], closing: Bool = false) {
        if current == nil { current = MeasuredSubpath(start: from) }
        current?.segments.append(MeasuredSegment(points: points, isClosing: closing))
      }
      switch element {
      case .move(let point):
        if let current { subpaths.append(current) }
        current = MeasuredSubpath(start: point)
      case .line(let point): extend([from, point])
      case .quad(let point, let control): extend([from, control, point])
      case .curve(let point, let control1, let control2): extend([from, control1, control2, point])
      case .close:
        extend([from, current?.start ?? from], closing: true)
        current?.isClosed = true
        if let current { subpaths.append(current) }
        current = nil
      }
    }
    if let current { subpaths.append(current) }
    return subpaths
  }
}
