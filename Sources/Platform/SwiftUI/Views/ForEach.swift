// ForEach: views made from a collection.

/// A view for each element of a collection. State follows an element's id.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  package let id: (Data.Element) -> ID
  package let contentID: Int
}

extension ForEach {
  /// A collection with content of any kind, for modules whose content is not views.
  package init(
    contentOf data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: id, contentID: 0)
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  public typealias Body = Never
  public static func _makeNode(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) -> _ViewNode {
    ForEachNode(view, context)
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id }, contentID: 0)
  }
}

extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] }, contentID: 0)
  }

  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    self = ForEach.overBinding(data, id: { $0.id }, content: content)
  }

  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    self = ForEach.overBinding(data, id: { $0[keyPath: id] }, content: content)
  }

  nonisolated private static func overBinding<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: @escaping (C.Element) -> ID, content: @escaping (Binding<C.Element>) -> Content
  ) -> ForEach where Data == LazyMapSequence<C.Indices, (C.Index, ID)> {
    let box = SendableBox(data)
    let idBox = SendableBox(id)
    let contentBox = SendableBox(content)
    return onMainActorNow {
      let binding = box.value
      let values = binding.wrappedValue
      let pairs = values.indices.lazy.map { (index: C.Index) -> (C.Index, ID) in (index, idBox.value(values[index])) }
      return SendableBox(
        ForEach(data: pairs, content: { contentBox.value(binding[$0.0]) }, id: { $0.1 }, contentID: 1))
    }.value
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 }, contentID: 0)
  }
}

/// A collection whose rows can be made one at a time.
@MainActor
package protocol LazyRowSource: _ViewNode {
  var rowCount: Int { get }
  /// The node of a row, made when it is first asked for.
  func rowNode(at index: Int) -> _ViewNode
  /// A row that is there, if any is.
  var madeRow: _ViewNode? { get }
  /// Lets go of rows outside a range.
  func releaseRows(outside range: Range<Int>)
  /// The id of a row.
  func rowID(at index: Int) -> AnyHashable
  /// The index of the row with an id, nil when there is none.
  func rowIndex(withID id: AnyHashable) -> Int?
  /// Whether the rows are made one at a time.
  var isLazy: Bool { get set }
  /// Nodes between this one and the rows that say what can be done with those.
  var innerEditing: [any RowEditingSource] { get }
  /// The rows themselves, without what is around them.
  var baseRows: any LazyRowSource { get }
}

extension LazyRowSource {
  package var innerEditing: [any RowEditingSource] { [] }
  package var baseRows: any LazyRowSource { self }

  /// Whether the rows are sections; they are all alike, so any one tells, the first if none is there. The rows are made one
  /// at a time from now on.
  package var yieldsSections: Bool {
    isLazy = true
    func find(_ node: _ViewNode) -> Bool {
      if node is AnySectionNode { return true }
      if node.lazyRows != nil || !node.passesLayoutNodesThrough { return false }
      return node.yieldingChildren.contains(where: find)
    }
    return rowCount > 0 && find(madeRow ?? rowNode(at: 0))
  }
}

@MainActor
package final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode, LazyRowSource {
  private var view: ForEach<Data, ID, Content>
  private var rows: [ID: _ViewNode] = [:]
  /// The rows in order, when all of them are made.
  private var order: [_ViewNode] = []
  package var isLazy = false
  private lazy var departures = Departures()
  /// Rows that came in an animated change, and the update that brought them.
  private var arrivals: (update: Int, old: Set<ID>)?
  /// What the contents of rows read: they are made after the body that names them has run.
  private let tracker = DependencyTracker()

  init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    adopt(tracker)
  }

  package override var lazyRows: (any LazyRowSource)? { self }

  private var hasMadeRows = false
  /// Where the rows made one at a time stand, and by their places those whose id another row has.
  private var places: [ID: Int] = [:]
  private var seconds: [Int: _ViewNode] = [:]

  package override var children: [_ViewNode] {
    if isLazy { return madeRows }
    makeAllRows()
    return order
  }

  package override var existingChildren: [_ViewNode] { isLazy || !hasMadeRows ? madeRows : order }

  /// The rows that are there, in the order of the data.
  private var madeRows: [_ViewNode] {
    if rows.keys.contains(where: { places[$0] == nil }) {
      // They were made before anybody asked for rows one at a time.
      for (index, element) in view.data.enumerated() {
        let id = view.id(element)
        if rows[id] != nil, places[id] == nil { places[id] = index }
      }
    }
    var made = seconds.map { (place: $0.key, node: $0.value) }
    for (id, node) in rows { made.append((places[id] ?? .max, node)) }
    return made.sorted { $0.place < $1.place }.map(\.node)
  }

  package override func childrenToCarry(wanted: ((String) -> Bool)?) -> [(id: String?, node: _ViewNode)] {
    if !isLazy {
      makeAllRows()
      return view.data.compactMap { element in
        let id = view.id(element)
        return rows[id].map { ("\(id)", $0) }
      }
    }
    if let wanted {
      for element in view.data {
        let id = view.id(element)
        if rows[id] == nil, wanted("\(id)") { _ = row(for: element, id: id) }
      }
    }
    return rows.map { ("\($0.key)", $0.value) }.sorted { $0.0 < $1.0 }
  }

  private func makeAllRows() {
    guard !hasMadeRows else { return }
    hasMadeRows = true
    let count = view.data.count
    order = []
    order.reserveCapacity(count)
    // Rows that are there from before may be those of any element, else a row that is there is a second one.
    let isFirstTime = rows.isEmpty
    if isFirstTime { rows.reserveCapacity(count) }
    var seen: Set<ID> = []
    for (index, element) in view.data.enumerated() {
      let id = view.id(element)
      let isSecond = isFirstTime ? rows[id] != nil : !seen.insert(id).inserted
      order.append(isSecond ? secondRow(for: element, id: id, at: index) : row(for: element, id: id))
    }
  }

  /// The row of an element whose id another row has.
  private func secondRow(for element: Data.Element, id: ID, at index: Int) -> _ViewNode {
    if let known = seconds[index] { return known }
    host.warn(
      "ForEach<\(Data.self), \(ID.self), …>: the ID \(id) occurs multiple times within the collection; "
        + "rows with the same id may change places and lose their state")
    let second = tracker.trackMore { view.content(element) }.makeNode(childContext())
    seconds[index] = second
    return second
  }

  private func removeSecondRows() {
    for node in seconds.values { node.destroy() }
    seconds = [:]
  }

  private func row(for element: Data.Element, id: ID) -> _ViewNode {
    if let known = rows[id] { return known }
    let content = tracker.trackMore { view.content(element) }
    if !departures.isEmpty, let back = departures.comeBack(id, to: self) {
      back.receive(content, environment)
      rows[id] = back
      return back
    }
    let made = content.makeNode(childContext())
    rows[id] = made
    if let arrivals, arrivals.update == host.updateNumber, !arrivals.old.contains(id) {
      Departures.arrive(made, in: self)
    }
    return made
  }

  package override func receive<V: View>(_ view: V, _ environment: EnvironmentValues) {
    let old = self.view
    self.view = identical(view, as: ForEach<Data, ID, Content>.self)
    self.environment = environment
    if host.mayAnimate || host.knowsAnimatedTransitions {
      arrivals = (host.updateNumber, isLazy ? Set(old.data.map(old.id)) : Set(rows.keys))
    }
    evaluate()
  }

  package override func willDestroy() {
    departures.removeAll()
  }

  package override func evaluate() {
    isDirty = false
    if isLazy {
      removeSecondRows()
      updateRows(self.view.data.map { ($0, self.view.id($0)) }, oldPlaces: places)
      layoutNodesDidChange()
      return
    }
    guard hasMadeRows else { return }
    if hasSameRows {
      tracker.forget()
      for (element, row) in zip(view.data, order) {
        row.receive(tracker.trackMore { view.content(element) }, environment)
      }
      return
    }
    let old = order
    let elements = self.view.data.map { ($0, self.view.id($0)) }
    var oldPlaces: [ID: Int] = [:]
    if elements.count < old.count || elements.contains(where: { rows[$0.1] == nil }) {
      let numbers = Dictionary(old.enumerated().map { (ObjectIdentifier($1), $0) }) { first, _ in first }
      oldPlaces = rows.compactMapValues { numbers[ObjectIdentifier($0)] }
    }
    removeSecondRows()
    updateRows(elements, oldPlaces: oldPlaces)
    hasMadeRows = false
    makeAllRows()
    if !old.elementsEqual(order, by: ===) { layoutNodesDidChange() }
  }

  /// Whether the data has the very rows that are there, in order.
  private var hasSameRows: Bool {
    guard view.data.count == order.count else { return false }
    var index = 0
    for element in view.data {
      guard (seconds[index] ?? rows[view.id(element)]) === order[index] else { return false }
      index += 1
    }
    return true
  }

  /// Hands rows that are still there their new content and ends the others, both in their order.
  private func updateRows(_ elements: [(Data.Element, ID)], oldPlaces: [ID: Int]) {
    tracker.forget()
    places = [:]
    var kept: Set<ID> = []
    for (index, (element, id)) in elements.enumerated() {
      guard kept.insert(id).inserted, let row = rows[id] else { continue }
      places[id] = index
      let content = tracker.trackMore { view.content(element) }
      row.receive(content, environment)
    }
    let gone = rows.filter { !kept.contains($0.key) }
      .sorted { (oldPlaces[$0.key] ?? .max) < (oldPlaces[$1.key] ?? .max) }
    for (id, row) in gone {
      rows[id] = nil
      departures.leave(row, key: id, from: self)
    }
  }

  package override func receiveEnvironment(_ environment: EnvironmentValues) {
    guard !environment.isIdentical(to: self.environment) else { return }
    self.environment = environment
    for row in existingChildren { row.receiveEnvironment(environment) }
  }

  // MARK: Lazy rows

  package var rowCount: Int { view.data.count }

  package func rowID(at index: Int) -> AnyHashable {
    AnyHashable(view.id(view.data[view.data.index(view.data.startIndex, offsetBy: index)]))
  }

  package func rowNode(at index: Int) -> _ViewNode {
    let element = view.data[view.data.index(view.data.startIndex, offsetBy: index)]
    let id = view.id(element)
    guard let first = places[id], first != index, first < view.data.count,
      view.id(view.data[view.data.index(view.data.startIndex, offsetBy: first)]) == id
    else {
      places[id] = index
      return row(for: element, id: id)
    }
    return secondRow(for: element, id: id, at: index)
  }

  package var madeRow: _ViewNode? { rows.first?.value }

  package func releaseRows(outside range: Range<Int>) {
    guard isLazy, rows.count > 4 * range.count + 64 else { return }
    var kept: Set<ID> = []
    for index in range where index < view.data.count {
      kept.insert(view.id(view.data[view.data.index(view.data.startIndex, offsetBy: index)]))
    }
    let gone = rows.filter { !kept.contains($0.key) }.sorted { (places[$0.key] ?? .max) < (places[$1.key] ?? .max) }
    for (id, row) in gone {
      row.destroy()
      rows[id] = nil
      places[id] = nil
    }
  }

  package func rowIndex(withID id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    return view.data.enumerated().first { view.id($0.element) == id }?.offset
  }
}
