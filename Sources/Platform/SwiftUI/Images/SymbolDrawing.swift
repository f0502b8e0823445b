// Drawing a symbol at a size, in a weight and in colours.

import Drawing

/// A symbol at a size.
package struct SymbolDrawing {
  package let outline: SymbolOutline
  package let name: String
  /// Em size in points, with the image scale in it.
  package let em: CGFloat
  /// CSS weight.
  package let weight: CGFloat
  package let mode: SymbolRenderingMode?
  package let isMirrored: Bool
  /// How much of the symbol is lit, from 0 to 1; nil for all.
  package var variableValue: Double?

  /// The grid's unit in em: a circle that fills the grid is 1.12 em wide, as SF's are.
  private static let unit: CGFloat = 0.07
  /// Room beside and above the ink, both sides together, in em.
  private static let margin = CGSize(width: 0.08, height: 0.045)

  /// The strength of parts beyond the variable value.
  private static let unlit = 0.3

  /// The symbol's ink on the grid.
  private var ink: CGRect { outline.path.boundingBoxOfPath }

  /// The frame in points.
  package var size: CGSize {
    let ink = ink
    return CGSize(
      width: (ink.width * Self.unit + Self.margin.width) * em,
      height: (ink.height * Self.unit + Self.margin.height) * em)
  }

  /// Filled symbols keep their outline; what is cut out of them follows the weight.
  private var isFilled: Bool { name.hasSuffix(".fill") || name.contains(".fill.") }

  /// How much strokes grow to look like a weight, in em. The icons' own strokes are a grid unit thick.
  private var growth: CGFloat {
    let table: [(weight: CGFloat, thickness: CGFloat)] = [
      (300, 0.07), (400, 0.083), (500, 0.095), (600, 0.108), (700, 0.12), (800, 0.135), (900, 0.15),
    ]
    guard let upper = table.firstIndex(where: { $0.weight >= weight }) else { return 0.15 - Self.unit }
    guard upper > 0 else { return 0 }
    let (a, b) = (table[upper - 1], table[upper])
    let share = (weight - a.weight) / (b.weight - a.weight)
    return a.thickness + (b.thickness - a.thickness) * share - Self.unit
  }

  /// Draws the symbol so that its frame fills a rectangle.
  package func draw(in rect: CGRect, environment: EnvironmentValues, into context: inout DrawContext) {
    guard rect.width > 0, rect.height > 0 else { return }
    let (ink, size) = (ink, size)
    let scaleX = rect.width / size.width
    let scaleY = rect.height / size.height
    let unit = Self.unit * em
    let transform = CGAffineTransform(translationX: rect.midX, y: rect.midY)
      .scaledBy(x: unit * scaleX * (isMirrored ? -1 : 1), y: unit * scaleY).translatedBy(x: -ink.midX, y: -ink.midY)
    let outline =
      isFilled ? SymbolLibrary.shared.heavier(outline, named: name, by: growth / Self.unit) : outline
    let growth = isFilled ? 0 : growth * em * (scaleX * scaleY).squareRoot()
    let moving = context
    func style(_ level: Int) -> ResolvedStyle {
      moving.inMotion(
        environment.resolvedForeground(_StyleRequest(bounds: rect, environment: environment, level: level)),
        slot: level, bounds: rect)
    }
    func fill(_ path: CGPath, _ style: ResolvedStyle) {
      let placed = CGMutablePath()
      placed.addPath(path, transform: transform)
      context.fill(placed, with: style, grownBy: growth)
    }
    let kind = mode?.kind ?? implicitMode(environment)
    if let lit = environment.litParts, kind == .monochrome || kind == .hierarchical {
      let (fixed, parts) = outline.variableParts(of: name) ?? (outline.path, [])
      if parts.isEmpty {
        // A symbol without parts of its own is lit layer by layer.
        let layers = outline.layers
        for (index, layer) in layers.enumerated() {
          fill(layer.path, style(0).faded(lit.opacity(of: index, among: layers.count, unlit: Self.unlit)))
        }
        return
      }
      fill(fixed, style(0))
      for (index, part) in parts.enumerated() {
        fill(part, style(0).faded(lit.opacity(of: index, among: parts.count, unlit: Self.unlit)))
      }
      return
    }
    if let value = variableValue, kind == .monochrome || kind == .hierarchical,
      let (fixed, parts) = outline.variableParts(of: name)
    {
      fill(fixed, style(0))
      for (index, part) in parts.enumerated() {
        let isLit = value > Double(index) / Double(parts.count)
        fill(part, isLit ? style(0) : style(0).faded(Self.unlit))
      }
      return
    }
    switch kind {
    case .monochrome: fill(outline.path, style(0))
    case .hierarchical:
      for layer in outline.layers { fill(layer.path, style(0).atLevel(layer.level)) }
    case .palette:
      for layer in outline.layers { fill(layer.path, style(layer.level)) }
    case .multicolor:
      if name == "cloud" || name.hasPrefix("cloud.") {
        for layer in outline.layers {
          let color = layer.ownColor?.rgba(in: environment) ?? .white
          fill(layer.path, ResolvedStyle(paint: .color(color)))
        }
        return
      }
      guard let colors = SymbolColors.colors(of: name) else {
        fill(outline.path, style(0))
        return
      }
      if outline.layers.count == 1 {
        fill(outline.path, ResolvedStyle(paint: .color(colors[0].rgba(in: environment))))
      } else {
        for layer in outline.layers {
          // The enclosure has the colour; what is on it is white.
          let color = layer.level == 0 ? RGBA.white : colors[0].rgba(in: environment)
          fill(layer.path, ResolvedStyle(paint: .color(color)))
        }
      }
    }
  }

  /// Several foreground styles make a palette of a symbol with several levels.
  private func implicitMode(_ environment: EnvironmentValues) -> SymbolRenderingMode.Kind {
    outline.layers.count > 1 && (environment.foregroundStyles?.levels.count ?? 0) > 1 ? .palette : .monochrome
  }
}

extension DrawContext {
  /// Fills a path and thickens it by a stroke, as one shape even where the style is translucent.
  fileprivate mutating func fill(_ path: CGPath, with style: ResolvedStyle, grownBy growth: CGFloat) {
    guard growth > 0.01 else {
      fill(path, with: style)
      return
    }
    let stroke = Stroke(width: growth, join: .round)
    func both(_ context: inout DrawContext, _ style: ResolvedStyle) {
      context.fill(path, with: style)
      context.stroke(path, with: style, stroke)
    }
    if let color = style.color, color.alpha < 1 {
      guard color.alpha > 0 else { return }
      var layer = Layer()
      layer.opacity = color.alpha
      layer.bounds = path.boundingBoxOfPath.insetBy(dx: -growth, dy: -growth)
      var opaque = color
      opaque.alpha = 1
      layered(layer) { both(&$0, ResolvedStyle(paint: .color(opaque))) }
    } else if style.opacity < 1 || style.blendMode != .normal || !style.shadows.isEmpty {
      fill(path, with: style)
    } else {
      both(&self, style)
    }
  }
}

/// The colours symbols have of their own.
enum SymbolColors {
  /// The main colour of a symbol in multicolour, by the beginning of its name.
  static func colors(of name: String) -> [SystemColor]? {
    table.first { name.hasPrefix($0.prefix) }.map { [$0.color] }
  }

  private static let table: [(prefix: String, color: SystemColor)] = [
    ("exclamationmark.triangle", .yellow), ("exclamationmark.circle", .red), ("exclamationmark.octagon", .red),
    ("xmark.octagon", .red), ("xmark.circle", .red), ("checkmark.circle", .green), ("checkmark.seal", .blue),
    ("plus.circle", .green), ("minus.circle", .red), ("questionmark.circle", .blue), ("info.circle", .blue),
    ("heart", .red), ("star", .yellow), ("sun", .yellow), ("moon", .gray), ("flame", .orange),
    ("bolt", .yellow), ("drop", .blue), ("leaf", .green), ("gift", .red), ("flag", .orange), ("bell", .yellow),
    ("bookmark", .red), ("phone", .green), ("message", .green), ("location", .blue), ("mappin", .red),
    ("battery", .green), ("trash", .red), ("folder", .blue), ("calendar", .red), ("envelope", .blue),
    ("snowflake", .cyan), ("person.crop.circle.badge", .green), ("paperplane", .blue), ("cart", .blue),
  ]
}
