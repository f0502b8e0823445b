// WebP files through libwebp.

import CPaint
import Drawing
import Foundation

enum WebP {
  static func size(_ bytes: [UInt8], _ name: String) throws(PaintingError) -> CGSize {
    var (width, height): (Int32, Int32) = (0, 0)
    guard WebPGetInfo(bytes, bytes.count, &width, &height) != 0 else {
      throw .unreadableImage(name: name, cause: "the WebP is damaged in its header")
    }
    try ImageReader.check(Int(width), Int(height), name)
    return CGSize(width: Int(width), height: Int(height))
  }

  static func decode(_ bytes: [UInt8], _ name: String) throws(PaintingError) -> Bitmap {
    let size = try size(bytes, name)
    let (width, height) = (Int(size.width), Int(size.height))
    var rgba = [UInt8](repeating: 0, count: width * height * 4)
    guard WebPDecodeRGBAInto(bytes, bytes.count, &rgba, rgba.count, Int32(width * 4)) != nil else {
      throw .unreadableImage(name: name, cause: "the WebP is damaged or cut off")
    }
    return try Bitmap(width: width, height: height, rgba: rgba, isPremultiplied: false)
  }
}
