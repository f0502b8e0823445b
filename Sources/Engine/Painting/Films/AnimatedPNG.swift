// PNG files with several pictures (APNG, in the third edition of the PNG specification).

import CPixels
import Foundation

enum AnimatedPNG {
  /// Joins PNG files, each a part of the canvas that the first one makes; parts after the first replace what is there.
  static func file(_ images: [(part: PixelRect, png: Data, start: Double)], end: Double) -> Data {
    guard let first = images.first else { return Data() }
    var data = first.png.prefix(8)
    for (name, content) in chunks(of: first.png) where name != "IDAT" && name != "IEND" { data += chunk(name, content) }
    data += chunk("acTL", number(images.count) + number(0))
    var sequence = 0
    for (index, image) in images.enumerated() {
      let until = index + 1 < images.count ? images[index + 1].start : end
      // In thousandths (3 x 256 + 232), rounded at both ends so that roundings do not add up.
      let delay = max(0, Int((until * 1000).rounded()) - Int((image.start * 1000).rounded()))
      var control = number(sequence) + number(image.part.width) + number(image.part.height)
      control += number(image.part.minX) + number(image.part.minY)
      control += [UInt8(min(delay, 65535) >> 8), UInt8(min(delay, 65535) & 255), 3, 232, 0, 0]
      data += chunk("fcTL", control)
      sequence += 1
      for (name, content) in chunks(of: image.png) where name == "IDAT" {
        if index == 0 {
          data += chunk("IDAT", content)
        } else {
          data += chunk("fdAT", number(sequence) + content)
          sequence += 1
        }
      }
    }
    return data + chunk("IEND", Data())
  }

  private static func number(_ value: Int) -> Data {
    Data([UInt8(value >> 24 & 255), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)])
  }

  private static func chunk(_ name: String, _ content: Data) -> Data {
    let body = Data(name.utf8) + content
    let sum = body.withUnsafeBytes { px_crc32($0.baseAddress?.assumingMemoryBound(to: UInt8.self), $0.count) }
    return number(content.count) + body + number(Int(sum))
  }

  /// The chunks of a file that this module wrote.
  private static func chunks(of png: Data) -> [(name: String, content: Data)] {
    var result: [(String, Data)] = []
    var at = png.startIndex + 8
    while at + 12 <= png.endIndex {
      let length = png[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) }
      guard at + 12 + length <= png.endIndex else { break }
      result.append(
        (String(decoding: png[(at + 4)..<(at + 8)], as: UTF8.self), Data(png[(at + 8)..<(at + 8 + length)])))
      at += 12 + length
    }
    return result
  }
}
