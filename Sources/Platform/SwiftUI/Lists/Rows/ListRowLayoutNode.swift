// The box of a row: content with insets on a piece of card, an accessory, separators.

import Drawing

@MainActor
package final class ListRowLayoutNode: LayoutNode {
  /// Where the row is in its section's card, and how it looks there.
  struct Place: Equatable {
    var isFirst = false
    var isLast = false
    /// How far the card is from the sides of the list.
    var margin: CGFloat = 0
    var inset: CGFloat = 0
    var kind = _ListKind.insetGrouped
    var isSeparate = false
    var isSelected = false
    var isEditing = false
    var canDelete = false
    var canMove = false
    /// Whether a tap chooses the row or no longer, as the circle beside it tells.
    var canChoose = false
  }

  // MARK: Touch

  weak var rowHost: (any ListRowHost)?
  /// Selects the row.
  var select: (@MainActor () -> Void)?
  /// Deletes the row.
  var delete: (@MainActor () -> Void)?
  /// Moves the row by some rows.
  var move: (@MainActor (Int) -> Void)?
  var panRecognizer: AxisPan?
  var swipeShift: CGFloat = 0
  private(set) lazy var sliding = RowSliding(self)
  /// Whether a finger rests on what the row stands for.
  private(set) var isPressed = false

  func showPress(_ value: Bool) {
    guard value != isPressed, !place.isEditing || !value else { return }
    isPressed = value
    setNeedsDisplay()
    (owner ?? content.owner)?.host.requestLayout()
  }
  var shiftAtStart: CGFloat = 0
  var isSwipedOpen = false
  /// The buttons a swipe uncovers; made when the row is first touched.
  var swipeButtons: [HorizontalEdge: SwipeButtonsLayoutNode] {
    if let madeButtons { return madeButtons }
    let made = rowHost?.makeSwipeButtons(of: self) ?? [:]
    madeButtons = made
    return made
  }
  private var madeButtons: [HorizontalEdge: SwipeButtonsLayoutNode]?

  /// Makes the buttons anew when the row is next touched, as what they do may have changed.
  func renewSwipeButtons() { if swipeShift == 0 { madeButtons = nil } }
  /// How far a finger has dragged the row away from its place.
  var dragShift: CGFloat = 0
  /// Lets other rows go out of the way while the row is dragged past so many of them; nil when it is let go.
  var makeRoom: (@MainActor (Int?) -> Void)?
  /// How the row goes out of the way of another.
  private(set) lazy var room = RowRoom(self)
  /// How far it has gone.
  var roomShift: CGFloat = 0
  /// Whether it is at an end of its card where it goes; nil while it stays in its place.
  var edgesAside: (isFirst: Bool, isLast: Bool)?
  private var isLifted: Bool { dragShift != 0 }
  private var isFirst: Bool { edgesAside?.isFirst ?? place.isFirst }
  private var isLast: Bool { edgesAside?.isLast ?? place.isLast }

  let content: LayoutNode
  private var background: LayoutNode?
  private var accessory: LayoutNode?
  var traits = ListRowTraits()
  /// Whether traits were read since the content last changed.
  var isConfigured = false
  var place = Place() {
    didSet {
      guard place != oldValue else { return }
      invalidateLayout()
      // Buttons that editing has uncovered go with it.
      if oldValue.isEditing, !place.isEditing, isSwipedOpen {
        (owner ?? content.owner)?.host.afterUpdate { [weak self] in self?.close() }
      }
    }
  }
  private var separatorLeading: CGFloat = 0
  private var separatorTrailing: CGFloat = 0

  package init(_ content: LayoutNode, environment: EnvironmentValues) {
    self.content = content
    super.init(environment: environment)
    adopt(content)
  }

  package override var children: [LayoutNode] {
    [background, content, shownAccessory].compactMap { $0 } + shownButtons
  }

  private var shownButtons: [SwipeButtonsLayoutNode] {
    guard swipeShift != 0 else { return [] }
    let isLeading = (swipeShift > 0) != (environment.layoutDirection == .rightToLeft)
    return swipeButtons[isLeading ? .leading : .trailing].map { [$0] } ?? []
  }
  package override func computeGuideMask() -> UInt64 { 0 }
  package override func didInvalidate() { isConfigured = false }
  /// A dragged row lies over the others.
  package override var zIndex: Double { dragShift != 0 ? 1 : 0 }

  func setExtras(background: LayoutNode?, accessory: LayoutNode?) {
    self.background = background
    self.accessory = accessory
    if let background { adopt(background) }
    if let accessory { adopt(accessory) }
  }

  /// While it is edited a row leads nowhere.
  private var shownAccessory: LayoutNode? { place.isEditing && traits.badge == nil ? nil : accessory }

  private var moveShift: CGFloat { place.isEditing && place.canMove ? ListMetrics.moveShift : 0 }
  private var editShift: CGFloat { place.isEditing && (place.canDelete || place.canChoose) ? ListMetrics.editShift : 0 }

  private var insets: EdgeInsets {
    var insets =
      traits.insets
      ?? EdgeInsets(
        top: ListMetrics.rowInset, leading: place.inset, bottom: ListMetrics.rowInset, trailing: place.inset)
    insets.leading += place.margin + editShift
    insets.trailing += place.margin + moveShift
    return insets
  }

  private var accessorySize: CGSize { shownAccessory?.sizeThatFits(.unspecified) ?? .zero }

  private func contentProposal(width: CGFloat) -> ProposedViewSize {
    let accessoryWidth = shownAccessory == nil ? 0 : accessorySize.width + ListMetrics.accessoryGap
    return ProposedViewSize(width: max(width - insets.horizontal - accessoryWidth, 0), height: nil)
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? 0
    let height = content.sizeThatFits(contentProposal(width: width)).height
    let minimum = max(environment.defaultMinListRowHeight, 0)
    return CGSize(width: width, height: max(height + insets.vertical, minimum))
  }

  package override func layoutChildren() {
    let insets = self.insets
    let offer = contentProposal(width: size.width)
    let contentSize = content.sizeThatFits(offer)
    let room = size.height - insets.vertical
    content.place(
      at: CGPoint(x: insets.leading, y: insets.top + (room - contentSize.height) / 2), proposal: offer)
    if let accessory = shownAccessory {
      let accessorySize = accessorySize
      accessory.place(
        at: CGPoint(
          x: size.width - place.margin - place.inset - moveShift - accessorySize.width,
          y: (size.height - accessorySize.height) / 2), proposal: .unspecified)
    }
    if let background {
      let card = CGSize(width: size.width - 2 * place.margin, height: size.height)
      let answer = background.sizeThatFits(ProposedViewSize(card))
      background.place(
        at: CGPoint(
          x: place.margin + (card.width - answer.width) / 2, y: (card.height - answer.height) / 2),
        proposal: ProposedViewSize(card))
    }
    placeSeparators(insets, offer)
    for buttons in shownButtons {
      let width = abs(swipeShift)
      adopt(buttons)
      buttons.place(
        at: CGPoint(x: buttons.edge == .leading ? 0 : size.width - width, y: 0),
        proposal: ProposedViewSize(width: width, height: size.height))
    }
  }

  /// Separators begin at the first text, unless the content says otherwise; logical positions.
  private func placeSeparators(_ insets: EdgeInsets, _ offer: ProposedViewSize) {
    let leading = HorizontalAlignment.listRowSeparatorLeading.key
    let trailing = HorizontalAlignment.listRowSeparatorTrailing.key
    if let explicit = content.explicitGuide(leading, for: offer) {
      separatorLeading = insets.leading + explicit
    } else if let text = content.firstTextFrame() {
      let isMirrored = environment.layoutDirection == .rightToLeft
      separatorLeading =
        isMirrored ? size.width - content.origin.x - text.maxX : content.origin.x + text.minX
    } else {
      separatorLeading = insets.leading
    }
    if let explicit = content.explicitGuide(trailing, for: offer) {
      separatorTrailing = insets.leading + explicit
    } else {
      separatorTrailing = size.width - place.margin
    }
  }

  // MARK: Drawing

  private func corners() -> (top: CGFloat, bottom: CGFloat) {
    guard place.kind.isInset else { return (0, 0) }
    let radius = ListMetrics.cornerRadius
    let isWhole = place.isSeparate || isLifted
    return (isFirst || isWhole ? radius : 0, isLast || isWhole ? radius : 0)
  }

  package override func draw(into context: inout DrawContext) {
    for buttons in shownButtons { buttons.drawPlaced(into: &context) }
    let saved = context.origin
    context.origin = CGPoint(x: saved.x + swipeShift, y: saved.y + dragShift + roomShift)
    if isLifted {
      var layer = Layer()
      layer.shadow = PaintShadow(
        color: RGBA.black.opacity(0.2), radius: 8, offset: CGSize(width: 0, height: 2), isInner: false)
      context.layered(layer) { drawRow(into: &$0) }
    } else {
      drawRow(into: &context)
    }
    context.origin = saved
  }

  private func drawRow(into context: inout DrawContext) {
    let card = context.pixelAligned(
      CGRect(
        x: context.origin.x + place.margin, y: context.origin.y, width: size.width - 2 * place.margin,
        height: size.height))
    let (top, bottom) = corners()
    let outline = UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: top,
      style: .continuous
    ).path(in: card).cgPath

    if let background {
      context.clipped(to: outline) { background.drawPlaced(into: &$0) }
    } else if let fill = cardColor {
      context.add(.fill(outline, .color(fill.rgba(in: environment)), .winding))
    }
    if isPressed, !place.isSelected {
      context.add(.fill(outline, .color(SystemColor.gray4.rgba(in: environment)), .winding))
    }
    content.drawPlaced(into: &context)
    shownAccessory?.drawPlaced(into: &context)
    if place.canChoose {
      drawSelectionCircle(into: &context, card)
    } else if editShift > 0 {
      drawDeleteCircle(into: &context, card)
    }
    if place.isEditing, place.canMove { drawMoveHandle(into: &context, card) }
    drawSeparators(into: &context, card)
  }

  private var cardColor: SystemColor? {
    if place.isSelected { return .gray4 }
    return place.kind.isGrouped ? .secondaryGroupedBackground : nil
  }

  private func drawSeparators(into context: inout DrawContext, _ card: CGRect) {
    let isCard = place.kind.isInset
    var showsBottom = !isLast || !isCard
    var showsTop = isFirst && !isCard
    if place.isSeparate || isLifted { (showsTop, showsBottom) = (false, false) }
    showsBottom = traits.bottomSeparator == .hidden ? false : traits.bottomSeparator == .visible ? true : showsBottom
    showsTop = traits.topSeparator == .hidden ? false : showsTop
    if isFirst, traits.sectionTopSeparator == .hidden { showsTop = false }
    if isLast, traits.sectionBottomSeparator == .hidden { showsBottom = false }
    let isFullWidth = place.kind.look == .grouped
    if showsTop {
      drawLine(into: &context, card, y: card.minY, isFull: isFullWidth, tint: traits.topSeparatorTint)
    }
    if showsBottom {
      drawLine(
        into: &context, card, y: card.maxY - environment.pixelLength, isFull: isFullWidth && isLast,
        tint: traits.bottomSeparatorTint)
    }
  }

  private func drawLine(into context: inout DrawContext, _ card: CGRect, y: CGFloat, isFull: Bool, tint: Color?) {
    let isMirrored = environment.layoutDirection == .rightToLeft
    let (from, to) = isFull ? (0, size.width) : (separatorLeading, separatorTrailing)
    guard to > from else { return }
    let x = isMirrored ? size.width - to : from
    let rect = context.pixelAligned(
      CGRect(x: context.origin.x + x, y: y, width: to - from, height: environment.pixelLength))
    let color = tint?.rgba(in: environment) ?? SystemColor.separator.rgba(in: environment)
    context.add(.fill(CGPath(rect: rect, transform: nil), .color(color), .winding))
  }

  /// Three lines that a finger moves the row by.
  private func drawMoveHandle(into context: inout DrawContext, _ card: CGRect) {
    let isMirrored = environment.layoutDirection == .rightToLeft
    let width = ListMetrics.moveHandle
    let left = isMirrored ? card.minX + place.inset : card.maxX - place.inset - width
    for line in -1...1 {
      let rect = CGRect(x: left, y: card.midY + CGFloat(line) * 5 - 0.75, width: width, height: 1.5)
      context.add(
        .fill(
          CGPath(rect: context.pixelAligned(rect), transform: nil),
          .color(SystemColor.tertiaryLabel.rgba(in: environment)), .winding))
    }
  }

  /// Where the circle beside an edited row is.
  private func editCircle(in card: CGRect) -> CGRect {
    let side = ListMetrics.editCircle
    let isMirrored = environment.layoutDirection == .rightToLeft
    let x = isMirrored ? card.maxX - place.inset - side : card.minX + place.inset
    return CGRect(x: x, y: card.midY - side / 2, width: side, height: side)
  }

  /// A ring beside a row that can be chosen, a check mark on the tint beside a chosen one.
  private func drawSelectionCircle(into context: inout DrawContext, _ card: CGRect) {
    let circle = editCircle(in: card)
    guard place.isSelected else {
      let ring = CGPath(ellipseIn: circle.insetBy(dx: 0.75, dy: 0.75), transform: nil)
      context.add(.stroke(ring, .color(SystemColor.tertiaryLabel.rgba(in: environment)), Stroke(width: 1.5)))
      return
    }
    let tint = resolveStyle(TintShapeStyle(), bounds: circle, environment: environment)
    context.fill(CGPath(ellipseIn: circle, transform: nil), with: tint)
    let mark = CGMutablePath()
    mark.move(to: CGPoint(x: circle.minX + 6.2, y: circle.minY + 11.4))
    mark.addLine(to: CGPoint(x: circle.minX + 9.6, y: circle.minY + 15))
    mark.addLine(to: CGPoint(x: circle.minX + 15.6, y: circle.minY + 7.4))
    context.add(
      .stroke(
        mark, .color(RGBA(red: 1, green: 1, blue: 1)), Stroke(width: 1.8, cap: .round, join: .round)))
  }

  private func drawDeleteCircle(into context: inout DrawContext, _ card: CGRect) {
    let circle = editCircle(in: card)
    context.add(
      .fill(CGPath(ellipseIn: circle, transform: nil), .color(SystemColor.red.rgba(in: environment)), .winding))
    let bar = CGRect(x: circle.midX - 5.5, y: circle.midY - 1, width: 11, height: 2)
    context.add(
      .fill(
        CGPath(roundedRect: bar, cornerWidth: 1, cornerHeight: 1, transform: nil),
        .color(RGBA(red: 1, green: 1, blue: 1)), .winding))
  }

  package override func hit(_ point: CGPoint) -> HitPath? {
    guard boundsContain(point) else { return nil }
    for buttons in shownButtons {
      if let path = buttons.hitPlaced(point) { return path.adding(self) }
    }
    let inner = CGPoint(x: point.x - swipeShift, y: point.y)
    for child in [shownAccessory, content, background].compactMap({ $0 }) {
      if let path = child.hitPlaced(inner) { return path.adding(self) }
    }
    return HitPath().adding(self)
  }

  package override func collectSemantics(into context: inout SemanticsContext) {
    let saved = context.origin
    context.origin = CGPoint(x: saved.x + swipeShift, y: saved.y + dragShift + roomShift)
    var parts = context.collect { content.collectSemanticsPlaced(into: &$0) }
    var badge = context.collect { shownAccessory?.collectSemanticsPlaced(into: &$0) }
    // A badge is the value of a row that is one element.
    if parts.count == 1, parts[0].value.isEmpty {
      parts[0].value = spokenText(of: badge)
      badge = []
    }
    for index in parts.indices {
      if place.isSelected { parts[index].traits.insert(.selected) }
      for action in rowActions {
        guard index == 0 else { break }
        parts[index].actions.append(action.name)
        context.handle(parts[index].id, action.name, action.run)
      }
      if let select, !context.handles(parts[index].id, "activate") || choosesOnTap {
        if !parts[index].actions.contains("activate") { parts[index].actions.append("activate") }
        context.handle(parts[index].id, "activate", select)
      }
    }
    let name = spokenText(of: parts)
    collectDeleteCircle(of: name, into: &context)
    context.elements += parts + badge
    collectMoveHandle(of: name, into: &context)
    context.origin = saved
    for buttons in shownButtons { buttons.collectSemanticsPlaced(into: &context) }
  }

  /// The circle that uncovers the button which deletes.
  private func collectDeleteCircle(of name: String, into context: inout SemanticsContext) {
    guard editShift > 0, !place.canChoose, swipeShift == 0 else { return }
    let width = place.margin + place.inset + editShift
    let isMirrored = environment.layoutDirection == .rightToLeft
    let frame = CGRect(x: isMirrored ? size.width - width : 0, y: 0, width: width, height: size.height)
    addButton("Delete \(name)", frame, into: &context) { $0.actions = ["activate"] }
    guard let id = context.elements.last?.id else { return }
    context.handle(id, "activate") { [weak self] in self?.open(.trailing) }
  }

  /// The lines that a finger moves the row by; who cannot drag them moves it row by row.
  private func collectMoveHandle(of name: String, into context: inout SemanticsContext) {
    guard let move, moveShift > 0 else { return }
    let width = place.margin + place.inset + moveShift
    let isMirrored = environment.layoutDirection == .rightToLeft
    let frame = CGRect(x: isMirrored ? 0 : size.width - width, y: 0, width: width, height: size.height)
    addButton("Reorder \(name)", frame, into: &context) { $0.actions = ["Move Up", "Move Down"] }
    guard let id = context.elements.last?.id else { return }
    context.handle(id, "Move Up") { move(-1) }
    context.handle(id, "Move Down") { move(1) }
  }

  private func addButton(
    _ label: String, _ frame: CGRect, into context: inout SemanticsContext,
    configure: (inout Semantics.Element) -> Void
  ) {
    let saved = context.origin
    context.origin = CGPoint(x: saved.x + frame.minX, y: saved.y + frame.minY)
    context.add(.button, label: label, size: frame.size, configure: configure)
    context.origin = saved
  }

  /// What assistive technologies can do with the row beyond its controls.
  private var rowActions: [(name: String, run: @MainActor () -> Void)] {
    guard let delete, place.canDelete else { return [] }
    return [("Delete", delete)]
  }
}

extension LayoutNode {
  /// The frame of the first text inside, in this box's physical coordinates.
  fileprivate func firstTextFrame() -> CGRect? {
    // A label that is only read takes no room.
    guard size.width > 0 else { return nil }
    // The text inside a control is its own affair.
    if self is SegmentedLayoutNode { return nil }
    if let box = self as? any ControlBox, box.controlActions.field != nil { return CGRect(origin: .zero, size: size) }
    if self is LeafLayoutNode<Text> { return CGRect(origin: .zero, size: size) }
    for child in children {
      if let found = child.firstTextFrame() { return found.offsetBy(dx: child.origin.x, dy: child.origin.y) }
    }
    return nil
  }
}
