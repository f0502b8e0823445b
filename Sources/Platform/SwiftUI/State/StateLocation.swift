// Where a piece of state lives, and who read it.

/// Storage of one `@State`: the value and the nodes whose bodies read it.
///
/// Values are read and written on the main actor, and from other threads as `@State` allows; a lock keeps both whole.
package final class StateLocation<Value>: @unchecked Sendable {
  private let value: Lock<Value>
  private let readers = Lock<[ObjectIdentifier: WeakTracker]>([:])

  package init(_ value: Value) { self.value = Lock(value) }

  /// The value; the body being evaluated is remembered as a reader.
  package func read() -> Value {
    if isOnMainActor {
      MainActor.assumeIsolated {
        guard let tracker = DependencyTracker.current else { return }
        readers.withLock { $0[ObjectIdentifier(tracker)] = WeakTracker(tracker) }
      }
    }
    return value.withLock { $0 }
  }

  /// Stores a value and asks every reader to run again, unless the value is the same.
  package func write(_ newValue: Value) {
    let isSame = value.withLock { stored in
      if ValueComparison.areEqual(stored, newValue) { return true }
      stored = newValue
      return false
    }
    if isSame { return }
    let readers = readers.withLock { Array($0.values) }
    onMainActor { for reader in readers { reader.tracker?.invalidate() } }
  }
}

private struct WeakTracker: Sendable {
  weak let tracker: DependencyTracker?
  init(_ tracker: DependencyTracker) { self.tracker = tracker }
}
