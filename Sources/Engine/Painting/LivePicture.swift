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
/// differ. The pixels are those that `Painter.paint` makes of the list alone. `follow` also finds pixels that have moved up
/// or down, as scrolled rows do, at the cost of reading what was painted once more.
public struct LivePicture {
  /// Edge of a tile in pixels.
  public static let tileSize = 64

  /// Pixels that lie elsewhere than before.
  public struct Move: Hashable, Sendable {
    /// Where they are now.
    public var x: Int
    public var y: Int
    public var width: Int
    public var height: Int
    /// How far down they came; less than zero for up.
    public var dy: Int
  }

  /// What makes one picture of another: pixels that move, and then tiles that look different from that.
  public struct Change: Hashable, Sendable {
    public var move: Move?
    /// By number, row by row, in order.
    public var tiles: [Int]
  }

  public let scale: CGFloat
  /// Nil before the first list.
  public private(set) var bitmap: Bitmap?
  /// Pixels painted since the picture was made.
  public private(set) var paintedPixels = 0

  private var commands: [DrawCommand] = []
  private var plan: PaintPlan?
  private var background: RGBA?
  /// What tells rows apart of what was painted last.
  private var sums: (area: PixelRect, sums: [UInt64])?

  /// - Parameter scale: Pixels in a point.
  public init(scale: CGFloat) { self.scale = scale }

  public var columns: Int { ((bitmap?.width ?? 0) + Self.tileSize - 1) / Self.tileSize }
  public var rows: Int { ((bitmap?.height ?? 0) + Self.tileSize - 1) / Self.tileSize }

  /// Brings the picture up to a list. Returns the tiles that look different, by number, row by row; all of them when
  /// the size is new.
  public mutating func show(_ list: DrawList, background: RGBA) throws(PaintingError) -> [Int] {
    try bringUp(to: list, background, moves: false).tiles
  }

  /// Brings the picture up to a list, and tells what was moved to that end.
  public mutating func follow(_ list: DrawList, background: RGBA) throws(PaintingError) -> Change {
    try bringUp(to: list, background, moves: true)
  }

  private mutating func bringUp(
    to list: DrawList, _ background: RGBA, moves: Bool
  ) throws(PaintingError) -> Change {
    let (width, height) = try Painter.pixelSize(of: list.size, scale: scale)
    let canvas = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    let transform = CGAffineTransform(scaleX: scale, y: scale)
    guard var picture = bitmap, let plan, picture.width == width, picture.height == height,
      background == self.background
    else {
      (bitmap, sums) = (nil, nil)
      let picture = try Painter.paint(list, scale: scale, background: background)
      paintedPixels += width * height
      remember(list, PaintPlan(list.commands, transform: transform, canvas: canvas), background, picture)
      return Change(tiles: Array(0..<(columns * rows)))
    }
    if commands == list.commands { return Change(tiles: []) }
    let newPlan = PaintPlan(list.commands, transform: transform, canvas: canvas)
    var damage = Damage.between(commands, plan, list.commands, newPlan, canvas: canvas).map { $0.intersection(canvas) }
    // Pixels are moved before any are replaced.
    if moves { damage.sort { Damage.area($0) > Damage.area($1) } }
    // While it is painted the picture has one owner, so that nothing is copied.
    bitmap = nil
    let columns = (width + Self.tileSize - 1) / Self.tileSize
    var flags = [UInt8](repeating: 0, count: columns * ((height + Self.tileSize - 1) / Self.tileSize))
    var move: Move?
    let known = sums
    sums = nil
    for (number, area) in damage.enumerated() where !area.isEmpty {
      let (painted, surface) = try Painter.part(
        list.commands, newPlan, area, of: canvas, scale: scale, background: background)
      paintedPixels += painted.width * painted.height
      let new = surface.words(atX: painted.minX, y: painted.minY)
      let old = try picture.uniqueWords() + painted.minY * width + painted.minX
      if moves, number == 0 {
        let (w, h) = (painted.width, painted.height)
        let before =
          known.flatMap { $0.area == painted ? $0.sums : nil }
          ?? MovedRows.sums(old, picture.bytesPerRow, width: w, height: h)
        let after = MovedRows.sums(new, surface.stride, width: w, height: h)
        if let after, damage.count == 1 { sums = (painted, after) }
        if let before, let after, let rows = MovedRows(from: before, to: after) {
          px_move(
            old, picture.bytesPerRow, 0, Int32(rows.range.lowerBound), Int32(painted.width), Int32(rows.range.count),
            Int32(rows.way))
          move = Move(
            x: painted.minX, y: painted.minY + rows.range.lowerBound, width: painted.width, height: rows.range.count,
            dy: rows.way)
        }
      }
      px_take(
        old, picture.bytesPerRow, new, surface.stride, Int32(painted.minX), Int32(painted.minY), Int32(painted.width),
        Int32(painted.height), Int32(Self.tileSize), Int32(columns), &flags)
    }
    remember(list, newPlan, background, picture)
    return Change(move: move, tiles: flags.indices.filter { flags[$0] != 0 })
  }

  private mutating func remember(_ list: DrawList, _ plan: PaintPlan, _ background: RGBA, _ picture: Bitmap) {
    bitmap = picture
    commands = list.commands
    self.plan = plan
    self.background = background
  }

  /// The tiles that an area touches.
  public func tiles(under move: Move) -> Set<Int> {
    var result: Set<Int> = []
    guard move.width > 0, move.height > 0 else { return result }
    for row in move.y / Self.tileSize...(move.y + move.height - 1) / Self.tileSize {
      for column in move.x / Self.tileSize...(move.x + move.width - 1) / Self.tileSize {
        result.insert(row * columns + column)
      }
    }
    return result
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
