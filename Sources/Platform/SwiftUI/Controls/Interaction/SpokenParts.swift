// What parts of a control say: nothing, or its value.

import Drawing

/// Content that is seen and not read, because its control says it in another way.
package struct Unspoken {}

extension Unspoken: UnaryLayoutModifier {
  package typealias Body = Never
  package func collectSemantics(_ child: LayoutNode, node: LayoutNode, into context: inout SemanticsContext) {}
}

/// Content that is a control's value rather than part of its label.
package struct SpokenValue {}

extension SpokenValue: UnaryLayoutModifier {
  package typealias Body = Never
  package func collectSemantics(_ child: LayoutNode, node: LayoutNode, into context: inout SemanticsContext) {
    let parts = context.collect { child.collectSemanticsPlaced(into: &$0) }
    context.add(.staticText, label: "", size: node.size) { $0.value = spokenText(of: parts) }
  }
}
