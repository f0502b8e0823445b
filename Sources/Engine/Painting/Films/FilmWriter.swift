// Pictures one after the other as one file: animated WebP, PNG and GIF.

import CPixels
import Foundation

public enum FilmFormat: Hashable, Sendable { case webp, png, gif }

/// Writes a film picture by picture.
///
///     var film = try FilmWriter(.webp)
///     for time in times { try film.add(picture(at: time), at: time) }
///     try film.finish(at: 1.2).write(to: file)
///
/// Pictures equal to the one before cost nothing; of others only the part that differs is kept. The same pictures at the
/// same times give the same bytes. Times are in seconds and are rounded to what the format knows: milliseconds in WebP and
/// PNG, hundredths in GIF. Pictures must be opaque and of one size.
public struct FilmWriter: ~Copyable {
  public let format: FilmFormat
  private var shown: Bitmap?
  private var start = 0.0
  /// The part of `shown` that differs from the picture before it.
  private var part = PixelRect.empty
  private var images: [(part: PixelRect, data: Data, start: Double)] = []
  private var webp: OpaquePointer?

  public init(_ format: FilmFormat) { self.format = format }

  deinit { if let webp { px_webp_close(webp) } }

  /// Shows a picture from a time on.
  public mutating func add(_ picture: Bitmap, at time: Double) throws(PaintingError) {
    guard let shown else {
      part = PixelRect(minX: 0, minY: 0, maxX: picture.width, maxY: picture.height)
      self.shown = picture
      start = time
      return
    }
    guard picture.width == shown.width, picture.height == shown.height else {
      throw .badSize("\(picture.width) x \(picture.height) pixels in a film of \(shown.width) x \(shown.height)")
    }
    let difference = Self.difference(shown, picture)
    guard !difference.isEmpty else { return }
    try close(until: time)
    self.shown = picture
    start = time
    part = difference
  }

  /// The file, whose last picture is shown until a time.
  public mutating func finish(at end: Double) throws(PaintingError) -> Data {
    guard let shown else { throw .badSize("a film without pictures") }
    try close(until: end)
    switch format {
    case .webp:
      var length = 0
      guard let webp, let bytes = px_webp_finish(webp, Self.milliseconds(end), &length) else {
        throw .outOfMemory("a film of \(shown.width) x \(shown.height) pixels")
      }
      return Data(bytesNoCopy: bytes, count: length, deallocator: .free)
    case .png: return AnimatedPNG.file(images.map { ($0.part, $0.data, $0.start) }, end: end)
    case .gif:
      var data = Data("GIF89a".utf8)
      func put(_ value: Int) { data += [UInt8(value & 255), UInt8(value >> 8 & 255)] }
      put(shown.width)
      put(shown.height)
      data += [0x70, 0, 0]
      // Forever.
      data += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
      for image in images { data += image.data }
      data.append(0x3B)
      return data
    }
  }

  private static func milliseconds(_ time: Double) -> Int32 { Int32((time * 1000).rounded()) }

  /// Keeps the picture that was shown until now.
  private mutating func close(until end: Double) throws(PaintingError) {
    guard let shown else { return }
    let failure = PaintingError.outOfMemory("a film of \(shown.width) x \(shown.height) pixels")
    switch format {
    case .webp:
      if webp == nil { webp = px_webp_open(Int32(shown.width), Int32(shown.height)) }
      guard let webp, px_webp_add(webp, shown.storage.words, shown.bytesPerRow, Self.milliseconds(start)) != 0 else {
        throw failure
      }
    case .png:
      guard let cut = shown.cropped(x: part.minX, y: part.minY, width: part.width, height: part.height) else {
        throw failure
      }
      images.append((part, try cut.pngData(), start))
    case .gif:
      // Rounded at both ends, so that roundings do not add up.
      let delay = Int((end * 100).rounded()) - Int((start * 100).rounded())
      var length = 0
      guard
        let bytes = px_gif_image(
          shown.storage.words, shown.bytesPerRow, Int32(part.minX), Int32(part.minY), Int32(part.width),
          Int32(part.height), Int32(min(max(delay, 0), 65535)), &length)
      else { throw failure }
      images.append((part, Data(bytesNoCopy: bytes, count: length, deallocator: .free), start))
    }
  }

  /// A box around the pixels that differ, to 8 pixels.
  private static func difference(_ a: Bitmap, _ b: Bitmap) -> PixelRect {
    let size = 8
    let columns = (a.width + size - 1) / size
    var flags = [UInt8](repeating: 0, count: columns * ((a.height + size - 1) / size))
    guard
      px_changed_tiles(
        a.storage.words, b.storage.words, a.bytesPerRow, Int32(a.width), Int32(a.height), 0, 0, Int32(a.width),
        Int32(a.height), Int32(size), &flags) > 0
    else { return .empty }
    var box = PixelRect.empty
    for (index, flag) in flags.enumerated() where flag != 0 {
      let (x, y) = (index % columns * size, index / columns * size)
      box = box.union(
        PixelRect(minX: x, minY: y, maxX: min(x + size, a.width), maxY: min(y + size, a.height)))
    }
    return box
  }
}
