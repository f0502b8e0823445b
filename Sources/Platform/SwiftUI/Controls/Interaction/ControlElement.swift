// What every control is to a person who touches or hears it: one element with a role, a value and actions.

import Drawing

/// What can be done with a control. The gesture system and assistive technologies call these.
package struct ControlActions {
  /// A tap inside.
  package var activate: (@MainActor () -> Void)?
  /// A finger goes down on the control or leaves it.
  package var press: (@MainActor (Bool) -> Void)?
  package var increment: (@MainActor () -> Void)?
  package var decrement: (@MainActor () -> Void)?
  /// A drag moves the control's value.
  package var drag: ControlDrag?
  /// Whether holding the control down fires it again and again.
  package var repeats = false
  /// A field's text is replaced.
  package var setText: (@MainActor (String) -> Void)?
  /// Whether the list row that the control stands for lights up under a finger.
  package var highlightsRow = false
  /// What a menu shows when it opens.
  package var menu: (@MainActor () -> AnyView)?
  /// The return key of a field.
  package var submit: (@MainActor () -> Void)?
  /// What is edited in a field.
  package var field: TextInputTarget?

  package init(
    activate: (@MainActor () -> Void)? = nil, press: (@MainActor (Bool) -> Void)? = nil,
    increment: (@MainActor () -> Void)? = nil, decrement: (@MainActor () -> Void)? = nil, highlightsRow: Bool = false
  ) {
    self.highlightsRow = highlightsRow
    self.activate = activate
    self.press = press
    self.increment = increment
    self.decrement = decrement
  }

  /// The actions' names in the accessibility tree.
  package var names: [String] {
    var names: [String] = []
    if activate != nil { names.append("activate") }
    if increment != nil { names.append("increment") }
    if decrement != nil { names.append("decrement") }
    if setText != nil { names.append("setText") }
    return names
  }
}

/// How a drag changes a control's value.
package struct ControlDrag {
  package enum Phase { case began, moved, ended }
  /// Where the value is between the leading and the trailing end, 0...1.
  package let fraction: @MainActor () -> Double
  package let move: @MainActor (_ fraction: Double, _ phase: Phase) -> Void

  package init(
    fraction: @escaping @MainActor () -> Double, move: @escaping @MainActor (_ fraction: Double, _ phase: Phase) -> Void
  ) {
    self.fraction = fraction
    self.move = move
  }
}

/// A box that stands for a control: what a touch on it does.
@MainActor
package protocol ControlBox: LayoutNode {
  var controlActions: ControlActions { get }
  var isControlEnabled: Bool { get }
}

extension LayoutNode {
  /// Whether the box is or holds something that can be used.
  var holdsControl: Bool { self is any ControlBox || children.contains { $0.holdsControl } }
}

/// Makes one accessibility element of a control and keeps its actions.
package struct ControlElement {
  /// How a control keeps its distance in stacks.
  package enum Spacing { case content, plain, labelAbove }

  package var role: Semantics.Role
  /// nil for what the content says.
  package var label: String?
  package var value: String = ""
  package var traits: Semantics.Traits = []
  package var spacing = Spacing.content
  package var actions = ControlActions()
  /// Whether only a marked part of the control takes touches, such as a row's switch.
  package var isTouchedInParts = false
  /// Whether touches between the parts of the content count too.
  package var hitsGaps = true
}

extension ControlElement: UnaryLayoutModifier {
  package typealias Body = Never

  package func collectSemantics(_ child: LayoutNode, node: LayoutNode, into context: inout SemanticsContext) {
    let parts = context.collect { child.collectSemanticsPlaced(into: &$0) }
    context.add(role, label: label ?? spokenText(of: parts), size: node.size) { element in
      element.value = value.isEmpty ? parts.map(\.value).filter { !$0.isEmpty }.joined(separator: ", ") : value
      element.traits = traits
      for part in parts { element.traits.formUnion(part.traits.intersection(.selected)) }
      if actions.field?.editing().isActive == true { element.traits.insert(.focused) }
      if !node.environment.isEnabled { element.traits.insert(.disabled) }
      element.actions = node.environment.isEnabled ? actions.names : []
    }
    guard let id = context.elements.last?.id else { return }
    context.note(id, box: node)
    guard node.environment.isEnabled else { return }
    if actions.names.isEmpty {
      // What the control shows may be what can be turned.
      for part in parts where !part.actions.isEmpty {
        context.handle(id, as: part.id)
        context.elements[context.elements.count - 1].actions += part.actions
      }
    }
    if let activate = actions.activate { context.handle(id, "activate", activate) }
    if let increment = actions.increment { context.handle(id, "increment", increment) }
    if let decrement = actions.decrement { context.handle(id, "decrement", decrement) }
  }

  package func spacing(of child: LayoutNode, environment: EnvironmentValues) -> ViewSpacing {
    switch spacing {
    case .content: child.spacing
    case .plain: ViewSpacing()
    case .labelAbove: child.spacing.reset(.bottom)
    }
  }

  package func affectsLayout(comparedTo old: Self) -> Bool { false }
  package static var displayName: String { "control" }
}

extension ControlElement: ControlActing {}

/// A modifier that makes its box a control.
@MainActor
package protocol ControlActing {
  var actions: ControlActions { get }
}

extension UnaryLayoutNode: ControlBox where M: ControlActing {
  package var controlActions: ControlActions { modifier.actions }
  package var isControlEnabled: Bool { environment.isEnabled }
}

/// What elements say together, joined as VoiceOver joins the parts of a control.
package func spokenText(of elements: [Semantics.Element]) -> String {
  var parts: [String] = []
  func add(_ elements: [Semantics.Element]) {
    for element in elements {
      if !element.label.isEmpty { parts.append(element.label) }
      if element.role == .container || element.label.isEmpty { add(element.children) }
    }
  }
  add(elements)
  return parts.joined(separator: ", ")
}

/// Content that takes no room and is not drawn, but is read: the hidden label of a control.
package struct SpokenOnly {}

extension SpokenOnly: UnaryLayoutModifier {
  package typealias Body = Never
  package func sizeThatFits(
    _ proposal: ProposedViewSize, child: LayoutNode, environment: EnvironmentValues
  ) -> CGSize { .zero }
  package func place(_ child: LayoutNode, in node: LayoutNode) { child.place(at: .zero, proposal: .unspecified) }
  package func draw(_ child: LayoutNode, node: LayoutNode, into context: inout DrawContext) {}
  package func hit(_ child: LayoutNode, node: LayoutNode, at point: CGPoint) -> HitPath? { nil }
}

extension View {
  /// A control: one element with a role, a value and actions.
  nonisolated func controlElement(
    _ role: Semantics.Role, label: String? = nil, value: String = "", traits: Semantics.Traits = [],
    spacing: ControlElement.Spacing = .content, isTouchedInParts: Bool = false, hitsGaps: Bool = true,
    actions: ControlActions = ControlActions()
  ) -> some View {
    modifier(
      ControlElement(
        role: role, label: label, value: value, traits: traits, spacing: spacing, actions: actions,
        isTouchedInParts: isTouchedInParts, hitsGaps: hitsGaps))
  }

  /// Keeps a label that is not shown for those who listen.
  nonisolated func spokenLabel<Label: View>(_ label: Label) -> some View {
    background(alignment: .center) { label.modifier(SpokenOnly()) }
  }
}
