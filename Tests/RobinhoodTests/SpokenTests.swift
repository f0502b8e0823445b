// What VoiceOver says, word for word, and what stands in for colour.

import DesignTokens
import Drawing
import Stage
import SwiftUI
import Testing

@testable import Robinhood

@MainActor
@Suite("Robinhood, spoken")
struct SpokenTests {
  private func hero(_ value: Double, _ change: Double, _ fraction: Double) -> [String] {
    Look { PortfolioHero(portfolioValue: value, dayChange: change, dayChangePct: fraction) }.spoken
  }

  private func row(
    _ ticker: String = "AAPL", _ company: String = "Apple Inc.", shares: Double = 4, value: Double = 1247.92,
    change: Double = 24.13, fraction: Double = 0.0197
  ) -> [String] {
    Look {
      PositionRow(
        ticker: ticker, company: company, shares: shares, marketValue: value, dayChange: change, dayChangePct: fraction,
        logo: nil)
    }.spoken
  }

  @Test("the hero announces value, change and percent in one sentence")
  func heroSentences() {
    #expect(hero(24_847.93, 847.93, 0.0352) == ["Buying power $24,847.93, up $847.93, up 3.52 percent today"])
    #expect(hero(23_152.07, -847.93, -0.0353) == ["Buying power $23,152.07, down $847.93, down 3.53 percent today"])
    #expect(hero(24_000, 0, 0) == ["Buying power $24,000.00, unchanged today"])
    #expect(hero(0, 0, .nan) == ["Buying power $0.00, unchanged today"])
  }

  @Test("a position row announces company, ticker by letters, shares, value and change")
  func rowSentences() {
    #expect(
      row() == ["Apple Inc., A A P L, 4 shares, market value $1,247.92, up $24.13, up 1.97 percent today"])
    #expect(
      row(shares: 1, value: 311.98, change: -6.03, fraction: -0.0193)
        == ["Apple Inc., A A P L, 1 share, market value $311.98, down $6.03, down 1.93 percent today"])
    #expect(
      row(shares: 0.5, value: 155.99, change: 3.02, fraction: 0.0197)
        == ["Apple Inc., A A P L, 0.5 shares, market value $155.99, up $3.02, up 1.97 percent today"])
    #expect(
      row("BRK.B", "Berkshire Hathaway", shares: 1250.33333, value: 512_345.67, change: 0, fraction: 0)
        == ["Berkshire Hathaway, B R K dot B, 1,250.3333 shares, market value $512,345.67, unchanged today"])
  }

  @Test("a change of less than half a cent is none, and never shows a minus before zero")
  func tinyChanges() {
    let change = Change(amount: -0.004, fraction: 0)
    #expect(change.direction == .unchanged)
    #expect(change.amountText(Locale(identifier: "en_US")) == "+$0.00")
    // A coin of a few cents moves without moving by cents.
    #expect(Change(amount: -0.0021, fraction: -0.0134).direction == .down)
  }

  @Test("the search field is a search field that can be typed into")
  func searchField() throws {
    let stage = Stage(.standard) { SearchField(text: .constant("app")) }
    #expect(Look(stage).elements.contains { $0.label == "Search" && $0.role == .searchField })
    #expect(stage.tap("Search"))
    #expect(stage.keyboardHeight > 0)
  }

  @Test("what is found is told with its ticker by letters")
  func found() {
    let row = Look {
      Button {
      } label: {
        SearchResultRow(ticker: "AAPL", name: "Apple Inc.", price: 269.04, dayChange: -2.24, dayChangePct: -0.0083)
      }
    }
    #expect(row.spoken == ["Apple Inc., A A P L, $269.04, down 0.83 percent"])
  }

  @Test("a coin of a few cents is told, and its movement, with the digits that they have")
  func cheapCoins() {
    #expect(hero(0.1106, -0.0036, -0.0315) == ["Buying power $0.1106, down $0.0036, down 3.15 percent today"])
    #expect(Change(amount: -0.0036, fraction: -0.0315).amountText(Locale(identifier: "en_US")) == "−$0.0036")
    #expect(hero(0.5, 0.25, 1) == ["Buying power $0.50, up $0.25, up 100.00 percent today"])
    let chart = Look {
      PortfolioChart(points: [(.distantPast, 0.1), (Date(timeIntervalSince1970: 0), 0.1106)], isUp: true)
    }
    #expect(chart.stage.frame.semantics.elements.contains { $0.value.hasSuffix("$0.1106") })
  }

  @Test("percents have two places, also when they are round")
  func percents() {
    let locale = Locale(identifier: "en_US")
    #expect(Change(amount: 5, fraction: 0.05).percentText(locale) == "+5.00%")
    #expect(Change(amount: 5, fraction: 0.05).spoken(locale) == "up $5.00, up 5.00 percent")
    #expect(Change(amount: -12, fraction: -12.5).percentText(locale) == "−1,250.00%")
  }

  @Test("colour never stands alone: an arrow joins when the user differentiates without colour")
  func arrows() throws {
    func shapes(_ change: Double, _ differentiates: Bool) -> Int {
      Look(traits: Traits(differentiatesWithoutColor: differentiates)) {
        PositionRow(
          ticker: "AAPL", company: "Apple Inc.", shares: 4, marketValue: 1, dayChange: change, dayChangePct: change,
          logo: nil)
      }.shapes.count
    }
    #expect(shapes(1, true) > shapes(1, false))
    #expect(shapes(-1, true) > shapes(-1, false))
    #expect(shapes(0, true) == shapes(0, false))
    // It stands in front of the amount, on its line.
    for (change, color) in [(24.13, ColorToken.rhGreen), (-24.13, .rhRed)] {
      let row = Look(traits: Traits(differentiatesWithoutColor: true)) {
        PositionRow(
          ticker: "AAPL", company: "Apple Inc.", shares: 4, marketValue: 1, dayChange: change, dayChangePct: 0.01,
          logo: nil)
      }
      let amount = try #require(row.words.first { $0.text.contains("24.13") })
      let arrow = row.filled(color).map(\.frame).reduce(CGRect.null) { $0.union($1) }
      #expect(arrow.maxX <= amount.origin.x && arrow.maxX > amount.origin.x - 8, "\(arrow), \(amount.origin)")
      #expect(arrow.midY < amount.origin.y && arrow.midY > amount.origin.y - 13)
    }
    // The arrow's colour is that of the change, and it points the same way.
    #expect(SymbolToken.rhUp.symbol == "arrow.up" && SymbolToken.rhDown.symbol == "arrow.down")
  }

  @Test("signs stay in front of figures in scripts that run to the left")
  func rightToLeft() throws {
    let look = Look(traits: Traits(layoutDirection: .rightToLeft)) {
      PortfolioHero(portfolioValue: 1000, dayChange: 24.13, dayChangePct: 0.0197)
    }
    #expect(look.word("+$24.13") != nil, "\(look.text)")
    #expect(look.word("(+1.97%)") != nil)
    #expect(try #require(look.word("$1,000.00")).origin.x > 150)
  }

  @Test("the chart is one adjustable element that says the newest point, and describes itself for the ear")
  func chart() throws {
    let look = Look { PortfolioChart(points: Samples.rising, isUp: true) }
    let chart = try #require(look.element("Portfolio value"))
    #expect(chart.traits.contains(.adjustable))
    #expect(chart.actions.contains("increment") && chart.actions.contains("decrement"))
    #expect(chart.value.hasSuffix("$24,847.93"))
    let graph = try #require(chart.chart).chart()
    #expect(graph.xTitle == "Time" && graph.yTitle == "Value")
    #expect(graph.series.count == 1 && graph.series[0].isContinuous)
    #expect(graph.series[0].points.count == Samples.rising.count)
    #expect(graph.series[0].points.last?.y == "$24,847.93")
    #expect(graph.summary == "up $847.93, up 3.53 percent today")
  }

  @Test("chips say their ranges in words, and which is chosen")
  func chips() {
    let look = Look(width: 600) { ChartRangeChips(selected: .constant(.ytd), isUp: true) }
    let chips = look.elements.filter { $0.role == .button }
    #expect(
      chips.map(\.label) == [
        "1 day", "1 week", "1 month", "3 months", "Year to date", "1 year", "5 years", "All time",
      ])
    #expect(chips.filter { $0.traits.contains(.selected) }.map(\.label) == ["Year to date"])
  }

  @Test("five tabs, each a button that says its place")
  func tabs() {
    let look = Look(isScreen: true) { RobinhoodTabView().environment(RobinhoodModel.still) }
    let tabs = look.elements.filter { $0.role == .tab }
    #expect(tabs.map(\.label) == ["Investing", "Search", "Crypto", "Cash", "Account"])
    #expect(tabs.map(\.value) == (1...5).map { "\($0) of 5" })
    #expect(tabs.filter { $0.traits.contains(.selected) }.map(\.label) == ["Investing"])
  }

  @Test("nothing that is only drawn is read out: no dots between words, no signs for figures")
  func marks() {
    for entry in RobinhoodCatalogue.entries where entry.group != .tokens {
      let look = Look(isScreen: entry.isScreen) { entry.view }
      for label in look.spoken where label != "Text of the file" {
        #expect(!label.contains { "·−≈".contains($0) }, "\(entry.id): \(label)")
      }
    }
  }

  @Test("the sentences are right for any figures: number, direction and unit follow the values")
  func anyValues() {
    // From a cent to millions, up and down, whole and parts.
    var state: UInt64 = 7
    func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    func grouped(_ whole: Int) -> String {
      let digits = String(whole)
      return String(
        digits.enumerated().flatMap { index, digit in
          (index > 0 && (digits.count - index) % 3 == 0 ? [",", digit] : [digit]) as [Character]
        })
    }
    func padded(_ cents: Int) -> String { cents < 10 ? "0\(cents)" : "\(cents)" }
    func dollars(_ cents: Int) -> String { "$\(grouped(cents / 100)).\(padded(cents % 100))" }
    for _ in 0..<60 {
      let scale = [100, 10_000, 1_000_000, 1_000_000_000][next(below: 4)]
      let (value, change, basis) = (next(below: scale), next(below: scale), next(below: 100_000))
      let isDown = next(below: 2) == 0
      let shares = [1, 2, 15, 1_250][next(below: 4)]
      let sign: Double = isDown ? -1 : 1
      let spoken = row(
        shares: Double(shares), value: Double(value) / 100, change: sign * Double(change) / 100,
        fraction: sign * Double(basis) / 10_000)
      let verb = isDown ? "down" : "up"
      let movement =
        change == 0
        ? "unchanged" : "\(verb) \(dollars(change)), \(verb) \(grouped(basis / 100)).\(padded(basis % 100)) percent"
      let count = shares == 1 ? "1 share" : "\(grouped(shares)) shares"
      if change == 0, basis != 0 { continue }
      #expect(spoken == ["Apple Inc., A A P L, \(count), market value \(dollars(value)), \(movement) today"])
    }
  }

  @Test("the account screen says that the market is simulated")
  func simulated() {
    let look = Look(isScreen: true) { RobinhoodTabView(initialTab: .account).environment(RobinhoodModel.still) }
    #expect(look.spoken.contains { $0.contains("Simulated market") })
  }
}
