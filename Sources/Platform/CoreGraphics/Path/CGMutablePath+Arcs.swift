// Circular arcs, by angles and by tangents, as cubics of at most a quarter turn.

import Foundation

extension CGMutablePath {
  /// An arc around `center`, with a line to its start if there is a current point.
  ///
  /// Angles are radians from the x axis towards the y axis. With y pointing down, `clockwise: false` runs clockwise on
  /// the screen. Ends a whole turn or more apart make a full circle.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var delta = endAngle - startAngle
    let turn = 2 * CGFloat.pi
    if abs(delta) >= turn - 1e-9 {
      delta = clockwise ? -turn : turn
    } else if clockwise, delta > 0 {
      delta -= turn
    } else if !clockwise, delta < 0 {
      delta += turn
    }
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  /// An arc around `center` that turns by `delta` radians, with a line to its start if there is a current point.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard startAngle.isFinite, delta.isFinite, radius.isFinite, center.x.isFinite, center.y.isFinite else { return }
    let radius = abs(radius)
    func point(_ direction: (cosine: CGFloat, sine: CGFloat)) -> CGPoint {
      CGPoint(x: center.x + radius * direction.cosine, y: center.y + radius * direction.sine)
    }
    var direction = unitDirection(startAngle)
    if subpathStart == nil {
      move(to: point(direction), transform: transform)
    } else if currentPoint != point(direction).applying(transform) {
      addLine(to: point(direction), transform: transform)
    }
    // More than a thousand turns trace the same circle.
    let total = max(-2000 * CGFloat.pi, min(2000 * CGFloat.pi, delta))
    let quarter = CGFloat.pi / 2
    var done: CGFloat = 0
    while abs(total) - abs(done) > 1e-9 {
      let left = total - done
      let step = abs(left) > quarter ? (left < 0 ? -quarter : quarter) : left
      done += step
      let kappa = abs(step) == quarter ? (step < 0 ? -quarterArcKappa : quarterArcKappa) : 4 / 3 * tan(step / 4)
      let next = unitDirection(startAngle + done)
      let (from, to) = (point(direction), point(next))
      addCurve(
        to: to,
        control1: CGPoint(
          x: from.x - radius * kappa * direction.sine, y: from.y + radius * kappa * direction.cosine),
        control2: CGPoint(x: to.x + radius * kappa * next.sine, y: to.y - radius * kappa * next.cosine),
        transform: transform)
      direction = next
    }
  }

  /// An arc of `radius` that touches the line from the current point to `tangent1End` and the line from there to
  /// `tangent2End`, with a line to its start.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard subpathStart != nil else { return }
    let start = transform.isIdentity ? currentPoint : currentPoint.applying(transform.inverted())
    let first = CGVector(dx: start.x - tangent1End.x, dy: start.y - tangent1End.y)
    let second = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
    let (length1, length2) = (hypot(first.dx, first.dy), hypot(second.dx, second.dy))
    let cross = first.dx * second.dy - first.dy * second.dx
    guard radius > 0, length1 > 0, length2 > 0, abs(cross) > 1e-12 * length1 * length2 else {
      addLine(to: tangent1End, transform: transform)
      return
    }
    let unit1 = CGVector(dx: first.dx / length1, dy: first.dy / length1)
    let unit2 = CGVector(dx: second.dx / length2, dy: second.dy / length2)
    let cosine = max(-1, min(1, unit1.dx * unit2.dx + unit1.dy * unit2.dy))
    // Half the angle at the corner.
    let half = acos(cosine) / 2
    let distance = radius / tan(half)
    let touch = CGPoint(x: tangent1End.x + unit1.dx * distance, y: tangent1End.y + unit1.dy * distance)
    let bisector = CGVector(dx: unit1.dx + unit2.dx, dy: unit1.dy + unit2.dy)
    let bisectorLength = hypot(bisector.dx, bisector.dy)
    guard bisectorLength > 0 else { return addLine(to: tangent1End, transform: transform) }
    let reach = radius / sin(half) / bisectorLength
    let center = CGPoint(x: tangent1End.x + bisector.dx * reach, y: tangent1End.y + bisector.dy * reach)
    let sweep = (.pi - 2 * half) * (cross > 0 ? -1 : 1)
    addRelativeArc(
      center: center, radius: radius, startAngle: atan2(touch.y - center.y, touch.x - center.x), delta: sweep,
      transform: transform)
  }
}

/// Cosine and sine of `angle`, exact at whole quarter turns.
private func unitDirection(_ angle: CGFloat) -> (cosine: CGFloat, sine: CGFloat) {
  let quarters = angle / (.pi / 2)
  let whole = quarters.rounded()
  guard abs(quarters - whole) < 1e-12, abs(whole) < 1e9 else { return (cos(angle), sin(angle)) }
  switch ((Int(whole) % 4) + 4) % 4 {
  case 0: return (1, 0)
  case 1: return (0, 1)
  case 2: return (-1, 0)
  default: return (0, -1)
  }
}
