// The looks of menus, and how their items are ordered.

/// The look of menus.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a menu style draws.
public struct MenuStyleConfiguration {
  /// The menu's label, whatever its type.
  public struct Label { package let content: AnyView }
  /// The menu's items, whatever their type.
  public struct Content { package let content: AnyView }

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

extension MenuStyleConfiguration.Label: StylePart { public typealias Body = Never }
extension MenuStyleConfiguration.Content: StylePart { public typealias Body = Never }

/// The style of menus that nothing else is said of.
public struct DefaultMenuStyle: Sendable { public init() {} }

extension DefaultMenuStyle: MenuStyle {
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A menu that looks like a button of the style in force.
public struct ButtonMenuStyle: Sendable { public init() {} }

extension ButtonMenuStyle: MenuStyle {
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A menu that is only its label.
public struct BorderlessButtonMenuStyle: Sendable { public init() {} }

extension BorderlessButtonMenuStyle: MenuStyle {
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).buttonStyle(BorderlessButtonStyle())
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { .init() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { .init() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { .init() }
}

/// The order of a menu's items.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private let name: String
  public static let automatic = MenuOrder(name: "automatic")
  /// The first item is nearest to the finger.
  public static let priority = MenuOrder(name: "priority")
  /// From top to bottom.
  public static let fixed = MenuOrder(name: "fixed")
}

/// Whether a menu goes away after an action.
public struct MenuActionDismissBehavior: Equatable, Hashable, Sendable {
  private let name: String
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

private struct MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }
private struct MenuIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
private struct MenuDismissKey: EnvironmentKey { static var defaultValue: MenuActionDismissBehavior { .automatic } }

extension EnvironmentValues {
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
  public var menuIndicatorVisibility: Visibility { self[MenuIndicatorKey.self] }
  package var _menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
  package var menuDismissBehavior: MenuActionDismissBehavior {
    get { self[MenuDismissKey.self] }
    set { self[MenuDismissKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the menus inside.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style) { (style: S, configuration: MenuStyleConfiguration) in
        style.makeBody(configuration: configuration)
      })
  }

  /// Sets the order of the items of the menus inside.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

  /// Shows or hides the mark of the menus inside. iOS has none.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\._menuIndicatorVisibility, visibility)
  }

  /// Whether the menus inside go away after an action.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuDismissBehavior, behavior)
  }
}
