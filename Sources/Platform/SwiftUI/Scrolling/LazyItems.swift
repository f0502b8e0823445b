// The rows of a lazy container: counted without being made, made when they are needed.

/// The flat list of a lazy container's items, of which only some exist.
@MainActor
package final class LazyItems {
  private enum Segment {
    /// A `ForEach` whose rows are made one at a time.
    case rows(any LazyRowSource, count: Int)
    /// A view that is there anyway.
    case box(LayoutNode)

    var count: Int {
      switch self {
      case .rows(_, let count): count
      case .box: 1
      }
    }
  }

  /// Items in a row that share lines, or that each have one to themselves as headers and footers do.
  package struct Group {
    package var start: Int
    package var count: Int
    package var isWide: Bool
  }

  /// The items of a section: its header, its content and its footer lie one behind the other.
  struct SectionItems {
    var header: Range<Int>
    var footer: Range<Int>
    var all: Range<Int> { header.lowerBound..<footer.upperBound }
  }

  package private(set) var groups: [Group] = []
  private(set) var sections: [SectionItems] = []
  private var segments: [(start: Int, segment: Segment)] = []
  package private(set) var count = 0
  private var boxes: [Int: (row: _ViewNode, box: LayoutNode)] = [:]
  /// Makes one box of a row that yields none or several.
  private let combine: ([LayoutNode]) -> LayoutNode

  package init(combine: @escaping ([LayoutNode]) -> LayoutNode) { self.combine = combine }

  /// Walks a content node anew. Cost: the structure outside `ForEach`, not the rows.
  package func rebuild(from node: _ViewNode) {
    segments = []
    groups = []
    sections = []
    count = 0
    boxes = [:]
    walk(node)
    closeGroup(isWide: false)
  }

  /// Makes a group of the items since the last one.
  private func closeGroup(isWide: Bool) {
    let start = groups.last.map { $0.start + $0.count } ?? 0
    if count > start { groups.append(Group(start: start, count: count - start, isWide: isWide)) }
  }

  private func append(_ segment: Segment) {
    segments.append((count, segment))
    count += segment.count
  }

  private func walk(_ node: _ViewNode) {
    if let source = node.lazyRows {
      // Sections are made at once, for their headers and footers are lines of their own; their rows are not.
      guard !source.yieldsSections else {
        for index in 0..<source.rowCount { walk(source.rowNode(at: index)) }
        return
      }
      append(.rows(source, count: source.rowCount))
    } else if let section = node as? AnySectionNode {
      closeGroup(isWide: false)
      let start = count
      walk(section.headerNode)
      closeGroup(isWide: true)
      let header = start..<count
      if section.isContentShown { walk(section.contentNode) }
      closeGroup(isWide: false)
      let end = count
      walk(section.footerNode)
      closeGroup(isWide: true)
      sections.append(SectionItems(header: header, footer: end..<count))
    } else if node.passesLayoutNodesThrough {
      for child in node.yieldingChildren { walk(child) }
    } else {
      for box in node.layoutNodes { append(.box(box)) }
    }
  }

  /// The section that an item belongs to.
  func section(ofItem item: Int) -> SectionItems? {
    var low = 0
    var high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].all.upperBound <= item { low = middle + 1 } else { high = middle }
    }
    return low < sections.count && sections[low].all.contains(item) ? sections[low] : nil
  }

  private func segmentIndex(of index: Int) -> Int {
    var low = 0
    var high = segments.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if segments[middle].start <= index { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The box of an item, made now if need be.
  package func box(at index: Int) -> LayoutNode {
    let (start, segment) = segments[segmentIndex(of: index)]
    switch segment {
    case .box(let box): return box
    case .rows(let source, _):
      let row = source.rowNode(at: index - start)
      if let known = boxes[index], known.row === row, known.box.isUpToDate(with: row) { return known.box }
      let nodes = row.layoutNodes
      let box = nodes.count == 1 ? nodes[0] : combine(nodes)
      boxes[index] = (row, box)
      return box
    }
  }

  /// Lets go of rows outside a range of items.
  package func release(outside range: Range<Int>) {
    for (start, segment) in segments {
      guard case .rows(let source, let count) = segment else { continue }
      let lower = min(max(range.lowerBound - start, 0), count)
      let upper = min(max(range.upperBound - start, lower), count)
      source.releaseRows(outside: lower..<upper)
    }
    if boxes.count > 4 * range.count + 64 { boxes = boxes.filter { range.contains($0.key) } }
  }

  /// The id of an item; nil for one that no `ForEach` made.
  package func id(at index: Int) -> AnyHashable? {
    guard index < count, !segments.isEmpty else { return nil }
    let (start, segment) = segments[segmentIndex(of: index)]
    if case .rows(let source, _) = segment { return source.rowID(at: index - start) }
    return nil
  }

  /// The item with an id, nil when no `ForEach` has it.
  package func index(withID id: AnyHashable) -> Int? {
    for (start, segment) in segments {
      if case .rows(let source, _) = segment, let row = source.rowIndex(withID: id) { return start + row }
    }
    return nil
  }
}

/// Which items stand in which line of a lazy container.
package struct LazyLines: Equatable {
  private struct Run: Equatable {
    var firstLine: Int
    var firstItem: Int
    var itemCount: Int
    var perLine: Int
    var isWide: Bool
  }

  private var runs: [Run] = []
  package private(set) var count = 0

  package init() {}

  package init(_ groups: [LazyItems.Group], perLine: Int) {
    for group in groups {
      let run = Run(
        firstLine: count, firstItem: group.start, itemCount: group.count, perLine: group.isWide ? 1 : max(perLine, 1),
        isWide: group.isWide)
      runs.append(run)
      count += (run.itemCount + run.perLine - 1) / run.perLine
    }
  }

  /// The last run that does not begin after a place.
  private func run(_ isAfter: (Run) -> Bool) -> Run? {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if isAfter(runs[middle]) { high = middle } else { low = middle + 1 }
    }
    return low > 0 ? runs[low - 1] : nil
  }

  /// The first line that may hold other items than in another arrangement.
  func firstDifference(from other: LazyLines) -> Int {
    for (mine, theirs) in zip(runs, other.runs) where mine != theirs {
      var longer = theirs
      longer.itemCount = mine.itemCount
      guard mine == longer else { return mine.firstLine }
      return mine.firstLine + min(mine.itemCount, theirs.itemCount) / mine.perLine
    }
    return min(count, other.count)
  }

  package func isWide(_ line: Int) -> Bool { run { $0.firstLine > line }?.isWide ?? false }

  package func items(ofLine line: Int) -> Range<Int> {
    guard let run = run({ $0.firstLine > line }) else { return 0..<0 }
    let end = run.firstItem + run.itemCount
    let first = min(run.firstItem + (line - run.firstLine) * run.perLine, end)
    return first..<min(first + run.perLine, end)
  }

  package func line(ofItem item: Int) -> Int {
    guard let run = run({ $0.firstItem > item }) else { return 0 }
    return run.firstLine + (item - run.firstItem) / run.perLine
  }
}

extension LayoutNode {
  /// Whether this is still the one box of a row. Rows of several boxes are looked up again each time.
  fileprivate func isUpToDate(with row: _ViewNode) -> Bool {
    let nodes = row.layoutNodes
    return nodes.count == 1 && nodes[0] === self
  }
}

/// The lengths of a lazy container's lines: measured where they were, estimated elsewhere.
///
/// Lengths are kept in whole steps of 2⁻²⁴ points, finer than anything drawn: sums of those are exact, and so the same
/// whichever lines were measured first.
package struct LazyLengths {
  private var measured: [Int: CGFloat] = [:]
  private var total: CGFloat = 0
  /// Measured indices in order with the lengths before each; rebuilt after a change.
  private var sorted: [(index: Int, before: CGFloat)] = []
  private var isSorted = true
  package var spacing: CGFloat = 0 {
    didSet { spacing = Self.exact(spacing) }
  }
  package var count = 0
  /// What lines are taken to be that were never measured. It stays what it first was: lines in sight would move if others
  /// came to be taken for longer.
  private var settledEstimate: CGFloat?

  /// How often lines are measured again because others turned out to be where they were taken to be, at most.
  static let mostAttempts = 16

  /// The length taken for a line that was never measured, before any was, in points.
  private static let firstGuess: CGFloat = 44

  package init() {}

  /// The nearest length whose sums are exact.
  private static func exact(_ length: CGFloat) -> CGFloat { (length.onCanvas * 0x1p24).rounded() * 0x1p-24 }

  package mutating func removeAll() {
    measured = [:]
    total = 0
    sorted = []
    isSorted = true
    settledEstimate = nil
  }

  /// Forgets the lines from one on.
  package mutating func removeAll(from first: Int) {
    for (index, length) in measured where index >= first {
      measured[index] = nil
      total -= length
    }
    isSorted = false
  }

  /// Takes lines that were never measured to be as long as those that were are in the mean, from now on.
  package mutating func settleEstimate() {
    if settledEstimate == nil, !measured.isEmpty { settledEstimate = mean }
  }

  /// Whether nothing has been measured since all was forgotten.
  package var isUnmeasured: Bool { measured.isEmpty && settledEstimate == nil }

  private var mean: CGFloat { Self.exact(total / CGFloat(measured.count)) }

  package mutating func set(_ length: CGFloat, at index: Int) {
    let length = Self.exact(length)
    if let old = measured[index] {
      guard old != length else { return }
      total -= old
    }
    measured[index] = length
    total += length
    isSorted = false
  }

  package var estimate: CGFloat {
    settledEstimate ?? (measured.isEmpty ? Self.firstGuess : mean)
  }

  package var totalLength: CGFloat {
    guard count > 0 else { return 0 }
    return total + estimate * CGFloat(count - measured.count) + spacing * CGFloat(count - 1)
  }

  private mutating func sortIfNeeded() {
    guard !isSorted else { return }
    isSorted = true
    var before: CGFloat = 0
    sorted = measured.keys.sorted().map { index in
      defer { before += measured[index] ?? 0 }
      return (index, before)
    }
  }

  /// Where a line begins. Cost: the logarithm of the lines measured, after a change their number.
  package mutating func start(of index: Int) -> CGFloat {
    sortIfNeeded()
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle].index < index { low = middle + 1 } else { high = middle }
    }
    let before = low < sorted.count ? sorted[low].before : total
    return before + estimate * CGFloat(index - low) + spacing * CGFloat(index)
  }

  /// The lines that lie in a span.
  package mutating func lines(in span: ClosedRange<CGFloat>) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    let first = index(at: max(span.lowerBound, 0))
    var end = first + 1
    while end < count, start(of: end) < span.upperBound { end += 1 }
    return first..<end
  }

  /// The line at a position.
  package mutating func index(at position: CGFloat) -> Int {
    var low = 0
    var high = max(count - 1, 0)
    while low < high {
      let middle = (low + high + 1) / 2
      if start(of: middle) <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
