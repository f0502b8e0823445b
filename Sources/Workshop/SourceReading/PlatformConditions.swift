// `#if os(iOS)` and its relatives, answered as an iPhone in a simulator would.

import SwiftSyntax

/// A compilation condition with its questions about the platform answered.
struct PlatformConditions {
  var edits: [(range: Range<Int>, text: String)] = []
  /// The condition after the edits.
  var text: String

  init(in condition: Syntax) {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(condition)
    edits = finder.answers
    let start = condition.positionAfterSkippingLeadingTrivia.utf8Offset
    var bytes = Array(condition.trimmedDescription.utf8)
    for (range, text) in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(range.lowerBound - start..<range.upperBound - start, with: text.utf8)
    }
    text = String(decoding: bytes, as: UTF8.self)
  }

  private final class Finder: SyntaxVisitor {
    var answers: [(range: Range<Int>, text: String)] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let function = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        let argument = node.arguments.first?.expression.trimmedDescription
      else { return .visitChildren }
      let answer: Bool
      switch (function, argument) {
      case ("os", _): answer = argument == "iOS"
      case ("targetEnvironment", _): answer = argument == "simulator"
      default: return .skipChildren
      }
      let range =
        node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
      answers.append((range, answer ? "true" : "false"))
      return .skipChildren
    }
  }
}
