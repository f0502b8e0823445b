// Decoded pictures, kept between frames, and copies of them at the sizes they are shown at.

import CPixels
import Drawing
import Foundation

/// Pictures that have been drawn lately, up to a budget of memory. A file is read again when its date or size changed.
final class ImageStore: @unchecked Sendable {
  static let shared = ImageStore()

  private struct Key: Hashable {
    var source: ImageSource
    var date: Date?
    var fileSize: Int
    /// Pixels wanted: of vector pictures, and of scaled copies.
    var width: Int
    var height: Int
  }

  private let lock = NSLock()
  private var kept: [Key: Result<Bitmap, PaintingError>] = [:]
  private var bytes = 0
  private static let mostBytes = 192 << 20

  /// The picture at its own size; a vector picture at about `size` pixels.
  func bitmap(_ source: ImageSource, vectorSize size: CGSize) throws(PaintingError) -> Bitmap {
    switch source {
    case .bitmap(let image):
      return try keep(Key(source: source, date: nil, fileSize: 0, width: 0, height: 0)) { () throws(PaintingError) in
        try Bitmap(image)
      }
    case .file(let path):
      let stamp = Self.stamp(path)
      var key = Key(source: source, date: stamp.date, fileSize: stamp.size, width: 0, height: 0)
      // Vectors are drawn anew at every size; a name is a cheap way to know them.
      if [".svg", ".pdf"].contains(where: path.lowercased().hasSuffix) {
        (key.width, key.height) = (
          Int(bounded: size.width.rounded(.up)), Int(bounded: size.height.rounded(.up))
        )
      }
      let wanted = key.width > 0 ? CGSize(width: key.width, height: key.height) : nil
      return try keep(key) { () throws(PaintingError) in
        try ImageReader.bitmap(from: [UInt8](try ImageReader.bytes(path)), name: path, size: wanted)
      }
    }
  }

  /// The picture resampled to exactly `width` x `height` pixels.
  func scaled(_ bitmap: Bitmap, of source: ImageSource, width: Int, height: Int) throws(PaintingError) -> Bitmap {
    if bitmap.width == width, bitmap.height == height { return bitmap }
    var stamp: (date: Date?, size: Int) = (nil, -1)
    if case .file(let path) = source { stamp = Self.stamp(path) }
    // Negative sizes tell copies from vectors.
    let key = Key(source: source, date: stamp.date, fileSize: stamp.size, width: -width, height: -height)
    return try keep(key) { () throws(PaintingError) in
      var result = try Bitmap(width: width, height: height)
      guard
        px_resize(
          try result.uniqueWords(), width * 4, Int32(width), Int32(height), bitmap.storage.words, bitmap.bytesPerRow,
          Int32(bitmap.width), Int32(bitmap.height)) != 0
      else { throw .outOfMemory("an image of \(width) x \(height) pixels") }
      return result
    }
  }

  private func keep(_ key: Key, _ make: () throws(PaintingError) -> Bitmap) throws(PaintingError) -> Bitmap {
    lock.lock()
    let known = kept[key]
    lock.unlock()
    if let known { return try known.get() }
    let made: Result<Bitmap, PaintingError>
    do throws(PaintingError) { made = .success(try make()) } catch { made = .failure(error) }
    lock.lock()
    if bytes > Self.mostBytes || kept.count > 2048 {
      kept.removeAll()
      bytes = 0
    }
    kept[key] = made
    if case .success(let bitmap) = made { bytes += bitmap.width * bitmap.height * 4 }
    lock.unlock()
    return try made.get()
  }

  private static func stamp(_ path: String) -> (date: Date?, size: Int) {
    var info = stat()
    guard stat(path, &info) == 0 else { return (nil, -1) }
    let seconds = Double(info.st_mtim.tv_sec) + Double(info.st_mtim.tv_nsec) / 1e9
    return (Date(timeIntervalSince1970: seconds), Int(info.st_size))
  }
}
