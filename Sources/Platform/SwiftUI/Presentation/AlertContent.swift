// The looks of alerts and action sheets: title, message, and the buttons of any content.

import Drawing

private struct AlertRoleKey: LayoutValueKey { static var defaultValue: AlertButtonKind? { nil } }

/// A button of an alert, and what it is for.
private enum AlertButtonKind: Equatable { case plain, cancel, destructive }

/// Makes rows of the buttons in an alert. Every one ends the alert, then acts.
private struct AlertButtonStyle: PrimitiveButtonStyle {
  let height: CGFloat
  let font: Font
  let isSheet: Bool

  func makeBody(configuration: Configuration) -> some View {
    AlertButtonRow(style: self, configuration: configuration)
  }
}

private struct AlertButtonRow: View {
  let style: AlertButtonStyle
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.presentationDismissal) private var dismissal
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let isCancel = configuration.role == .cancel
    let isDestructive = configuration.role == .destructive
    configuration.label
      .font(isCancel ? style.font.weight(.semibold) : style.font)
      .foregroundStyle(
        isEnabled ? (isDestructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)) : AnyShapeStyle(.tertiary)
      )
      .lineLimit(1)
      .minimumScaleFactor(0.6)
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, minHeight: style.height, maxHeight: style.height)
      .controlElement(
        .button, traits: .button,
        actions: ControlActions(activate: {
          dismissal?.dismiss()
          configuration.trigger()
        })
      )
      .layoutValue(key: AlertRoleKey.self, value: isCancel ? .cancel : isDestructive ? .destructive : .plain)
  }
}

private struct AlertDefaultKey: LayoutValueKey { static var defaultValue: Bool { false } }

/// Fields in alerts: small, in a box.
private struct AlertFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<_Label>) -> some View {
    FieldContent(field: configuration).modifier(FieldBorder(height: 30)).font(.system(size: 13))
  }
}

/// An alert's actions, with the button that stands in for missing ones.
private struct AlertActions: View {
  let actions: AnyView
  let isSheet: Bool
  let hasHead: Bool

  var body: some View {
    AlertActionRows(isSheet: isSheet, hasHead: hasHead, content: contents)
      .textFieldStyle(AlertFieldStyle())
      .buttonStyle(
        AlertButtonStyle(
          height: isSheet ? AlertMetrics.sheetButtonHeight : AlertMetrics.buttonHeight,
          font: .system(size: isSheet ? 20 : 17), isSheet: isSheet))
  }

  @ViewBuilder private var contents: some View {
    actions
    Group {
      if isSheet { Button("Cancel", role: .cancel) {} } else { Button("OK") {} }
    }
    .layoutValue(key: AlertDefaultKey.self, value: true)
  }
}

private struct AlertActionRows<Content: View> {
  let isSheet: Bool
  let hasHead: Bool
  let content: Content
}

extension AlertActionRows: PrimitiveView {
  static func _makeNode(_ view: AlertActionRows, _ context: _NodeContext) -> _ViewNode {
    ContainerNode(
      view, context,
      box: AlertActionsLayoutNode(isSheet: view.isSheet, hasHead: view.hasHead, environment: context.environment),
      content: { $0.content }, update: { _, _ in })
  }
}

/// Arranges an alert's actions: fields above; two buttons abreast, more below each other, Cancel last. In action sheets
/// Cancel lies apart.
@MainActor
private final class AlertActionsLayoutNode: ContainerLayoutNode {
  private struct Row {
    var views: [LayoutNode]
    var height: CGFloat
    var gapAbove: CGFloat
  }

  private let isSheet: Bool
  private let hasHead: Bool

  init(isSheet: Bool, hasHead: Bool, environment: EnvironmentValues) {
    self.isSheet = isSheet
    self.hasHead = hasHead
    super.init(environment: environment)
  }

  private var buttonHeight: CGFloat { isSheet ? AlertMetrics.sheetButtonHeight : AlertMetrics.buttonHeight }

  private func kind(_ node: LayoutNode) -> AlertButtonKind? { node.layoutValue(AlertRoleKey.self) }

  /// The content's views, and the default button where it is wanted.
  override var children: [LayoutNode] {
    let own = childNodes.filter { !$0.layoutValue(AlertDefaultKey.self) }
    let isComplete = own.contains { isSheet ? kind($0) == .cancel : kind($0) != nil }
    return isComplete ? own : childNodes
  }

  private func rows(width: CGFloat) -> [Row] {
    let views = children
    let hairline = environment.pixelLength
    let buttons = views.filter { kind($0) != nil }
    let cancel = buttons.filter { kind($0) == .cancel }
    let others = buttons.filter { kind($0) != .cancel }
    var rows = views.filter { kind($0) == nil }.map { field in
      let height = field.sizeThatFits(ProposedViewSize(width: width - 32, height: nil)).height
      return Row(views: [field], height: height + AlertMetrics.fieldGap, gapAbove: 0)
    }
    if !rows.isEmpty { rows[rows.count - 1].height += AlertMetrics.gapBelowFields - AlertMetrics.fieldGap }
    let isPair =
      !isSheet && buttons.count == 2 && buttons.allSatisfy { $0.sizeThatFits(.unspecified).width <= width / 2 }
    if isPair { return rows + [Row(views: cancel + others, height: buttonHeight, gapAbove: hairline)] }
    rows += others.map { Row(views: [$0], height: buttonHeight, gapAbove: hairline) }
    rows += cancel.map { Row(views: [$0], height: buttonHeight, gapAbove: isSheet ? AlertMetrics.sheetGap : hairline) }
    if isSheet, !hasHead, !rows.isEmpty { rows[0].gapAbove = 0 }
    return rows
  }

  /// Read in the order of the rows, which is not the order the actions were written in.
  override func collectSemantics(into context: inout SemanticsContext) {
    for node in rows(width: size.width).flatMap(\.views) { node.collectSemanticsPlaced(into: &context) }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? AlertMetrics.width
    return CGSize(width: width, height: rows(width: width).reduce(0) { $0 + $1.height + $1.gapAbove })
  }

  override func layoutChildren() {
    var y: CGFloat = 0
    for row in rows(width: size.width) {
      y += row.gapAbove
      let width = size.width / CGFloat(row.views.count)
      for (index, view) in row.views.enumerated() {
        let isButton = kind(view) != nil
        let offer = ProposedViewSize(width: isButton ? width : width - 32, height: isButton ? row.height : nil)
        let fitting = view.sizeThatFits(offer)
        view.place(
          at: CGPoint(
            x: width * CGFloat(index) + (width - fitting.width) / 2,
            y: isButton ? y + (row.height - fitting.height) / 2 : y),
          proposal: offer)
      }
      y += row.height
    }
  }

  override func draw(into context: inout DrawContext) {
    let pixel = 1 / context.displayScale
    func drawLine(_ rect: CGRect) {
      context.add(
        .fill(
          CGPath(rect: context.pixelAligned(rect), transform: nil),
          .color(SystemColor.separator.rgba(in: environment)), .winding))
    }
    let frame = context.rect(size)
    var isFirst = !hasHead
    var y = frame.minY
    for row in rows(width: size.width) {
      y += row.gapAbove
      let isButton = row.views.allSatisfy { kind($0) != nil }
      if isButton, !isFirst, row.gapAbove < 1 {
        drawLine(CGRect(x: frame.minX, y: y - pixel, width: frame.width, height: pixel))
      }
      if row.views.count == 2 {
        drawLine(CGRect(x: frame.midX - pixel / 2, y: y, width: pixel, height: row.height))
      }
      isFirst = false
      y += row.height
    }
    drawChildren(into: &context)
  }
}

/// An alert: a card with title, message and buttons.
struct AlertCard {
  let title: Text?
  let message: AnyView
  let actions: AnyView
}

extension AlertCard: View {
  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 2) {
        title?.font(.system(size: 17, weight: .semibold)).accessibilityAddTraits(.isHeader)
        message.font(.system(size: 13))
      }
      .multilineTextAlignment(.center)
      .padding(.horizontal, 16)
      .padding(.vertical, 20)
      .frame(maxWidth: .infinity)
      AlertActions(actions: actions, isSheet: false, hasHead: true)
    }
    .frame(width: AlertMetrics.width)
    .background(.thickMaterial, in: RoundedRectangle(cornerRadius: AlertMetrics.cornerRadius, style: .continuous))
    .environment(\.dynamicTypeSize, .large)
  }
}

/// An action sheet: a card with the choices, and Cancel apart below.
struct ActionSheetCard {
  let title: Text?
  let message: AnyView?
  let actions: AnyView
}

extension ActionSheetCard: View {
  var body: some View {
    let hasHead = title != nil || message != nil
    VStack(spacing: 0) {
      if hasHead {
        VStack(spacing: 4) {
          title?.font(.system(size: 13, weight: .semibold)).accessibilityAddTraits(.isHeader)
          message?.font(.system(size: 13))
        }
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
        .padding(.horizontal, 16)
        .padding(.vertical, 14)
        .frame(maxWidth: .infinity)
      }
      AlertActions(actions: actions, isSheet: true, hasHead: hasHead)
    }
    .modifier(ActionSheetGround())
    .environment(\.dynamicTypeSize, .large)
  }
}

/// Draws the two cards of an action sheet behind its content.
private struct ActionSheetGround: UnaryLayoutModifier {
  typealias Body = Never

  func draw(_ child: LayoutNode, node: LayoutNode, into context: inout DrawContext) {
    let frame = context.rect(node.size)
    let cancelHeight = AlertMetrics.sheetButtonHeight
    let upper = CGRect(
      x: frame.minX, y: frame.minY, width: frame.width,
      height: max(frame.height - cancelHeight - AlertMetrics.sheetGap, 0))
    let lower = CGRect(x: frame.minX, y: frame.maxY - cancelHeight, width: frame.width, height: cancelHeight)
    let shape = RoundedRectangle(cornerRadius: AlertMetrics.cornerRadius, style: .continuous)
    fillShape(
      shape, Material.thick, in: context.pixelAligned(upper), environment: node.environment, into: &context)
    let solid: SystemColor = node.environment.colorScheme == .dark ? .secondaryBackground : .background
    context.add(
      .fill(
        shape.path(in: context.pixelAligned(lower)).cgPath, .color(solid.rgba(in: node.environment)), .winding))
    child.drawPlaced(into: &context)
  }
}
