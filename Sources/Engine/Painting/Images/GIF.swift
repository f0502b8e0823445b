// GIF pictures: the first frame of an animation, as a still shows it.

import Foundation

enum GIF {
  static func size(_ bytes: [UInt8], _ name: String) throws(PaintingError) -> CGSize {
    guard bytes.count >= 13 else { throw damaged(name) }
    let (width, height) = (word(bytes, 6), word(bytes, 8))
    try ImageReader.check(width, height, name)
    return CGSize(width: width, height: height)
  }

  static func decode(_ bytes: [UInt8], _ name: String) throws(PaintingError) -> Bitmap {
    let size = try size(bytes, name)
    let (width, height) = (Int(size.width), Int(size.height))
    var index = 13
    var palette: [UInt8] = []
    if bytes[10] & 0x80 != 0 {
      palette = try take(3 << Int(bytes[10] & 7 + 1), from: bytes, at: &index, name)
    }
    var transparent: Int?
    while index < bytes.count {
      let kind = bytes[index]
      index += 1
      switch kind {
      case 0x21:
        guard index < bytes.count else { throw damaged(name) }
        let label = bytes[index]
        index += 1
        let data = try blocks(bytes, at: &index, name)
        if label == 0xF9, data.count >= 4 { transparent = data[0] & 1 != 0 ? Int(data[3]) : nil }
      case 0x2C:
        return try frame(
          bytes, at: &index, width: width, height: height, palette: palette,
          transparent: transparent, name)
      default: throw damaged(name)
      }
    }
    throw PaintingError.unreadableImage(name: name, cause: "the GIF has no picture in it")
  }

  private static func frame(
    _ bytes: [UInt8], at index: inout Int, width: Int, height: Int, palette global: [UInt8],
    transparent: Int?,
    _ name: String
  ) throws(PaintingError) -> Bitmap {
    guard index + 9 < bytes.count else { throw damaged(name) }
    let (left, top) = (word(bytes, index), word(bytes, index + 2))
    let (columns, rows) = (word(bytes, index + 4), word(bytes, index + 6))
    let flags = bytes[index + 8]
    index += 9
    try ImageReader.check(columns, rows, name)
    let palette =
      flags & 0x80 != 0 ? try take(3 << Int(flags & 7 + 1), from: bytes, at: &index, name) : global
    guard index < bytes.count else { throw damaged(name) }
    let codeSize = Int(bytes[index])
    index += 1
    guard (1...11).contains(codeSize) else { throw damaged(name) }
    let pixels = unpacked(
      try blocks(bytes, at: &index, name), codeSize: codeSize, count: columns * rows)
    var rgba = [UInt8](repeating: 0, count: width * height * 4)
    let order = flags & 0x40 != 0 ? interlaced(rows) : Array(0..<rows)
    for (line, row) in order.enumerated() where top + row < height {
      for column in 0..<columns where left + column < width {
        let place = line * columns + column
        guard place < pixels.count else { break }
        let colour = Int(pixels[place])
        guard colour != transparent, colour * 3 + 2 < palette.count else { continue }
        let target = ((top + row) * width + left + column) * 4
        for part in 0..<3 { rgba[target + part] = palette[colour * 3 + part] }
        rgba[target + 3] = 255
      }
    }
    return try Bitmap(width: width, height: height, rgba: rgba)
  }

  /// The rows in the order in which an interlaced picture stores them.
  private static func interlaced(_ rows: Int) -> [Int] {
    [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: rows, by: $0.1)) }
  }

  /// LZW codes as the colours they stand for; what is damaged stays missing.
  private static func unpacked(_ data: [UInt8], codeSize: Int, count: Int) -> [UInt8] {
    let (clear, end) = (1 << codeSize, 1 << codeSize + 1)
    var prefixes = [Int](repeating: -1, count: 4096)
    var suffixes = [UInt8](repeating: 0, count: 4096)
    for code in 0..<clear { suffixes[code] = UInt8(truncatingIfNeeded: code) }
    var result: [UInt8] = []
    result.reserveCapacity(count)
    var (width, next, previous, first) = (codeSize + 1, clear + 2, -1, UInt8(0))
    var (bits, available) = (0, 0)
    var stack: [UInt8] = []
    for byte in data {
      bits |= Int(byte) << available
      available += 8
      while available >= width {
        let code = bits & (1 << width - 1)
        bits >>= width
        available -= width
        if code == end || result.count >= count { return result }
        if code == clear {
          (width, next, previous) = (codeSize + 1, clear + 2, -1)
          continue
        }
        guard code < next || (code == next && previous >= 0) else { return result }
        var current = code
        stack.removeAll(keepingCapacity: true)
        if code == next {
          stack.append(first)
          current = previous
        }
        while current >= clear {
          stack.append(suffixes[current])
          current = prefixes[current]
          guard current >= 0 else { return result }
        }
        first = UInt8(truncatingIfNeeded: current)
        stack.append(first)
        result.append(contentsOf: stack.reversed())
        if previous >= 0, next < 4096 {
          prefixes[next] = previous
          suffixes[next] = first
          next += 1
          if next == 1 << width, width < 12 { width += 1 }
        }
        previous = code
      }
    }
    return result
  }

  private static func blocks(_ bytes: [UInt8], at index: inout Int, _ name: String)
    throws(PaintingError) -> [UInt8]
  {
    var data: [UInt8] = []
    while index < bytes.count {
      let length = Int(bytes[index])
      index += 1
      if length == 0 { return data }
      data += try take(length, from: bytes, at: &index, name)
    }
    return data
  }

  private static func take(
    _ count: Int, from bytes: [UInt8], at index: inout Int, _ name: String
  ) throws(PaintingError) -> [UInt8] {
    guard index + count <= bytes.count else { throw damaged(name) }
    defer { index += count }
    return Array(bytes[index..<index + count])
  }

  private static func word(_ bytes: [UInt8], _ index: Int) -> Int {
    Int(bytes[index]) | Int(bytes[index + 1]) << 8
  }

  private static func damaged(_ name: String) -> PaintingError {
    .unreadableImage(name: name, cause: "the GIF is damaged; save it again")
  }
}
