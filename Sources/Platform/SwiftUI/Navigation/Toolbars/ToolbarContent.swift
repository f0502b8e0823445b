// Toolbar items and the builder that gathers them.

/// One thing in a bar, as its content says.
package struct ToolbarEntry {
  package var placement: ToolbarItemPlacement
  package var content: AnyView
  /// What the views see where the toolbar was declared.
  package var environment: EnvironmentValues
}

/// Items of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
  static func _appendEntries(_ content: Self, _ list: inout _ToolbarEntries)
}

/// Items of a toolbar that people may rearrange.
public protocol CustomizableToolbarContent: ToolbarContent where Self.Body: CustomizableToolbarContent {}

/// Gathers the items of a toolbar.
@MainActor
public struct _ToolbarEntries {
  var entries: [ToolbarEntry] = []
  let node: _ViewNode
  let tracker: DependencyTracker
  init(node: _ViewNode, tracker: DependencyTracker) {
    self.node = node
    self.tracker = tracker
  }
}

extension ToolbarContent {
  public static func _appendEntries(_ content: Self, _ list: inout _ToolbarEntries) {
    var bound = content
    var bindings = PropertyBindings()
    bindings.bind(&bound, node: list.node, tracker: list.tracker)
    Body._appendEntries(bound.body, &list)
  }
}

extension ToolbarContent where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body; the toolbar takes it as it is") }
}

extension Never: ToolbarContent, CustomizableToolbarContent {
  public static func _appendEntries(_ content: Never, _ list: inout _ToolbarEntries) {}
}

/// One item of a toolbar.
public struct ToolbarItem<ID, Content: View> {
  let itemID: ID
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem where ID == () {
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    itemID = ()
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    itemID = id
    self.placement = placement
    self.content = content()
  }

  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool, @ViewBuilder content: () -> Content
  ) {
    self.init(id: id, placement: placement, content: content)
  }
}

extension ToolbarItem: ToolbarContent {
  public typealias Body = Never
  public static func _appendEntries(_ content: ToolbarItem, _ list: inout _ToolbarEntries) {
    list.entries.append(
      ToolbarEntry(
        placement: content.placement, content: AnyView(content.content), environment: list.node.environment))
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

extension ToolbarItem: Identifiable where ID: Hashable {
  public var id: ID { itemID }
}

/// Several items in one place of a toolbar.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// A group that shrinks to its label where there is no room.
  nonisolated public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
    self.content = LabeledToolbarItemGroupContent(content: content(), label: label())
  }
}

/// The views of a toolbar group that has a label.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension LabeledToolbarItemGroupContent: View {
  public var body: some View { content }
}

extension ToolbarItemGroup: ToolbarContent {
  public typealias Body = Never
  public static func _appendEntries(_ content: ToolbarItemGroup, _ list: inout _ToolbarEntries) {
    list.entries.append(
      ToolbarEntry(
        placement: content.placement, content: AnyView(content.content), environment: list.node.environment))
  }
}

/// A menu on the title.
public struct ToolbarTitleMenu<Content: View> {
  let content: Content?
  public init() where Content == EmptyView { content = nil }
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ToolbarTitleMenu: ToolbarContent, CustomizableToolbarContent {
  public typealias Body = Never
  public static func _appendEntries(_ content: ToolbarTitleMenu, _ list: inout _ToolbarEntries) {}
}

/// Several pieces of toolbar content.
public struct _TupleToolbarContent<each Content: ToolbarContent> {
  let value: (repeat each Content)
  init(_ value: (repeat each Content)) { self.value = value }
}

extension _TupleToolbarContent: ToolbarContent {
  public typealias Body = Never
  public static func _appendEntries(_ content: _TupleToolbarContent, _ list: inout _ToolbarEntries) {
    func append<C: ToolbarContent>(_ content: C, _ list: inout _ToolbarEntries) { C._appendEntries(content, &list) }
    repeat append(each content.value, &list)
  }
}

extension _TupleToolbarContent: CustomizableToolbarContent where repeat each Content: CustomizableToolbarContent {}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public static func _appendEntries(_ content: Wrapped?, _ list: inout _ToolbarEntries) {
    if let content { Wrapped._appendEntries(content, &list) }
  }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  public static func _appendEntries(_ content: Self, _ list: inout _ToolbarEntries) {
    switch content.storage {
    case .trueContent(let content): TrueContent._appendEntries(content, &list)
    case .falseContent(let content): FalseContent._appendEntries(content, &list)
    }
  }
}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

extension Group: ToolbarContent where Content: ToolbarContent {
  public init(@ToolbarContentBuilder content: () -> Content) { self.init(content: content()) }
  public static func _appendEntries(_ content: Group<Content>, _ list: inout _ToolbarEntries) {
    Content._appendEntries(content.content, &list)
  }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension CustomizableToolbarContent {
  nonisolated public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }

  nonisolated public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { self }
}

/// Builds toolbar content from closures.
@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _TupleToolbarContent<repeat each Content> {
    _TupleToolbarContent((repeat each content))
  }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(storage: .trueContent(first)) }
  public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(storage: .falseContent(second)) }
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}
