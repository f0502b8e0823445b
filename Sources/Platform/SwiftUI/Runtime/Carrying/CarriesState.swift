// What outlives a replacement of the code: state by the names of the views that own it.

/// Something that keeps state which a newer version of the code may take over.
package protocol CarriesState: AnyObject {
  /// The state, or nil if there is none worth keeping.
  var stateToCarry: Any? { get }
  /// When it is its turn: what is made by some state can only then take over its own.
  var carryingTurn: CarryingTurn { get }
  /// Takes over the state of an older version of itself, as far as it fits.
  func take(carried: Any)
}

/// The order in which state is taken over. A later kind waits until nothing of an earlier one is left to be done.
package enum CarryingTurn: Int, CaseIterable {
  /// What views are made of.
  case values
  /// How far content is scrolled: for content that is there.
  case positions
  /// Screens on top of others, which are laid out no more once they are covered.
  case screens
}

extension CarriesState {
  package var carryingTurn: CarryingTurn { .values }
}

extension StateLocation: CarriesState {
  package var stateToCarry: Any? { isMomentary ? nil : DependencyTracker.unobserved { read() } }

  package func take(carried: Any) {
    let current = DependencyTracker.unobserved { read() }
    if let value = ValueCarrying.carry(carried, as: Value.self) {
      write(value)
    } else if ObjectCarrying.areVersions(carried, current) {
      ObjectCarrying.copy(from: carried as AnyObject, to: current as AnyObject)
    }
  }
}

extension ObjectSubscription: @preconcurrency CarriesState {
  package var stateToCarry: Any? { object }

  package func take(carried: Any) {
    if ObjectCarrying.areVersions(carried, object) { ObjectCarrying.copy(from: carried as AnyObject, to: object) }
  }
}

extension ScrollLayoutNode: @preconcurrency CarriesState {
  package var stateToCarry: Any? { offset }
  package var carryingTurn: CarryingTurn { .positions }
  /// The next layout keeps the offset within what there is then.
  package func take(carried: Any) {
    guard let offset = carried as? CGPoint else { return }
    follow(offset)
    invalidateLayout()
  }
}

extension DependencyTracker {
  /// Runs something that reads state without anybody being noted as its reader.
  nonisolated package static func unobserved<Result>(_ body: () -> Result) -> Result {
    guard isOnMainActor else { return body() }
    let outer = MainActor.assumeIsolated {
      defer { current = nil }
      return SendableBox(current)
    }
    defer { MainActor.assumeIsolated { current = outer.value } }
    return body()
  }
}
