// ScrollView: content larger than its room.

import Drawing

/// A view whose content can be moved along one or both axes.
public struct ScrollView<Content: View> {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }
}

extension ScrollView: PrimitiveView {
  public static func _makeNode(_ view: ScrollView<Content>, _ context: _NodeContext) -> _ViewNode {
    ContainerNode(
      view, context,
      box: ScrollLayoutNode(axes: view.axes, showsIndicators: view.showsIndicators, environment: context.environment),
      content: { InsetSlot(content: $0.content.environment(\.scrollContentMargins, EdgeInsets())) }
    ) { box, view in
      guard let box = box as? ScrollLayoutNode else { return }
      box.showsIndicators = view.showsIndicators
      guard box.axes != view.axes else { return }
      box.axes = view.axes
      box.invalidateLayout()
    }
  }
}

/// The box of a scroll view.
@MainActor
package final class ScrollLayoutNode: ContainerLayoutNode {
  package override var displayName: String { "ScrollView" }
  package var axes: Axis.Set
  /// How far the content is scrolled: the content's point at the viewport's top left corner.
  package private(set) var offset: CGPoint = .zero
  package private(set) var contentSize: CGSize = .zero
  private var hasOffset = false
  /// What was last proposed, which is what the view will take along its axes.
  private var offered: CGSize = .zero

  var showsIndicators: Bool

  package init(axes: Axis.Set, showsIndicators: Bool = true, environment: EnvironmentValues) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    super.init(environment: environment)
  }

  private var content: LayoutNode? { childNodes.first }

  private var margins: EdgeInsets { environment.scrollContentMargins }

  /// What of the view the content has when it is not scrolled.
  package var contentRoom: CGSize {
    let whole = size == .zero ? offered : size
    return CGSize(width: max(whole.width - margins.horizontal, 0), height: max(whole.height - margins.vertical, 0))
  }

  /// The content's size with its margins.
  private func contentSize(for offer: ProposedViewSize) -> CGSize {
    let inner = content?.sizeThatFits(offer) ?? .zero
    return CGSize(width: inner.width + margins.horizontal, height: inner.height + margins.vertical)
  }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width.map { max($0 - margins.horizontal, 0) },
      height: axes.contains(.vertical) ? nil : proposal.height.map { max($0 - margins.vertical, 0) })
  }

  package override var coordinateSpaceName: AnyHashable? { NamedCoordinateSpace.scrollViewName }
  package override func computeGuideMask() -> UInt64 { 0 }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    offered = CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
    let inner = contentSize(for: contentProposal(proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? inner.width : inner.width,
      height: axes.contains(.vertical) ? proposal.height ?? inner.height : inner.height)
  }

  /// The largest offset on each axis.
  package var maximumOffset: CGPoint {
    CGPoint(x: max(contentSize.width - size.width, 0), y: max(contentSize.height - size.height, 0))
  }

  /// The smallest offset on each axis: less than zero while content makes room above it, for a refresh.
  package var minimumOffset: CGPoint { CGPoint(x: 0, y: -refreshRoom) }

  /// Moves the content; the offset is kept within its range.
  package func scroll(to point: CGPoint) {
    let limit = maximumOffset
    let least = minimumOffset
    follow(CGPoint(x: min(max(point.x, least.x), limit.x), y: min(max(point.y, least.y), limit.y)))
  }

  /// Moves the content anywhere. Cost: placing one box, and what of the content depends on it.
  package func follow(_ point: CGPoint) {
    guard point != offset else { return }
    offset = point
    hasOffset = true
    guard size != .zero else { return }
    placeContent()
    showIndicatorsForMove()
    tellDependents()
    owner?.host.requestLayout()
    positionDidChange()
  }

  private func placeContent() {
    guard let content else { return }
    // Along an axis that does not scroll the content is as wide as the view.
    var origin = CGPoint(x: -offset.x, y: -offset.y)
    if environment.layoutDirection == .rightToLeft {
      origin.x = size.width - contentSize.width + offset.x
    }
    // Content that leaves room lies where it would begin if it had none.
    if let anchor = environment.defaultScrollAnchor {
      let isMirrored = environment.layoutDirection == .rightToLeft
      let share = isMirrored ? -(1 - anchor.x) : anchor.x
      if axes.contains(.horizontal) { origin.x += max(size.width - contentSize.width, 0) * share }
      if axes.contains(.vertical) { origin.y += max(size.height - contentSize.height, 0) * anchor.y }
    }
    content.place(
      at: CGPoint(x: origin.x + margins.leading, y: origin.y + margins.top),
      proposal: contentProposal(ProposedViewSize(size)))
  }

  package override func layoutChildren() {
    for flash in environment.indicatorFlashes { flash.add(self) }
    let offer = contentProposal(ProposedViewSize(size))
    // Rows that are only made here may be longer than they were taken to be, and other rows come into sight by that.
    for _ in 0..<Self.mostRounds {
      isContentResized = false
      contentSize = contentSize(for: offer)
      begin()
      let before = offset
      holdPlace()
      keepWithinRange()
      placeContent()
      if offset != before { tellDependents() }
      if !isContentResized, content?.needsLayout != true, contentSize == contentSize(for: offer) { break }
    }
  }

  private static let mostRounds = 8
  private var isContentResized = false

  /// Something in the content that makes its rows as they are seen has become longer or shorter while it was laid out.
  func contentDidResize(_ box: LayoutNode) {
    guard !isContentResized else { return }
    isContentResized = true
    box.resizeDuringLayout(in: self)
  }

  /// Goes to where the content starts out.
  private func begin() {
    guard !hasOffset else { return }
    hasOffset = true
    offset = startingOffset
    if environment.defaultScrollAnchor != nil { anchoredOffset = offset }
  }

  /// Whether the content begins at the right.
  var isMirroredAcross: Bool { environment.layoutDirection == .rightToLeft && axes.contains(.horizontal) }

  private var startingOffset: CGPoint {
    let anchor = environment.defaultScrollAnchor ?? UnitPoint(x: 0, y: 0)
    return CGPoint(
      x: maximumOffset.x * (isMirroredAcross ? 1 - anchor.x : anchor.x), y: maximumOffset.y * anchor.y
    ).onCanvas
  }

  /// The offset that the content's anchor gave it.
  private var anchoredOffset: CGPoint?
  /// The range across and the direction at the last layout.
  private var laidOutAcross: (maximum: CGFloat, isMirrored: Bool)?

  /// Content that lies where its anchor put it stays there as sizes change; any other stays as far as it is from the
  /// side it starts at.
  private func holdPlace() {
    let (maximum, isMirrored) = (maximumOffset.x, isMirroredAcross)
    defer { laidOutAcross = (maximum, isMirrored) }
    guard let old = laidOutAcross, !isBeingMoved else { return }
    if offset == anchoredOffset {
      offset = startingOffset
      anchoredOffset = offset
    } else if old.isMirrored || isMirrored {
      let way = old.isMirrored ? old.maximum - offset.x : offset.x
      offset.x = isMirrored ? maximum - way : way
    }
  }

  private func tellDependents() {
    for dependent in dependents.values { dependent.box?.scrollDidMove() }
    dependents = dependents.filter { $0.value.box != nil }
  }

  /// Content that nobody moves does not lie beyond its ends.
  private func keepWithinRange() {
    guard !isBeingMoved else { return }
    offset = CGPoint(
      x: max(min(offset.x, maximumOffset.x), minimumOffset.x), y: max(min(offset.y, maximumOffset.y), minimumOffset.y))
  }

  // MARK: Moving

  /// The way of content that was let go.
  var motion: ScrollMotion?
  /// Where the content was when a finger took hold of it, as if it could be pulled without end.
  var dragStart: CGPoint?
  /// How much of a bar above goes away as the content moves up; the content does not rest in between.
  var barAbove: CGFloat = 0
  /// How much of that has gone.
  var hiddenBar: CGFloat { min(max(offset.y, 0), barAbove) }
  /// Where the content last rested.
  var settledOffset = CGPoint.zero
  /// Room above the content while it is refreshed, in points.
  var refreshRoom: CGFloat = 0
  var refreshState = ScrollRefresh()
  private var indicatorOpacity = 0.0
  private var indicatorFade: IndicatorFade?
  /// Called when the content has moved.
  var onMove: [ObjectIdentifier: () -> Void] = [:]

  private var panRecognizer: AxisPan?

  /// What follows a finger; one for all fingers.
  func pan(_ input: InputSystem) -> AxisPan {
    if let panRecognizer { return panRecognizer }
    let made = AxisPan(self, axes: axes, input: input)
    panRecognizer = made
    return made
  }

  private struct Dependent { weak var box: (any ScrollDependent)? }
  private var dependents: [ObjectIdentifier: Dependent] = [:]

  /// Takes note of a box whose layout depends on the offset.
  func register(_ box: any ScrollDependent) { dependents[ObjectIdentifier(box)] = Dependent(box: box) }

  private func positionDidChange() { for action in onMove.values { action() } }

  // MARK: Indicators

  private func showIndicatorsForMove() {
    guard isBeingMoved, let host = owner?.host else { return }
    flashIndicators(host)
  }

  /// Shows the indicators for a moment.
  func flashIndicators(_ host: ViewHost) {
    indicatorOpacity = 1
    if let indicatorFade, !indicatorFade.isDone { return indicatorFade.touch(at: host.time) }
    let fade = IndicatorFade(self, at: host.time)
    indicatorFade = fade
    host.input.add(fade)
  }

  func showIndicators(_ opacity: Double) {
    guard opacity != indicatorOpacity else { return }
    indicatorOpacity = opacity
    owner?.host.requestLayout()
  }

  private func drawIndicators(into context: inout DrawContext) {
    guard indicatorOpacity > 0 else { return }
    let ink = environment.colorScheme == .dark ? RGBA.white.opacity(0.5) : RGBA.black.opacity(0.35)
    for axis in [Axis.vertical, .horizontal] where axes.contains(axis) && showsIndicator(axis) {
      let (room, whole) = (size[axis], contentSize[axis])
      guard whole > room, room > 0 else { continue }
      // Pulled beyond an end the indicator shrinks.
      let limit = maximumOffset[axis]
      let over = max(-offset[axis], offset[axis] - limit, 0)
      let track = room - 2 * Indicator.gap
      let length = max(max(track * room / whole, Indicator.least) - over, Indicator.width)
      let share = limit > 0 ? min(max(offset[axis] / limit, 0), 1) : 0
      let start = Indicator.gap + (track - length) * share
      let isLeft = environment.layoutDirection == .rightToLeft
      let across =
        axis == .vertical
        ? (isLeft ? Indicator.gap : size.width - Indicator.gap - Indicator.width)
        : size.height - Indicator.gap - Indicator.width
      let rect =
        axis == .vertical
        ? CGRect(x: across, y: start, width: Indicator.width, height: length)
        : CGRect(x: start, y: across, width: length, height: Indicator.width)
      let path = CGPath(
        roundedRect: rect.offsetBy(dx: context.origin.x, dy: context.origin.y), cornerWidth: Indicator.width / 2,
        cornerHeight: Indicator.width / 2, transform: nil)
      context.add(.fill(path, .color(ink.opacity(ink.alpha * indicatorOpacity)), .winding))
    }
  }

  private func showsIndicator(_ axis: Axis) -> Bool {
    let visibility =
      axis == .vertical
      ? environment.verticalScrollIndicatorVisibility : environment.horizontalScrollIndicatorVisibility
    return showsIndicators && visibility != .hidden && visibility != .never
  }

  /// Sizes of iOS's scroll indicators, in points.
  private enum Indicator {
    static let width: CGFloat = 3
    static let gap: CGFloat = 3
    static let least: CGFloat = 36
  }

  /// What of the viewport can be seen: on the screen's edges scrolled content shows through the safe area.
  package var viewport: CGRect {
    let growth = growthIntoSafeArea(edges: .all)
    return CGRect(
      x: -growth.leading, y: -growth.top, width: size.width + growth.horizontal,
      height: size.height + growth.vertical)
  }

  /// Touches between the views of the content are the scroll view's too.
  package override func hit(_ point: CGPoint) -> HitPath? {
    guard viewport.holds(point) else { return environment.scrollClipDisabled ? hitChildren(point) : nil }
    return hitChildren(point) ?? HitPath().adding(self)
  }

  package override func draw(into context: inout DrawContext) {
    guard environment.scrollClipDisabled == false else { return super.draw(into: &context) }
    // The safe area that content shows through is that of boxes around.
    context.isVolatile = true
    let viewport = self.viewport
    let rect = CGRect(
      x: context.origin.x + viewport.minX, y: context.origin.y + viewport.minY, width: viewport.width,
      height: viewport.height)
    context.clipped(to: CGPath(rect: context.pixelAligned(rect), transform: nil)) { inner in
      self.drawChildren(into: &inner)
      self.drawRefresh(into: &inner)
    }
    drawIndicators(into: &context)
  }
}

extension LayoutNode {
  /// The nearest scroll view around this box.
  package var enclosingScroll: ScrollLayoutNode? {
    var node = parent
    while let current = node {
      if let scroll = current as? ScrollLayoutNode { return scroll }
      node = current.parent
    }
    return nil
  }
}

private struct DefaultScrollAnchorKey: EnvironmentKey { static var defaultValue: UnitPoint? { nil } }
private struct ScrollClipKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct VerticalIndicatorKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private struct HorizontalIndicatorKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

/// Whether scroll indicators are shown.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private let raw: Int
  public static let automatic = ScrollIndicatorVisibility(raw: 0)
  public static let visible = ScrollIndicatorVisibility(raw: 1)
  public static let hidden = ScrollIndicatorVisibility(raw: 2)
  public static let never = ScrollIndicatorVisibility(raw: 3)
}

extension EnvironmentValues {
  package var defaultScrollAnchor: UnitPoint? {
    get { self[DefaultScrollAnchorKey.self] }
    set { self[DefaultScrollAnchorKey.self] = newValue }
  }
  package var scrollClipDisabled: Bool {
    get { self[ScrollClipKey.self] }
    set { self[ScrollClipKey.self] = newValue }
  }
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorKey.self] }
    set { self[VerticalIndicatorKey.self] = newValue }
  }
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Where a scroll view's content starts out.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.defaultScrollAnchor, anchor)
  }
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.scrollClipDisabled, disabled)
  }
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    environment(\.isScrollEnabled, !disabled)
  }
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.self) { values in
      if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
      if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
    }
  }
}
