// The outline of a sector: gaps of even width to its neighbours, rounded corners.

import Foundation
import SwiftUI

/// A sector of a circle. Angles in radians, clockwise on screen from the positive x axis.
package struct SectorOutline {
  package var center: CGPoint
  package var innerRadius: CGFloat
  package var outerRadius: CGFloat
  package var start: Double
  package var end: Double
  /// The distance, in points, that each side is moved inwards.
  package var inset: CGFloat
  package var cornerRadius: CGFloat

  package init(
    center: CGPoint, innerRadius: CGFloat, outerRadius: CGFloat, start: Double, end: Double, inset: CGFloat,
    cornerRadius: CGFloat
  ) {
    self.center = center
    self.innerRadius = innerRadius
    self.outerRadius = outerRadius
    self.start = start
    self.end = end
    self.inset = inset
    self.cornerRadius = cornerRadius
  }

  private func point(_ radius: CGFloat, _ angle: Double) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  /// The half angle that an inset takes at a radius, so that the gap has parallel sides.
  private func cut(_ inset: CGFloat, at radius: CGFloat) -> Double {
    radius > 0 ? asin(min(max(Double(inset / radius), -1), 1)) : 0
  }

  package var path: CGPath {
    let path = CGMutablePath()
    let sweep = end - start
    if sweep >= 2 * .pi - 1e-9 {
      // The whole circle has no sides.
      path.addEllipse(
        in: CGRect(
          x: center.x - outerRadius, y: center.y - outerRadius, width: 2 * outerRadius, height: 2 * outerRadius))
      if innerRadius > 0 {
        path.move(to: point(innerRadius, 0))
        path.addArc(center: center, radius: innerRadius, startAngle: 2 * .pi, endAngle: 0, clockwise: true)
        path.closeSubpath()
      }
      return path
    }
    let outerCut = cut(inset, at: outerRadius)
    guard sweep > 2 * outerCut else { return path }
    // Where the two moved sides meet, the inner edge has to end.
    let tip = inset > 0 ? inset / CGFloat(sin(min(sweep / 2, .pi / 2))) : 0
    let inner = max(innerRadius, tip)
    guard inner < outerRadius else { return path }
    let innerCut = min(cut(inset, at: inner), sweep / 2)
    let room = min((outerRadius - inner) / 2, outerRadius * CGFloat(sin(min(sweep / 2 - outerCut, .pi / 2))) / 2)
    let radius = max(min(cornerRadius, room), 0)
    if radius > 0.01 {
      addRounded(to: path, inner: inner, innerCut: innerCut, outerCut: outerCut, radius: radius)
      return path
    }
    path.addArc(
      center: center, radius: outerRadius, startAngle: start + outerCut, endAngle: end - outerCut, clockwise: false)
    if innerRadius > tip {
      path.addArc(
        center: center, radius: inner, startAngle: end - innerCut, endAngle: start + innerCut, clockwise: true)
    } else {
      path.addLine(to: point(inner, (start + end) / 2))
    }
    path.closeSubpath()
    return path
  }

  /// Corners as circles that touch the side and the arc.
  private func addRounded(
    to path: CGMutablePath, inner: CGFloat, innerCut: Double, outerCut: Double, radius: CGFloat
  ) {
    // A circle inside the outer edge at distance `radius` from it and from the moved side.
    let outerCenter = outerRadius - radius
    let outerTurn = cut(inset + radius, at: outerCenter)
    let sideOuter = (outerCenter * outerCenter - (inset + radius) * (inset + radius)).squareRoot()
    func along(_ distance: CGFloat, _ angle: Double, _ sign: CGFloat) -> CGPoint {
      // On the side moved by the inset: so far along the ray, the inset across it.
      CGPoint(
        x: center.x + distance * cos(angle) - sign * inset * sin(angle),
        y: center.y + distance * sin(angle) + sign * inset * cos(angle))
    }
    path.move(to: along(sideOuter, start, 1))
    path.addQuadCurve(
      to: point(outerRadius, start + outerTurn), control: point(outerRadius, start + outerCut))
    if end - outerTurn > start + outerTurn {
      path.addArc(
        center: center, radius: outerRadius, startAngle: start + outerTurn, endAngle: end - outerTurn,
        clockwise: false)
    }
    path.addQuadCurve(to: along(sideOuter, end, -1), control: point(outerRadius, end - outerCut))
    let innerCenter = inner + radius
    let innerTurn = cut(inset + radius, at: innerCenter)
    let hasInnerEdge = innerRadius > 0 && end - innerTurn > start + innerTurn && inner == innerRadius
    if hasInnerEdge {
      let sideInner = (innerCenter * innerCenter - (inset + radius) * (inset + radius)).squareRoot()
      path.addLine(to: along(sideInner, end, -1))
      path.addQuadCurve(to: point(inner, end - innerTurn), control: point(inner, end - innerCut))
      path.addArc(
        center: center, radius: inner, startAngle: end - innerTurn, endAngle: start + innerTurn, clockwise: true)
      path.addQuadCurve(to: along(sideInner, start, 1), control: point(inner, start + innerCut))
    } else {
      path.addLine(to: point(inner, (start + end) / 2))
    }
    path.closeSubpath()
  }
}
