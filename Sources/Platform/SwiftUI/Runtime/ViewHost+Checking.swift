// Comparing what was brought up to date step by step with what is made anew. For tests.

import Drawing

extension ViewHost {
  /// Lays everything out anew, whatever is known of it; state is kept.
  package func layOutAnew() {
    rootNode?.invalidateLayoutDeep()
    requestLayout()
    update()
  }

  /// Runs every body anew, whatever it read; state is kept.
  package func evaluateAnew() {
    evaluateEverything()
    requestLayout()
    update()
  }

  /// The frame's commands without help from the frame before.
  package func drawAnew(displayScale: CGFloat) -> [DrawCommand] {
    var context = DrawContext(displayScale: displayScale)
    let outer = LayoutNode.isPresenting
    LayoutNode.isPresenting = true
    defer { LayoutNode.isPresenting = outer }
    rootNode?.draw(into: &context)
    return context.commands
  }
}
