// The box of a list's content: sections one below the other, rows made and placed only where they can be seen.

import Drawing

/// The content of a list.
///
/// A layout costs the rows in sight: those above and below are counted, not made; their heights are taken to be the
/// mean of the known ones.
@MainActor
final class ListLayoutNode: LayoutNode, ScrollDependent {
  private enum Line: Equatable {
    case top(section: Int)
    case rows(section: Int, run: Int)
    case bottom(section: Int)
  }

  weak var rowHost: (any ListRowHost)?
  var selection: ListSelection?
  private var sections: [ListSection] = []
  /// Kinds of lines by the index of their first line.
  private var lines: [(start: Int, line: Line)] = []
  private var lengths = LazyLengths()
  private var measuredWidth: CGFloat?
  private var isStale = true
  private var rows: [ObjectIdentifier: ListRowLayoutNode] = [:]
  private var titles: [ObjectIdentifier: ListTitleLayoutNode] = [:]
  private var shown: [LayoutNode] = []
  /// The lines last measured, as long as they hold the same rows.
  private var measured: Measured?

  private struct Measured {
    var span: ClosedRange<CGFloat>
    var width: CGFloat
    var lines: Range<Int>
    /// The lines' boxes with the gap above each, and what is left free below.
    var contents: [(boxes: [(gap: CGFloat, box: LayoutNode)], after: CGFloat)]
    /// Whether heights are those of now.
    var isExact = true

    /// A line's boxes, if nothing about them but their content can have changed.
    @MainActor func known(_ line: Int) -> (boxes: [(gap: CGFloat, box: LayoutNode)], after: CGFloat)? {
      guard lines.contains(line) else { return nil }
      let known = contents[line - lines.lowerBound]
      return known.boxes.allSatisfy { ($0.box as? ListRowLayoutNode)?.isConfigured ?? false } ? known : nil
    }
  }

  override var children: [LayoutNode] { shown }
  override func computeGuideMask() -> UInt64 { 0 }

  func markStale() {
    isStale = true
    measured = nil
    invalidateLayout()
  }

  override func didInvalidate() { measured?.isExact = false }

  private var kind: _ListKind { environment.listKind }
  private var isEditing: Bool { environment.editMode?.wrappedValue.isEditing ?? false }

  // MARK: Lines

  /// Finds the sections anew if the content's structure changed: from then on its rows are made one at a time.
  ///
  /// - Returns: Whether it did.
  @discardableResult
  func findSections() -> Bool {
    guard isStale else { return false }
    isStale = false
    sections = rowHost?.collectSections() ?? []
    let old = (lines: lines, count: lengths.count)
    lines = []
    var count = 0
    func add(_ line: Line, _ length: Int) {
      guard length > 0 else { return }
      lines.append((count, line))
      count += length
    }
    for (index, section) in sections.enumerated() {
      add(.top(section: index), 1)
      for (run, content) in section.runs.enumerated() { add(.rows(section: index, run: run), content.count) }
      add(.bottom(section: index), 1)
    }
    lengths.removeAll(from: firstDifference(old.lines, old.count, lines, count))
    lengths.count = count
    return true
  }

  private func prepare(width: CGFloat) {
    if findSections(), let owner { rowHost?.host.flushDuringLayout(below: owner) }
    // Bodies that ran may have changed it once more.
    findSections()
    if measuredWidth != width {
      measuredWidth = width
      let count = lengths.count
      lengths.removeAll()
      lengths.count = count
    }
  }

  /// The first line that may be another than it was.
  private func firstDifference(
    _ old: [(start: Int, line: Line)], _ oldCount: Int, _ new: [(start: Int, line: Line)], _ newCount: Int
  ) -> Int {
    for index in 0..<min(old.count, new.count) {
      guard old[index].line == new[index].line else { return new[index].start }
      let oldEnd = index + 1 < old.count ? old[index + 1].start : oldCount
      let newEnd = index + 1 < new.count ? new[index + 1].start : newCount
      if oldEnd != newEnd { return min(oldEnd, newEnd) }
    }
    return min(oldCount, newCount)
  }

  private func kind(ofLine index: Int) -> (line: Line, offset: Int) {
    var low = 0
    var high = lines.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].start <= index { low = middle } else { high = middle - 1 }
    }
    return (lines[low].line, index - lines[low].start)
  }

  private func firstLine(ofSection section: Int) -> Int {
    for (start, line) in lines { if case .top(section) = line { return start } }
    return 0
  }

  /// The boxes of a line with the gap above each and below the last, made now if need be.
  private func contents(ofLine index: Int, width: CGFloat) -> (boxes: [(gap: CGFloat, box: LayoutNode)], after: CGFloat)
  {
    let (line, offset) = kind(ofLine: index)
    switch line {
    case .top(let section): return top(section, width: width)
    case .bottom(let section): return bottom(section)
    case .rows(let section, let run):
      let gap = environment.listRowSpacing ?? 0
      let isFirstLine = run == 0 && offset == 0
      let isLastLine = run == sections[section].runs.count - 1 && offset == sections[section].runs[run].count - 1
      let made = rows(of: sections[section].runs[run], at: offset)
      let (kind, isEditing) = (kind, isEditing)
      for (position, row) in made.enumerated() {
        var place = ListRowLayoutNode.Place()
        place.isFirst = isFirstLine && position == 0
        place.isLast = isLastLine && position == made.count - 1
        place.kind = kind
        place.margin = kind.isInset ? ListMetrics.margin(width: width) : 0
        place.inset = ListMetrics.margin(width: width) * (kind.look == .inset ? 2 : 1)
        place.isSeparate = gap > 0
        place.isEditing = isEditing
        let (id, editing) = identity(of: row, sections[section].runs[run], at: offset)
        place.canDelete = editing.delete != nil && !row.traits.isDeleteDisabled
        if selection != nil, let id, !row.traits.isSelectionDisabled {
          place.isSelected = rowHost?.isSelected(id) ?? false
          // Where several rows can be chosen, choosing takes the place of deleting.
          place.canChoose = isEditing && selection?.isMultiple == true
          if place.canChoose { place.canDelete = false }
        }
        place.canMove = editing.move != nil && !row.traits.isMoveDisabled
        row.place = place
        row.rowHost = rowHost
        row.select = nil
        if let selection, let id, !row.traits.isSelectionDisabled, isEditing || !selection.isMultiple {
          row.select = { selection.toggle(id) }
        }
        let isFromData = if case .rows = sections[section].runs[run] { true } else { false }
        row.delete = nil
        row.move = nil
        row.makeRoom = nil
        if isFromData, let delete = editing.delete { row.delete = { delete(IndexSet(integer: offset)) } }
        if isFromData, let move = editing.move {
          let count = sections[section].runs[run].count
          row.move = { (steps: Int) in
            let target = min(max(offset + steps, 0), count - 1)
            if target != offset { move(IndexSet(integer: offset), target > offset ? target + 1 : target) }
          }
          row.makeRoom = { [weak self, weak row] steps in
            guard let self, let row else { return }
            makeRoom(for: row, steps: steps.map { min(max($0, -offset), count - 1 - offset) })
          }
        }
      }
      return (made.enumerated().map { (isFirstLine && $0.offset == 0 ? 0 : gap, $0.element) }, 0)
    }
  }

  /// Lets the rows that a dragged one passes go to where they will be.
  ///
  /// - Parameter steps: How many rows it has passed, upwards below zero; nil when it is let go.
  private func makeRoom(for dragged: ListRowLayoutNode, steps: Int?) {
    guard let measured, let host = rowHost?.host else { return }
    let home = zip(measured.lines, measured.contents).first { $1.boxes.contains { $0.box === dragged } }?.0
    var places: [Int: ListRowLayoutNode.Place] = [:]
    for (line, content) in zip(measured.lines, measured.contents) {
      places[line] = (content.boxes.first?.box as? ListRowLayoutNode)?.place
    }
    for (line, content) in zip(measured.lines, measured.contents) {
      for case let row as ListRowLayoutNode in content.boxes.map(\.box) where row !== dragged {
        guard let steps, let home else {
          row.room.end()
          row.edgesAside = nil
          continue
        }
        let distance = line - home
        let isPassed = distance > 0 ? distance <= steps : distance >= steps
        let new = places[isPassed ? (distance > 0 ? line - 1 : line + 1) : line]
        row.edgesAside = new.map { ($0.isFirst, $0.isLast) }
        row.room.go(to: isPassed ? (distance > 0 ? -dragged.size.height : dragged.size.height) : 0, in: host)
      }
    }
  }

  private func rows(of run: ListSection.Run, at offset: Int) -> [ListRowLayoutNode] {
    let boxes: [LayoutNode]
    switch run {
    case .box(let box, _): boxes = [box]
    case .rows(let source, _, _): boxes = source.rowNode(at: offset).layoutNodes
    }
    return boxes.map { box in
      let row = rows[ObjectIdentifier(box)] ?? ListRowLayoutNode(box, environment: box.environment)
      rows[ObjectIdentifier(box)] = row
      if row.environment.isIdentical(to: box.environment) == false { row.environment = box.environment }
      row.adopt(box)
      if row.parent !== self { adopt(row) }
      if !row.isConfigured {
        rowHost?.configure(row)
        row.isConfigured = true
      }
      return row
    }
  }

  /// What a row stands for in the list's selection, and what can be done with it.
  private func identity(
    of row: ListRowLayoutNode, _ run: ListSection.Run, at offset: Int
  ) -> (id: AnyHashable?, editing: RowEditing) {
    let tag = row.content.layoutValue(TagKey.self)
    switch run {
    case .box(_, let editing): return (tag, editing)
    case .rows(let source, _, let editing): return (tag ?? source.rowID(at: offset), editing)
    }
  }

  // MARK: Headers and footers

  private func title(_ boxes: [LayoutNode], isHeader: Bool) -> ListTitleLayoutNode {
    let key = ObjectIdentifier(boxes[0])
    let title = titles[key] ?? ListTitleLayoutNode(isHeader: isHeader, environment: environment)
    titles[key] = title
    title.environment = environment
    title.setChildren(boxes)
    if title.parent !== self { adopt(title) }
    return title
  }

  private var halfGap: CGFloat { (environment.listSectionSpacing.points ?? ListMetrics.sectionGap) / 2 }

  private func top(_ section: Int, width: CGFloat) -> (boxes: [(gap: CGFloat, box: LayoutNode)], after: CGFloat) {
    let header = sections[section].header
    let first = section == 0 ? ListMetrics.sectionGap / 2 : 0
    guard kind.isGrouped else {
      guard !header.isEmpty else { return ([], section == 0 ? 0 : environment.listSectionSpacing.points ?? 0) }
      let title = title(header, isHeader: true)
      title.insets = EdgeInsets(
        top: ListMetrics.plainHeaderInset, leading: ListMetrics.margin(width: width) * (kind.look == .inset ? 2 : 1),
        bottom: ListMetrics.plainHeaderInset, trailing: ListMetrics.margin(width: width))
      title.hasGround = environment.scrollContentBackground != .hidden
      return ([(0, title)], 0)
    }
    let own = section == 0 ? ListMetrics.sectionGap / 2 : halfGap
    guard !header.isEmpty else { return ([], first + own) }
    let title = title(header, isHeader: true)
    let side = ListMetrics.margin(width: width)
    title.insets = EdgeInsets(
      top: ListMetrics.headerTop, leading: kind.isInset ? 2 * side : side, bottom: ListMetrics.headerBottom,
      trailing: kind.isInset ? 2 * side : side)
    return ([(first, title)], 0)
  }

  private func bottom(_ section: Int) -> (boxes: [(gap: CGFloat, box: LayoutNode)], after: CGFloat) {
    let footer = sections[section].footer
    let last = section == sections.count - 1 && kind.isGrouped ? ListMetrics.sectionGap / 2 : 0
    guard !footer.isEmpty else { return ([], kind.isGrouped ? halfGap + last : 0) }
    let title = title(footer, isHeader: false)
    let side = ListMetrics.margin(width: measuredWidth ?? 0)
    title.insets = EdgeInsets(
      top: ListMetrics.footerTop, leading: kind.isInset ? 2 * side : side, bottom: ListMetrics.footerBottom,
      trailing: kind.isInset ? 2 * side : side)
    return ([(0, title)], last)
  }

  // MARK: Layout

  /// Where a row is taken to be, in this box's coordinates.
  func frame(ofRow row: Int, from source: any LazyRowSource) -> CGRect? {
    for (start, line) in lines {
      guard case .rows(let section, let run) = line, case .rows(let own, let count, _) = sections[section].runs[run],
        own.baseRows === source.baseRows, row < count
      else { continue }
      let top = lengths.start(of: start + row)
      return CGRect(x: 0, y: top, width: size.width, height: lengths.start(of: start + row + 1) - top)
    }
    return nil
  }

  /// The part of the list that can be seen, in its own coordinates.
  private func visibleSpan() -> ClosedRange<CGFloat> {
    let screen = max(rowHost?.host.size.height ?? 0, 1)
    guard let scroll = enclosingScroll, scroll.size.height > 0 else { return 0...screen }
    var start: CGFloat = 0
    var node: LayoutNode? = self
    while let current = node, current !== scroll {
      start += current.origin.y
      node = current.parent
    }
    let viewport = scroll.viewport
    let lower = viewport.minY - start
    return lower...(lower + max(viewport.height, 1))
  }

  /// Measures the lines that cover a span.
  private func measure(_ span: ClosedRange<CGFloat>, width: CGFloat) -> Measured {
    let old = measured?.width == width ? measured : nil
    if let old, old.isExact, old.span == span { return old }
    var made = Measured(span: span, width: width, lines: 0..<0, contents: [])
    guard lengths.count > 0 else { return made }
    if lengths.isUnmeasured {
      // A screen of lines from the start tells how long others are taken to be, wherever the list is scrolled to.
      measureLines(from: 0, to: rowHost?.host.size.height ?? 0, known: old, into: &made)
      lengths.settleEstimate()
    }
    // Measured lines can turn out to end before the span.
    for _ in 0..<LazyLengths.mostAttempts {
      let first = lengths.index(at: max(span.lowerBound, 0))
      measureLines(from: first, to: span.upperBound, known: old, into: &made)
      if lengths.index(at: max(span.lowerBound, 0)) == first { break }
    }
    measured = made
    return made
  }

  private func measureLines(from first: Int, to end: CGFloat, known: Measured?, into made: inout Measured) {
    made.contents = []
    var line = first
    var reached = lengths.start(of: first)
    while line < lengths.count, line == first || reached < end {
      let content = known?.known(line) ?? contents(ofLine: line, width: made.width)
      let length = content.boxes.reduce(content.after) {
        $0 + $1.gap + $1.box.sizeThatFits(ProposedViewSize(width: made.width, height: nil)).height
      }
      lengths.set(length, at: line)
      reached += length
      line += 1
      made.contents.append(content)
    }
    made.lines = first..<line
  }

  /// The lines that were shown last; nothing where a header follows the offset.
  private var shownLines: Range<Int>?

  func scrollDidMove() {
    if shownLines != lengths.lines(in: visibleSpan()) { invalidateLayout() }
  }

  private func width(_ proposal: ProposedViewSize) -> CGFloat {
    let screen = rowHost?.host.size.width ?? 0
    guard let width = proposal.width, width.isFinite else { return screen }
    return width
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let width = width(proposal)
    prepare(width: width)
    let span = visibleSpan()
    // The viewport may still be that of the screen as it was held before.
    let longest = max(rowHost?.host.size.height ?? 0, 1)
    _ = measure(span.lowerBound...min(span.upperBound, span.lowerBound + longest), width: width)
    return CGSize(width: width, height: lengths.totalLength)
  }

  override func layoutChildren() {
    let width = size.width
    prepare(width: width)
    let span = visibleSpan()
    let measured = measure(span, width: width)
    let visible = measured.lines
    let offer = ProposedViewSize(width: width, height: nil)
    var placements: [(box: LayoutNode, y: CGFloat)] = []
    for (line, content) in zip(visible, measured.contents) {
      var y = lengths.start(of: line)
      for (gap, box) in content.boxes {
        y += gap
        placements.append((box, y))
        y += box.sizeThatFits(offer).height
      }
    }
    if !kind.isGrouped, lengths.count > 0 {
      // Below the bars that rows show through, however much of them is there.
      let bars = enclosingScroll.map { $0.growthIntoSafeArea(edges: .all).top - $0.hiddenBar }
      let top = span.lowerBound + (bars ?? 0)
      pinHeader(of: lengths.index(at: max(top, 0)), at: top, &placements, offer)
    }
    followScrolling(self)
    let hasPinnedHeader = !kind.isGrouped && sections.contains { !$0.header.isEmpty }
    shownLines = hasPinnedHeader ? nil : visible
    shown = placements.map(\.box)
    for (box, y) in placements { box.place(at: CGPoint(x: 0, y: y), proposal: offer) }
    release(keeping: visible)
    if lengths.totalLength != size.height { enclosingScroll?.contentDidResize(self) }
  }

  override var environment: EnvironmentValues {
    didSet { if environment.textDiffers(from: oldValue) { lengths.removeAll() } }
  }

  /// The header of the topmost section stays in sight until the section's end pushes it out.
  private func pinHeader(
    of line: Int, at top: CGFloat, _ placements: inout [(box: LayoutNode, y: CGFloat)], _ offer: ProposedViewSize
  ) {
    let section: Int
    switch kind(ofLine: line).line {
    case .top(let index), .rows(let index, _), .bottom(let index): section = index
    }
    guard !sections[section].header.isEmpty, top > lengths.start(of: firstLine(ofSection: section)) else { return }
    let header = title(sections[section].header, isHeader: true)
    let height = header.sizeThatFits(offer).height
    let end =
      section + 1 < sections.count ? lengths.start(of: firstLine(ofSection: section + 1)) : lengths.totalLength
    placements.removeAll { $0.box === header }
    placements.append((header, min(top, end - height)))
  }

  private func release(keeping visible: Range<Int>) {
    let kept = Set(shown.map(ObjectIdentifier.init))
    if rows.count > 4 * shown.count + 64 {
      for (key, row) in rows where !kept.contains(ObjectIdentifier(row)) {
        rowHost?.forget(row)
        rows[key] = nil
      }
    }
    for (start, line) in lines {
      guard case .rows(let section, let run) = line, case .rows(let source, let count, _) = sections[section].runs[run]
      else { continue }
      let margin = visible.count
      let lower = min(max(visible.lowerBound - margin - start, 0), count)
      let upper = min(max(visible.upperBound + margin - start, lower), count)
      source.releaseRows(outside: lower..<upper)
    }
  }
}

/// The box of a section's header or footer.
@MainActor
package final class ListTitleLayoutNode: ContainerLayoutNode {
  let isHeader: Bool
  var insets = EdgeInsets() {
    didSet { if insets != oldValue { invalidateLayout() } }
  }
  /// Whether rows scroll away under the title.
  var hasGround = false
  private lazy var content = implicitStack(of: childNodes, environment: environment)

  package init(isHeader: Bool, environment: EnvironmentValues) {
    self.isHeader = isHeader
    super.init(environment: environment)
  }

  package override func childrenDidChange() {
    content = implicitStack(of: childNodes, environment: environment)
    adopt(content)
  }

  package override var children: [LayoutNode] { [content] }
  package override var zIndex: Double { isHeader ? 1 : 0 }
  package override func computeGuideMask() -> UInt64 { 0 }

  private func offer(_ width: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: width.map { max($0 - insets.horizontal, 0) }, height: nil)
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let inner = content.sizeThatFits(offer(proposal.width))
    var height = inner.height + insets.vertical
    if isHeader, let minimum = environment.defaultMinListHeaderHeight { height = max(height, minimum) }
    return CGSize(width: proposal.width ?? inner.width + insets.horizontal, height: height)
  }

  package override func layoutChildren() {
    let offer = offer(size.width)
    let inner = content.sizeThatFits(offer)
    content.place(
      at: CGPoint(x: insets.leading, y: size.height - insets.bottom - inner.height), proposal: offer)
  }

  package override func draw(into context: inout DrawContext) {
    if hasGround {
      let rect = CGPath(rect: context.pixelRect(size), transform: nil)
      context.add(.fill(rect, .color(SystemColor.background.rgba(in: environment)), .winding))
    }
    drawChildren(into: &context)
  }

  package override func hit(_ point: CGPoint) -> HitPath? {
    hitChildren(point) ?? (hasGround && boundsContain(point) ? HitPath().adding(self) : nil)
  }

  package override func collectSemantics(into context: inout SemanticsContext) {
    var parts = context.collect { content.collectSemanticsPlaced(into: &$0) }
    if isHeader {
      for index in parts.indices {
        if parts[index].role == .staticText { parts[index].role = .header }
        parts[index].traits.insert(.header)
      }
    }
    context.elements += parts
  }
}
