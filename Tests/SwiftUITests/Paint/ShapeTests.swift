// Shapes: outlines, sizes, what is drawn.

import Drawing
import Testing

@testable import SwiftUI

private struct Corner: Shape {
  func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: 10, height: 10)) }
}

@Suite @MainActor struct ShapeTests {
  private let square = CGRect(x: 0, y: 0, width: 200, height: 200)

  @Test("a continuous corner starts 1.528665 radii from the corner, where there is room")
  func continuous() throws {
    let path = RoundedRectangle(cornerRadius: 20).path(in: square)
    var ends: [CGPoint] = []
    path.forEach { if case .line(let to) = $0 { ends.append(to) } }
    let first = try #require(ends.first)
    #expect(first.x == 200)
    #expect(abs(first.y - (200 - 1.528665 * 20)) < 1e-9)
  }

  @Test("with no more room than the radius the controls draw near")
  func tight() throws {
    let path = Capsule().path(in: CGRect(x: 0, y: 0, width: 400, height: 100))
    var curves: [(CGPoint, CGPoint)] = []
    path.forEach { if case .curve(_, let a, let b) = $0 { curves.append((a, b)) } }
    let first = try #require(curves.first)
    #expect(abs(first.0.y - (100 - 0.96 * 50)) < 1e-9)
    #expect(abs(first.1.y - (100 - 0.82 * 50)) < 1e-9)
    #expect(curves.count == 12)
  }

  @Test("corners are no larger than half the smaller side, and share an edge")
  func limits() {
    let round = RoundedRectangle(cornerRadius: 1000, style: .circular).path(in: square)
    #expect(round == RoundedRectangle(cornerRadius: 100, style: .circular).path(in: square))
    let uneven = UnevenRoundedRectangle(topLeadingRadius: 150, topTrailingRadius: 20, style: .circular)
    #expect(uneven.path(in: square).contains(CGPoint(x: 100, y: 20)))
  }

  @Test("a circle is square, also trimmed or stroked; moved or inset it takes what it is offered")
  func circles() {
    let offer = ProposedViewSize(width: 30, height: 50)
    let side = CGSize(width: 30, height: 30)
    #expect(Circle().sizeThatFits(offer) == side)
    #expect(Circle().trim(from: 0, to: 0.5).sizeThatFits(offer) == side)
    #expect(Circle().stroke(lineWidth: 2).sizeThatFits(offer) == side)
    #expect(Circle().offset(x: 1).sizeThatFits(offer) == CGSize(width: 30, height: 50))
    #expect(Circle().inset(by: 1).sizeThatFits(offer) == CGSize(width: 30, height: 50))
    #expect(Circle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
  }

  @Test("insetting shrinks the radii")
  func inset() {
    let inner = RoundedRectangle(cornerRadius: 20).inset(by: 5).path(in: square)
    #expect(inner == RoundedRectangle(cornerRadius: 15).path(in: square.insetBy(dx: 5, dy: 5)))
    #expect(Rectangle().inset(by: 200).path(in: square).isEmpty)
  }

  @Test("a border lies inside the shape, a stroke on its edge")
  func strokes() throws {
    let border = drawing(of: Rectangle().strokeBorder(.black, lineWidth: 4))
    guard case .stroke(let path, _, let pen) = try #require(border.first) else { throw Unexpected() }
    #expect(path.boundingBox == CGRect(x: 2, y: 2, width: 96, height: 96))
    #expect(pen.width == 4)
    let stroke = drawing(of: Rectangle().stroke(.black, lineWidth: 4))
    guard case .stroke(let edge, _, _) = try #require(stroke.first) else { throw Unexpected() }
    #expect(edge.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("chained fills and strokes draw in order")
  func chain() {
    let commands = drawing(of: Circle().fill(.white).stroke(.black, lineWidth: 2).fill(.black))
    #expect(commands.count == 3)
    if case .fill(_, .color(.white), _) = commands[0] {} else { Issue.record("the first fill comes first") }
    if case .stroke = commands[1] {} else { Issue.record("then the stroke") }
  }

  @Test("shapes snap to pixels")
  func pixels() throws {
    let commands = drawing(of: Rectangle().frame(width: 9.4, height: 10).position(x: 20.1, y: 20))
    guard case .fill(let path, _, _) = try #require(commands.first) else { throw Unexpected() }
    #expect(path.boundingBox == CGRect(x: 15, y: 15, width: 10, height: 10))
  }

  @Test("shapes of one's own mirror in right-to-left layout, built-in ones do not")
  func mirroring() throws {
    func bounds(_ view: some View) throws -> CGRect {
      let commands = drawing(of: view) { $0.layoutDirection = .rightToLeft }
      guard case .fill(let path, _, _) = try #require(commands.first) else { throw Unexpected() }
      return path.boundingBox
    }
    #expect(try bounds(Corner()) == CGRect(x: 90, y: 0, width: 10, height: 10))
    #expect(try bounds(Rectangle().size(width: 10, height: 10)) == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("a container-relative shape is the container's, smaller by the distance")
  func containerRelative() throws {
    let view = ContainerRelativeShape().padding(10).containerShape(RoundedRectangle(cornerRadius: 30))
    guard case .fill(let path, _, _) = try #require(drawing(of: view).first) else { throw Unexpected() }
    let rect = CGRect(x: 10, y: 10, width: 80, height: 80)
    #expect(path == RoundedRectangle(cornerRadius: 20).path(in: rect).cgPath)
  }

  @Test("a path survives its description")
  func description() throws {
    var path = Path(ellipseIn: square)
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 1.5, y: -2), control: CGPoint(x: 3, y: 4))
    let copy = try #require(Path(path.description))
    #expect(copy == path)
    #expect(Path("1 2 m 3 l") == nil)
    #expect(Path("1 2 l") == nil)
    #expect(Path("hello") == nil)
  }

  @Test("a copy of a path does not see what is added to the original")
  func value() {
    var path = Path()
    path.move(to: .zero)
    let copy = path
    path.addLine(to: CGPoint(x: 1, y: 1))
    #expect(copy != path)
    #expect(copy.currentPoint == .zero)
  }
}
