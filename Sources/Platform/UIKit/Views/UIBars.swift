// The bars and their items, with the properties that decide what SwiftUI's bars look like.

import Foundation

/// The bar at the bottom that switches between tabs.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// How items share the width.
  public enum ItemPositioning: Int, Sendable {
    case automatic
    case fill
    case centered
  }

  /// The appearance that was set; nil where it is the system's.
  package private(set) var ownStandardAppearance: UITabBarAppearance?

  /// The looks with content under the bar.
  open var standardAppearance: UITabBarAppearance {
    get { ownStandardAppearance ?? UITabBarAppearance() }
    set { ownStandardAppearance = newValue }
  }
  /// The looks where no content is under the bar; nil is the standard one without its background.
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var unselectedItemTintColor: UIColor?
  open var barTintColor: UIColor?
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var selectionIndicatorImage: UIImage?
  open var barStyle = UIBarStyle.default
  open var itemPositioning = ItemPositioning.automatic
  open var itemWidth: CGFloat = 0
  open var itemSpacing: CGFloat = 0
  open var isTranslucent = true
  open var items: [UITabBarItem]?
  open weak var selectedItem: UITabBarItem?
}

/// The bar at the top with a title and buttons.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// The appearance that was set; nil where it is the system's.
  package private(set) var ownStandardAppearance: UINavigationBarAppearance?

  /// The looks with content under the bar.
  open var standardAppearance: UINavigationBarAppearance {
    get { ownStandardAppearance ?? UINavigationBarAppearance() }
    set { ownStandardAppearance = newValue }
  }
  /// The looks at a phone's lesser height.
  open var compactAppearance: UINavigationBarAppearance?
  /// The looks where no content is under the bar; nil is the standard one without its background.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var prefersLargeTitles = false
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var barStyle = UIBarStyle.default
  open var shadowImage: UIImage?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open var items: [UINavigationItem]?
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }
}

/// The bar at the bottom with buttons.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// The appearance that was set; nil where it is the system's.
  package private(set) var ownStandardAppearance: UIToolbarAppearance?

  open var standardAppearance: UIToolbarAppearance {
    get { ownStandardAppearance ?? UIToolbarAppearance() }
    set { ownStandardAppearance = newValue }
  }
  open var compactAppearance: UIToolbarAppearance?
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var barStyle = UIBarStyle.default
  open var items: [UIBarButtonItem]?
}

/// The bar with a search field.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// How prominent the bar is.
  public enum Style: UInt, Sendable {
    case `default`
    case prominent
    case minimal
  }

  open var text: String?
  open var placeholder: String?
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var barStyle = UIBarStyle.default
  open var searchBarStyle = Style.default
  open var backgroundImage: UIImage?
  open var showsCancelButton = false
  public let searchTextField = UISearchTextField()
}

/// The field in a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {}

/// Something in a bar: a title and a picture.
@preconcurrency @MainActor open class UIBarItem: UIAppearance, Hashable {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  public init() {}

  public required init?(coder: NSCoder) {}

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state] = attributes
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  public class func appearance() -> Self { proxy(in: []) }

  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    proxy(in: containerTypes)
  }

  private class func proxy(in containers: [any UIAppearanceContainer.Type]) -> Self {
    AppearanceProxies.proxy(self, in: containers) {
      guard let item = self.init(coder: NSCoder()) else {
        // Only a subclass outside of this module can refuse the coder, and UIKit asks the same of it.
        fatalError("\(self).appearance(): init(coder:) returned nil; return an item from it")
      }
      return item
    }
  }

  nonisolated public static func == (lhs: UIBarItem, rhs: UIBarItem) -> Bool { lhs === rhs }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A tab.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?
  open var titlePositionAdjustment = UIOffset.zero
  open var standardAppearance: UITabBarAppearance?
  open var scrollEdgeAppearance: UITabBarAppearance?

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}

/// A button in a bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// Plain or emphasised.
  public enum Style: Int, Sendable {
    case plain
    case done = 2
  }

  open var style = Style.plain
  open var width: CGFloat = 0
  open var customView: UIView?
  open var tintColor: UIColor?
}

/// What a navigation bar shows for one controller.
@preconcurrency @MainActor open class UINavigationItem {
  /// When the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic
    case always
    case never
  }

  open var title: String?
  open var prompt: String?
  open var backButtonTitle: String?
  open var hidesBackButton = false
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var titleView: UIView?
  open var standardAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  public init() {}

  public init(title: String) { self.title = title }
}
