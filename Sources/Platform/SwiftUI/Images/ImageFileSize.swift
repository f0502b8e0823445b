// How many pixels an image file has, read from its first bytes.

import Foundation

/// Sizes of image files: PNG, JPEG, GIF and WebP in pixels, SVG and PDF in points.
package enum ImageFileSize {
  private static let cache = Lock<[String: CGSize?]>([:])

  /// The size of the image in a file; nil if there is none.
  package static func size(ofFile path: String) -> CGSize? {
    if let known = cache.withLock({ $0[path] }) { return known }
    let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    let found = data.flatMap { size(of: $0) }
    cache.withLock { $0[path] = found }
    return found
  }

  package static func size(of data: Data) -> CGSize? {
    let bytes = data.prefix(32)
    func at(_ offset: Int) -> Int { offset < data.count ? Int(data[data.startIndex + offset]) : 0 }
    func big(_ offset: Int, _ count: Int) -> Int { (0..<count).reduce(0) { $0 << 8 | at(offset + $1) } }
    func little(_ offset: Int, _ count: Int) -> Int { (0..<count).reversed().reduce(0) { $0 << 8 | at(offset + $1) } }
    func size(_ width: Int, _ height: Int) -> CGSize? {
      width > 0 && height > 0 ? CGSize(width: width, height: height) : nil
    }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return size(big(16, 4), big(20, 4)) }
    if bytes.starts(with: Data("GIF8".utf8)) { return size(little(6, 2), little(8, 2)) }
    if bytes.starts(with: [0xFF, 0xD8]) { return jpeg(data, at: at, big: big) }
    if bytes.starts(with: Data("RIFF".utf8)), String(decoding: bytes.dropFirst(8).prefix(4), as: UTF8.self) == "WEBP" {
      switch String(decoding: bytes.dropFirst(12).prefix(4), as: UTF8.self) {
      case "VP8 ": return size(little(26, 2) & 0x3FFF, little(28, 2) & 0x3FFF)
      case "VP8L":
        let bits = little(21, 4)
        return size((bits & 0x3FFF) + 1, ((bits >> 14) & 0x3FFF) + 1)
      case "VP8X": return size(little(24, 3) + 1, little(27, 3) + 1)
      default: return nil
      }
    }
    if bytes.starts(with: Data("%PDF".utf8)) { return pdf(data) }
    return svg(data)
  }

  private static func jpeg(_ data: Data, at: (Int) -> Int, big: (Int, Int) -> Int) -> CGSize? {
    var offset = 2
    var isTurned = false
    while offset + 9 < data.count {
      guard at(offset) == 0xFF else { return nil }
      let marker = at(offset + 1)
      if marker == 0xFF {
        offset += 1
        continue
      }
      let length = big(offset + 2, 2)
      if marker == 0xE1, big(offset + 4, 4) == 0x4578_6966 {
        isTurned = exifOrientation(data, from: offset + 10, at: at) >= 5
      }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        let (height, width) = (big(offset + 5, 2), big(offset + 7, 2))
        guard width > 0, height > 0 else { return nil }
        return isTurned ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
      }
      offset += 2 + length
    }
    return nil
  }

  private static func exifOrientation(_ data: Data, from start: Int, at: (Int) -> Int) -> Int {
    let isLittle = at(start) == 0x49
    func read(_ offset: Int, _ count: Int) -> Int {
      let order = isLittle ? Array((0..<count).reversed()) : Array(0..<count)
      return order.reduce(0) { $0 << 8 | at(start + offset + $1) }
    }
    let directory = read(4, 4)
    let count = min(read(directory, 2), 64)
    for entry in 0..<count where read(directory + 2 + entry * 12, 2) == 0x0112 {
      return read(directory + 2 + entry * 12 + 8, 2)
    }
    return 1
  }

  private static func pdf(_ data: Data) -> CGSize? {
    let text = String(decoding: data.prefix(1 << 16), as: Unicode.ASCII.self)
    guard let range = text.range(of: "/MediaBox") else { return nil }
    let rest = text[range.upperBound...]
    guard let open = rest.firstIndex(of: "["), let close = rest[open...].firstIndex(of: "]") else { return nil }
    let numbers = rest[rest.index(after: open)..<close].split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return CGSize(width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
  }

  private static func svg(_ data: Data) -> CGSize? {
    let text = String(decoding: data.prefix(1 << 14), as: UTF8.self)
    guard let start = text.range(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">") else {
      return nil
    }
    let tag = String(text[start.upperBound..<end])
    func attribute(_ name: String) -> String? {
      for quote in ["\"", "'"] {
        guard let range = tag.range(of: "[\\s]\(name)\\s*=\\s*\(quote)", options: .regularExpression) else { continue }
        return tag[range.upperBound...].split(separator: Character(quote), omittingEmptySubsequences: false).first
          .map(String.init)
      }
      return nil
    }
    func length(_ name: String) -> Double? {
      guard let value = attribute(name), !value.hasSuffix("%") else { return nil }
      return Double(value.prefix { $0.isNumber || $0 == "." })
    }
    if let width = length("width"), let height = length("height") { return CGSize(width: width, height: height) }
    let box = (attribute("viewBox") ?? "").split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    guard box.count == 4, box[2] > 0, box[3] > 0 else { return nil }
    if let width = length("width") { return CGSize(width: width, height: width * box[3] / box[2]) }
    return CGSize(width: box[2], height: box[3])
  }
}
