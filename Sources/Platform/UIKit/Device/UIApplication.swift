// The application and its scenes: opening URLs, and the windows on the screen.

import Foundation

/// The running app.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  /// Whether the app is on the screen.
  public enum State: Int, Sendable {
    case active
    case inactive
    case background
  }

  /// What opening a URL may be asked to do besides.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// How the app came to run.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public static let openSettingsURLString = "app-settings:"
  public static let openNotificationSettingsURLString = "app-settings:notifications"
  public static let didBecomeActiveNotification = NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  public static let willResignActiveNotification = NSNotification.Name("UIApplicationWillResignActiveNotification")
  public static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public static let willTerminateNotification = NSNotification.Name("UIApplicationWillTerminateNotification")
  public static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  /// Called with every URL the app opens; says whether it could. The stage listens here.
  package static var opener: ((URL) -> Bool)?

  open weak var delegate: (any UIApplicationDelegate)?
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open var shortcutItems: [UIApplicationShortcutItem]?
  open package(set) var applicationState = State.active
  open package(set) var connectedScenes: Set<UIScene> = [UIWindowScene.main]
  open package(set) var userInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight

  open var windows: [UIWindow] { connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows) }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }

  open func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let hasOpened = Self.opener?(url) ?? false
    completion?(hasOpened)
  }

  open func registerForRemoteNotifications() {}

  /// Told to take the keyboard away: whoever runs the text fields listens here.
  package static var keyboardDismisser: (() -> Void)?

  /// Sends a message to an object, or to whatever has the focus. Of the messages without an object only
  /// `resignFirstResponder` does anything.
  ///
  /// - Returns: Whether somebody took it.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    guard action == "resignFirstResponder" else { return false }
    if let responder = target as? UIResponder { return responder.resignFirstResponder() }
    Self.keyboardDismisser?()
    return true
  }
}

/// Who is told what becomes of the app.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
}

/// An entry of the menu on the app's icon.
open class UIApplicationShortcutItem: @unchecked Sendable {
  public let type: String
  public let localizedTitle: String

  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
  }
}

/// One instance of the app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Whether the scene is on the screen.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }

  open package(set) var activationState = ActivationState.foregroundActive
  open var title: String! = ""
}

/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  open package(set) var windows: [UIWindow] = []
  open package(set) var interfaceOrientation = UIInterfaceOrientation.portrait

  /// The scene that the stage shows: one window the size of the screen.
  package static let main: UIWindowScene = {
    let scene = UIWindowScene()
    let window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    scene.windows = [window]
    return scene
  }()

  open var screen: UIScreen { .main }
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  open var traitCollection: UITraitCollection { screen.traitCollection }
}
