// The brokerage home screen as a draw list, as the platform layer would make it.

import Drawing
import Foundation
import Typesetting

extension Brokerage {
  /// Measures every text and lists what is to be painted.
  public static func drawList() -> DrawList {
    var list = DrawList(size: size)
    let stops = GradientStops(stops: [
      .init(color: RGBA(hex: deepGreen), location: 0), .init(color: RGBA(hex: green), location: 1),
    ])
    list.commands.append(
      .fill(
        CGPath(rect: header, transform: nil),
        .linear(stops, from: header.origin, to: CGPoint(x: header.maxX, y: header.maxY)), .winding))
    for box in boxes { list.commands.append(fill(box)) }
    let line = CGMutablePath()
    line.addLines(between: chart.map(place))
    list.commands.append(
      .stroke(line, .color(RGBA(hex: green)), Stroke(width: 2, cap: .round, join: .round)))
    for text in texts { list.commands.append(contentsOf: glyphs(text)) }
    var layer = Layer()
    layer.shadow = PaintShadow(
      color: RGBA.black.opacity(shadowOpacity), radius: shadowRadius, offset: CGSize(width: 0, height: shadowOffset),
      isInner: false)
    list.commands.append(.pushLayer(layer))
    list.commands.append(fill(Box(rect: button, radius: 25, color: 0xFF00_0000 | green)))
    list.commands.append(contentsOf: glyphs(buttonText))
    list.commands.append(.popLayer)
    list.commands.append(
      .backdrop(
        CGPath(rect: bar, transform: nil),
        Backdrop(radius: barBlur, saturation: 1.8, wash: RGBA(hex: barWash & 0xFF_FFFF, alpha: 0.75))))
    for box in barBoxes { list.commands.append(fill(box)) }
    for text in barTexts { list.commands.append(contentsOf: glyphs(text)) }
    return list
  }

  static func place(_ point: CGPoint) -> CGPoint {
    CGPoint(x: chartBox.minX + point.x * chartBox.width, y: chartBox.minY + point.y * chartBox.height)
  }

  private static func fill(_ box: Box) -> DrawCommand {
    let path = CGMutablePath()
    if box.radius > 0 {
      path.addRoundedRect(in: box.rect, cornerWidth: box.radius, cornerHeight: box.radius)
    } else {
      path.addRect(box.rect)
    }
    return .fill(
      path, .color(RGBA(hex: box.color & 0xFF_FFFF, alpha: Double(box.color >> 24) / 255)), .winding)
  }

  private static func glyphs(_ line: Line) -> [DrawCommand] {
    let text = StyledText(runs: [.init(text: line.text, font: FontRequest(size: line.size, weight: line.weight))])
    let layout = Typesetter.shared.layout(text)
    guard let first = layout.lines.first else { return [] }
    let width = first.frame.width
    let x =
      switch line.alignment {
      case .leading: line.x
      case .center: line.x - width / 2
      case .trailing: line.x - width
      }
    return first.fragments.compactMap { fragment in
      fragment.glyphs.map {
        .glyphs($0, CGPoint(x: x + fragment.origin.x, y: line.baseline), .color(RGBA(hex: line.color & 0xFF_FFFF)))
      }
    }
  }
}
