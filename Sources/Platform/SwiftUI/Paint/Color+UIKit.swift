// Colours from UIKit's.

import Drawing
import UIKit

extension Color {
  /// A colour that follows a `UIColor`.
  public init(uiColor: UIColor) {
    self.init(
      source: .dynamic(
        DynamicColor(id: uiColor, plain: nil) { environment in
          RGBA(uiColor.resolve(with: environment.colorTraits))
        }))
  }

  public init(_ color: UIColor) { self.init(uiColor: color) }
}

extension UIColor {
  /// A colour that follows a SwiftUI colour: it resolves with the traits of wherever it is used.
  public convenience init(_ color: Color) {
    self.init { traits in
      var environment = EnvironmentValues()
      environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
      environment._colorSchemeContrast = traits.accessibilityContrast == .high ? .increased : .standard
      environment.isElevated = traits.userInterfaceLevel == .elevated
      let components = color.rgba(in: environment)
      return UIColor(
        red: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
    }
  }
}

extension RGBA {
  package init(_ color: CGColor) {
    let parts = color.sRGBComponents
    self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: min(max(parts.alpha, 0), 1))
  }
}

extension EnvironmentValues {
  /// The traits that a dynamic `UIColor` asks for.
  package var colorTraits: UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: colorScheme == .dark ? .dark : .light),
      UITraitCollection(userInterfaceLevel: isElevated ? .elevated : .base),
      UITraitCollection(accessibilityContrast: colorSchemeContrast == .increased ? .high : .normal),
    ])
  }
}
