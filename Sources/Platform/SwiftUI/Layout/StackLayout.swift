// The rule of HStack and VStack: who gets how much of the room, and where each child goes.

/// The outcome of a stack's layout for one proposal.
package struct StackArrangement {
  var size: CGSize = .zero
  /// Logical top leading corners.
  var origins: [CGPoint] = []
  var proposals: [ProposedViewSize] = []
}

/// A stack's parameters, and its layout as a function of children and proposal.
@MainActor
package struct StackLayout {
  package var axis: Axis
  /// The guide across the axis.
  package var guide: AlignmentKey
  /// Points between children; nil for what the children prefer.
  package var spacing: CGFloat?

  nonisolated package init(axis: Axis, guide: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.guide = guide
    self.spacing = spacing
  }

  private struct Flexibility {
    var index: Int
    var priority: Double
    var minimum: CGFloat
    var range: CGFloat
  }

  /// Distances between neighbours; empty where they are all `spacing`.
  private func gaps(_ children: [LayoutNode]) -> [CGFloat] {
    guard spacing == nil, children.count > 1 else { return [] }
    return (1..<children.count).map { children[$0 - 1].spacing.distance(to: children[$0].spacing, along: axis) }
  }

  /// Sizes and places children. Cost: three questions a child for a number on the major axis, one for nil and for
  /// children that never change.
  func arrange(_ children: [LayoutNode], proposal: ProposedViewSize) -> StackArrangement {
    guard !children.isEmpty else { return StackArrangement() }
    let gaps = gaps(children)
    var gapTotal: CGFloat = 0
    for index in 0..<(children.count - 1) { gapTotal += spacing ?? gaps[index] }
    let minor = proposal[axis.other]
    let lengths = majorProposals(children, gapTotal: gapTotal, proposal: proposal)

    var arrangement = StackArrangement()
    arrangement.origins.reserveCapacity(children.count)
    arrangement.proposals.reserveCapacity(children.count)
    var position: CGFloat = 0
    var before: CGFloat = -.infinity
    var after: CGFloat = -.infinity
    for (index, child) in children.enumerated() {
      if index > 0 { position += spacing ?? gaps[index - 1] }
      let childProposal = ProposedViewSize(axis, lengths.isEmpty ? nil : lengths[index], minor: minor)
      let size = child.sizeThatFits(childProposal)
      let value = child.guide(guide, for: childProposal, size: size)
      let extent = size[axis.other]
      if extent > 0 || !child.isSpacer {
        before = max(before, value)
        after = max(after, extent - value)
      }
      // Across the axis, so far, where the guide lies.
      arrangement.origins.append(CGPoint(axis, position, minor: value))
      arrangement.proposals.append(childProposal)
      position += size[axis]
    }
    if before == -.infinity { (before, after) = (0, 0) }
    if axis == .horizontal {
      for index in arrangement.origins.indices { arrangement.origins[index].y = before - arrangement.origins[index].y }
    } else {
      for index in arrangement.origins.indices { arrangement.origins[index].x = before - arrangement.origins[index].x }
    }
    arrangement.size = CGSize(axis, position, minor: max(before + after, 0))
    return arrangement
  }

  /// What each child is offered along the axis; empty for nil to all.
  private func majorProposals(
    _ children: [LayoutNode], gapTotal: CGFloat, proposal: ProposedViewSize
  ) -> [CGFloat?] {
    guard let room = proposal[axis] else { return [] }
    var available = room - gapTotal
    if children.count == 1 { return [max(available, 0)] }
    let minor = proposal[axis.other]
    var offers = [CGFloat?](repeating: 0, count: children.count)

    /// Offers a child its share of what is left for so many.
    func serve(_ index: Int, remaining: Int) {
      let offer = available == .infinity ? .infinity : max(available / CGFloat(remaining), 0)
      offers[index] = offer
      let answer = children[index].sizeThatFits(ProposedViewSize(axis, offer, minor: minor))[axis]
      if available != .infinity || answer != .infinity { available -= answer }
    }

    // Children that never change need not be asked how much they would.
    let firstPriority = children[0].layoutPriority
    let isEverythingRigid = children.allSatisfy { child in
      child.isRigid && child.layoutPriority == firstPriority
        && child.sizeThatFits(ProposedViewSize(axis, 0, minor: minor))[axis] < .infinity
    }
    if isEverythingRigid {
      for index in children.indices { serve(index, remaining: children.count - index) }
      return offers
    }

    var order: [Flexibility] = []
    order.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      let minimum = child.sizeThatFits(ProposedViewSize(axis, 0, minor: minor))[axis]
      let maximum = child.sizeThatFits(ProposedViewSize(axis, .infinity, minor: minor))[axis]
      let range = maximum == .infinity ? CGFloat.infinity : maximum - minimum
      order.append(
        Flexibility(
          index: index, priority: child.isSpacer ? -.infinity : child.layoutPriority, minimum: minimum, range: range))
    }
    order.sort { a, b in
      if a.priority != b.priority { return a.priority > b.priority }
      if a.range != b.range { return a.range < b.range }
      if a.range == .infinity, a.minimum != b.minimum { return a.minimum > b.minimum }
      return a.index < b.index
    }

    // Minimums of lower groups are kept back until it is their turn.
    var start = 0
    available -= order.reduce(0) { $0 + ($1.priority < order[0].priority ? $1.minimum : 0) }
    while start < order.count {
      let priority = order[start].priority
      var end = start
      while end < order.count, order[end].priority == priority { end += 1 }
      if start > 0 { available += order[start..<end].reduce(0) { $0 + $1.minimum } }
      for position in start..<end { serve(order[position].index, remaining: end - position) }
      start = end
    }
    return offers
  }
}

extension CGPoint {
  package init(_ axis: Axis, _ major: CGFloat, minor: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: major, y: minor) : CGPoint(x: minor, y: major)
  }
}

/// A box that stacks its children along an axis.
@MainActor
package final class StackLayoutNode: ContainerLayoutNode {
  package var layout: StackLayout {
    didSet {
      if oldValue.axis != layout.axis { for child in childNodes { child.containerAxisDidChange(layout.axis) } }
    }
  }
  private var arrangements = ProposalCache<StackArrangement>(limit: 4)

  package init(_ layout: StackLayout, environment: EnvironmentValues) {
    self.layout = layout
    super.init(environment: environment)
  }

  package override var axisForChildren: Axis? { layout.axis }
  package override var displayName: String { layout.axis == .horizontal ? "HStack" : "VStack" }

  private func arrangement(for proposal: ProposedViewSize) -> StackArrangement {
    let key = ProposalKey(proposal)
    if let known = arrangements.value(for: key) { return known }
    if let known = arrangements.any, isRigid { return known }
    let made = layout.arrange(childNodes, proposal: proposal)
    if arrangements.value(for: key) == nil { arrangements.insert(made, for: key) }
    return made
  }

  package override func computeRigidity() -> Bool { childNodes.allSatisfy { $0.isRigid } }

  package override func didInvalidate() { arrangements.removeAll() }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize { arrangement(for: proposal).size }

  package override func layoutChildren() {
    let final = finalArrangement(for: proposal, size: size)
    for (index, child) in childNodes.enumerated() {
      child.place(at: final.origins[index], proposal: final.proposals[index])
    }
  }

  /// Only a nil minor proposal is replaced by the size the stack took.
  private func finalArrangement(for proposal: ProposedViewSize, size: CGSize) -> StackArrangement {
    var final = proposal
    if final[layout.axis.other] == nil { final[layout.axis.other] = size[layout.axis.other] }
    return arrangement(for: final)
  }

  package override func computeExplicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    let arrangement = finalArrangement(for: proposal, size: sizeThatFits(proposal))
    return combinedGuide(key, origins: arrangement.origins, proposals: arrangement.proposals)
  }

  package override func computeSpacing() -> ViewSpacing {
    stackSpacing(of: childNodes.map(\.spacing), along: layout.axis)
  }
}

/// A stack's own distances: its first child's on the leading side of the axis, its last child's on the trailing one,
/// the union of all across it.
package func stackSpacing(of spacings: [ViewSpacing], along axis: Axis) -> ViewSpacing {
  guard var result = spacings.first, let last = spacings.last else { return ViewSpacing() }
  for spacing in spacings.dropFirst() {
    result.formUnion(spacing, edges: axis == .vertical ? .horizontal : .vertical)
  }
  if axis == .vertical { result.bottom = last.bottom } else { result.trailing = last.trailing }
  return result
}
