// Capitalised names that are called: what a view that nobody defines looks like.

import SwiftSyntax

/// A call like `HomeView(title: "x") { … }`.
struct CalledName: Hashable {
  struct Argument: Hashable {
    var label: String?
    /// For a closure, how many parameters it takes.
    var closureParameters: Int?
  }
  var name: String
  var arguments: [Argument]
  /// Whether it stands where a view is expected: as a statement of a builder, or handed to something that takes a view.
  var isUsedAsView: Bool

  init?(_ call: FunctionCallExprSyntax) {
    guard let reference = call.calledExpression.as(DeclReferenceExprSyntax.self),
      let first = reference.baseName.text.first, first.isUppercase
    else { return nil }
    name = reference.baseName.text
    arguments = call.arguments.map { argument in
      Argument(
        label: argument.label?.text,
        closureParameters: argument.expression.as(ClosureExprSyntax.self).map(Self.parameterCount))
    }
    if let closure = call.trailingClosure {
      arguments.append(Argument(label: nil, closureParameters: Self.parameterCount(closure)))
    }
    arguments += call.additionalTrailingClosures.map {
      Argument(label: $0.label.text, closureParameters: Self.parameterCount($0.closure))
    }
    isUsedAsView = Self.isUsedAsView(Syntax(call))
  }

  private static func parameterCount(_ closure: ClosureExprSyntax) -> Int {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): names.count
    case .parameterClause(let clause): clause.parameters.count
    case nil: 0
    @unknown default: 0
    }
  }

  private static let labelsOfViews: Set<String> = [
    "destination", "label", "content", "header", "footer", "placeholder", "background", "overlay", "mask", "view",
    "currentValueLabel", "minimumValueLabel", "maximumValueLabel", "rootView",
  ]
  private static let functionsOverViews: Set<String> = [
    "background", "overlay", "mask", "AnyView", "NavigationLink", "tabItem", "safeAreaInset", "listRowBackground",
    "UIHostingController", "ImageRenderer",
  ]

  private static func isUsedAsView(_ call: Syntax) -> Bool {
    // Climb over modifiers: Card().padding().background(…)
    var node = call
    while let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == node.id,
      let modified = access.parent?.as(FunctionCallExprSyntax.self), modified.calledExpression.id == access.id
    {
      node = Syntax(modified)
    }
    guard let parent = node.parent else { return false }
    if parent.is(CodeBlockItemSyntax.self) || parent.is(ReturnStmtSyntax.self) { return true }
    guard let argument = parent.as(LabeledExprSyntax.self) else { return false }
    if let label = argument.label?.text { return labelsOfViews.contains(label) }
    guard let outer = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else { return false }
    if let access = outer.calledExpression.as(MemberAccessExprSyntax.self) {
      return functionsOverViews.contains(access.declName.baseName.text)
    }
    return functionsOverViews.contains(outer.calledExpression.trimmedDescription)
  }
}
