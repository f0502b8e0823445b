// The large number on top of a screen.

import DesignTokens
import SwiftUI

/// A value, large, with its movement below. The number morphs when it changes, and follows a finger on the chart.
public struct PortfolioHero: View {
  let caption: String
  let portfolioValue: Double
  let change: Change
  let period: String
  let isScrubbing: Bool
  @Environment(\.locale) private var locale
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  /// - Parameters:
  ///   - dayChangePct: A fraction: 0.0352 is 3.52 percent.
  ///   - caption: What the value is. Drawn in capitals.
  ///   - period: What the movement is measured over.
  ///   - isScrubbing: Whether the value follows a finger.
  public init(
    portfolioValue: Double, dayChange: Double, dayChangePct: Double, caption: String = "Buying power",
    period: String = "Today", isScrubbing: Bool = false
  ) {
    self.caption = caption
    self.portfolioValue = portfolioValue
    self.change = Change(amount: dayChange, fraction: dayChangePct)
    self.period = period
    self.isScrubbing = isScrubbing
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: .rhSpace8) {
      WholeWords(caption.uppercased(with: locale), .rhAllCaps)
        .foregroundStyle(Color.rhTextSecondary)
      Text(Money.price(portfolioValue, locale))
        .textRole(.rhPortfolioHero)
        .foregroundStyle(Color.rhTextPrimary)
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .contentTransition(reduceMotion ? .identity : .numericText())
        .animation(motion.animation(reduceMotion: reduceMotion), value: portfolioValue)
      ChangeText(change, suffix: period).textRole(.rhDayChange)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.horizontal, .rhHeroGutter)
    .padding(.top, .rhGutter)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(
      Spoken.hero(caption: caption, value: portfolioValue, change: change, period: period, locale)
    )
    .accessibilityAddTraits([.isHeader, .updatesFrequently])
  }

  private var motion: MotionToken { isScrubbing ? .rhScrub : .rhValue }
}

struct PortfolioHero_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      PortfolioHero(portfolioValue: 24_847.93, dayChange: 847.93, dayChangePct: 0.0352)
      PortfolioHero(portfolioValue: 23_152.07, dayChange: -847.93, dayChangePct: -0.0353)
      PortfolioHero(portfolioValue: 24_000, dayChange: 0, dayChangePct: 0, caption: "Investing", period: "Past week")
      PortfolioHero(portfolioValue: 12_345_678.9, dayChange: 98_765.43, dayChangePct: 0.0081)
    }
    .padding(.bottom, .rhGutter)
    .background(Color.rhCanvas)
  }
}
