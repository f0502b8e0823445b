// The view node of a list's content: finds sections and rows, and makes what rows carry besides their content.

/// The rows of a list, for the scroll view around them.
struct ListRows<Content: View> {
  let content: Content
  let selection: ListSelection?
  var isEditing = false
}

extension ListRows: PrimitiveView {
  static func _makeNode(_ view: ListRows<Content>, _ context: _NodeContext) -> _ViewNode {
    ListNode(view, context)
  }
}

/// What a list's box asks of the list's node.
@MainActor
protocol ListRowHost: AnyObject {
  var host: ViewHost { get }
  /// Reads a row's traits and makes its background and accessory.
  func configure(_ row: ListRowLayoutNode)
  func forget(_ row: ListRowLayoutNode)
  /// Makes the buttons that a swipe over a row uncovers.
  func makeSwipeButtons(of row: ListRowLayoutNode) -> [HorizontalEdge: SwipeButtonsLayoutNode]
  /// Finds sections and rows anew.
  func collectSections() -> [ListSection]
  /// Whether the list's selection holds a row's id.
  func isSelected(_ id: AnyHashable) -> Bool
}

/// A section of a list, as far as it is known without making rows.
struct ListSection {
  enum Run {
    case rows(any LazyRowSource, count: Int, editing: RowEditing)
    case box(LayoutNode, editing: RowEditing)

    var count: Int {
      switch self {
      case .rows(_, let count, _): count
      case .box: 1
      }
    }
  }

  var header: [LayoutNode] = []
  var runs: [Run] = []
  var footer: [LayoutNode] = []
  var isEmpty: Bool { header.isEmpty && footer.isEmpty && runs.isEmpty }
}

@MainActor
private final class ListNode<Content: View>: _ViewNode, BoxMaking, ListRowHost {
  private struct Extras {
    let number: Int
    var background: _ViewNode?
    var accessory: _ViewNode?
    var swipes: [_ViewNode] = []
    var nodes: [_ViewNode] { [background, accessory].compactMap { $0 } + swipes }
  }

  private var child: _ViewNode!
  private let box: ListLayoutNode
  private var extras: [ObjectIdentifier: Extras] = [:]
  private var extrasMade = 0
  /// Notes what the selection is kept in: the list's own body does not read it.
  private let tracker = DependencyTracker()
  private var selected: (@MainActor (AnyHashable) -> Bool)?

  init(_ view: ListRows<Content>, _ context: _NodeContext) {
    box = ListLayoutNode(environment: context.environment)
    super.init(context)
    adopt(tracker)
    box.owner = self
    box.rowHost = self
    box.selection = view.selection
    child = view.content.makeNode(childContext(rowEnvironment))
  }

  /// Whoever walks the content, before the first layout too, meets the rows that are made and no others.
  override var children: [_ViewNode] {
    box.findSections()
    return existingChildren
  }

  override var existingChildren: [_ViewNode] { [child] + extraNodes }

  /// What rows carry besides their content, oldest first.
  private var extraNodes: [_ViewNode] { extras.values.sorted { $0.number < $1.number }.flatMap(\.nodes) }

  override func receive<V: View>(_ view: V, _ environment: EnvironmentValues) {
    let new = identical(view, as: ListRows<Content>.self)
    self.environment = environment
    box.environment = environment
    box.selection = new.selection
    selected = nil
    child.receive(new.content, rowEnvironment)
    box.markStale()
  }

  override func receiveEnvironment(_ environment: EnvironmentValues) {
    guard !environment.isIdentical(to: self.environment) else { return }
    self.environment = environment
    box.environment = environment
    let inner = rowEnvironment
    child.receiveEnvironment(inner)
    for node in extraNodes { node.receiveEnvironment(inner) }
    box.markStale()
  }

  override func layoutNodesDidChange() { box.markStale() }
  override func appendLayoutNodes(to list: inout [LayoutNode]) { list.append(box) }

  // MARK: Selection

  func isSelected(_ id: AnyHashable) -> Bool {
    if let selected { return selected(id) }
    guard let selection = box.selection else { return false }
    let read = tracker.track { selection.selected() }
    selected = read
    return read(id)
  }

  /// The selection has changed.
  override func evaluate() {
    isDirty = false
    selected = nil
    box.markStale()
  }

  private var rowEnvironment: EnvironmentValues {
    var values = environment
    values.isInListRow = true
    values.sectionAppearance = .list(environment.listKind)
    values.listRowSpacing = nil
    return values
  }

  // MARK: Rows

  func configure(_ row: ListRowLayoutNode) {
    let traits = row.content.layoutValue(ListRowTraitsKey.self)
    row.traits = traits
    let key = ObjectIdentifier(row.content)
    var own = extras[key] ?? makeExtras()
    update(&own.background, with: traits.background)
    let hasAccessory = traits.accessory != nil || traits.badge != nil
    update(&own.accessory, with: hasAccessory ? AnyView(RowAccessory(traits: traits)) : nil)
    extras[key] = own.nodes.isEmpty ? nil : own
    row.setExtras(
      background: own.background.map { implicitStack(of: $0.layoutNodes, environment: environment) },
      accessory: own.accessory.map { implicitStack(of: $0.layoutNodes, environment: environment) })
  }

  private func makeExtras() -> Extras {
    extrasMade += 1
    return Extras(number: extrasMade)
  }

  private func update(_ node: inout _ViewNode?, with view: AnyView?) {
    switch (view, node) {
    case (let view?, let node?): node.receive(view, rowEnvironment)
    case (let view?, nil): node = view.makeNode(childContext(rowEnvironment))
    case (nil, let old?):
      old.destroy()
      node = nil
    case (nil, nil): break
    }
  }

  func forget(_ row: ListRowLayoutNode) {
    for node in extras.removeValue(forKey: ObjectIdentifier(row.content))?.nodes ?? [] { node.destroy() }
  }

  func makeSwipeButtons(of row: ListRowLayoutNode) -> [HorizontalEdge: SwipeButtonsLayoutNode] {
    var contents: [HorizontalEdge: [ListRowTraits.SwipeActions]] = [:]
    for actions in row.traits.swipeActions { contents[actions.edge, default: []].append(actions) }
    if contents[.trailing] == nil, row.place.canDelete, row.delete != nil {
      let delete = AnyView(
        Button(role: .destructive, action: { [weak row] in row?.delete?() }) { Text(verbatim: "Delete") })
      contents[.trailing] = [ListRowTraits.SwipeActions(edge: .trailing, allowsFullSwipe: true, content: delete)]
    }
    var result: [HorizontalEdge: SwipeButtonsLayoutNode] = [:]
    let key = ObjectIdentifier(row.content)
    for node in extras[key]?.swipes ?? [] { node.destroy() }
    extras[key]?.swipes = []
    for edge in [HorizontalEdge.leading, .trailing] {
      guard let actions = contents[edge], let first = actions.first else { continue }
      let content = ForEach(Array(actions.enumerated()), id: \.offset) { $1.content }
        .buttonStyle(SwipeButtonStyle { [weak row] in row?.close() })
      let node = AnyView(content).makeNode(childContext(rowEnvironment))
      extras[key, default: makeExtras()].swipes.append(node)
      let box = SwipeButtonsLayoutNode(environment: environment)
      box.edge = edge
      box.allowsFullSwipe = first.allowsFullSwipe
      box.owner = self
      box.setChildren(node.layoutNodes)
      result[edge] = box
    }
    return result
  }

  // MARK: Structure

  func collectSections() -> [ListSection] {
    var collector = SectionCollector()
    collector.walk(child, RowEditing())
    return collector.finished()
  }
}

/// Walks a list's content: sections where they are declared, loose rows between them in sections of their own.
@MainActor
private struct SectionCollector {
  private var sections: [ListSection] = []
  private var loose = ListSection()
  /// The section of marked boxes being collected.
  private var marked: (id: ObjectIdentifier, section: ListSection)?

  init() {}

  private mutating func closeLoose() {
    if let marked { sections.append(marked.section) }
    marked = nil
    if !loose.isEmpty { sections.append(loose) }
    loose = ListSection()
  }

  mutating func finished() -> [ListSection] {
    closeLoose()
    return sections
  }

  mutating func walk(_ node: _ViewNode, _ editing: RowEditing) {
    if let section = node as? AnySectionNode {
      closeLoose()
      var made = ListSection()
      made.header = section.headerNode.layoutNodes
      if section.isContentShown { append(section.contentNode, editing, to: &made) }
      made.footer = section.footerNode.layoutNodes
      if !made.isEmpty { sections.append(made) }
    } else if let source = node.lazyRows {
      var editing = editing
      for inner in source.innerEditing { inner.apply(to: &editing) }
      if source.yieldsSections {
        for index in 0..<source.rowCount { walk(source.rowNode(at: index), editing) }
      } else {
        add(source, editing)
      }
    } else if node.passesLayoutNodesThrough {
      var editing = editing
      (node as? any RowEditingSource)?.apply(to: &editing)
      for child in node.yieldingChildren { walk(child, editing) }
    } else {
      for box in node.layoutNodes { add(box, editing) }
    }
  }

  private mutating func add(_ source: any LazyRowSource, _ editing: RowEditing) {
    source.isLazy = true
    if marked != nil { closeLoose() }
    if source.rowCount > 0 { loose.runs.append(.rows(source, count: source.rowCount, editing: editing)) }
  }

  private mutating func add(_ box: LayoutNode, _ editing: RowEditing) {
    guard let mark = box.layoutValue(SectionMarkKey.self) else {
      if marked != nil { closeLoose() }
      loose.runs.append(.box(box, editing: editing))
      return
    }
    if marked?.id != mark.section {
      closeLoose()
      marked = (mark.section, ListSection())
    }
    switch mark.part {
    case .header: marked?.section.header.append(box)
    case .content: marked?.section.runs.append(.box(box, editing: editing))
    case .footer: marked?.section.footer.append(box)
    }
  }

  private func append(_ node: _ViewNode, _ editing: RowEditing, to section: inout ListSection) {
    if let source = node.lazyRows {
      source.isLazy = true
      var editing = editing
      for inner in source.innerEditing { inner.apply(to: &editing) }
      if source.rowCount > 0 { section.runs.append(.rows(source, count: source.rowCount, editing: editing)) }
    } else if node.passesLayoutNodesThrough {
      var editing = editing
      (node as? any RowEditingSource)?.apply(to: &editing)
      for child in node.yieldingChildren { append(child, editing, to: &section) }
    } else {
      for box in node.layoutNodes { section.runs.append(.box(box, editing: editing)) }
    }
  }
}

extension SectionAppearance {
  /// Headers and footers in lists.
  static func list(_ kind: _ListKind) -> SectionAppearance {
    SectionAppearance(
      header: { outer in
        var values = outer
        values.isInListRow = false
        let isProminent = outer.headerProminence == .increased || kind.look == .sidebar
        if isProminent {
          values.font = kind.isGrouped ? .title3.bold() : .headline
        } else {
          values = quiet(values, font: kind.isGrouped ? .footnote : .subheadline.weight(.semibold))
          if kind.isGrouped { values.textCase = .uppercase }
        }
        return values
      },
      footer: { outer in
        var values = quiet(outer, font: .footnote)
        values.isInListRow = false
        return values
      },
      name: "list \(kind.look)", folds: kind.look == .sidebar)
  }
}
