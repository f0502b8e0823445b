// Drawing a laid-out text: backgrounds, glyphs, pictures, underlines and strikethroughs.

import Drawing
import Typesetting

extension ResolvedText {
  /// Draws lines into a frame whose origin is the layout's.
  package func draw(
    _ layout: TextLayout, in frame: CGRect, environment: EnvironmentValues, into context: inout DrawContext
  ) {
    let origin = frame.origin
    if environment.isRedacted {
      drawPlaceholder(layout, at: origin, environment, into: &context)
      return
    }
    let foregrounds = styles.enumerated().map { slot, style in
      context.inMotion(foreground(style, bounds: frame, environment), slot: slot, bounds: frame)
    }
    for line in layout.lines {
      for fragment in line.fragments {
        guard styles.indices.contains(fragment.tag) else { continue }
        let style = styles[fragment.tag]
        let foreground = foregrounds[fragment.tag]
        let start = CGPoint(x: origin.x + fragment.origin.x, y: origin.y + fragment.origin.y)
        if let background = style.background {
          let box = CGRect(
            x: start.x, y: start.y - fragment.metrics.ascent, width: fragment.width, height: fragment.metrics.lineHeight
          )
          let fill = resolveStyle(background, bounds: box, environment: environment)
          context.fill(CGPath(rect: context.pixelAligned(box), transform: nil), with: fill)
        }
        if let image = style.image, let box = fragment.attachment {
          draw(image, style, in: box.offsetBy(dx: origin.x, dy: origin.y), environment, into: &context)
          continue
        }
        if let underline = style.underline {
          draw(
            underline, from: start, width: fragment.width, centre: 0.151 * style.size * layout.scale, style,
            scale: layout.scale, foreground, environment, into: &context)
        }
        if let glyphs = fragment.glyphs {
          context.painted(with: foreground, bounds: frame) { $0.add(.glyphs(glyphs, start, $1)) }
        }
        if let strikethrough = style.strikethrough {
          draw(
            strikethrough, from: start, width: fragment.width, centre: -fragment.metrics.xHeight / 2, style,
            scale: layout.scale, foreground, environment, into: &context)
        }
      }
    }
  }

  /// The paint of each style in bounds of one point by one.
  package func paints(
    in environment: EnvironmentValues, bounds: CGRect = PaintMotion.unit
  ) -> [ResolvedStyle] {
    styles.map { foreground($0, bounds: bounds, environment) }
  }

  /// A bar for each line, from the baseline up by the cap height, about as long as the line has characters (measured).
  private func drawPlaceholder(
    _ layout: TextLayout, at origin: CGPoint, _ environment: EnvironmentValues, into context: inout DrawContext
  ) {
    for line in layout.lines {
      guard let first = line.fragments.first, styles.indices.contains(first.tag) else { continue }
      let size = styles[first.tag].size * layout.scale
      let height = first.metrics.capHeight
      let width = min(CGFloat(line.range.count) * 0.475 * size, max(line.frame.width, size))
      let isMirrored = environment.layoutDirection == .rightToLeft
      let box = CGRect(
        x: origin.x + (isMirrored ? line.frame.maxX - width : line.frame.minX),
        y: origin.y + line.baseline - height, width: width, height: height)
      context.fillPlaceholder(box, environment)
    }
  }

  /// Letters have their own style, links the tint, all others the environment's foreground.
  private func foreground(_ style: Style, bounds: CGRect, _ environment: EnvironmentValues) -> ResolvedStyle {
    if let own = style.foreground { return resolveStyle(own.style, bounds: bounds, environment: environment) }
    if style.link != nil { return resolveStyle(TintShapeStyle(), bounds: bounds, environment: environment) }
    return environment.resolvedForeground(_StyleRequest(bounds: bounds, environment: environment))
  }

  private func draw(
    _ image: Image, _ style: Style, in rect: CGRect, _ environment: EnvironmentValues, into context: inout DrawContext
  ) {
    var environment = environment
    if let own = style.foreground {
      environment.foregroundStyles = ForegroundStyles([own.style], outer: environment.foregroundStyles)
    } else if style.link != nil {
      environment.foregroundStyles = ForegroundStyles([TintShapeStyle()], outer: environment.foregroundStyles)
    }
    let missing = context.missingPaint
    context.missingPaint = nil
    defer { context.missingPaint = missing }
    ResolvedImage(image, environment: environment, font: style.font)
      .draw(image, in: rect, environment: environment, into: &context)
  }

  /// Draws a line along a run: a whole number of pixels thick.
  private func draw(
    _ line: Text.LineStyle, from start: CGPoint, width: CGFloat, centre: CGFloat, _ style: Style, scale: CGFloat,
    _ foreground: ResolvedStyle, _ environment: EnvironmentValues, into context: inout DrawContext
  ) {
    guard width > 0 else { return }
    let natural = 0.0586 * style.size * scale * Self.lineWeight(style.weight)
    let thickness = max(ceilToPixel(natural, scale: context.displayScale), 1 / context.displayScale)
    let top =
      context.isTransformed
      ? start.y + centre - thickness / 2
      : roundToPixel(start.y + centre - thickness / 2, scale: context.displayScale)
    let rect = CGRect(x: start.x, y: top, width: width, height: thickness)
    let paint = line.color.map { resolveStyle($0, bounds: rect, environment: environment) } ?? foreground
    let dashes = line.pattern.dashes.map { $0 * thickness }
    if dashes.isEmpty {
      context.fill(CGPath(rect: rect, transform: nil), with: paint)
    } else {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      context.stroke(path, with: paint, Stroke(width: thickness, dash: dashes))
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

extension DrawContext {
  /// The bar that stands for hidden content.
  package mutating func fillPlaceholder(_ box: CGRect, _ environment: EnvironmentValues) {
    let radius = min(box.width, box.height) / 5
    let path = CGPath(roundedRect: pixelAligned(box), cornerWidth: radius, cornerHeight: radius, transform: nil)
    let style = environment.resolvedForeground(_StyleRequest(bounds: box, environment: environment))
    fill(path, with: style.faded(0.137))
  }
}
