// Layouts with a value of their own: laid out anew a frame while the value is on its way.

/// The way of a container's layout from one value to the next.
@MainActor
final class LayoutMotion<L: Layout> {
  private var animated = AnimatedValue<L>()
  private var last: L

  init(_ layout: L) { last = layout }

  /// Takes a new layout and answers what is to be laid out now.
  func receive(_ new: L, in owner: _ViewNode?, _ container: _LayoutContainer) -> L {
    if let owner {
      animated.receive(new, after: last, in: owner) { [weak owner] in
        container.update($0)
        owner?.host.requestLayout()
      }
    }
    last = new
    return animated.shown ?? new
  }
}
