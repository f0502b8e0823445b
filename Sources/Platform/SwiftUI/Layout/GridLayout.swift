// GridLayout: a grid's rule as a Layout value.

/// Rows and columns, as a Layout value.
public struct GridLayout: Layout {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Cache = Void

  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  private var rule: GridRule {
    GridRule(alignment: alignment, horizontal: horizontalSpacing, vertical: verticalSpacing)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let rule = rule
    return onMainActorNow { GridArrangement(rule, subviews.map(\.node)).plan(for: proposal).size }
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let rule = rule
    let places = onMainActorNow {
      let arrangement = GridArrangement(rule, subviews.map(\.node))
      return arrangement.places(arrangement.plan(for: proposal))
    }
    for (subview, place) in zip(subviews, places) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y), proposal: place.proposal)
    }
  }
}
