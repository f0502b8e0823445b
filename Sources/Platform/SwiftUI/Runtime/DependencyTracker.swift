// Which node reads what: state locations, environment keys and observable properties register with the tracker that
// is current while a body runs.

import Observation

/// Remembers what one node read in its last evaluation. It points to the node as an anchor does.
@MainActor
package final class DependencyTracker: NodeAnchor {
  private var environmentReads: [ObjectIdentifier: (EnvironmentValues) -> Bool] = [:]
  private var generation = 0

  nonisolated init() { super.init(nil) }

  /// The tracker of the body being evaluated.
  package static var current: DependencyTracker?

  /// Runs a body and records what it reads.
  package func track<Result>(_ body: () -> Result) -> Result {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    forget()
    return observe(body)
  }

  /// Forgets what was read.
  package func forget() {
    environmentReads.removeAll(keepingCapacity: true)
    generation += 1
  }

  /// Runs more of what was tracked, as the content of another row, and adds what it reads.
  package func trackMore<Result>(_ body: () -> Result) -> Result {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return observe(body)
  }

  private func observe<Result>(_ body: () -> Result) -> Result {
    let mine = generation
    return withObservationTracking(body) { [weak self] in
      onMainActor { self?.observableDidChange(generation: mine) }
    }
  }

  private func observableDidChange(generation: Int) {
    guard generation == self.generation, let node else { return }
    node.host.stateWrites?.willChange(node.heldObjects)
    node.setNeedsUpdate()
  }

  /// Notes that an environment key was read; `isUnchanged` compares another environment with the value read.
  package func recordRead(of key: ObjectIdentifier, isUnchanged: @escaping (EnvironmentValues) -> Bool) {
    environmentReads[key] = isUnchanged
  }

  package func isAffected(byChangeTo environment: EnvironmentValues) -> Bool {
    environmentReads.values.contains { !$0(environment) }
  }

  package func invalidate() { node?.setNeedsUpdate() }
}

/// Whether this code runs where the main actor does.
///
/// The main thread, as a rule; a program that gave its main thread away (`dispatchMain`, as test runners do) has the
/// main queue served by another.
package var isOnMainActor: Bool {
  Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) != nil
}

private let mainQueueMark: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// Runs work on the main actor: at once when already there, else later.
package func onMainActor(_ work: @escaping @MainActor () -> Void) {
  if isOnMainActor {
    MainActor.assumeIsolated(work)
  } else {
    let box = SendableBox(work)
    DispatchQueue.main.async { MainActor.assumeIsolated { box.value() } }
  }
}
