// What a tab bar and its items look like.

import Foundation

/// A tab bar's looks: its background, and its items in each of the three layouts.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// Items with the title under the icon: phones upright.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// Items with the title beside the icon: pads.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// Smaller items with the title beside the icon: phones on their side.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  open var stackedItemWidth: CGFloat = 0
  open var stackedItemSpacing: CGFloat = 0
}

/// The looks of a tab bar's items in their states.
@preconcurrency @MainActor open class UITabBarItemAppearance {
  /// How icon and title lie to each other.
  public enum Style: Int, Sendable {
    case stacked
    case inline
    case compactInline
  }

  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()
  package private(set) var style: Style

  public init() { style = .stacked }

  public init(style: Style) { self.style = style }

  open func configureWithDefault(for style: Style) { self.style = style }
}

/// The looks of a tab bar item in one state. What is nil or empty is the system's.
@preconcurrency @MainActor open class UITabBarItemStateAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  open var badgePositionAdjustment = UIOffset.zero
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var badgeTitlePositionAdjustment = UIOffset.zero

  init() {}
}
