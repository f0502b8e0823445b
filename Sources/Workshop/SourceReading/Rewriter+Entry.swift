// `@Entry` in EnvironmentValues and its kin becomes a key and a computed property.

import SwiftSyntax

extension Rewriter {
  private static let keyProtocols = [
    "EnvironmentValues": "EnvironmentKey",
    "Transaction": "TransactionKey",
    "FocusedValues": "FocusedValueKey",
    "ContainerValues": "ContainerValueKey",
  ]

  func expandEntries(in node: ExtensionDeclSyntax) {
    let container = node.extendedType.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
    guard let keyProtocol = Self.keyProtocols[container] else { return }
    for member in node.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        let attribute = variable.attributes.lazy.compactMap({ $0.as(AttributeSyntax.self) })
          .first(where: { $0.attributeName.trimmedDescription == "Entry" }),
        variable.bindings.count == 1, let binding = variable.bindings.first,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else { continue }
      replace(range(of: attribute), with: "")
      let isPublic = [variable.modifiers, node.modifiers].joined().contains {
        ["public", "package"].contains($0.name.text)
      }
      expand(name: name, binding: binding, keyProtocol: keyProtocol, access: isPublic ? "public " : "")
    }
  }

  private func expand(name: String, binding: PatternBindingSyntax, keyProtocol: String, access: String) {
    let key = "__Key_\(name.filter { $0 != "`" })"
    let accessors = "{ get { self[\(key).self] } set { self[\(key).self] = newValue } }"
    let type = binding.typeAnnotation?.type.trimmedDescription
      .split(whereSeparator: \.isNewline).joined(separator: " ")
    let end = binding.endPositionBeforeTrailingTrivia.utf8Offset

    if keyProtocol == "FocusedValueKey" {
      // The property is optional, the key's value is not.
      guard let type else { return }
      let value = type.hasSuffix("?") ? String(type.dropLast()) : type
      edits.append(
        TextEdit(
          at: end,
          insert: " \(accessors); fileprivate struct \(key): SwiftUI.\(keyProtocol) { typealias Value = \(value) }"))
      return
    }
    guard let initializer = binding.initializer else {
      guard let type else { return }
      edits.append(
        TextEdit(
          at: end,
          insert:
            " \(accessors); fileprivate struct \(key): SwiftUI.\(keyProtocol) { static var defaultValue: \(type) { nil } }"
        ))
      return
    }
    // `= value` becomes `{ accessors }; struct Key { static … defaultValue … value }`, the value staying in its place.
    if let type {
      replace(
        range(of: initializer.equal),
        with:
          "\(accessors); fileprivate struct \(key): SwiftUI.\(keyProtocol) { static var defaultValue: \(type) { get { ")
      edits.append(TextEdit(at: end, insert: " } } }"))
    } else {
      edits.append(
        TextEdit(at: binding.pattern.endPositionBeforeTrailingTrivia.utf8Offset, insert: ": \(key).Value"))
      replace(
        range(of: initializer.equal),
        with:
          "\(accessors); \(access)struct \(key): SwiftUI.\(keyProtocol) { \(access)nonisolated(unsafe) static let defaultValue = "
      )
      edits.append(TextEdit(at: end, insert: " }"))
    }
  }
}
