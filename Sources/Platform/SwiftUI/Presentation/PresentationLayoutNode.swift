// The box of a presentation: lies over the whole screen and places a card, an alert or a popover in it.

import Drawing

@MainActor
package final class PresentationLayoutNode: LayoutNode, SafeAreaProviding {
  var kind = PresentationKind.sheet
  var settings = PresentationSettings()
  /// Where what presents lies on the screen.
  var anchor: () -> CGRect? = { nil }
  /// What is drawn above the rest of the screen, which is blurred.
  var lifted: () -> LayoutNode? = { nil }
  /// Ends the presentation.
  var dismiss: (@MainActor () -> Void)?
  private let content: LayoutNode
  private let ground: LayoutNode
  /// How far the presentation has come.
  package let presence: Presence
  /// Whether the presentation is on its way out.
  package var isLeaving = false
  /// The card on its way to another detent.
  private lazy var cardMotion = CardMotion()
  /// The screen's own insets.
  private var screenInsets = EdgeInsets()
  /// How far the keyboard reaches up from the lower edge.
  private var keyboardHeight: CGFloat = 0
  /// Whether a menu has opened upwards.
  private(set) var isMenuAbove = false
  /// Where the card lies, in the screen.
  private(set) var card = CGRect.zero
  private var isCardFullHeight = false

  init(content: LayoutNode, ground: LayoutNode, environment: EnvironmentValues, presence: Presence) {
    self.presence = presence
    self.content = content
    self.ground = ground
    super.init(environment: environment)
    adopt(content)
    adopt(ground)
  }

  package override var children: [LayoutNode] { [ground, content] }
  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  /// Sizes of iOS 17's presentations, in points.
  private enum Metrics {
    static let cornerRadius: CGFloat = 10
    static let popoverRadius: CGFloat = 13
    /// Of what a context menu is about.
    static let platterRadius: CGFloat = 12
    static let gapBelowStatusBar: CGFloat = 10
    static let pageWidth: CGFloat = 704
    static let pageMargin: CGFloat = 44
    static let grabber = CGSize(width: 36, height: 5)
    static let grabberTop: CGFloat = 5
    static let arrow = CGSize(width: 26, height: 13)
    /// How far the screen behind a menu with a preview is blurred.
    static let previewBlur: CGFloat = 12
  }

  private enum Form { case sheet, page, cover, alert, dialog, popover, menu, previewedMenu }

  /// Whether the screen is as low as a phone's that lies on its side.
  private var isLow: Bool { environment.verticalSizeClass == .compact }

  /// Whether a sheet leaves nothing of a low screen free.
  private var coversLowScreens: Bool {
    switch settings.lowAdaptation {
    case .some(.none), .sheet: false
    case .automatic, .popover, .fullScreenCover, nil: true
    }
  }

  private var form: Form {
    let isCompact = size.width < 600
    switch kind {
    case .fullScreenCover: return .cover
    case .alert: return .alert
    case .dialog: return .dialog
    case .menu: return .menu
    case .previewedMenu: return .previewedMenu
    case .sheet:
      if isLow, coversLowScreens { return .cover }
      if isCompact, settings.adaptation == .fullScreenCover { return .cover }
      return isCompact ? .sheet : .page
    case .popover:
      if !isCompact, !isLow { return .popover }
      switch isLow ? settings.lowAdaptation : settings.adaptation {
      case .popover, .some(.none): return .popover
      case .fullScreenCover: return .cover
      case .sheet: return isCompact ? .sheet : .page
      case .automatic, nil: return isLow ? .cover : .sheet
      }
    }
  }

  /// The field that had the keyboard when the presentation came over it.
  weak var fieldBehind: _ViewNode?

  /// Whether fields behind the presentation give up the keyboard.
  var coversFields: Bool {
    switch form {
    case .sheet, .page, .cover, .alert, .dialog: true
    case .popover, .menu, .previewedMenu: false
    }
  }

  /// Whether the field behind has the keyboard again afterwards.
  var givesFocusBack: Bool { kind.isQuestion && firstField == nil }

  /// Whether what presents recedes behind a card of full height.
  var makesPresenterRecede: Bool { form == .sheet && isCardFullHeight }

  private var blursBehind: Bool { form == .previewedMenu || lifted() != nil }

  private var dimsBehind: Bool {
    switch form {
    case .cover, .popover: false
    case .menu: lifted() != nil
    case .sheet: settings.allowsBackground != true
    case .page, .alert, .dialog, .previewedMenu: true
    }
  }

  // MARK: Layout

  package var contentSafeArea: EdgeInsets {
    let isCover = form == .cover
    return EdgeInsets(
      top: card.minY + (isCover ? screenInsets.top : 0), leading: card.minX + (isCover ? screenInsets.leading : 0),
      bottom: max(
        size.height - card.maxY + (isCover || form == .sheet ? screenInsets.bottom : 0),
        keepsClearOfKeyboard ? 0 : keyboardHeight),
      trailing: size.width - card.maxX + (isCover ? screenInsets.trailing : 0))
  }

  /// Whether the card itself lies above the keyboard, so that its content need not keep clear of it.
  private var keepsClearOfKeyboard: Bool {
    switch form {
    case .menu, .previewedMenu, .popover, .alert, .dialog: true
    case .sheet, .page, .cover: false
    }
  }

  /// How much farther up a sheet reaches than its detent says, so that it shows as much above the keyboard, in points.
  private var keyboardLift: CGFloat { max(keyboardHeight - screenInsets.bottom, 0) }

  /// What is taken at the lower edge, by the screen's own inset or the keyboard.
  private var bottomInset: CGFloat { max(screenInsets.bottom, keyboardHeight) }

  func layOut(in size: CGSize, safeArea: EdgeInsets, keyboard: CGFloat) {
    screenInsets = safeArea
    keyboardHeight = keyboard
    layOutAsRoot(size: size)
  }

  package override func layoutChildren() {
    let old = card
    card = cardFrame
    if let host = owner?.host, old.height > 0, old.minY != card.minY, form == .sheet, pull == 0, host.animatesScreens {
      cardMotion.go(from: old.minY - card.minY, in: host)
    }
    ground.place(at: logical(card), proposal: ProposedViewSize(card.size))
    let insets = contentSafeArea
    let room = CGRect(
      x: insets.leading, y: insets.top, width: max(size.width - insets.horizontal, 0),
      height: max(size.height - insets.vertical, 0))
    let offer = ProposedViewSize(room.size)
    let fitting = content.sizeThatFits(offer)
    let frame = CGRect(
      x: room.midX - fitting.width / 2, y: room.midY - fitting.height / 2, width: fitting.width,
      height: fitting.height)
    content.place(at: logical(frame), proposal: offer)
  }

  /// A physical rectangle's origin as `place` wants it.
  private func logical(_ frame: CGRect) -> CGPoint {
    CGPoint(x: frame.minX, y: frame.minY)
  }

  private var cardFrame: CGRect {
    isCardFullHeight = false
    switch form {
    case .cover: return CGRect(origin: .zero, size: size)
    case .sheet:
      let top = screenInsets.top + Metrics.gapBelowStatusBar
      let maximum = max(size.height - top - screenInsets.bottom, 0)
      let chosen = detentValue(maximum: maximum)
      isCardFullHeight = chosen >= maximum - 0.5
      let value = min(chosen + keyboardLift, maximum)
      let height = max(value + screenInsets.bottom - pull, 0)
      heightAtRest = value + screenInsets.bottom
      return CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    case .page:
      let width = min(Metrics.pageWidth, size.width - 2 * Metrics.pageMargin)
      let maximum = size.height - 2 * Metrics.pageMargin
      let height = settings.detents == nil ? maximum : detentValue(maximum: maximum)
      let middle = (size.height - height) / 2
      let aboveKeyboard = size.height - keyboardHeight - Metrics.pageMargin - height
      return CGRect(
        x: (size.width - width) / 2, y: max(min(middle, aboveKeyboard), min(middle, Metrics.pageMargin)), width: width,
        height: height)
    case .alert:
      let fitting = content.sizeThatFits(ProposedViewSize(width: AlertMetrics.width, height: nil))
      let height = min(fitting.height, size.height - screenInsets.vertical - 16)
      return CGRect(
        x: (size.width - fitting.width) / 2, y: (size.height - keyboardHeight - height) / 2, width: fitting.width,
        height: height)
    case .dialog:
      let width = min(size.width - 2 * AlertMetrics.sheetMargin, 414)
      let fitting = content.sizeThatFits(ProposedViewSize(width: width, height: nil))
      let bottom = max(bottomInset, AlertMetrics.sheetMargin)
      return CGRect(
        x: (size.width - width) / 2, y: size.height - bottom - fitting.height, width: width, height: fitting.height)
    case .popover: return popoverFrame
    case .menu: return menuFrame
    case .previewedMenu: return previewedMenuFrame
    }
  }

  // MARK: Anchor

  /// Where what presents lay when a menu or a popover was laid out beside it.
  private var anchorOfLayout: CGRect?

  private func readAnchor() -> CGRect {
    anchorOfLayout = anchor()
    return anchorOfLayout ?? CGRect(x: size.width / 2, y: size.height / 2, width: 0, height: 0)
  }

  /// Whether what presents has moved since, as by scrolling.
  var hasMovedAnchor: Bool {
    switch form {
    case .menu, .previewedMenu, .popover: anchor() != anchorOfLayout
    case .sheet, .page, .cover, .alert, .dialog: false
    }
  }

  // MARK: Pulling

  /// How far a finger has pulled a sheet down.
  var pull: CGFloat = 0
  var pullStart: CGFloat = 0
  private(set) var heightAtRest: CGFloat = 0
  var panRecognizer: AxisPan?
  /// The height a finger left the sheet at, where no binding says.
  private var ownDetent: PresentationDetent?
  var isDismissDisabled: Bool { settings.isDismissDisabled == true }

  var dismissesOnOutsideTap: Bool {
    switch form {
    case .menu, .previewedMenu, .popover, .dialog, .page, .sheet: !isDismissDisabled
    case .alert, .cover: false
    }
  }

  private var restingDetents: [(detent: PresentationDetent, height: CGFloat)] {
    let maximum = max(size.height - screenInsets.top - Metrics.gapBelowStatusBar - screenInsets.bottom, 0)
    return (settings.detents ?? [.large]).compactMap { detent in
      detent.value(maximum: maximum, environment: environment).map {
        (detent, min($0 + keyboardLift, maximum) + screenInsets.bottom)
      }
    }
    .sorted { $0.height < $1.height }
  }

  /// The heights of the card that a sheet rests at, lowest first.
  var restingHeights: [CGFloat] { restingDetents.map(\.height) }

  func selectHeight(_ height: CGFloat) {
    guard let found = restingDetents.first(where: { $0.height == height }) else { return }
    ownDetent = found.detent
    settings.select?(found.detent)
    invalidateLayout()
    owner?.host.requestLayout()
  }

  /// Below what opened it, or above where there is more room; its leading edge at that of what opened it.
  private var menuFrame: CGRect {
    let margin: CGFloat = 8
    let room = CGRect(
      x: margin, y: screenInsets.top + margin, width: max(size.width - 2 * margin, 0),
      height: max(size.height - screenInsets.top - bottomInset - 2 * margin, 0))
    let fitting = content.sizeThatFits(ProposedViewSize(width: room.width, height: nil))
    let (width, height) = (min(fitting.width, room.width), min(fitting.height, room.height))
    let anchor = readAnchor()
    let x = anchor.midX > size.width / 2 ? anchor.maxX - width : anchor.minX
    let below = anchor.maxY + margin
    isMenuAbove = below + height > room.maxY
    let y = isMenuAbove ? anchor.minY - margin - height : below
    return CGRect(
      x: min(max(x, room.minX), room.maxX - width), y: min(max(y, room.minY), room.maxY - height), width: width,
      height: height)
  }

  /// Around the middle of what was pressed, within the screen.
  private var previewedMenuFrame: CGRect {
    let margin: CGFloat = 16
    let room = CGRect(
      x: margin, y: screenInsets.top + margin, width: max(size.width - 2 * margin, 0),
      height: max(size.height - screenInsets.top - bottomInset - 2 * margin, 0))
    let fitting = content.sizeThatFits(ProposedViewSize(room.size))
    let (width, height) = (min(fitting.width, room.width), min(fitting.height, room.height))
    let anchor = readAnchor()
    return CGRect(
      x: min(max(anchor.midX - width / 2, room.minX), room.maxX - width),
      y: min(max(anchor.midY - height / 2, room.minY), room.maxY - height), width: width, height: height)
  }

  private func detentValue(maximum: CGFloat) -> CGFloat {
    let detents = settings.detents ?? [.large]
    if let selected = settings.selectedDetent ?? ownDetent, detents.contains(selected),
      let value = selected.value(maximum: maximum, environment: environment)
    {
      return value
    }
    return detents.compactMap { $0.value(maximum: maximum, environment: environment) }.min() ?? maximum
  }

  private var popoverFrame: CGRect {
    let margin: CGFloat = 10
    let fitting = content.sizeThatFits(ProposedViewSize(width: size.width - 2 * margin, height: nil))
    let width = min(fitting.width, size.width - 2 * margin)
    let height = min(fitting.height, max(size.height - screenInsets.top - bottomInset - 2 * margin, 0))
    let anchor = readAnchor()
    let isBelow = anchor.maxY + Metrics.arrow.height + height <= size.height - bottomInset - margin
    let x = min(max(anchor.midX - width / 2, margin), size.width - margin - width)
    let y = isBelow ? anchor.maxY + Metrics.arrow.height : max(anchor.minY - Metrics.arrow.height - height, margin)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  // MARK: Drawing

  /// How a presentation comes and how it goes.
  var entrance: Animation { isBox ? .spring(duration: 0.35, bounce: 0) : .screenTransition }
  var exit: Animation { isBox ? .easeOut(duration: 0.2) : .screenTransition }

  /// Whether the presentation is a box that appears in place rather than a card that slides.
  private var isBox: Bool {
    switch kind {
    case .alert, .popover, .menu, .previewedMenu: true
    case .sheet, .fullScreenCover, .dialog: false
    }
  }

  /// How large an alert is when it begins to appear, and a popover.
  private static let alertScale: CGFloat = 1.18
  private static let popoverScale: CGFloat = 0.6

  package override func draw(into context: inout DrawContext) {
    let share = min(max(presence.value, 0), 1)
    guard share > 0 else { return }
    if dimsBehind {
      let dim = RGBA.black.opacity((environment.colorScheme == .dark ? 0.48 : 0.2) * share)
      let screen = CGPath(rect: context.rect(size), transform: nil)
      if blursBehind {
        context.add(.backdrop(screen, Backdrop(radius: Metrics.previewBlur * CGFloat(share), saturation: 1, wash: dim)))
      } else {
        context.add(.fill(screen, .color(dim), .winding))
      }
    }
    if let source = lifted() { drawLifted(source, share: share, into: &context) }
    let lift = cardMotion.lift
    guard share < 1 || lift != 0 else { return drawPresented(into: &context) }
    var fading = Layer()
    fading.opacity = share
    if environment.accessibilityReduceMotion {
      context.layered(fading) { drawPresented(into: &$0) }
      return
    }
    switch form {
    case .cover, .sheet, .page, .dialog:
      let away = size.height - card.minY + (form == .sheet ? Metrics.cornerRadius : 0)
      context.shifted(y: away * CGFloat(1 - share) + lift) { drawPresented(into: &$0) }
    case .alert, .popover, .menu, .previewedMenu:
      // An alert shrinks into place and fades away; a popover and a menu grow from what opened them.
      var scale: CGFloat = 1
      var centre = CGPoint(x: context.origin.x + card.midX, y: context.origin.y + card.midY)
      if form == .popover || form == .menu || form == .previewedMenu {
        scale = Self.popoverScale + (1 - Self.popoverScale) * CGFloat(share)
        if let anchor = anchor() { centre = CGPoint(x: anchor.midX, y: anchor.midY) }
      } else if !isLeaving {
        scale = Self.alertScale + (1 - Self.alertScale) * CGFloat(share)
      }
      context.layered(fading) { inner in
        inner.transformed(
          by: CGAffineTransform(translationX: centre.x, y: centre.y).scaledBy(x: scale, y: scale)
            .translatedBy(x: -centre.x, y: -centre.y)
        ) { drawPresented(into: &$0) }
      }
    }
  }

  /// What a context menu is about, on a platter of its own.
  private func drawLifted(_ source: LayoutNode, share: Double, into context: inout DrawContext) {
    context.isVolatile = true
    let row = source as? ListRowLayoutNode
    let margin = row?.place.margin ?? 0
    let frame = context.pixelAligned(
      source.globalFrame.insetBy(dx: margin, dy: 0).offsetBy(dx: context.origin.x, dy: context.origin.y))
    guard frame.width > 0, frame.height > 0 else { return }
    let platter = Self.rounded(frame, row == nil ? Metrics.platterRadius : margin > 0 ? ListMetrics.cornerRadius : 0)
    let ground = SystemColor.background.rgba(in: source.environment)
    context.clipped(to: platter) { inner in
      inner.add(.fill(platter, .color(ground.opacity(ground.alpha * share)), .winding))
      let saved = (origin: inner.origin, reuse: inner.reuse)
      let place = source.globalOrigin
      inner.origin = CGPoint(x: saved.origin.x + place.x, y: saved.origin.y + place.y)
      // It is drawn in its own place, too: what that gives is no part of this.
      inner.reuse = nil
      source.draw(into: &inner)
      (inner.origin, inner.reuse) = saved
    }
  }

  private func drawPresented(into context: inout DrawContext) {
    let frame = context.pixelAligned(card.offsetBy(dx: context.origin.x, dy: context.origin.y))
    switch form {
    case .cover: drawCard(frame, path: CGPath(rect: frame, transform: nil), into: &context)
    case .sheet:
      drawCard(frame, path: sheetPath(frame), into: &context)
      drawGrabber(frame, into: &context)
    case .page:
      let radius = settings.cornerRadius ?? Metrics.cornerRadius
      drawCard(frame, path: Self.rounded(frame, radius), into: &context)
      drawGrabber(frame, into: &context)
    case .popover: drawPopover(frame, into: &context)
    case .menu: drawMenu(frame, into: &context)
    case .alert, .dialog, .previewedMenu: content.drawPlaced(into: &context)
    }
  }

  private static func rounded(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
    RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: rect).cgPath
  }

  /// A card's outline; its lower corners lie beyond the screen's edge.
  private func sheetPath(_ frame: CGRect) -> CGPath {
    let radius = settings.cornerRadius ?? Metrics.cornerRadius
    let tall = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height + 2 * radius)
    return Self.rounded(tall, radius)
  }

  private func drawCard(_ frame: CGRect, path: CGPath, into context: inout DrawContext) {
    context.clipped(to: path) { inner in
      if settings.background == nil {
        inner.add(
          .fill(CGPath(rect: frame, transform: nil), .color(SystemColor.background.rgba(in: environment)), .winding))
      }
      ground.drawPlaced(into: &inner)
      content.drawPlaced(into: &inner)
    }
  }

  private func drawGrabber(_ frame: CGRect, into context: inout DrawContext) {
    let isShown =
      switch settings.dragIndicator ?? .automatic {
      case .visible: true
      case .hidden: false
      case .automatic: (settings.detents?.count ?? 1) > 1
      }
    guard isShown else { return }
    let rect = CGRect(
      x: frame.midX - Metrics.grabber.width / 2, y: frame.minY + Metrics.grabberTop, width: Metrics.grabber.width,
      height: Metrics.grabber.height)
    context.add(
      .fill(
        CGPath(roundedRect: rect, cornerWidth: 2.5, cornerHeight: 2.5, transform: nil),
        .color(SystemColor.tertiaryLabel.rgba(in: environment)), .winding))
  }

  private func drawMenu(_ frame: CGRect, into context: inout DrawContext) {
    var layer = Layer()
    layer.shadow = PaintShadow(
      color: RGBA.black.opacity(0.2), radius: 24, offset: CGSize(width: 0, height: 8), isInner: false)
    let shape = RoundedRectangle(cornerRadius: MenuMetrics.cornerRadius, style: .continuous)
    let ground: SystemColor = environment.colorScheme == .dark ? .secondaryBackground : .background
    context.layered(layer) { inner in
      inner.add(.fill(shape.path(in: frame).cgPath, .color(ground.rgba(in: environment)), .winding))
    }
    context.clipped(to: shape.path(in: frame).cgPath) { content.drawPlaced(into: &$0) }
  }

  private func drawPopover(_ frame: CGRect, into context: inout DrawContext) {
    let anchor = self.anchor() ?? CGRect(x: frame.midX, y: frame.minY, width: 0, height: 0)
    let radius = settings.cornerRadius ?? Metrics.popoverRadius
    let tip = min(max(anchor.midX, frame.minX + radius + 13), frame.maxX - radius - 13)
    let isBelow = frame.minY >= anchor.maxY
    let base = isBelow ? frame.minY + 0.5 : frame.maxY - 0.5
    let reach = isBelow ? -Metrics.arrow.height : Metrics.arrow.height
    let arrow = CGMutablePath()
    arrow.move(to: CGPoint(x: tip - Metrics.arrow.width / 2, y: base))
    arrow.addLine(to: CGPoint(x: tip, y: base + reach))
    arrow.addLine(to: CGPoint(x: tip + Metrics.arrow.width / 2, y: base))
    arrow.closeSubpath()
    var layer = Layer()
    layer.shadow = PaintShadow(
      color: RGBA.black.opacity(0.2), radius: 20, offset: CGSize(width: 0, height: 8), isInner: false)
    context.layered(layer) { inner in
      inner.add(.fill(arrow, .color(SystemColor.background.rgba(in: environment)), .winding))
      drawCard(frame, path: Self.rounded(frame, radius), into: &inner)
    }
  }

  /// Nothing behind a presentation is hit, unless it lets what lies behind be used.
  package override func hit(_ point: CGPoint) -> HitPath? {
    if isLeaving { return nil }
    guard card.holds(point) else { return letsTouchesThrough ? nil : HitPath().adding(self) }
    return (content.hitPlaced(point) ?? ground.hitPlaced(point) ?? HitPath()).adding(self)
  }

  /// Whether a finger can pull the card.
  var canBePulled: Bool { form == .sheet }
  /// Whether the card grows to its next height before its content scrolls.
  var growsBeforeScrolling: Bool {
    canBePulled && !settings.scrollsFirst && heightAtRest < (restingHeights.last ?? 0) - 0.5
  }

  private var letsTouchesThrough: Bool { form == .sheet && settings.allowsBackground == true }

  package override func collectSemantics(into context: inout SemanticsContext) {
    let parts = context.collect { content.collectSemanticsPlaced(into: &$0) }
    let role: Semantics.Role
    switch form {
    case .alert, .dialog: role = .alert
    case .cover, .sheet, .page, .popover: role = .sheet
    case .menu, .previewedMenu: role = .menu
    }
    let saved = context.origin
    context.origin = CGPoint(x: saved.x + card.minX, y: saved.y + card.minY)
    context.add(role, label: "", size: card.size) { element in
      element.traits = .modal
      element.children = parts.inReadingOrder
    }
    context.origin = saved
  }
}

extension LayoutNode {
  /// The sheet that the box is in.
  var enclosingSheet: PresentationLayoutNode? {
    var node = parent
    while let current = node {
      if let layer = current as? PresentationLayoutNode { return layer }
      node = current.parent
    }
    return nil
  }
}

/// How far a card is from where its detent puts it.
@MainActor
private final class CardMotion: Moving {
  private var motion = ValueMotion<CGFloat>(0)
  private(set) var lift: CGFloat = 0

  func go(from distance: CGFloat, in host: ViewHost) {
    motion.jump(to: distance + lift, at: host.time)
    motion.go(to: 0, with: .screenTransition, at: host.time, environment: EnvironmentValues())
    lift = motion.value(at: host.time)
    host.motions.add(self)
  }

  func move(to time: Double, isFrame: Bool) -> Bool {
    if isFrame { motion.settle(at: time) }
    lift = motion.value(at: time)
    return motion.isMoving
  }
}

/// Sizes of iOS 17's alerts and action sheets, in points.
enum AlertMetrics {
  static let width: CGFloat = 270
  static let cornerRadius: CGFloat = 14
  static let buttonHeight: CGFloat = 44
  static let sheetMargin: CGFloat = 8
  static let sheetButtonHeight: CGFloat = 57
  static let sheetGap: CGFloat = 8
  /// Between fields.
  static let fieldGap: CGFloat = 8
  static let gapBelowFields: CGFloat = 20
}
