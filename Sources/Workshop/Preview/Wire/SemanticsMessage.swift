// The accessibility tree for a page.

import CoreGraphics
import Drawing
import Foundation

@MainActor
enum SemanticsMessage {
  /// What a page asks of an element beyond what it says.
  private struct Sources {
    var activationPoint: (Semantics.Element) -> CGPoint?
    var fieldText: (Semantics.Element) -> String?
    var options: (Semantics.Element) -> (names: [String], picked: Int?)?
  }

  /// - Parameters:
  ///   - activationPoint: Where a tap on an element takes effect.
  ///   - fieldText: What a text field holds.
  ///   - options: What a picker's options are called, and which one is picked.
  static func make(
    _ semantics: Semantics, activationPoint: @escaping (Semantics.Element) -> CGPoint? = { _ in nil },
    fieldText: @escaping (Semantics.Element) -> String? = { _ in nil },
    options: @escaping (Semantics.Element) -> (names: [String], picked: Int?)? = { _ in nil }
  ) -> JSON {
    let sources = Sources(activationPoint: activationPoint, fieldText: fieldText, options: options)
    return ["kind": "semantics", "elements": .array(semantics.elements.map { element($0, sources) })]
  }

  /// The size of what a finger aims at, in points.
  private static let target = CGSize(width: 64, height: 44)

  private static func element(_ element: Semantics.Element, _ sources: Sources) -> JSON {
    var frame = element.frame
    // A row of a toggle is one element, but only its switch takes taps: a click on the page's element must hit it.
    if element.role == .toggle, let point = sources.activationPoint(element) {
      let around = CGRect(
        x: point.x - target.width / 2, y: point.y - target.height / 2, width: target.width, height: target.height)
      frame = frame.overlap(around)
      if frame.isNull { frame = element.frame }
    }
    var members: [(String, JSON)] = [
      ("id", JSON(element.id)), ("role", .string(element.role.rawValue)), ("frame", JSON(frame)),
    ]
    func add(_ name: String, _ text: String) { if !text.isEmpty { members.append((name, .string(text))) } }
    add("label", element.label)
    // While a field is empty its placeholder is read out; an input has a place of its own for that.
    let isEmptyField = sources.fieldText(element)?.isEmpty == true
    add(isEmptyField ? "placeholder" : "value", element.value)
    add("hint", element.hint)
    if element.role == .picker, let (names, picked) = sources.options(element), !names.isEmpty {
      members.append(("options", .array(names.map { .string($0) })))
      if let picked { members.append(("picked", JSON(picked))) }
    }
    add("identifier", element.identifier)
    let traits = names(of: element.traits)
    if !traits.isEmpty { members.append(("traits", .array(traits.map { .string($0) }))) }
    if !element.actions.isEmpty { members.append(("actions", .array(element.actions.map { .string($0) }))) }
    if !element.children.isEmpty {
      members.append(("children", .array(element.children.map { Self.element($0, sources) })))
    }
    return .object(members)
  }

  static func names(of traits: Semantics.Traits) -> [String] {
    let all: [(Semantics.Traits, String)] = [
      (.selected, "selected"), (.disabled, "disabled"), (.header, "header"), (.modal, "modal"),
      (.adjustable, "adjustable"), (.updatesFrequently, "updatesFrequently"), (.summary, "summary"), (.link, "link"),
      (.button, "button"), (.image, "image"), (.searchField, "searchField"), (.focused, "focused"),
    ]
    return all.filter { traits.contains($0.0) }.map(\.1)
  }
}
