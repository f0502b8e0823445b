// One pass over a Swift file: finds what can be drawn and expands the macros that the engine stands in for.

import ModuleBuilding
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Walks a file, collecting edits and previews.
///
/// All edits keep every line where it is. Expanded are `#Preview`, `@Previewable`, `@Entry` and `#selector`; platform
/// conditions are answered as on iOS; `@main` is taken off, since nothing runs the program, and so is `@objc`.
final class Rewriter: SyntaxVisitor {
  /// Something to draw, and the Swift that makes it.
  struct Drawable {
    var description: PreviewDescription
    /// An expression for a view, or `app:` with the type of an app.
    var expression: String
    /// The traits given to `#Preview`, as written.
    var traits: String = ""
    /// Compilation conditions that it stands under, outermost first.
    var conditions: [String]
  }

  let source: [UInt8]
  let locations: SourceLocationConverter
  let displayPath: String
  var edits: [TextEdit] = []
  var drawables: [Drawable] = []
  var viewsWithArguments: [SourceReport.ViewWithArguments] = []
  var leftOut: [LeftOut] = []
  var imports: [String] = []
  var calls: [CalledName] = []
  /// Numbers previews across all files of the module.
  var nextID: Int
  /// What the parser could not make sense of. Reported by the reader, since the compiler would run into generated code.
  private(set) var syntaxErrors: [SourceProblem] = []
  private let missingModules: [String]
  private var conditions: [String] = []
  private var enclosingTypes: [(name: String, isReachable: Bool)] = []

  /// - Parameter missingModules: Modules whose imports are taken out.
  init(_ text: String, displayPath: String, firstID: Int, missingModules: [String] = []) {
    let tree = Parser.parse(source: text)
    source = Array(text.utf8)
    locations = SourceLocationConverter(fileName: displayPath, tree: tree)
    self.displayPath = displayPath
    nextID = firstID
    self.missingModules = missingModules
    super.init(viewMode: .sourceAccurate)
    if tree.hasError { syntaxErrors = findSyntaxErrors(in: tree) }
    walk(tree)
  }

  private func findSyntaxErrors(in tree: SourceFileSyntax) -> [SourceProblem] {
    let lines = String(decoding: source, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    return ParseDiagnosticsGenerator.diagnostics(for: tree).compactMap { diagnostic in
      guard diagnostic.diagMessage.severity == .error else { return nil }
      let place = diagnostic.location(converter: locations)
      let excerpt = place.line <= lines.count ? lines[place.line - 1] : ""
      return SourceProblem(
        file: displayPath, line: place.line, column: place.column, diagnostic.message,
        excerpt: SourceProblem.excerpt(excerpt, line: place.line, column: place.column))
    }
  }

  func line(of node: some SyntaxProtocol) -> Int {
    locations.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  func range(of node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  func replace(_ range: Range<Int>, with text: String) {
    edits.append(TextEdit(replacing: range, in: source, with: text))
  }

  func addDrawable(
    _ kind: PreviewDescription.Kind, named name: String, at node: some SyntaxProtocol, traits: String = "",
    expression: (Int) -> String
  ) {
    let description = PreviewDescription(id: nextID, kind: kind, name: name, file: displayPath, line: line(of: node))
    drawables.append(
      Drawable(
        description: description, expression: expression(nextID), traits: traits, conditions: conditions))
    nextID += 1
  }

  // MARK: Conditions

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    var earlier: [String] = []
    for clause in node.clauses {
      var condition = earlier.map { "!(\($0))" }
      if let own = clause.condition {
        let answered = PlatformConditions(in: Syntax(own))
        edits += answered.edits.map { TextEdit(replacing: $0.range, in: source, with: $0.text) }
        condition.append("(\(answered.text))")
        earlier.append(answered.text)
      }
      conditions.append(condition.joined(separator: " && "))
      if let elements = clause.elements { walk(elements) }
      conditions.removeLast()
    }
    return .skipChildren
  }

  // MARK: Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, modifiers: node.modifiers)
    note(Syntax(node), inheriting: node.inheritanceClause, attributes: node.attributes) {
      node.genericParameterClause == nil && ViewInitialization(of: node.memberBlock.members).needsNoArguments
    }
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { enclosingTypes.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, modifiers: node.modifiers)
    note(Syntax(node), inheriting: node.inheritanceClause, attributes: node.attributes) { false }
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { enclosingTypes.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, modifiers: node.modifiers)
    removeMainAttribute(node.attributes)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { enclosingTypes.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription, modifiers: node.modifiers)
    expandEntries(in: node)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { enclosingTypes.removeLast() }

  private func enter(_ name: String, modifiers: DeclModifierListSyntax) {
    // A private type is reachable from the end of its file only if it stands at the file's top.
    let isPrivate = modifiers.contains { $0.name.text == "private" }
    enclosingTypes.append((name, !isPrivate || enclosingTypes.isEmpty))
  }

  private func note(
    _ node: Syntax, inheriting clause: InheritanceClauseSyntax?, attributes: AttributeListSyntax,
    needsNoArguments: () -> Bool
  ) {
    removeMainAttribute(attributes)
    let inherited = Set(
      (clause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []).map {
        $0.hasPrefix("SwiftUI.") ? String($0.dropFirst("SwiftUI.".count)) : $0
      })
    let name = enclosingTypes.map(\.name).joined(separator: ".")
    guard enclosingTypes.allSatisfy(\.isReachable) else { return }
    if inherited.contains("PreviewProvider") {
      var title = enclosingTypes.last?.name ?? name
      for suffix in ["_Previews", "_Preview", "Previews", "Preview"] where title.hasSuffix(suffix) {
        title.removeLast(suffix.count)
        break
      }
      addDrawable(.provider, named: title.isEmpty ? name : title, at: node) { _ in "\(name).previews" }
    } else if inherited.contains("View") {
      if needsNoArguments() {
        addDrawable(.view, named: name, at: node) { _ in "\(name)()" }
      } else {
        viewsWithArguments.append(.init(name: name, file: displayPath, line: line(of: node)))
      }
    } else if inherited.contains("App") {
      addDrawable(.app, named: name, at: node) { _ in "app: \(name).self" }
    }
  }

  private func removeMainAttribute(_ attributes: AttributeListSyntax) {
    for case .attribute(let attribute) in attributes where attribute.attributeName.trimmedDescription == "main" {
      replace(range(of: attribute), with: "")
    }
  }

  // MARK: Macros, calls, imports

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview", enclosingTypes.isEmpty {
      expandPreview(
        Syntax(node), arguments: node.arguments, closure: node.trailingClosure, end: node.rightParen)
    } else if node.macroName.text == "selector" {
      expandSelector(node)
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview", enclosingTypes.isEmpty {
      expandPreview(
        Syntax(node), arguments: node.arguments, closure: node.trailingClosure, end: node.rightParen)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let call = CalledName(node) { calls.append(call) }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.path.first?.name.text else { return .skipChildren }
    if missingModules.contains(name) {
      leftOut.append(
        LeftOut(file: displayPath, line: line(of: node), reason: "there is no module \(name) here"))
      replace(range(of: node), with: "")
    } else {
      imports.append(name)
    }
    return .skipChildren
  }

  // MARK: Objective-C

  /// Attributes that only matter to the Objective-C runtime.
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if ["objc", "objcMembers", "IBAction", "IBOutlet"].contains(node.attributeName.trimmedDescription) {
      replace(range(of: node), with: "")
    }
    return .visitChildren
  }
}
