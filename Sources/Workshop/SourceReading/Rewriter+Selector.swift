// `#selector` becomes the name that it stands for, spelled as the Objective-C runtime would.

import SwiftSyntax

extension Rewriter {
  /// `#selector(Model.tapped(_:))` becomes `Selector("tapped:")`.
  func expandSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first, node.arguments.count == 1 else { return }  // The compiler says so.
    let (base, labels) = Self.methodName(argument.expression)
    guard let base else { return }
    var name = base
    for (index, label) in labels.enumerated() {
      if index == 0 {
        if label != "_" { name += "With" + label.prefix(1).uppercased() + label.dropFirst() }
      } else if label != "_" {
        name += label
      }
      name += ":"
    }
    replace(range(of: node), with: "Selector(\"\(name)\")")
  }

  private static func methodName(_ expression: ExprSyntax) -> (base: String?, labels: [String]) {
    if let member = expression.as(MemberAccessExprSyntax.self) { return methodName(ExprSyntax(member.declName)) }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return (reference.baseName.text, reference.argumentNames?.arguments.map(\.name.text) ?? [])
    }
    if let cast = expression.as(AsExprSyntax.self) { return methodName(cast.expression) }
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      return methodName(first)
    }
    if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return methodName(only.expression)
    }
    return (nil, [])
  }
}
