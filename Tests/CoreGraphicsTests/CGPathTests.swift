// Paths: arcs, bounds, containment, equality, and coordinates that are not finite.

import CoreGraphics
import Testing

@Suite("Paths") struct CGPathTests {
  let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
  let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)

  @Test("an arc with clockwise false goes through greater angles, down the screen first") func arcDirection() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(path.verbs.count == 2)
    #expect(path.currentPoint == CGPoint(x: 0, y: 10))
    let other = CGMutablePath()
    other.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(other.verbs.count == 4)
    #expect(abs(other.boundingBoxOfPath.minY + 10) < 1e-9)
  }

  @Test("a whole turn is a circle of four cubics in either direction", arguments: [true, false])
  func wholeTurn(clockwise: Bool) {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 5, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
    #expect(path.verbs == [0, 3, 3, 3, 3])
  }

  @Test("an arc joins the current point by a line, a tangent arc touches both lines") func joins() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 10))
    path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 10, y: 0), radius: 4)
    #expect(path.verbs == [0, 1, 3])
    #expect(abs(path.points[1].y - 4) < 1e-9)
    #expect(abs(path.currentPoint.x - 4) < 1e-9 && abs(path.currentPoint.y) < 1e-9)
  }

  @Test("a line without a current point is left out") func lineFromNowhere() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.closeSubpath()
    #expect(path.isEmpty)
    #expect(path.boundingBox.isNull)
  }

  @Test("boundingBox takes in control points, boundingBoxOfPath does not") func boxes() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 5))
  }

  @Test("the two rules differ where a path winds twice") func rules() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 1, y: 5), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 11, y: 5)))
  }

  @Test("a circle contains what is inside of its curve, not of its box") func circleContainment() {
    #expect(circle.contains(CGPoint(x: 50, y: 1)))
    #expect(!circle.contains(CGPoint(x: 3, y: 3)))
    #expect(!circle.contains(CGPoint(x: 100.1, y: 50)))
  }

  @Test("paths of the same content are equal and hash alike, also with NaN") func equality() {
    #expect(square == CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil))
    #expect(square != circle)
    let odd = CGMutablePath()
    odd.move(to: CGPoint(x: CGFloat.nan, y: 0))
    #expect(odd == CGMutablePath(odd))
    #expect(Set([square, CGMutablePath(square)]).count == 1)
  }

  @Test("a copy does not follow its original") func copies() {
    let path = CGMutablePath(square)
    let copy = path.copy()
    path.addLine(to: CGPoint(x: 99, y: 99))
    #expect(copy == square)
    #expect(path != square)
  }

  @Test("isRect knows rectangles that start at any corner, and nothing else") func rectangles() {
    var rect = CGRect.zero
    #expect(square.isRect(&rect))
    #expect(rect == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(!circle.isRect(nil))
    #expect(!CGPath(rect: rect, transform: [CGAffineTransform(rotationAngle: 1)]).isRect(nil))
  }

  @Test("the walk hands out every element in order") func walk() {
    var elements: [CGPath.Element] = []
    square.forEach { elements.append($0) }
    #expect(elements.first == .move(to: .zero))
    #expect(elements.last == .close)
    var types: [CGPathElementType] = []
    square.applyWithBlock { types.append($0.pointee.type) }
    #expect(types == [.moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
  }

  @Test("coordinates that are not finite break nothing") func notFinite() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: CGFloat.nan, y: 1))
    path.addLine(to: CGPoint(x: CGFloat.infinity, y: 1))
    path.addCurve(to: CGPoint(x: 1, y: CGFloat.nan), control1: .zero, control2: CGPoint(x: 1e308, y: -1e308))
    path.addLine(to: CGPoint(x: -1e308, y: 1e308))
    path.addArc(center: .zero, radius: .nan, startAngle: 0, endAngle: .infinity, clockwise: true)
    path.closeSubpath()
    _ = path.boundingBoxOfPath
    _ = path.contains(.zero)
    _ = path.union(square)
    _ = path.trimmed(from: 0.2, to: 0.7)
    _ = path.copy(dashingWithPhase: 1, lengths: [2, 3])
    _ = path.copy(strokingWithWidth: 3, lineCap: .round, lineJoin: .miter, miterLimit: 10)
    let far = CGMutablePath()
    far.addLines(between: [CGPoint(x: -1e308, y: -1e308), CGPoint(x: 1e308, y: 1e308), .zero])
    _ = far.copy(strokingWithWidth: 3, lineCap: .round, lineJoin: .round, miterLimit: 10)
    _ = far.union(square)
    _ = far.trimmed(from: 0.2, to: 0.7)
    #expect(square.union(path.normalized()).contains(CGPoint(x: 5, y: 5)))
  }
}
