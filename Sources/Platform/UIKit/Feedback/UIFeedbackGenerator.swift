// Haptic feedback: generators that report their events to whoever records them.

import Foundation

/// One haptic event.
package enum FeedbackEvent: Hashable, Sendable {
  case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
  case notification(UINotificationFeedbackGenerator.FeedbackType)
  case selection
}

/// The root of the generators.
@preconcurrency @MainActor open class UIFeedbackGenerator {
  public init() {}

  /// Gets the hardware ready; there is none here.
  open func prepare() {}

  /// Called with every event. The stage listens here.
  package static var observer: ((FeedbackEvent) -> Void)?
}

/// Things that bump into each other.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight and hardness of the things.
  public enum FeedbackStyle: Int, Sendable {
    case light
    case medium
    case heavy
    case soft
    case rigid
  }

  private let style: FeedbackStyle

  public override init() {
    style = .medium
    super.init()
  }

  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// `intensity` runs from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {
    Self.observer?(.impact(style, intensity: min(max(intensity, 0), 1)))
  }
}

/// Something went well, or did not.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success
    case warning
    case error
  }

  open func notificationOccurred(_ notificationType: FeedbackType) { Self.observer?(.notification(notificationType)) }
}

/// A selection moved on.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { Self.observer?(.selection) }
}
