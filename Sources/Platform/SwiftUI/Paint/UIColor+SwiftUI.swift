// UIKit's colours from SwiftUI's.

import Drawing
import UIKit

extension UIColor {
  /// A colour that follows a SwiftUI colour through light and dark, contrast and elevation.
  public convenience init(_ color: Color) {
    self.init { traits in
      var environment = EnvironmentValues()
      environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
      environment.isElevated = traits.userInterfaceLevel == .elevated
      environment._colorSchemeContrast = traits.accessibilityContrast == .high ? .increased : .standard
      let resolved = color.resolve(in: environment)
      return UIColor(
        red: CGFloat(resolved.red), green: CGFloat(resolved.green), blue: CGFloat(resolved.blue),
        alpha: CGFloat(resolved.opacity))
    }
  }
}
