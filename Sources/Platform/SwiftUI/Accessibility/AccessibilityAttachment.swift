// Attributes that modifiers attach to the accessibility elements of a view.

import Drawing
import Foundation

/// Attaches attributes to a view's accessibility elements; a view without any gets one.
public struct AccessibilityAttachmentModifier {
  var label: Text?
  var value: Text?
  var hint: Text?
  var identifier: String?
  var isHidden: Bool?
  var addedTraits = AccessibilityTraits()
  var removedTraits = AccessibilityTraits()
  var sortPriority: Double?
  var actions: [AttachedAction] = []
  var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  var headingLevel: Int?
  var customContent: [AttachedContent] = []
  var rotors: [AttachedRotor] = []
  var inputLabels: [Text] = []
}

/// Information that is read when somebody asks for more.
struct AttachedContent {
  let label: Text
  let value: Text?
  let isHigh: Bool
  init(_ label: Text, _ value: Text?, isHigh: Bool) {
    self.label = label
    self.value = value
    self.isHigh = isHigh
  }
}

/// A list of places to go through.
struct AttachedRotor {
  let name: Text?
  let systemName: String?
  let entries: @MainActor () -> [Text]
}

/// Something that can be done with an element.
struct AttachedAction {
  let name: Text?
  let key: String
  let handler: () -> Void

  /// What those who listen call the action.
  @MainActor func spokenName(in environment: EnvironmentValues) -> String { name?.spoken(in: environment) ?? key }
}

extension Semantics.Element {
  fileprivate mutating func addAction(_ name: String) { if !actions.contains(name) { actions.append(name) } }
}

extension AccessibilityAttachmentModifier: UnaryLayoutModifier {
  public typealias Body = Never

  package func collectSemantics(_ child: LayoutNode, node: LayoutNode, into context: inout SemanticsContext) {
    if isHidden == true { return }
    var elements = context.collect { child.collectSemanticsPlaced(into: &$0) }
    if elements.isEmpty {
      guard makesElement else { return }
      elements = [
        Semantics.Element(
          id: context.makeID(), role: .staticText, label: "",
          frame: CGRect(origin: context.origin, size: node.size))
      ]
    }
    for index in elements.indices {
      apply(to: &elements[index], environment: node.environment)
      connect(elements[index], environment: node.environment, into: &context)
    }
    context.elements += elements
  }

  /// Whether the attributes are reason enough for an element where there was none.
  private var makesElement: Bool {
    label != nil || value != nil || hint != nil || !addedTraits.isEmpty || !actions.isEmpty || adjust != nil
      || headingLevel != nil || !customContent.isEmpty || !rotors.isEmpty
  }

  @MainActor
  private func apply(to element: inout Semantics.Element, environment: EnvironmentValues) {
    if let label { element.label = label.spoken(in: environment) }
    if let value { element.value = value.spoken(in: environment) }
    if let hint { element.hint = hint.spoken(in: environment) }
    if let identifier { element.identifier = identifier }
    if let sortPriority { element.sortPriority = sortPriority }
    element.traits.formUnion(addedTraits.semantic)
    element.traits.subtract(removedTraits.semantic)
    let isPlain = element.role == .staticText || element.role == .image || element.role == .container
    if isPlain, let role = addedTraits.role { element.role = role }
    if element.role == .textField, addedTraits.contains(.isSearchField) { element.role = .searchField }
    if let role = removedTraits.role, role == element.role { element.role = .staticText }
    if let headingLevel {
      element.traits.insert(.header)
      element.details.headingLevel = headingLevel
    }
    for content in customContent {
      element.details.customContent.append(
        .init(
          label: content.label.spoken(in: environment), value: content.value?.spoken(in: environment) ?? "",
          isImportant: content.isHigh))
    }
    for rotor in rotors {
      element.details.rotors.append(
        .init(
          name: rotor.name?.spoken(in: environment) ?? rotor.systemName ?? "",
          entries: rotor.entries().map { $0.spoken(in: environment) }))
    }
    element.details.inputLabels += inputLabels.map { $0.spoken(in: environment) }
    for action in actions { element.addAction(action.spokenName(in: environment)) }
    if adjust != nil {
      element.traits.insert(.adjustable)
      element.addAction("increment")
      element.addAction("decrement")
    }
  }

  @MainActor
  private func connect(
    _ element: Semantics.Element, environment: EnvironmentValues, into context: inout SemanticsContext
  ) {
    for action in actions {
      context.handle(element.id, action.spokenName(in: environment)) { action.handler() }
    }
    guard let adjust else { return }
    context.handle(element.id, "increment") { adjust(.increment) }
    context.handle(element.id, "decrement") { adjust(.decrement) }
  }

  package func affectsLayout(comparedTo old: Self) -> Bool { false }
  package static var displayName: String { "accessibility" }
}

/// Makes one element, or a container, of a view's elements.
struct AccessibilityElementModifier {
  let behavior: AccessibilityChildBehavior
}

/// What becomes of the elements inside of a new element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case ignore, contain, combine }
  let kind: Kind
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

extension AccessibilityElementModifier: UnaryLayoutModifier {
  typealias Body = Never

  func collectSemantics(_ child: LayoutNode, node: LayoutNode, into context: inout SemanticsContext) {
    let parts = context.collect { child.collectSemanticsPlaced(into: &$0) }
    switch behavior.kind {
    case .ignore: context.add(.staticText, label: "", size: node.size)
    case .contain:
      context.add(.container, label: "", size: node.size) { $0.children = parts.inReadingOrder }
    case .combine:
      guard !parts.isEmpty else { return }
      let flat = parts.inReadingOrder.flatMap(\.leaves)
      let role = flat.first { $0.role == .button || $0.role == .link }?.role ?? flat.first?.role ?? .staticText
      context.add(flat.count == 1 ? flat[0].role : role, label: spokenText(of: flat), size: node.size) { element in
        element.value = flat.map(\.value).filter { !$0.isEmpty }.joined(separator: ", ")
        element.hint = flat.map(\.hint).filter { !$0.isEmpty }.joined(separator: ", ")
        for part in flat {
          element.traits.formUnion(part.traits)
          for action in part.actions where !element.actions.contains(action) { element.actions.append(action) }
        }
      }
      guard let id = context.elements.last?.id else { return }
      for part in flat { context.handle(id, as: part.id) }
    }
  }

  func affectsLayout(comparedTo old: Self) -> Bool { false }
  static var displayName: String { "accessibilityElement" }
}

extension Semantics.Element {
  /// The element itself, or what a container holds.
  var leaves: [Semantics.Element] {
    role == .container && !children.isEmpty && label.isEmpty ? children.flatMap(\.leaves) : [self]
  }
}

extension [Semantics.Element] {
  /// By sort priority, high first; otherwise as they are.
  package var inReadingOrder: [Semantics.Element] {
    guard contains(where: { $0.sortPriority != 0 }) else { return self }
    return enumerated().sorted {
      $0.element.sortPriority != $1.element.sortPriority
        ? $0.element.sortPriority > $1.element.sortPriority : $0.offset < $1.offset
    }.map(\.element)
  }
}

/// A view that is read but not seen.
struct ReadOnlyRepresentation: UnaryLayoutModifier {
  typealias Body = Never
  func draw(_ child: LayoutNode, node: LayoutNode, into context: inout DrawContext) {}
  func hit(_ child: LayoutNode, node: LayoutNode, at point: CGPoint) -> HitPath? { nil }
}

/// Takes the names of actions out of hidden buttons behind a view.
private struct ActionButtons: UnaryLayoutModifier {
  typealias Body = Never
  static let mark = "\u{0}actions"

  let isCollector: Bool

  func draw(_ child: LayoutNode, node: LayoutNode, into context: inout DrawContext) {
    if !isCollector { child.drawPlaced(into: &context) }
  }

  func hit(_ child: LayoutNode, node: LayoutNode, at point: CGPoint) -> HitPath? {
    isCollector ? nil : child.hitPlaced(point)
  }

  func collectSemantics(_ child: LayoutNode, node: LayoutNode, into context: inout SemanticsContext) {
    var elements = context.collect { child.collectSemanticsPlaced(into: &$0) }
    if isCollector {
      for index in elements.indices { elements[index].identifier = Self.mark }
    } else {
      let buttons = elements.filter { $0.identifier == Self.mark }
      elements.removeAll { $0.identifier == Self.mark }
      for index in elements.indices {
        elements[index].actions += buttons.map(\.label)
        for button in buttons {
          guard let run = context.handlers[button.id]?.actions["activate"] else { continue }
          context.handle(elements[index].id, button.label, run)
        }
      }
    }
    context.elements += elements
  }
}

extension View {
  nonisolated func accessibilityAttachment(
    _ change: (inout AccessibilityAttachmentModifier) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    var modifier = AccessibilityAttachmentModifier()
    change(&modifier)
    return self.modifier(modifier)
  }

  /// Makes one accessibility element of the view.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(AccessibilityElementModifier(behavior: children))
  }

  /// Reads another view in this one's place.
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    accessibilityHidden(true).overlay(representation().modifier(ReadOnlyRepresentation()))
  }

  /// Reads other views as this one's parts.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    accessibilityRepresentation(representation: children).accessibilityElement(children: .contain)
  }

  /// Adds the buttons of the content as actions.
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    background(content().modifier(ActionButtons(isCollector: true))).modifier(ActionButtons(isCollector: false))
  }

  /// Adds an action whose name is the label's.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    accessibilityActions { label() }
  }
}
