// What a search has found.

import DesignTokens
import SwiftUI

/// An instrument with its price, and a button that puts it on a list.
public struct SearchResultRow: View {
  let ticker: String
  let name: String
  let price: Double?
  let change: Change
  let isOnList: Bool
  let onToggleList: (@MainActor () -> Void)?
  @Environment(\.locale) private var locale
  @Environment(\.dynamicTypeSize) private var typeSize

  /// - Parameters:
  ///   - price: Nil for an instrument without a quote.
  ///   - onToggleList: Nil shows no button.
  public init(
    ticker: String, name: String, price: Double?, dayChange: Double = 0, dayChangePct: Double = 0,
    isOnList: Bool = false, onToggleList: (@MainActor () -> Void)? = nil
  ) {
    self.ticker = ticker
    self.name = name
    self.price = price
    self.change = Change(amount: dayChange, fraction: dayChangePct)
    self.isOnList = isOnList
    self.onToggleList = onToggleList
  }

  public var body: some View {
    RowLayout {
      InstrumentIcon(ticker: ticker, tint: CryptoRow.accent(of: ticker))
    } leading: {
      WholeWords(name, .rhPositionTitle)
        .foregroundStyle(Color.rhTextPrimary)
        .lineLimit(typeSize.isAccessibilitySize ? nil : 1)
      TickerLine(ticker)
    } trailing: {
      if let price {
        Text(Money.price(price, locale))
          .textRole(.rhPositionValue)
          .foregroundStyle(Color.rhTextPrimary)
          .lineLimit(1)
        ChangePercent(change).textRole(.rhPositionChange).lineLimit(1)
      }
    } accessory: {
      if let onToggleList { ListButton(ticker: ticker, isOnList: isOnList, action: onToggleList) }
    }
  }
}

struct SearchResultRow_Previews: PreviewProvider {
  static var previews: some View {
    VStack(spacing: 0) {
      SearchResultRow(
        ticker: "AAPL", name: "Apple Inc.", price: 227.52, dayChange: 1.2, dayChangePct: 0.0053, isOnList: true,
        onToggleList: {})
      SearchResultRow(
        ticker: "ETH", name: "Ethereum", price: 3_512.9, dayChange: -41.2, dayChangePct: -0.0116, onToggleList: {})
      SearchResultRow(ticker: "OLDCO", name: "A company that left the market", price: nil)
    }
    .background(Color.rhCanvas)
  }
}
