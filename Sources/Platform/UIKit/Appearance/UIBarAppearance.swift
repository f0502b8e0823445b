// What the background of a bar looks like, and what navigation bars and toolbars add to it.

import Foundation

/// A bar's background and shadow.
@preconcurrency @MainActor open class UIBarAppearance {
  /// Which of the system's backgrounds the bar started from.
  package enum Background: Sendable {
    /// The system's own blur and shadow.
    case standard
    case opaque
    case transparent
  }

  package private(set) var background = Background.standard

  /// The blur behind the bar.
  open var backgroundEffect: UIBlurEffect?
  /// A colour over the blur.
  open var backgroundColor: UIColor?
  /// A picture over the colour.
  open var backgroundImage: UIImage?
  /// The hairline at the bar's edge; nil or clear draws none.
  open var shadowColor: UIColor?
  /// A picture instead of the hairline, tinted with `shadowColor` if it is a template.
  open var shadowImage: UIImage?

  public init() { configureWithDefaultBackground() }

  public init(idiom: UIUserInterfaceIdiom) { configureWithDefaultBackground() }

  /// The background of another appearance.
  public init(barAppearance: UIBarAppearance) {
    background = barAppearance.background
    backgroundEffect = barAppearance.backgroundEffect
    backgroundColor = barAppearance.backgroundColor
    backgroundImage = barAppearance.backgroundImage
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  /// The system's blur and hairline.
  open func configureWithDefaultBackground() {
    background = .standard
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = UIColor(white: 0, alpha: 0.3)
    shadowImage = nil
  }

  /// The system's ground colour and hairline.
  open func configureWithOpaqueBackground() {
    background = .opaque
    backgroundEffect = nil
    backgroundColor = .systemBackground
    backgroundImage = nil
    shadowColor = UIColor(white: 0, alpha: 0.3)
    shadowImage = nil
  }

  /// Nothing.
  open func configureWithTransparentBackground() {
    background = .transparent
    backgroundEffect = nil
    backgroundColor = nil
    backgroundImage = nil
    shadowColor = nil
    shadowImage = nil
  }
}

/// A navigation bar's looks.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  open var backButtonAppearance = UIBarButtonItemAppearance()
  private var backIndicator: (image: UIImage, mask: UIImage)?

  /// The picture before the back button's title.
  open var backIndicatorImage: UIImage { backIndicator?.image ?? UIImage(systemName: "chevron.backward") ?? UIImage() }
  open var backIndicatorTransitionMaskImage: UIImage { backIndicator?.mask ?? backIndicatorImage }

  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    backIndicator = backIndicatorImage.map { ($0, transitionMaskImage ?? $0) }
  }
}

/// A toolbar's looks.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

/// The looks of a bar's buttons in their states.
@preconcurrency @MainActor open class UIBarButtonItemAppearance {
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()
  package private(set) var style: UIBarButtonItem.Style

  public init() { style = .plain }

  public init(style: UIBarButtonItem.Style) { self.style = style }

  open func configureWithDefault(for style: UIBarButtonItem.Style) { self.style = style }
}

/// The looks of a bar button in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
  open var backgroundImagePositionAdjustment = UIOffset.zero

  init() {}
}
