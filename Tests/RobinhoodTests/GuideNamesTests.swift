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
      Text(String("AAPL".prefix(1))).font(.custom("CapsuleSansText-Bold", size: 14))
      TradeButton(label: "Other", action: {})
      PositionRow(
        ticker: "SBUX", company: "Starbucks", shares: 1, marketValue: 91.2, dayChange: -1.13, dayChangePct: -0.0122,
        logo: Image(systemName: "cup.and.saucer.fill"))
    }
    .background(Color.rhCanvas)
    .tint(Color.rhTextPrimary)
  }
}

/// Every colour and font that the guide names.
private let guideColors: [Color] = [
  .rhCanvas, .rhSurfaceGray, .rhSurfaceGray2, .rhDivider, .rhTextPrimary, .rhTextSecondary, .rhTextTertiary,
  .rhTextMuted, .rhGreen, .rhGreenPressed, .rhGreenDim, .rhGreenBg, .rhRed, .rhRedBg, .rhErrorTrue, .rhWarning, .rhInfo,
  .rhBitcoin, .rhEthereum, .rhDarkCanvas, .rhDarkSurface1, .rhDarkSurface2, .rhDarkDivider, .rhDarkTextPri,
  .rhDarkTextSec,
]
private let guideFonts: [Font] = [
  .rhPortfolioHero, .rhOrderEntry, .rhScreenTitle, .rhSectionHeader, .rhPositionTitle, .rhPositionValue, .rhDayChange,
  .rhBody, .rhBodySmall, .rhTicker, .rhPositionChange, .rhChartAxis, .rhRangeChip, .rhTab, .rhAllCaps, .rhButton,
  .rhButtonSmall, .rh(15),
]

/// The guide's motion and haptics, on views of one's own.
private struct GuideMotion: View {
  @State private var portfolioValue = 24_847.93
  @State private var tradePressed = false
  @State private var orderConfirmed = false
  @State private var selectedTab = 0
  @State private var range = ChartRangeChips.Range.allCases[0]

  var body: some View {
    VStack {
      Text(portfolioValue, format: .currency(code: "USD"))
        .font(.rhPortfolioHero)
        .monospacedDigit()
        .contentTransition(.numericText())
        .animation(.snappy(duration: 0.1), value: portfolioValue)
        .gesture(DragGesture(minimumDistance: 0).onChanged { portfolioValue += $0.translation.width })
      Button("Range") { withAnimation(.spring(response: 0.2, dampingFraction: 0.8)) { range = .m3 } }
      Text(range.rawValue).font(.rhRangeChip)
      ForEach(guideFonts.indices, id: \.self) { Text("Aa").font(guideFonts[$0]) }
      ForEach(guideColors.indices, id: \.self) { guideColors[$0].frame(height: 1) }
    }
    .sensoryFeedback(.impact(weight: .medium), trigger: tradePressed)
    .sensoryFeedback(.success, trigger: orderConfirmed)
    .sensoryFeedback(.selection, trigger: selectedTab)
  }
}

private struct GuideTabs: View {
  init() {
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = UIColor.white
    appearance.shadowColor = UIColor(red: 0.902, green: 0.902, blue: 0.902, alpha: 1)
    UITabBar.appearance().standardAppearance = appearance
    UITabBar.appearance().scrollEdgeAppearance = appearance
  }

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

  @Test("the ranges have the guide's names and titles")
  func ranges() {
    let ranges: [ChartRangeChips.Range] = [.d, .w, .m, .m3, .ytd, .y, .y5, .all]
    #expect(ranges == ChartRangeChips.Range.allCases)
    #expect(ranges.map(\.rawValue) == ["1D", "1W", "1M", "3M", "YTD", "1Y", "5Y", "ALL"])
    #expect(ChartRangeChips.Range(rawValue: "5Y") == .y5)
  }

  @Test("every colour, font, curve and haptic of the guide can be used by its name")
  func names() {
    #expect(guideColors.count == 25 && guideFonts.count == 18)
    let stage = Stage(.standard) { GuideMotion() }
    #expect(stage.tap("Range"))
    #expect(stage.element("3M") != nil)
    #expect(stage.warnings.isEmpty, "\(stage.warnings)")
  }

  @Test("the guide's tabs and the tab view need nothing")
  func tabs() {
    #expect(Stage(.standard) { GuideTabs() }.warnings.isEmpty)
    #expect(Stage(.standard) { RobinhoodTabView() }.warnings.isEmpty)
  }
}
