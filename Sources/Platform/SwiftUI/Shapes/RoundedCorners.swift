// Outlines of rectangles with rounded corners, circular and continuous.

import Drawing

/// The curve of a rounded corner.
public enum RoundedCornerStyle: Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve that leaves the edges gradually.
  case continuous
}

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Equatable, Sendable, BitwiseCopyable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// Every corner smaller by as much, down to none.
  package func inset(by amount: CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: max(topLeading - amount, 0), bottomLeading: max(bottomLeading - amount, 0),
      bottomTrailing: max(bottomTrailing - amount, 0), topTrailing: max(topTrailing - amount, 0))
  }

  package var mirrored: RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: topTrailing, bottomLeading: bottomTrailing, bottomTrailing: bottomLeading, topTrailing: topLeading)
  }
}

extension RectangleCornerRadii: Animatable {
  public typealias AnimatableData = AnimatablePair<
    AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
  >
  public var animatableData: AnimatableData {
    get { .init(.init(topLeading, bottomLeading), .init(bottomTrailing, topTrailing)) }
    set {
      topLeading = newValue.first.first
      bottomLeading = newValue.first.second
      bottomTrailing = newValue.second.first
      topTrailing = newValue.second.second
    }
  }
}

/// Apple's continuous corner: three cubics, in radii from the corner along an edge.
private enum ContinuousCorner {
  static let start: CGFloat = 1.528665
  static let control1: CGFloat = 1.08849
  static let control2: CGFloat = 0.868407
  /// Where the controls lie when the edge leaves no more than the radius.
  static let tightControl1: CGFloat = 0.96
  static let tightControl2: CGFloat = 0.82
  static let join = CGPoint(x: 0.631494, y: 0.0749114)
  static let middle = CGPoint(x: 0.372824, y: 0.16906)
}

/// One corner: radii along its two edges and the room each edge has for it.
private struct Corner {
  var at: CGPoint
  /// Away from the corner, along the edge that the outline comes from and the one it goes on along.
  var incoming: CGVector
  var outgoing: CGVector
  var radiusIn: CGFloat
  var radiusOut: CGFloat
  var roomIn: CGFloat
  var roomOut: CGFloat

  func point(_ alongIn: CGFloat, _ alongOut: CGFloat) -> CGPoint {
    CGPoint(
      x: at.x + incoming.dx * alongIn + outgoing.dx * alongOut,
      y: at.y + incoming.dy * alongIn + outgoing.dy * alongOut)
  }

  /// Start and the two controls on an edge, in points from the corner.
  private static func edge(radius: CGFloat, room: CGFloat) -> (start: CGFloat, c1: CGFloat, c2: CGFloat) {
    let wanted = ContinuousCorner.start * radius
    let start = max(min(wanted, room), radius)
    let share = radius > 0 ? (start / radius - 1) / (ContinuousCorner.start - 1) : 0
    func slide(_ tight: CGFloat, _ free: CGFloat) -> CGFloat { (tight + (free - tight) * share) * radius }
    return (
      start, slide(ContinuousCorner.tightControl1, ContinuousCorner.control1),
      slide(ContinuousCorner.tightControl2, ContinuousCorner.control2)
    )
  }

  func add(to path: CGMutablePath, style: RoundedCornerStyle, transform: CGAffineTransform) {
    func curve(_ c1: CGPoint, _ c2: CGPoint, _ end: CGPoint) {
      path.addCurve(to: end, control1: c1, control2: c2, transform: transform)
    }
    guard radiusIn > 0, radiusOut > 0 else {
      path.addLine(to: at, transform: transform)
      return
    }
    switch style {
    case .circular:
      let rest = 1 - quarterArcKappa
      path.addLine(to: point(radiusIn, 0), transform: transform)
      curve(point(radiusIn * rest, 0), point(0, radiusOut * rest), point(0, radiusOut))
    case .continuous:
      let from = Self.edge(radius: radiusIn, room: roomIn)
      let to = Self.edge(radius: radiusOut, room: roomOut)
      let (join, middle) = (ContinuousCorner.join, ContinuousCorner.middle)
      path.addLine(to: point(from.start, 0), transform: transform)
      curve(point(from.c1, 0), point(from.c2, 0), point(join.x * radiusIn, join.y * radiusOut))
      curve(
        point(middle.x * radiusIn, middle.y * radiusOut), point(middle.y * radiusIn, middle.x * radiusOut),
        point(join.y * radiusIn, join.x * radiusOut))
      curve(point(0, to.c2), point(0, to.c1), point(0, to.start))
    }
  }
}

extension CGMutablePath {
  /// A rectangle with four equal corners; they are at most half a side.
  package func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle, transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let limit = min(rect.width, rect.height) / 2
    var width = max(cornerSize.width, 0)
    var height = max(cornerSize.height, 0)
    if width == height {
      width = min(width, limit)
      height = width
    } else {
      width = min(width, rect.width / 2)
      height = min(height, rect.height / 2)
    }
    guard width > 0, height > 0 else {
      addRect(rect, transform: transform)
      return
    }
    let size = CGSize(width: width, height: height)
    addCorners(
      in: rect, sizes: [size, size, size, size], roomX: [0.5, 0.5, 0.5, 0.5], roomY: [0.5, 0.5, 0.5, 0.5],
      style: style, transform: transform)
  }

  /// A rectangle with corners of its own each; they share an edge that is too short for both.
  package func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    // Clockwise from the bottom trailing corner, as the outline runs.
    var radii = [
      cornerRadii.bottomTrailing, cornerRadii.bottomLeading, cornerRadii.topLeading, cornerRadii.topTrailing,
    ].map { $0.isFinite ? max($0, 0) : min(rect.width, rect.height) }
    guard radii.contains(where: { $0 > 0 }) else {
      addRect(rect, transform: transform)
      return
    }
    // The length of the edge from a corner to the next one: bottom, leading, top, trailing.
    let edges = [rect.width, rect.height, rect.width, rect.height]
    let wanted = radii
    for index in 0..<4 {
      let next = (index + 1) % 4
      let previous = (index + 3) % 4
      radii[index] = min(
        wanted[index], max(edges[index] / 2, edges[index] - wanted[next]),
        max(edges[previous] / 2, edges[previous] - wanted[previous]))
    }
    func share(_ index: Int, _ neighbour: Int) -> CGFloat {
      let sum = radii[index] + radii[neighbour]
      return sum > 0 ? radii[index] / sum : 0.5
    }
    addCorners(
      in: rect, sizes: radii.map { CGSize(width: $0, height: $0) },
      roomX: [share(0, 1), share(1, 0), share(2, 3), share(3, 2)],
      roomY: [share(0, 3), share(1, 2), share(2, 1), share(3, 0)], style: style, transform: transform)
  }

  /// Corners from bottom trailing clockwise; rooms are shares of the rectangle's sides.
  private func addCorners(
    in rect: CGRect, sizes: [CGSize], roomX: [CGFloat], roomY: [CGFloat], style: RoundedCornerStyle,
    transform: CGAffineTransform
  ) {
    let (up, down) = (CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1))
    let (left, right) = (CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0))
    let places: [(CGPoint, CGVector, CGVector)] = [
      (CGPoint(x: rect.maxX, y: rect.maxY), up, left), (CGPoint(x: rect.minX, y: rect.maxY), right, up),
      (CGPoint(x: rect.minX, y: rect.minY), down, right), (CGPoint(x: rect.maxX, y: rect.minY), left, down),
    ]
    move(to: CGPoint(x: rect.maxX, y: rect.midY), transform: transform)
    for (index, (point, incoming, outgoing)) in places.enumerated() {
      let comesVertically = incoming.dx == 0
      let (width, height) = (sizes[index].width, sizes[index].height)
      let (x, y) = (roomX[index] * rect.width, roomY[index] * rect.height)
      Corner(
        at: point, incoming: incoming, outgoing: outgoing, radiusIn: comesVertically ? height : width,
        radiusOut: comesVertically ? width : height, roomIn: comesVertically ? y : x,
        roomOut: comesVertically ? x : y
      ).add(to: self, style: style, transform: transform)
    }
    closeSubpath()
  }
}
