// Commands: an app's menus, which only appear where there is a menu bar. They type-check and are not shown.

/// Menus of an app.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder var body: Self.Body { get }
}

extension Commands where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Commands {}

/// No menus.
public struct EmptyCommands {
  public init() {}
}

extension EmptyCommands: Commands { public typealias Body = Never }

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

extension CommandMenu: Commands { public typealias Body = Never }

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

extension CommandGroup: Commands { public typealias Body = Never }

/// The system's menu items: shows and hides the sidebar.
public struct SidebarCommands {
  public init() {}
}

extension SidebarCommands: Commands { public typealias Body = Never }

/// The system's menu items: shows and hides the toolbar.
public struct ToolbarCommands {
  public init() {}
}

extension ToolbarCommands: Commands { public typealias Body = Never }

/// The system's menu items: edits text.
public struct TextEditingCommands {
  public init() {}
}

extension TextEditingCommands: Commands { public typealias Body = Never }

/// The system's menu items: formats text.
public struct TextFormattingCommands {
  public init() {}
}

extension TextFormattingCommands: Commands { public typealias Body = Never }

/// The system's menu items: shows and hides the inspector.
public struct InspectorCommands {
  public init() {}
}

extension InspectorCommands: Commands { public typealias Body = Never }

/// Gathers an app's menus.
@resultBuilder
public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<C: Commands>(_ content: C) -> C { content }
  @_disfavoredOverload
  public static func buildBlock<each C: Commands>(_ content: repeat each C) -> some Commands { EmptyCommands() }
  public static func buildIf<C: Commands>(_ content: C?) -> C? { content }
  public static func buildEither<T: Commands, F: Commands>(first: T) -> _ConditionalContent<T, F> {
    _ConditionalContent(storage: .trueContent(first))
  }
  public static func buildEither<T: Commands, F: Commands>(second: F) -> _ConditionalContent<T, F> {
    _ConditionalContent(storage: .falseContent(second))
  }
  public static func buildLimitedAvailability<C: Commands>(_ content: C) -> C { content }
}

extension Optional: Commands where Wrapped: Commands {}
extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {}

extension Scene {
  /// Adds menus.
  nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
  /// Takes the place of all menus.
  nonisolated public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }
}
