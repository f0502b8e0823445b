// How much is done again: for a tick of one quote, and for a finger on a long list.

import Brokerage
import Foundation
import Stage
import SwiftUI
import Testing

@testable import Robinhood

@MainActor
@Suite("Robinhood's work")
struct WorkTests {
  private let now = Date(timeIntervalSince1970: 0)

  /// An account with so many positions, and a model that has just been shown.
  private func app(positions count: Int) -> (Stage, RobinhoodModel) {
    var snapshot = RobinhoodSnapshot()
    let account = Account(id: 1, name: "Individual", kind: .paper, opened: now)
    (snapshot.accounts, snapshot.account) = ([account], account)
    for number in 0..<count {
      let symbol = Symbol("S\(number)")
      let instrument = Instrument(symbol: symbol, name: "Company \(number)", kind: .stock)
      let price = Decimal(100 + number % 37)
      let quote = Quote(
        symbol: symbol, time: now, last: price, bid: price, ask: price, previousClose: price - 1, regular: price,
        session: .regular)
      snapshot.instruments.append(instrument)
      snapshot.quotes[symbol] = quote
      snapshot.positions.append(
        Position(
          account: 1, instrument: instrument, quantity: 2, reserved: 0,
          lots: [Lot(id: number, acquired: now, quantity: 2, cost: 150)], quote: quote, dayChange: 2))
    }
    let model = RobinhoodModel(broker: StillBroker(snapshot, now: now), snapshot: snapshot)
    let stage = Stage(.standard) { RobinhoodTabView().environment(model) }
    _ = stage.frame
    return (stage, model)
  }

  private func tick(_ instrument: InstrumentModel) throws {
    var quote = try #require(instrument.quote)
    quote.last += 1
    quote.time += 10
    instrument.take(quote)
  }

  @Test("a tick of one quote runs no more bodies than its row has, and changes no other row")
  func oneRow() throws {
    let (stage, model) = app(positions: 6)
    let position = model.positions[1]
    let alone = Stage(.standard, fit: .content(width: 393)) {
      HoldingRow(position: position, instrument: model.instrument(position.symbol))
    }
    _ = alone.frame
    func rows() -> [String] { Look(stage).spoken.filter { $0.contains("market value") } }
    let (before, count) = (rows(), stage.bodyEvaluations)
    try tick(try #require(model.instrument(position.symbol)))
    let after = rows()
    let evaluated = stage.bodyEvaluations - count
    #expect(evaluated > 0 && evaluated <= alone.bodyEvaluations, "\(evaluated) of \(alone.bodyEvaluations)")
    #expect(zip(before, after).filter { $0 != $1 }.count == 1 && before.count == after.count)
    #expect(before[1] != after[1])
  }

  @Test("a tick of a row far below the screen runs nothing")
  func below() throws {
    let (stage, model) = app(positions: 200)
    let count = stage.bodyEvaluations
    try tick(try #require(model.instrument("S190")))
    _ = stage.frame
    #expect(stage.bodyEvaluations == count)
  }

  @Test("a finger on a thousand positions makes the rows that come into sight, and runs no others")
  func thousand() throws {
    let (stage, model) = app(positions: 1_000)
    let position = try #require(model.positions.first)
    let alone = Stage(.standard, fit: .content(width: 393)) {
      HoldingRow(position: position, instrument: model.instrument(position.symbol))
    }
    _ = alone.frame
    let first = stage.bodyEvaluations
    for _ in 0..<30 {
      stage.scroll(by: CGSize(width: 0, height: 40), at: CGPoint(x: 196, y: 500))
      _ = stage.frame
    }
    // 1,200 points are 22 rows; a row on the screen has a link around it.
    let scrolled = stage.bodyEvaluations - first
    #expect(scrolled > 0 && scrolled < 23 * (alone.bodyEvaluations + 10), "\(scrolled) of \(alone.bodyEvaluations)")
  }
}
