// Robinhood's typefaces and the roles they are set in: every figure once. `Font.rh…` is made from these.

import DesignTokens
import SwiftUI

extension FontFamily {
  /// The cut for large numbers. Proprietary: where it is not bundled, SF Pro stands in, Inter where that is missing too.
  public static let capsuleSansDisplay = FontFamily(
    "Capsule Sans Display", facePrefix: "CapsuleSansDisplay", fallbacks: ["SF Pro Text", "Inter"])
  /// The cut for everything else.
  public static let capsuleSansText = FontFamily(
    "Capsule Sans Text", facePrefix: "CapsuleSansText", fallbacks: ["SF Pro Text", "Inter"])
}

/// Figures are of one width wherever an amount, a price, a percentage or a count can stand, in sentences and buttons too.
extension TypeRole {
  // MARK: Large numbers

  public static let rhPortfolioHero = TypeRole(
    "rhPortfolioHero", .capsuleSansDisplay, .bold, size: 40, isTabular: true, scaling: .clamped(at: 56))
  public static let rhOrderEntry = TypeRole(
    "rhOrderEntry", .capsuleSansDisplay, .bold, size: 48, isTabular: true)

  // MARK: Titles and body

  public static let rhScreenTitle = TypeRole("rhScreenTitle", .capsuleSansText, .bold, size: 22, isTabular: true)
  public static let rhSectionHeader = TypeRole(
    "rhSectionHeader", .capsuleSansText, .semibold, size: 18, isTabular: true)
  public static let rhPositionTitle = TypeRole(
    "rhPositionTitle", .capsuleSansText, .semibold, size: 16, isTabular: true)
  public static let rhPositionValue = TypeRole("rhPositionValue", .capsuleSansText, .medium, size: 17, isTabular: true)
  public static let rhDayChange = TypeRole("rhDayChange", .capsuleSansText, .medium, size: 16, isTabular: true)
  public static let rhBody = TypeRole("rhBody", .capsuleSansText, .regular, size: 15, isTabular: true)
  public static let rhBodySmall = TypeRole("rhBodySmall", .capsuleSansText, .regular, size: 13, isTabular: true)

  // MARK: Micro

  public static let rhTicker = TypeRole("rhTicker", .capsuleSansText, .medium, size: 13, tracking: 0.3)
  public static let rhPositionChange = TypeRole(
    "rhPositionChange", .capsuleSansText, .medium, size: 13, isTabular: true)
  public static let rhChartAxis = TypeRole(
    "rhChartAxis", .capsuleSansText, .medium, size: 11, isTabular: true, scaling: .fixed)
  public static let rhRangeChip = TypeRole(
    "rhRangeChip", .capsuleSansText, .semibold, size: 13, tracking: 0.3, scaling: .fixed)
  public static let rhTab = TypeRole("rhTab", .capsuleSansText, .semibold, size: 10, scaling: .fixed)
  public static let rhAllCaps = TypeRole("rhAllCaps", .capsuleSansText, .bold, size: 11, tracking: 0.6)

  // MARK: Buttons

  public static let rhButton = TypeRole("rhButton", .capsuleSansText, .semibold, size: 16, isTabular: true)
  public static let rhButtonSmall = TypeRole("rhButtonSmall", .capsuleSansText, .medium, size: 15, isTabular: true)

  /// The letter in an icon without a logo: part of the picture, so its size is fixed.
  public static let rhIconLetter = TypeRole("rhIconLetter", .capsuleSansText, .bold, size: 14, scaling: .fixed)

  /// Every role of the system.
  public static let robinhood: [TypeRole] = [
    rhPortfolioHero, rhOrderEntry, rhScreenTitle, rhSectionHeader, rhPositionTitle, rhPositionValue, rhDayChange,
    rhBody, rhBodySmall, rhTicker, rhPositionChange, rhChartAxis, rhRangeChip, rhTab, rhAllCaps, rhButton,
    rhButtonSmall, rhIconLetter,
  ]
}
