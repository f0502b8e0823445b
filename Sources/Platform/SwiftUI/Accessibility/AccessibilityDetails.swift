// What an accessibility element has beyond label, value and hint: custom content, rotors, pairs and groups.

import Accessibility
import Drawing

/// The part of a labelled pair that a view is.
public enum AccessibilityLabeledPairRole: Hashable, Sendable { case label, content }

/// A gesture that zooms an element.
public struct AccessibilityZoomGestureAction {
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
  public let direction: Direction
  public let location: UnitPoint
  public let point: CGPoint
}

extension View {
  // MARK: Custom content

  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> _Attached<Self> {
    accessibilityAttachment { $0.customContent.append(.init(key.label, value, isHigh: importance == .high)) }
  }
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> _Attached<Self> { accessibilityCustomContent(key, Text(valueKey), importance: importance) }
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> _Attached<Self> { accessibilityCustomContent(key, Text(value), importance: importance) }
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> _Attached<Self> {
    accessibilityAttachment { $0.customContent.append(.init(label, value, isHigh: importance == .high)) }
  }
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> _Attached<Self> { accessibilityCustomContent(Text(labelKey), value, importance: importance) }
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> _Attached<Self> { accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance) }
  @_disfavoredOverload
  nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> _Attached<Self> { accessibilityCustomContent(Text(labelKey), Text(value), importance: importance) }

  // MARK: Gestures

  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> _Attached<Self> {
    accessibilityAttachment {
      for (name, direction) in [("zoomIn", AccessibilityZoomGestureAction.Direction.zoomIn), ("zoomOut", .zoomOut)] {
        $0.actions.append(
          AttachedAction(name: nil, key: name) {
            handler(AccessibilityZoomGestureAction(direction: direction, location: .center, point: .zero))
          })
      }
    }
  }

  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> _Attached<Self> {
    accessibilityAttachment { _ in }
  }
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> _Attached<Self> { accessibilityDragPoint(point, description: Text(description)) }
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> _Attached<Self> { accessibilityDragPoint(point, description: Text(description)) }
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> _Attached<Self> {
    accessibilityAttachment { _ in }
  }
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> _Attached<Self> { accessibilityDropPoint(point, description: Text(description)) }
  @_disfavoredOverload
  nonisolated public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> _Attached<Self> { accessibilityDropPoint(point, description: Text(description)) }

  // MARK: Pairs and groups

  /// Ties a label to the content that it labels. Both are read where they are.
  nonisolated public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  /// Ties elements together for going from one to the other.
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }
  /// Makes an element an entry of a rotor.
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }
}

// MARK: Rotors

/// A list of places that a person can go through one by one.
public struct AccessibilitySystemRotor: Sendable {
  let name: String
  public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "bold text") }
  public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "headings") }
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "images") }
  public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "italic text") }
  public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "landmarks") }
  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "links") }
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "lists") }
  public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "misspelled words") }
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "tables") }
  public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "text fields") }
  public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "underlined text") }
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: visited ? "visited links" : "unvisited links")
  }
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "headings \(level.rawValue)")
  }
}

/// Entries of a rotor.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
  associatedtype Body: AccessibilityRotorContent
  @AccessibilityRotorContentBuilder var body: Self.Body { get }
  static func _appendEntries(_ content: Self, _ list: inout [Text])
}

extension AccessibilityRotorContent {
  public static func _appendEntries(_ content: Self, _ list: inout [Text]) {
    Body._appendEntries(content.body, &list)
  }
}

extension AccessibilityRotorContent where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: AccessibilityRotorContent {
  public static func _appendEntries(_ content: Never, _ list: inout [Text]) {}
}

/// An entry of a rotor.
public struct AccessibilityRotorEntry<ID: Hashable> {
  let label: Text
}

extension AccessibilityRotorEntry: AccessibilityRotorContent {
  public typealias Body = Never
  public static func _appendEntries(_ content: AccessibilityRotorEntry<ID>, _ list: inout [Text]) {
    list.append(content.label)
  }

  nonisolated public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) { self.init(label: label) }
  nonisolated public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.init(label: label) }
  nonisolated public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) { self.init(label: Text(labelKey)) }
  nonisolated public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.init(label: Text(labelKey)) }
  @_disfavoredOverload
  nonisolated public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) { self.init(label: Text(label)) }
  @_disfavoredOverload
  nonisolated public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) { self.init(label: Text(label)) }
}

/// Gathers the entries of a rotor.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each C: AccessibilityRotorContent>(
    _ content: repeat each C
  ) -> some AccessibilityRotorContent {
    let box = SendableBox((repeat each content))
    return RotorEntries { list in
      @MainActor func append<R: AccessibilityRotorContent>(_ content: R) { R._appendEntries(content, &list) }
      repeat append(each box.value)
    }
  }
  public static func buildIf<Content: AccessibilityRotorContent>(
    _ content: Content?
  ) -> some AccessibilityRotorContent {
    let box = SendableBox(content)
    return RotorEntries { list in if let content = box.value { Content._appendEntries(content, &list) } }
  }
}

/// Several entries of a rotor.
private struct RotorEntries {
  let append: @MainActor (inout [Text]) -> Void
}

extension RotorEntries: AccessibilityRotorContent {
  typealias Body = Never
  static func _appendEntries(_ content: RotorEntries, _ list: inout [Text]) { content.append(&list) }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  public static func _appendEntries(_ content: ForEach, _ list: inout [Text]) {
    for element in content.data { Content._appendEntries(content.content(element), &list) }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: AccessibilityRotorContent {
  nonisolated public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(contentOf: data, id: { $0.id }, content: content) }
}

extension View {
  nonisolated private func rotor(
    _ name: Text?, _ system: AccessibilitySystemRotor?, _ entries: @escaping @MainActor () -> [Text]
  ) -> some View {
    accessibilityAttachment { $0.rotors.append(.init(name: name, systemName: system?.name, entries: entries)) }
  }

  nonisolated private func rotor<Content: AccessibilityRotorContent>(
    _ name: Text?, _ system: AccessibilitySystemRotor?, content: @escaping () -> Content
  ) -> some View {
    let box = SendableBox(content)
    return rotor(name, system) {
      var list: [Text] = []
      Content._appendEntries(box.value(), &list)
      return list
    }
  }

  /// Adds a rotor with entries.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(label, nil, content: entries) }
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(Text(labelKey), nil, content: entries) }
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(Text(label), nil, content: entries) }
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(nil, systemRotor, content: entries) }

  /// Adds a rotor with an entry for each element.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    let texts = entries.map { Text(verbatim: $0[keyPath: entryLabel]) }
    return rotor(rotorLabel, nil) { texts }
  }
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { accessibilityRotor(Text(rotorLabelKey), entries: entries, entryLabel: entryLabel) }
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    let texts = entries.map { Text(verbatim: $0[keyPath: entryLabel]) }
    return rotor(nil, systemRotor) { texts }
  }
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    let texts = entries.map { Text(verbatim: $0[keyPath: entryLabel]) }
    return rotor(rotorLabel, nil) { texts }
  }

  /// Adds a rotor through ranges of the view's text.
  nonisolated public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View {
    rotor(label, nil) { [] }
  }
  nonisolated public func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { rotor(Text(labelKey), nil) { [] } }
}
