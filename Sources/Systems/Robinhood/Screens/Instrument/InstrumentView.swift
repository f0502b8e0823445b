// One instrument: its price over time, what is held of it, what is known about it, and the way to trade it.

import Brokerage
import DesignTokens
import SwiftUI

/// The screen of a stock, fund or coin.
public struct InstrumentView: View {
  let symbol: Symbol
  @CurrentModel private var model
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.verticalSizeClass) private var heightClass
  @State private var trade: Shown<OrderSide>?
  @State private var isListing = false

  public init(symbol: Symbol) { self.symbol = symbol }

  public var body: some View {
    Group {
      if let instrument = model.instrument(symbol) {
        content(instrument)
      } else {
        ErrorState(message: BrokerError.unknownInstrument(symbol).localizedDescription)
          .frame(maxHeight: .infinity)
      }
    }
    .background(Color.rhCanvas)
    .navigationTitle(symbol.ticker)
    .navigationBarTitleDisplayMode(.inline)
    .task(id: symbol) {
      let symbol = symbol
      model.perform { try await $0.loadDetails(of: symbol) }
    }
  }

  @ViewBuilder private func content(_ instrument: InstrumentModel) -> some View {
    Group {
      if sizeClass == .regular, heightClass != .compact {
        HStack(alignment: .top, spacing: 0) {
          ScreenScroll {
            price(instrument)
            InstrumentPosition(instrument: instrument)
          }
          Rectangle().fill(Color.rhDivider).frame(width: .rhHairline).ignoresSafeArea()
          ScreenScroll { InstrumentFacts(instrument: instrument) }
        }
      } else {
        ScreenScroll {
          price(instrument)
          InstrumentPosition(instrument: instrument)
          InstrumentFacts(instrument: instrument)
        }
      }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) { footer(instrument) }
    .toolbar {
      ToolbarItemGroup(placement: .topBarTrailing) {
        Button {
          model.toggleAlert(symbol)
        } label: {
          SymbolToken.rhAlert.image(isSelected: instrument.alert != nil)
        }
        .accessibilityLabel(instrument.alert == nil ? "Set alert" : "Remove alert")
        Button {
          isListing = true
        } label: {
          SymbolToken.rhAddToList.image(isSelected: model.isOnList(symbol))
        }
        .accessibilityLabel("Add to list")
        ShareLink(item: shareText(instrument)) { SymbolToken.rhShare.image() }
          .accessibilityLabel("Share")
      }
    }
    .sheet(isPresented: $isListing) { AddToListView(instrument: instrument) }
    .fullScreenCover(item: $trade) { TradeView(instrument: instrument, side: $0.value) }
  }

  /// What is known from an import alone has a name and no price.
  @ViewBuilder private func price(_ instrument: InstrumentModel) -> some View {
    if instrument.instrument.kind == .unlisted {
      WholeWords(instrument.instrument.name, .rhScreenTitle)
        .foregroundStyle(Color.rhTextPrimary)
        .padding(.horizontal, .rhGutter)
        .padding(.top, .rhGutter)
        .accessibilityAddTraits(.isHeader)
    } else {
      PriceSection(instrument: instrument)
    }
  }

  @ViewBuilder private func footer(_ instrument: InstrumentModel) -> some View {
    Group {
      if instrument.instrument.kind == .unlisted {
        NoticeBanner("\(symbol.ticker) has no price here and cannot be traded.").padding(.bottom, .rhGutter)
      } else if let position = model.position(of: symbol), position.quantity > 0 {
        BuySellButtons(
          onBuy: { trade = Shown(.buy) }, onSell: { trade = Shown(.sell) }, canSell: position.available > 0
        )
        .padding(.bottom, .rhGutter)
      } else {
        TradeButton(label: "Trade") { trade = Shown(.buy) }
      }
    }
    .screenFooter()
  }

  private func shareText(_ instrument: InstrumentModel) -> String {
    "\(instrument.instrument.name) (\(symbol.ticker)): \(instrument.quote?.last.inDollars ?? "no price")"
  }
}

/// The price, its chart and the chips.
private struct PriceSection: View {
  let instrument: InstrumentModel
  @CurrentModel private var model
  @State private var range = ChartRangeChips.Range.d
  /// The range whose prices are there: it stays on the screen until those of the next one are.
  @State private var shown = ChartRangeChips.Range.d
  @State private var scrubbed: Int?
  @Environment(\.verticalSizeClass) private var heightClass

  var body: some View {
    let history = instrument.histories[ChartRange(shown)]
    let view = ChartView(history: history, last: instrument.price, scrubbed: scrubbed)
    ChartLayout(isBeside: heightClass == .compact) {
      PortfolioHero(
        portfolioValue: view.value, dayChange: view.change.amount, dayChangePct: view.change.fraction,
        caption: instrument.instrument.name, period: shown.period, isScrubbing: scrubbed != nil)
      PortfolioChart(
        points: view.points, isUp: view.isUp, range: shown, span: history?.span, baseline: view.baseline,
        title: "Price of \(instrument.symbol.ticker)", onScrub: { scrubbed = $0 }
      )
      .id(shown)
      ChartRangeChips(selected: $range, isUp: view.isUp)
      if let session {
        Text(session).textRole(.rhBodySmall).foregroundStyle(Color.rhTextSecondary).padding(.horizontal, .rhGutter)
      }
    }
    .padding(.bottom, .rhSpace8)
    .task(id: range) {
      let (symbol, range) = (instrument.symbol, range)
      model.perform {
        try await $0.loadHistory(of: symbol, ChartRange(range))
        // The chart of another range has no finger on it.
        if range == self.range { (shown, scrubbed) = (range, nil) }
      }
    }
  }

  /// Said only while the price is not that of regular hours.
  private var session: String? {
    switch instrument.quote?.session {
    case .preMarket: "Before the market opens"
    case .afterHours: "After the market has closed"
    case .closed: "The market is closed"
    case .regular, .always, nil: nil
    }
  }
}

/// What is held of the instrument.
private struct InstrumentPosition: View {
  let instrument: InstrumentModel
  @CurrentModel private var model
  @Environment(\.locale) private var locale

  var body: some View {
    if let position = model.position(of: instrument.symbol) {
      let value = HoldingValue(position, quote: instrument.quote)
      SectionHeader("Your position")
      StatGrid(figures(position, value))
      if value.isPriced { changeRow("Today's return", value.dayChange) }
      if let total = value.totalReturn { changeRow("Total return", total) }
    }
  }

  private func figures(_ position: Position, _ value: HoldingValue) -> [Figure] {
    let isCoin = instrument.instrument.kind == .crypto
    return [
      Figure(isCoin ? "Quantity" : "Shares", Money.exact(position.quantity, locale)),
      Figure("Market value", value.isPriced ? Money.text(value.marketValue, locale) : "No price"),
      Figure("Average cost", position.averageCost.map { Money.price($0.plotted, locale) } ?? "Unknown"),
      Figure("Portfolio share", value.isPriced ? share(value.marketValue) : "–"),
    ]
  }

  private func share(_ value: Double) -> String {
    guard let total = model.portfolio?.totalValue.plotted, total > 0 else { return "–" }
    return (value / total).formatted(.percent.precision(.fractionLength(2)).locale(locale))
  }

  private func changeRow(_ title: String, _ change: Change) -> some View {
    RowLayout {
      EmptyView()
    } leading: {
      Text(title).textRole(.rhBody).foregroundStyle(Color.rhTextPrimary)
    } trailing: {
      ChangeText(change).textRole(.rhDayChange)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(title), \(change.spoken(locale))")
  }
}

/// About, figures and history.
private struct InstrumentFacts: View {
  let instrument: InstrumentModel
  @CurrentModel private var model
  @Environment(\.locale) private var locale

  var body: some View {
    if !instrument.instrument.about.isEmpty {
      SectionHeader("About")
      Text(instrument.instrument.about)
        .textRole(.rhBody)
        .foregroundStyle(Color.rhTextPrimary)
        .fixedSize(horizontal: false, vertical: true)
        .padding(.horizontal, .rhGutter)
        .padding(.bottom, .rhSpace8)
      ForEach(instrument.instrument.facts, id: \.self) { AccountRow($0.label, value: $0.value) }
    }
    if let stats = instrument.stats {
      SectionHeader("Stats")
      StatGrid(figures(stats))
    }
    let orders = model.orders.filter { $0.symbol == instrument.symbol }
    if !orders.isEmpty {
      SectionHeader("Orders")
      OrderRows(orders: orders)
    }
    if let activity = instrument.activity, !activity.isEmpty {
      SectionHeader("History")
      ActivityRows(activity: activity)
    }
  }

  private func figures(_ stats: InstrumentStats) -> [Figure] {
    var figures = [
      Figure("Open", price(stats.open)), Figure("Volume", compact(stats.volume)),
      Figure("Today's high", price(stats.high)), Figure("Average volume", compact(stats.averageVolume)),
      Figure("Today's low", price(stats.low)),
    ]
    figures.append(Figure("Market cap", stats.marketCap.map { "$" + compact($0) } ?? "–"))
    figures.append(Figure("52-week high", price(stats.yearHigh)))
    figures.append(
      Figure(
        "P/E ratio",
        stats.priceToEarnings.map { $0.plotted.formatted(.number.precision(.fractionLength(2)).locale(locale)) } ?? "–")
    )
    figures.append(Figure("52-week low", price(stats.yearLow)))
    figures.append(
      Figure(
        "Dividend yield",
        stats.dividendYield.map { $0.plotted.formatted(.percent.precision(.fractionLength(2)).locale(locale)) } ?? "–"))
    return figures
  }

  private func price(_ price: Decimal) -> String { Money.price(price.plotted, locale) }

  private func compact(_ number: Decimal) -> String {
    number.plotted.formatted(
      .number.notation(.compactName).precision(.significantDigits(1...4)).locale(locale))
  }
}

struct InstrumentView_Previews: PreviewProvider {
  static var previews: some View {
    NavigationStack { InstrumentView(symbol: "AAPL") }.environment(RobinhoodModel.still)
    NavigationStack { InstrumentView(symbol: "BTC-USD") }.environment(RobinhoodModel.still)
    NavigationStack { InstrumentView(symbol: "TSLA") }.environment(RobinhoodModel.still)
  }
}
