// Pixels on their way to a page.

import Foundation
import Painting

/// Some parts of a picture, as 32-bit words in little-endian order: a mark, the frame's number, width and height of the
/// picture and the number of parts; then for each part x, y, width, height, a count of words and so many words of steps
/// (see `LivePicture.spans`). Steps may be one of kind 3 instead: its word is followed by how far down the pixels of the
/// part came, which the page has.
package enum FrameMessage {
  /// "VTF1"
  package static let mark: UInt32 = 0x3146_5456

  /// - Parameters:
  ///   - move: What the page is to move before anything else.
  ///   - tiles: Tiles of the picture that look different then.
  package static func make(
    _ picture: LivePicture, move: LivePicture.Move? = nil, tiles: Set<Int>, number: Int
  ) -> OutgoingMessage? {
    guard let bitmap = picture.bitmap else { return nil }
    var rectangles = picture.rectangles(covering: tiles)
    var parts = rectangles.map { picture.spans(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
    if let move {
      rectangles.insert((move.x, move.y, move.width, move.height), at: 0)
      parts.insert([3 << 30, UInt32(bitPattern: Int32(move.dy))], at: 0)
    }
    guard !rectangles.isEmpty else { return nil }
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
