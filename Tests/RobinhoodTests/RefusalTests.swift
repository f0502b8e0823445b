// What the trade screen says when an order cannot be, or cannot be yet.

import Brokerage
import Foundation
import Stage
import SwiftUI
import Testing

@testable import Robinhood

@MainActor
@Suite("Robinhood, refused")
struct RefusalTests {
  /// A Wednesday afternoon in New York.
  private let clock = SteppedMarketClock(Date(timeIntervalSince1970: 1_763_580_600))

  private func model() throws -> RobinhoodModel {
    try RobinhoodModel.loaded(PaperBroker.sample(at: nil, clock: clock), clock: clock)
  }

  /// What is said when a draft is sent to be reviewed.
  private func said(
    _ side: OrderSide, of symbol: Symbol = "AAPL", unit: RobinhoodSettings.Unit = .shares,
    _ edit: (inout OrderDraft) -> Void
  ) async throws -> (words: [String], haptic: String?) {
    let model = try model()
    let instrument = try #require(model.instrument(symbol))
    var draft = OrderDraft(side: side, instrument: instrument.instrument, unit: unit)
    edit(&draft)
    let stage = Stage(.standard) { TradeView(instrument: instrument, draft: draft).environment(model) }
    #expect(stage.tap("Review"))
    await stage.settle()
    return (Look(stage).spoken, stage.haptics.last?.kind)
  }

  private func shares(_ text: String) -> NumberEntry { NumberEntry(text, places: 6) }
  private func price(_ text: String) -> NumberEntry { NumberEntry(text, places: 4) }

  private func expect(
    _ words: String, _ side: OrderSide, of symbol: Symbol = "AAPL", unit: RobinhoodSettings.Unit = .shares,
    _ edit: (inout OrderDraft) -> Void
  ) async throws {
    let said = try await said(side, of: symbol, unit: unit, edit)
    #expect(said.words.contains { $0.contains(words) }, "\(said.words)")
    #expect(said.haptic == "error")
  }

  @Test("a refusal is there until the order is another one, not until another figure is to be typed")
  func goes() async throws {
    let model = try model()
    let instrument = try #require(model.instrument("AAPL"))
    var draft = OrderDraft(side: .buy, instrument: instrument.instrument, unit: .shares)
    draft.kind = .limit
    (draft.amount, draft.limit) = (shares("1"), price("200.005"))
    let stage = Stage(.standard) { TradeView(instrument: instrument, draft: draft).environment(model) }
    func isRefused() -> Bool { Look(stage).spoken.contains { $0.contains("steps of $0.01") } }
    #expect(stage.tap("Review"))
    await stage.settle()
    #expect(isRefused())
    #expect(stage.tap("Limit price"))
    #expect(isRefused())
    #expect(stage.tap("Delete"))
    #expect(!isRefused())
    #expect(stage.tap("Review"))
    await stage.settle()
    #expect(stage.element("Swipe up to buy") != nil)
  }

  @Test("a withdrawal's receipt tells of no money that is available, a deposit's does")
  func receipts() async throws {
    for direction in [TransferDirection.withdrawal, .deposit] {
      let model = try model()
      let stage = Stage(.standard) { TransferView(direction: direction).environment(model) }
      stage.tap("9")
      #expect(stage.tap(direction == .deposit ? "Deposit $9.00" : "Withdraw $9.00"))
      await stage.settle()
      let words = Look(stage).spoken
      #expect(words.contains("Amount, $9.00"))
      #expect(words.contains("Available now, $9.00") == (direction == .deposit), "\(words)")
      #expect(words.contains { $0.hasPrefix("Available now") } == (direction == .deposit))
    }
  }

  @Test("so is a transfer's, until the amount is another one")
  func transferGoes() async throws {
    let model = try model()
    let stage = Stage(.standard) { TransferView(direction: .withdrawal).environment(model) }
    for _ in 0..<7 { stage.tap("9") }
    let before = Set(Look(stage).spoken)
    #expect(stage.tap("Withdraw $9,999,999.00"))
    await stage.settle()
    let refusal = try #require(Set(Look(stage).spoken).subtracting(before).first)
    #expect(stage.tap("Delete"))
    #expect(!Look(stage).spoken.contains(refusal))
  }

  @Test("every reason that can be reached by hand is said in plain words, with what to do about it")
  func reasons() async throws {
    try await expect("of buying power. Buy less, or add money.", .buy) { $0.amount = shares("9999") }
    try await expect("and asked to sell 9,999. Enter a smaller number.", .sell) { $0.amount = shares("9999") }
    try await expect("The smallest order is $1.00. Enter a larger amount.", .buy, unit: .dollars) {
      $0.amount = NumberEntry("0.5", places: 2)
    }
    try await expect("One order is for at most 5,000,000 shares. Split it into smaller orders.", .buy, of: "F") {
      $0.amount = shares("9000000")
    }
    try await expect("is not a price that can be traded: prices move in steps of $0.01. Round it.", .buy) {
      $0.kind = .limit
      ($0.amount, $0.limit) = (shares("1"), price("200.005"))
    }
    try await expect("is more than ten times away from the price of now", .buy) {
      $0.kind = .limit
      ($0.amount, $0.limit) = (shares("1"), price("999999"))
    }
    try await expect(". Enter one nearer to it.", .buy) {
      $0.kind = .stop
      ($0.amount, $0.stop) = (shares("1"), price("5000"))
    }
    try await expect("A stop price to buy must be above the price of now", .buy) {
      $0.kind = .stop
      ($0.amount, $0.stop) = (shares("1"), price("150"))
    }
    try await expect("A stop price to sell must be below the price of now", .sell) {
      $0.kind = .stop
      ($0.amount, $0.stop) = (shares("1"), price("900"))
    }
    try await expect("Enter whole shares for a stop order.", .buy) {
      $0.kind = .stop
      ($0.amount, $0.stop) = (shares("0.5"), price("900"))
    }
    try await expect("Choose good for day or whole shares.", .buy) {
      $0.kind = .limit
      ($0.amount, $0.limit, $0.timeInForce) = (shares("0.5"), price("200"), .goodTilCanceled)
    }
    try await expect("Outside regular hours only whole shares are traded. Enter a whole number.", .buy) {
      $0.kind = .limit
      ($0.amount, $0.limit, $0.extendedHours) = (shares("0.5"), price("200"), true)
    }
  }

  @Test(
    "while the market is closed an order waits: review and receipt say so, and it fills when the market opens",
    .timeLimit(.minutes(20)))
  func closed() async throws {
    // Saturday noon in New York.
    clock.advance(to: Date(timeIntervalSince1970: 1_763_830_800))
    let model = try model()
    let instrument = try #require(model.instrument("KO"))
    let held = model.position(of: "KO")?.quantity ?? 0
    let stage = Stage(.standard) { TradeView(instrument: instrument, side: .buy).environment(model) }
    #expect(stage.tap("2"))
    #expect(stage.tap("Review"))
    await stage.settle()
    #expect(Look(stage).spoken.contains { $0.contains("The market is closed. Your order waits until it opens.") })
    #expect(stage.perform(.activate, on: "Swipe up to buy"))
    await stage.settle()
    let words = Look(stage).spoken
    #expect(words.contains("Order queued"), "\(words)")
    #expect(words.contains { $0.contains("waits for the market to open") })
    #expect(model.orders.first?.state == .queued && (model.position(of: "KO")?.quantity ?? 0) == held)
    // Monday, half past ten.
    clock.advance(to: Date(timeIntervalSince1970: 1_763_998_200))
    while model.orders.first?.state == .queued {
      model.pass(1)
      await model.settle()
      await stage.settle()
    }
    #expect(model.orders.first?.state == .filled && model.position(of: "KO")?.quantity == held + 2)
  }
}
