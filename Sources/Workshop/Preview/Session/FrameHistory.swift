// The frames of the last seconds, for scrubbing back.

import Drawing
import Stage

/// Keeps what was shown when. Frames share their storage with each other as far as they are equal.
struct FrameHistory {
  struct Entry {
    /// Stage seconds.
    var time: Double
    var frame: Frame
    var background: RGBA
  }

  /// Stage seconds kept.
  static let span = 10.0
  private static let mostEntries = 1200

  private(set) var entries: [Entry] = []

  mutating func add(_ entry: Entry) {
    if let last = entries.last, last.time == entry.time { entries.removeLast() }
    entries.append(entry)
    // The one before the span still shows at its beginning.
    let begin = entry.time - Self.span
    var old = 0
    while old + 1 < entries.count, entries[old + 1].time <= begin { old += 1 }
    old = max(old, entries.count - Self.mostEntries)
    // Taken out in bundles, so that keeping up costs little.
    if old > 60 { entries.removeFirst(old) }
  }

  mutating func removeAll() { entries = [] }

  /// What was on the screen at a time.
  func entry(at time: Double) -> Entry? { entries.last { $0.time <= time } ?? entries.first }
}
