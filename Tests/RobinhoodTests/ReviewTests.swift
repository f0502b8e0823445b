// What the review of an order says before it is sent.

import Brokerage
import Foundation
import Stage
import SwiftUI
import Testing

@testable import Robinhood

@MainActor
@Suite("Robinhood, review")
struct ReviewTests {
  /// A Wednesday afternoon in New York.
  private let clock = SteppedMarketClock(Date(timeIntervalSince1970: 1_763_580_600))

  /// What is said of a draft before and after it is reviewed, with the model that reviewed it.
  private func said(
    _ side: OrderSide, of symbol: Symbol = "AAPL", unit: RobinhoodSettings.Unit = .shares,
    _ edit: (inout OrderDraft) -> Void
  ) async throws -> (entry: [String], review: [String], model: RobinhoodModel) {
    let model = try RobinhoodModel.loaded(PaperBroker.sample(at: nil, clock: clock), clock: clock)
    let instrument = try #require(model.instrument(symbol))
    var draft = OrderDraft(side: side, instrument: instrument.instrument, unit: unit)
    edit(&draft)
    let stage = Stage(.standard) { TradeView(instrument: instrument, draft: draft).environment(model) }
    let entry = Look(stage).spoken
    #expect(stage.tap("Review"))
    await stage.settle()
    return (entry, Look(stage).spoken, model)
  }

  private func shares(_ text: String) -> NumberEntry { NumberEntry(text, places: 8) }
  private func price(_ text: String) -> NumberEntry { NumberEntry(text, places: 4) }

  @Test("a number of shares is said with all of its digits, so that all that is held can be sold")
  func quantities() async throws {
    let tiny = try await said(.buy) { $0.amount = shares("0.000001") }
    #expect(tiny.review.contains("You are buying 0.000001 shares of AAPL at the best price there is."))
    let all = try await said(.sell) { $0.amount = shares("6.715565") }
    #expect(all.model.position(of: "AAPL")?.available == Decimal(string: "6.715565"))
    #expect(all.entry.contains("6.715565 shares to sell"))
    #expect(all.review.contains("You are selling 6.715565 shares of AAPL at the best price there is."))
  }

  @Test("orders of other years are told from those of this one")
  func years() throws {
    let model = try RobinhoodModel.loaded(PaperBroker.sample(at: nil, clock: clock), clock: clock)
    let stage = Stage(.standard) {
      ScrollView { OrderRows(orders: model.orders.filter { $0.symbol == "DIS" }) }.environment(model)
    }
    #expect(
      Look(stage).spoken == [
        "The Walt Disney Company market sell, Filled, $426.38, Apr 3, 2025 at 3:11\u{202F}PM",
        "The Walt Disney Company market buy, Filled, $800.00, Dec 24, 2024 at 4:05\u{202F}PM",
      ])
  }

  @Test("an order in dollars is told in dollars, its shares are an estimate")
  func dollars() async throws {
    let words = try await said(.buy, unit: .dollars) { $0.amount = NumberEntry("100", places: 2) }.review
    #expect(words.contains("You are buying $100.00 of AAPL at the best price there is."))
    #expect(words.contains { $0.hasPrefix("Estimated shares, 0.") })
  }

  @Test("a stop price is not called the market's price")
  func stops() async throws {
    let words = try await said(.buy) {
      $0.kind = .stop
      ($0.amount, $0.stop) = (shares("1"), price("300"))
    }.review
    #expect(words.contains("Stop price, $300.00") && !words.contains { $0.hasPrefix("Market price") })
  }

  @Test("what a sale brings is part of the buying power after it, as it is once it is filled")
  func proceeds() async throws {
    let (_, words, model) = try await said(.sell) { $0.amount = shares("1") }
    let before = try #require(model.portfolio?.buyingPower)
    let bid = try #require(model.instrument("AAPL")?.quote?.bid)
    #expect(words.contains("Buying power after, \((before + bid).inDollars)"), "\(words)")
  }

  @Test(
    "an order for a coin that is good for the day ends after 24 hours, and its cents have as many digits as its price")
  func coins() async throws {
    let limit = try await said(.buy, of: "DOGE-USD") {
      $0.kind = .limit
      ($0.amount, $0.limit) = (shares("3"), price("0.05"))
    }.review
    #expect(limit.contains { $0.hasSuffix("The order is good for 24 hours.") }, "\(limit)")
    let market = try await said(.buy, of: "DOGE-USD") { $0.amount = shares("3") }.review
    #expect(market.contains { $0.contains("accepts prices up to $0.11") }, "\(market)")
    #expect(!market.contains { $0.contains("accepts prices up to $0.12.") }, "\(market)")
  }
}
