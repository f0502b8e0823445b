// `#Preview` becomes a function, or a view if it has `@Previewable` state.

import ModuleBuilding
import SwiftSyntax

extension Rewriter {
  func expandPreview(
    _ node: Syntax, arguments: LabeledExprListSyntax, closure trailing: ClosureExprSyntax?, end: TokenSyntax?
  ) {
    let whole = range(of: node)
    let labels = arguments.map { $0.label?.text }
    let unsupportedLabels = ["as", "immersionStyle", "windowStyle", "using", "cameras"]
    if let unsupported = unsupportedLabels.first(where: { labels.contains($0) }) {
      leftOut.append(
        LeftOut(
          file: displayPath, line: line(of: node), reason: "#Preview with “\(unsupported):” cannot be drawn here"))
      replace(whole, with: "")
      return
    }
    let argument = arguments.first { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
    guard let closure = trailing ?? argument else { return }  // The compiler says what is missing.

    var name: String?
    if let first = arguments.first, first.label == nil, let literal = first.expression.as(StringLiteralExprSyntax.self)
    {
      name = literal.representedLiteralValue
    }
    let traits = traits(in: arguments)
    let previewables = closure.statements.filter { isPreviewable($0) }

    let opening = whole.lowerBound..<closure.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    let closing = closure.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset..<whole.upperBound
    let number = nextID
    // A closure that returns is no builder's.
    let returns = closure.statements.contains { $0.item.is(ReturnStmtSyntax.self) }
    let builder = returns ? "" : "@SwiftUI.ViewBuilder "
    if previewables.isEmpty {
      replace(
        opening,
        with: "@MainActor \(builder)fileprivate func __vitrine_preview\(number)() -> some SwiftUI.View {")
      replace(closing, with: "}")
    } else {
      replace(opening, with: "fileprivate struct __vitrine_preview\(number): SwiftUI.View {")
      for item in previewables { removePreviewable(item) }
      let body = " \(builder)var body: some SwiftUI.View { "
      let firstOther = closure.statements.first { !isPreviewable($0) }
      let start =
        firstOther.map { $0.positionAfterSkippingLeadingTrivia.utf8Offset }
        ?? closure.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
      edits.append(TextEdit(at: start, insert: body))
      replace(closing, with: "}}")
    }
    addDrawable(.macro, named: name ?? "", at: node, traits: traits) { "__vitrine_preview\($0)()" }
  }

  /// The arguments from `traits:` on, and `_` arguments that follow it.
  private func traits(in arguments: LabeledExprListSyntax) -> String {
    guard let start = arguments.firstIndex(where: { $0.label?.text == "traits" }) else { return "" }
    return arguments[start...]
      .prefix { $0.label == nil || $0.label?.text == "traits" }
      .map { $0.expression.trimmedDescription.split(whereSeparator: \.isNewline).joined(separator: " ") }
      .joined(separator: ", ")
  }

  private func previewableAttribute(_ item: CodeBlockItemSyntax) -> AttributeSyntax? {
    guard let variable = item.item.as(VariableDeclSyntax.self) else { return nil }
    return variable.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == "Previewable" }
  }

  private func isPreviewable(_ item: CodeBlockItemSyntax) -> Bool { previewableAttribute(item) != nil }

  private func removePreviewable(_ item: CodeBlockItemSyntax) {
    if let attribute = previewableAttribute(item) { replace(range(of: attribute), with: "") }
  }
}
