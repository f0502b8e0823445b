// The third tab: coins.

import Brokerage
import DesignTokens
import SwiftUI

/// What the coins are worth, and all there are.
public struct CryptoView: View {
  @CurrentModel private var model

  public init() {}

  public var body: some View {
    TabStack {
      LoadedScreen {
        ScreenScroll {
          CryptoTotal()
          SectionHeader("Coins")
          LazyVStack(spacing: 0) {
            ForEach(model.coins) { coin in
              InstrumentLink(coin.symbol) {
                CoinRow(coin: coin, position: model.position(of: coin.symbol))
              }
            }
          }
          NoticeBanner("Coins trade at all hours, in parts as small as a hundred-millionth.")
            .padding(.top, .rhGutter)
        }
      }
      .background(Color.rhCanvas)
      .toolbar(.hidden, for: .navigationBar)
    }
  }
}

/// The value of all coins that are held.
private struct CryptoTotal: View {
  @CurrentModel private var model

  var body: some View {
    let values = model.positions.filter { $0.instrument.kind == .crypto }
      .map { HoldingValue($0, quote: model.instrument($0.symbol)?.quote) }
    let total = values.reduce(0) { $0 + $1.marketValue }
    let day = values.reduce(0) { $0 + $1.dayChange.amount }
    PortfolioHero(
      portfolioValue: total, dayChange: day, dayChangePct: total - day > 0 ? day / (total - day) : 0, caption: "Crypto")
  }
}

/// A coin at the price of now.
private struct CoinRow: View {
  let coin: InstrumentModel
  let position: Position?

  var body: some View {
    CryptoRow(
      symbol: coin.symbol.ticker, name: coin.instrument.name, price: coin.price, dayChange: coin.change.amount,
      dayChangePct: coin.change.fraction, holding: position?.quantity.plotted,
      holdingValue: position.map { HoldingValue($0, quote: coin.quote).marketValue })
  }
}

struct CryptoView_Previews: PreviewProvider {
  static var previews: some View {
    CryptoView().environment(RobinhoodModel.still)
  }
}
