// Where a piece of state lives, and who read it.

/// Storage of one `@State`: the value and the nodes whose bodies read it.
///
/// Values are read and written on the main actor, and from other threads as `@State` allows; a lock keeps both whole.
package final class StateLocation<Value>: @unchecked Sendable {
  private struct Stored {
    /// What bodies see.
    var shown: Value
    var shownVersion = 0
    /// What was written last.
    var latest: Value
    var version = 0
  }

  private let value: Lock<Stored>
  private let readers = Lock<[ObjectIdentifier: WeakTracker]>([:])

  /// The view that the value belongs to.
  private let owner: NodeAnchor?

  /// Whether the value goes by with a gesture.
  let isMomentary: Bool

  package init(_ value: Value, owner: NodeAnchor? = nil, isMomentary: Bool = false) {
    self.value = Lock(Stored(shown: value, latest: value))
    self.owner = owner
    self.isMomentary = isMomentary
  }

  /// The value; the body being evaluated is remembered as a reader.
  ///
  /// Bodies see what was written in the changes up to the one that is being brought in; everybody else sees what was
  /// written last.
  package func read() -> Value {
    if isOnMainActor {
      let isBody = MainActor.assumeIsolated {
        guard let tracker = DependencyTracker.current else { return false }
        readers.withLock { $0[ObjectIdentifier(tracker)] = WeakTracker(tracker) }
        return true
      }
      if isBody { return value.withLock { $0.shown } }
    }
    return value.withLock { $0.latest }
  }

  /// Stores a value and asks every reader to run again, unless the value is the same.
  package func write(_ newValue: Value) {
    let written: (version: Int, old: Value)? = value.withLock { stored in
      if ValueComparison.areEqual(stored.latest, newValue) { return nil }
      let old = stored.latest
      stored.latest = newValue
      stored.version += 1
      return (stored.version, old)
    }
    guard let (version, old) = written else { return }
    if owner != nil { note(SendableBox((old, newValue))) }
    let change = SendableBox(newValue)
    guard isOnMainActor else {
      show(newValue, version)
      onMainActor { self.invalidateReaders() }
      return
    }
    MainActor.assumeIsolated {
      if let host = soleHost {
        host.enqueueChange { [self] in
          show(change.value, version)
          invalidateReaders()
        }
      } else {
        show(change.value, version)
        invalidateReaders()
      }
    }
  }

  /// Tells whoever follows what views write.
  private func note(_ write: SendableBox<(old: Value, new: Value)>) {
    guard isOnMainActor else { return onMainActor { self.note(write) } }
    MainActor.assumeIsolated {
      guard let node = owner?.node, let record = node.host.stateWrites else { return }
      record.note(self, of: node, from: write.value.old, to: write.value.new)
    }
  }

  /// Lets bodies see a value, unless they have seen a later one.
  private func show(_ newValue: Value, _ version: Int) {
    value.withLock { stored in
      guard version > stored.shownVersion else { return }
      stored.shown = newValue
      stored.shownVersion = version
    }
  }

  @MainActor private func invalidateReaders() {
    for reader in readers.withLock({ Array($0.values) }) { reader.tracker?.invalidate() }
  }

  /// The stage whose bodies read the value, if it is only one.
  @MainActor private var soleHost: ViewHost? {
    var host: ViewHost?
    for reader in readers.withLock({ Array($0.values) }) {
      guard let other = reader.tracker?.node?.host, other !== host else { continue }
      if host != nil { return nil }
      host = other
    }
    return host
  }
}

private struct WeakTracker: Sendable {
  weak let tracker: DependencyTracker?
  init(_ tracker: DependencyTracker) { self.tracker = tracker }
}
