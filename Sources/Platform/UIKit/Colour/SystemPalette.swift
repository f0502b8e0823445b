// The system's colours on iOS 17: light, dark, and both under increased contrast.

import Foundation

/// A colour of the system's palette.
package enum SystemColor: Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case gray, gray2, gray3, gray4, gray5, gray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, quinaryLabel
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  case separator, opaqueSeparator, link, placeholderText, lightText
  case background, secondaryBackground, tertiaryBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground

  /// One value: sRGB as 0xRRGGBB, and opacity from 0 to 1.
  package struct Shade: Sendable {
    package var hex: UInt32
    package var alpha: CGFloat
  }

  /// The value for a look. Dark backgrounds of raised surfaces (sheets, popovers) are one step lighter.
  package func shade(isDark: Bool, isContrastIncreased: Bool, isElevated: Bool) -> Shade {
    let shades = shades
    if isDark, isElevated, let raised = shades.raisedDark { return Shade(hex: raised, alpha: 1) }
    if isContrastIncreased { return isDark ? shades.darkContrast : shades.lightContrast }
    return isDark ? shades.dark : shades.light
  }

  func color(for traits: UITraitCollection) -> UIColor {
    let shade = shade(
      isDark: traits.userInterfaceStyle == .dark, isContrastIncreased: traits.accessibilityContrast == .high,
      isElevated: traits.userInterfaceLevel == .elevated)
    func channel(_ shift: UInt32) -> CGFloat { CGFloat(shade.hex >> shift & 0xFF) / 255 }
    return UIColor(red: channel(16), green: channel(8), blue: channel(0), alpha: shade.alpha)
  }
}

/// What a palette colour can be.
private struct Shades {
  var light: SystemColor.Shade
  var dark: SystemColor.Shade
  var lightContrast: SystemColor.Shade
  var darkContrast: SystemColor.Shade
  /// What dark becomes on a raised level; nil if it stays.
  var raisedDark: UInt32?

  /// An opaque colour.
  init(_ light: UInt32, _ dark: UInt32, _ lightContrast: UInt32, _ darkContrast: UInt32) {
    self.light = .init(hex: light, alpha: 1)
    self.dark = .init(hex: dark, alpha: 1)
    self.lightContrast = .init(hex: lightContrast, alpha: 1)
    self.darkContrast = .init(hex: darkContrast, alpha: 1)
  }

  /// An opaque colour that contrast does not change.
  init(_ light: UInt32, _ dark: UInt32, raisedDark: UInt32? = nil) {
    self.init(light, dark, light, dark)
    self.raisedDark = raisedDark
  }

  /// A see-through colour: opacity in percent for light, dark, and both under increased contrast.
  init(_ light: UInt32, _ dark: UInt32, percent: (CGFloat, CGFloat, CGFloat, CGFloat)) {
    self.light = .init(hex: light, alpha: percent.0 / 100)
    self.dark = .init(hex: dark, alpha: percent.1 / 100)
    lightContrast = .init(hex: light, alpha: percent.2 / 100)
    darkContrast = .init(hex: dark, alpha: percent.3 / 100)
  }
}

extension SystemColor {
  private var shades: Shades {
    switch self {
    case .red: Shades(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
    case .orange: Shades(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
    case .yellow: Shades(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426)
    case .green: Shades(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
    case .mint: Shades(0x00C7BE, 0x63E6E2, 0x0C817B, 0x63E6E2)
    case .teal: Shades(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF)
    case .cyan: Shades(0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF)
    case .blue, .link: Shades(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
    case .indigo: Shades(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
    case .purple: Shades(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
    case .pink: Shades(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
    case .brown: Shades(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)
    case .gray: Shades(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
    case .gray2: Shades(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
    case .gray3: Shades(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
    case .gray4: Shades(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
    case .gray5: Shades(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
    case .gray6: Shades(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
    case .label: Shades(0x000000, 0xFFFFFF)
    case .secondaryLabel: Shades(0x3C3C43, 0xEBEBF5, percent: (60, 60, 80, 70))
    case .tertiaryLabel, .placeholderText: Shades(0x3C3C43, 0xEBEBF5, percent: (30, 30, 70, 55))
    case .quaternaryLabel: Shades(0x3C3C43, 0xEBEBF5, percent: (18, 16, 55, 40))
    case .quinaryLabel: Shades(0x000000, 0xFFFFFF, percent: (5, 5, 5, 5))
    case .fill: Shades(0x787880, 0x787880, percent: (20, 36, 28, 44))
    case .secondaryFill: Shades(0x787880, 0x787880, percent: (16, 32, 24, 40))
    case .tertiaryFill: Shades(0x767680, 0x767680, percent: (12, 24, 20, 32))
    case .quaternaryFill: Shades(0x747480, 0x747480, percent: (8, 18, 16, 26))
    case .separator: Shades(0x3C3C43, 0x545458, percent: (29, 60, 37, 68))
    case .opaqueSeparator: Shades(0xC6C6C8, 0x38383A)
    case .lightText: Shades(0xFFFFFF, 0xFFFFFF, percent: (60, 60, 60, 60))
    case .background: Shades(0xFFFFFF, 0x000000, raisedDark: 0x1C1C1E)
    case .secondaryBackground: Shades(0xF2F2F7, 0x1C1C1E, raisedDark: 0x2C2C2E)
    case .tertiaryBackground: Shades(0xFFFFFF, 0x2C2C2E, raisedDark: 0x3A3A3C)
    case .groupedBackground: Shades(0xF2F2F7, 0x000000, raisedDark: 0x1C1C1E)
    case .secondaryGroupedBackground: Shades(0xFFFFFF, 0x1C1C1E, raisedDark: 0x2C2C2E)
    case .tertiaryGroupedBackground: Shades(0xF2F2F7, 0x2C2C2E, raisedDark: 0x3A3A3C)
    }
  }
}
