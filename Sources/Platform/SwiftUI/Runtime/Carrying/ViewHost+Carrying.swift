// A newer version of the code takes over the state of the old one.

import Foundation

/// The state of a tree, by place.
///
/// A place is a way down from the root: the names of the views that have a body, each with its number among its like
/// inside the view around it, and the ids that `id` and `ForEach` give. What lies between such views may change freely.
package struct CarriedState {
  struct Place: Hashable {
    var way: [String]
    /// A property's name; nil for a box's own state.
    var property: String?
  }

  var values: [Place: Any] = [:]
}

extension ViewHost {
  /// Takes the state out of the running tree.
  package func stateToCarry() -> CarriedState {
    var state = CarriedState()
    guard let rootViewNode else { return state }
    CarryingWalk.visit(rootViewNode) { place, carrier in
      if let value = carrier.stateToCarry { state.values[place] = value }
    }
    return state
  }

  /// Gives the running tree the state of an older one, wherever a view of the same name is in the same place.
  ///
  /// Views that only come about by that (screens that are pushed, branches that are taken) get theirs in turn.
  package func take(_ state: CarriedState) {
    var state = state
    for _ in 0..<16 where !state.values.isEmpty {
      updateAsFirst()
      guard let rootViewNode else { return }
      let before = state.values.count
      CarryingWalk.visit(rootViewNode) { place, carrier in
        if let value = state.values.removeValue(forKey: place) { carrier.take(carried: value) }
      }
      if state.values.count == before { break }
    }
    updateAsFirst()
  }
}

@MainActor
private enum CarryingWalk {
  static func visit(_ root: _ViewNode, _ found: (CarriedState.Place, any CarriesState) -> Void) {
    var counts: [String: Int] = [:]
    visit(root, [], &counts, found)
  }

  private static func visit(
    _ node: _ViewNode, _ way: [String], _ counts: inout [String: Int],
    _ found: (CarriedState.Place, any CarriesState) -> Void
  ) {
    if let id = node.explicitID {
      var inner: [String: Int] = [:]
      visitInside(node, way + ["#\(id)"], &inner, found)
    } else {
      visitInside(node, way, &counts, found)
    }
  }

  private static func visitInside(
    _ node: _ViewNode, _ way: [String], _ counts: inout [String: Int],
    _ found: (CarriedState.Place, any CarriesState) -> Void
  ) {
    if let name = node.viewName {
      let inside = way + [number(String(name.prefix { $0 != "<" }), &counts)]
      for (property, carrier) in node.carriedProperties {
        found(CarriedState.Place(way: inside, property: property), carrier)
      }
      var inner: [String: Int] = [:]
      for child in node.children { visit(child, inside, &inner, found) }
      return
    }
    if let carrier = node.carriedBox {
      let name = String("\(type(of: carrier))".prefix { $0 != "<" })
      found(CarriedState.Place(way: way + [number(name, &counts)], property: nil), carrier)
    }
    for child in node.children { visit(child, way, &counts, found) }
  }

  private static func number(_ name: String, _ counts: inout [String: Int]) -> String {
    counts[name, default: 0] += 1
    return "\(name) \(counts[name, default: 0])"
  }
}
