// Whether a view can be made without arguments, as far as its source tells.

import SwiftSyntax

/// Looks at the members of a view.
struct ViewInitialization {
  var needsNoArguments: Bool

  /// Wrappers that bring a value of their own.
  private static let selfSufficient: Set<String> = [
    "Environment", "EnvironmentObject", "FocusState", "AccessibilityFocusState", "Namespace", "FetchRequest", "Query",
    "FocusedValue", "FocusedBinding",
  ]

  init(of members: MemberBlockItemListSyntax) {
    let initializers = members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    if initializers.isEmpty {
      needsNoArguments = members.allSatisfy { member in
        guard let variable = member.decl.as(VariableDeclSyntax.self) else { return true }
        return Self.hasDefault(variable)
      }
    } else {
      needsNoArguments = initializers.contains { initializer in
        initializer.optionalMark == nil && initializer.genericWhereClause == nil
          && initializer.signature.effectSpecifiers == nil
          && !initializer.modifiers.contains { $0.name.text == "private" }
          && initializer.signature.parameterClause.parameters.allSatisfy {
            $0.defaultValue != nil || $0.ellipsis != nil
          }
      }
    }
  }

  private static func hasDefault(_ variable: VariableDeclSyntax) -> Bool {
    if variable.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) }) { return true }
    let wrappers = variable.attributes.compactMap { $0.as(AttributeSyntax.self) }
    let brings = wrappers.contains { wrapper in
      let name = wrapper.attributeName.trimmedDescription.split(separator: "<").first.map(String.init) ?? ""
      return selfSufficient.contains(name)
        || (wrapper.arguments != nil && !["available", "AppStorage", "SceneStorage"].contains(name))
    }
    if brings { return true }
    let isBinding = wrappers.contains {
      ["Binding", "Bindable", "ObservedObject"].contains($0.attributeName.trimmedDescription)
    }
    return variable.bindings.allSatisfy { binding in
      if binding.initializer != nil { return true }
      if let accessors = binding.accessorBlock { return isComputed(accessors) }
      guard let type = binding.typeAnnotation?.type, variable.bindingSpecifier.text == "var", !isBinding else {
        return false
      }
      return type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }
  }

  private static func isComputed(_ block: AccessorBlockSyntax) -> Bool {
    switch block.accessors {
    case .accessors(let accessors):
      return !accessors.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    default: return true
    }
  }
}
