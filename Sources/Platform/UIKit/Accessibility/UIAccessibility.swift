// The accessibility settings of the device, and the announcements an app makes.

import Foundation
import Synchronization

/// What the person using the device has turned on. The stage sets it.
package struct AccessibilitySettings: Hashable, Sendable {
  package var isVoiceOverRunning = false
  package var isSwitchControlRunning = false
  package var isReduceMotionEnabled = false
  package var isReduceTransparencyEnabled = false
  package var isBoldTextEnabled = false
  package var isInvertColorsEnabled = false
  package var isDarkerSystemColorsEnabled = false
  package var isGrayscaleEnabled = false
  package var shouldDifferentiateWithoutColor = false
  package var prefersCrossFadeTransitions = false
  package var isVideoAutoplayEnabled = true

  package init() {}
}

/// Reads settings and makes announcements.
public enum UIAccessibility {
  /// What is announced.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  private struct State {
    var settings = AccessibilitySettings()
    var observer: (@Sendable (Notification, String?) -> Void)?
  }

  private static let state = Mutex(State())

  /// The settings in force.
  package static var settings: AccessibilitySettings {
    get { state.withLock { $0.settings } }
    set { state.withLock { $0.settings = newValue } }
  }

  /// Calls `observer` with every announcement and its text.
  package static func observe(_ observer: (@Sendable (Notification, String?) -> Void)?) {
    state.withLock { $0.observer = observer }
  }

  /// Announces a change, or the text in `argument`.
  public static func post(notification: Notification, argument: Any?) {
    let text = (argument as? String) ?? (argument as? NSAttributedString)?.string
    state.withLock { $0.observer }?(notification, text)
  }

  public static var isVoiceOverRunning: Bool { settings.isVoiceOverRunning }
  public static var isSwitchControlRunning: Bool { settings.isSwitchControlRunning }
  public static var isReduceMotionEnabled: Bool { settings.isReduceMotionEnabled }
  public static var isReduceTransparencyEnabled: Bool { settings.isReduceTransparencyEnabled }
  public static var isBoldTextEnabled: Bool { settings.isBoldTextEnabled }
  public static var isInvertColorsEnabled: Bool { settings.isInvertColorsEnabled }
  public static var isDarkerSystemColorsEnabled: Bool { settings.isDarkerSystemColorsEnabled }
  public static var isGrayscaleEnabled: Bool { settings.isGrayscaleEnabled }
  public static var shouldDifferentiateWithoutColor: Bool { settings.shouldDifferentiateWithoutColor }
  public static var prefersCrossFadeTransitions: Bool { settings.prefersCrossFadeTransitions }
  public static var isVideoAutoplayEnabled: Bool { settings.isVideoAutoplayEnabled }

  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
}

/// What an element is to assistive technology.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static var none: UIAccessibilityTraits { [] }
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 2)
  public static let image = UIAccessibilityTraits(rawValue: 4)
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  public static let playsSound = UIAccessibilityTraits(rawValue: 16)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  public static let searchField = UIAccessibilityTraits(rawValue: 1024)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
  public static let tabBar = UIAccessibilityTraits(rawValue: 32768)
  public static let header = UIAccessibilityTraits(rawValue: 65536)
}
