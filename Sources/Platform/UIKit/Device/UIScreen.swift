// The screen and the device, as the stage describes them.

import Foundation

/// A display.
@preconcurrency @MainActor open class UIScreen: UITraitEnvironment {
  /// The device's own display.
  public static let main = UIScreen()

  /// Size in points, upright or not as the interface is. The stage sets it.
  open package(set) var bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// Pixels a point.
  open package(set) var scale: CGFloat = 3
  /// From 0 to 1.
  open var brightness: CGFloat = 0.5
  open package(set) var maximumFramesPerSecond = 60

  init() {}

  /// Pixels a point of the display itself.
  open var nativeScale: CGFloat { scale }

  /// Size in pixels, upright.
  open var nativeBounds: CGRect {
    let (short, long) = (min(bounds.width, bounds.height), max(bounds.width, bounds.height))
    return CGRect(x: 0, y: 0, width: short * scale, height: long * scale)
  }

  open var traitCollection: UITraitCollection {
    UITraitCollection(traitsFrom: [.current, UITraitCollection(displayScale: scale)])
  }
}
