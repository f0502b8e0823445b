// The device's name, kind, orientation and battery, as the stage describes them.

import Foundation

/// The orientation of the device itself.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight
  case faceUp
  case faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The device that the app runs on.
@preconcurrency @MainActor open class UIDevice {
  public static let current = UIDevice()

  /// Whether the battery is being filled.
  public enum BatteryState: Int, Sendable {
    case unknown
    case unplugged
    case charging
    case full
  }

  open package(set) var name = "iPhone"
  open package(set) var model = "iPhone"
  open package(set) var localizedModel = "iPhone"
  open package(set) var systemName = "iOS"
  open package(set) var systemVersion = "17.0"
  open package(set) var userInterfaceIdiom = UIUserInterfaceIdiom.phone
  open package(set) var orientation = UIDeviceOrientation.portrait
  /// From 0 to 1; -1 while it is not monitored.
  open package(set) var batteryLevel: Float = -1
  open package(set) var batteryState = BatteryState.unknown
  open var isBatteryMonitoringEnabled = false
  /// The same on every run, so that what depends on it is too.
  open package(set) var identifierForVendor: UUID? = UUID(
    uuid: (0x56, 0x49, 0x54, 0x52, 0x49, 0x4E, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1))

  public static let orientationDidChangeNotification = NSNotification.Name("UIDeviceOrientationDidChangeNotification")

  init() {}

  open func beginGeneratingDeviceOrientationNotifications() {}
  open func endGeneratingDeviceOrientationNotifications() {}
}
