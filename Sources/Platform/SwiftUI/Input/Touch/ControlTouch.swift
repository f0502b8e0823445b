// What a finger does on a control: presses it, holds it, lets go inside or outside.

import Drawing

extension UnaryLayoutNode: TouchBox where M: TouchTaking {
  package func touchEntries(_ start: TouchStart) -> [TouchEntry] { modifier.touchEntries(of: self, start) }
}

/// A modifier whose box answers touches.
@MainActor
package protocol TouchTaking: UnaryLayoutModifier {
  func touchEntries(of node: UnaryLayoutNode<Self>, _ start: TouchStart) -> [TouchEntry]
}

extension ControlElement: TouchTaking {
  package func touchEntries(of node: UnaryLayoutNode<ControlElement>, _ start: TouchStart) -> [TouchEntry] {
    guard node.environment.isEnabled else { return [] }
    if isTouchedInParts, !start.path.boxes.contains(where: { $0 is UnaryLayoutNode<ControlPart> }) { return [] }
    if actions.field != nil { return [TouchEntry(.normal, FieldRecognizer(node, input: start.input))] }
    return node.controlTouchEntries
  }

  @MainActor
  package func hit(_ child: LayoutNode, node: LayoutNode, at point: CGPoint) -> HitPath? {
    child.hitPlaced(point) ?? (hitsGaps && node.boundsContain(point) ? HitPath() : nil)
  }
}

extension LayoutNode {
  /// The recognisers of a control's actions.
  @MainActor
  fileprivate var controlTouchEntries: [TouchEntry] {
    guard let control = self as? any ControlBox else { return [] }
    let actions = control.controlActions
    if actions.drag != nil { return [TouchEntry(.high, SliderRecognizer(control))] }
    guard actions.activate != nil else { return [] }
    return [TouchEntry(.normal, ControlPressRecognizer(control))]
  }
}

/// A part of a control with touches of its own: the switch of a row, one half of a stepper, a slider's track.
package struct ControlPart {
  /// What the part does; nothing when the control around it does it.
  package var actions = ControlActions()
  package init(actions: ControlActions = ControlActions()) { self.actions = actions }
}

extension ControlPart: TouchTaking, ControlActing {
  package typealias Body = Never

  package func touchEntries(of node: UnaryLayoutNode<ControlPart>, _ start: TouchStart) -> [TouchEntry] {
    node.environment.isEnabled ? node.controlTouchEntries : []
  }
  @MainActor
  package func hit(_ child: LayoutNode, node: LayoutNode, at point: CGPoint) -> HitPath? {
    child.hitPlaced(point) ?? (node.boundsContain(point) ? HitPath() : nil)
  }
  package func affectsLayout(comparedTo old: ControlPart) -> Bool { false }
  package static var displayName: String { "part" }
}

/// Recognises a press of a control, and repeats it while it is held where it should.
@MainActor
package final class ControlPressRecognizer: AnyGestureRecognizing {
  private let box: any ControlBox
  /// Where the finger may be lifted: the control, or the row that stands for it.
  private let area: LayoutNode
  private let waitsForScroll: Bool
  private let repeats: Bool
  private var start: Double?
  private var isShown = false
  private var isInside = false
  private var isOver = false
  private var fired = 0

  /// How far outside a finger may be lifted, in points.
  private static let reach: CGFloat = 70
  /// How long a scroll view waits before a touch goes to what is inside, in seconds.
  private static let scrollDelay = 0.15
  /// When a held button fires again, and then how often, in seconds.
  private static let firstRepeat = 0.5
  private static let nextRepeat = 0.1

  package init(_ box: any ControlBox, area: LayoutNode? = nil) {
    self.box = box
    self.area = area ?? box
    waitsForScroll = box.enclosingScroll != nil
    repeats = box.controlActions.repeats || box.environment.buttonRepeatBehavior == .enabled
  }

  package var activatesOnTouchDown: Bool { false }

  package var deadline: Double? {
    guard let start, !isOver else { return nil }
    if waitsForScroll, !isShown, isInside { return start + Self.scrollDelay }
    guard repeats, isInside else { return nil }
    return start + Self.firstRepeat + Double(fired) * Self.nextRepeat
  }

  package func reset() {
    show(false)
    start = nil
    isInside = false
    isOver = false
    fired = 0
  }

  /// The row of a list that the control is in.
  private var row: ListRowLayoutNode? {
    var node: LayoutNode? = area
    while let current = node {
      if let row = current as? ListRowLayoutNode { return row }
      node = current.parent
    }
    return nil
  }

  private func show(_ value: Bool) {
    guard value != isShown else { return }
    isShown = value
    box.controlActions.press?(value)
    if box.controlActions.highlightsRow { row?.showPress(value) }
  }

  package func process(_ event: GestureEvent) -> GesturePhase<Void> {
    if isOver || event.isCancelled {
      show(false)
      isOver = true
      return .failed
    }
    guard let touch = event.touches.first else { return .possible(nil) }
    let point = area.localPoint(touch.location)
    isInside = CGRect(origin: .zero, size: area.size).insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
    let start = self.start ?? event.time
    self.start = start
    if !touch.isDown {
      isOver = true
      guard isInside else {
        show(false)
        return .failed
      }
      show(true)
      show(false)
      if fired == 0 { box.controlActions.activate?() }
      return .ended(())
    }
    if !isInside { show(false) } else if !waitsForScroll || event.time >= start + Self.scrollDelay { show(true) }
    if repeats, isInside, event.time >= start + Self.firstRepeat + Double(fired) * Self.nextRepeat {
      fired += 1
      box.controlActions.activate?()
    }
    return fired > 0 ? .active(()) : .possible(nil)
  }
}

/// Recognises a drag of a slider's knob.
@MainActor
final class SliderRecognizer: AnyGestureRecognizing {
  private let box: any ControlBox
  private let waitsForScroll: Bool
  private var start: (point: CGPoint, time: Double, fraction: Double)?
  private var isActive = false
  private var isOver = false

  /// How far beside the knob a finger may go down, in points.
  private static let slack: CGFloat = 22
  private static let scrollDelay = 0.15
  private static let slop: CGFloat = 3

  init(_ box: any ControlBox) {
    self.box = box
    waitsForScroll = box.enclosingScroll != nil
  }

  var activatesOnTouchDown: Bool { false }
  var deadline: Double? {
    guard let start, !isActive, !isOver, waitsForScroll else { return nil }
    return start.time + Self.scrollDelay
  }

  func reset() {
    start = nil
    isActive = false
    isOver = false
  }

  private var travel: CGFloat { max(box.size.width - SliderMetrics.knob, 1) }

  private func fraction(of point: CGPoint, _ start: (point: CGPoint, time: Double, fraction: Double)) -> Double {
    let moved = Double((point.x - start.point.x) / travel)
    let sign = box.environment.layoutDirection == .rightToLeft ? -1.0 : 1
    return min(max(start.fraction + sign * moved, 0), 1)
  }

  func process(_ event: GestureEvent) -> GesturePhase<Void> {
    guard !isOver, let drag = box.controlActions.drag else { return .failed }
    if event.isCancelled {
      if isActive, let start { drag.move(start.fraction, .ended) }
      isOver = true
      return .failed
    }
    guard let touch = event.touches.first else { return .possible(nil) }
    let point = box.localPoint(touch.location)
    guard let start else {
      let fraction = drag.fraction()
      let isMirrored = box.environment.layoutDirection == .rightToLeft
      let knob = SliderMetrics.knob / 2 + travel * CGFloat(isMirrored ? 1 - fraction : fraction)
      guard abs(point.x - knob) <= SliderMetrics.knob / 2 + Self.slack else {
        isOver = true
        return .failed
      }
      start = (point, event.time, fraction)
      return waitsForScroll ? .possible(nil) : begin(fraction)
    }
    if !isActive {
      let (x, y) = (abs(point.x - start.point.x), abs(point.y - start.point.y))
      let isHeld = event.time >= start.time + Self.scrollDelay
      if !touch.isDown || (!isHeld && y > x && y >= Self.slop) {
        isOver = true
        return .failed
      }
      guard isHeld || x >= Self.slop else { return .possible(nil) }
      _ = begin(start.fraction)
    }
    let fraction = fraction(of: point, start)
    if touch.isDown {
      drag.move(fraction, .moved)
      return .active(())
    }
    isOver = true
    drag.move(fraction, .ended)
    return .ended(())
  }

  private func begin(_ fraction: Double) -> GesturePhase<Void> {
    isActive = true
    box.controlActions.drag?.move(fraction, .began)
    return .active(())
  }
}
