// Effects: modifiers that change how their content is drawn and nothing of its layout.

import Drawing

/// A modifier that draws its content in another way: in a layer, through a transform, not at all.
@MainActor
package protocol DrawEffect: UnaryLayoutModifier {
  /// Draws the content of a box of a size at the context's origin.
  func apply(
    size: CGSize, environment: EnvironmentValues, into context: inout DrawContext,
    content: (inout DrawContext) -> Void)

  /// Where the effect moves what lies at the origin of the box, for semantics; nil for nowhere.
  func movement(size: CGSize) -> ProjectionTransform?

  /// Whether the content can be read out although the effect changed how it looks.
  var isReadable: Bool { get }
}

extension DrawEffect {
  package func movement(size: CGSize) -> ProjectionTransform? { nil }
  package var isReadable: Bool { true }

  package func draw(_ child: LayoutNode, node: LayoutNode, into context: inout DrawContext) {
    apply(size: node.size, environment: node.environment, into: &context) { child.drawPlaced(into: &$0) }
  }

  package func collectSemantics(_ child: LayoutNode, node: LayoutNode, into context: inout SemanticsContext) {
    collect(size: node.size, into: &context) { child.collectSemanticsPlaced(into: &$0) }
  }

  package func collect(
    size: CGSize, into context: inout SemanticsContext, content: (inout SemanticsContext) -> Void
  ) {
    guard isReadable else { return }
    guard let movement = movement(size: size), !movement.isIdentity else {
      content(&context)
      return
    }
    let transform = movement.about(context.origin)
    for element in context.collect(content) { context.elements.append(element.moved(by: transform)) }
  }

  package func affectsLayout(comparedTo old: Self) -> Bool { false }
}

extension Semantics.Element {
  /// The element with its frames' bounds sent through a transform.
  fileprivate func moved(by transform: ProjectionTransform) -> Semantics.Element {
    var copy = self
    copy.frame = transform.bounds(of: frame)
    copy.children = children.map { $0.moved(by: transform) }
    return copy
  }
}
