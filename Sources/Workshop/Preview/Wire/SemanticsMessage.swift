// The accessibility tree for a page.

import Drawing

enum SemanticsMessage {
  static func make(_ semantics: Semantics) -> JSON {
    ["kind": "semantics", "elements": .array(semantics.elements.map(element))]
  }

  static func element(_ element: Semantics.Element) -> JSON {
    var members: [(String, JSON)] = [
      ("id", JSON(element.id)), ("role", .string(element.role.rawValue)), ("frame", JSON(element.frame)),
    ]
    func add(_ name: String, _ text: String) { if !text.isEmpty { members.append((name, .string(text))) } }
    add("label", element.label)
    add("value", element.value)
    add("hint", element.hint)
    add("identifier", element.identifier)
    let traits = names(of: element.traits)
    if !traits.isEmpty { members.append(("traits", .array(traits.map { .string($0) }))) }
    if !element.actions.isEmpty { members.append(("actions", .array(element.actions.map { .string($0) }))) }
    if !element.children.isEmpty { members.append(("children", .array(element.children.map(Self.element)))) }
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
