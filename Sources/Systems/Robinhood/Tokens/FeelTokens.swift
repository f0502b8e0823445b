// Robinhood's motion, haptics and elevation.

import DesignTokens

extension MotionToken {
  /// The hero's number when a price comes in.
  public static let rhValue = MotionToken("rhValue", .snappy(duration: 0.5), usage: "Portfolio value update")
  /// The hero's number while a finger moves along the chart.
  public static let rhScrub = MotionToken(
    "rhScrub", .snappy(duration: 0.1), usage: "Portfolio value update during scrub")
  /// The scrubber itself follows the finger without smoothing.
  public static let rhScrubber = MotionToken("rhScrubber", .instant, usage: "Chart scrubber drag")
  public static let rhRangeSwitch = MotionToken(
    "rhRangeSwitch", .spring(response: 0.2, dampingFraction: 0.8), usage: "Range chip switch")

  /// Every movement of the system.
  public static let robinhood: [MotionToken] = [rhValue, rhScrub, rhScrubber, rhRangeSwitch]
}

extension HapticToken {
  public static let rhTrade = HapticToken("rhTrade", .impactMedium, usage: "Trade, buy and sell taps")
  public static let rhOrderPlaced = HapticToken("rhOrderPlaced", .success, usage: "Order placed")
  public static let rhOrderFailed = HapticToken("rhOrderFailed", .error, usage: "Order failed")
  public static let rhTabSwitch = HapticToken("rhTabSwitch", .selection, usage: "Tab switch")
  public static let rhRangeChip = HapticToken("rhRangeChip", .selection, usage: "Range chip switch")
  public static let rhKey = HapticToken("rhKey", .impactLight, usage: "A key of the number pad")

  /// Every feedback of the system.
  public static let robinhood: [HapticToken] = [rhTrade, rhOrderPlaced, rhOrderFailed, rhTabSwitch, rhRangeChip, rhKey]
}

extension ElevationToken {
  /// Nearly everything: the system is flat and parts things with hairlines.
  public static let rhFlat = ElevationToken("rhFlat", opacity: 0, radius: 0, y: 0)
  /// The handle that is swiped up to send an order.
  public static let rhFloating = ElevationToken("rhFloating", opacity: 0.16, radius: 12, y: 4)

  /// Every elevation of the system.
  public static let robinhood: [ElevationToken] = [rhFlat, rhFloating]
}
