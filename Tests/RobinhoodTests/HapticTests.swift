// What the hand feels: each haptic of the guide, when it is due and only then.

import Brokerage
import Foundation
import Stage
import SwiftUI
import Testing

@testable import Robinhood

@MainActor
@Suite("Robinhood's haptics")
struct HapticTests {
  private func kinds(_ stage: Stage) -> [String] {
    _ = stage.frame
    return stage.haptics.map(\.kind)
  }

  @Test("a chip gives a selection, once")
  func chips() {
    struct Screen: View {
      @State private var range = ChartRangeChips.Range.d
      var body: some View { ChartRangeChips(selected: $range, isUp: true) }
    }
    let stage = Stage(.standard) { Screen() }
    #expect(kinds(stage).isEmpty)
    stage.tap("1 month")
    #expect(kinds(stage) == ["selection"])
    stage.tap("1 month")
    #expect(kinds(stage) == ["selection"])
  }

  @Test("trade, buy and sell give a medium impact at each tap, and none when the screen is drawn again")
  func trade() {
    let stage = Stage(.standard) {
      VStack {
        TradeButton(label: "Trade") {}
        BuySellButtons(onBuy: {}, onSell: {})
      }
    }
    #expect(kinds(stage).isEmpty)
    for (count, name) in ["Trade", "Buy", "Sell"].enumerated() {
      stage.tap(name)
      #expect(kinds(stage) == Array(repeating: "impact(medium)", count: count + 1))
    }
  }

  @Test("switching tabs gives a selection")
  func tabs() {
    let stage = Stage(.standard) { RobinhoodTabView().environment(RobinhoodModel.still) }
    stage.tap("Cash")
    #expect(kinds(stage).last == "selection")
  }

  @Test("an order that is placed gives success, one that is refused an error")
  func orders() async throws {
    let clock = SteppedMarketClock(Date(timeIntervalSince1970: 1_763_580_600))
    let model = try RobinhoodModel.loaded(PaperBroker.sample(at: nil, clock: clock), clock: clock)
    let instrument = try #require(model.instrument("AAPL"))
    let stage = Stage(.standard) { TradeView(instrument: instrument, side: .buy).environment(model) }
    for _ in 0..<5 { stage.tap("9") }
    stage.tap("Review")
    await stage.settle()
    #expect(kinds(stage).last == "error")
    for _ in 0..<5 { stage.tap("Delete") }
    stage.tap("1")
    stage.tap("Review")
    await stage.settle()
    stage.perform(.activate, on: "Swipe up to buy")
    await stage.settle()
    #expect(kinds(stage).suffix(2) == ["impact(medium)", "success"])
  }
}
