// Picture files to pixels: PNG, JPEG, WebP, SVG, the first frame of a GIF and the first page of a PDF.

import CPaint
import CPixels
import Drawing
import Foundation

/// Reads pictures.
///
/// Sizes come from the header alone, so that layout can ask without decoding. Whatever is missing, damaged or unknown
/// is an error that names the file and the cause.
public enum ImageReader {
  /// The formats that can be read.
  public enum Format: String, Hashable, Sendable { case png, jpeg, webp, gif, svg, pdf }

  /// Pixels that a picture may have, whatever its header claims.
  static let mostPixels = 1 << 27

  /// The size in pixels of a picture in a file, turned upright. Costs a read of the header.
  public static func size(ofFile path: String) throws(PaintingError) -> CGSize {
    try size(of: try bytes(path), name: path)
  }

  /// The size in pixels of a picture in memory; `name` is for error messages.
  public static func size(of data: Data, name: String) throws(PaintingError) -> CGSize {
    let bytes = [UInt8](data)
    switch try format(of: bytes, name) {
    case .png: return try PNG.size(bytes, name)
    case .jpeg: return try JPEG.size(bytes, name)
    case .webp: return try WebP.size(bytes, name)
    case .gif: return try GIF.size(bytes, name)
    case .svg: return try VectorPicture.svg.size(bytes, name)
    case .pdf: return try VectorPicture.pdf.size(bytes, name)
    }
  }

  /// The picture in a file. A vector picture is drawn at `size` pixels, or at its own size.
  public static func image(atPath path: String, size: CGSize? = nil) throws(PaintingError) -> CGImage {
    try image(from: try bytes(path), name: path, size: size)
  }

  /// The picture in some bytes; `name` is for error messages.
  public static func image(from data: Data, name: String, size: CGSize? = nil) throws(PaintingError) -> CGImage {
    guard let image = try bitmap(from: [UInt8](data), name: name, size: size).cgImage() else {
      throw .unreadableImage(name: name, cause: "it has no pixels")
    }
    return image
  }

  /// Lets `CGImage` read picture files.
  public static func install() {
    CoreGraphics.ImageDecoder.install { try? image(from: $0, name: "image data") }
  }

  static func bytes(_ path: String) throws(PaintingError) -> Data {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw .unreadableImage(name: path, cause: "there is no such file; check the path and the name's case")
    }
    guard !isDirectory.boolValue else {
      throw .unreadableImage(name: path, cause: "this is a folder, not a picture")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadableImage(name: path, cause: "the file cannot be read; check its permissions")
    }
    return data
  }

  static func bitmap(from bytes: [UInt8], name: String, size: CGSize?) throws(PaintingError) -> Bitmap {
    switch try format(of: bytes, name) {
    case .png: return try PNG.decode(bytes, name)
    case .jpeg: return try JPEG.decode(bytes, name)
    case .webp: return try WebP.decode(bytes, name)
    case .gif: return try GIF.decode(bytes, name)
    case .svg: return try VectorPicture.svg.draw(bytes, name, size: size)
    case .pdf: return try VectorPicture.pdf.draw(bytes, name, size: size)
    }
  }

  /// The format by the first bytes.
  static func format(of bytes: [UInt8], _ name: String) throws(PaintingError) -> Format {
    func starts(_ prefix: [UInt8], at offset: Int = 0) -> Bool {
      bytes.count >= offset + prefix.count && bytes[offset..<(offset + prefix.count)].elementsEqual(prefix)
    }
    if starts([0x89, 0x50, 0x4E, 0x47]) { return .png }
    if starts([0xFF, 0xD8, 0xFF]) { return .jpeg }
    if starts(Array("RIFF".utf8)), starts(Array("WEBP".utf8), at: 8) { return .webp }
    if starts(Array("%PDF".utf8)) { return .pdf }
    if starts(Array("GIF8".utf8)) { return .gif }
    if starts([0x1F, 0x8B]) || String(decoding: bytes.prefix(4096), as: UTF8.self).contains("<svg") { return .svg }
    if bytes.isEmpty { throw .unreadableImage(name: name, cause: "the file is empty") }
    throw .unreadableImage(name: name, cause: "this is not a PNG, JPEG, WebP, GIF, SVG or PDF picture")
  }

  /// Refuses pictures without pixels or with more than memory should hold.
  static func check(_ width: Int, _ height: Int, _ name: String) throws(PaintingError) {
    guard width > 0, height > 0 else { throw .unreadableImage(name: name, cause: "it says it has no pixels") }
    guard width <= PaintingError.largestSide, height <= PaintingError.largestSide, width * height <= mostPixels else {
      throw .unreadableImage(name: name, cause: "\(width) x \(height) pixels are too many; make it smaller")
    }
  }

  /// What a C function wrote into a message buffer.
  static func text(_ message: [CChar]) -> String {
    String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
