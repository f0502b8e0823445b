// The system's colours as SwiftUI uses them: by environment, as values to draw with.

import Drawing
import UIKit

extension SystemColor {
  /// The name that `Color` describes itself by.
  package var name: String {
    switch self {
    case .label: "primary"
    case .secondaryLabel: "secondary"
    default: "\(self)"
    }
  }

  /// The value for an environment: scheme, contrast, and whether it is on a raised surface.
  package func rgba(in environment: EnvironmentValues) -> RGBA {
    rgba(
      isDark: environment.colorScheme == .dark, isContrastIncreased: environment.colorSchemeContrast == .increased,
      isElevated: environment.isElevated)
  }

  package func rgba(isDark: Bool, isContrastIncreased: Bool = false, isElevated: Bool = false) -> RGBA {
    let shade = shade(isDark: isDark, isContrastIncreased: isContrastIncreased, isElevated: isElevated)
    return RGBA(hex: shade.hex, alpha: shade.alpha)
  }
}

private struct ElevationKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the view lies on a raised surface (a sheet, a popover), whose dark backgrounds are lighter.
  package var isElevated: Bool {
    get { self[ElevationKey.self] }
    set { self[ElevationKey.self] = newValue }
  }
}
