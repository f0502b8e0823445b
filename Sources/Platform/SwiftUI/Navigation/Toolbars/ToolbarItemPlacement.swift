// Where toolbar items go, and which bars there are.

/// Where a toolbar item goes.
public struct ToolbarItemPlacement: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case automatic, leading, trailing, principal, primary, secondary, cancellation, confirmation, destructive, status
    case bottomBar, keyboard
  }

  package let kind: Kind

  public static let automatic = ToolbarItemPlacement(kind: .automatic)
  public static let principal = ToolbarItemPlacement(kind: .principal)
  public static let navigation = ToolbarItemPlacement(kind: .leading)
  public static let primaryAction = ToolbarItemPlacement(kind: .primary)
  public static let secondaryAction = ToolbarItemPlacement(kind: .secondary)
  public static let status = ToolbarItemPlacement(kind: .status)
  public static let confirmationAction = ToolbarItemPlacement(kind: .confirmation)
  public static let cancellationAction = ToolbarItemPlacement(kind: .cancellation)
  public static let destructiveAction = ToolbarItemPlacement(kind: .destructive)
  public static let keyboard = ToolbarItemPlacement(kind: .keyboard)
  public static let bottomBar = ToolbarItemPlacement(kind: .bottomBar)
  public static let navigationBarLeading = ToolbarItemPlacement(kind: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(kind: .trailing)
  public static var topBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(kind: .leading) }
  public static var topBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(kind: .trailing) }
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case automatic, navigationBar, tabBar, bottomBar }

  package let kind: Kind

  public static var automatic: ToolbarPlacement { ToolbarPlacement(kind: .automatic) }
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(kind: .navigationBar) }
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(kind: .tabBar) }
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(kind: .bottomBar) }
}

/// What a toolbar is for.
public struct ToolbarRole: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case automatic, navigationStack, browser, editor }
  package let kind: Kind
  public static var automatic: ToolbarRole { ToolbarRole(kind: .automatic) }
  public static var navigationStack: ToolbarRole { ToolbarRole(kind: .navigationStack) }
  public static var browser: ToolbarRole { ToolbarRole(kind: .browser) }
  public static var editor: ToolbarRole { ToolbarRole(kind: .editor) }
}

/// An item that the system puts into toolbars itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
}

/// Whether a toolbar item may be moved or removed.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let name: String
  public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(name: "default") }
  public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(name: "reorderable") }
  public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(name: "disabled") }
}

/// Options of a customizable toolbar item.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1) }
}
