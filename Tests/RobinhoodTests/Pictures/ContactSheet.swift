// Many pictures on one sheet, for people.

import Foundation
import Painting

/// Pictures of one size in rows of eight, each at a third of its size.
enum ContactSheet {
  private static let columns = 8
  private static let gap = 6
  private static let factor = 3

  static func png(of pictures: [Bitmap]) throws -> Data {
    guard let first = pictures.first else { return Data() }
    let (width, height) = (first.width / factor, first.height / factor)
    let rows = (pictures.count + columns - 1) / columns
    let total = (width: columns * (width + gap) + gap, height: rows * (height + gap) + gap)
    var pixels = [UInt8](repeating: 128, count: total.width * total.height * 4)
    for index in stride(from: 3, to: pixels.count, by: 4) { pixels[index] = 255 }
    for (index, picture) in pictures.enumerated() where picture.width == first.width && picture.height == first.height {
      let left = gap + index % columns * (width + gap)
      let top = gap + index / columns * (height + gap)
      let source = picture.rgba()
      source.withUnsafeBufferPointer { source in
        pixels.withUnsafeMutableBufferPointer { pixels in
          for y in 0..<height {
            for x in 0..<width {
              for channel in 0..<3 {
                var sum = 0
                for row in 0..<factor {
                  let start = ((y * factor + row) * picture.width + x * factor) * 4 + channel
                  for column in 0..<factor { sum += Int(source[start + column * 4]) }
                }
                // Sixty-four steps keep the lightest grey of the palette apart from white, and are much smaller.
                let mean = sum / (factor * factor)
                pixels[((top + y) * total.width + left + x) * 4 + channel] = UInt8(min((mean + 2) / 4 * 255 / 63, 255))
              }
            }
          }
        }
      }
    }
    return try Bitmap(width: total.width, height: total.height, rgba: pixels).pngData()
  }
}
