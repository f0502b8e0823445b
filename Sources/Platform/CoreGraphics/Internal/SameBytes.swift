// Bitwise comparison of two buffers.

import Foundation

/// Whether two arrays of plain values (no references, no padding) hold the same bytes. Unlike `==`, NaN equals itself.
func sameBytes<Value>(_ lhs: [Value], _ rhs: [Value]) -> Bool {
  lhs.withUnsafeBytes { left in
    rhs.withUnsafeBytes { right in
      guard left.count == right.count else { return false }
      guard let first = left.baseAddress, let second = right.baseAddress else { return true }
      return memcmp(first, second, left.count) == 0
    }
  }
}
