// Robinhood's measures in points: every figure once. `CGFloat.rh…` is made from these.

import DesignTokens
import SwiftUI

extension LengthToken {
  // MARK: Spacing

  public static let rhSpace2 = LengthToken("rhSpace2", .spacing, 2, usage: "Between the two lines of a row")
  public static let rhSpace4 = LengthToken(
    "rhSpace4", .spacing, 4, usage: "Between words of a line, label and underline")
  public static let rhSpace8 = LengthToken("rhSpace8", .spacing, 8, usage: "Between chips, lines of the hero")
  public static let rhSpace12 = LengthToken("rhSpace12", .spacing, 12, usage: "Between icon and text, two buttons")
  public static let rhGutter = LengthToken("rhGutter", .spacing, 16, usage: "From the screen's edge")
  public static let rhHeroGutter = LengthToken(
    "rhHeroGutter", .spacing, 24, usage: "From the screen's edge to the hero")
  public static let rhSection = LengthToken("rhSection", .spacing, 32, usage: "Between sections")

  // MARK: Radii

  public static let rhRadius = LengthToken("rhRadius", .radius, 8, usage: "Buttons, icons, fields")
  public static let rhCardRadius = LengthToken("rhCardRadius", .radius, 12, usage: "Cards")

  // MARK: Sizes

  public static let rhRowHeight = LengthToken("rhRowHeight", .size, 56, usage: "A row")
  public static let rhIcon = LengthToken("rhIcon", .size, 32, usage: "The icon of an instrument")
  public static let rhButtonHeight = LengthToken("rhButtonHeight", .size, 48, usage: "A button")
  public static let rhTouchTarget = LengthToken("rhTouchTarget", .size, 44, usage: "The least a finger needs")
  public static let rhChipWidth = LengthToken("rhChipWidth", .size, 44, usage: "A chip's least width")
  public static let rhChipHeight = LengthToken("rhChipHeight", .size, 32, usage: "A chip's least height")
  public static let rhChartHeight = LengthToken("rhChartHeight", .size, 220, usage: "The large chart")
  public static let rhSparklineWidth = LengthToken("rhSparklineWidth", .size, 64, usage: "A chart in a row")
  public static let rhSparklineHeight = LengthToken("rhSparklineHeight", .size, 28, usage: "A chart in a row")
  public static let rhPillWidth = LengthToken("rhPillWidth", .size, 72, usage: "A pill's least width")
  public static let rhReadableWidth = LengthToken("rhReadableWidth", .size, 640, usage: "The widest a column gets")

  // MARK: Strokes

  public static let rhHairline = LengthToken("rhHairline", .stroke, 0.5, usage: "Between rows")
  public static let rhUnderline = LengthToken("rhUnderline", .stroke, 2, usage: "Under the selected chip")
  public static let rhRule = LengthToken("rhRule", .stroke, 1, usage: "The scrubber's line")
  public static let rhSparklineStroke = LengthToken("rhSparklineStroke", .stroke, 1.5, usage: "A line in a row")

  /// Every length of the system.
  public static let robinhood: [LengthToken] = [
    rhSpace2, rhSpace4, rhSpace8, rhSpace12, rhGutter, rhHeroGutter, rhSection, rhRadius, rhCardRadius, rhRowHeight,
    rhIcon, rhButtonHeight, rhTouchTarget, rhChipWidth, rhChipHeight, rhChartHeight, rhSparklineWidth,
    rhSparklineHeight, rhPillWidth, rhReadableWidth, rhHairline, rhUnderline, rhRule, rhSparklineStroke,
  ]
}

extension CGFloat {
  public static let rhSpace2 = LengthToken.rhSpace2.points
  public static let rhSpace4 = LengthToken.rhSpace4.points
  public static let rhSpace8 = LengthToken.rhSpace8.points
  public static let rhSpace12 = LengthToken.rhSpace12.points
  public static let rhGutter = LengthToken.rhGutter.points
  public static let rhHeroGutter = LengthToken.rhHeroGutter.points
  public static let rhSection = LengthToken.rhSection.points

  public static let rhRadius = LengthToken.rhRadius.points
  public static let rhCardRadius = LengthToken.rhCardRadius.points

  public static let rhRowHeight = LengthToken.rhRowHeight.points
  public static let rhIcon = LengthToken.rhIcon.points
  public static let rhButtonHeight = LengthToken.rhButtonHeight.points
  public static let rhTouchTarget = LengthToken.rhTouchTarget.points
  public static let rhChipWidth = LengthToken.rhChipWidth.points
  public static let rhChipHeight = LengthToken.rhChipHeight.points
  public static let rhChartHeight = LengthToken.rhChartHeight.points
  public static let rhSparklineWidth = LengthToken.rhSparklineWidth.points
  public static let rhSparklineHeight = LengthToken.rhSparklineHeight.points
  public static let rhPillWidth = LengthToken.rhPillWidth.points
  public static let rhReadableWidth = LengthToken.rhReadableWidth.points

  public static let rhHairline = LengthToken.rhHairline.points
  public static let rhUnderline = LengthToken.rhUnderline.points
  public static let rhRule = LengthToken.rhRule.points
  public static let rhSparklineStroke = LengthToken.rhSparklineStroke.points

  /// Area of the scrubber's dot in square points.
  public static let rhScrubberDot: CGFloat = 80
}
