// Table: rows in columns. Where the width is compact, a table is a list of its first column, as on iOS.

/// Rows of data in columns.
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
  let rows: Rows
  let columns: Columns
  let selection: ListSelection?

  nonisolated init(rows: Rows, columns: Columns, selection: ListSelection?) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
  }
}

extension Table: View {
  public var body: some View {
    TableBody(rows: rowInfo, columns: columnInfo, selection: selection)
  }

  @MainActor private var rowInfo: [_TableRowInfo<Value>] {
    var list: [_TableRowInfo<Value>] = []
    Rows._appendRows(rows, &list)
    return list
  }

  @MainActor private var columnInfo: [_TableColumnInfo<Value>] {
    var list: [_TableColumnInfo<Value>] = []
    Columns._appendColumns(columns, &list)
    let visible = list.filter { $0.visibility != .hidden }
    return visible.isEmpty ? list : visible
  }
}

/// Sizes of iPadOS's tables.
private enum TableMetrics {
  static let headerHeight: CGFloat = 32
  static let columnGap: CGFloat = 12
  static let sideInset: CGFloat = 20
}

private struct TableBody<Value: Identifiable>: View {
  let rows: [_TableRowInfo<Value>]
  let columns: [_TableColumnInfo<Value>]
  let selection: ListSelection?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableColumnHeaders) private var headers

  var body: some View {
    let shown = sizeClass == .compact ? Array(columns.prefix(1)) : columns
    VStack(spacing: 0) {
      if sizeClass != .compact, headers != .hidden {
        TableCells(columns: shown) { $0.label.font(.subheadline.weight(.medium)).lineLimit(1) }
          .foregroundStyle(.secondary)
          .padding(.horizontal, TableMetrics.sideInset)
          .frame(minHeight: TableMetrics.headerHeight)
          .accessibilityAddTraits(.isHeader)
        Divider()
      }
      List(selection: selection, madeOf: ForEach(items) { TableRowView(item: $0, columns: shown) })
        .asTableList()
    }
  }

  private var items: [TableItem<Value>] { rows.map { TableItem(row: $0) } }
}

extension List where SelectionValue == Never {
  fileprivate init(selection: ListSelection?, madeOf content: Content) {
    self.content = content
    self.selection = selection
  }
}

extension View {
  fileprivate func asTableList() -> some View { listStyle(PlainListStyle()) }
}

private struct TableItem<Value: Identifiable>: Identifiable {
  let row: _TableRowInfo<Value>
  var id: Value.ID { row.value.id }
}

/// A row with what is folded below it.
private struct TableRowView<Value: Identifiable>: View {
  let item: TableItem<Value>
  let columns: [_TableColumnInfo<Value>]
  @State private var isExpandedHere = false

  init(item: TableItem<Value>, columns: [_TableColumnInfo<Value>]) {
    self.item = item
    self.columns = columns
  }

  var body: some View {
    if let children = item.row.children {
      DisclosureGroup(isExpanded: item.row.isExpanded ?? $isExpandedHere) {
        ForEach(children().map { TableItem(row: $0) }) { TableRowView(item: $0, columns: columns) }
      } label: {
        cells
      }
    } else {
      cells
    }
  }

  @ViewBuilder private var cells: some View {
    let cells = TableCells(columns: columns) { $0.cell(item.row.value) }
      .selectionDisabled(item.row.isSelectionDisabled)
    if let menu = item.row.menu { cells.contextMenu { menu() } } else { cells }
  }
}

/// One view a column, side by side at the columns' widths.
private struct TableCells<Value, Cell: View>: View {
  let columns: [_TableColumnInfo<Value>]
  let cell: (_TableColumnInfo<Value>) -> Cell

  var body: some View {
    TableColumnsLayout(widths: columns.map(\.width), alignments: columns.map(\.alignment.horizontal)) {
      ForEach(Array(columns.enumerated()), id: \.offset) { _, column in cell(column).lineLimit(1) }
    }
  }
}

/// Gives columns with a width that, and the others equal shares of the rest within their limits.
private struct TableColumnsLayout: Layout {
  let widths: [TableColumnWidth]
  let alignments: [HorizontalAlignment]

  private func resolved(_ total: CGFloat) -> [CGFloat] {
    let room = max(total - TableMetrics.columnGap * CGFloat(max(widths.count - 1, 0)), 0)
    var result: [CGFloat?] = widths.map { $0.min != nil && $0.min == $0.max ? $0.min : nil }
    // Columns that meet a limit take that and leave the rest to the others.
    for _ in widths {
      let open = result.indices.filter { result[$0] == nil }
      let share = max(room - result.compactMap { $0 }.reduce(0, +), 0) / CGFloat(max(open.count, 1))
      var hasChanged = false
      for index in open {
        if let limit = widths[index].max, share > limit {
          result[index] = limit
          hasChanged = true
        } else if let limit = widths[index].min, share < limit {
          result[index] = limit
          hasChanged = true
        }
      }
      if !hasChanged { return result.map { $0 ?? share } }
    }
    return result.map { $0 ?? 0 }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = proposal.width ?? widths.reduce(0) { $0 + ($1.ideal ?? $1.min ?? 120) + TableMetrics.columnGap }
    guard width.isFinite else { return CGSize(width: width, height: 0) }
    let columns = resolved(width)
    let height = zip(subviews, columns).map { $0.sizeThatFits(ProposedViewSize(width: $1, height: nil)).height }.max()
    return CGSize(width: width, height: height ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var x = bounds.minX
    for ((subview, width), alignment) in zip(zip(subviews, resolved(bounds.width)), alignments) {
      let offered = ProposedViewSize(width: width, height: bounds.height)
      let size = subview.sizeThatFits(offered)
      let free = max(width - size.width, 0)
      let shift = alignment == .leading ? 0 : alignment == .center ? free / 2 : free
      subview.place(
        at: CGPoint(x: x + shift, y: bounds.midY - size.height / 2), anchor: .topLeading, proposal: offered)
      x += width + TableMetrics.columnGap
    }
  }
}

// MARK: Looks

/// What a table style draws.
public struct TableStyleConfiguration {}

/// The look of tables.
@MainActor @preconcurrency
public protocol TableStyle {
  associatedtype Body: View
  typealias Configuration = TableStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The look of tables that nothing is said of.
public struct AutomaticTableStyle: TableStyle {
  nonisolated package init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

/// Tables with more room at the sides; on iOS the same.
public struct InsetTableStyle: TableStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

private struct TableHeadersKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  fileprivate var tableColumnHeaders: Visibility {
    get { self[TableHeadersKey.self] }
    set { self[TableHeadersKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the tables inside. Both looks of iOS are the same.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }

  /// Shows or hides the titles of columns.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }
}
