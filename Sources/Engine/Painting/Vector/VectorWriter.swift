// The way in to vector files, and the painting of what they cannot express.

import CPaint
import CoreGraphics
import Drawing
import Foundation

/// Writes draw lists as PDF and SVG, with real text, outlines and gradients.
///
/// What a format cannot express (materials, angular gradients, projections, and in PDF blurs and shadows) is painted
/// at three pixels a point and embedded, with a warning. The same list gives the same bytes.
public enum VectorWriter {
  public struct Result: Hashable, Sendable {
    public var data: Data
    /// What was embedded as pixels, or left out, and why; each once.
    public var warnings: [String]
  }

  /// A one-page PDF, a point a PDF point.
  public static func pdf(_ list: DrawList, background: RGBA? = nil) throws(PaintingError) -> Result {
    _ = try Painter.pixelSize(of: list.size, scale: 1)
    return try GlyphCache.shared.withLock { _ throws(PaintingError) in
      var writer = try PDFWriter(list)
      return try writer.write(background: background)
    }
  }

  /// An SVG document, a point a user unit.
  public static func svg(_ list: DrawList, background: RGBA? = nil) throws(PaintingError) -> Result {
    _ = try Painter.pixelSize(of: list.size, scale: 1)
    var writer = SVGWriter(list)
    return try writer.write(background: background)
  }

  /// Pixels in a point of what is embedded.
  static let rasterScale: CGFloat = 3

  /// Paints some commands by themselves; gives the pixels and their place in the commands' space. Nil if they leave no
  /// marks.
  static func raster(_ commands: [DrawCommand], magnification: CGFloat) throws(PaintingError) -> (Bitmap, CGRect)? {
    let scale = rasterScale * min(max(magnification.isFinite ? magnification : 1, 0.1), 8)
    let transform = CGAffineTransform(scaleX: scale, y: scale)
    let limits = PixelRect(minX: -8192, minY: -8192, maxX: 8192, maxY: 8192)
    let plan = PaintPlan(commands, transform: transform, canvas: limits)
    // The first command opens the group, or is the only one.
    guard let frame = plan.bounds.first?.intersection(limits), !frame.isEmpty else { return nil }
    var bitmap = try Bitmap(width: frame.width, height: frame.height)
    let surface = try Surface(frame: frame, words: try bitmap.uniqueWords(), stride: frame.width * 4)
    var canvas = Canvas(surface: surface, commands: commands, plan: plan, transform: transform)
    try canvas.run()
    cairo_surface_flush(surface.handle)
    let box = CGRect(
      x: CGFloat(frame.minX) / scale, y: CGFloat(frame.minY) / scale, width: CGFloat(frame.width) / scale,
      height: CGFloat(frame.height) / scale)
    return (bitmap, box)
  }

  /// Paints the canvas as it is after a command, for what shows the canvas through itself (materials): the pixels of a
  /// box in points of the canvas.
  static func canvas(_ list: DrawList, upTo index: Int, box: CGRect) throws(PaintingError) -> (Bitmap, CGRect)? {
    var commands = Array(list.commands[...index])
    var open: [DrawCommand] = []
    for command in commands {
      switch command {
      case .pushClip: open.append(.popClip)
      case .pushTransform: open.append(.popTransform)
      case .pushProjection: open.append(.popProjection)
      case .pushLayer: open.append(.popLayer)
      case .pushMask: open.append(.popMask)
      case .popClip, .popTransform, .popProjection, .popLayer, .popMask: _ = open.popLast()
      default: break
      }
    }
    commands += open.reversed()
    let whole = try Painter.paint(
      DrawList(size: list.size, commands: commands), scale: rasterScale, background: nil)
    let part = PixelRect(
      around: CGRect(
        x: box.minX * rasterScale, y: box.minY * rasterScale, width: box.width * rasterScale,
        height: box.height * rasterScale)
    ).intersection(PixelRect(minX: 0, minY: 0, maxX: whole.width, maxY: whole.height))
    guard let cut = whole.cropped(x: part.minX, y: part.minY, width: part.width, height: part.height) else {
      return nil
    }
    return (
      cut,
      CGRect(
        x: CGFloat(part.minX) / rasterScale, y: CGFloat(part.minY) / rasterScale,
        width: CGFloat(part.width) / rasterScale, height: CGFloat(part.height) / rasterScale)
    )
  }

  /// The index of the command that closes the group opened at `index`; nil if it stays open.
  static func end(of index: Int, in commands: [DrawCommand]) -> Int? {
    var depth = 0
    for at in index..<commands.count {
      switch commands[at] {
      case .pushClip, .pushTransform, .pushProjection, .pushLayer, .pushMask: depth += 1
      case .popClip, .popTransform, .popProjection, .popLayer, .popMask:
        depth -= 1
        if depth == 0 { return at }
      default: break
      }
    }
    return nil
  }

  /// How the layers in the group opened at `index` are blended, other than normally. Those of groups inside are not
  /// among them where they are a matter of these groups.
  static func blendModes(inside index: Int, of commands: [DrawCommand]) -> Set<CGBlendMode> {
    var modes: Set<CGBlendMode> = []
    for command in commands[(index + 1)..<(end(of: index, in: commands) ?? commands.count)] {
      if case .pushLayer(let layer) = command, layer.blendMode != .normal { modes.insert(layer.blendMode) }
    }
    return modes
  }

  /// Stops that look right where a format mixes straight sRGB: more of them, closer together.
  static func plainStops(_ stops: GradientStops) -> [GradientStops.Stop] {
    let mixer = GradientMixer(stops)
    let sorted = stops.stops.filter { $0.location.isFinite }
    var result: [GradientStops.Stop] = []
    var last: CGFloat = 0
    for (index, stop) in sorted.enumerated() {
      let location = min(max(max(stop.location, last), 0), 1)
      if index > 0, location > last {
        let steps = 16
        for step in 1..<steps {
          let at = last + (location - last) * CGFloat(step) / CGFloat(steps)
          result.append(.init(color: mixer.color(at: Double(at)), location: at))
        }
      }
      var color = stop.color
      if color.alpha <= 0 {
        // Clear takes the hue it fades to or from.
        let near = max(min(Double(location) + (index == 0 ? 1e-4 : -1e-4), 1), 0)
        color = mixer.color(at: near).opacity(0)
      }
      result.append(.init(color: color, location: location))
      last = location
    }
    return result
  }
}
