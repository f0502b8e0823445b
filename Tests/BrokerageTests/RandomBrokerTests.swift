// A broker under random requests over months: two accounts, transfers, splits, dividends, imports, and a program that ends
// now and then.

import Foundation
import Testing

@testable import Brokerage

@Suite("A broker under random requests") struct RandomBrokerTests {
  /// What an account had, as far as a person could tell from outside.
  private struct Told {
    var states: [Order.ID: OrderState] = [:]
    var filled: [Order.ID: Decimal] = [:]
  }

  @Test("months of anything keep every promise: books, orders, money", arguments: 1...3)
  func months(seed: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("random-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("books.sqlite")
    // Netflix is split in November 2025; winter time ends in March 2026.
    let clock = SteppedMarketClock(newYork(2025, 10, 20, 10))
    var broker = try PaperBroker(at: file, clock: clock)
    let accounts = [try broker.openAccount(named: "A").id, try broker.openAccount(named: "B").id]
    for account in accounts { _ = try broker.transfer(.deposit, amount: 50_000, account: account, bank: 1) }
    let noise = Noise(seed: UInt64(seed), "months")
    let symbols: [Symbol] = ["F", "KO", "NFLX", "DOGE-USD", "BTC-USD", "SPY"]
    var told = Told()
    var clients: [String] = []
    var kinds: Set<String> = []
    let amounts: [Decimal] = [
      1, 2, 3, 5, 7, 12, 1, 250, Decimal("0.5"), 0, -1, .nan, Decimal("0.0000001"), 6_000_000,
    ]
    let prices: [Decimal] = [1, Decimal("1.01"), Decimal("0.99"), Decimal("1.03"), Decimal("0.97"), 20, 0, -1, .nan]
    for index in 0..<200 {
      func pick(_ salt: Int, _ count: Int) -> Int { min(Int(noise.unit(index * 32 + salt) * Double(count)), count - 1) }
      let (account, symbol) = (accounts[pick(0, 2)], symbols[pick(1, symbols.count)])
      let last = try broker.quote(of: symbol).last
      let instrument = try broker.instrument(symbol)
      func price(_ salt: Int) -> Decimal {
        let factor = prices[pick(salt, prices.count)]
        let near = last * factor
        guard near > 0, pick(salt + 1, 8) > 0 else { return near }
        let tick = instrument.tick(at: near)
        return Rounding.nearest(near / tick, places: 0) * tick
      }
      do {
        switch pick(2, 10) {
        case 0:
          _ = try broker.transfer(
            pick(3, 2) == 0 ? .deposit : .withdrawal, amount: amounts[pick(4, amounts.count)] * 100, account: account,
            bank: 1 + pick(5, 3))
        case 1:
          if let order = try broker.orders(in: account).dropFirst(pick(6, 5)).first { _ = try broker.cancel(order.id) }
        case 2:
          // The same number again: placed once.
          guard let client = clients.last else { break }
          _ = try broker.place(
            OrderRequest(clientID: client, account: account, symbol: symbol, side: .buy, amount: .dollars(5)))
        default:
          let client = "order \(index)"
          let type: OrderType = [
            .market, .market, .market, .limit(price(7)), .stop(price(9)), .stopLimit(stop: price(9), limit: price(11)),
          ][pick(13, 6)]
          let amount = amounts[pick(14, amounts.count)]
          let request = OrderRequest(
            clientID: client, account: account, symbol: symbol, side: pick(15, 5) < 3 ? .buy : .sell,
            amount: pick(16, 2) == 0 ? .dollars(amount * 10) : .shares(amount), type: type,
            timeInForce: pick(17, 2) == 0 ? .day : .goodTilCanceled, extendedHours: pick(18, 7) == 0)
          let portfolio = try broker.portfolio(of: account)
          let review = try? broker.review(request)
          let order = try broker.place(request)
          // What may be placed may be reviewed, and sets aside what was said.
          let promised = try #require(review)
          #expect(promised.reserved <= portfolio.buyingPower || request.side == .sell)
          #expect(order.filledQuantity <= order.quantity)
          if case .limit(let limit) = type {
            #expect(order.fills.allSatisfy { request.side == .buy ? $0.price <= limit : $0.price >= limit })
          }
          clients.append(client)
          kinds.insert(type.title)
        }
      } catch let error as BrokerError {
        #expect(!error.description.isEmpty && error.description.hasSuffix("."), "\(error)")
        if case .rejected(.duplicateClientID) = error { kinds.insert("duplicate") } else { kinds.insert("refused") }
      }
      // From minutes to weeks.
      clock.advance(by: [60, 3_600, 20_000, 90_000, 400_000][pick(19, 5)])
      if pick(20, 12) == 0 {
        broker = try PaperBroker(at: nil, clock: clock)
        broker = try PaperBroker(at: file, clock: clock)
      }
      for account in accounts {
        for order in try broker.orders(in: account) {
          if let before = told.states[order.id], before != order.state {
            #expect(before.canMove(to: order.state), "order \(order.id): \(before) to \(order.state)")
          }
          #expect(order.filledQuantity >= told.filled[order.id] ?? 0)
          #expect((order.state == .filled) == (order.filledQuantity == order.quantity && !order.fills.isEmpty))
          if order.state.isFinal { #expect(order.reserved == 0) } else { #expect(order.expires > clock.now) }
          (told.states[order.id], told.filled[order.id]) = (order.state, order.filledQuantity)
        }
        let portfolio = try broker.portfolio(of: account)
        #expect(portfolio.cash >= portfolio.reserved && portfolio.withdrawable <= portfolio.cash)
        #expect(portfolio.buyingPower == portfolio.cash - portfolio.reserved)
        #expect(try broker.positions(in: account).allSatisfy { $0.quantity > 0 && $0.available >= 0 })
      }
      if index % 13 == 0 { try broker.checkInvariants() }
    }
    try broker.checkInvariants()
    #expect(kinds.isSuperset(of: ["Market", "duplicate", "refused"]) && kinds.count > 3, "\(kinds)")
    let journal = Set(try accounts.flatMap { try broker.activity(in: $0, of: nil) }.map(\.kind))
    #expect(journal.isSuperset(of: [.buy, .deposit]), "\(journal)")
  }
}
