// The way in: a draw list becomes a bitmap, whole or in part.

import Drawing
import Foundation

/// Paints draw lists.
///
///     let bitmap = try Painter.paint(list, scale: 3, background: .white)
///     try bitmap.pngData().write(to: file)
///
/// The same list gives the same bytes on every run. Painting costs a look at every command, and the pixels that the
/// commands cover; layers that only fade shapes lying apart cost no surface of their own.
public enum Painter {
  /// Paints a list on a canvas of its size, at `scale` pixels a point.
  ///
  /// Throws when the canvas has no size, exceeds 16,384 pixels a side, memory runs out or a font is missing. Images
  /// that cannot be read are left blank; see `problems(in:)`.
  public static func paint(_ list: DrawList, scale: CGFloat, background: RGBA? = nil) throws(PaintingError) -> Bitmap {
    let (width, height) = try pixelSize(of: list.size, scale: scale)
    var bitmap = try Bitmap(width: width, height: height, clears: background == nil)
    let canvas = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    let transform = CGAffineTransform(scaleX: scale, y: scale)
    let plan = PaintPlan(list.commands, transform: transform, canvas: canvas)
    try draw(list.commands, plan, transform, on: try bitmap.uniqueWords(), frame: canvas, background: background)
    return bitmap
  }

  /// Paints the part of a list that lies in `damage` (points) into a picture of an earlier list, which must have been
  /// painted at this scale. The result is the same as painting everything, if nothing changed outside of the damage.
  /// Returns the pixels that were written.
  @discardableResult
  public static func repaint(
    _ list: DrawList, damage: CGRect, into bitmap: inout Bitmap, scale: CGFloat, background: RGBA? = nil
  ) throws(PaintingError) -> (x: Int, y: Int, width: Int, height: Int) {
    let (width, height) = try pixelSize(of: list.size, scale: scale)
    let canvas = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    guard width == bitmap.width, height == bitmap.height else {
      bitmap = try paint(list, scale: scale, background: background)
      return (0, 0, width, height)
    }
    let transform = CGAffineTransform(scaleX: scale, y: scale)
    let plan = PaintPlan(list.commands, transform: transform, canvas: canvas)
    let area = PixelRect(around: damage.applying(transform))
    let painted = try repaint(list.commands, plan, area, into: &bitmap, scale: scale, background: background)
    return (painted.minX, painted.minY, painted.width, painted.height)
  }

  /// Paints an area anew, as large as the materials in it make it, and returns what was painted.
  static func repaint(
    _ commands: [DrawCommand], _ plan: PaintPlan, _ damage: PixelRect, into bitmap: inout Bitmap, scale: CGFloat,
    background: RGBA?
  ) throws(PaintingError) -> PixelRect {
    let canvas = PixelRect(minX: 0, minY: 0, maxX: bitmap.width, maxY: bitmap.height)
    let damage = damage.intersection(canvas)
    guard !damage.isEmpty else { return .empty }
    let (area, surface) = try part(commands, plan, damage, of: canvas, scale: scale, background: background)
    let words = try bitmap.uniqueWords()
    for y in area.minY..<area.maxY {
      (words + y * bitmap.width + area.minX).update(from: surface.words(atX: area.minX, y: y), count: area.width)
    }
    return area
  }

  /// Paints an area, as large as the materials in it make it, on a surface of its own.
  static func part(
    _ commands: [DrawCommand], _ plan: PaintPlan, _ damage: PixelRect, of canvas: PixelRect, scale: CGFloat,
    background: RGBA?
  ) throws(PaintingError) -> (area: PixelRect, surface: Surface) {
    var area = damage
    // What a material sees changes all of it.
    grow(&area, by: plan.backdrops) { place, reach, area in
      place.outset(by: reach).intersects(area) ? place : nil
    }
    area = area.intersection(canvas)
    var work = area
    var needed = work
    repeat {
      work = needed
      // A material in what is painted sees what lies around, and other materials there.
      grow(&needed, by: plan.backdrops) { place, reach, work in
        place.intersects(work) ? place.outset(by: reach) : nil
      }
      needed = needed.intersection(canvas)
      plan.widen(&needed)
      // Blurs and shadows bring in what lies beyond.
      needed = needed.intersection(canvas)
    } while needed != work
    let surface = try Surface(frame: work)
    let transform = CGAffineTransform(scaleX: scale, y: scale)
    try draw(commands, plan, transform, on: surface.words, frame: work, background: background)
    return (area, surface)
  }

  /// Adds what materials need, until they need nothing more.
  private static func grow(
    _ area: inout PixelRect, by backdrops: [(area: PixelRect, reach: Int)],
    _ need: (_ place: PixelRect, _ reach: Int, _ area: PixelRect) -> PixelRect?
  ) {
    var grows = true
    while grows {
      grows = false
      for (place, reach) in backdrops {
        guard let needed = need(place, reach, area), area.union(needed) != area else { continue }
        area = area.union(needed)
        grows = true
      }
    }
  }

  private static func draw(
    _ commands: [DrawCommand], _ plan: PaintPlan, _ transform: CGAffineTransform,
    on words: UnsafeMutablePointer<UInt32>, frame: PixelRect, background: RGBA?
  ) throws(PaintingError) {
    if let background {
      words.update(repeating: background.word(), count: frame.width * frame.height)
    }
    let surface = try Surface(frame: frame, words: words, stride: frame.width * 4)
    var canvas = Canvas(surface: surface, commands: commands, plan: plan, transform: transform)
    try canvas.run()
  }

  /// A canvas size in whole pixels.
  static func pixelSize(of size: CGSize, scale: CGFloat) throws(PaintingError) -> (Int, Int) {
    let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    guard width.isFinite, height.isFinite, scale > 0, width >= 1, height >= 1 else {
      throw .badSize("\(size.width) x \(size.height) points at scale \(scale)")
    }
    let most = CGFloat(PaintingError.largestSide)
    guard width <= most, height <= most else {
      throw .tooLarge(width: Int(min(width, 1e9)), height: Int(min(height, 1e9)))
    }
    return (Int(width), Int(height))
  }
}
