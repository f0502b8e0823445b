// What a finger does on a list's row: taps it, selects it, swipes its buttons out, deletes it.

import Drawing

extension ListRowLayoutNode: TouchBox {
  package func touchEntries(_ start: TouchStart) -> [TouchEntry] {
    guard environment.isEnabled else { return [] }
    if !isSwipedOpen { renewSwipeButtons() }
    let inside = start.path.boxes.prefix { $0 !== self }
    var entries: [TouchEntry] = []
    if !swipeButtons.isEmpty, !place.isEditing { entries.append(TouchEntry(.pan, pan(start.input))) }
    if isSwipedOpen {
      // A tap beside the buttons only closes them.
      if !inside.contains(where: { $0 is SwipeButtonsLayoutNode }) {
        entries.append(TouchEntry(.high, RowTap { [weak self] in self?.close() }))
      }
      return entries
    }
    if place.isEditing, place.canDelete, isOnDeleteCircle(localPoint(start.location)) {
      return [TouchEntry(.high, RowTap { [weak self] in self?.open(.trailing) })]
    }
    if place.isEditing, place.canMove, isOnMoveHandle(localPoint(start.location)) {
      return [TouchEntry(.high, RowMove(self))]
    }
    if choosesOnTap, let select {
      entries.append(TouchEntry(.high, RowTap(pressing: self) { select() }))
      return entries
    }
    if inside.contains(where: { $0 is any TouchBox || $0 is any GestureBox }) { return entries }
    if let control = primaryControl {
      if control.controlActions.field != nil {
        entries.append(TouchEntry(.normal, FieldRecognizer(control, input: start.input)))
      } else {
        entries.append(TouchEntry(.normal, ControlPressRecognizer(control, area: self)))
      }
    } else if let select {
      entries.append(TouchEntry(.normal, RowTap(pressing: self) { select() }))
    }
    return entries
  }

  /// Whether a tap anywhere chooses the row rather than using what is in it.
  var choosesOnTap: Bool { place.canChoose && (primaryControl != nil || !content.holdsControl) }

  /// The one control that the whole row stands for.
  private var primaryControl: (any ControlBox)? {
    var found: [any ControlBox] = []
    func walk(_ box: LayoutNode) {
      if let control = box as? any ControlBox {
        let isWhole = (box as? UnaryLayoutNode<ControlElement>)?.modifier.isTouchedInParts != true
        let actions = control.controlActions
        if isWhole, control.isControlEnabled, actions.activate != nil, !(box is UnaryLayoutNode<ControlPart>) {
          found.append(control)
        }
        return
      }
      for child in box.children { walk(child) }
    }
    walk(content)
    return found.count == 1 ? found[0] : nil
  }

  private func isOnDeleteCircle(_ point: CGPoint) -> Bool {
    let x = environment.layoutDirection == .rightToLeft ? size.width - point.x : point.x
    return x < place.margin + place.inset + ListMetrics.editShift
  }

  private func isOnMoveHandle(_ point: CGPoint) -> Bool {
    let x = environment.layoutDirection == .rightToLeft ? point.x : size.width - point.x
    return x < place.margin + place.inset + 32
  }

  /// By how many rows a way is.
  fileprivate func steps(in way: CGFloat) -> Int { Int(bounded: (way / max(size.height, 1)).rounded()) }

  /// - Parameter shift: How far the row is dragged; nil when it is let go.
  fileprivate func drag(to shift: CGFloat?) {
    makeRoom?(shift.map(steps))
    let shift = shift ?? 0
    guard shift != dragShift else { return }
    dragShift = shift
    owner?.host.requestLayout()
    content.owner?.host.requestLayout()
  }

  // MARK: Swiping

  /// One recogniser for the row, whatever finger.
  private func pan(_ input: InputSystem) -> AxisPan {
    if let panRecognizer { return panRecognizer }
    let made = AxisPan(self, axes: .horizontal, input: input)
    panRecognizer = made
    return made
  }

  /// Which buttons a shift to the right or left uncovers.
  private func edge(ofShift shift: CGFloat) -> HorizontalEdge {
    let isLeading = (shift > 0) != (environment.layoutDirection == .rightToLeft)
    return isLeading ? .leading : .trailing
  }

  private func sign(_ edge: HorizontalEdge) -> CGFloat {
    (edge == .leading) != (environment.layoutDirection == .rightToLeft) ? 1 : -1
  }

  /// Uncovers the buttons at an edge.
  func open(_ edge: HorizontalEdge) {
    guard let buttons = swipeButtons[edge] else { return }
    slide(to: sign(edge) * buttons.wantedWidth)
    isSwipedOpen = true
  }

  func close() {
    isSwipedOpen = false
    slide(to: 0)
  }

  private static let firstStep: CGFloat = 4

  /// Moves the row aside or back by itself, on with the speed that the finger had.
  private func slide(to shift: CGFloat) {
    guard let host = owner?.host ?? content.owner?.host else { return self.shift(to: shift) }
    // What is uncovered can be touched at once.
    if swipeShift == 0, shift != 0 { self.shift(to: shift < 0 ? -Self.firstStep : Self.firstStep) }
    sliding.go(to: shift, from: swipeShift, in: host)
  }
}

extension ListRowLayoutNode: Pannable {
  package func panMayBegin(_ way: CGSize, from start: CGPoint) -> Bool {
    isSwipedOpen || swipeButtons[edge(ofShift: way.width)] != nil
  }

  package func panDidBegin(at time: Double) {
    sliding.stop()
    shiftAtStart = swipeShift
  }

  package func panDidMove(_ way: CGSize, at time: Double) {
    let wanted = shiftAtStart + way.width
    guard let buttons = swipeButtons[edge(ofShift: wanted)] else { return shift(to: 0) }
    let full = buttons.wantedWidth
    // Farther than the buttons are wide only a full swipe goes; others resist.
    let over = max(abs(wanted) - full, 0)
    let length = min(abs(wanted), full) + (buttons.allowsFullSwipe ? over : over / 3)
    shift(to: wanted < 0 ? -length : length)
    sliding.note(swipeShift, at: time)
  }

  package func panDidEnd(_ way: CGSize, velocity: CGSize, at time: Double) {
    panDidMove(way, at: time)
    let edge = edge(ofShift: swipeShift)
    guard let buttons = swipeButtons[edge], swipeShift != 0 else { return close() }
    if buttons.allowsFullSwipe, abs(swipeShift) > size.width / 2 {
      close()
      buttons.first?.controlActions.activate?()
    } else if abs(swipeShift) + velocity.width * (swipeShift < 0 ? -1 : 1) * 0.1 > buttons.wantedWidth / 2 {
      open(edge)
    } else {
      close()
    }
  }

  package func panWasCancelled(at time: Double) { if !isSwipedOpen { close() } }

  func shift(to value: CGFloat) {
    guard value != swipeShift else { return }
    swipeShift = value
    invalidateLayout()
    owner?.host.requestLayout()
    content.owner?.host.requestLayout()
  }
}

/// The way of a row that a finger let go, to where its buttons are shown or to its place.
@MainActor
final class RowSliding: Moving {
  private weak var row: ListRowLayoutNode?
  private var motion = ValueMotion<CGFloat>(0)

  init(_ row: ListRowLayoutNode) { self.row = row }

  /// The finger has the row at a place.
  func note(_ shift: CGFloat, at time: Double) { motion.jump(to: shift, at: time, tracksVelocity: true) }

  func go(to shift: CGFloat, from start: CGFloat, in host: ViewHost) {
    if motion.target != start, !motion.isMoving { motion.jump(to: start, at: host.time) }
    motion.go(
      to: shift, with: .spring(duration: 0.35, bounce: 0), at: host.time, environment: EnvironmentValues())
    host.motions.add(self)
  }

  func stop() {
    guard let row else { return }
    motion = ValueMotion(row.swipeShift)
  }

  func move(to time: Double, isFrame: Bool) -> Bool {
    guard let row, motion.isMoving else { return false }
    if isFrame { motion.settle(at: time) }
    row.shift(to: motion.value(at: time))
    return motion.isMoving
  }
}

/// The way of a row that makes room for another, which is dragged past it.
@MainActor
final class RowRoom: Moving {
  private weak var row: ListRowLayoutNode?
  private var motion = ValueMotion<CGFloat>(0)

  init(_ row: ListRowLayoutNode) { self.row = row }

  func go(to shift: CGFloat, in host: ViewHost) {
    guard shift != motion.target else { return }
    motion.go(to: shift, with: .easeInOut(duration: 0.2), at: host.time, environment: EnvironmentValues())
    host.motions.add(self)
  }

  /// The row is at its place, which may be another from now on.
  func end() {
    motion = ValueMotion(0)
    row?.roomShift = 0
  }

  func move(to time: Double, isFrame: Bool) -> Bool {
    guard let row, motion.isMoving else { return false }
    if isFrame { motion.settle(at: time) }
    row.roomShift = motion.value(at: time)
    return motion.isMoving
  }
}

/// A tap anywhere on a row.
@MainActor
final class RowTap: AnyGestureRecognizing {
  private let action: @MainActor () -> Void
  /// The row that lights up under the finger.
  private weak var row: ListRowLayoutNode?
  private let tap = TapRecognizer(count: 1)
  private var start: Double?

  /// How long a finger rests on a row before it lights up, in seconds: it may be about to scroll.
  private static let delay = 0.15

  init(pressing row: ListRowLayoutNode? = nil, _ action: @escaping @MainActor () -> Void) {
    self.row = row
    self.action = action
  }

  let activatesOnTouchDown = false
  var deadline: Double? {
    if let start, let row, !row.isPressed { return start + Self.delay }
    return tap.deadline
  }

  func reset() {
    row?.showPress(false)
    start = nil
    tap.reset()
  }

  func process(_ event: GestureEvent) -> GesturePhase<Void> {
    let phase = tap.process(event)
    if case .possible = phase, event.touches.first?.isDown == true {
      let start = self.start ?? event.time
      self.start = start
      row?.showPress(event.time >= start + Self.delay)
    } else {
      start = nil
      row?.showPress(false)
    }
    if case .ended = phase { action() }
    return phase
  }
}

/// The buttons that a swipe uncovers at one edge of a row.
@MainActor
final class SwipeButtonsLayoutNode: ContainerLayoutNode {
  override var displayName: String { "swipeActions" }
  var edge = HorizontalEdge.trailing
  var allowsFullSwipe = true

  /// The least width of a button, in points.
  private static let least: CGFloat = 74

  private var widths: [CGFloat] {
    childNodes.map { max($0.sizeThatFits(.unspecified).width, Self.least) }
  }

  /// The width of all buttons.
  var wantedWidth: CGFloat { widths.reduce(0, +) }

  /// The button that a full swipe sets off.
  var first: (any ControlBox)? {
    func find(_ box: LayoutNode) -> (any ControlBox)? {
      if let control = box as? any ControlBox { return control }
      for child in box.children {
        if let found = find(child) { return found }
      }
      return nil
    }
    return childNodes.first.flatMap(find)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? wantedWidth, height: proposal.height ?? 44)
  }

  override func layoutChildren() {
    let widths = widths
    let scale = wantedWidth > 0 ? size.width / wantedWidth : 1
    // The first action is the one nearest to the edge.
    var x = edge == .leading ? 0 : size.width
    for (box, width) in zip(childNodes, widths) {
      let offer = ProposedViewSize(width: width * scale, height: size.height)
      if edge == .trailing { x -= width * scale }
      box.place(at: CGPoint(x: x, y: 0), proposal: offer)
      if edge == .leading { x += width * scale }
    }
  }
}

/// The look of a swipe button: white on the tint, red when it deletes.
struct SwipeButtonStyle: PrimitiveButtonStyle {
  let close: @MainActor () -> Void

  func makeBody(configuration: Configuration) -> some View { SwipeButton(configuration: configuration, close: close) }
}

private struct SwipeButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let close: @MainActor () -> Void
  @Environment(\.tint) private var tint

  init(configuration: PrimitiveButtonStyleConfiguration, close: @escaping @MainActor () -> Void) {
    self.configuration = configuration
    self.close = close
  }

  private var ground: AnyShapeStyle {
    if configuration.role == .destructive { return AnyShapeStyle(Color.red) }
    return tint ?? AnyShapeStyle(Color(source: .system(.gray)))
  }

  var body: some View {
    let (close, trigger) = (close, configuration.trigger)
    configuration.label
      .labelStyle(.iconOnly)
      .foregroundStyle(.white)
      .lineLimit(1)
      .padding(.horizontal, 12)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(ground)
      .controlElement(
        .button,
        actions: ControlActions(activate: {
          close()
          trigger()
        }))
  }
}

/// A drag that moves a row of a list in edit mode.
@MainActor
private final class RowMove: AnyGestureRecognizing {
  private let row: ListRowLayoutNode
  private var start: CGPoint?
  private var isOver = false

  init(_ row: ListRowLayoutNode) { self.row = row }

  let activatesOnTouchDown = false
  let deadline: Double? = nil
  func reset() {
    start = nil
    isOver = false
  }

  func process(_ event: GestureEvent) -> GesturePhase<Void> {
    guard !isOver, !event.isCancelled, let touch = event.touches.first else {
      isOver = isOver || event.isCancelled
      if event.isCancelled { row.drag(to: nil) }
      return isOver ? .failed : .possible(nil)
    }
    let start = self.start ?? touch.location
    self.start = start
    let way = touch.location.y - start.y
    row.drag(to: touch.isDown ? way : nil)
    if touch.isDown { return .active(()) }
    isOver = true
    let steps = row.steps(in: way)
    if steps != 0 { row.move?(steps) }
    return .ended(())
  }
}
