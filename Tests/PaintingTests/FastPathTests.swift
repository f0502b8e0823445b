import CPixels
import CoreGraphics
import Drawing
import Foundation
import Painting
import Testing

@Suite("Shortcuts of the painter")
struct FastPathTests {
  /// The most that any component of two pictures differs.
  private func difference(_ a: Bitmap, _ b: Bitmap) -> Int {
    zip(a.bgra(), b.bgra()).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }

  /// A rectangle with a point more on its upper edge, which the painter does not take for a rectangle.
  private func roundabout(_ box: CGRect) -> CGPath {
    let path = CGMutablePath()
    path.move(to: box.origin)
    path.addLine(to: CGPoint(x: box.midX, y: box.minY))
    path.addLine(to: CGPoint(x: box.maxX, y: box.minY))
    path.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
    path.addLine(to: CGPoint(x: box.minX, y: box.maxY))
    path.closeSubpath()
    return path
  }

  @Test(
    "a material in a plain rectangle looks as one in any other path", arguments: [0.0, 0.5, 3, 7, 24],
    [RGBA.white, RGBA.clear])
  func material(radius: Double, background: RGBA) throws {
    let box = CGRect(x: 3, y: 9, width: 31, height: 22)
    let glass = Backdrop(radius: radius, saturation: 1.8, wash: RGBA(hex: 0xF7F7F7, alpha: 0.4))
    func picture(_ path: CGPath) throws -> Bitmap {
      try paint(
        [fill(rect(0, 0, 17, 20), 0xE53935), fill(rect(17, 12, 30, 30), 0x0A84FF), .backdrop(path, glass)],
        background: background)
    }
    let plain = try picture(CGPath(rect: box, transform: nil))
    #expect(difference(plain, try picture(roundabout(box))) <= 1)
    // Something has been blurred, and nothing outside of the box.
    #expect(plain[10, 15] != plain[10, 4])
    #expect(isClose(plain[1, 15], (0xE5, 0x39, 0x35)))
  }

  @Test("a material far from other colours keeps the colour behind it")
  func evenMaterial() throws {
    let glass = Backdrop(radius: 24, saturation: 1, wash: .clear)
    let bitmap = try paint([fill(rect(0, 0, 40, 40), 0x336699), .backdrop(rect(0, 20, 40, 20), glass)])
    for (x, y) in [(0, 20), (39, 39), (20, 30), (0, 39)] { #expect(isClose(bitmap[x, y], (0x33, 0x66, 0x99))) }
  }

  @Test("pictures in memory that was used before start out clear")
  func reusedMemory() throws {
    let list = DrawList(size: CGSize(width: 900, height: 900), commands: [fill(rect(100, 100, 50, 50), 0xFF0000)])
    let first = try Painter.paint(list, scale: 1, background: .black)
    #expect(first[10, 10].alpha == 255)
    func clear() throws -> Bitmap { try Painter.paint(list, scale: 1) }
    let second = try clear()
    #expect(second == (try clear()))
    #expect(second[10, 10].alpha == 0)
    #expect(second[120, 120].red == 255)
  }

  private func opaqueWords(_ count: Int) -> [UInt32] {
    (0..<count).map { index -> UInt32 in
      let color = UInt32(index) &* 2_654_435
      return color | 0xFF00_0000
    }
  }

  @Test("loops over many pixels do what they do to each alone", arguments: [UInt32(255), 254, 100, 1])
  func over(opacity: UInt32) {
    let count = 67
    let source = (0..<count).map { index -> UInt32 in
      if index % 5 == 0 { return 0xFF20_4060 }
      let alpha = UInt32(index * 37 % 256)
      let color: UInt32 = (alpha / 2) << 16 | (alpha / 3) << 8 | alpha
      return alpha << 24 | color
    }
    var together = opaqueWords(count)
    var apart = together
    px_over(&together, 4 * count, source, 4 * count, Int32(count), 1, opacity)
    for index in 0..<count { px_over(&apart[index], 4, [source[index]], 4, 1, 1, opacity) }
    #expect(together == apart)
  }

  @Test("coverage paints the same in long rows as pixel by pixel", arguments: [UInt32(0xFF33_6699), 0x8020_1040])
  func fillMask(color: UInt32) {
    let count = 53
    let mask = (0..<count).map { index -> UInt8 in
      if index < 24 { return index < 16 ? 255 : 0 }
      return UInt8(index * 5 % 256)
    }
    var together = opaqueWords(count)
    var apart = together
    px_fill_mask(&together, 4 * count, mask, count, Int32(count), 1, color)
    for index in 0..<count { px_fill_mask(&apart[index], 4, [mask[index]], 1, 1, 1, color) }
    #expect(together == apart)
  }

  @Test("a PNG keeps pictures that are opaque down to their last row, and rows that repeat")
  func png() throws {
    for (width, height) in [(1, 1), (3, 40), (5, 2), (301, 33)] {
      var rgba = (0..<width * height * 4).map { at -> UInt8 in
        if at % 4 == 3 { return 255 }
        let (x, y) = (at / 4 % width, at / 4 / width)
        let value = x * 7 + y / 5 * 13 + at % 4 * 50
        return UInt8(value % 256)
      }
      let opaque = try Bitmap(width: width, height: height, rgba: rgba)
      #expect(try Bitmap(pngData: opaque.pngData()) == opaque)
      for at in rgba.count - 4..<rgba.count { rgba[at] = 0 }
      let clear = try Bitmap(width: width, height: height, rgba: rgba)
      #expect(try Bitmap(pngData: clear.pngData()) == clear)
    }
  }
}
