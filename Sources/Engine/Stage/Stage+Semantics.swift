// What a stage says, and what those who listen can do: elements by name, actions, spoken text.

import Drawing
import Foundation
import SwiftUI

/// Something that can be done with an accessibility element.
public enum SemanticAction: Hashable, Sendable {
  /// What a tap does.
  case activate
  case increment
  case decrement
  /// Leaves: ends a presentation, goes back.
  case escape
  case magicTap
  /// An action with a name of its own.
  case custom(String)

  var name: String {
    switch self {
    case .activate: "activate"
    case .increment: "increment"
    case .decrement: "decrement"
    case .escape: "escape"
    case .magicTap: "magicTap"
    case .custom(let name): name
    }
  }
}

extension Stage {
  /// The accessibility tree of the current frame.
  public var semantics: Semantics { frame.semantics }

  /// The element that is read out under a label, or has it as its identifier; one that can be used comes before one that
  /// cannot.
  public func element(_ label: String) -> Semantics.Element? {
    let all = semantics.elements.flatMap(\.flattened)
    let ways: [(Semantics.Element) -> Bool] = [
      { $0.label == label }, { $0.identifier == label },
      { $0.label.hasPrefix(label + ", ") }, { $0.label.caseInsensitiveCompare(label) == .orderedSame },
    ]
    for way in ways {
      let found = all.filter(way)
      if let best = found.first(where: { !$0.actions.isEmpty }) ?? found.first { return best }
    }
    return nil
  }

  /// Does something with the element that has a label, as assistive technologies do.
  ///
  /// - Returns: Whether there was such an element with such an action; if not, a warning says what there is.
  @discardableResult
  public func perform(_ action: SemanticAction, on label: String) -> Bool {
    guard let element = find(label, doing: "perform") else { return false }
    return perform(action.name, on: element)
  }

  /// Does something with an element of the current frame, by its id and the action's name.
  @discardableResult
  public func perform(_ action: String, onElement id: Int) -> Bool {
    guard let element = semantics.elements.flatMap(\.flattened).first(where: { $0.id == id }) else {
      host.warn("perform: there is no element \(id) in the current frame.")
      return false
    }
    return perform(action, on: element)
  }

  private func perform(_ name: String, on element: Semantics.Element) -> Bool {
    guard let run = host.semanticsHandlers[element.id]?.actions[name] else {
      if name == "escape" { return escape() }
      let known = element.actions.isEmpty ? "it has none" : "it has \(element.actions.joined(separator: ", "))"
      host.warn("perform: “\(element.label)” has no action “\(name)”; \(known).")
      return false
    }
    act { _ in run() }
    return true
  }

  /// Leaves the topmost presentation or screen.
  @discardableResult
  func escape() -> Bool {
    var isDone = false
    act { isDone = $0.escape() }
    return isDone
  }

  /// An element by its label, with a warning if there is none.
  func find(_ label: String, doing action: String) -> Semantics.Element? {
    if let element = element(label) { return element }
    let names = semantics.elements.flatMap(\.flattened).map(\.label).filter { !$0.isEmpty }
    let known = names.isEmpty ? "nothing on the screen has a label" : "there are “\(names.joined(separator: "”, “"))”"
    host.warn("\(action): nothing on the screen is called “\(label)”; \(known).")
    return nil
  }
}

extension Semantics.Element {
  /// The element and all inside, in reading order.
  var flattened: [Semantics.Element] { [self] + children.flatMap(\.flattened) }
}
