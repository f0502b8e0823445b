import CPixels
import CoreGraphics
import Foundation
import Painting
import Testing

@Suite("A PNG file")
struct PNGTests {
  /// Flat areas, a ramp and noise from a fixed sequence: every branch of the compressor.
  private func picture(width: Int, height: Int, isOpaque: Bool) throws -> Bitmap {
    var bytes: [UInt8] = []
    var state: UInt32 = 7
    for y in 0..<height {
      for x in 0..<width {
        state = state &* 1_664_525 &+ 1_013_904_223
        let alpha: UInt8 = isOpaque ? 255 : (x > width / 2 ? 128 : 255)
        switch y * 4 / height {
        case 0: bytes += [10, 20, 30, alpha]
        case 1: bytes += [UInt8(x & 255), UInt8(y & 255), 0, alpha]
        case 2: bytes += [UInt8(state >> 24), UInt8(state >> 16 & 255), 99, alpha]
        default: bytes += x % 7 == 0 ? [255, 255, 255, 255] : [0, 0, 0, alpha]
        }
      }
    }
    return try Bitmap(width: width, height: height, rgba: bytes, isPremultiplied: false)
  }

  @Test("gives back the pixels it was made from", arguments: [(1, 1), (3, 2), (257, 64), (700, 520)])
  func opaque(size: (Int, Int)) throws {
    let bitmap = try picture(width: size.0, height: size.1, isOpaque: true)
    #expect(try Bitmap(pngData: bitmap.pngData()) == bitmap)
  }

  @Test("keeps alpha")
  func translucent() throws {
    let bitmap = try picture(width: 130, height: 70, isOpaque: false)
    let back = try Bitmap(pngData: bitmap.pngData())
    #expect(back[100, 5].alpha == 128)
    for (x, y) in [(10, 5), (100, 5), (100, 30), (64, 60)] {
      #expect(abs(Int(back[x, y].red) - Int(bitmap[x, y].red)) <= 1)
    }
  }

  @Test("is the same for the same pixels")
  func determinism() throws {
    let bitmap = try picture(width: 200, height: 100, isOpaque: true)
    #expect(try bitmap.pngData() == bitmap.pngData())
  }

  @Test("of a flat picture is small")
  func flat() throws {
    let bitmap = try Bitmap(
      width: 400, height: 800, rgba: Array(repeating: 255, count: 400 * 800 * 4))
    #expect(try bitmap.pngData().count < 4000)
  }

  @Test("that is damaged or cut off is an error that names it")
  func damaged() throws {
    let data = try picture(width: 40, height: 40, isOpaque: true).pngData()
    var broken = data
    broken[data.count / 2] ^= 0xFF
    for bad in [broken, data.prefix(60), data.prefix(20), Data()] {
      #expect {
        _ = try Bitmap(pngData: Data(bad), name: "logo.png")
      } throws: { "\($0)".contains("logo.png") }
    }
  }
}
