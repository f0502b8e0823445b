// A painted picture: premultiplied pixels in memory.

import CPixels
import CoreGraphics
import Foundation

/// A picture of premultiplied sRGB pixels, four bytes each in the order B G R A, rows top to bottom without gaps.
///
/// Copies share their pixels until one of them is painted on.
public struct Bitmap: @unchecked Sendable {
  public let width: Int
  public let height: Int
  private(set) var storage: PixelStorage

  /// A transparent picture.
  public init(width: Int, height: Int) throws(PaintingError) {
    try self.init(width: width, height: height, clears: true)
  }

  /// A picture whose pixels are not set yet, unless it `clears` them.
  init(width: Int, height: Int, clears: Bool) throws(PaintingError) {
    guard width > 0, height > 0 else { throw .badSize("\(width) x \(height) pixels") }
    guard width <= PaintingError.largestSide, height <= PaintingError.largestSide else {
      throw .tooLarge(width: width, height: height)
    }
    guard let storage = PixelStorage(count: width * height, clears: clears) else {
      throw .outOfMemory("\(width) x \(height) pixels")
    }
    self.width = width
    self.height = height
    self.storage = storage
  }

  /// A picture from straight or premultiplied R G B A bytes, without gaps between rows.
  public init(width: Int, height: Int, rgba: [UInt8], isPremultiplied: Bool = true) throws(PaintingError) {
    try self.init(width: width, height: height)
    guard rgba.count == width * height * 4 else {
      throw .badSize("\(rgba.count) bytes for \(width) x \(height) pixels")
    }
    px_from_rgba(storage.words, width * 4, rgba, width * 4, Int32(width), Int32(height), isPremultiplied ? 0 : 1)
  }

  /// The pixels of an image.
  public init(_ image: CGImage) throws(PaintingError) {
    try self.init(width: image.width, height: image.height, rgba: image.pixels)
  }

  public var bytesPerRow: Int { width * 4 }

  /// The pixel at a place, as straight R G B A.
  public subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    precondition(x >= 0 && y >= 0 && x < width && y < height, "a pixel outside of the picture")
    var word = storage.words[y * width + x]
    var bytes: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)
    withUnsafeMutableBytes(of: &bytes) {
      px_to_rgba($0.baseAddress?.assumingMemoryBound(to: UInt8.self), 4, &word, 4, 1, 1, 1)
    }
    return (bytes.0, bytes.1, bytes.2, bytes.3)
  }

  /// Premultiplied bytes in the order B G R A.
  public func bgra() -> [UInt8] { withUnsafeBytes { Array($0) } }

  /// Bytes in the order R G B A, premultiplied or straight (as a browser's canvas wants them).
  public func rgba(isPremultiplied: Bool = true) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      px_to_rgba(
        buffer.baseAddress, width * 4, storage.words, width * 4, Int32(width), Int32(height), isPremultiplied ? 0 : 1)
      count = width * height * 4
    }
  }

  /// The premultiplied B G R A bytes, in place.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try body(UnsafeRawBufferPointer(start: storage.words, count: width * height * 4))
  }

  /// The same pixels as an image, for drawing.
  public func cgImage() -> CGImage? { CGImage(width: width, height: height, pixels: rgba()) }

  /// The pixels for writing, no longer shared with other copies.
  mutating func uniqueWords() throws(PaintingError) -> UnsafeMutablePointer<UInt32> {
    if !isKnownUniquelyReferenced(&storage) {
      guard let copy = PixelStorage(count: width * height, clears: false) else {
        throw .outOfMemory("\(width) x \(height) pixels")
      }
      copy.words.update(from: storage.words, count: width * height)
      storage = copy
    }
    return storage.words
  }

  /// The part inside a rectangle of pixels; nil if they do not meet.
  public func cropped(x: Int, y: Int, width: Int, height: Int) -> Bitmap? {
    let part = PixelRect(minX: x, minY: y, maxX: x + width, maxY: y + height)
      .intersection(PixelRect(minX: 0, minY: 0, maxX: self.width, maxY: self.height))
    guard !part.isEmpty, let result = try? Bitmap(width: part.width, height: part.height) else { return nil }
    for row in 0..<part.height {
      (result.storage.words + row * part.width).update(
        from: storage.words + (part.minY + row) * self.width + part.minX, count: part.width)
    }
    return result
  }
}

extension Bitmap: Hashable {
  public static func == (lhs: Bitmap, rhs: Bitmap) -> Bool {
    lhs.width == rhs.width && lhs.height == rhs.height
      && (lhs.storage === rhs.storage
        || memcmp(lhs.storage.words, rhs.storage.words, lhs.width * lhs.height * 4) == 0)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

/// Memory for pixels.
final class PixelStorage {
  let words: UnsafeMutablePointer<UInt32>
  private let count: Int

  init?(count: Int, clears: Bool) {
    guard let words = PixelMemory.allocate(count, clears: clears) else { return nil }
    self.words = words
    self.count = count
  }

  deinit { PixelMemory.release(words, count) }
}
