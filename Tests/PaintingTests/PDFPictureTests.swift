// PDF pictures, as asset catalogs have them.

import CoreGraphics
import Drawing
import Foundation
import Testing

@testable import Painting

@Suite("PDF pictures") struct PDFPictureTests {
  /// A page of 40 by 20 points whose left half is red.
  private static let page = Data(
    """
    %PDF-1.4
    1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
    2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
    3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 40 20]/Contents 4 0 R>>endobj
    4 0 obj<</Length 24>>stream
    1 0 0 rg 0 0 20 20 re f
    endstream endobj
    trailer<</Root 1 0 R>>
    """.utf8)

  @Test("the first page is a picture of its own size, drawn anew at others")
  func drawing() throws {
    #expect(try ImageReader.size(of: Self.page, name: "page.pdf") == CGSize(width: 40, height: 20))
    let bytes = [UInt8](Self.page)
    let bitmap = try ImageReader.bitmap(from: bytes, name: "page.pdf", size: CGSize(width: 120, height: 60))
    #expect(bitmap.width == 120 && bitmap.height == 60)
    let words = bitmap.storage.words
    #expect(words[30 * 120 + 30] == 0xFFFF_0000)
    #expect(words[30 * 120 + 90] >> 24 == 0)
  }

  @Test("a damaged file is an error that names it")
  func damaged() {
    #expect(throws: PaintingError.self) {
      try ImageReader.size(of: Data("%PDF-1.4 nothing".utf8), name: "bad.pdf")
    }
  }
}
