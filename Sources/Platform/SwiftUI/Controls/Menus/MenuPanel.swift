// An open menu: rows of items on a card, as iOS 17 draws them.

import Drawing

/// Sizes of iOS 17's menus, in points.
enum MenuMetrics {
  static let width: CGFloat = 250
  static let row: CGFloat = 44
  static let inset: CGFloat = 16
  static let cornerRadius: CGFloat = 13
  static let sectionGap: CGFloat = 8
}

private struct IsInMenuKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct MenuClosingKey: EnvironmentKey { static var defaultValue: (@MainActor () -> Void)? { nil } }

private struct MenuRowsFromFingerKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether a menu that opens upwards has its first item at the bottom.
  var menuRowsFromFinger: Bool {
    get { self[MenuRowsFromFingerKey.self] }
    set { self[MenuRowsFromFingerKey.self] = newValue }
  }
  /// Whether the view is an item of an open menu.
  var isInMenu: Bool {
    get { self[IsInMenuKey.self] }
    set { self[IsInMenuKey.self] = newValue }
  }
  /// Closes the menu around, and those that it was opened from.
  var closeMenus: (@MainActor () -> Void)? {
    get { self[MenuClosingKey.self] }
    set { self[MenuClosingKey.self] = newValue }
  }
}

/// The card of an open menu.
struct MenuPanel: View {
  let content: AnyView
  let close: @MainActor () -> Void

  var body: some View {
    MenuRows(content: content)
      .frame(width: MenuMetrics.width)
      .buttonStyle(MenuItemStyle())
      .toggleStyle(MenuToggleStyle())
      .pickerStyle(InlinePickerStyle())
      .labelStyle(MenuLabelStyle())
      .font(.body)
      .foregroundStyle(Color(source: .system(.label)))
      .environment(\.isInMenu, true)
      .environment(\.isMenuTile, false)
      .environment(\.isInListRow, false)
      .environment(\.sectionAppearance, .menu)
      .environment(\.closeMenus, close)
  }
}

extension SectionAppearance {
  /// Titles in menus, small and grey.
  fileprivate static var menu: SectionAppearance {
    func title(_ outer: EnvironmentValues) -> EnvironmentValues {
      var values = quiet(outer, font: .footnote)
      values.textCase = nil
      return values
    }
    return SectionAppearance(header: title, footer: title, name: "menu")
  }
}

/// The item's label: title at the leading edge, icon at the trailing one.
private struct MenuLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.title
      Spacer(minLength: 0)
      configuration.icon.modifier(Unspoken())
    }
  }
}

/// A button as an item; it closes the menu and acts.
private struct MenuItemStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { MenuItemRow(configuration: configuration) }
}

private struct MenuItemRow: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.closeMenus) private var close
  @Environment(\.menuDismissBehavior) private var dismissal

  init(configuration: PrimitiveButtonStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    let (close, trigger, keepsOpen) = (close, configuration.trigger, dismissal == .disabled)
    MenuItemFace(isPressed: isPressed) {
      configuration.label
        .foregroundStyle(
          !isEnabled
            ? AnyShapeStyle(Color(source: .system(.tertiaryLabel)))
            : configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.foreground))
    }
    .controlElement(
      .button,
      actions: ControlActions(
        activate: {
          if !keepsOpen { close?() }
          trigger()
        }, press: { isPressed = $0 }))
  }
}

/// The ground and the room of an item.
struct MenuItemFace<Label: View>: View {
  let isPressed: Bool
  let label: Label
  @Environment(\.isMenuTile) private var isTile

  init(isPressed: Bool, @ViewBuilder label: () -> Label) {
    self.isPressed = isPressed
    self.label = label()
  }

  var body: some View {
    label
      .lineLimit(2)
      .frame(maxWidth: .infinity, alignment: isTile ? .center : .leading)
      .padding(.horizontal, isTile ? 4 : MenuMetrics.inset)
      .padding(.vertical, 11)
      .frame(minHeight: MenuMetrics.row)
      .background(isPressed ? Color(source: .system(.fill)) : Color.clear)
  }
}

/// A toggle as an item with a mark while it is on.
private struct MenuToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
        .padding(.leading, MenuMark.room - MenuMetrics.inset)
        .overlay(alignment: .leading) {
          if configuration.isOn {
            MenuMark()
              .stroke(style: StrokeStyle(lineWidth: MenuMark.lineWidth, lineCap: .round, lineJoin: .round))
              .frame(width: MenuMark.size.width, height: MenuMark.size.height)
              .padding(.leading, MenuMark.gap - MenuMetrics.inset)
          }
        }
    }
    .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
  }
}

/// The check mark of an item that is on, at the item's leading edge.
struct MenuMark: Shape {
  static let size = CGSize(width: 14, height: 12)
  static let lineWidth: CGFloat = 2.2
  /// Before the mark and behind it.
  static let gap: CGFloat = 8
  /// From an item's leading edge to the title beside a mark.
  static let room = size.width + 2 * gap

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX + 1, y: rect.minY + 6.5))
      path.addLine(to: CGPoint(x: rect.minX + 5, y: rect.minY + 11))
      path.addLine(to: CGPoint(x: rect.minX + 13, y: rect.minY + 1))
    }
  }
}

/// Arranges items one below the other with lines between them and gaps between sections.
private struct MenuRows<Content: View> { let content: Content }

extension MenuRows: PrimitiveView {
  static func _makeNode(_ view: MenuRows, _ context: _NodeContext) -> _ViewNode {
    ContainerNode(
      view, context, box: MenuRowsLayoutNode(environment: context.environment), content: { $0.content },
      update: { _, _ in })
  }
}

@MainActor
private final class MenuRowsLayoutNode: ContainerLayoutNode {
  private struct Row {
    let box: LayoutNode
    let height: CGFloat
    /// Above the row: a line, a gap, nothing.
    let gap: CGFloat
    /// The section that the row is the title of.
    var titled: ObjectIdentifier?
    /// The section that the row is in.
    var section: ObjectIdentifier?
  }

  private func rows(width: CGFloat) -> [Row] {
    var rows: [Row] = []
    var lastSection: ObjectIdentifier?
    var gap: CGFloat = 0
    let hairline = environment.pixelLength
    for box in childNodes {
      if box is LeafLayoutNode<Divider> {
        gap = MenuMetrics.sectionGap
        continue
      }
      let mark = box.layoutValue(SectionMarkKey.self)
      if !rows.isEmpty, mark?.section != lastSection { gap = MenuMetrics.sectionGap }
      lastSection = mark?.section
      let isTitle = mark?.part == .header || !(box.holdsControl)
      let height = max(
        box.sizeThatFits(ProposedViewSize(width: isTitle ? width - 2 * MenuMetrics.inset : width, height: nil)).height
          + (isTitle ? 14 : 0), isTitle ? 30 : MenuMetrics.row)
      rows.append(
        Row(
          box: box, height: height, gap: rows.isEmpty ? 0 : max(gap, hairline),
          titled: mark?.part == .header ? mark?.section : nil, section: mark?.section))
      gap = 0
    }
    return rows
  }

  override var children: [LayoutNode] { childNodes.filter { !($0 is LeafLayoutNode<Divider>) } }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? MenuMetrics.width
    return CGSize(width: width, height: rows(width: width).reduce(0) { $0 + $1.gap + $1.height })
  }

  /// The rows from above with their upper edges, and how much is free above each.
  private var placedRows: [(row: Row, y: CGFloat, gap: CGFloat)] {
    let isUpwards = environment.menuRowsFromFinger && enclosingSheet?.isMenuAbove == true
    let rows = rows(width: size.width)
    let shown = isUpwards ? fromBelow(rows) : rows.map { ($0, $0.gap) }
    var y: CGFloat = 0
    return shown.map { row, gap in
      defer { y += gap + row.height }
      return (row, y + gap, gap)
    }
  }

  /// The first row lowest; but a section's title stays above its rows.
  private func fromBelow(_ rows: [Row]) -> [(row: Row, gap: CGFloat)] {
    var groups: [[Row]] = []
    for row in rows {
      if let title = groups.last?.first?.titled, title == row.section, row.titled == nil {
        groups[groups.count - 1].append(row)
      } else {
        groups.append([row])
      }
    }
    // A gap is that of the row which comes later in the menu, and so of the one above it here.
    var shown: [(row: Row, gap: CGFloat)] = []
    var gap: CGFloat = 0
    for group in groups.reversed() {
      let title = group[0].titled == nil ? nil : group[0]
      if let title {
        shown.append((title, gap))
        gap = group.dropFirst().first?.gap ?? 0
      }
      for row in group.dropFirst(title == nil ? 0 : 1).reversed() {
        shown.append((row, gap))
        gap = row.gap
      }
      gap = group[0].gap
    }
    return shown
  }

  override func layoutChildren() {
    for (row, y, _) in placedRows {
      let isTitle = !row.box.holdsControl
      let offer = ProposedViewSize(width: isTitle ? size.width - 2 * MenuMetrics.inset : size.width, height: nil)
      let fitting = row.box.sizeThatFits(offer)
      row.box.place(
        at: CGPoint(x: isTitle ? MenuMetrics.inset : 0, y: y + (row.height - fitting.height) / 2), proposal: offer)
    }
  }

  override func draw(into context: inout DrawContext) {
    let color = SystemColor.separator.rgba(in: environment)
    for (_, y, gap) in placedRows where gap > 0 {
      let rect = context.pixelAligned(
        CGRect(x: context.origin.x, y: context.origin.y + y - gap, width: size.width, height: gap))
      context.add(
        .fill(CGPath(rect: rect, transform: nil), .color(gap > 1 ? color.opacity(0.5 * color.alpha) : color), .winding))
    }
    drawChildren(into: &context)
  }
}

/// Opens a menu of some content over the view while a state says so.
struct MenuPresenter: ViewModifier {
  let isOpen: Binding<Bool>
  let content: AnyView
  /// What is shown above the menu.
  let preview: AnyView?
  /// Whether the first item is nearest to the finger, unless the author has it otherwise.
  let followsOrder: Bool
  /// Whether the view stays in sight while the rest of the screen is blurred.
  let lifts: Bool
  @Environment(\.closeMenus) private var outer
  @Environment(\.menuOrder) private var order

  init(
    isOpen: Binding<Bool>, content: AnyView, preview: AnyView? = nil, followsOrder: Bool = false, lifts: Bool = false
  ) {
    self.lifts = lifts
    self.isOpen = isOpen
    self.content = content
    self.preview = preview
    self.followsOrder = followsOrder
  }

  func body(content view: Content) -> some View {
    let (isOpen, items, preview, outer) = (isOpen, SendableBox(content), SendableBox(preview), outer)
    let (followsOrder, order, lifts) = (followsOrder, order, lifts)
    view.modifier(
      PresentationModifier(
        kind: preview.value == nil ? .menu : .previewedMenu, isPresented: { isOpen.wrappedValue },
        content: {
          let panel = MenuPanel(content: items.value) {
            isOpen.wrappedValue = false
            outer?()
          }
          guard let preview = preview.value else {
            return AnyView(panel.environment(\.menuRowsFromFinger, followsOrder && order != .fixed))
          }
          return AnyView(PreviewedMenu(preview: preview, panel: panel))
        }, dismiss: { isOpen.wrappedValue = false }, liftsSource: lifts))
  }
}

/// A menu below a card with a preview.
private struct PreviewedMenu: View {
  let preview: AnyView
  let panel: MenuPanel
  @Environment(\.colorScheme) private var colorScheme
  private static let gap: CGFloat = 16

  init(preview: AnyView, panel: MenuPanel) {
    self.preview = preview
    self.panel = panel
  }

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: MenuMetrics.cornerRadius, style: .continuous)
    let background = Color(source: .system(.background))
    let ground = colorScheme == .dark ? Color(source: .system(.secondaryBackground)) : background
    VStack(alignment: .leading, spacing: Self.gap) {
      preview.background(background).clipShape(shape)
      panel.background(ground).clipShape(shape)
    }
    .shadow(color: .black.opacity(0.2), radius: 24, y: 8)
  }
}

/// Shows a menu after a long press.
struct ContextMenuModifier {
  let items: AnyView
  /// What is shown in place of the view while the menu is open.
  var preview: AnyView?
  @State private var isOpen = false

  init(items: AnyView, preview: AnyView? = nil) {
    self.items = items
    self.preview = preview
  }
}

extension ContextMenuModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .gesture(LongPressGesture().onEnded { _ in isOpen = true })
      .modifier(MenuPresenter(isOpen: $isOpen, content: items, preview: preview, lifts: preview == nil))
      .accessibilityAction(named: Text(verbatim: "Show Menu")) { isOpen = true }
  }
}
