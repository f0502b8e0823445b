// Code as the guide writes it, against nothing but the names it uses.

import Charts
import Robinhood
import Stage
import SwiftUI
import Testing

private struct GuideScreen: View {
  @State private var range = ChartRangeChips.Range.d
  let points: [(Date, Double)] = [(Date(timeIntervalSince1970: 0), 1), (Date(timeIntervalSince1970: 3600), 2)]
  let logo: Image? = nil

  var body: some View {
    VStack(spacing: 0) {
      PortfolioHero(portfolioValue: 24847.93, dayChange: 847.93, dayChangePct: 0.0352)
      PortfolioChart(points: points, isUp: true)
      ChartRangeChips(selected: $range, isUp: true)
      PositionRow(
        ticker: "AAPL", company: "Apple Inc.", shares: 4, marketValue: 1247.92, dayChange: 24.13, dayChangePct: 0.0197,
        logo: logo)
      TradeButton(label: "Trade") {}
      BuySellButtons(onBuy: {}, onSell: {})
      Text("BUYING POWER")
        .font(.rhAllCaps)
        .foregroundStyle(Color.rhTextSecondary)
        .tracking(0.6)
      Text("Fallback").font(.rh(15, weight: .medium))
    }
    .background(Color.rhCanvas)
    .tint(Color.rhTextPrimary)
  }
}

private struct GuideTabs: View {
  var body: some View {
    TabView {
      InvestingView().tabItem { Label("Investing", systemImage: "chart.line.uptrend.xyaxis") }
      SearchView().tabItem { Label("Search", systemImage: "magnifyingglass") }
      CryptoView().tabItem { Label("Crypto", systemImage: "bitcoinsign.circle") }
      CashView().tabItem { Label("Cash", systemImage: "wallet.pass") }
      AccountView().tabItem { Label("Account", systemImage: "person.crop.circle") }
    }
    .tint(Color.rhTextPrimary)
  }
}

@MainActor
@Suite("Code written against the guide")
struct GuideNamesTests {
  @Test("the guide's components work with the guide's arguments")
  func components() {
    let stage = Stage(.standard) { GuideScreen() }
    let labels = stage.frame.semantics.elements.map(\.label)
    #expect(labels.contains("Buying power $24,847.93, up $847.93, up 3.52 percent today"))
    #expect(stage.warnings.isEmpty, "\(stage.warnings)")
  }

  @Test("the guide's tabs and the tab view need nothing")
  func tabs() {
    #expect(Stage(.standard) { GuideTabs() }.warnings.isEmpty)
    #expect(Stage(.standard) { RobinhoodTabView() }.warnings.isEmpty)
  }
}
