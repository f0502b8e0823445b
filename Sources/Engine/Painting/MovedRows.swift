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

  /// What tells the strips of a picture's rows apart; nil for a picture that is too small for a move to pay.
  ///
  /// - Parameter pixels: The first pixel; the stride is in bytes.
  static func sums(_ pixels: UnsafePointer<UInt32>, _ stride: Int, width: Int, height: Int) -> [UInt64]? {
    guard width >= 2 * strips, width * height >= smallest else { return nil }
    return [UInt64](unsafeUninitializedCapacity: strips * height) { buffer, count in
      px_row_sums(pixels, stride, Int32(width), Int32(height), Int32(strips), buffer.baseAddress)
      count = strips * height
    }
  }

  /// Nil where nothing that is worth it has moved.
  ///
  /// - Parameters:
  ///   - before: The sums of the picture as it was.
  ///   - after: The sums of the picture as it is.
  init?(from before: [UInt64], to after: [UInt64]) {
    let height = after.count / Self.strips
    guard before.count == after.count else { return nil }
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
    var votes: [Int: Int] = [:]
    var voters = 0
    for strip in 0..<strips {
      func tells(_ sums: [UInt64], _ row: Int) -> Bool {
        row > 0 && sums[row * strips + strip] != sums[(row - 1) * strips + strip]
      }
      var places: [UInt64: [Int]] = [:]
      for row in 0..<height where tells(before, row) { places[before[row * strips + strip], default: []].append(row) }
      for row in 0..<height where tells(after, row) && after[row * strips + strip] != before[row * strips + strip] {
        voters += 1
        guard let found = places[after[row * strips + strip]] else { continue }
        // A row may come from several like it, as the lines of a table do: the nearest few have a say.
        for place in nearest(found, row) { votes[row - place, default: 0] += 1 }
      }
      // The same whatever the order of the dictionary.
      let best = votes.max { a, b in (a.value, -abs(a.key), a.key) < (b.value, -abs(b.key), b.key) }
      // Where most agree the others need not be asked.
      if let best, strip == strips - 1 || (best.value > 32 && best.value * 2 > voters) { return best.key }
    }
    return nil
  }

  /// Those of some places, which are in order, that are the nearest to a row.
  private static func nearest(_ places: [Int], _ row: Int) -> ArraySlice<Int> {
    let most = 8
    guard places.count > most else { return places[...] }
    let next = places.firstIndex { $0 >= row } ?? places.count
    let start = min(max(next - most / 2, 0), places.count - most)
    return places[start..<start + most]
  }
}
