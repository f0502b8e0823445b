// The columns of a table: titles, cells, widths, and the builder that gathers them.

/// What the engine knows of a column.
public struct _TableColumnInfo<Row> {
  let title: Text?
  let label: AnyView
  let cell: (Row) -> AnyView
  var width: TableColumnWidth = TableColumnWidth()
  var alignment = TableColumnAlignment.automatic
  var visibility = Visibility.automatic
}

/// The width of a column, in points.
struct TableColumnWidth {
  var min: CGFloat?
  var ideal: CGFloat?
  var max: CGFloat?
}

/// Columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable = Self.TableColumnBody.TableRowValue
  associatedtype TableColumnSortComparator: SortComparator = Self.TableColumnBody.TableColumnSortComparator
  associatedtype TableColumnBody: TableColumnContent
  var tableColumnBody: Self.TableColumnBody { get }
  static func _appendColumns(_ content: Self, _ list: inout [_TableColumnInfo<TableRowValue>])
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
  public static func _appendColumns(_ content: Self, _ list: inout [_TableColumnInfo<TableRowValue>]) {
    TableColumnBody._appendColumns(content.tableColumnBody, &list)
  }
}

extension TableColumnContent where TableColumnBody == Never {
  public var tableColumnBody: Never { preconditionFailure("\(Self.self) is taken by its table as it is") }
}

extension Never: TableColumnContent {
  public typealias TableRowValue = Never
  public typealias TableColumnSortComparator = Never
  public typealias TableColumnBody = Never
  public static func _appendColumns(_ content: Never, _ list: inout [_TableColumnInfo<Never>]) {}
}

/// A column: a title, and a view for each row.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View> {
  let title: Text?
  let label: Label
  let content: (RowValue) -> Content
  var columnWidth = TableColumnWidth()

  init(title: Text?, label: Label, content: @escaping (RowValue) -> Content) {
    self.title = title
    self.label = label
    self.content = content
  }
}

extension TableColumn: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
  public static func _appendColumns(_ column: TableColumn, _ list: inout [_TableColumnInfo<RowValue>]) {
    list.append(
      _TableColumnInfo(
        title: column.title, label: AnyView(column.label), cell: { AnyView(column.content($0)) },
        width: column.columnWidth))
  }
}

extension TableColumn {
  /// A column that is always so wide, in points; nil for a share of the room.
  nonisolated public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
    self.width(min: width, ideal: width, max: width)
  }

  /// A column with limits to its width, in points.
  nonisolated public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    var copy = self
    copy.columnWidth = TableColumnWidth(min: min, ideal: ideal, max: max)
    return copy
  }
}

extension TableColumn where Sort == Never, Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(title: Text(titleKey), label: Text(titleKey), content: content) }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(title: Text(title), label: Text(title), content: content)
  }

  nonisolated public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(title: text, label: text, content: content)
  }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(title: Text(titleKey), label: Text(titleKey)) { Text(verbatim: $0[keyPath: value]) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(title: Text(title), label: Text(title)) { Text(verbatim: $0[keyPath: value]) }
  }

  nonisolated public init(_ text: Text, value: KeyPath<RowValue, String>) {
    self.init(title: text, label: text) { Text(verbatim: $0[keyPath: value]) }
  }
}

extension TableColumn where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(title: Text(titleKey), label: Text(titleKey), content: content) }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(title: Text(title), label: Text(title), content: content) }

  nonisolated public init(
    _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(title: text, label: text, content: content) }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(title: Text(titleKey), label: Text(titleKey), content: content) }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(title: Text(title), label: Text(title), content: content) }

  public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(title: text, label: text, content: content) }

  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V { self.init(title: Text(titleKey), label: Text(titleKey), content: content) }

  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .lexical,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(title: Text(titleKey), label: Text(titleKey), content: content) }

  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Bool>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(title: Text(titleKey), label: Text(titleKey), content: content) }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator = .lexical
  ) { self.init(title: Text(titleKey), label: Text(titleKey)) { Text(verbatim: $0[keyPath: value]) } }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical
  ) { self.init(title: Text(title), label: Text(title)) { Text(verbatim: $0[keyPath: value]) } }

  public init(
    _ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical
  ) { self.init(title: text, label: text) { Text(verbatim: $0[keyPath: value]) } }
}

// MARK: Builder

/// Gathers the columns of a table.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

  /// A column that cannot be sorted, in a table that can.
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never { column }

  public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue { column }

  public static func buildBlock<C0: TableColumnContent, C1: TableColumnContent>(
    _ c0: C0, _ c1: C1
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1)>
  where C0.TableRowValue == RowValue, C1.TableRowValue == RowValue {
    let box = SendableBox((c0, c1))
    return TupleTableColumnContent(value: box.value) { list in
      C0._appendColumns(box.value.0, &list)
      C1._appendColumns(box.value.1, &list)
    }
  }
  public static func buildBlock<C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2)>
  where C0.TableRowValue == RowValue, C1.TableRowValue == RowValue, C2.TableRowValue == RowValue {
    let box = SendableBox((c0, c1, c2))
    return TupleTableColumnContent(value: box.value) { list in
      C0._appendColumns(box.value.0, &list)
      C1._appendColumns(box.value.1, &list)
      C2._appendColumns(box.value.2, &list)
    }
  }
  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3)>
  where
    C0.TableRowValue == RowValue, C1.TableRowValue == RowValue, C2.TableRowValue == RowValue,
    C3.TableRowValue == RowValue
  {
    let box = SendableBox((c0, c1, c2, c3))
    return TupleTableColumnContent(value: box.value) { list in
      C0._appendColumns(box.value.0, &list)
      C1._appendColumns(box.value.1, &list)
      C2._appendColumns(box.value.2, &list)
      C3._appendColumns(box.value.3, &list)
    }
  }
  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4)>
  where
    C0.TableRowValue == RowValue, C1.TableRowValue == RowValue, C2.TableRowValue == RowValue,
    C3.TableRowValue == RowValue, C4.TableRowValue == RowValue
  {
    let box = SendableBox((c0, c1, c2, c3, c4))
    return TupleTableColumnContent(value: box.value) { list in
      C0._appendColumns(box.value.0, &list)
      C1._appendColumns(box.value.1, &list)
      C2._appendColumns(box.value.2, &list)
      C3._appendColumns(box.value.3, &list)
      C4._appendColumns(box.value.4, &list)
    }
  }
  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent, C5: TableColumnContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5)>
  where
    C0.TableRowValue == RowValue, C1.TableRowValue == RowValue, C2.TableRowValue == RowValue,
    C3.TableRowValue == RowValue, C4.TableRowValue == RowValue, C5.TableRowValue == RowValue
  {
    let box = SendableBox((c0, c1, c2, c3, c4, c5))
    return TupleTableColumnContent(value: box.value) { list in
      C0._appendColumns(box.value.0, &list)
      C1._appendColumns(box.value.1, &list)
      C2._appendColumns(box.value.2, &list)
      C3._appendColumns(box.value.3, &list)
      C4._appendColumns(box.value.4, &list)
      C5._appendColumns(box.value.5, &list)
    }
  }
  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6)>
  where
    C0.TableRowValue == RowValue, C1.TableRowValue == RowValue, C2.TableRowValue == RowValue,
    C3.TableRowValue == RowValue, C4.TableRowValue == RowValue, C5.TableRowValue == RowValue,
    C6.TableRowValue == RowValue
  {
    let box = SendableBox((c0, c1, c2, c3, c4, c5, c6))
    return TupleTableColumnContent(value: box.value) { list in
      C0._appendColumns(box.value.0, &list)
      C1._appendColumns(box.value.1, &list)
      C2._appendColumns(box.value.2, &list)
      C3._appendColumns(box.value.3, &list)
      C4._appendColumns(box.value.4, &list)
      C5._appendColumns(box.value.5, &list)
      C6._appendColumns(box.value.6, &list)
    }
  }
  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7)>
  where
    C0.TableRowValue == RowValue, C1.TableRowValue == RowValue, C2.TableRowValue == RowValue,
    C3.TableRowValue == RowValue, C4.TableRowValue == RowValue, C5.TableRowValue == RowValue,
    C6.TableRowValue == RowValue, C7.TableRowValue == RowValue
  {
    let box = SendableBox((c0, c1, c2, c3, c4, c5, c6, c7))
    return TupleTableColumnContent(value: box.value) { list in
      C0._appendColumns(box.value.0, &list)
      C1._appendColumns(box.value.1, &list)
      C2._appendColumns(box.value.2, &list)
      C3._appendColumns(box.value.3, &list)
      C4._appendColumns(box.value.4, &list)
      C5._appendColumns(box.value.5, &list)
      C6._appendColumns(box.value.6, &list)
      C7._appendColumns(box.value.7, &list)
    }
  }
  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent,
    C8: TableColumnContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7, C8)>
  where
    C0.TableRowValue == RowValue, C1.TableRowValue == RowValue, C2.TableRowValue == RowValue,
    C3.TableRowValue == RowValue, C4.TableRowValue == RowValue, C5.TableRowValue == RowValue,
    C6.TableRowValue == RowValue, C7.TableRowValue == RowValue, C8.TableRowValue == RowValue
  {
    let box = SendableBox((c0, c1, c2, c3, c4, c5, c6, c7, c8))
    return TupleTableColumnContent(value: box.value) { list in
      C0._appendColumns(box.value.0, &list)
      C1._appendColumns(box.value.1, &list)
      C2._appendColumns(box.value.2, &list)
      C3._appendColumns(box.value.3, &list)
      C4._appendColumns(box.value.4, &list)
      C5._appendColumns(box.value.5, &list)
      C6._appendColumns(box.value.6, &list)
      C7._appendColumns(box.value.7, &list)
      C8._appendColumns(box.value.8, &list)
    }
  }
  public static func buildBlock<
    C0: TableColumnContent, C1: TableColumnContent, C2: TableColumnContent, C3: TableColumnContent,
    C4: TableColumnContent, C5: TableColumnContent, C6: TableColumnContent, C7: TableColumnContent,
    C8: TableColumnContent, C9: TableColumnContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
  ) -> TupleTableColumnContent<RowValue, Sort, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
  where
    C0.TableRowValue == RowValue, C1.TableRowValue == RowValue, C2.TableRowValue == RowValue,
    C3.TableRowValue == RowValue, C4.TableRowValue == RowValue, C5.TableRowValue == RowValue,
    C6.TableRowValue == RowValue, C7.TableRowValue == RowValue, C8.TableRowValue == RowValue,
    C9.TableRowValue == RowValue
  {
    let box = SendableBox((c0, c1, c2, c3, c4, c5, c6, c7, c8, c9))
    return TupleTableColumnContent(value: box.value) { list in
      C0._appendColumns(box.value.0, &list)
      C1._appendColumns(box.value.1, &list)
      C2._appendColumns(box.value.2, &list)
      C3._appendColumns(box.value.3, &list)
      C4._appendColumns(box.value.4, &list)
      C5._appendColumns(box.value.5, &list)
      C6._appendColumns(box.value.6, &list)
      C7._appendColumns(box.value.7, &list)
      C8._appendColumns(box.value.8, &list)
      C9._appendColumns(box.value.9, &list)
    }
  }

  public static func buildIf<C: TableColumnContent>(_ content: C?) -> C? where C.TableRowValue == RowValue { content }
  public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
    first: T
  ) -> _ConditionalContent<T, F> where T.TableRowValue == RowValue, F.TableRowValue == RowValue {
    _ConditionalContent(storage: .trueContent(first))
  }
  public static func buildEither<T: TableColumnContent, F: TableColumnContent>(
    second: F
  ) -> _ConditionalContent<T, F> where T.TableRowValue == RowValue, F.TableRowValue == RowValue {
    _ConditionalContent(storage: .falseContent(second))
  }
}

/// Several columns.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T> {
  public var value: T
  let append: @MainActor (inout [_TableColumnInfo<RowValue>]) -> Void
}

extension TupleTableColumnContent: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
  public static func _appendColumns(_ content: Self, _ list: inout [_TableColumnInfo<RowValue>]) {
    content.append(&list)
  }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  public typealias TableColumnBody = Never
  public static func _appendColumns(_ content: Wrapped?, _ list: inout [_TableColumnInfo<TableRowValue>]) {
    if let content { Wrapped._appendColumns(content, &list) }
  }
}

extension _ConditionalContent: TableColumnContent
where
  TrueContent: TableColumnContent, FalseContent: TableColumnContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  public typealias TableRowValue = TrueContent.TableRowValue
  public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
  public typealias TableColumnBody = Never
  public static func _appendColumns(_ content: Self, _ list: inout [_TableColumnInfo<TableRowValue>]) {
    switch content.storage {
    case .trueContent(let content): TrueContent._appendColumns(content, &list)
    case .falseContent(let content): FalseContent._appendColumns(content, &list)
    }
  }
}

/// A column for each element of a collection.
public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue, Sort, Content: TableColumnContent
> where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
  public var data: Data
  public var content: (Data.Element) -> Content
}

extension TableColumnForEach {
  nonisolated public init(
    _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable { self.init(data: data, content: content) }

  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, content: content) }
}

extension TableColumnForEach: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never
  public static func _appendColumns(_ content: Self, _ list: inout [_TableColumnInfo<RowValue>]) {
    for element in content.data { Content._appendColumns(content.content(element), &list) }
  }
}

// MARK: Modifiers

/// Columns with something changed about them.
private struct AdjustedColumns<Base: TableColumnContent>: TableColumnContent {
  typealias TableRowValue = Base.TableRowValue
  typealias TableColumnSortComparator = Base.TableColumnSortComparator
  typealias TableColumnBody = Never
  let base: Base
  let change: (inout _TableColumnInfo<TableRowValue>) -> Void

  static func _appendColumns(_ content: Self, _ list: inout [_TableColumnInfo<TableRowValue>]) {
    let first = list.count
    Base._appendColumns(content.base, &list)
    for index in first..<list.count { content.change(&list[index]) }
  }
}

extension TableColumnContent {
  /// Sets where the cells of the columns lie.
  public func alignment(
    _ alignment: TableColumnAlignment
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    AdjustedColumns(base: self) { $0.alignment = alignment }
  }

  /// Shows or hides the columns at first.
  public func defaultVisibility(
    _ visibility: Visibility
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    AdjustedColumns(base: self) { $0.visibility = visibility }
  }

  /// Names the columns for the user's changes to them.
  public func customizationID(_ id: String) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    AdjustedColumns(base: self) { _ in }
  }

  /// Forbids the user some changes to the columns.
  public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    AdjustedColumns(base: self) { _ in }
  }
}

/// Where the cells of a column lie.
public struct TableColumnAlignment: Hashable, Sendable {
  enum Kind: Hashable { case automatic, leading, center, trailing }
  let kind: Kind
  public static var automatic: TableColumnAlignment { TableColumnAlignment(kind: .automatic) }
  public static var leading: TableColumnAlignment { TableColumnAlignment(kind: .leading) }
  public static var center: TableColumnAlignment { TableColumnAlignment(kind: .center) }
  public static var trailing: TableColumnAlignment { TableColumnAlignment(kind: .trailing) }
  /// For numbers in the locale's digits: at the trailing edge.
  public static var numeric: TableColumnAlignment { .trailing }
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { .trailing }

  var horizontal: HorizontalAlignment {
    switch kind {
    case .automatic, .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// What a user may change about columns.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public init() { rawValue = 0 }
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

/// What a user has changed about columns.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var visibilities: [String: Bool] = [:]
  public init() {}
  public subscript(visibility id: String) -> Visibility {
    get { visibilities[id].map { $0 ? .visible : .hidden } ?? .automatic }
    set { visibilities[id] = newValue == .automatic ? nil : newValue == .visible }
  }
  public mutating func resetOrder() {}
}
