// The fonts as views use them. `textRole(_:)` sets letter spacing, figures and limits as well.

import DesignTokens
import SwiftUI

extension Font {
  public static let rhPortfolioHero = TypeRole.rhPortfolioHero.font
  public static let rhOrderEntry = TypeRole.rhOrderEntry.font

  public static let rhScreenTitle = TypeRole.rhScreenTitle.font
  public static let rhSectionHeader = TypeRole.rhSectionHeader.font
  public static let rhPositionTitle = TypeRole.rhPositionTitle.font
  public static let rhPositionValue = TypeRole.rhPositionValue.font
  public static let rhDayChange = TypeRole.rhDayChange.font
  public static let rhBody = TypeRole.rhBody.font
  public static let rhBodySmall = TypeRole.rhBodySmall.font

  public static let rhTicker = TypeRole.rhTicker.font
  public static let rhPositionChange = TypeRole.rhPositionChange.font
  public static let rhChartAxis = TypeRole.rhChartAxis.font
  public static let rhRangeChip = TypeRole.rhRangeChip.font
  public static let rhTab = TypeRole.rhTab.font
  public static let rhAllCaps = TypeRole.rhAllCaps.font

  public static let rhButton = TypeRole.rhButton.font
  public static let rhButtonSmall = TypeRole.rhButtonSmall.font
  public static let rhIconLetter = TypeRole.rhIconLetter.font

  /// The system's font with Robinhood's sizes: for places that Capsule Sans cannot reach.
  public static func rh(_ size: CGFloat, weight: Font.Weight = .regular) -> Font {
    .system(size: size, weight: weight, design: .default)
  }
}
