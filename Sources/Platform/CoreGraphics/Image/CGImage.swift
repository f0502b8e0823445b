// The bitmap: premultiplied RGBA bytes with a width and a height.

import Foundation
import Synchronization

/// An immutable picture. Whatever layout it was made from, its pixels are kept as eight-bit premultiplied RGBA in sRGB,
/// rows top to bottom without gaps.
public final class CGImage: Hashable, Sendable {
  /// Pixels across.
  public let width: Int
  /// Pixels down.
  public let height: Int
  /// Four bytes a pixel: red, green, blue (multiplied with alpha), alpha.
  package let pixels: [UInt8]
  /// Whether only alpha means anything.
  public let isMask: Bool
  public let shouldInterpolate: Bool
  private let digestCache = Mutex<UInt64?>(nil)

  /// A picture of `width` by `height` pixels; nil unless both are above zero and `pixels` has exactly four bytes each.
  package init?(width: Int, height: Int, pixels: [UInt8], isMask: Bool = false, shouldInterpolate: Bool = true) {
    guard width > 0, height > 0, width <= 1 << 20, height <= 1 << 20, pixels.count == width * height * 4 else {
      return nil
    }
    self.width = width
    self.height = height
    self.pixels = pixels
    self.isMask = isMask
    self.shouldInterpolate = shouldInterpolate
  }

  public var bytesPerRow: Int { width * 4 }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue) }
  public var byteOrderInfo: CGImageByteOrderInfo { .orderDefault }
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
  public var colorSpace: CGColorSpace? { isMask ? nil : .standard }
  public var dataProvider: CGDataProvider? { CGDataProvider(data: Data(pixels)) }

  public func copy() -> CGImage? { self }

  /// The part of the picture inside `rect`, in pixels from the top left; nil if they do not meet.
  public func cropping(to rect: CGRect) -> CGImage? {
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    guard [rect.minX, rect.minY, rect.width, rect.height].allSatisfy({ !$0.isNaN }) else { return nil }
    let part = rect.standardized.overlap(bounds).integral
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let (left, top, across, down) = (Int(part.minX), Int(part.minY), Int(part.width), Int(part.height))
    var cut: [UInt8] = []
    cut.reserveCapacity(across * down * 4)
    for row in top..<(top + down) {
      let start = (row * width + left) * 4
      cut.append(contentsOf: pixels[start..<(start + across * 4)])
    }
    return CGImage(
      width: across, height: down, pixels: cut, isMask: isMask, shouldInterpolate: shouldInterpolate)
  }

  /// A 64-bit FNV-1a digest of size and pixels, the same on every machine. Computed once, on first use.
  package var digest: UInt64 {
    digestCache.withLock { cache in
      if let cache { return cache }
      var state: UInt64 = 0xcbf2_9ce4_8422_2325
      func feed(_ word: UInt64) { state = (state ^ word) &* 0x0000_0100_0000_01b3 }
      feed(UInt64(width))
      feed(UInt64(height))
      pixels.withUnsafeBytes { bytes in
        for index in stride(from: 0, to: bytes.count, by: 4) {
          feed(UInt64(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self))))
        }
      }
      cache = state
      return state
    }
  }

  public static func == (lhs: CGImage, rhs: CGImage) -> Bool {
    if lhs === rhs { return true }
    guard lhs.width == rhs.width, lhs.height == rhs.height, lhs.isMask == rhs.isMask,
      lhs.shouldInterpolate == rhs.shouldInterpolate
    else { return false }
    return sameBytes(lhs.pixels, rhs.pixels)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}
