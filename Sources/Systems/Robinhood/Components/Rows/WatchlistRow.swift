// An instrument somebody keeps an eye on.

import DesignTokens
import SwiftUI

/// A name, a small chart and a pill with the price or the movement.
public struct WatchlistRow: View {
  let ticker: String
  let name: String
  let price: Double
  let change: Change
  let trend: [Double]
  let previousClose: Double?
  let pill: DayChangePill.Content?
  @Environment(\.locale) private var locale
  @Environment(\.dynamicTypeSize) private var typeSize

  /// - Parameters:
  ///   - trend: The day's prices, oldest first.
  ///   - pill: What the pill shows; nil for the movement in percent under the price, without a pill.
  public init(
    ticker: String, name: String, price: Double, dayChange: Double, dayChangePct: Double, trend: [Double],
    previousClose: Double? = nil, pill: DayChangePill.Content? = .percent
  ) {
    self.ticker = ticker
    self.name = name
    self.price = price
    self.change = Change(amount: dayChange, fraction: dayChangePct)
    self.trend = trend
    self.previousClose = previousClose
    self.pill = pill
  }

  public var body: some View {
    RowLayout {
      EmptyView()
    } leading: {
      Text(ticker)
        .textRole(.rhPositionTitle)
        .foregroundStyle(Color.rhTextPrimary)
        .lineLimit(1)
      WholeWords(name, .rhBodySmall)
        .foregroundStyle(Color.rhTextSecondary)
        .lineLimit(typeSize.isAccessibilitySize ? nil : 1)
    } trailing: {
      if typeSize.isAccessibilitySize {
        figures(.leading)
        sparkline
      } else {
        HStack(spacing: .rhSpace12) {
          sparkline
          figures(.trailing).frame(minWidth: .rhPillWidth, alignment: .trailing)
        }
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Spoken.quote(name: name, ticker: ticker, price: price, change: change, locale))
  }

  private var sparkline: some View { Sparkline(values: trend, baseline: previousClose, isUp: change.isUp) }

  private func figures(_ alignment: HorizontalAlignment) -> some View {
    VStack(alignment: alignment, spacing: .rhSpace2) {
      Text(Money.price(price, locale))
        .textRole(.rhPositionValue)
        .foregroundStyle(Color.rhTextPrimary)
        .lineLimit(1)
      if let pill { DayChangePill(change, showing: pill) }
    }
  }
}

struct WatchlistRow_Previews: PreviewProvider {
  static var previews: some View {
    VStack(spacing: 0) {
      WatchlistRow(
        ticker: "AAPL", name: "Apple Inc.", price: 227.52, dayChange: 1.2, dayChangePct: 0.0053,
        trend: Samples.rising.map(\.1), previousClose: 24_000)
      WatchlistRow(
        ticker: "NVDA", name: "NVIDIA Corporation", price: 118.11, dayChange: -2.4, dayChangePct: -0.0199,
        trend: Samples.falling.map(\.1), previousClose: 24_000, pill: .amount)
      WatchlistRow(
        ticker: "VTI", name: "Vanguard Total Stock Market ETF", price: 281.4, dayChange: 0, dayChangePct: 0,
        trend: [1, 1, 1])
    }
    .background(Color.rhCanvas)
  }
}
