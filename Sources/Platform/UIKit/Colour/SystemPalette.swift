// The values of the system colours on iOS 17: light, dark, and both under increased contrast.

import Foundation

/// One palette entry: four values as 0xRRGGBB with their opacity.
struct PaletteEntry: Sendable {
  var light: (hex: UInt32, alpha: CGFloat)
  var dark: (hex: UInt32, alpha: CGFloat)
  var lightContrast: (hex: UInt32, alpha: CGFloat)
  var darkContrast: (hex: UInt32, alpha: CGFloat)
  /// What dark becomes on a raised level; nil if it stays.
  var raisedDark: UInt32?

  /// An opaque colour.
  init(_ light: UInt32, _ dark: UInt32, _ lightContrast: UInt32, _ darkContrast: UInt32) {
    self.light = (light, 1)
    self.dark = (dark, 1)
    self.lightContrast = (lightContrast, 1)
    self.darkContrast = (darkContrast, 1)
  }

  /// An opaque colour that contrast does not change.
  init(_ light: UInt32, _ dark: UInt32, raisedDark: UInt32? = nil) {
    self.init(light, dark, light, dark)
    self.raisedDark = raisedDark
  }

  /// A see-through colour: opacity in percent for light, dark, and both under increased contrast.
  init(_ light: UInt32, _ dark: UInt32, percent: (Int, Int, Int, Int)) {
    self.light = (light, CGFloat(percent.0) / 100)
    self.dark = (dark, CGFloat(percent.1) / 100)
    lightContrast = (light, CGFloat(percent.2) / 100)
    darkContrast = (dark, CGFloat(percent.3) / 100)
  }

  func color(for traits: UITraitCollection) -> UIColor {
    let isDark = traits.userInterfaceStyle == .dark
    var value =
      traits.accessibilityContrast == .high
      ? (isDark ? darkContrast : lightContrast) : (isDark ? dark : light)
    if isDark, traits.userInterfaceLevel == .elevated, let raisedDark { value.hex = raisedDark }
    func channel(_ shift: UInt32) -> CGFloat { CGFloat(value.hex >> shift & 0xFF) / 255 }
    return UIColor(red: channel(16), green: channel(8), blue: channel(0), alpha: value.alpha)
  }
}

extension PaletteEntry {
  static let red = PaletteEntry(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
  static let orange = PaletteEntry(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
  static let yellow = PaletteEntry(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426)
  static let green = PaletteEntry(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
  static let mint = PaletteEntry(0x00C7BE, 0x63E6E2, 0x0C817B, 0x63E6E2)
  static let teal = PaletteEntry(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF)
  static let cyan = PaletteEntry(0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF)
  static let blue = PaletteEntry(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
  static let indigo = PaletteEntry(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
  static let purple = PaletteEntry(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
  static let pink = PaletteEntry(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
  static let brown = PaletteEntry(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)
  static let gray = PaletteEntry(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
  static let gray2 = PaletteEntry(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
  static let gray3 = PaletteEntry(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
  static let gray4 = PaletteEntry(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
  static let gray5 = PaletteEntry(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
  static let gray6 = PaletteEntry(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)

  static let label = PaletteEntry(0x000000, 0xFFFFFF)
  static let secondaryLabel = PaletteEntry(0x3C3C43, 0xEBEBF5, percent: (60, 60, 80, 70))
  static let tertiaryLabel = PaletteEntry(0x3C3C43, 0xEBEBF5, percent: (30, 30, 70, 55))
  static let quaternaryLabel = PaletteEntry(0x3C3C43, 0xEBEBF5, percent: (18, 16, 55, 40))
  static let fill = PaletteEntry(0x787880, 0x787880, percent: (20, 36, 28, 44))
  static let secondaryFill = PaletteEntry(0x787880, 0x787880, percent: (16, 32, 24, 40))
  static let tertiaryFill = PaletteEntry(0x767680, 0x767680, percent: (12, 24, 20, 32))
  static let quaternaryFill = PaletteEntry(0x747480, 0x747480, percent: (8, 18, 16, 26))
  static let separator = PaletteEntry(0x3C3C43, 0x545458, percent: (29, 60, 37, 68))
  static let opaqueSeparator = PaletteEntry(0xC6C6C8, 0x38383A)
  static let lightText = PaletteEntry(0xFFFFFF, 0xFFFFFF, percent: (60, 60, 60, 60))

  static let background = PaletteEntry(0xFFFFFF, 0x000000, raisedDark: 0x1C1C1E)
  static let secondaryBackground = PaletteEntry(0xF2F2F7, 0x1C1C1E, raisedDark: 0x2C2C2E)
  static let tertiaryBackground = PaletteEntry(0xFFFFFF, 0x2C2C2E, raisedDark: 0x3A3A3C)
  static let groupedBackground = PaletteEntry(0xF2F2F7, 0x000000, raisedDark: 0x1C1C1E)
  static let secondaryGroupedBackground = PaletteEntry(0xFFFFFF, 0x1C1C1E, raisedDark: 0x2C2C2E)
  static let tertiaryGroupedBackground = PaletteEntry(0xF2F2F7, 0x2C2C2E, raisedDark: 0x3A3A3C)
}
