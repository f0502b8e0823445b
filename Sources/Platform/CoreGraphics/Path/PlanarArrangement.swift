// Two regions cut into edges that meet only at their ends, and the outlines of what a set operation leaves of them.

import Foundation

/// The edges of two regions on an integer grid.
///
/// All outlines are moved to a grid of some 2^25 steps across, where products of differences fit an `Int` and every
/// side test is exact. Edges are split where they meet, coincident ones are merged by adding up their windings, and
/// this repeats until rounding has made no new crossings. What lies left and right of each edge then follows from one
/// ray. Coincident edges, shared corners and outlines that cross themselves need no special case.
///
/// Costs about n log n plus the number of edge pairs that share a column, for n edges.
struct PlanarArrangement {
  struct GridPoint: Hashable, Comparable {
    var x: Int
    var y: Int

    static func < (lhs: GridPoint, rhs: GridPoint) -> Bool { (lhs.y, lhs.x) < (rhs.y, rhs.x) }
  }

  /// An edge from its lesser to its greater end, with how often each region runs along it in that direction, less how
  /// often against it.
  private struct Edge {
    var low: GridPoint
    var high: GridPoint
    var first: Int
    var second: Int

    var minX: Int { min(low.x, high.x) }
    var maxX: Int { max(low.x, high.x) }
    var isHorizontal: Bool { low.y == high.y }
  }

  private var edges: [Edge] = []
  /// Where the grid's zero lies, in points.
  private var origin = CGPoint.zero
  /// Half a grid step is the unit in which midpoints are whole: coordinates are twice this many steps a point.
  private var scale: CGFloat = 1
  /// The exact place of each corner that was given.
  private var places: [GridPoint: CGPoint] = [:]

  init(first: [Polyline], second: [Polyline]) {
    let box = CGRect(around: (first + second).flatMap(\.points))
    guard !box.isNull else { return }
    // Not `midX`, which overflows for coordinates near the largest number.
    origin = CGPoint(x: (box.minX + box.width / 2).rounded(), y: (box.minY + box.height / 2).rounded())
    let reach = max(box.width, box.height) / 2 + 1
    // Corners so far apart that their distance is infinite cannot be put on one grid.
    guard reach.isFinite else { return }
    // A power of two, so that ordinary coordinates stay exact.
    scale = CGFloat(sign: .plus, exponent: 24 - Int(reach.exponent) - 1, significand: 1)
    for polyline in first { add(polyline, first: 1, second: 0) }
    for polyline in second { add(polyline, first: 0, second: 1) }
    merge()
    // Rounding a crossing bends edges by half a step at most, so new crossings die out after a round or two.
    for _ in 0..<16 where splitOnce() { merge() }
  }

  private mutating func add(_ polyline: Polyline, first: Int, second: Int) {
    let corners = polyline.points.map { place -> GridPoint in
      let point = GridPoint(
        x: 2 * Int(bounded: ((place.x - origin.x) * scale).rounded()),
        y: 2 * Int(bounded: ((place.y - origin.y) * scale).rounded()))
      if places[point] == nil { places[point] = place }
      return point
    }
    guard var previous = corners.last else { return }
    for corner in corners {
      if previous < corner {
        edges.append(Edge(low: previous, high: corner, first: first, second: second))
      } else if corner < previous {
        edges.append(Edge(low: corner, high: previous, first: -first, second: -second))
      }
      previous = corner
    }
  }

  /// Sorts the edges and adds up those that coincide.
  private mutating func merge() {
    edges.sort { ($0.low, $0.high) < ($1.low, $1.high) }
    var merged: [Edge] = []
    for edge in edges {
      if let last = merged.last, last.low == edge.low, last.high == edge.high {
        merged[merged.count - 1].first += edge.first
        merged[merged.count - 1].second += edge.second
      } else {
        merged.append(edge)
      }
    }
    edges = merged.filter { $0.first != 0 || $0.second != 0 }
  }

  // MARK: Splitting

  /// Splits all edges where they meet others; false if there was nothing to split.
  private mutating func splitOnce() -> Bool {
    var cuts: [Int: [GridPoint]] = [:]
    func cut(_ index: Int, at point: GridPoint) {
      let edge = edges[index]
      if point != edge.low, point != edge.high { cuts[index, default: []].append(point) }
    }
    let order = edges.indices.sorted { (edges[$0].minX, $0) < (edges[$1].minX, $1) }
    var active: [Int] = []
    for index in order {
      let edge = edges[index]
      active.removeAll { edges[$0].maxX < edge.minX }
      for other in active where edges[other].low.y <= edge.high.y && edge.low.y <= edges[other].high.y {
        for (target, point) in meetings(index, other) { cut(target, at: point) }
      }
      active.append(index)
    }
    guard !cuts.isEmpty else { return false }
    var pieces: [Edge] = []
    for (index, edge) in edges.enumerated() {
      guard let points = cuts[index] else {
        pieces.append(edge)
        continue
      }
      let (dx, dy) = (edge.high.x - edge.low.x, edge.high.y - edge.low.y)
      let stops = points.sorted { ($0.x - $1.x) * dx + ($0.y - $1.y) * dy < 0 }
      var previous = edge.low
      for stop in stops + [edge.high] {
        // A rounded crossing can lie a step before the one it follows, where the piece runs the other way.
        if previous < stop {
          pieces.append(Edge(low: previous, high: stop, first: edge.first, second: edge.second))
        } else if stop < previous {
          pieces.append(Edge(low: stop, high: previous, first: -edge.first, second: -edge.second))
        }
        previous = stop
      }
    }
    edges = pieces
    return true
  }

  /// Where two edges meet: which of them is to be cut, and where.
  private func meetings(_ left: Int, _ right: Int) -> [(Int, GridPoint)] {
    let (p, q, r, s) = (edges[left].low, edges[left].high, edges[right].low, edges[right].high)
    let (sideR, sideS) = (side(p, q, r), side(p, q, s))
    if (sideR > 0 && sideS > 0) || (sideR < 0 && sideS < 0) { return [] }
    let (sideP, sideQ) = (side(r, s, p), side(r, s, q))
    if (sideP > 0 && sideQ > 0) || (sideP < 0 && sideQ < 0) { return [] }
    if sideR != 0, sideS != 0, sideP != 0, sideQ != 0 {
      let share = Double(sideP) / Double(sideP - sideQ)
      let point = GridPoint(
        x: 2 * Int(((Double(p.x) + Double(q.x - p.x) * share) / 2).rounded()),
        y: 2 * Int(((Double(p.y) + Double(q.y - p.y) * share) / 2).rounded()))
      return [(left, point), (right, point)]
    }
    var found: [(Int, GridPoint)] = []
    if sideR == 0, isWithin(r, p, q) { found.append((left, r)) }
    if sideS == 0, isWithin(s, p, q) { found.append((left, s)) }
    if sideP == 0, isWithin(p, r, s) { found.append((right, p)) }
    if sideQ == 0, isWithin(q, r, s) { found.append((right, q)) }
    return found
  }

  /// Above zero if `c` lies on the side of the line from `a` to `b` that greater angles point to.
  private func side(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
  }

  private func isWithin(_ point: GridPoint, _ a: GridPoint, _ b: GridPoint) -> Bool {
    min(a.x, b.x) <= point.x && point.x <= max(a.x, b.x) && min(a.y, b.y) <= point.y && point.y <= max(a.y, b.y)
  }

  // MARK: Outlines

  /// The outlines of the points for which `isInside` holds, given how often each region winds around them. They run
  /// clockwise on the screen around what is inside, and the other way around holes.
  func outlines(where isInside: (_ first: Int, _ second: Int) -> Bool) -> [[CGPoint]] {
    var kept: [(start: GridPoint, end: GridPoint)] = []
    let rows = Bands(edges.map { edge in edge.isHorizontal ? 0..<0 : edge.low.y..<edge.high.y })
    let columns =
      edges.contains(where: \.isHorizontal) ? Bands(edges.map { $0.minX..<$0.maxX }) : Bands([])
    for edge in edges {
      let middle = GridPoint(x: (edge.low.x + edge.high.x) / 2, y: (edge.low.y + edge.high.y) / 2)
      if edge.isHorizontal {
        let above = winding(above: middle, columns)
        let isAbove = isInside(above.first, above.second)
        let isBelow = isInside(above.first - edge.first, above.second - edge.second)
        if isAbove != isBelow { kept.append(isBelow ? (edge.low, edge.high) : (edge.high, edge.low)) }
      } else {
        let left = winding(leftOf: middle, rows)
        let isLeft = isInside(left.first, left.second)
        let isRight = isInside(left.first + edge.first, left.second + edge.second)
        if isLeft != isRight { kept.append(isRight ? (edge.high, edge.low) : (edge.low, edge.high)) }
      }
    }
    return chain(kept)
  }

  /// The windings just left of `point`, from the edges that cross its row further left.
  private func winding(leftOf point: GridPoint, _ rows: Bands) -> (first: Int, second: Int) {
    var sum = (first: 0, second: 0)
    for index in rows[point.y] {
      let edge = edges[index]
      guard edge.low.y <= point.y, point.y < edge.high.y, side(edge.low, edge.high, point) < 0 else { continue }
      sum.first += edge.first
      sum.second += edge.second
    }
    return sum
  }

  /// The windings just above `point`, from the edges that cross its column further up.
  private func winding(above point: GridPoint, _ columns: Bands) -> (first: Int, second: Int) {
    var sum = (first: 0, second: 0)
    for index in columns[point.x] {
      let edge = edges[index]
      guard edge.minX <= point.x, point.x < edge.maxX else { continue }
      let runsRight = edge.high.x > edge.low.x
      let turn = side(edge.low, edge.high, point)
      guard runsRight ? turn > 0 : turn < 0 else { continue }
      sum.first += runsRight ? -edge.first : edge.first
      sum.second += runsRight ? -edge.second : edge.second
    }
    return sum
  }

  /// Joins directed edges to loops. Where several go on from a corner, the sharpest turn towards the inside is taken,
  /// so that loops that touch at a corner stay apart.
  private func chain(_ directed: [(start: GridPoint, end: GridPoint)]) -> [[CGPoint]] {
    var leaving: [GridPoint: [Int]] = [:]
    for (index, edge) in directed.enumerated() { leaving[edge.start, default: []].append(index) }
    var isUsed = Array(repeating: false, count: directed.count)
    var loops: [[CGPoint]] = []
    for first in directed.indices where !isUsed[first] {
      var loop: [GridPoint] = []
      var next: Int? = first
      while let index = next {
        isUsed[index] = true
        let edge = directed[index]
        loop.append(edge.start)
        let (dx, dy) = (edge.end.x - edge.start.x, edge.end.y - edge.start.y)
        func turn(_ candidate: Int) -> Double {
          let other = directed[candidate]
          let (ox, oy) = (other.end.x - other.start.x, other.end.y - other.start.y)
          return atan2(Double(dx * oy - dy * ox), Double(dx * ox + dy * oy))
        }
        next = leaving[edge.end]?.filter { !isUsed[$0] }.max { (turn($0), $1) < (turn($1), $0) }
        if edge.end == directed[first].start { next = nil }
      }
      let corners = withoutStraightCorners(loop)
      if corners.count > 2 { loops.append(corners.map(place)) }
    }
    return loops
  }

  private func withoutStraightCorners(_ loop: [GridPoint]) -> [GridPoint] {
    loop.indices.filter { index in
      let before = loop[(index + loop.count - 1) % loop.count]
      let after = loop[(index + 1) % loop.count]
      return side(before, loop[index], after) != 0
    }.map { loop[$0] }
  }

  private func place(_ point: GridPoint) -> CGPoint {
    places[point]
      ?? CGPoint(x: CGFloat(point.x) / 2 / scale + origin.x, y: CGFloat(point.y) / 2 / scale + origin.y)
  }
}

/// Intervals sorted into bands, to find those around a position without looking at all.
private struct Bands {
  private var bands: [[Int]] = []
  private var start = 0
  private var width = 1

  init(_ intervals: [Range<Int>]) {
    let filled = intervals.filter { !$0.isEmpty }
    guard let low = filled.map(\.lowerBound).min(), let high = filled.map(\.upperBound).max() else { return }
    let count = min(max(filled.count / 2, 1), 1024)
    start = low
    width = (high - low) / count + 1
    bands = Array(repeating: [], count: count)
    for (index, interval) in intervals.enumerated() where !interval.isEmpty {
      for band in (interval.lowerBound - start) / width...(interval.upperBound - 1 - start) / width {
        bands[band].append(index)
      }
    }
  }

  subscript(position: Int) -> [Int] {
    let band = position < start ? -1 : (position - start) / width
    return bands.indices.contains(band) ? bands[band] : []
  }
}
