// Rows of pixels that lie farther up or down than before, as those of scrolled content do.

import CPixels

/// Where most rows of one picture are those of another, some way up or down.
///
/// Found from the pixels alone, so whatever was painted in between: text, gradients, pictures. What is not the same after
/// the move costs nothing but to be sent.
struct MovedRows {
  /// The rows of the new picture that come from the old one, with few in between that do not.
  var range: Range<Int>
  /// How far down they lie from where they were.
  var way: Int

  /// Smaller pictures are not worth the words that a move takes.
  private static let smallest = 1 << 14
  /// What lies at the edges, as indicators and bars do, need not move along: rows are compared in strips.
  private static let strips = 4

  /// Nil where nothing that is worth it has moved. Cost: both pictures are read once.
  ///
  /// - Parameters:
  ///   - old: The first pixel of the picture as it was. Strides are in bytes.
  ///   - new: The first pixel of the picture as it is.
  init?(
    from old: UnsafePointer<UInt32>, _ oldStride: Int, to new: UnsafePointer<UInt32>, _ newStride: Int, width: Int,
    height: Int
  ) {
    guard width >= 2 * Self.strips, width * height >= Self.smallest else { return nil }
    let count = Self.strips * height
    func sums(_ pixels: UnsafePointer<UInt32>, _ stride: Int) -> [UInt64] {
      [UInt64](unsafeUninitializedCapacity: count) { buffer, filled in
        px_row_sums(pixels, stride, Int32(width), Int32(height), Int32(Self.strips), buffer.baseAddress)
        filled = count
      }
    }
    let (before, after) = (sums(old, oldStride), sums(new, newStride))
    guard let way = Self.way(before, after, height), way != 0 else { return nil }
    let rows = max(way, 0)..<min(height + way, height)
    func strips(_ row: Int) -> Int {
      (0..<Self.strips).count { after[row * Self.strips + $0] == before[(row - way) * Self.strips + $0] }
    }
    guard let first = rows.first(where: { strips($0) > 0 }), let last = rows.last(where: { strips($0) > 0 }),
      (first...last).reduce(0, { $0 + strips($1) }) * 3 > (last - first + 1) * Self.strips
    else { return nil }
    range = first..<last + 1
    self.way = way
  }

  /// The way that most rows have gone which tell where they come from: those unlike the row above them, and not in place.
  private static func way(_ before: [UInt64], _ after: [UInt64], _ height: Int) -> Int? {
    // A row may come from several like it, as the lines of a table do: the nearest few have a say.
    let most = 8
    var votes: [Int: Int] = [:]
    for strip in 0..<strips {
      func marked(_ sums: [UInt64], _ row: Int) -> Bool {
        row > 0 && sums[row * strips + strip] != sums[(row - 1) * strips + strip]
      }
      var places: [UInt64: [Int]] = [:]
      for row in 0..<height where marked(before, row) { places[before[row * strips + strip], default: []].append(row) }
      for row in 0..<height where marked(after, row) && after[row * strips + strip] != before[row * strips + strip] {
        guard let found = places[after[row * strips + strip]] else { continue }
        for place in found.sorted(by: { abs($0 - row) < abs($1 - row) }).prefix(most) {
          votes[row - place, default: 0] += 1
        }
      }
    }
    // The same whatever the order of the dictionary.
    return votes.max { a, b in (a.value, -abs(a.key), a.key) < (b.value, -abs(b.key), b.key) }?.key
  }
}
