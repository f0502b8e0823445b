// A picture that follows a changing draw list: what differs is painted again, and the tiles that came out different are
// told.

import CPixels
import CoreGraphics
import Drawing
import Foundation

/// The pixels of a screen that lives.
///
///     var picture = LivePicture(scale: 3)
///     let tiles = try picture.show(frame.drawing, background: .white)
///     for part in picture.rectangles(covering: Set(tiles)) { … }
///
/// Showing a list costs a comparison with the one before, a look at every command, and painting the area in which they
/// differ. The pixels are those that `Painter.paint` makes of the list alone.
public struct LivePicture {
  /// Edge of a tile in pixels.
  public static let tileSize = 64

  public let scale: CGFloat
  /// Nil before the first list.
  public private(set) var bitmap: Bitmap?
  /// Pixels painted since the picture was made.
  public private(set) var paintedPixels = 0

  private var commands: [DrawCommand] = []
  private var plan: PaintPlan?
  private var background: RGBA?
  /// The picture as it was shown last.
  private var seen: Bitmap?

  /// - Parameter scale: Pixels in a point.
  public init(scale: CGFloat) { self.scale = scale }

  public var columns: Int { ((bitmap?.width ?? 0) + Self.tileSize - 1) / Self.tileSize }
  public var rows: Int { ((bitmap?.height ?? 0) + Self.tileSize - 1) / Self.tileSize }

  /// Brings the picture up to a list. Returns the tiles that look different, by number, row by row; all of them when
  /// the size is new.
  public mutating func show(_ list: DrawList, background: RGBA) throws(PaintingError) -> [Int] {
    let (width, height) = try Painter.pixelSize(of: list.size, scale: scale)
    let canvas = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    let newPlan: PaintPlan
    var damage: [PixelRect]
    var picture: Bitmap
    if let bitmap, let plan, bitmap.width == width, bitmap.height == height, background == self.background {
      if commands == list.commands { return [] }
      newPlan = PaintPlan(list.commands, transform: CGAffineTransform(scaleX: scale, y: scale), canvas: canvas)
      damage = Damage.between(commands, plan, list.commands, newPlan, canvas: canvas)
      picture = bitmap
    } else {
      newPlan = PaintPlan(list.commands, transform: CGAffineTransform(scaleX: scale, y: scale), canvas: canvas)
      damage = [canvas]
      picture = try Bitmap(width: width, height: height)
      seen = nil
    }
    // While it is painted the picture has one owner, so that nothing is copied.
    bitmap = nil
    var areas: [PixelRect] = []
    for area in damage {
      let painted = try Painter.repaint(
        list.commands, newPlan, area, into: &picture, scale: scale, background: background)
      paintedPixels += painted.width * painted.height
      areas.append(painted)
    }
    bitmap = picture
    commands = list.commands
    plan = newPlan
    self.background = background
    return try compare(areas)
  }

  /// Which tiles of some areas differ from what was seen, which then becomes what the picture is.
  private mutating func compare(_ areas: [PixelRect]) throws(PaintingError) -> [Int] {
    guard let picture = bitmap else { return [] }
    guard var before = seen else {
      var copy = picture
      _ = try copy.uniqueWords()
      seen = copy
      return Array(0..<(columns * rows))
    }
    seen = nil
    let words = try before.uniqueWords()
    var flags = [UInt8](repeating: 0, count: columns * rows)
    picture.withUnsafeBytes { new in
      guard let base = new.baseAddress?.assumingMemoryBound(to: UInt32.self) else { return }
      for area in areas where !area.isEmpty {
        _ = px_changed_tiles(
          words, base, picture.bytesPerRow, Int32(picture.width), Int32(picture.height), Int32(area.minX),
          Int32(area.minY), Int32(area.maxX), Int32(area.maxY), Int32(Self.tileSize), &flags)
      }
      for area in areas where !area.isEmpty {
        for y in area.minY..<area.maxY {
          let start = y * picture.width + area.minX
          (words + start).update(from: base + start, count: area.width)
        }
      }
    }
    seen = before
    return flags.indices.filter { flags[$0] != 0 }
  }

  /// The rectangles that cover some tiles, in pixels: neighbours are joined.
  public func rectangles(covering tiles: Set<Int>) -> [(x: Int, y: Int, width: Int, height: Int)] {
    guard let bitmap, !tiles.isEmpty else { return [] }
    var open: [(first: Int, last: Int, top: Int)] = []
    var closed: [(x: Int, y: Int, width: Int, height: Int)] = []
    func close(_ span: (first: Int, last: Int, top: Int), at row: Int) {
      let (x, y) = (span.first * Self.tileSize, span.top * Self.tileSize)
      closed.append(
        (
          x, y, min((span.last + 1) * Self.tileSize, bitmap.width) - x, min(row * Self.tileSize, bitmap.height) - y
        ))
    }
    for row in 0...rows {
      var spans: [(first: Int, last: Int)] = []
      if row < rows {
        for column in 0..<columns where tiles.contains(row * columns + column) {
          if let last = spans.last, last.last == column - 1 {
            spans[spans.count - 1].last = column
          } else {
            spans.append((column, column))
          }
        }
      }
      var goesOn: [(first: Int, last: Int, top: Int)] = []
      for span in open {
        if let index = spans.firstIndex(where: { $0.first == span.first && $0.last == span.last }) {
          goesOn.append(span)
          spans.remove(at: index)
        } else {
          close(span, at: row)
        }
      }
      open = goesOn + spans.map { ($0.first, $0.last, row) }
    }
    return closed
  }

  /// A part of the picture as steps of 32-bit words, for a receiver that is near: see `px_spans`.
  public func spans(x: Int, y: Int, width: Int, height: Int) -> [UInt32] {
    guard let bitmap, x >= 0, y >= 0, width > 0, height > 0, x + width <= bitmap.width, y + height <= bitmap.height
    else { return [] }
    return [UInt32](unsafeUninitializedCapacity: width * height + 2) { out, count in
      bitmap.withUnsafeBytes { bytes in
        guard let base = bytes.baseAddress?.assumingMemoryBound(to: UInt32.self) else { return }
        count = px_spans(
          base + y * bitmap.width + x, bitmap.bytesPerRow, Int32(width), Int32(height), out.baseAddress)
      }
    }
  }
}
