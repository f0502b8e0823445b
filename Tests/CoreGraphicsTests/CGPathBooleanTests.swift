// Set operations on paths: their areas, and the cases that break careless clippers.

import CoreGraphics
import Testing

@Suite("Boolean operations on paths") struct CGPathBooleanTests {
  func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
    CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
  }

  @Test("areas of two overlapping rectangles") func overlap() {
    let (a, b) = (rect(0, 0, 10, 10), rect(5, 5, 10, 10))
    #expect(coveredArea(a.union(b)) == 175)
    #expect(coveredArea(a.intersection(b)) == 25)
    #expect(coveredArea(a.subtracting(b)) == 75)
    #expect(coveredArea(a.symmetricDifference(b)) == 150)
    #expect(a.intersection(b).isRect(nil))
  }

  @Test("rectangles that share an edge become one without a seam") func sharedEdge() {
    let joined = rect(0, 0, 10, 10).union(rect(10, 0, 10, 10))
    #expect(joined.rectangle == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(rect(0, 0, 10, 10).intersection(rect(10, 0, 10, 10)).isEmpty)
    #expect(!rect(0, 0, 10, 10).intersects(rect(10, 0, 10, 10)))
    #expect(rect(0, 0, 10, 10).subtracting(rect(0, 0, 10, 10)).isEmpty)
  }

  @Test("equal and partly coincident outlines") func coincident() {
    let a = rect(0, 0, 10, 10)
    #expect(coveredArea(a.union(a)) == 100)
    #expect(coveredArea(a.intersection(a)) == 100)
    #expect(coveredArea(a.subtracting(rect(0, 0, 10, 4))) == 60)
    #expect(coveredArea(a.union(rect(0, 0, 4, 20))) == 140)
  }

  @Test("a hole stays a hole by either rule") func hole() {
    let ring = rect(0, 0, 10, 10).subtracting(rect(2, 2, 6, 6))
    #expect(coveredArea(ring) == 64)
    #expect(!ring.contains(CGPoint(x: 5, y: 5)))
    #expect(!ring.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    #expect(ring.contains(CGPoint(x: 1, y: 1)))
  }

  @Test("circles: lens and union add up") func circles() {
    let a = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    let b = CGPath(ellipseIn: CGRect(x: 50, y: 0, width: 100, height: 100), transform: nil)
    let lens = coveredArea(a.intersection(b))
    // Two circular segments of 120 degrees, radius 50.
    let exact = 2 * 2500 * (CGFloat.pi / 3 - 3.0.squareRoot() / 4)
    #expect(abs(lens - exact) < 4)
    #expect(abs(coveredArea(a.union(b)) + lens - coveredArea(a.normalized()) - coveredArea(b.normalized())) < 0.01)
  }

  @Test("a self-crossing star by both rules") func star() {
    let path = CGMutablePath()
    path.addLines(
      between: (0..<5).map { step in
        let angle = CGFloat(step) * 4 * .pi / 5
        return CGPoint(x: 100 * cos(angle), y: 100 * sin(angle))
      })
    path.closeSubpath()
    let (whole, points) = (path.normalized(), path.normalized(using: .evenOdd))
    #expect(whole.contains(.zero))
    #expect(!points.contains(.zero))
    #expect(points.componentsSeparated().count == 5)
    #expect(coveredArea(whole) > coveredArea(points))
  }

  @Test("components come with their holes, and islands in holes apart") func components() {
    let target = rect(0, 0, 100, 100).subtracting(rect(10, 10, 80, 80)).union(rect(40, 40, 20, 20))
    let parts = target.union(rect(200, 0, 10, 10)).componentsSeparated()
    #expect(parts.map(coveredArea).sorted() == [100, 400, 3600])
  }

  @Test("lines are kept inside or outside of a path") func lines() {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: -5, y: 5), CGPoint(x: 25, y: 5)])
    let box = rect(0, 0, 10, 10)
    #expect(line.lineIntersection(box).points.map(\.x) == [0, 10])
    #expect(line.lineSubtracting(box).points.map(\.x) == [-5, 0, 10, 25])
  }

  @Test("slivers and random polygons: union, intersection and difference add up")
  func randomPolygons() {
    var state: UInt64 = 42
    func next(_ limit: Int) -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(Int(state >> 33) % (limit * 8)) / 8
    }
    for round in 0..<24 {
      // Few places to stand, so that corners and edges coincide often.
      let limit = round % 2 == 0 ? 4 : 300
      func polygon() -> CGPath {
        let path = CGMutablePath()
        path.addLines(between: (0..<9).map { _ in CGPoint(x: next(limit), y: next(limit)) })
        path.closeSubpath()
        return path.frozen
      }
      let (a, b) = (polygon(), polygon())
      let rule: CGPathFillRule = round % 3 == 0 ? .evenOdd : .winding
      let areas = [a.normalized(using: rule), b.normalized(using: rule)].map(coveredArea)
      let union = coveredArea(a.union(b, using: rule))
      let both = coveredArea(a.intersection(b, using: rule))
      let onlyA = coveredArea(a.subtracting(b, using: rule))
      let either = coveredArea(a.symmetricDifference(b, using: rule))
      let slack = CGFloat(limit) * 0.001
      #expect(abs(union + both - areas[0] - areas[1]) < slack, "round \(round)")
      #expect(abs(onlyA + both - areas[0]) < slack, "round \(round)")
      #expect(abs(either + both - union) < slack, "round \(round)")
    }
  }
}
