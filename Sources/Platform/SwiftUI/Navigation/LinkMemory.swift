// What a link remembers of the screen that it pushed as a view, so that a newer version of the code can push it again.

/// Storage for a link, kept by the link's node.
struct LinkMemory: DynamicProperty {
  fileprivate(set) var link: PushedLink?

  /// Takes note of where the link pushes, and how.
  @MainActor func follow(_ navigator: Navigator?, push: @escaping @MainActor () -> Void) {
    link?.navigator = navigator
    link?.push = push
  }
}

extension LinkMemory: BindableProperty, NodeOwnedProperty {
  @MainActor
  mutating func bind(to slot: inout AnyObject?, node: _ViewNode, tracker: DependencyTracker) {
    let known = slot as? PushedLink ?? PushedLink()
    slot = known
    link = known
  }
}

/// A link as the navigation container knows it.
@MainActor
final class PushedLink {
  weak var navigator: Navigator?
  var push: (@MainActor () -> Void)?
}

extension PushedLink: @preconcurrency CarriesState {
  var stateToCarry: Any? { navigator?.isPushed(self) == true ? true : nil }
  var carryingTurn: CarryingTurn { .screens }
  func take(carried: Any) { push?() }
}
