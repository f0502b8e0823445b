// Comparing what was brought up to date step by step with what is laid out anew.

extension ViewHost {
  /// Lays everything out anew, whatever is known of it; state is kept. For tests.
  package func layOutAnew() {
    rootNode?.invalidateLayoutDeep()
    requestLayout()
    update()
  }
}
