// What a box answered to the proposals of late.

/// A proposal as bits, which compare fast. A missing length has bits that no arithmetic yields.
package struct ProposalKey: Equatable {
  private let width: UInt64
  private let height: UInt64

  /// A quiet NaN with a mark of its own.
  private static let missing: UInt64 = 0x7FF8_0000_5649_5452

  @inline(__always)
  package init(_ proposal: ProposedViewSize) {
    width = proposal.width.map { Double($0).bitPattern } ?? Self.missing
    height = proposal.height.map { Double($0).bitPattern } ?? Self.missing
  }
}

/// Values by proposal, the oldest given up first. Most boxes are asked one question or two: these take no allocation.
package struct ProposalCache<Value> {
  private var first: (key: ProposalKey, value: Value)?
  private var second: (key: ProposalKey, value: Value)?
  private var more: [(key: ProposalKey, value: Value)] = []
  private var next = 0
  private let limit: Int

  /// - Parameter limit: How many values are kept, three or more. Proposals a box is asked for in one pass are the
  ///   minimum, the maximum, the offer, the ideal, and some for a parent's parent.
  package init(limit: Int = 8) { self.limit = limit }

  package var isEmpty: Bool { first == nil }
  /// The oldest value.
  package var any: Value? { first?.value }

  package func value(for key: ProposalKey) -> Value? {
    if let first {
      if first.key == key { return first.value }
    } else {
      return nil
    }
    if let second {
      if second.key == key { return second.value }
    } else {
      return nil
    }
    for entry in more where entry.key == key { return entry.value }
    return nil
  }

  /// Keeps a value for a key that has none.
  package mutating func insert(_ value: Value, for key: ProposalKey) {
    if first == nil {
      first = (key, value)
    } else if second == nil {
      second = (key, value)
    } else if more.count < limit - 2 {
      more.append((key, value))
    } else {
      more[next] = (key, value)
      next = (next + 1) % more.count
    }
  }

  package mutating func removeAll() {
    guard first != nil else { return }
    first = nil
    second = nil
    if !more.isEmpty { more.removeAll(keepingCapacity: true) }
    next = 0
  }
}
