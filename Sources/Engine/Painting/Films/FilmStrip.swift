// Pictures side by side.

import Foundation

extension Bitmap {
  /// Pictures of one height in a row, with gaps of white between them.
  public static func strip(of pictures: [Bitmap], gap: Int) throws(PaintingError) -> Bitmap {
    guard let first = pictures.first else { throw .badSize("a strip of no pictures") }
    let width = pictures.reduce(0) { $0 + $1.width } + gap * (pictures.count - 1)
    var strip = try Bitmap(width: width, height: first.height, clears: false)
    let words = try strip.uniqueWords()
    words.update(repeating: 0xFFFF_FFFF, count: width * first.height)
    var x = 0
    for picture in pictures {
      for y in 0..<min(picture.height, first.height) {
        (words + y * width + x).update(from: picture.storage.words + y * picture.width, count: picture.width)
      }
      x += picture.width + gap
    }
    return strip
  }
}
