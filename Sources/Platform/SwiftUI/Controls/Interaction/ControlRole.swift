// Controls that are made of others and are told apart by those who listen.

import Drawing

/// Says that the elements of one role inside are of another.
struct ControlRole: UnaryLayoutModifier {
  typealias Body = Never
  let old: Semantics.Role
  let new: Semantics.Role
  var traits: Semantics.Traits = []

  func collectSemantics(_ child: LayoutNode, node: LayoutNode, into context: inout SemanticsContext) {
    var parts = context.collect { child.collectSemanticsPlaced(into: &$0) }
    for index in parts.indices where parts[index].role == old {
      parts[index].role = new
      parts[index].traits.formUnion(traits)
    }
    context.elements += parts
  }
}
