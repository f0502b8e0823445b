// A holding in a list.

import DesignTokens
import SwiftUI

/// What is held of an instrument, what it is worth, and what the day did to it.
public struct PositionRow: View {
  let ticker: String
  let company: String
  let shares: Double
  let marketValue: Double
  let change: Change
  let logo: Image?
  let tint: Color?
  let quantity: String?
  let isPriced: Bool
  @Environment(\.locale) private var locale
  @Environment(\.dynamicTypeSize) private var typeSize

  /// - Parameters:
  ///   - dayChangePct: A fraction: 0.0197 is 1.97 percent.
  ///   - logo: Nil shows the ticker's first letter.
  ///   - tint: The ground of that letter.
  ///   - quantity: What stands for "4 shares" where they are none, such as the number of coins.
  ///   - isPriced: Whether there is a price from which value and change follow; if not, the row says so.
  public init(
    ticker: String, company: String, shares: Double, marketValue: Double, dayChange: Double, dayChangePct: Double,
    logo: Image? = nil, tint: Color? = nil, quantity: String? = nil, isPriced: Bool = true
  ) {
    self.ticker = ticker
    self.company = company
    self.shares = shares
    self.marketValue = marketValue
    self.change = Change(amount: dayChange, fraction: dayChangePct)
    self.logo = logo
    self.tint = tint
    self.quantity = quantity
    self.isPriced = isPriced
  }

  public var body: some View {
    RowLayout {
      InstrumentIcon(ticker: ticker, logo: logo, tint: tint)
    } leading: {
      WholeWords(company, .rhPositionTitle)
        .foregroundStyle(Color.rhTextPrimary)
        .lineLimit(typeSize.isAccessibilitySize ? nil : 1)
      TickerLine(ticker, quantity ?? Money.shares(shares, locale))
    } trailing: {
      if isPriced {
        Text(Money.text(marketValue, locale))
          .textRole(.rhPositionValue)
          .foregroundStyle(Color.rhTextPrimary)
          .lineLimit(1)
        ChangeText(change).textRole(.rhPositionChange)
      } else {
        Text("No price").textRole(.rhPositionChange).foregroundStyle(Color.rhTextSecondary)
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(spoken)
  }

  private var spoken: String {
    let quantity = quantity ?? Money.shares(shares, locale)
    guard isPriced else { return [company, Spoken.ticker(ticker), quantity, "no price"].joined(separator: ", ") }
    return Spoken.position(
      company: company, ticker: ticker, quantity: quantity, marketValue: marketValue, change: change, locale)
  }
}

struct PositionRow_Previews: PreviewProvider {
  static var previews: some View {
    VStack(spacing: 0) {
      PositionRow(
        ticker: "AAPL", company: "Apple Inc.", shares: 4, marketValue: 1247.92, dayChange: 24.13, dayChangePct: 0.0197,
        logo: nil)
      PositionRow(
        ticker: "SBUX", company: "Starbucks Corporation", shares: 1, marketValue: 91.2, dayChange: -1.13,
        dayChangePct: -0.0122, logo: Image(systemName: "cup.and.saucer.fill"))
      PositionRow(
        ticker: "BTC", company: "Bitcoin", shares: 0.0421, marketValue: 2_842.11, dayChange: 0, dayChangePct: 0,
        logo: nil, tint: .rhBitcoin, quantity: "0.0421")
      PositionRow(
        ticker: "BRK.B", company: "Berkshire Hathaway Incorporated, class B", shares: 1_250.3333,
        marketValue: 512_345.67, dayChange: 12_345.67, dayChangePct: 0.0247, logo: nil)
    }
    .background(Color.rhCanvas)
  }
}
