// The catalogue: tokens, components in their states, screens.

import Brokerage
import DesignTokens
import SwiftUI

/// Everything of the system that can be looked at.
public enum RobinhoodCatalogue {
  public static let name = "Robinhood"

  /// Tokens, then components, then screens.
  public static let entries: [CatalogueEntry] = tokens + components + screens

  public static let tokens: [CatalogueEntry] = [
    CatalogueEntry(.tokens, "Colors") {
      ColorPage(ColorToken.robinhood, on: [.rhCanvas, .rhSurfaceGray]).background(Color.rhCanvas)
    },
    CatalogueEntry(.tokens, "Type") { TypePage(TypeRole.robinhood).background(Color.rhCanvas) },
    CatalogueEntry(.tokens, "Measures, motion, symbols") {
      MeasuresPage(.robinhood).background(Color.rhCanvas)
    },
  ]

  public static let components: [CatalogueEntry] = [
    component("Portfolio hero") { PortfolioHero_Previews.previews },
    component("Portfolio chart") { PortfolioChart_Previews.previews },
    component("Chart range chips") { ChartRangeChips_Previews.previews },
    component("Position row") { PositionRow_Previews.previews },
    component("Trade, buy and sell buttons") { TradeButton_Previews.previews },
    component("Filled buttons") { FilledButtonStyle_Previews.previews },
    component("Watchlist row") { WatchlistRow_Previews.previews },
    component("Sparkline") { Sparkline_Previews.previews },
    component("Day-change pill") { DayChangePill_Previews.previews },
    component("Change text") { ChangeText_Previews.previews },
    component("Instrument icon") { InstrumentIcon_Previews.previews },
    component("Stat grid") { StatGrid_Previews.previews },
    component("Amount display") { AmountDisplay_Previews.previews },
    component("Number pad") { NumberPad_Previews.previews },
    component("Order type and time in force") { ChoiceList_Previews.previews },
    component("Order summary") { OrderSummary_Previews.previews },
    component("Swipe up to submit") { SwipeUpToSubmit_Previews.previews },
    component("Order confirmation") { OrderConfirmation_Previews.previews },
    component("Order row") { OrderRow_Previews.previews },
    component("Search field") { SearchField_Previews.previews },
    component("Search result row") { SearchResultRow_Previews.previews },
    component("Crypto row") { CryptoRow_Previews.previews },
    component("Cash card") { CashCard_Previews.previews },
    component("Account section") { AccountRow_Previews.previews },
    component("Section header") { SectionHeader_Previews.previews },
    component("Whole words") { WholeWords_Previews.previews },
    component("Empty, error, loading, notice") { PlaceholderStates_Previews.previews },
  ]

  public static let screens: [CatalogueEntry] =
    [CatalogueEntry(.screens, "App") { RobinhoodDemo() }]
    + RobinhoodTabView.Tab.allCases.map { tab in
      screen(tab.rawValue) { _ in RobinhoodTabView(initialTab: tab) }
    } + [
      screen("Search results") { _ in SearchView(text: "app") },
      screen("Instrument") { _ in TabStack { InstrumentView(symbol: "AAPL") } },
      screen("Instrument, down") { _ in TabStack { InstrumentView(symbol: "DIS") } },
      screen("Coin") { _ in TabStack { InstrumentView(symbol: "BTC-USD") } },
      screen("Trade, entry") { model in trade(model, .buy) { _ in } },
      screen("Trade, limit") { model in
        trade(model, .buy) { draft in
          draft.kind = .limit
          draft.limit = NumberEntry("311.5", places: 4)
          draft.amount = NumberEntry("2", places: 6)
          draft.field = .amount
        }
      },
      screen("Trade, review") { model in
        if let instrument = model.instrument("AAPL") {
          TradeView(
            instrument: instrument,
            draft: OrderDraft(side: .buy, instrument: instrument.instrument, unit: .shares),
            step: .review(review))
        }
      },
      screen("Trade, refused") { model in
        if let instrument = model.instrument("AAPL") {
          TradeView(
            instrument: instrument, draft: draft(instrument, .buy) { $0.amount = NumberEntry("900", places: 6) },
            failure: OrderRejection.notEnoughBuyingPower(needed: 280_782, available: 3120).description)
        }
      },
      screen("Trade, receipt") { model in
        if let instrument = model.instrument("TSLA") {
          TradeView(instrument: instrument, draft: draft(instrument, .buy) { _ in }, step: .receipt(3))
        }
      },
      screen("Orders") { _ in TabStack { OrdersView() } },
      screen("Order") { _ in TabStack { OrderView(id: 3) } },
      screen("Deposit") { _ in TransferView(direction: .deposit) },
      screen("Transfers") { _ in TabStack { TransfersView() } },
      screen("Activity") { _ in TabStack { ActivityView() } },
      screen("List") { _ in TabStack { WatchlistView(id: 1) } },
      screen("Settings") { _ in TabStack { SettingsView() } },
      screen("Import") { _ in ImportView() },
      screen("Import, filled in") { _ in ImportView(text: ActivityImport.sample, file: ActivityImport.sampleFile) },
      screen("Import, refused") { _ in
        ImportView(
          text: "Symbol,Shares\nAAPL,2",
          failure: ImportError.notAnExport(file: "holdings.csv", line: 1, missing: ["Activity Date"]).description)
      },
      screen("Import, result") { _ in ImportView(result: StillMarket.imported) },
      CatalogueEntry(.screens, "Loading") {
        RobinhoodTabView().environment(RobinhoodModel.waiting)
      },
      CatalogueEntry(.screens, "Cannot load") {
        RobinhoodTabView().environment(
          RobinhoodModel.failed(
            BrokerError.storage(file: "Robinhood.sqlite", problem: "it is open in another program; close that first")))
      },
      CatalogueEntry(.screens, "New account") {
        RobinhoodTabView().environment(
          RobinhoodModel(broker: StillBroker(StillMarket.empty, now: StillMarket.now), snapshot: StillMarket.empty))
      },
    ]

  private static func component<Content: View>(
    _ name: String, @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) -> CatalogueEntry {
    CatalogueEntry(.components, name) {
      VStack(spacing: 0) { content() }.frame(maxWidth: .infinity).background(Color.rhCanvas)
    }
  }

  private static func screen<Content: View>(
    _ name: String, @ViewBuilder content: @escaping @MainActor @Sendable (RobinhoodModel) -> Content
  ) -> CatalogueEntry {
    CatalogueEntry(.screens, name) {
      let model = RobinhoodModel.still
      content(model).environment(model).background(Color.rhCanvas.ignoresSafeArea())
    }
  }

  @MainActor
  private static func draft(
    _ instrument: InstrumentModel, _ side: OrderSide, _ edit: (inout OrderDraft) -> Void
  ) -> OrderDraft {
    var draft = OrderDraft(side: side, instrument: instrument.instrument, unit: .shares)
    edit(&draft)
    return draft
  }

  @MainActor @ViewBuilder
  private static func trade(
    _ model: RobinhoodModel, _ side: OrderSide, _ edit: (inout OrderDraft) -> Void
  ) -> some View {
    if let instrument = model.instrument("AAPL") {
      TradeView(instrument: instrument, draft: draft(instrument, side, edit))
    }
  }

  private static let review = OrderReview(
    request: OrderRequest(
      clientID: "1", account: 1, symbol: "AAPL", side: .buy, amount: .shares(2),
      type: .limit(Decimal(sign: .plus, exponent: -1, significand: 3115))),
    price: Decimal(sign: .plus, exponent: -1, significand: 3115), quantity: 2, total: 623, reserved: 623,
    buyingPowerAfter: Decimal(sign: .plus, exponent: -2, significand: 249_744),
    notes: ["The market is open: your order can be filled at once."])
}
