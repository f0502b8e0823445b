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
  /// The places as they come in the tree.
  var order: [Place] = []
}

extension ViewHost {
  /// Takes the state out of the running tree.
  package func stateToCarry() -> CarriedState {
    var state = CarriedState()
    guard let rootViewNode else { return state }
    CarryingWalk(wanted: nil) { place, carrier, _ in
      guard let value = carrier.stateToCarry, state.values.updateValue(value, forKey: place) == nil else { return }
      state.order.append(place)
    }.visit(rootViewNode)
    return state
  }

  /// Gives the running tree the state of an older one.
  ///
  /// A view gets that of the view of the same name in the same place. Views that only come about by that (screens that
  /// are pushed, branches that are taken, rows further down) get theirs in turn. What is left then goes to views of the
  /// same name elsewhere, if there are as many of them as there were: they were moved, or put into another view.
  package func take(_ state: CarriedState) {
    var state = state
    var taken: Set<CarriedState.Place> = []
    updateAsFirst()
    var passes = 0
    while !state.values.isEmpty, passes < 64, let rootViewNode {
      passes += 1
      guard takeInPlace(&state, &taken, rootViewNode) || takeElsewhere(&state, &taken, rootViewNode) else { break }
      // Objects whose properties were filled in tell nobody.
      evaluateEverything()
      updateAsFirst()
    }
    input.resumeEditing()
  }

  /// Hands over what belongs to places that are there, of the first kind whose turn it is. False if there is nothing.
  private func takeInPlace(
    _ state: inout CarriedState, _ taken: inout Set<CarriedState.Place>, _ root: _ViewNode
  ) -> Bool {
    var found: [(place: CarriedState.Place, carrier: any CarriesState)] = []
    let (ids, values) = (state.wantedIDs, state.values)
    CarryingWalk(wanted: { ids[$0]?.contains($1) == true }) { place, carrier, _ in
      if values[place] != nil { found.append((place, carrier)) }
    }.visit(root)
    for turn in CarryingTurn.allCases {
      var hasTaken = false
      for (place, carrier) in found where carrier.carryingTurn == turn {
        guard let value = state.values.removeValue(forKey: place) else { continue }
        carrier.take(carried: value)
        taken.insert(place)
        hasTaken = true
      }
      if hasTaken { return true }
    }
    return false
  }

  private func takeElsewhere(
    _ state: inout CarriedState, _ taken: inout Set<CarriedState.Place>, _ root: _ViewNode
  ) -> Bool {
    struct Kind: Hashable {
      var view: String
      var property: String
      init?(_ place: CarriedState.Place) {
        guard let property = place.property, let view = place.way.last else { return nil }
        self.property = property
        self.view = String(view.prefix { $0 != " " })
      }
    }
    let known = taken
    var homes: [Kind: [(place: CarriedState.Place, carrier: any CarriesState)]] = [:]
    CarryingWalk(wanted: nil) { place, carrier, module in
      // Controls of the library are too much alike to be told apart by their names.
      guard let kind = Kind(place), module != nil, module != "SwiftUI", !known.contains(place) else { return }
      homes[kind, default: []].append((place, carrier))
    }.visit(root)
    var left: [Kind: [CarriedState.Place]] = [:]
    for place in state.order where state.values[place] != nil {
      if let kind = Kind(place) { left[kind, default: []].append(place) }
    }
    var hasTaken = false
    for (kind, places) in left {
      guard let homes = homes[kind], homes.count == places.count else { continue }
      for (place, home) in zip(places, homes) {
        guard let value = state.values.removeValue(forKey: place) else { continue }
        home.carrier.take(carried: value)
        taken.insert(home.place)
        hasTaken = true
      }
    }
    return hasTaken
  }
}

extension CarriedState {
  /// The ids on the ways to what is left, by the way that leads there.
  fileprivate var wantedIDs: [[String]: Set<String>] {
    var ids: [[String]: Set<String>] = [:]
    for place in values.keys {
      for (index, step) in place.way.enumerated() where step.hasPrefix("#") {
        ids[Array(place.way[..<index]), default: []].insert(step)
      }
    }
    return ids
  }
}

/// Goes through a tree and finds what carries state.
@MainActor
private struct CarryingWalk {
  /// Whether there is something for an id (with its number) at the end of a way; nil to look at what is there already.
  let wanted: (([String], String) -> Bool)?
  let found: (CarriedState.Place, any CarriesState, _ module: String?) -> Void

  init(
    wanted: (([String], String) -> Bool)?,
    found: @escaping (CarriedState.Place, any CarriesState, _ module: String?) -> Void
  ) {
    self.wanted = wanted
    self.found = found
  }

  func visit(_ root: _ViewNode) {
    var counts: [String: Int] = [:]
    visit(root, [], &counts)
  }

  private func visit(_ node: _ViewNode, _ way: [String], _ counts: inout [String: Int]) {
    if let id = node.explicitID {
      var inner: [String: Int] = [:]
      visitInside(node, way + [number("#\(id)", &counts)], &inner)
    } else {
      visitInside(node, way, &counts)
    }
  }

  private func visitInside(_ node: _ViewNode, _ way: [String], _ counts: inout [String: Int]) {
    if let name = node.viewName {
      let inside = way + [number(String(name.prefix { $0 != "<" }), &counts)]
      for (property, carrier) in node.carriedProperties {
        found(CarriedState.Place(way: inside, property: property), carrier, node.viewModule)
      }
      var inner: [String: Int] = [:]
      visitChildren(of: node, inside, &inner)
      return
    }
    if let carrier = node.carriedBox {
      let name = String("\(type(of: carrier))".prefix { $0 != "<" })
      found(CarriedState.Place(way: way + [number(name, &counts)], property: nil), carrier, nil)
    }
    visitChildren(of: node, way, &counts)
  }

  private func visitChildren(of node: _ViewNode, _ way: [String], _ counts: inout [String: Int]) {
    // Two collections in one view may have the same ids.
    let collection = node is any LazyRowSource ? way + [number("ForEach", &counts)] : way
    let wanted = wanted.map { wanted in { (id: String) in wanted(collection, "#\(id)") } }
    for (id, child) in node.childrenToCarry(wanted: wanted) {
      if let id {
        var inner: [String: Int] = [:]
        visit(child, collection + ["#\(id)"], &inner)
      } else {
        visit(child, way, &counts)
      }
    }
  }

  private func number(_ name: String, _ counts: inout [String: Int]) -> String {
    counts[name, default: 0] += 1
    return "\(name) \(counts[name, default: 0])"
  }
}
