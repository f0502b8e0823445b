// The system's colours by colour scheme and contrast, as iOS 17 defines them.

import Drawing

/// A colour of the system's palette.
package enum SystemColor: Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case gray, gray2, gray3, gray4, gray5, gray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, quinaryLabel
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  case separator, opaqueSeparator, link, placeholderText
  case background, secondaryBackground, tertiaryBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground

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
    if isDark, isElevated, let raised = elevatedDark { return raised }
    let (light, dark, lightPlus, darkPlus) = values
    if isContrastIncreased { return isDark ? darkPlus : lightPlus }
    return isDark ? dark : light
  }

  /// Dark backgrounds of sheets and popovers are one step lighter.
  private var elevatedDark: RGBA? {
    switch self {
    case .background, .groupedBackground: RGBA(hex: 0x1C1C1E)
    case .secondaryBackground, .secondaryGroupedBackground: RGBA(hex: 0x2C2C2E)
    case .tertiaryBackground, .tertiaryGroupedBackground: RGBA(hex: 0x3A3A3C)
    default: nil
    }
  }

  private typealias Values = (light: RGBA, dark: RGBA, lightPlus: RGBA, darkPlus: RGBA)

  private func opaque(_ light: UInt32, _ dark: UInt32, _ lightPlus: UInt32, _ darkPlus: UInt32) -> Values {
    (RGBA(hex: light), RGBA(hex: dark), RGBA(hex: lightPlus), RGBA(hex: darkPlus))
  }

  private func same(_ light: UInt32, _ dark: UInt32) -> Values { opaque(light, dark, light, dark) }

  /// Alphas in percent: light, dark, and both at increased contrast.
  private func clear(
    _ light: UInt32, _ dark: UInt32, _ a: Double, _ b: Double, _ c: Double? = nil, _ d: Double? = nil
  ) -> Values {
    (
      RGBA(hex: light, alpha: a / 100), RGBA(hex: dark, alpha: b / 100), RGBA(hex: light, alpha: (c ?? a) / 100),
      RGBA(hex: dark, alpha: (d ?? b) / 100)
    )
  }

  private var values: Values {
    switch self {
    case .red: opaque(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
    case .orange: opaque(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
    case .yellow: opaque(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426)
    case .green: opaque(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
    case .mint: opaque(0x00C7BE, 0x63E6E2, 0x0C817B, 0x63E6E2)
    case .teal: opaque(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF)
    case .cyan: opaque(0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF)
    case .blue, .link: opaque(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
    case .indigo: opaque(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
    case .purple: opaque(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
    case .pink: opaque(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
    case .brown: opaque(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)
    case .gray: opaque(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
    case .gray2: same(0xAEAEB2, 0x636366)
    case .gray3: same(0xC7C7CC, 0x48484A)
    case .gray4: same(0xD1D1D6, 0x3A3A3C)
    case .gray5: same(0xE5E5EA, 0x2C2C2E)
    case .gray6: same(0xF2F2F7, 0x1C1C1E)
    case .label: same(0x000000, 0xFFFFFF)
    case .secondaryLabel: clear(0x3C3C43, 0xEBEBF5, 60, 60, 80, 70)
    case .tertiaryLabel, .placeholderText: clear(0x3C3C43, 0xEBEBF5, 30, 30, 70, 55)
    case .quaternaryLabel: clear(0x3C3C43, 0xEBEBF5, 18, 16, 55, 40)
    case .quinaryLabel: clear(0x000000, 0xFFFFFF, 5, 5)
    case .fill: clear(0x787880, 0x787880, 20, 36)
    case .secondaryFill: clear(0x787880, 0x787880, 16, 32)
    case .tertiaryFill: clear(0x767680, 0x767680, 12, 24)
    case .quaternaryFill: clear(0x747480, 0x747480, 8, 18)
    case .separator: clear(0x3C3C43, 0x545458, 29, 60)
    case .opaqueSeparator: same(0xC6C6C8, 0x38383A)
    case .background: same(0xFFFFFF, 0x000000)
    case .tertiaryBackground: same(0xFFFFFF, 0x2C2C2E)
    case .secondaryBackground: same(0xF2F2F7, 0x1C1C1E)
    case .groupedBackground: same(0xF2F2F7, 0x000000)
    case .secondaryGroupedBackground: same(0xFFFFFF, 0x1C1C1E)
    case .tertiaryGroupedBackground: same(0xF2F2F7, 0x2C2C2E)
    }
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
