// Pictures of lines and shapes, drawn at the size they are shown at: SVG files through librsvg, the first page of PDF files
// through Poppler.

import CPixels
import Drawing
import Foundation

/// A kind of vector file: the library's functions, and what is said of files that it cannot read.
struct VectorPicture {
  typealias Measure = (
    UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?,
    UnsafeMutablePointer<CChar>?
  ) -> Int32
  typealias Draw = (
    UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<UInt32>?, Int, Int32, Int32, UnsafeMutablePointer<CChar>?
  ) -> Int32

  let measure: Measure
  let draw: Draw
  let unreadable: String
  let undrawable: String

  static var svg: VectorPicture {
    VectorPicture(
      measure: px_svg_size, draw: px_svg_draw, unreadable: "the SVG is damaged", undrawable: "the SVG cannot be drawn")
  }

  static var pdf: VectorPicture {
    VectorPicture(
      measure: px_pdf_size, draw: px_pdf_draw, unreadable: "the PDF cannot be read",
      undrawable: "the PDF cannot be drawn")
  }

  func size(_ bytes: [UInt8], _ name: String) throws(PaintingError) -> CGSize {
    var (width, height) = (0.0, 0.0)
    var message = [CChar](repeating: 0, count: 200)
    guard measure(bytes, bytes.count, &width, &height, &message) != 0 else {
      throw .unreadableImage(name: name, cause: "\(unreadable): \(ImageReader.text(message))")
    }
    try ImageReader.check(Int(min(width.rounded(.up), 1e6)), Int(min(height.rounded(.up), 1e6)), name)
    return CGSize(width: width, height: height)
  }

  func draw(_ bytes: [UInt8], _ name: String, size: CGSize?) throws(PaintingError) -> Bitmap {
    let own = try self.size(bytes, name)
    let wanted = size.flatMap { $0.width >= 1 && $0.height >= 1 ? $0 : nil } ?? own
    let (width, height) = (Int(min(wanted.width.rounded(.up), 1e6)), Int(min(wanted.height.rounded(.up), 1e6)))
    try ImageReader.check(width, height, name)
    var bitmap = try Bitmap(width: width, height: height)
    var message = [CChar](repeating: 0, count: 200)
    guard
      draw(bytes, bytes.count, try bitmap.uniqueWords(), width * 4, Int32(width), Int32(height), &message) != 0
    else {
      throw .unreadableImage(name: name, cause: "\(undrawable): \(ImageReader.text(message))")
    }
    return bitmap
  }
}
