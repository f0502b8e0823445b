// Trimming, dashing and stroking.

import CoreGraphics
import Testing

@Suite("Path lengths") struct CGPathLengthTests {
  let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
  let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)

  @Test("half of a square is two sides") func halfSquare() {
    let half = square.trimmed(from: 0, to: 0.5)
    #expect(half.points == [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
  }

  @Test("the closing edge counts") func closingEdge() {
    let last = square.trimmed(from: 0.75, to: 1)
    #expect(last.points == [CGPoint(x: 0, y: 10), .zero])
  }

  @Test("nothing is left of an empty or backward range, all of a full one") func ranges() {
    #expect(square.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(square.trimmed(from: 0.6, to: 0.5).isEmpty)
    #expect(square.trimmed(from: -1, to: 2) == square)
    #expect(square.trimmed(from: .nan, to: 1).isEmpty)
  }

  @Test("a share of a circle is that share of its length, on the curve") func circleShares() {
    let piece = circle.trimmed(from: 0.1, to: 0.35)
    #expect(abs(length(piece) - 0.25 * length(circle)) < 0.01)
    let start = piece.points[0]
    #expect(abs(hypot(start.x - 50, start.y - 50) - 50) < 0.02)
    let angle = atan2(start.y - 50, start.x - 50)
    #expect(abs(angle - 0.2 * .pi) < 0.001)
  }

  @Test("a subpath inside of the range stays closed") func wholeSubpaths() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    #expect(path.trimmed(from: 0, to: 0.75).verbs == [0, 1, 1, 1, 4, 0, 1, 1])
  }

  @Test("dashes start in the middle of the pattern with a phase") func dashes() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    let dashed = line.copy(dashingWithPhase: 1, lengths: [2, 3])
    #expect(dashed.points.map(\.x) == [0, 1, 4, 6, 9, 10])
    #expect(line.copy(dashingWithPhase: -1, lengths: [2, 3]).points.map(\.x) == [1, 3, 6, 8])
    #expect(line.copy(dashingWithPhase: 0, lengths: []) == line)
    #expect(line.copy(dashingWithPhase: 0, lengths: [3]).points.map(\.x) == [0, 3, 6, 9])
  }

  @Test(
    "a stroked line covers its width, and its caps reach as far as they should",
    arguments: [
      (CGLineCap.butt, CGFloat(20)), (.square, 24), (.round, 20 + .pi),
    ])
  func strokedLine(cap: CGLineCap, area: CGFloat) {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    let outline = line.copy(strokingWithWidth: 2, lineCap: cap, lineJoin: .miter, miterLimit: 10)
    #expect(abs(coveredArea(outline.normalized()) - area) < 0.1)
  }

  @Test(
    "the joins of a stroked square",
    arguments: [
      (CGLineJoin.miter, CGFloat(80)), (.bevel, 78), (.round, 76 + .pi),
    ])
  func strokedSquare(join: CGLineJoin, area: CGFloat) {
    let outline = square.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: join, miterLimit: 10)
    #expect(abs(coveredArea(outline.normalized()) - area) < 0.05)
    #expect(!outline.contains(CGPoint(x: 5, y: 5)))
  }

  @Test("a stroked circle is a ring") func strokedCircle() {
    let outline = circle.copy(strokingWithWidth: 10, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(abs(coveredArea(outline.normalized()) - .pi * (55 * 55 - 45 * 45)) < 3)
  }
}

/// Length of a path's lines, curves flattened.
private func length(_ path: CGPath) -> CGFloat {
  path.measuredLength
}

/// The area of non-crossing outlines, by the shoelace formula.
func coveredArea(_ path: CGPath) -> CGFloat {
  var area: CGFloat = 0
  var start = CGPoint.zero
  var current = CGPoint.zero
  path.flattened(threshold: 0.001).forEach { element in
    switch element {
    case .move(let point):
      start = point
      current = point
    case .line(let point):
      area += (current.x * point.y - point.x * current.y) / 2
      current = point
    case .close: area += (current.x * start.y - start.x * current.y) / 2
    case .quad, .curve: break
    }
  }
  return abs(area)
}
