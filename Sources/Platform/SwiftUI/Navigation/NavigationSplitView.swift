// NavigationSplitView: columns side by side where there is room, a stack elsewhere.

import Drawing

/// Two or three columns.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?
}

/// Which columns are shown.
public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
  enum Kind: Int, Codable, Sendable { case automatic, all, doubleColumn, detailOnly }
  let kind: Kind
  public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .automatic) }
  public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .all) }
  public static var doubleColumn: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .doubleColumn) }
  public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(kind: .detailOnly) }
}

/// One of the columns.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case sidebar, content, detail }
  let kind: Kind
  public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(kind: .sidebar) }
  public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(kind: .content) }
  public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(kind: .detail) }
}

extension NavigationSplitView {
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: nil, compactColumn: nil)
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility, compactColumn: nil)
  }

  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: nil, compactColumn: preferredCompactColumn)
  }

  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility,
      compactColumn: preferredCompactColumn)
  }
}

extension NavigationSplitView where Content == EmptyView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: nil, compactColumn: nil)
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: columnVisibility, compactColumn: nil)
  }

  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: nil, compactColumn: preferredCompactColumn
    )
  }

  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: columnVisibility,
      compactColumn: preferredCompactColumn)
  }
}

extension NavigationSplitView: View {
  public var body: some View {
    SplitColumns(
      sidebar: AnyView(sidebar), content: Content.self == EmptyView.self ? nil : AnyView(content),
      detail: AnyView(detail), visibility: visibility?.wrappedValue ?? .automatic, compactColumn: compactColumn)
  }
}

/// The columns of a split view for the room there is.
private struct SplitColumns: View {
  let sidebar: AnyView
  let content: AnyView?
  let detail: AnyView
  let visibility: NavigationSplitViewVisibility
  let compactColumn: Binding<NavigationSplitViewColumn>?
  @State private var columnHere = NavigationSplitViewColumn.sidebar
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(
    sidebar: AnyView, content: AnyView?, detail: AnyView, visibility: NavigationSplitViewVisibility,
    compactColumn: Binding<NavigationSplitViewColumn>?
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.visibility = visibility
    self.compactColumn = compactColumn
  }

  var body: some View {
    if sizeClass == .compact {
      NavigationContainer(root: compactContent)
    } else {
      ColumnsRow(visibility: visibility) {
        NavigationContainer(root: sidebar, role: .sidebar)
        if let content { NavigationContainer(root: content, role: .sidebar) }
        NavigationContainer(root: detail, role: .detail)
      }
    }
  }

  /// The columns as screens of a stack: the later ones are pushed on the sidebar, and popping them leads back.
  private var compactContent: AnyView {
    let column = compactColumn ?? $columnHere
    guard let content else {
      return AnyView(
        sidebar.modifier(
          PushModifier(isPresented: { column.wrappedValue.kind != .sidebar }, destination: detail) {
            column.wrappedValue = .sidebar
          }))
    }
    let middle = content.modifier(
      PushModifier(isPresented: { column.wrappedValue.kind == .detail }, destination: detail) {
        column.wrappedValue = .content
      })
    return AnyView(
      sidebar.modifier(
        PushModifier(isPresented: { column.wrappedValue.kind != .sidebar }, destination: middle) {
          column.wrappedValue = .sidebar
        }))
  }
}

/// Lays columns beside each other, with hairlines between.
private struct ColumnsRow<Columns: View> {
  let visibility: NavigationSplitViewVisibility
  let columns: Columns
  init(visibility: NavigationSplitViewVisibility, @ViewBuilder columns: () -> Columns) {
    self.visibility = visibility
    self.columns = columns()
  }
}

extension ColumnsRow: PrimitiveView {
  static func _makeNode(_ view: ColumnsRow, _ context: _NodeContext) -> _ViewNode {
    ContainerNode(
      view, context, box: ColumnsLayoutNode(view.visibility, environment: context.environment),
      content: { $0.columns }
    ) { box, view in
      guard let box = box as? ColumnsLayoutNode else { return }
      box.visibility = view.visibility
      box.invalidateLayout()
    }
  }
}

@MainActor
private final class ColumnsLayoutNode: ContainerLayoutNode, SafeAreaProviding {
  var visibility: NavigationSplitViewVisibility
  private var shown: [(node: LayoutNode, width: CGFloat)] = []

  init(_ visibility: NavigationSplitViewVisibility, environment: EnvironmentValues) {
    self.visibility = visibility
    super.init(environment: environment)
  }

  /// Widths of iPadOS 17's columns, and the width from which they stand beside the detail of themselves.
  private static let columnWidth: CGFloat = 320
  private static let roomForColumns: CGFloat = 1000

  var contentSafeArea: EdgeInsets { EdgeInsets() }
  override var children: [LayoutNode] { shown.map(\.node) }
  override func computeGuideMask() -> UInt64 { 0 }
  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 1024, height: 768))
  }

  override func layoutChildren() {
    let hasRoom = size.width >= Self.roomForColumns
    let count =
      switch visibility.kind {
      case .automatic: hasRoom ? 2 : 1
      case .all: childNodes.count
      case .doubleColumn: 2
      case .detailOnly: 1
      }
    let nodes = childNodes.suffix(min(max(count, 1), childNodes.count))
    var rest = size.width
    shown = nodes.dropLast().map { node in
      let width = min(Self.columnWidth, size.width * 0.4)
      rest -= width
      return (node, width)
    }
    if let last = nodes.last { shown.append((last, max(rest, 0))) }
    var x: CGFloat = 0
    for (node, width) in shown {
      node.place(at: CGPoint(x: x, y: 0), proposal: ProposedViewSize(width: width, height: size.height))
      x += width
    }
  }

  override func draw(into context: inout DrawContext) {
    // Columns grow into the safe area of boxes around.
    context.isVolatile = true
    let growth = growthIntoSafeArea(edges: .vertical)
    let frame = context.rect(size)
    for (index, column) in shown.enumerated() {
      // Each column's ground and bars end at its sides.
      let rect = CGRect(
        x: frame.minX + column.node.origin.x, y: frame.minY - growth.top, width: column.width,
        height: frame.height + growth.vertical)
      context.clipped(to: CGPath(rect: context.pixelAligned(rect), transform: nil)) {
        column.node.drawPlaced(into: &$0)
      }
      guard index > 0 else { continue }
      let pixel = 1 / context.displayScale
      let isRightToLeft = environment.layoutDirection == .rightToLeft
      let x = isRightToLeft ? rect.maxX : rect.minX
      let line = CGRect(x: x - pixel / 2, y: rect.minY, width: pixel, height: rect.height)
      context.add(
        .fill(
          CGPath(rect: context.pixelAligned(line), transform: nil),
          .color(SystemColor.opaqueSeparator.rgba(in: environment)), .winding))
    }
  }
}

// MARK: Styles and widths

/// How a split view shows its columns.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension View {
  /// How split views inside show their columns.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }

  /// The width of the column that the view is in.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    navigationItem(NavigationColumnWidth(min: width, ideal: width, max: width)) { $2.columnWidth = $0 }
  }

  /// The width of the column that the view is in.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    navigationItem(NavigationColumnWidth(min: min, ideal: ideal, max: max)) { $2.columnWidth = $0 }
  }
}
