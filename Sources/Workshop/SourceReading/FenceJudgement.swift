// Whether a fence of a guide is code that can be compiled, or a fragment that only illustrates.

import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// What the earlier fences of a guide have declared.
struct DeclaredNames {
  /// Keys like `struct Card`, `Color.static accent`.
  var keys: [String: Int] = [:]
}

/// Sorts out one fence.
///
/// A fence takes part if it consists of declarations. Statements among declarations, declarations with a `…` in them and
/// second declarations of a name are taken out of it one by one.
struct FenceJudgement {
  enum Verdict {
    /// Compilable text with the lines of the fence.
    case declarations(String, declaresTypes: Bool)
    case fragment(reason: String)
  }

  var verdict: Verdict
  /// What was taken out, by line within the fence counted from 1.
  var leftOut: [(line: Int, reason: String)] = []

  init(_ code: String, alreadyDeclared declared: inout DeclaredNames) {
    let tree = Parser.parse(source: code)
    let locations = SourceLocationConverter(fileName: "", tree: tree)
    let source = Array(code.utf8)
    func line(_ node: some SyntaxProtocol) -> Int {
      locations.location(for: node.positionAfterSkippingLeadingTrivia).line
    }

    guard let first = tree.statements.first else {
      verdict = .fragment(reason: "the fence is empty")
      return
    }
    let declarations = tree.statements.filter { Self.isDeclaration($0.item) }
    let declaresTypes = declarations.contains { Self.declaresType($0.item) }
    guard declaresTypes || declarations.count == tree.statements.count else {
      if Self.startsWithPeriod(first) {
        verdict = .fragment(reason: "a chain of modifiers without a view")
      } else if let placeholder = Placeholder(in: Syntax(tree)) {
        verdict = .fragment(reason: "contains the placeholder “\(placeholder.text)”")
      } else if tree.hasError, let message = Self.syntaxError(in: tree) {
        verdict = .fragment(reason: "not whole Swift: \(message)")
      } else {
        verdict = .fragment(reason: "statements outside of any declaration")
      }
      return
    }
    if let stray = declarations.lazy.compactMap({ Self.strayMember($0.item) }).first, !declaresTypes {
      verdict = .fragment(reason: "\(stray) belongs inside a type")
      return
    }

    var edits: [TextEdit] = []
    func remove(_ node: some SyntaxProtocol, _ reason: String, leftOut: inout [(line: Int, reason: String)]) {
      leftOut.append((line(node), reason))
      let range = node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
      edits.append(TextEdit(replacing: range, in: source, with: ""))
    }
    var kept = 0
    for item in tree.statements {
      if !Self.isDeclaration(item.item) {
        remove(item, "a statement outside of any declaration", leftOut: &leftOut)
      } else if let placeholder = Placeholder(in: Syntax(item)) {
        remove(item, "contains the placeholder “\(placeholder.text)”", leftOut: &leftOut)
      } else if item.hasError {
        let message = Self.syntaxError(in: tree) ?? "syntax error"
        remove(item, "not whole Swift: \(message)", leftOut: &leftOut)
      } else if let decl = item.item.as(DeclSyntax.self) ?? nil, let key = Self.key(of: decl) {
        if declared.keys[key] != nil {
          remove(item, "\(key) is declared earlier in the guide", leftOut: &leftOut)
        } else {
          declared.keys[key] = 1
          kept += 1
        }
      } else {
        kept += 1
        guard let ext = item.item.as(ExtensionDeclSyntax.self) else { continue }
        for member in ext.memberBlock.members {
          guard let key = Self.key(of: member.decl, in: ext) else { continue }
          if declared.keys[key] != nil {
            remove(member, "\(key) is declared earlier in the guide", leftOut: &leftOut)
          } else {
            declared.keys[key] = 1
          }
        }
      }
    }
    if kept == 0, let only = leftOut.first, leftOut.count == 1 {
      verdict = .fragment(reason: only.reason)
      leftOut = []
    } else {
      verdict = .declarations(EditedText(source, edits: edits).text, declaresTypes: declaresTypes)
    }
  }

  private static func isDeclaration(_ item: CodeBlockItemSyntax.Item) -> Bool {
    switch item {
    case .decl(let decl):
      return !decl.is(MissingDeclSyntax.self) && decl.kind != .unexpectedCodeDecl
    case .expr(let expr):
      return expr.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
    default:
      return false
    }
  }

  private static func declaresType(_ item: CodeBlockItemSyntax.Item) -> Bool {
    guard let decl = item.as(DeclSyntax.self) else { return false }
    switch decl.kind {
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .ifConfigDecl: return true
    default: return false
    }
  }

  /// A property that only makes sense within a view: `@State var …`, `var body`.
  private static func strayMember(_ item: CodeBlockItemSyntax.Item) -> String? {
    guard let variable = item.as(VariableDeclSyntax.self) else { return nil }
    if let wrapper = variable.attributes.lazy.compactMap({ $0.as(AttributeSyntax.self) }).first(where: {
      !["MainActor", "available", "ViewBuilder"].contains($0.attributeName.trimmedDescription)
    }) {
      return "@\(wrapper.attributeName.trimmedDescription)"
    }
    if variable.bindings.first?.pattern.trimmedDescription == "body" { return "body" }
    return nil
  }

  private static func startsWithPeriod(_ item: CodeBlockItemSyntax) -> Bool {
    item.firstToken(viewMode: .sourceAccurate)?.tokenKind == .period
  }

  private static func syntaxError(in tree: SourceFileSyntax) -> String? {
    ParseDiagnosticsGenerator.diagnostics(for: tree).first?.message
  }

  /// What makes two declarations the same to the compiler.
  private static func key(of decl: DeclSyntax) -> String? {
    if let named = decl.asProtocol(NamedDeclSyntax.self), !decl.is(FunctionDeclSyntax.self) {
      return named.name.text
    }
    return memberKey(of: decl)
  }

  private static func key(of decl: DeclSyntax, in ext: ExtensionDeclSyntax) -> String? {
    let constraint = ext.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""
    return memberKey(of: decl).map { "\(ext.extendedType.trimmedDescription)\(constraint).\($0)" }
      ?? decl.asProtocol(NamedDeclSyntax.self).map { "\(ext.extendedType.trimmedDescription).\($0.name.text)" }
  }

  private static func memberKey(of decl: DeclSyntax) -> String? {
    if let variable = decl.as(VariableDeclSyntax.self), variable.bindings.count == 1 {
      let isStatic = variable.modifiers.contains { $0.name.text == "static" }
      return (isStatic ? "static " : "") + (variable.bindings.first?.pattern.trimmedDescription ?? "")
    }
    if let function = decl.as(FunctionDeclSyntax.self) {
      let isStatic = function.modifiers.contains { $0.name.text == "static" }
      let generics = function.genericParameterClause?.trimmedDescription ?? ""
      let parameters = function.signature.parameterClause.parameters.map {
        "\($0.firstName.text): \($0.type.trimmedDescription)"
      }
      let result = function.signature.returnClause.map { " -> \($0.type.trimmedDescription)" } ?? ""
      return (isStatic ? "static " : "")
        + "\(function.name.text)\(generics)(\(parameters.joined(separator: ", ")))\(result)"
    }
    if let initializer = decl.as(InitializerDeclSyntax.self) {
      let parameters = initializer.signature.parameterClause.parameters.map {
        "\($0.firstName.text): \($0.type.trimmedDescription)"
      }
      return "init(\(parameters.joined(separator: ", ")))"
    }
    return nil
  }
}

/// Finds `…`, `...` or `<#…#>` where code should be.
struct Placeholder {
  var text: String

  init?(in node: Syntax) {
    for token in node.tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .binaryOperator("…"), .prefixOperator("…"), .postfixOperator("…"):
        text = "…"
        return
      case .binaryOperator("..."), .prefixOperator("..."), .postfixOperator("..."):
        guard Self.isLone(token) else { continue }
        text = "..."
        return
      case .identifier(let name) where name.hasPrefix("<#"):
        text = name
        return
      default: continue
      }
    }
    return nil
  }

  /// Whether the dots stand for left out code, not for a range, a variadic parameter or a subscript by `[...]`.
  private static func isLone(_ token: TokenSyntax) -> Bool {
    guard let parent = token.parent else { return true }
    if parent.is(UnexpectedNodesSyntax.self) { return true }
    guard let reference = parent.as(DeclReferenceExprSyntax.self) else { return false }
    guard let argument = reference.parent?.as(LabeledExprSyntax.self) else { return true }
    return argument.parent?.parent?.is(SubscriptCallExprSyntax.self) != true
  }
}
