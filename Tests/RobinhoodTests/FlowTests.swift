// The app in use: what happens on the screen when somebody touches it.

import Brokerage
import DesignTokens
import Drawing
import Foundation
import Stage
import SwiftUI
import Testing

@testable import Robinhood

@MainActor
@Suite("Robinhood in use")
struct FlowTests {
  private func type(_ keys: String, _ stage: Stage) {
    for key in keys { #expect(stage.tap(key == "." ? "Decimal point" : String(key)), "\(key)") }
  }

  @Test("a newcomer buys two shares with a limit order, sees it filled, finds it in the history and sells one")
  func buyAndSell() async throws {
    let (stage, model) = try app()
    let held = try #require(model.position(of: "AAPL")).quantity
    #expect(stage.tap("instrument.AAPL"))
    await stage.settle()
    #expect(stage.tap("Buy"))
    await stage.settle()
    #expect(stage.tap("Order type, Market"))
    await stage.settle()
    #expect(stage.element("Limit order") != nil, "\(stage.semantics.elements.map(\.label))")
    #expect(stage.tap("Limit order"))
    #expect(stage.tap("Done"))
    await stage.settle()
    type("999", stage)
    #expect(stage.tap("Shares"))
    type("2", stage)
    #expect(stage.tap("Review"))
    await stage.settle()
    #expect(stage.element("Limit price, $999.00") != nil, "\(stage.semantics.elements.map(\.label))")
    #expect(stage.perform(.activate, on: "Swipe up to buy"))
    await stage.settle()
    #expect(stage.element("Order filled") != nil)
    #expect(stage.tap("Done"))
    await stage.settle()
    #expect(model.position(of: "AAPL")?.quantity == held + 2)
    #expect(model.orders.first?.request.type == .limit(999))

    #expect(stage.tap("Sell"))
    await stage.settle()
    type("1", stage)
    #expect(stage.tap("Review"))
    await stage.settle()
    #expect(stage.perform(.activate, on: "Swipe up to sell"))
    await stage.settle()
    #expect(model.position(of: "AAPL")?.quantity == held + 1)
  }

  @Test("an order that cannot be paid says why on the entry screen")
  func refused() async throws {
    let (stage, model) = try app()
    let instrument = try #require(model.instrument("AAPL"))
    let trade = Stage(.standard) { TradeView(instrument: instrument, side: .buy).environment(model) }
    _ = stage
    type("9999", trade)
    #expect(trade.tap("Review"))
    await trade.settle()
    #expect(trade.semantics.elements.contains { $0.label.contains("of buying power. Buy less, or add money.") })
  }

  @Test("an open order is cancelled after a question")
  func cancel() async throws {
    let (_, model) = try app()
    let order = try #require(model.orders.first { $0.canCancel })
    let stage = Stage(.standard) { NavigationStack { OrderView(id: order.id) }.environment(model) }
    #expect(stage.tap("Cancel order"))
    await stage.settle()
    #expect(model.order(order.id)?.canCancel == true)
    #expect(stage.tap("Cancel order"))
    await stage.settle()
    #expect(model.order(order.id)?.state == .canceled)
    #expect(stage.element("Order canceled") != nil)
  }

  @Test("a finger on the chart moves the hero's value, and lifting it brings the last one back")
  func scrub() throws {
    let model = RobinhoodModel.still
    let stage = Stage(.standard) { RobinhoodTabView().environment(model) }
    func hero() -> String {
      Look(stage).elements.first { $0.label.hasPrefix("Portfolio value $") }?.label ?? ""
    }
    let before = hero()
    let chart = try #require(stage.element("Portfolio value")).frame
    stage.touch(.began, at: CGPoint(x: 40, y: chart.midY))
    let first = hero()
    #expect(first != before)
    stage.touch(.moved, at: CGPoint(x: 120, y: chart.midY))
    #expect(hero() != first)
    stage.touch(.ended, at: CGPoint(x: 120, y: chart.midY))
    #expect(hero() == before)
  }

  @Test("VoiceOver steps along the chart, and the hero follows")
  func adjust() throws {
    let stage = Stage(.standard) { RobinhoodTabView().environment(RobinhoodModel.still) }
    let newest = try #require(stage.element("Portfolio value")).value
    #expect(stage.perform(.decrement, on: "Portfolio value"))
    let earlier = try #require(stage.element("Portfolio value")).value
    #expect(earlier != newest)
    #expect(stage.perform(.increment, on: "Portfolio value"))
    #expect(try #require(stage.element("Portfolio value")).value == newest)
  }

  @Test("a chip shows another range, its movement colours hero, chart and chip together")
  func ranges() async throws {
    let (stage, model) = try app()
    for range in ChartRangeChips.Range.allCases {
      #expect(stage.tap(range.spoken))
      await stage.settle()
      let look = Look(stage)
      let history = try #require(model.portfolioHistories[ChartRange(range)])
      let isUp = Change(from: history.baseline.plotted, to: history.points.last?.price.plotted ?? 0).isUp
      let color = isUp ? ColorToken.rhGreen : .rhRed
      let line = look.filled(color).first { $0.frame.height == 2 && $0.frame.width >= 44 }
      #expect(line != nil, "\(range)")
      #expect(look.elements.contains { $0.label.hasSuffix(range.period.lowercased()) }, "\(range)")
    }
  }

  @Test("a phone that is too narrow for all chips shows the neighbours of the chosen one", arguments: [false, true])
  func chipsInReach(_ isMotionReduced: Bool) throws {
    struct Screen: View {
      @State private var range = ChartRangeChips.Range.d
      var body: some View { ChartRangeChips(selected: $range, isUp: true) }
    }
    let stage = Stage(.standard, traits: Traits(isMotionReduced: isMotionReduced)) { Screen() }
    #expect(try #require(stage.element("All time")).frame.maxX > 393)
    #expect(stage.tap("5 years"))
    stage.advance(untilIdle: 2)
    #expect(try #require(stage.element("All time")).frame.maxX <= 393)
    #expect(stage.tap("Year to date"))
    stage.advance(untilIdle: 2)
    for name in ["3 months", "1 year"] {
      let frame = try #require(stage.element(name)).frame
      #expect(frame.minX >= 0 && frame.maxX <= 393, "\(name)")
    }
  }

  @Test("tabs switch")
  func tabs() async throws {
    let (stage, _) = try app()
    for (tab, sign) in [
      ("Crypto", "Coins"), ("Cash", "Transfers"), ("Account", "Orders, 1 open"), ("Search", "Stocks"),
    ] {
      #expect(stage.tap(tab))
      await stage.settle()
      #expect(stage.element(sign) != nil, "\(tab)")
    }
  }

  @Test("a deposit is typed and arrives")
  func deposit() async throws {
    let (stage, model) = try app(.cash)
    let before = try #require(model.portfolio).buyingPower
    #expect(stage.tap("Deposit"))
    await stage.settle()
    type("250.5", stage)
    #expect(stage.tap("Deposit $250.50"))
    await stage.settle()
    #expect(stage.element("Deposit started") != nil)
    #expect(model.portfolio?.buyingPower == before + (Decimal(string: "250.5") ?? 0))
  }

  @Test("the handle submits when it is swiped far enough, and not before")
  func swipe() {
    var submissions = 0
    let stage = Stage(.standard) { SwipeUpToSubmit { submissions += 1 }.frame(maxHeight: .infinity) }
    let centre = CGPoint(x: 196, y: 440)
    stage.drag(from: centre, to: CGPoint(x: 196, y: 400))
    #expect(submissions == 0)
    stage.drag(from: centre, to: CGPoint(x: 196, y: 280))
    #expect(submissions == 1)
  }
}
