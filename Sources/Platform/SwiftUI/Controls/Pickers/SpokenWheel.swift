// Wheels as they are read: each has a value that can be turned, and several have one name.

import Drawing

/// A wheel that is one element with a value.
struct SpokenWheel {
  let value: String
  /// Turns the wheel by some rows.
  let turn: (Int) -> Void
}

extension SpokenWheel: UnaryLayoutModifier {
  typealias Body = Never

  func collectSemantics(_ child: LayoutNode, node: LayoutNode, into context: inout SemanticsContext) {
    let isEnabled = node.environment.isEnabled
    context.add(.stepper, label: "", size: node.size) { element in
      element.value = value
      element.traits = isEnabled ? .adjustable : [.adjustable, .disabled]
      element.actions = isEnabled ? ["increment", "decrement"] : []
    }
    guard isEnabled, let id = context.elements.last?.id else { return }
    context.handle(id, "increment") { turn(1) }
    context.handle(id, "decrement") { turn(-1) }
  }

  func affectsLayout(comparedTo old: SpokenWheel) -> Bool { false }
  static var displayName: String { "wheel" }
}

/// Wheels side by side; what else the content says is their name.
struct WheelGroup {}

extension WheelGroup: UnaryLayoutModifier {
  typealias Body = Never

  func collectSemantics(_ child: LayoutNode, node: LayoutNode, into context: inout SemanticsContext) {
    let parts = context.collect { child.collectSemanticsPlaced(into: &$0) }
    let name = spokenText(of: parts.filter { !$0.traits.contains(.adjustable) })
    context.add(.container, label: name, size: node.size) { element in
      element.children = parts.filter { $0.traits.contains(.adjustable) }.inReadingOrder
    }
  }

  func affectsLayout(comparedTo old: WheelGroup) -> Bool { false }
  static var displayName: String { "datePicker" }
}
