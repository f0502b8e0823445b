// All options as rows, the picked one with a check mark.

import Drawing

/// The options of a picker as views of their own.
struct InlineOptions {
  let content: AnyView
  let picked: AnyHashable
  let select: (AnyHashable) -> Void
}

extension InlineOptions: PrimitiveView {
  typealias Body = Never
  static func _makeNode(_ view: InlineOptions, _ context: _NodeContext) -> _ViewNode {
    InlineOptionsNode(view, context)
  }
}

@MainActor
private final class InlineOptionsNode: _ViewNode, BoxMaking {
  private var view: InlineOptions
  private var child: _ViewNode!
  private let rows = WrapperList<InlineOptionLayoutNode>()

  init(_ view: InlineOptions, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    child = view.content.makeNode(childContext())
  }

  override var children: [_ViewNode] { [child] }

  override func receive<V: View>(_ view: V, _ environment: EnvironmentValues) {
    self.view = identical(view, as: InlineOptions.self)
    self.environment = environment
    child.receive(self.view.content, environment)
    update()
  }

  override func receiveEnvironment(_ environment: EnvironmentValues) {
    self.environment = environment
    for (_, row) in rows.wrappers {
      row.environment = environment
      row.invalidateLayout()
    }
    child.receiveEnvironment(environment)
  }

  private func update() {
    let options = PickerOption.collect(from: child)
    for (option, entry) in zip(options, rows.wrappers) { set(option, on: entry.wrapper) }
  }

  private func set(_ option: PickerOption, on row: InlineOptionLayoutNode) {
    row.isPicked = option.stands(for: view.picked)
    let (select, close) = (view.select, environment.closeMenus)
    if let tag = option.tag {
      row.activate = {
        select(tag)
        close?()
      }
    } else {
      row.activate = nil
    }
  }

  override func appendLayoutNodes(to list: inout [LayoutNode]) {
    let options = PickerOption.collect(from: child)
    let wrapped = rows.wrap(options.map(\.box)) { InlineOptionLayoutNode($0, environment: environment) }
    for (option, row) in zip(options, wrapped) {
      row.owner = self
      set(option, on: row)
    }
    list += wrapped as [LayoutNode]
  }
}

/// An option in a row of its own.
@MainActor
private final class InlineOptionLayoutNode: WrapperLayoutNode, ControlBox, TouchBox {
  var isPicked = false
  var activate: (@MainActor () -> Void)?
  private static let mark = MenuMark.size
  private static let gap = MenuMark.gap

  var controlActions: ControlActions { ControlActions(activate: activate, highlightsRow: true) }
  var isControlEnabled: Bool { environment.isEnabled }

  override func hit(_ point: CGPoint) -> HitPath? {
    hitChildren(point) ?? (boundsContain(point) ? HitPath().adding(self) : nil)
  }

  func touchEntries(_ start: TouchStart) -> [TouchEntry] {
    activate != nil && isControlEnabled ? [TouchEntry(.normal, ControlPressRecognizer(self))] : []
  }

  /// Room beside the content; in menus the mark stands before it.
  private var insets: EdgeInsets {
    environment.isInMenu
      ? EdgeInsets(top: 11, leading: MenuMark.room, bottom: 11, trailing: MenuMetrics.inset)
      : EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: Self.mark.width + Self.gap)
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { max($0 - insets.horizontal, 0) }, height: proposal.height)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let inner = child.sizeThatFits(childProposal(proposal))
    return CGSize(width: proposal.width ?? inner.width + insets.horizontal, height: inner.height + insets.vertical)
  }

  override func layoutChildren() {
    child.place(at: CGPoint(x: insets.leading, y: insets.top), proposal: childProposal(proposal))
  }

  override func draw(into context: inout DrawContext) {
    child.drawPlaced(into: &context)
    guard isPicked else { return }
    let isLeading = environment.isInMenu
    let isLeft = (environment.layoutDirection == .rightToLeft) != isLeading
    let gap = isLeading ? Self.gap : 0
    let x = context.origin.x + (isLeft ? gap : size.width - Self.mark.width - gap)
    let y = context.origin.y + (size.height - Self.mark.height) / 2
    let path = MenuMark().path(in: CGRect(origin: CGPoint(x: x, y: y), size: Self.mark))
    // In lists the mark has the accent; in menus it is of the titles' colour.
    let style = environment.isInMenu ? AnyShapeStyle(.foreground) : AnyShapeStyle(TintShapeStyle())
    let paint = resolveStyle(style, bounds: path.boundingRect, environment: environment)
    context.stroke(path.cgPath, with: paint, Stroke(width: MenuMark.lineWidth, cap: .round, join: .round))
  }

  override func collectSemantics(into context: inout SemanticsContext) {
    let parts = context.collect { child.collectSemanticsPlaced(into: &$0) }
    context.add(.button, label: spokenText(of: parts), size: size) {
      if isPicked { $0.traits.insert(.selected) }
      $0.actions = activate == nil ? [] : ["activate"]
    }
    guard let activate, let id = context.elements.last?.id else { return }
    context.note(id, box: self)
    context.handle(id, "activate", activate)
  }
}
