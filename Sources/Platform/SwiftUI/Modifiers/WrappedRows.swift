// The rows of a `ForEach` that a modifier is written around: each gets a box of its own when a container makes it.

extension _ViewNode {
  /// The rows inside, if there is nothing else, and the nodes on the way to them.
  var onlyRows: (source: any LazyRowSource, way: [_ViewNode])? {
    var (node, way): (_ViewNode, [_ViewNode]) = (self, [])
    while true {
      if let source = node.lazyRows { return (source, way) }
      guard node.passesLayoutNodesThrough, !(node is AnySectionNode) else { return nil }
      let inner = node.yieldingChildren
      guard inner.count == 1 else { return nil }
      way.append(node)
      node = inner[0]
    }
  }
}

/// Rows with a modifier's box around each.
@MainActor
final class WrappedRows<M: UnaryLayoutModifier>: _ViewNode, LazyRowSource {
  private var source: (any LazyRowSource)?
  private var editing: [any RowEditingSource] = []
  private var rows: [ObjectIdentifier: WrappedRow<M>] = [:]
  private var makeBox: ((LayoutNode) -> UnaryLayoutNode<M>?)?

  /// Takes the rows that are now inside, what is said of them on the way there, and what makes the boxes.
  func take(
    _ source: any LazyRowSource, _ editing: [any RowEditingSource],
    makeBox: @escaping (LayoutNode) -> UnaryLayoutNode<M>?
  ) {
    self.source = source
    self.editing = editing
    self.makeBox = makeBox
  }

  func forEachBox(_ body: (UnaryLayoutNode<M>) -> Void) {
    for row in rows.values { for (_, wrapper) in row.boxes.wrappers { body(wrapper) } }
  }

  private func forgetEndedRows() { rows = rows.filter { $0.value.row?.isDestroyed == false } }

  override var lazyRows: (any LazyRowSource)? { self }
  var baseRows: any LazyRowSource { source?.baseRows ?? self }
  var rowCount: Int { source?.rowCount ?? 0 }
  func rowID(at index: Int) -> AnyHashable { source?.rowID(at: index) ?? AnyHashable(index) }
  func rowIndex(withID id: AnyHashable) -> Int? { source?.rowIndex(withID: id) }
  var innerEditing: [any RowEditingSource] { editing + (source?.innerEditing ?? []) }

  var isLazy: Bool {
    get { source?.isLazy ?? false }
    set { source?.isLazy = newValue }
  }

  func rowNode(at index: Int) -> _ViewNode {
    guard let row = source?.rowNode(at: index), let makeBox else { return self }
    let key = ObjectIdentifier(row)
    if let known = rows[key], known.row === row { return known }
    if rows.count > 256 { forgetEndedRows() }
    let made = WrappedRow(row, childContext(), makeBox: makeBox)
    rows[key] = made
    return made
  }

  var madeRow: _ViewNode? { source?.madeRow }

  func releaseRows(outside range: Range<Int>) {
    source?.releaseRows(outside: range)
    forgetEndedRows()
  }
}

/// One of the rows.
@MainActor
private final class WrappedRow<M: UnaryLayoutModifier>: _ViewNode, BoxWrapping {
  private(set) weak var row: _ViewNode?
  let boxes = WrapperList<UnaryLayoutNode<M>>()
  private let makeBox: (LayoutNode) -> UnaryLayoutNode<M>?

  init(_ row: _ViewNode, _ context: _NodeContext, makeBox: @escaping (LayoutNode) -> UnaryLayoutNode<M>?) {
    self.row = row
    self.makeBox = makeBox
    super.init(context)
  }

  override var children: [_ViewNode] { row.map { [$0] } ?? [] }

  override func appendLayoutNodes(to nodes: inout [LayoutNode]) {
    guard let row else { return }
    nodes += boxes.wrap(row.layoutNodes, make: makeBox) as [LayoutNode]
  }
}
