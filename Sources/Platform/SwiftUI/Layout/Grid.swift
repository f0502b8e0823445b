// Grid: rows and columns sized by their content.

import Drawing

/// Arranges views in rows and columns.
public struct Grid<Content: View> {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

extension Grid: PrimitiveView {
  public static func _makeNode(_ view: Grid<Content>, _ context: _NodeContext) -> _ViewNode {
    ContainerNode(
      view, context,
      box: GridLayoutNode(
        GridRule(alignment: view.alignment, horizontal: view.horizontalSpacing, vertical: view.verticalSpacing),
        environment: context.environment), content: { $0.content }
    ) { box, view in
      guard let box = box as? GridLayoutNode else { return }
      box.rule = GridRule(
        alignment: view.alignment, horizontal: view.horizontalSpacing, vertical: view.verticalSpacing)
      box.invalidateLayout()
    }
  }
}

/// A row of a grid. Outside a grid it is a plain group.
public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: PrimitiveView {
  public static func _makeNode(_ view: GridRow<Content>, _ context: _NodeContext) -> _ViewNode {
    GridRowNode(view, context)
  }
}

/// Tells the boxes of one row from another's: every box of a row carries its row's node.
@MainActor
private final class GridRowNode<Content: View>: _ViewNode, GridRowOwner {
  private(set) var rowAlignment: VerticalAlignment?
  private var child: _ViewNode!
  private let list = WrapperList<GridCellNode>()

  init(_ view: GridRow<Content>, _ context: _NodeContext) {
    rowAlignment = view.alignment
    super.init(context)
    child = view.content.makeNode(childContext())
  }

  override var children: [_ViewNode] { [child] }

  override func receive<V: View>(_ view: V, _ environment: EnvironmentValues) {
    let new = identical(view, as: GridRow<Content>.self)
    rowAlignment = new.alignment
    self.environment = environment
    child.receive(new.content, environment)
  }

  override func receiveEnvironment(_ environment: EnvironmentValues) {
    self.environment = environment
    child.receiveEnvironment(environment)
  }

  override func appendLayoutNodes(to nodes: inout [LayoutNode]) {
    let cells = list.wrap(child.layoutNodes) { [self] in
      GridCellNode($0, row: self, environment: environment)
    }
    nodes += cells as [LayoutNode]
  }
}

@MainActor
private protocol GridRowOwner: _ViewNode, BoxMaking {
  var rowAlignment: VerticalAlignment? { get }
}

/// A box of a row's content that knows its row.
@MainActor
private final class GridCellNode: WrapperLayoutNode {
  weak var row: (any GridRowOwner)?

  init(_ child: LayoutNode, row: any GridRowOwner, environment: EnvironmentValues) {
    self.row = row
    super.init(child, environment: environment)
  }
}

struct GridCellColumnsKey: LayoutValueKey { static var defaultValue: Int { 1 } }
struct GridCellUnsizedAxesKey: LayoutValueKey { static var defaultValue: Axis.Set { [] } }
struct GridCellAnchorKey: LayoutValueKey { static var defaultValue: UnitPoint? { nil } }
struct GridColumnAlignmentKey: LayoutValueKey { static var defaultValue: HorizontalAlignment? { nil } }

struct GridRule: Sendable {
  var alignment: Alignment
  var horizontal: CGFloat?
  var vertical: CGFloat?
}

/// The arithmetic of a grid over its views.
@MainActor
struct GridArrangement {
  let rule: GridRule
  let nodes: [LayoutNode]

  init(_ rule: GridRule, _ nodes: [LayoutNode]) {
    self.rule = rule
    self.nodes = nodes
  }

  private struct Cell {
    let node: LayoutNode
    let column: Int
    let span: Int
    let unsized: Axis.Set
  }

  private struct Row {
    var cells: [Cell]
    /// A view outside any `GridRow`, which spans all columns.
    var isFull: Bool
    var alignment: VerticalAlignment?
  }

  struct Plan {
    var columns: [CGFloat] = []
    var rows: [CGFloat] = []
    var gaps: [CGFloat] = []
    var size: CGSize = .zero
  }

  private var horizontalGap: CGFloat { rule.horizontal ?? ViewSpacing.defaultGap }

  private func makeRows() -> [Row] {
    var rows: [Row] = []
    var current: ObjectIdentifier?
    for node in nodes {
      let cell = node as? GridCellNode
      let owner = cell?.row.map { ObjectIdentifier($0) }
      if let owner, owner == current, var row = rows.popLast() {
        let column = row.cells.last.map { $0.column + $0.span } ?? 0
        row.cells.append(makeCell(node, column))
        rows.append(row)
      } else {
        current = owner
        rows.append(Row(cells: [makeCell(node, 0)], isFull: owner == nil, alignment: cell?.row?.rowAlignment))
      }
    }
    return rows
  }

  /// No grid has more columns by the span of one cell.
  private static let mostColumns = 1000

  private func makeCell(_ node: LayoutNode, _ column: Int) -> Cell {
    Cell(
      node: node, column: column, span: min(max(node.layoutValue(GridCellColumnsKey.self), 1), Self.mostColumns),
      unsized: node.layoutValue(GridCellUnsizedAxesKey.self))
  }

  private func rowGaps(_ rows: [Row]) -> [CGFloat] {
    guard rows.count > 1 else { return [] }
    return (1..<rows.count).map { index in
      if let vertical = rule.vertical { return vertical }
      var gap: CGFloat?
      for lower in rows[index].cells {
        for upper in rows[index - 1].cells
        where upper.column < lower.column + lower.span && lower.column < upper.column + upper.span {
          gap = max(gap ?? 0, upper.node.spacing.distance(to: lower.node.spacing, along: .vertical))
        }
      }
      return gap ?? ViewSpacing.defaultGap
    }
  }

  func plan(for proposal: ProposedViewSize) -> Plan {
    let rows = makeRows()
    var plan = Plan()
    let count = rows.filter { !$0.isFull }.flatMap(\.cells).map { $0.column + $0.span }.max() ?? (rows.isEmpty ? 0 : 1)
    plan.gaps = rowGaps(rows)
    plan.columns = columnWidths(rows, count: count, offer: proposal.width)
    plan.rows = rowHeights(rows, columns: plan.columns, gaps: plan.gaps, offer: proposal.height)
    plan.size = CGSize(
      width: plan.columns.reduce(0, +) + horizontalGap * CGFloat(max(count - 1, 0)),
      height: plan.rows.reduce(0, +) + plan.gaps.reduce(0, +))
    return plan
  }

  /// Each column is as wide as its widest rigid cell; columns with flexible cells share what is left.
  private func columnWidths(_ rows: [Row], count: Int, offer: CGFloat?) -> [CGFloat] {
    guard count > 0 else { return [] }
    var ideal = [CGFloat](repeating: 0, count: count)
    var minimum = [CGFloat](repeating: 0, count: count)
    var isFlexible = [Bool](repeating: false, count: count)
    for cell in rows.filter({ !$0.isFull }).flatMap(\.cells) where !cell.unsized.contains(.horizontal) {
      let least = cell.node.sizeThatFits(ProposedViewSize(width: 0, height: nil)).width
      let most = cell.node.sizeThatFits(ProposedViewSize(width: .infinity, height: nil)).width
      let wanted = cell.node.sizeThatFits(.unspecified).width
      guard cell.span == 1 else { continue }
      if most == .infinity { isFlexible[cell.column] = true }
      ideal[cell.column] = max(ideal[cell.column], most == .infinity ? least : wanted)
      minimum[cell.column] = max(minimum[cell.column], least)
    }
    // Cells over several columns widen them equally where they do not fit.
    for cell in rows.filter({ !$0.isFull }).flatMap(\.cells)
    where cell.span > 1 && !cell.unsized.contains(.horizontal) {
      let range = cell.column..<min(cell.column + cell.span, count)
      let wanted = cell.node.sizeThatFits(.unspecified).width
      let most = cell.node.sizeThatFits(ProposedViewSize(width: .infinity, height: nil)).width
      let have = range.reduce(0) { $0 + ideal[$1] } + horizontalGap * CGFloat(range.count - 1)
      if most != .infinity, wanted > have {
        for column in range { ideal[column] += (wanted - have) / CGFloat(range.count) }
      }
    }
    let full = rows.filter(\.isFull).flatMap(\.cells).filter { !$0.unsized.contains(.horizontal) }
    let gaps = horizontalGap * CGFloat(count - 1)
    guard let offer else {
      let have = ideal.reduce(0, +) + gaps
      let wanted = full.map { $0.node.sizeThatFits(.unspecified).width }.max() ?? 0
      if wanted > have { for column in ideal.indices { ideal[column] += (wanted - have) / CGFloat(count) } }
      return ideal
    }
    var widths = ideal
    let available = offer - gaps
    let total = widths.reduce(0, +)
    if total > available {
      // Too narrow: columns give way towards their minimums, the widest first.
      var order = widths.indices.sorted { widths[$0] - minimum[$0] < widths[$1] - minimum[$1] }
      var room = max(available, 0)
      while !order.isEmpty {
        let column = order.removeFirst()
        let share = room / CGFloat(order.count + 1)
        widths[column] = min(ideal[column], max(share, minimum[column]))
        room -= widths[column]
      }
    } else if isFlexible.contains(true) {
      var rest = available
      let flexible = widths.indices.filter { isFlexible[$0] }
      for column in widths.indices where !isFlexible[column] { rest -= widths[column] }
      var open = flexible.sorted { ideal[$0] > ideal[$1] }
      while !open.isEmpty {
        let column = open.removeFirst()
        let share = rest / CGFloat(open.count + 1)
        widths[column] = max(share, ideal[column])
        rest -= widths[column]
      }
    } else if offer.isFinite {
      let wanted = full.map { $0.node.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width }.max() ?? 0
      let have = total + gaps
      if wanted > have {
        for column in widths.indices { widths[column] += (min(wanted, offer) - have) / CGFloat(count) }
      }
    }
    return widths
  }

  private func width(of cell: Cell, in row: Row, columns: [CGFloat]) -> CGFloat {
    if row.isFull { return columns.reduce(0, +) + horizontalGap * CGFloat(max(columns.count - 1, 0)) }
    let range = cell.column..<min(cell.column + cell.span, columns.count)
    return range.reduce(0) { $0 + columns[$1] } + horizontalGap * CGFloat(max(range.count - 1, 0))
  }

  private func rowHeights(_ rows: [Row], columns: [CGFloat], gaps: [CGFloat], offer: CGFloat?) -> [CGFloat] {
    var heights: [CGFloat] = []
    var flexible: [Int] = []
    for (index, row) in rows.enumerated() {
      var height: CGFloat = 0
      var isFlexible = false
      for cell in row.cells where !cell.unsized.contains(.vertical) {
        let width = width(of: cell, in: row, columns: columns)
        let most = cell.node.sizeThatFits(ProposedViewSize(width: width, height: .infinity)).height
        if most == .infinity {
          isFlexible = true
          height = max(
            height,
            offer == nil
              ? cell.node.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
              : cell.node.sizeThatFits(ProposedViewSize(width: width, height: 0)).height)
        } else {
          height = max(height, cell.node.sizeThatFits(ProposedViewSize(width: width, height: nil)).height)
        }
      }
      heights.append(height)
      if isFlexible { flexible.append(index) }
    }
    if let offer, !flexible.isEmpty {
      var rest = offer - gaps.reduce(0, +)
      for index in heights.indices where !flexible.contains(index) { rest -= heights[index] }
      for (position, index) in flexible.enumerated() {
        heights[index] = max(rest / CGFloat(flexible.count - position), heights[index])
        rest -= heights[index]
      }
    }
    return heights
  }

  /// The origins and proposals of the views, in their order.
  func places(_ plan: Plan) -> [(origin: CGPoint, proposal: ProposedViewSize)] {
    let rows = makeRows()
    var places: [(origin: CGPoint, proposal: ProposedViewSize)] = []
    var columnAlignments = [HorizontalAlignment?](repeating: nil, count: plan.columns.count)
    for cell in rows.filter({ !$0.isFull }).flatMap(\.cells) where columnAlignments[cell.column] == nil {
      columnAlignments[cell.column] = cell.node.layoutValue(GridColumnAlignmentKey.self)
    }
    var y: CGFloat = 0
    for (index, row) in rows.enumerated() {
      let vertical = row.alignment ?? rule.alignment.vertical
      // The guides of a row meet on one line.
      var line: CGFloat?
      if vertical == .firstTextBaseline || vertical == .lastTextBaseline {
        for cell in row.cells {
          let width = width(of: cell, in: row, columns: plan.columns)
          let dimensions = cell.node.dimensions(for: ProposedViewSize(width: width, height: plan.rows[index]))
          line = max(line ?? 0, dimensions[vertical])
        }
      }
      for cell in row.cells {
        let x = plan.columns.prefix(cell.column).reduce(0, +) + horizontalGap * CGFloat(cell.column)
        let room = CGSize(width: width(of: cell, in: row, columns: plan.columns), height: plan.rows[index])
        let offer = ProposedViewSize(room)
        let horizontal =
          row.isFull ? rule.alignment.horizontal : columnAlignments[cell.column] ?? rule.alignment.horizontal
        var origin: CGPoint
        if let anchor = cell.node.layoutValue(GridCellAnchorKey.self) {
          let size = cell.node.sizeThatFits(offer)
          origin = CGPoint(x: (room.width - size.width) * anchor.x, y: (room.height - size.height) * anchor.y)
        } else {
          origin = alignedOrigin(
            cell.node, offer, in: room, Alignment(horizontal: horizontal, vertical: vertical))
          if let line { origin.y = line - cell.node.dimensions(for: offer)[vertical] }
        }
        places.append((CGPoint(x: x + origin.x, y: y + origin.y), offer))
      }
      y += plan.rows[index] + (index < plan.gaps.count ? plan.gaps[index] : 0)
    }
    return places
  }
}

/// The box of a grid.
@MainActor
package final class GridLayoutNode: ContainerLayoutNode {
  package override var displayName: String { "Grid" }
  var rule: GridRule
  private var plans: [(ProposedViewSize, GridArrangement.Plan)] = []

  init(_ rule: GridRule, environment: EnvironmentValues) {
    self.rule = rule
    super.init(environment: environment)
  }

  private var arrangement: GridArrangement { GridArrangement(rule, childNodes) }

  package override func didInvalidate() { plans = [] }

  private func plan(for proposal: ProposedViewSize) -> GridArrangement.Plan {
    for (known, plan) in plans where known == proposal { return plan }
    let plan = arrangement.plan(for: proposal)
    if plans.count == 4 { plans.removeFirst() }
    plans.append((proposal, plan))
    return plan
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize { plan(for: proposal).size }

  package override func layoutChildren() {
    for (node, place) in zip(childNodes, arrangement.places(plan(for: proposal))) {
      node.place(at: place.origin, proposal: place.proposal)
    }
  }

  package override func computeExplicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? { nil }
}

extension View {
  /// How many columns of a grid the cell takes.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCellColumnsKey.self, value: count)
  }
  /// The axes on which the cell stretches but does not size its row or column.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsizedAxesKey.self, value: axes)
  }
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchorKey.self, value: anchor)
  }
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }
}
