// The box of lazy stacks and grids: only the lines in the viewport exist.

import Drawing

/// How a lazy container arranges items in lines along its axis.
@MainActor
package protocol LazyArrangement {
  var axis: Axis { get }
  /// Where items lie across that have a line to themselves.
  var guide: AlignmentKey { get }
  /// Points between lines; nil for the standard gap.
  var lineSpacing: CGFloat? { get }
  /// Items in a line, for the room across.
  func itemsPerLine(across: CGFloat) -> Int
  /// Places the items of a line.
  func arrangeLine(_ items: [LayoutNode], across: CGFloat) -> LazyLine
}

/// A line of a lazy container as arranged: the items' origins across and their proposals, and the line's length.
package typealias LazyLine = (origins: [CGPoint], proposals: [ProposedViewSize], length: CGFloat)

/// A box that makes and places only the lines that can be seen.
@MainActor
package final class LazyLayoutNode: ContainerLayoutNode, ScrollDependent {
  package override var displayName: String { "lazy container" }
  package var arrangement: any LazyArrangement
  package let items: LazyItems
  private var lengths = LazyLengths()
  private var lines = LazyLines()
  private var measuredAcross: CGFloat?
  private let hostAnchor: HostAnchor
  private var host: ViewHost? { hostAnchor.host }
  /// Which parts of sections stay in sight while their section does.
  package var pinnedViews: PinnedScrollableViews = []
  /// Called before layout when the content's structure changed.
  package var rebuild: () -> Void = {}
  private var isStale = true

  /// Lines are kept this many viewports beyond the visible ones.
  private static let overscan: CGFloat = 0.5

  package init(_ arrangement: any LazyArrangement, host: ViewHost, environment: EnvironmentValues) {
    self.arrangement = arrangement
    hostAnchor = host.anchor
    items = LazyItems { nodes in
      // A row of several views continues a stack as the stack is; elsewhere they are one cell.
      guard nodes.count > 1, let stack = arrangement as? LazyStackArrangement else {
        return implicitStack(of: nodes, environment: environment)
      }
      let row = StackLayoutNode(
        StackLayout(axis: stack.axis, guide: stack.guide, spacing: stack.lineSpacing), environment: environment)
      row.takesDirectionFromParent = true
      row.setChildren(nodes)
      return row
    }
    super.init(environment: environment)
  }

  package func markStale() {
    isStale = true
    invalidateLayout()
  }

  /// Finds the items anew if the content's structure changed: from then on its rows are made one at a time.
  ///
  /// - Returns: Whether it did.
  @discardableResult
  package func findItems() -> Bool {
    guard isStale else { return false }
    isStale = false
    rebuild()
    return true
  }

  package override func computeGuideMask() -> UInt64 { 0 }

  private func prepare(across: CGFloat) {
    if findItems(), let owner { host?.flushDuringLayout(below: owner) }
    // Bodies that ran may have changed it once more.
    findItems()
    lengths.spacing = arrangement.lineSpacing ?? ViewSpacing.defaultGap
    let lines = LazyLines(items.groups, perLine: arrangement.itemsPerLine(across: across))
    if measuredAcross != across {
      measuredAcross = across
      lengths.removeAll()
    } else if self.lines != lines {
      lengths.removeAll(from: self.lines.firstDifference(from: lines))
    }
    self.lines = lines
    lengths.count = lines.count
  }

  private func lineItems(_ line: Int) -> [LayoutNode] { lines.items(ofLine: line).map { items.box(at: $0) } }

  private func arrange(_ line: Int, _ nodes: [LayoutNode], across: CGFloat) -> LazyLine {
    guard lines.isWide(line) else { return arrangement.arrangeLine(nodes, across: across) }
    let wide = LazyStackArrangement(
      axis: arrangement.axis, guide: arrangement.guide, lineSpacing: arrangement.lineSpacing)
    return wide.arrangeLine(nodes, across: across)
  }

  /// Where the item with an id is taken to be, in this box's coordinates; nil when there is none.
  package func frame(ofItemWithID id: AnyHashable) -> CGRect? {
    guard measuredAcross != nil, let index = items.index(withID: id) else { return nil }
    let line = lines.line(ofItem: index)
    let start = lengths.start(of: line)
    let length = lengths.start(of: line + 1) - start - lengths.spacing
    return rect(from: start, length: length)
  }

  /// Where a line lies that begins so far from the box's start; in a row that runs from right to left that is its right.
  private func rect(from start: CGFloat, length: CGFloat) -> CGRect {
    arrangement.axis == .vertical
      ? CGRect(x: 0, y: start, width: size.width, height: length)
      : CGRect(x: isMirrored ? size.width - start - length : start, y: 0, width: length, height: size.height)
  }

  /// Where items are taken to be about a place, a viewport around it.
  func stops(near rect: CGRect) -> [ScrollStop] {
    guard measuredAcross != nil, lengths.count > 0 else { return [] }
    let axis = arrangement.axis
    let room = max(rect.size[axis], 1)
    let place = axis == .horizontal && isMirrored ? size.width - rect.maxX : rect.origin[axis]
    let first = lengths.index(at: max(place - room, 0))
    let last = lengths.index(at: max(place + 2 * room, 0))
    return (first...max(first, last)).compactMap { line in
      guard let item = lines.items(ofLine: line).first else { return nil }
      let start = lengths.start(of: line)
      let length = lengths.start(of: line + 1) - start - lengths.spacing
      return ScrollStop(id: items.id(at: item), frame: self.rect(from: start, length: length))
    }
  }

  /// The part of the container's axis that can be seen, from where its lines begin; with `withinSafeArea` only what lies
  /// between the bars.
  private func visibleSpan(withinSafeArea: Bool = false) -> ClosedRange<CGFloat> {
    let axis = arrangement.axis
    let screen = host?.size[axis] ?? 0
    guard let scroll = enclosingScroll, scroll.axes.contains(axis), scroll.size[axis] > 0 else {
      return 0...max(screen, 1)
    }
    // The container's origin moves with the scroll offset already.
    var start: CGFloat = 0
    var node: LayoutNode? = self
    while let current = node, current !== scroll {
      start += current.origin[axis]
      node = current.parent
    }
    let viewport = withinSafeArea ? CGRect(origin: .zero, size: scroll.size) : scroll.viewport
    let lower: CGFloat
    if axis == .horizontal, isMirrored {
      // The first line lies at the right; before the first layout nobody knows where that is.
      lower = firstLayout == nil ? 0 : start + size.width - viewport.maxX
    } else {
      lower = viewport.origin[axis] - start
    }
    // What has gone of a bar above leaves its room to the content.
    let hidden = withinSafeArea && axis == .vertical ? scroll.hiddenBar : 0
    return (lower - hidden)...(lower + max(viewport.size[axis], 1))
  }

  /// The lines that were shown last.
  private var shownLines: Range<Int>?

  /// Lines are made when they come into sight, and left out when they go; nothing is done as long as the same are seen.
  func scrollDidMove() {
    let follows = !pinnedViews.isEmpty && !items.sections.isEmpty
    if follows || shownLines != lengths.lines(in: visibleSpan()) { invalidateLayout() }
  }

  // MARK: Pinned views

  /// Headers and footers that are moved from their lines to the edge of what can be seen: their boxes, in place of those
  /// of their lines.
  private func pinned(across: CGFloat) -> [(LayoutNode, CGPoint, ProposedViewSize)] {
    guard !pinnedViews.isEmpty, lines.count > 0 else { return [] }
    let span = visibleSpan(withinSafeArea: true)
    var result: [(LayoutNode, CGPoint, ProposedViewSize)] = []
    func pin(_ part: Range<Int>, by shift: (_ start: CGFloat, _ length: CGFloat) -> CGFloat) {
      guard let first = part.first, let last = part.last else { return }
      let firstLine = lines.line(ofItem: first)
      // Measured here: their own lines may never have been in sight.
      let laid = (firstLine...lines.line(ofItem: last)).map { line in
        let nodes = lineItems(line)
        for node in nodes where node.parent !== self { adopt(node) }
        return (nodes, arrange(line, nodes, across: across))
      }
      let start = lengths.start(of: firstLine)
      let length = laid.reduce(lengths.spacing * CGFloat(laid.count - 1)) { $0 + $1.1.length }
      let shift = shift(start, length)
      guard shift != 0 else { return }
      var position = start + shift
      for (nodes, arranged) in laid {
        for (index, node) in nodes.enumerated() {
          var origin = arranged.origins[index]
          origin[arrangement.axis] += position
          result.append((node, origin, arranged.proposals[index]))
        }
        position += arranged.length + lengths.spacing
      }
    }
    func section(at position: CGFloat) -> LazyItems.SectionItems? {
      lines.items(ofLine: lengths.index(at: max(position, 0))).first.flatMap(items.section(ofItem:))
    }
    if pinnedViews.contains(.sectionHeaders), let section = section(at: span.lowerBound) {
      // The section's end pushes its header out.
      let end = lengths.start(of: lines.line(ofItem: section.all.upperBound - 1) + 1) - lengths.spacing
      pin(section.header) { start, length in max(min(span.lowerBound, end - length) - start, 0) }
    }
    if pinnedViews.contains(.sectionFooters), let section = section(at: span.upperBound) {
      let top = lengths.start(of: lines.line(ofItem: section.all.lowerBound))
      pin(section.footer) { start, length in min(max(span.upperBound - length, top) - start, 0) }
    }
    return result
  }

  private typealias MeasuredLine = (line: Int, nodes: [LayoutNode], place: LazyLine)

  /// The lines that cover a span, measured and arranged.
  private func measure(_ span: ClosedRange<CGFloat>, across: CGFloat) -> [MeasuredLine] {
    guard lengths.count > 0 else { return [] }
    if lengths.isUnmeasured {
      // A screen of lines from the start tells how long others are taken to be, wherever the content is scrolled to.
      _ = measureLines(from: 0, to: host?.size[arrangement.axis] ?? 0, across: across)
      lengths.settleEstimate()
    }
    var result: [MeasuredLine] = []
    // Measured lines can turn out to end before the span.
    for _ in 0..<LazyLengths.mostAttempts {
      let first = lengths.index(at: max(span.lowerBound, 0))
      result = measureLines(from: first, to: span.upperBound, across: across)
      if lengths.index(at: max(span.lowerBound, 0)) == first { break }
    }
    return result
  }

  private func measureLines(from first: Int, to end: CGFloat, across: CGFloat) -> [MeasuredLine] {
    var result: [MeasuredLine] = []
    var line = first
    var reached = lengths.start(of: first)
    while line < lengths.count, line == first || reached < end {
      let nodes = lineItems(line)
      for node in nodes where node.parent !== self {
        adopt(node)
        node.containerAxisDidChange(arrangement.axis)
      }
      let arranged = arrange(line, nodes, across: across)
      lengths.set(arranged.length, at: line)
      reached += arranged.length + lengths.spacing
      result.append((line, nodes, arranged))
      line += 1
    }
    return result
  }

  private func across(_ proposal: ProposedViewSize) -> CGFloat {
    let offer = proposal[arrangement.axis.other] ?? host?.size[arrangement.axis.other] ?? 0
    return offer.isFinite ? offer : host?.size[arrangement.axis.other] ?? 0
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let across = across(proposal)
    prepare(across: across)
    let span = visibleSpan()
    // The viewport may still be that of the screen as it was held before.
    let longest = max(host?.size[arrangement.axis] ?? 0, 1)
    _ = measure(span.lowerBound...min(span.upperBound, span.lowerBound + longest), across: across)
    return CGSize(arrangement.axis, lengths.totalLength, minor: across)
  }

  package override func layoutChildren() {
    let axis = arrangement.axis
    let across = size[axis.other]
    prepare(across: across)
    let span = visibleSpan()
    let margin = (span.upperBound - span.lowerBound) * Self.overscan
    let measured = measure(span, across: across)
    let visible = (measured.first?.line ?? 0)..<((measured.last?.line ?? -1) + 1)
    var shown: [LayoutNode] = []
    var placements: [(LayoutNode, CGPoint, ProposedViewSize)] = []
    for (line, nodes, arranged) in measured {
      let start = lengths.start(of: line)
      for (index, node) in nodes.enumerated() {
        var origin = arranged.origins[index]
        origin[axis] += start
        placements.append((node, origin, arranged.proposals[index]))
        shown.append(node)
      }
    }
    for pinned in pinned(across: across) {
      // In front of what scrolls away beneath it.
      if let index = shown.firstIndex(where: { $0 === pinned.0 }) {
        shown.remove(at: index)
        placements.remove(at: index)
      }
      shown.append(pinned.0)
      placements.append(pinned)
    }
    shownLines = visible
    followScrolling(self)
    show(shown)
    for (node, origin, proposal) in placements { node.place(at: origin, proposal: proposal) }
    let extra = Int(bounded: (margin / max(lengths.estimate, 1)).rounded(.up))
    let first = lines.items(ofLine: max(visible.lowerBound - extra, 0)).lowerBound
    let end = lines.items(ofLine: min(visible.upperBound + extra, lines.count) - 1).upperBound
    items.release(outside: first..<max(first, end))
    if lengths.totalLength != size[axis] { enclosingScroll?.contentDidResize(self) }
  }

  package override var environment: EnvironmentValues {
    didSet { if environment.textDiffers(from: oldValue) { lengths.removeAll() } }
  }
}

extension _ViewNode {
  /// Whether the node's boxes are just its children's in order.
  package var passesLayoutNodesThrough: Bool { !(self is any BoxMaking) }
}

/// A node that makes boxes of its own rather than passing its children's on.
@MainActor
package protocol BoxMaking: _ViewNode {}

/// The view node of a lazy container.
@MainActor
package final class LazyContainerNode<V: View, Content: View>: _ViewNode, BoxMaking {
  private let content: (V) -> Content
  private let arrangement: (V) -> any LazyArrangement
  private let box: LazyLayoutNode
  private var child: _ViewNode!

  private let pinnedViews: (V) -> PinnedScrollableViews

  package init(
    _ view: V, _ context: _NodeContext, content: @escaping (V) -> Content,
    pinnedViews: @escaping (V) -> PinnedScrollableViews, arrangement: @escaping (V) -> any LazyArrangement
  ) {
    self.content = content
    self.arrangement = arrangement
    self.pinnedViews = pinnedViews
    box = LazyLayoutNode(arrangement(view), host: context.host, environment: context.environment)
    super.init(context)
    box.owner = self
    box.pinnedViews = pinnedViews(view)
    child = content(view).makeNode(childContext())
    box.rebuild = { [weak self] in
      guard let self else { return }
      box.items.rebuild(from: child)
    }
  }

  /// Whoever walks the content, before the first layout too, meets the rows that are made and no others.
  package override var children: [_ViewNode] {
    box.findItems()
    return [child]
  }

  package override var existingChildren: [_ViewNode] { [child] }

  package override func receive<Other: View>(_ view: Other, _ environment: EnvironmentValues) {
    let new = identical(view, as: V.self)
    self.environment = environment
    box.environment = environment
    box.arrangement = arrangement(new)
    box.pinnedViews = pinnedViews(new)
    child.receive(content(new), environment)
    box.markStale()
  }

  package override func receiveEnvironment(_ environment: EnvironmentValues) {
    guard !environment.isIdentical(to: self.environment) else { return }
    self.environment = environment
    box.environment = environment
    child.receiveEnvironment(environment)
    box.markStale()
  }

  package override func layoutNodesDidChange() { box.markStale() }
  package override func appendLayoutNodes(to list: inout [LayoutNode]) { list.append(box) }
}
