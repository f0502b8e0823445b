// Icons that no set has, drawn here, on a grid of 16 by 16 with y down.

import CoreGraphics

enum DrawnSymbols {
  /// The outline of an icon by its name in the table, without the exclamation mark.
  static func path(_ name: String) -> CGPath? {
    switch name {
    case "person":
      return SVGPathData.path(
        "M0 8a8 8 0 1 1 16 0A8 8 0 0 1 0 8zM8 3a3 3 0 1 0 0 6a3 3 0 0 0 0-6zM2.532 12.37C3.242 11.226 4.805 10 8 10"
          + "s4.757 1.225 5.468 2.37A7 7 0 0 1 2.532 12.37z"
      ).oriented(evenOdd: true)
    case "faceid":
      let face = SVGPathData.path(
        "M.5 4.5V3A2.5 2.5 0 0 1 3 .5h1.5M11.5.5H13A2.5 2.5 0 0 1 15.5 3v1.5M15.5 11.5V13a2.5 2.5 0 0 1-2.5 2.5h-1.5"
          + "M4.5 15.5H3A2.5 2.5 0 0 1 .5 13v-1.5M5 5v1.5M11 5v1.5M8.2 5v4h-.8M5.2 10.8c1.6 1.5 4 1.5 5.6 0"
      )
      return face.copy(strokingWithWidth: 1, lineCap: .round, lineJoin: .round, miterLimit: 10)
    case "sparkle":
      return SVGPathData.path(
        "M8 0C8.7 4.9 11.1 7.3 16 8C11.1 8.7 8.7 11.1 8 16C7.3 11.1 4.9 8.7 0 8C4.9 7.3 7.3 4.9 8 0z"
      )
    case "dashed", "dotted":
      let path = CGMutablePath()
      path.addEllipse(in: CGRect(x: 0.5, y: 0.5, width: 15, height: 15))
      let unit = CGFloat.pi * 15 / 12
      if name == "dashed" {
        return path.copy(dashingWithPhase: 0, lengths: [unit * 0.6, unit * 0.4])
          .copy(strokingWithWidth: 1, lineCap: .round, lineJoin: .round, miterLimit: 10)
      }
      let dots = CGMutablePath()
      for step in 0..<16 {
        let angle = CGFloat(step) * .pi / 8
        dots.addEllipse(
          in: CGRect(
            x: 8 + 7.2 * cos(angle) - 0.7, y: 8 + 7.2 * sin(angle) - 0.7, width: 1.4, height: 1.4))
      }
      return dots
    case "capsule", "capsule.fill":
      let path = CGMutablePath()
      path.addRoundedRect(
        in: CGRect(x: 0, y: 4, width: 16, height: 8), cornerWidth: 4, cornerHeight: 4)
      if name == "capsule" {
        path.addPath(
          CGPath(
            roundedRect: CGRect(x: 1, y: 5, width: 14, height: 6), cornerWidth: 3, cornerHeight: 3,
            transform: nil
          ).reversed())
      }
      return path
    case "hand":
      return hand.copy(strokingWithWidth: 1, lineCap: .round, lineJoin: .round, miterLimit: 10)
    case "hand.fill": return hand
    case "bubbles": return bubbles { stroked($0) }
    case "bubbles.fill": return bubbles { $0 }
    case "court": return court
    case "court.fill":
      return cut(
        rounded(0, 2, 16, 12, 2.5), lines("M8 2V14M0 5.5H2.5V10.5H0M16 5.5H13.5V10.5H16", 0.9))
    case "books":
      return joined(
        stroked(rounded(0.5, 1.5, 3.5, 13, 0.8)), stroked(rounded(5, 1.5, 3.5, 13, 0.8)),
        stroked(leaningBook),
        lines("M1 4.5H3.5M5.5 4.5H8", 0.9))
    case "books.fill":
      return joined(
        cut(rounded(0, 1, 4.3, 14, 1), lines("M0 4.5H4.3", 0.9)),
        cut(rounded(4.9, 1, 4.3, 14, 1), lines("M4.9 4.5H9.3", 0.9)),
        leaningBook)
    case "stack":
      return joined(stroked(rounded(1.5, 5.5, 13, 10, 2)), lines("M3 3.2H13M4.8 1H11.2"))
    case "stack.fill": return joined(rounded(1, 5, 14, 11, 2.4), lines("M3 3.2H13M4.8 1H11.2"))
    case "uturn": return lines("M5 2.2L1.6 5.6L5 9M1.6 5.6H10.4a3.9 3.9 0 0 1 0 7.8H6.5", 1.15)
    case "nosign": return joined(stroked(ellipse(8, 8, 7.5)), lines("M2.7 2.7L13.3 13.3"))
    case "circles":
      return joined(
        stroked(ellipse(4, 4, 2.8)), stroked(ellipse(12, 4, 2.8)), stroked(ellipse(4, 12, 2.8)),
        stroked(ellipse(12, 12, 2.8)))
    case "circles.fill":
      return joined(
        ellipse(4, 4, 3.2), ellipse(12, 4, 3.2), ellipse(4, 12, 3.2), ellipse(12, 12, 3.2))
    case "mappin": return joined(ellipse(8, 4, 3.4), lines("M8 7V15.2", 1.2))
    case "flame": return stroked(flame)
    case "Aa":
      return lines(
        "M.8 12.8L4.3 3.2L7.8 12.8M2 9.6H6.6M15.2 6.9V12.8M15.2 9.9a2.7 3 0 1 1-5.4 0a2.7 3 0 1 1 5.4 0",
        1.1)
    default: return nil
    }
  }

  // MARK: Tools

  /// Lines of SVG path data.
  private static func lines(_ data: String, _ width: CGFloat = 1) -> CGPath {
    SVGPathData.path(data).copy(
      strokingWithWidth: width, lineCap: .round, lineJoin: .round, miterLimit: 10)
  }

  private static func stroked(_ path: CGPath) -> CGPath {
    path.copy(strokingWithWidth: 1, lineCap: .round, lineJoin: .round, miterLimit: 10)
  }

  private static func rounded(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat
  ) -> CGPath {
    CGPath(
      roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerWidth: radius,
      cornerHeight: radius,
      transform: nil)
  }

  private static func ellipse(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> CGPath {
    CGPath(
      ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius),
      transform: nil)
  }

  private static func joined(_ paths: CGPath...) -> CGPath {
    paths.dropFirst().reduce(paths[0]) { $0.union($1) }
  }

  private static func cut(_ path: CGPath, _ other: CGPath) -> CGPath { path.subtracting(other) }

  // MARK: Shapes

  /// A palm with fingers up.
  private static var hand: CGPath {
    joined(
      rounded(4, 2.6, 2.3, 8, 1.15), rounded(6.5, 1, 2.3, 9, 1.15), rounded(9, 1.5, 2.3, 9, 1.15),
      rounded(11.5, 3.4, 2.2, 8, 1.1), rounded(4, 7.6, 9.7, 7.6, 3.6),
      SVGPathData.path("M5 13.6L1.6 9.7a1.1 1.1 0 0 1 1.7-1.4L6 10.6z"))
  }

  /// Two bubbles, the right one in front.
  private static func bubbles(_ draw: (CGPath) -> CGPath) -> CGPath {
    let left = joined(rounded(0.5, 1.5, 10, 7.5, 2.2), SVGPathData.path("M2.4 7.5V11.4L6 8.6z"))
    let right = joined(rounded(6, 6, 9.5, 6.5, 2.2), SVGPathData.path("M13.6 11V14.8L10.2 12.2z"))
    let room = right.union(
      right.copy(strokingWithWidth: 2.4, lineCap: .round, lineJoin: .round, miterLimit: 10))
    return draw(left).subtracting(room).union(draw(right))
  }

  /// A playing field from above.
  private static var court: CGPath {
    joined(
      stroked(rounded(0.5, 2.5, 15, 11, 2)), stroked(ellipse(8, 8, 2)),
      lines("M8 3V6M8 10V13M.8 5.8H2.8V10.2H.8M15.2 5.8H13.2V10.2H15.2", 0.9))
  }

  private static var leaningBook: CGPath {
    SVGPathData.path(
      "M10 3.1L12.4 2.4a.7 .7 0 0 1 .9 .5L15.7 13a.7 .7 0 0 1-.5 .9L12.9 14.5a.7 .7 0 0 1-.9-.5L9.5 4a.7 .7 0 0 1 .5-.9z"
    )
  }

  private static var flame: CGPath {
    SVGPathData.path(
      "M8.3.8C9 3.4 6.6 4.8 5.3 6.7C4.2 8.2 3.4 9.4 3.4 11C3.4 13.6 5.4 15.5 8 15.5S12.6 13.6 12.6 11C12.6 9 11.8 7.5 10.8 "
        + "6.2C10.6 7.2 10.1 7.9 9.3 8.3C9.7 5.6 9.3 2.8 8.3.8z")
  }
}
