// Where pixels live: large areas come in huge pages, and the last one given back is kept for the next picture.

import Foundation
import Synchronization

/// Memory for pixels. A phone screen fresh from the system costs three thousand page faults or the clearing of whole
/// huge pages; a screen drawn again and again should pay that once.
enum PixelMemory {
  private struct Spare {
    /// The address of the memory.
    var address: UInt
    var count: Int
  }

  private static let spare = Mutex<Spare?>(nil)
  private static let hugePage = 1 << 21

  /// Memory for `count` words, zeroed unless the caller sets every one; nil if there is none. Give it back to `release`.
  static func allocate(_ count: Int, clears: Bool = true) -> UnsafeMutablePointer<UInt32>? {
    let bytes = max(count, 1) * 4
    guard bytes >= hugePage else {
      return calloc(bytes, 1)?.bindMemory(to: UInt32.self, capacity: max(count, 1))
    }
    let known: UInt? = spare.withLock { spare in
      guard let kept = spare, kept.count == count else { return nil }
      spare = nil
      return kept.address
    }
    var memory = known.flatMap { UnsafeMutableRawPointer(bitPattern: $0) }
    if memory == nil {
      guard posix_memalign(&memory, hugePage, bytes) == 0, let memory else { return nil }
      madvise(memory, bytes, Int32(MADV_HUGEPAGE))
    }
    if clears, let memory { memset(memory, 0, bytes) }
    return memory?.bindMemory(to: UInt32.self, capacity: count)
  }

  static func release(_ memory: UnsafeMutablePointer<UInt32>, _ count: Int) {
    guard count * 4 >= hugePage else {
      free(memory)
      return
    }
    let older = spare.withLock { spare in
      defer { spare = Spare(address: UInt(bitPattern: memory), count: count) }
      return spare?.address
    }
    free(older.flatMap { UnsafeMutableRawPointer(bitPattern: $0) })
  }
  /// Gives back to the system what is kept for the next picture.
  static func releaseSpare() {
    let kept = spare.withLock { spare in
      defer { spare = nil }
      return spare?.address
    }
    free(kept.flatMap { UnsafeMutableRawPointer(bitPattern: $0) })
  }
}
