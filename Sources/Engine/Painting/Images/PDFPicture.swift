// PDF pictures through Poppler: their first page, drawn at the size it is shown at.

import CPixels
import Drawing
import Foundation

enum PDFPicture {
  static func size(_ bytes: [UInt8], _ name: String) throws(PaintingError) -> CGSize {
    var (width, height) = (0.0, 0.0)
    var message = [CChar](repeating: 0, count: 200)
    guard px_pdf_size(bytes, bytes.count, &width, &height, &message) != 0 else {
      throw .unreadableImage(name: name, cause: "the PDF cannot be read: \(ImageReader.text(message))")
    }
    try ImageReader.check(Int(min(width.rounded(.up), 1e6)), Int(min(height.rounded(.up), 1e6)), name)
    return CGSize(width: width, height: height)
  }

  static func draw(_ bytes: [UInt8], _ name: String, size: CGSize?) throws(PaintingError) -> Bitmap {
    let own = try PDFPicture.size(bytes, name)
    let wanted = size.flatMap { $0.width >= 1 && $0.height >= 1 ? $0 : nil } ?? own
    let (width, height) = (Int(min(wanted.width.rounded(.up), 1e6)), Int(min(wanted.height.rounded(.up), 1e6)))
    try ImageReader.check(width, height, name)
    var bitmap = try Bitmap(width: width, height: height)
    var message = [CChar](repeating: 0, count: 200)
    guard
      px_pdf_draw(
        bytes, bytes.count, try bitmap.uniqueWords(), width * 4, Int32(width), Int32(height), &message) != 0
    else {
      throw .unreadableImage(name: name, cause: "the PDF cannot be drawn: \(ImageReader.text(message))")
    }
    return bitmap
  }
}
