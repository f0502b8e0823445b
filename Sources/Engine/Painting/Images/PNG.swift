// PNG files through libspng.

import CPaint
import CPixels
import Drawing
import Foundation

enum PNG {
  static func size(_ bytes: [UInt8], _ name: String) throws(PaintingError) -> CGSize {
    // Signature, length, "IHDR", width, height.
    guard bytes.count >= 33, bytes[12..<16].elementsEqual("IHDR".utf8) else {
      throw .unreadableImage(name: name, cause: "the PNG is cut off in its header")
    }
    func number(_ at: Int) -> Int { bytes[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) } }
    try ImageReader.check(number(16), number(20), name)
    return CGSize(width: number(16), height: number(20))
  }

  static func decode(_ bytes: [UInt8], _ name: String) throws(PaintingError) -> Bitmap {
    let size = try size(bytes, name)
    let (width, height) = (Int(size.width), Int(size.height))
    guard let context = spng_ctx_new(0) else { throw .outOfMemory(name) }
    defer { spng_ctx_free(context) }
    // Damaged checksums are errors: the pixels cannot be trusted.
    let failure: Int32
    var rgba = [UInt8](repeating: 0, count: width * height * 4)
    failure = bytes.withUnsafeBytes { source in
      let error = spng_set_png_buffer(context, source.baseAddress, source.count)
      if error != 0 { return error }
      return rgba.withUnsafeMutableBytes {
        spng_decode_image(
          context, $0.baseAddress, $0.count, Int32(SPNG_FMT_RGBA8.rawValue), Int32(SPNG_DECODE_TRNS.rawValue))
      }
    }
    guard failure == 0 else {
      let cause = spng_strerror(failure).map { String(cString: $0) } ?? "error \(failure)"
      throw .unreadableImage(name: name, cause: "the PNG is damaged: \(cause)")
    }
    return try Bitmap(width: width, height: height, rgba: rgba, isPremultiplied: false)
  }
}

extension Bitmap {
  /// A PNG file of the picture.
  ///
  /// Made for speed: some 8 ms for a phone screen; files are a little larger than a patient encoder's. The same pixels
  /// give the same bytes.
  public func pngData() throws(PaintingError) -> Data {
    var length = 0
    guard let bytes = px_png(storage.words, bytesPerRow, Int32(width), Int32(height), &length) else {
      throw .outOfMemory("a PNG of \(width) x \(height) pixels")
    }
    return Data(bytesNoCopy: bytes, count: length, deallocator: .free)
  }

  /// The picture in a PNG file's bytes.
  public init(pngData: Data, name: String = "PNG data") throws(PaintingError) {
    let bytes = [UInt8](pngData)
    guard try ImageReader.format(of: bytes, name) == .png else {
      throw .unreadableImage(name: name, cause: "this is not a PNG picture")
    }
    self = try PNG.decode(bytes, name)
  }
}
