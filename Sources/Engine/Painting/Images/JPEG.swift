// JPEG files through libjpeg, turned upright by their EXIF orientation.

import CPixels
import Drawing
import Foundation

enum JPEG {
  static func size(_ bytes: [UInt8], _ name: String) throws(PaintingError) -> CGSize {
    var (width, height): (Int32, Int32) = (0, 0)
    var message = [CChar](repeating: 0, count: 200)
    _ = px_jpeg(bytes, bytes.count, 1, &width, &height, &message)
    guard message[0] == 0 else { throw damaged(name, message) }
    try ImageReader.check(Int(width), Int(height), name)
    return orientation(bytes) >= 5
      ? CGSize(width: Int(height), height: Int(width)) : CGSize(width: Int(width), height: Int(height))
  }

  static func decode(_ bytes: [UInt8], _ name: String) throws(PaintingError) -> Bitmap {
    _ = try size(bytes, name)
    var (width, height): (Int32, Int32) = (0, 0)
    var message = [CChar](repeating: 0, count: 200)
    guard let pixels = px_jpeg(bytes, bytes.count, 0, &width, &height, &message) else {
      throw damaged(name, message)
    }
    defer { free(pixels) }
    let upright = try Bitmap(
      width: Int(width), height: Int(height),
      rgba: Array(UnsafeBufferPointer(start: pixels, count: Int(width) * Int(height) * 4)))
    return try upright.turned(exif: orientation(bytes))
  }

  private static func damaged(_ name: String, _ message: [CChar]) -> PaintingError {
    .unreadableImage(name: name, cause: "the JPEG is damaged: \(ImageReader.text(message))")
  }

  /// The EXIF orientation, 1...8; 1 if there is none.
  static func orientation(_ bytes: [UInt8]) -> Int {
    var at = 2
    while at + 4 <= bytes.count, bytes[at] == 0xFF {
      let marker = bytes[at + 1]
      let length = Int(bytes[at + 2]) << 8 | Int(bytes[at + 3])
      if marker == 0xDA || length < 2 { break }
      if marker == 0xE1,
        let found = exifOrientation(bytes[min(at + 4, bytes.count)..<min(at + 2 + length, bytes.count)])
      {
        return found
      }
      at += 2 + length
    }
    return 1
  }

  /// Tag 0x0112 in the first directory of an EXIF block (TIFF 6.0).
  private static func exifOrientation(_ block: ArraySlice<UInt8>) -> Int? {
    let bytes = Array(block)
    guard bytes.count > 14, bytes.prefix(6).elementsEqual([0x45, 0x78, 0x69, 0x66, 0, 0]) else { return nil }
    let isLittle = bytes[6] == 0x49
    func number(_ at: Int, _ count: Int) -> Int? {
      guard at >= 0, at + count <= bytes.count else { return nil }
      let digits = bytes[at..<(at + count)]
      return (isLittle ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let offset = number(10, 4), let count = number(6 + offset, 2) else { return nil }
    for entry in 0..<min(count, 512) {
      let at = 6 + offset + 2 + entry * 12
      if number(at, 2) == 0x0112, let value = number(at + 8, 2), (1...8).contains(value) { return value }
    }
    return nil
  }
}

extension Bitmap {
  /// The picture turned from the way EXIF says it was taken.
  func turned(exif orientation: Int) throws(PaintingError) -> Bitmap {
    guard orientation > 1 else { return self }
    let swaps = orientation >= 5
    var result = try Bitmap(width: swaps ? height : width, height: swaps ? width : height)
    let target = try result.uniqueWords()
    let (source, w, h) = (storage.words, width, height)
    for y in 0..<result.height {
      for x in 0..<result.width {
        let (sx, sy) =
          switch orientation {
          case 2: (w - 1 - x, y)
          case 3: (w - 1 - x, h - 1 - y)
          case 4: (x, h - 1 - y)
          case 5: (y, x)
          case 6: (y, h - 1 - x)
          case 7: (w - 1 - y, h - 1 - x)
          default: (w - 1 - y, x)
          }
        target[y * result.width + x] = source[sy * w + sx]
      }
    }
    return result
  }
}
