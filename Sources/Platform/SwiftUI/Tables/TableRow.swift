// The rows of a table, and the builder that gathers them.

/// What the engine knows of a row.
public struct _TableRowInfo<Row> {
  let value: Row
  var children: (@MainActor () -> [_TableRowInfo<Row>])?
  var isExpanded: Binding<Bool>?
  var menu: (@MainActor () -> AnyView)?
  var isSelectionDisabled = false

  init(value: Row) { self.value = value }
}

/// Rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable = Self.TableRowBody.TableRowValue
  associatedtype TableRowBody: TableRowContent
  var tableRowBody: Self.TableRowBody { get }
  static func _appendRows(_ content: Self, _ list: inout [_TableRowInfo<TableRowValue>])
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  public static func _appendRows(_ content: Self, _ list: inout [_TableRowInfo<TableRowValue>]) {
    TableRowBody._appendRows(content.tableRowBody, &list)
  }
}

extension TableRowContent where TableRowBody == Never {
  public var tableRowBody: Never { preconditionFailure("\(Self.self) is taken by its table as it is") }
}

extension Never: TableRowContent {
  public typealias TableRowBody = Never
  public static func _appendRows(_ content: Never, _ list: inout [_TableRowInfo<Never>]) {}
}

/// Rows made from a collection.
public protocol DynamicTableRowContent<Data>: TableRowContent {
  associatedtype Data: Collection
  var data: Self.Data { get }
}

/// A row for a value.
public struct TableRow<Value: Identifiable> {
  let value: Value
  public init(_ value: Value) { self.value = value }
}

extension TableRow: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  public static func _appendRows(_ content: TableRow, _ list: inout [_TableRowInfo<Value>]) {
    list.append(_TableRowInfo(value: content.value))
  }
}

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
  public var data: Data
}

extension TableForEachContent: DynamicTableRowContent {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never
  public static func _appendRows(_ content: Self, _ list: inout [_TableRowInfo<Data.Element>]) {
    list += content.data.map { _TableRowInfo(value: $0) }
  }
}

/// A row for each element of a tree, parents with their children folded.
public struct TableOutlineGroupContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
  let data: Data
  let children: KeyPath<Data.Element, Data?>
}

extension TableOutlineGroupContent: TableRowContent {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never

  public static func _appendRows(_ content: Self, _ list: inout [_TableRowInfo<Data.Element>]) {
    for element in content.data {
      var row = _TableRowInfo(value: element)
      if let below = element[keyPath: content.children] {
        row.children = {
          var rows: [_TableRowInfo<Data.Element>] = []
          _appendRows(TableOutlineGroupContent(data: below, children: content.children), &rows)
          return rows
        }
      }
      list.append(row)
    }
  }
}

/// A row that opens to show rows below it.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>
where Label.TableRowValue == Content.TableRowValue {
  let label: Label
  let isExpanded: Binding<Bool>?
  let content: () -> Content
}

extension DisclosureTableRow: TableRowContent {
  public typealias TableRowValue = Label.TableRowValue
  public typealias TableRowBody = Never

  nonisolated public init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Content.TableRowValue {
    self.init(label: TableRow(value), isExpanded: isExpanded, content: content)
  }

  public static func _appendRows(_ content: Self, _ list: inout [_TableRowInfo<TableRowValue>]) {
    var rows: [_TableRowInfo<TableRowValue>] = []
    Label._appendRows(content.label, &rows)
    for index in rows.indices {
      rows[index].isExpanded = content.isExpanded
      rows[index].children = {
        var below: [_TableRowInfo<TableRowValue>] = []
        Content._appendRows(content.content(), &below)
        return below
      }
    }
    list += rows
  }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  public static func _appendRows(_ content: Self, _ list: inout [_TableRowInfo<Content.TableRowValue>]) {
    for element in content.data { Content._appendRows(content.content(element), &list) }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: TableRowContent {
  nonisolated public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
  where Content.TableRowValue == V { self.init(contentOf: data, id: { $0.id }, content: content) }

  /// A row for each element.
  nonisolated public init(_ data: Data) where Content == TableRow<Data.Element> {
    self.init(contentOf: data, id: { $0.id }, content: { TableRow($0) })
  }
}

/// Gathers the rows of a table.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }
  public static func buildBlock<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }

  public static func buildBlock<C0: TableRowContent, C1: TableRowContent>(
    _ c0: C0, _ c1: C1
  ) -> TupleTableRowContent<Value, (C0, C1)>
  where C0.TableRowValue == Value, C1.TableRowValue == Value {
    let box = SendableBox((c0, c1))
    return TupleTableRowContent(value: box.value) { list in
      C0._appendRows(box.value.0, &list)
      C1._appendRows(box.value.1, &list)
    }
  }
  public static func buildBlock<C0: TableRowContent, C1: TableRowContent, C2: TableRowContent>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> TupleTableRowContent<Value, (C0, C1, C2)>
  where C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value {
    let box = SendableBox((c0, c1, c2))
    return TupleTableRowContent(value: box.value) { list in
      C0._appendRows(box.value.0, &list)
      C1._appendRows(box.value.1, &list)
      C2._appendRows(box.value.2, &list)
    }
  }
  public static func buildBlock<C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3)>
  where C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value, C3.TableRowValue == Value {
    let box = SendableBox((c0, c1, c2, c3))
    return TupleTableRowContent(value: box.value) { list in
      C0._appendRows(box.value.0, &list)
      C1._appendRows(box.value.1, &list)
      C2._appendRows(box.value.2, &list)
      C3._appendRows(box.value.3, &list)
    }
  }
  public static func buildBlock<
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4)>
  where
    C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value, C3.TableRowValue == Value,
    C4.TableRowValue == Value
  {
    let box = SendableBox((c0, c1, c2, c3, c4))
    return TupleTableRowContent(value: box.value) { list in
      C0._appendRows(box.value.0, &list)
      C1._appendRows(box.value.1, &list)
      C2._appendRows(box.value.2, &list)
      C3._appendRows(box.value.3, &list)
      C4._appendRows(box.value.4, &list)
    }
  }
  public static func buildBlock<
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
    C5: TableRowContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5)>
  where
    C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value, C3.TableRowValue == Value,
    C4.TableRowValue == Value, C5.TableRowValue == Value
  {
    let box = SendableBox((c0, c1, c2, c3, c4, c5))
    return TupleTableRowContent(value: box.value) { list in
      C0._appendRows(box.value.0, &list)
      C1._appendRows(box.value.1, &list)
      C2._appendRows(box.value.2, &list)
      C3._appendRows(box.value.3, &list)
      C4._appendRows(box.value.4, &list)
      C5._appendRows(box.value.5, &list)
    }
  }
  public static func buildBlock<
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
    C5: TableRowContent, C6: TableRowContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6)>
  where
    C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value, C3.TableRowValue == Value,
    C4.TableRowValue == Value, C5.TableRowValue == Value, C6.TableRowValue == Value
  {
    let box = SendableBox((c0, c1, c2, c3, c4, c5, c6))
    return TupleTableRowContent(value: box.value) { list in
      C0._appendRows(box.value.0, &list)
      C1._appendRows(box.value.1, &list)
      C2._appendRows(box.value.2, &list)
      C3._appendRows(box.value.3, &list)
      C4._appendRows(box.value.4, &list)
      C5._appendRows(box.value.5, &list)
      C6._appendRows(box.value.6, &list)
    }
  }
  public static func buildBlock<
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
    C5: TableRowContent, C6: TableRowContent, C7: TableRowContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7)>
  where
    C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value, C3.TableRowValue == Value,
    C4.TableRowValue == Value, C5.TableRowValue == Value, C6.TableRowValue == Value, C7.TableRowValue == Value
  {
    let box = SendableBox((c0, c1, c2, c3, c4, c5, c6, c7))
    return TupleTableRowContent(value: box.value) { list in
      C0._appendRows(box.value.0, &list)
      C1._appendRows(box.value.1, &list)
      C2._appendRows(box.value.2, &list)
      C3._appendRows(box.value.3, &list)
      C4._appendRows(box.value.4, &list)
      C5._appendRows(box.value.5, &list)
      C6._appendRows(box.value.6, &list)
      C7._appendRows(box.value.7, &list)
    }
  }
  public static func buildBlock<
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
    C5: TableRowContent, C6: TableRowContent, C7: TableRowContent, C8: TableRowContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7, C8)>
  where
    C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value, C3.TableRowValue == Value,
    C4.TableRowValue == Value, C5.TableRowValue == Value, C6.TableRowValue == Value, C7.TableRowValue == Value,
    C8.TableRowValue == Value
  {
    let box = SendableBox((c0, c1, c2, c3, c4, c5, c6, c7, c8))
    return TupleTableRowContent(value: box.value) { list in
      C0._appendRows(box.value.0, &list)
      C1._appendRows(box.value.1, &list)
      C2._appendRows(box.value.2, &list)
      C3._appendRows(box.value.3, &list)
      C4._appendRows(box.value.4, &list)
      C5._appendRows(box.value.5, &list)
      C6._appendRows(box.value.6, &list)
      C7._appendRows(box.value.7, &list)
      C8._appendRows(box.value.8, &list)
    }
  }
  public static func buildBlock<
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent, C4: TableRowContent,
    C5: TableRowContent, C6: TableRowContent, C7: TableRowContent, C8: TableRowContent, C9: TableRowContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
  where
    C0.TableRowValue == Value, C1.TableRowValue == Value, C2.TableRowValue == Value, C3.TableRowValue == Value,
    C4.TableRowValue == Value, C5.TableRowValue == Value, C6.TableRowValue == Value, C7.TableRowValue == Value,
    C8.TableRowValue == Value, C9.TableRowValue == Value
  {
    let box = SendableBox((c0, c1, c2, c3, c4, c5, c6, c7, c8, c9))
    return TupleTableRowContent(value: box.value) { list in
      C0._appendRows(box.value.0, &list)
      C1._appendRows(box.value.1, &list)
      C2._appendRows(box.value.2, &list)
      C3._appendRows(box.value.3, &list)
      C4._appendRows(box.value.4, &list)
      C5._appendRows(box.value.5, &list)
      C6._appendRows(box.value.6, &list)
      C7._appendRows(box.value.7, &list)
      C8._appendRows(box.value.8, &list)
      C9._appendRows(box.value.9, &list)
    }
  }

  public static func buildIf<C: TableRowContent>(_ content: C?) -> C? where C.TableRowValue == Value { content }
  public static func buildEither<T: TableRowContent, F: TableRowContent>(
    first: T
  ) -> _ConditionalContent<T, F> where T.TableRowValue == Value, F.TableRowValue == Value {
    _ConditionalContent(storage: .trueContent(first))
  }
  public static func buildEither<T: TableRowContent, F: TableRowContent>(
    second: F
  ) -> _ConditionalContent<T, F> where T.TableRowValue == Value, F.TableRowValue == Value {
    _ConditionalContent(storage: .falseContent(second))
  }
}

/// Several rows.
public struct TupleTableRowContent<Value: Identifiable, T> {
  public var value: T
  let append: @MainActor (inout [_TableRowInfo<Value>]) -> Void
}

extension TupleTableRowContent: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  public static func _appendRows(_ content: Self, _ list: inout [_TableRowInfo<Value>]) { content.append(&list) }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  public typealias TableRowBody = Never
  public static func _appendRows(_ content: Wrapped?, _ list: inout [_TableRowInfo<Wrapped.TableRowValue>]) {
    if let content { Wrapped._appendRows(content, &list) }
  }
}

extension _ConditionalContent: TableRowContent
where
  TrueContent: TableRowContent, FalseContent: TableRowContent, TrueContent.TableRowValue == FalseContent.TableRowValue
{
  public typealias TableRowBody = Never
  public static func _appendRows(_ content: Self, _ list: inout [_TableRowInfo<TrueContent.TableRowValue>]) {
    switch content.storage {
    case .trueContent(let content): TrueContent._appendRows(content, &list)
    case .falseContent(let content): FalseContent._appendRows(content, &list)
    }
  }
}

/// Rows with something changed about them.
private struct AdjustedRows<Base: TableRowContent>: TableRowContent {
  typealias TableRowValue = Base.TableRowValue
  typealias TableRowBody = Never
  let base: Base
  let change: (inout _TableRowInfo<TableRowValue>) -> Void

  static func _appendRows(_ content: Self, _ list: inout [_TableRowInfo<TableRowValue>]) {
    let first = list.count
    Base._appendRows(content.base, &list)
    for index in first..<list.count { content.change(&list[index]) }
  }
}

extension TableRowContent {
  /// A menu that a long press on a row opens.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> {
    let menu = AnyView(menuItems())
    return AdjustedRows(base: self) { $0.menu = { menu } }
  }

  /// A menu that a long press on a row opens, with a picture of what it is about.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> { contextMenu(menuItems: menuItems) }

  /// Whether the rows cannot be selected.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
    AdjustedRows(base: self) { $0.isSelectionDisabled = isDisabled }
  }

  /// Lets the rows be dragged. Nothing is dragged in a picture.
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> { AdjustedRows(base: self) { _ in } }

  /// Lets values be dropped on the rows. Nothing is dropped in a picture.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TableRowContent<TableRowValue> { AdjustedRows(base: self) { _ in } }

  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some TableRowContent<TableRowValue> {
    AdjustedRows(base: self) { _ in }
  }
}
