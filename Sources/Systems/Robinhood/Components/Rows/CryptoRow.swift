// A coin in a list.

import DesignTokens
import SwiftUI

/// A coin with its price and movement, and what is held of it if anything is.
public struct CryptoRow: View {
  let symbol: String
  let name: String
  let price: Double
  let change: Change
  let holding: Double?
  let holdingValue: Double?
  @Environment(\.locale) private var locale
  @Environment(\.dynamicTypeSize) private var typeSize

  public init(
    symbol: String, name: String, price: Double, dayChange: Double, dayChangePct: Double, holding: Double? = nil,
    holdingValue: Double? = nil
  ) {
    self.symbol = symbol
    self.name = name
    self.price = price
    self.change = Change(amount: dayChange, fraction: dayChangePct)
    self.holding = holding
    self.holdingValue = holdingValue
  }

  public var body: some View {
    RowLayout {
      InstrumentIcon(ticker: symbol, tint: Self.accent(of: symbol))
    } leading: {
      WholeWords(name, .rhPositionTitle)
        .foregroundStyle(Color.rhTextPrimary)
        .lineLimit(typeSize.isAccessibilitySize ? nil : 1)
      TickerLine(symbol, holdingText)
    } trailing: {
      Text(Money.price(price, locale))
        .textRole(.rhPositionValue)
        .foregroundStyle(Color.rhTextPrimary)
        .lineLimit(1)
      ChangePercent(change)
        .textRole(.rhPositionChange)
        .lineLimit(1)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(spoken)
  }

  private var holdingText: String? {
    if let holdingValue { return Money.text(holdingValue, locale) }
    return holding.map { Money.exact($0, locale) }
  }

  private var spoken: String {
    var parts = [Spoken.quote(name: name, ticker: symbol, price: price, change: change, locale)]
    if let holding { parts.append("you hold \(Money.exact(holding, locale))") }
    if let holdingValue { parts.append("market value \(Money.text(holdingValue, locale))") }
    return parts.joined(separator: ", ")
  }

  /// The accent of a coin that has one.
  public static func accent(of symbol: String) -> Color? {
    switch symbol {
    case "BTC": .rhBitcoin
    case "ETH": .rhEthereum
    default: nil
    }
  }
}

/// A movement in percent alone, with an arrow for who does not go by colour.
struct ChangePercent: View {
  let change: Change
  @Environment(\.locale) private var locale
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiatesWithoutColor

  init(_ change: Change) { self.change = change }

  var body: some View {
    HStack(spacing: .rhSpace4) {
      if differentiatesWithoutColor { ChangeArrow(change.direction) }
      Text(change.percentText(locale)).figureDirection()
    }
    .foregroundStyle(change.color)
    .monospacedDigit()
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(change.spokenPercent(locale))
  }
}

struct CryptoRow_Previews: PreviewProvider {
  static var previews: some View {
    VStack(spacing: 0) {
      CryptoRow(
        symbol: "BTC", name: "Bitcoin", price: 67_512.34, dayChange: 812.4, dayChangePct: 0.0122, holding: 0.0421,
        holdingValue: 2_842.27)
      CryptoRow(symbol: "ETH", name: "Ethereum", price: 3_512.9, dayChange: -41.2, dayChangePct: -0.0116)
      CryptoRow(symbol: "DOGE", name: "Dogecoin", price: 0.1593, dayChange: 0.0021, dayChangePct: 0.0134)
    }
    .background(Color.rhCanvas)
  }
}
