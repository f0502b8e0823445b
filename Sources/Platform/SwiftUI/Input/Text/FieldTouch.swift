// What a finger does in a field: gives it the keyboard, puts the caret, selects a word.

import Drawing

/// Recognises a tap in a field.
@MainActor
final class FieldRecognizer: AnyGestureRecognizing {
  private let box: any ControlBox
  private unowned let input: InputSystem
  private var start: CGPoint?
  private var isOver = false

  init(_ box: any ControlBox, input: InputSystem) {
    self.box = box
    self.input = input
  }

  let activatesOnTouchDown = false
  let deadline: Double? = nil

  func reset() {
    start = nil
    isOver = false
  }

  func process(_ event: GestureEvent) -> GesturePhase<Void> {
    if isOver || event.isCancelled {
      isOver = true
      return .failed
    }
    guard let touch = event.touches.first else { return .possible(nil) }
    let start = self.start ?? touch.location
    self.start = start
    if hypot(touch.location.x - start.x, touch.location.y - start.y) > AxisPan.slop {
      isOver = true
      return .failed
    }
    guard !touch.isDown else { return .possible(nil) }
    isOver = true
    input.tapField(box, at: touch.location, time: event.time)
    return .ended(())
  }
}

extension InputSystem {
  /// Two taps on a field within this time select a word, in seconds.
  private static let doubleTap = 0.35

  /// Gives a field the keyboard; a second tap selects the word under it.
  func tapField(_ box: any ControlBox, at point: CGPoint, time: Double) {
    let wasFocused = focusedNode === box.owner
    focus(box)
    guard let target = box.controlActions.field else { return }
    let index =
      box.editedText.map { edited in
        edited.modifier.character(at: edited.localPoint(point), in: edited)
      } ?? target.text().count
    if wasFocused, let last = lastFieldTap, time - last <= Self.doubleTap {
      target.select(target.word(at: index))
    } else {
      target.select(index..<index)
    }
    lastFieldTap = time
  }
}

extension LayoutNode {
  /// The text of the field that this box is or holds.
  var editedText: UnaryLayoutNode<EditedText>? {
    if let text = self as? UnaryLayoutNode<EditedText> { return text }
    for child in children {
      if let text = child.editedText { return text }
    }
    return nil
  }
}
