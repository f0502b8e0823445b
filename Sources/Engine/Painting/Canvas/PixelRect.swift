// Rectangles of whole pixels.

import CoreGraphics
import Foundation

/// Whole pixels from `minX`, `minY` up to, not including, `maxX`, `maxY`. Coordinates stay within a billion, so that
/// arithmetic on them cannot overflow.
struct PixelRect: Hashable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)
  static let everything = PixelRect(minX: -limit, minY: -limit, maxX: limit, maxY: limit)
  private static let limit = 1 << 30

  var width: Int { maxX - minX }
  var height: Int { maxY - minY }
  var isEmpty: Bool { maxX <= minX || maxY <= minY }

  init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// The pixels that a rectangle touches; empty if it is not finite.
  init(around rect: CGRect) {
    let (left, top) = (rect.origin.x, rect.origin.y)
    let (right, bottom) = (left + rect.size.width, top + rect.size.height)
    guard left.isFinite, top.isFinite, right.isFinite, bottom.isFinite else {
      self = .empty
      return
    }
    // A thousandth of a pixel is arithmetic noise.
    minX = Self.clamp((left + 0.001).rounded(.down))
    minY = Self.clamp((top + 0.001).rounded(.down))
    maxX = Self.clamp((right - 0.001).rounded(.up))
    maxY = Self.clamp((bottom - 0.001).rounded(.up))
  }

  private static func clamp(_ value: CGFloat) -> Int { Int(min(max(value, CGFloat(-limit)), CGFloat(limit))) }

  func intersection(_ other: PixelRect) -> PixelRect {
    let rect = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
    return rect.isEmpty ? .empty : rect
  }

  func intersects(_ other: PixelRect) -> Bool {
    max(minX, other.minX) < min(maxX, other.maxX) && max(minY, other.minY) < min(maxY, other.maxY)
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  func outset(by amount: Int) -> PixelRect {
    if isEmpty { return self }
    return PixelRect(minX: minX - amount, minY: minY - amount, maxX: maxX + amount, maxY: maxY + amount)
      .intersection(.everything)
  }

  func moved(x: Int, y: Int) -> PixelRect {
    if isEmpty { return self }
    return PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y).intersection(.everything)
  }

  /// The same with the top left corner moved outwards to a multiple of a length.
  func aligned(to grid: Int) -> PixelRect {
    if isEmpty || grid <= 1 { return self }
    func down(_ value: Int) -> Int { value >= 0 ? value / grid * grid : -((-value + grid - 1) / grid * grid) }
    return PixelRect(minX: down(minX), minY: down(minY), maxX: maxX, maxY: maxY)
  }

  /// The rectangle itself, if its edges lie on pixels (to a thousandth).
  init?(exactly rect: CGRect) {
    let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY]
    for edge in edges where !edge.isFinite || abs(edge) > 1e6 || abs(edge - edge.rounded()) > 0.002 { return nil }
    self.init(
      minX: Int(edges[0].rounded()), minY: Int(edges[1].rounded()), maxX: Int(edges[2].rounded()),
      maxY: Int(edges[3].rounded()))
  }

  var cgRect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
}
