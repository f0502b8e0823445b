// What outlives a replacement of the code: state by the names of the views that own it.

/// Something that keeps state which a newer version of the code may take over.
package protocol CarriesState: AnyObject {
  /// The state, or nil if there is none worth keeping.
  var stateToCarry: Any? { get }
  /// Takes over the state of an older version of itself, as far as it fits.
  func take(carried: Any)
}

extension StateLocation: CarriesState {
  package var stateToCarry: Any? { DependencyTracker.unobserved { read() } }

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
  package func take(carried: Any) { if let offset = carried as? CGPoint { scroll(to: offset) } }
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
