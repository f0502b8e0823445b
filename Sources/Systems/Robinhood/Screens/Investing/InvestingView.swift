// The first tab: what everything is worth, and what it consists of.

import Brokerage
import DesignTokens
import SwiftUI

/// The portfolio's value over its chart, the holdings, the lists.
public struct InvestingView: View {
  @CurrentModel private var model
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.verticalSizeClass) private var heightClass

  public init() {}

  public var body: some View {
    TabStack {
      LoadedScreen {
        if sizeClass == .regular, heightClass != .compact {
          wide
        } else {
          ScreenScroll {
            PortfolioSection()
            BuyingPowerRow()
            HoldingsSection()
            ListsSection()
          }
        }
      }
      .background(Color.rhCanvas)
      .toolbar(.hidden, for: .navigationBar)
    }
  }

  /// On a wide screen the chart stays beside the lists.
  private var wide: some View {
    HStack(alignment: .top, spacing: 0) {
      ScreenScroll {
        PortfolioSection()
        BuyingPowerRow()
        HoldingsSection()
      }
      Rectangle().fill(Color.rhDivider).frame(width: .rhHairline).ignoresSafeArea()
      ScreenScroll { ListsSection() }
        .frame(maxWidth: .rhReadableWidth / 2)
    }
  }
}

/// Hero, chart and chips. They belong together: a finger on the chart changes the hero, a movement colours all three.
struct PortfolioSection: View {
  @CurrentModel private var model
  @State private var range = ChartRangeChips.Range.d
  /// The range whose prices are there: it stays on the screen until those of the next one are.
  @State private var shown = ChartRangeChips.Range.d
  @State private var scrubbed: Int?
  @Environment(\.verticalSizeClass) private var heightClass

  var body: some View {
    let history = model.portfolioHistories[ChartRange(shown)]
    let view = ChartView(
      history: history, last: model.portfolio?.totalValue.plotted ?? 0, scrubbed: scrubbed,
      day: shown == .d ? dayChange : nil)
    ChartLayout(isBeside: heightClass == .compact) {
      PortfolioHero(
        portfolioValue: view.value, dayChange: view.change.amount, dayChangePct: view.change.fraction,
        caption: "Portfolio value", period: shown.period, isScrubbing: scrubbed != nil)
      PortfolioChart(
        points: view.points, isUp: view.isUp, range: shown, span: history?.span, baseline: view.baseline,
        onScrub: { scrubbed = $0 }
      )
      .id(shown)
      ChartRangeChips(selected: $range, isUp: view.isUp)
    }
    .padding(.bottom, .rhGutter)
    .task(id: range) {
      let range = range
      model.perform {
        try await $0.loadPortfolioHistory(ChartRange(range))
        // The chart of another range has no finger on it.
        if range == self.range { (shown, scrubbed) = (range, nil) }
      }
    }
  }
}

extension PortfolioSection {
  /// Without deposits and withdrawals, which the history of the value contains.
  private var dayChange: Change? {
    model.portfolio.map { Change(amount: $0.dayChange.plotted, fraction: $0.dayChangeFraction.plotted) }
  }
}

/// What a hero and its chart show together: everything up to now, or up to the point under a finger.
struct ChartView {
  let points: [(Date, Double)]
  let baseline: Double?
  let value: Double
  let change: Change
  /// The direction of the whole range: the colour does not flicker under a finger.
  let isUp: Bool

  /// - Parameter day: The day's change where the broker knows it better than the points do.
  init(history: PriceHistory?, last: Double, scrubbed: Int?, day: Change? = nil) {
    points = history?.plot ?? []
    let start = history?.baseline.plotted
    baseline = history?.range == .day ? start : nil
    let whole = day ?? Change(from: start ?? last, to: points.last?.1 ?? last)
    isUp = whole.isUp
    if let scrubbed, points.indices.contains(scrubbed) {
      value = points[scrubbed].1
      change = Change(from: start ?? value, to: value)
    } else {
      value = last
      change = day ?? Change(from: start ?? value, to: value)
    }
  }
}

private struct BuyingPowerRow: View {
  @CurrentModel private var model
  @Environment(\.locale) private var locale

  var body: some View {
    if let portfolio = model.portfolio {
      VStack(spacing: 0) {
        Hairline()
        RouteRow("Buying power", value: Money.text(portfolio.buyingPower.plotted, locale), to: .transfers)
      }
    }
  }
}

/// The positions, by kind.
struct HoldingsSection: View {
  @CurrentModel private var model

  var body: some View {
    let stocks = model.positions.filter { $0.instrument.kind != .crypto }
    let coins = model.positions.filter { $0.instrument.kind == .crypto }
    if model.positions.isEmpty {
      EmptyState(symbol: "chart.pie", title: "No investments yet", message: "What you buy shows up here.")
    }
    if !stocks.isEmpty {
      SectionHeader("Stocks")
      rows(stocks)
    }
    if !coins.isEmpty {
      SectionHeader("Crypto")
      rows(coins)
    }
  }

  private func rows(_ positions: [Position]) -> some View {
    LazyVStack(spacing: 0) {
      ForEach(positions) { position in
        InstrumentLink(position.symbol) {
          HoldingRow(position: position, instrument: model.instrument(position.symbol))
        }
      }
    }
  }
}

/// A position at the price of now.
struct HoldingRow: View {
  let position: Position
  let instrument: InstrumentModel?
  @Environment(\.locale) private var locale

  /// Coins are counted without a unit.
  private var coins: String? {
    guard position.instrument.kind == .crypto else { return nil }
    return Money.exact(position.quantity, locale)
  }

  var body: some View {
    let value = HoldingValue(position, quote: instrument?.quote)
    PositionRow(
      ticker: position.symbol.ticker, company: position.instrument.name, shares: position.quantity.plotted,
      marketValue: value.marketValue, dayChange: value.dayChange.amount, dayChangePct: value.dayChange.fraction,
      logo: nil, tint: CryptoRow.accent(of: position.symbol.ticker), quantity: coins, isPriced: value.isPriced)
  }
}

/// What a position is worth at a quote that may be newer than the position.
struct HoldingValue {
  /// Whether there is a price at all; without one the value is zero.
  let isPriced: Bool
  let marketValue: Double
  let dayChange: Change
  let totalReturn: Change?

  init(_ position: Position, quote: Quote?) {
    let last = quote?.last ?? position.quote?.last
    isPriced = last != nil
    let value = last.map { Rounding.toCents(position.quantity * $0) } ?? 0
    let moved = value - (position.marketValue ?? value)
    let day = position.dayChange + moved
    let before = value - day
    marketValue = value.plotted
    dayChange = Change(amount: day.plotted, fraction: before > 0 ? (day / before).plotted : 0)
    if let gain = position.unrealizedGain, position.costBasis > 0 {
      let now = gain + moved
      totalReturn = Change(amount: now.plotted, fraction: (now / position.costBasis).plotted)
    } else {
      totalReturn = nil
    }
  }
}

/// The lists of watched instruments.
struct ListsSection: View {
  @CurrentModel private var model
  @AppStorage(RobinhoodSettings.pillKey) private var pill = RobinhoodSettings.Pill.percent
  @State private var isNaming = false
  @State private var name = ""

  var body: some View {
    SectionHeader("Lists") {
      TextButton("New list", color: .rhTextPrimary) {
        name = ""
        isNaming = true
      }
    }
    .alert("New list", isPresented: $isNaming) {
      TextField("Name", text: $name)
      Button("Cancel", role: .cancel) {}
      Button("Create") {
        let name = name
        model.perform { try await $0.addWatchlist(named: name) }
      }
    }
    if model.watchlists.isEmpty {
      EmptyState(symbol: "star", title: "No lists yet", message: "Keep an eye on what you may want to buy.")
    }
    ForEach(model.watchlists) { list in
      NavigationLink(value: Route.list(list.id)) {
        AccountRow(list.name, value: list.symbols.count == 1 ? "1 item" : "\(list.symbols.count) items", leads: true)
      }
      .buttonStyle(.plain)
      LazyVStack(spacing: 0) {
        ForEach(list.symbols, id: \.self) { symbol in
          if let instrument = model.instrument(symbol) {
            InstrumentLink(symbol) { WatchedRow(instrument: instrument, pill: pill.content) }
          }
        }
      }
    }
  }
}

/// A watched instrument at the price of now.
struct WatchedRow: View {
  let instrument: InstrumentModel
  let pill: DayChangePill.Content

  var body: some View {
    WatchlistRow(
      ticker: instrument.symbol.ticker, name: instrument.instrument.name, price: instrument.price,
      dayChange: instrument.change.amount, dayChangePct: instrument.change.fraction, trend: instrument.trend,
      previousClose: instrument.quote?.previousClose.plotted, pill: pill)
  }
}

/// One list: its instruments, and what can be done with it.
struct WatchlistView: View {
  let id: Watchlist.ID
  @CurrentModel private var model
  @Environment(\.dismiss) private var dismiss
  @AppStorage(RobinhoodSettings.pillKey) private var pill = RobinhoodSettings.Pill.percent
  @State private var isRenaming = false
  @State private var isRemoving = false
  @State private var name = ""

  var body: some View {
    ScreenScroll {
      if let list {
        if list.symbols.isEmpty {
          EmptyState(symbol: "star", title: "Nothing on this list", message: "Search for something and add it.")
        }
        ForEach(list.symbols, id: \.self) { symbol in
          if let instrument = model.instrument(symbol) {
            HStack(spacing: 0) {
              InstrumentLink(symbol) { WatchedRow(instrument: instrument, pill: pill.content) }
              Button {
                model.perform { try await $0.toggle(symbol, on: list) }
              } label: {
                SymbolToken.rhClose.image()
                  .foregroundStyle(Color.rhTextSecondary)
                  .frame(width: .rhTouchTarget, height: .rhTouchTarget)
                  .contentShape(Rectangle())
              }
              .buttonStyle(.plain)
              .accessibilityLabel("Remove \(symbol.ticker) from list")
            }
          }
        }
      } else {
        EmptyState(symbol: "star.slash", title: "This list is gone", message: "It has been removed.")
      }
    }
    .navigationTitle(list?.name ?? "List")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Menu {
          Button("Rename", systemImage: "pencil") {
            name = list?.name ?? ""
            isRenaming = true
          }
          Button("Delete", systemImage: "trash", role: .destructive) { isRemoving = true }
        } label: {
          Image(systemName: "ellipsis").frame(width: .rhTouchTarget, height: .rhTouchTarget)
        }
        .accessibilityLabel("More")
      }
    }
    .alert("Rename list", isPresented: $isRenaming) {
      TextField("Name", text: $name)
      Button("Cancel", role: .cancel) {}
      Button("Rename") {
        guard var list else { return }
        list.name = name
        let changed = list
        model.perform { try await $0.update(changed) }
      }
    }
    .confirmationDialog("Delete this list?", isPresented: $isRemoving, titleVisibility: .visible) {
      Button("Delete list", role: .destructive) {
        guard let list else { return }
        model.perform { try await $0.removeWatchlist(list) }
        dismiss()
      }
    }
  }

  private var list: Watchlist? { model.watchlists.first { $0.id == id } }
}

struct InvestingView_Previews: PreviewProvider {
  static var previews: some View {
    InvestingView().environment(RobinhoodModel.still)
  }
}
