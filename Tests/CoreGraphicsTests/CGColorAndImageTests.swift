// Colours between spaces, and pictures from bytes.

import CoreGraphics
import Testing

@Suite("Colours and pictures") struct CGColorAndImageTests {
  @Test("Display P3 red lies outside of sRGB and comes back") func wideGamut() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let red = try #require(CGColor(colorSpace: space, components: [1, 0, 0, 1]))
    #expect(red.sRGBComponents.red > 1)
    #expect(red.sRGBComponents.green < 0)
    let extended = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
    let back = try #require(red.converted(to: extended, intent: .defaultIntent, options: nil))
      .converted(to: space, intent: .defaultIntent, options: nil)
    let components = try #require(back?.components)
    #expect(zip(components, [1, 0, 0, 1]).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  @Test("straight alpha is multiplied in, and BGRA is put in order") func layouts() throws {
    func image(_ bytes: [UInt8], _ info: CGBitmapInfo) -> CGImage? {
      CGDataProvider(data: Data(bytes)).flatMap {
        CGImage(
          width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info, provider: $0, decode: nil, shouldInterpolate: true,
          intent: .defaultIntent)
      }
    }
    let straight = image([255, 0, 100, 128], CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue))
    #expect(straight?.pixels == [128, 0, 50, 128])
    let reversed = image(
      [1, 2, 3, 4], [.byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue)])
    #expect(reversed?.pixels == [3, 2, 1, 4])
    #expect(image([1, 2, 3], CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue)) == nil)
  }

  @Test("a cut-out has the pixels of its place") func cropping() throws {
    let pixels: [UInt8] = [0, 0, 0, 255, 1, 0, 0, 255, 2, 0, 0, 255, 3, 0, 0, 255]
    let image = try #require(CGImage(width: 2, height: 2, pixels: pixels))
    let cut = try #require(image.cropping(to: CGRect(x: 1, y: 1, width: 5, height: 5)))
    #expect(cut.pixels == [3, 0, 0, 255])
    #expect(image.cropping(to: CGRect(x: 5, y: 5, width: 1, height: 1)) == nil)
    #expect(image == CGImage(width: 2, height: 2, pixels: pixels))
    #expect(image.digest != cut.digest)
  }
}
