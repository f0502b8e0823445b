// Pixels on their way to a page.

import Foundation
import Painting

/// Some parts of a picture, as 32-bit words in little-endian order: a mark, the frame's number, width and height of the
/// picture and the number of parts; then for each part x, y, width, height, a count of words and so many words of steps
/// (see `LivePicture.spans`).
package enum FrameMessage {
  /// "VTF1"
  package static let mark: UInt32 = 0x3146_5456

  package static func make(_ picture: LivePicture, tiles: Set<Int>, number: Int) -> OutgoingMessage? {
    guard let bitmap = picture.bitmap else { return nil }
    let rectangles = picture.rectangles(covering: tiles)
    guard !rectangles.isEmpty else { return nil }
    let parts = rectangles.map { picture.spans(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
    let count = 5 + parts.reduce(0) { $0 + 5 + $1.count }
    return OutgoingMessage(count: count * 4) { buffer in
      var at = 0
      func put(_ words: [UInt32]) {
        words.withUnsafeBytes { bytes in
          if let from = bytes.baseAddress, let to = buffer.baseAddress { memcpy(to + at, from, bytes.count) }
          at += bytes.count
        }
      }
      put([mark, UInt32(truncatingIfNeeded: number), UInt32(bitmap.width), UInt32(bitmap.height), UInt32(parts.count)])
      for (rectangle, words) in zip(rectangles, parts) {
        put([rectangle.x, rectangle.y, rectangle.width, rectangle.height, words.count].map { UInt32($0) })
        put(words)
      }
    }
  }
}
