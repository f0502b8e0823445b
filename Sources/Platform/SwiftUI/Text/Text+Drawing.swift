// Drawing a laid-out text: glyphs, underlines and strikethroughs.

import Drawing
import Typesetting

extension ResolvedText {
  /// Draws lines into a frame whose origin is the layout's.
  package func draw(
    _ layout: TextLayout, in frame: CGRect, environment: EnvironmentValues, into context: inout DrawContext
  ) {
    let origin = frame.origin
    let paint = Paint.color(environment.colorScheme == .dark ? .white : .black)
    for line in layout.lines {
      for fragment in line.fragments {
        guard styles.indices.contains(fragment.tag) else { continue }
        let style = styles[fragment.tag]
        let start = CGPoint(x: origin.x + fragment.origin.x, y: origin.y + fragment.origin.y)
        if let underline = style.underline {
          draw(
            underline, from: start, width: fragment.width, centre: 0.151 * style.size * layout.scale, style,
            scale: layout.scale, paint: paint, into: &context)
        }
        if let glyphs = fragment.glyphs { context.add(.glyphs(glyphs, start, paint)) }
        if let strikethrough = style.strikethrough {
          draw(
            strikethrough, from: start, width: fragment.width, centre: -fragment.metrics.xHeight / 2, style,
            scale: layout.scale, paint: paint, into: &context)
        }
      }
    }
  }

  /// Draws a line along a run: a whole number of pixels thick.
  private func draw(
    _ line: Text.LineStyle, from start: CGPoint, width: CGFloat, centre: CGFloat, _ style: Style, scale: CGFloat,
    paint: Paint, into context: inout DrawContext
  ) {
    guard width > 0 else { return }
    let natural = 0.0586 * style.size * scale * Self.lineWeight(style.weight)
    let thickness = max(ceilToPixel(natural, scale: context.displayScale), 1 / context.displayScale)
    let top =
      context.isTransformed
      ? start.y + centre - thickness / 2
      : roundToPixel(start.y + centre - thickness / 2, scale: context.displayScale)
    let dashes = line.pattern.dashes.map { $0 * thickness }
    if dashes.isEmpty {
      let rect = CGRect(x: start.x, y: top, width: width, height: thickness)
      context.add(.fill(CGPath(rect: rect, transform: nil), paint, .winding))
    } else {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: start.x, y: top + thickness / 2))
      path.addLine(to: CGPoint(x: start.x + width, y: top + thickness / 2))
      context.add(.stroke(path, paint, Stroke(width: thickness, dash: dashes)))
    }
  }

  /// How much thicker lines are under bolder text.
  private static func lineWeight(_ weight: CGFloat) -> CGFloat {
    switch weight {
    case ..<450: 1
    case ..<550: 1.21
    case ..<650: 1.37
    case ..<750: 1.58
    default: 1.89
    }
  }
}
