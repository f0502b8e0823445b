// Commands: an app's menus. A phone shows no menu bar, but the shortcuts of the items work on a keyboard.

/// Menus of an app.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder var body: Self.Body { get }
  static func _appendItems(_ commands: Self, _ list: inout _CommandItems)
}

/// Gathers the items of menus.
@MainActor
public struct _CommandItems {
  var views: [AnyView] = []
  init() {}
}

extension Commands {
  public static func _appendItems(_ commands: Self, _ list: inout _CommandItems) {
    list.views.append(AnyView(CommandsBody(commands: StyleHolder(commands))))
  }
}

/// The items of commands that are made of others, with the properties they read.
private struct CommandsBody<C: Commands>: View {
  var commands: StyleHolder<C>

  var body: some View {
    var list = _CommandItems()
    C.Body._appendItems(commands.style.body, &list)
    return CommandList(views: list.views)
  }
}

/// Items, one after another.
struct CommandList: View {
  let views: [AnyView]
  var body: some View { ForEach(views.indices, id: \.self) { views[$0] } }
}

extension Commands where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Commands {
  public static func _appendItems(_ commands: Never, _ list: inout _CommandItems) {}
}

/// No menus.
public struct EmptyCommands {
  public init() {}
}

extension EmptyCommands: Commands {
  public typealias Body = Never
  public static func _appendItems(_ commands: EmptyCommands, _ list: inout _CommandItems) {}
}

/// A menu of its own.
public struct CommandMenu<Content: View> {
  let content: Content
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public init(_ name: Text, @ViewBuilder content: () -> Content) { self.content = content() }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension CommandMenu: Commands {
  public typealias Body = Never
  public static func _appendItems(_ commands: CommandMenu, _ list: inout _CommandItems) {
    list.views.append(AnyView(commands.content))
  }
}

/// The place of a group of menu items.
public struct CommandGroupPlacement: Sendable {
  public static let appInfo = CommandGroupPlacement()
  public static let appSettings = CommandGroupPlacement()
  public static let appTermination = CommandGroupPlacement()
  public static let appVisibility = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()
  public static let importExport = CommandGroupPlacement()
  public static let newItem = CommandGroupPlacement()
  public static let pasteboard = CommandGroupPlacement()
  public static let printItem = CommandGroupPlacement()
  public static let saveItem = CommandGroupPlacement()
  public static let sidebar = CommandGroupPlacement()
  public static let systemServices = CommandGroupPlacement()
  public static let textEditing = CommandGroupPlacement()
  public static let textFormatting = CommandGroupPlacement()
  public static let toolbar = CommandGroupPlacement()
  public static let undoRedo = CommandGroupPlacement()
  public static let windowArrangement = CommandGroupPlacement()
  public static let windowSize = CommandGroupPlacement()
  public static let singleWindowList = CommandGroupPlacement()
  public static let windowList = CommandGroupPlacement()
}

/// Items beside or in place of the system's.
public struct CommandGroup<Content: View> {
  let content: Content
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }
}

extension CommandGroup: Commands {
  public typealias Body = Never
  public static func _appendItems(_ commands: CommandGroup, _ list: inout _CommandItems) {
    list.views.append(AnyView(commands.content))
  }
}

/// The system's menu items: shows and hides the sidebar.
public struct SidebarCommands {
  public init() {}
}

extension SidebarCommands: Commands {
  public typealias Body = Never
  public static func _appendItems(_ commands: SidebarCommands, _ list: inout _CommandItems) {}
}

/// The system's menu items: shows and hides the toolbar.
public struct ToolbarCommands {
  public init() {}
}

extension ToolbarCommands: Commands {
  public typealias Body = Never
  public static func _appendItems(_ commands: ToolbarCommands, _ list: inout _CommandItems) {}
}

/// The system's menu items: edits text.
public struct TextEditingCommands {
  public init() {}
}

extension TextEditingCommands: Commands {
  public typealias Body = Never
  public static func _appendItems(_ commands: TextEditingCommands, _ list: inout _CommandItems) {}
}

/// The system's menu items: formats text.
public struct TextFormattingCommands {
  public init() {}
}

extension TextFormattingCommands: Commands {
  public typealias Body = Never
  public static func _appendItems(_ commands: TextFormattingCommands, _ list: inout _CommandItems) {}
}

/// The system's menu items: shows and hides the inspector.
public struct InspectorCommands {
  public init() {}
}

extension InspectorCommands: Commands {
  public typealias Body = Never
  public static func _appendItems(_ commands: InspectorCommands, _ list: inout _CommandItems) {}
}

/// Gathers an app's menus.
@resultBuilder
public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<C: Commands>(_ content: C) -> C { content }
  @_disfavoredOverload
  public static func buildBlock<each C: Commands>(_ content: repeat each C) -> some Commands {
    CommandTuple((repeat each content))
  }
  public static func buildIf<C: Commands>(_ content: C?) -> C? { content }
  public static func buildEither<T: Commands, F: Commands>(first: T) -> _ConditionalContent<T, F> {
    _ConditionalContent(storage: .trueContent(first))
  }
  public static func buildEither<T: Commands, F: Commands>(second: F) -> _ConditionalContent<T, F> {
    _ConditionalContent(storage: .falseContent(second))
  }
  public static func buildLimitedAvailability<C: Commands>(_ content: C) -> C { content }
}

/// Several commands.
struct CommandTuple<each C: Commands> {
  let value: (repeat each C)
  init(_ value: (repeat each C)) { self.value = value }
}

extension CommandTuple: Commands {
  typealias Body = Never
  static func _appendItems(_ commands: CommandTuple, _ list: inout _CommandItems) {
    func append<Part: Commands>(_ part: Part, _ list: inout _CommandItems) { Part._appendItems(part, &list) }
    repeat append(each commands.value, &list)
  }
}

extension Optional: Commands where Wrapped: Commands {
  public static func _appendItems(_ commands: Wrapped?, _ list: inout _CommandItems) {
    if let commands { Wrapped._appendItems(commands, &list) }
  }
}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {
  public static func _appendItems(_ commands: Self, _ list: inout _CommandItems) {
    switch commands.storage {
    case .trueContent(let content): TrueContent._appendItems(content, &list)
    case .falseContent(let content): FalseContent._appendItems(content, &list)
    }
  }
}

/// A scene with menus.
struct CommandedScene<Content: Scene> {
  let content: Content
  let items: [AnyView]
  let replacesItems: Bool

  init(content: Content, items: [AnyView], replacesItems: Bool) {
    self.content = content
    self.items = items
    self.replacesItems = replacesItems
  }

  init<C: Commands>(content: Content, commands: C, replacesItems: Bool) {
    let box = SendableBox(commands)
    let items = onMainActorNow {
      var list = _CommandItems()
      C._appendItems(box.value, &list)
      return SendableBox(list.views)
    }
    self.init(content: content, items: items.value, replacesItems: replacesItems)
  }
}

extension CommandedScene: Scene {
  typealias Body = Never
  static func _appendWindows(_ scene: CommandedScene, _ list: inout _SceneWindows) {
    var inner = _SceneWindows()
    Content._appendWindows(scene.content, &inner)
    list.windows += inner.windows
    list.commands += (scene.replacesItems ? [] : inner.commands) + scene.items
  }
}

extension Scene {
  /// Adds menus.
  nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    CommandedScene(content: self, commands: content(), replacesItems: false)
  }
  /// Takes the place of all menus.
  nonisolated public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    CommandedScene(content: self, commands: content(), replacesItems: true)
  }
}
