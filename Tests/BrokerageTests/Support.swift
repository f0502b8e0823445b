// A broker at a moment in New York, and words for what tests do with it.

import Foundation
import Testing

@testable import Brokerage

/// The moment when clocks in New York show a time. March 10, 2026 is an ordinary Tuesday.
func newYork(_ year: Int = 2026, _ month: Int = 3, _ day: Int = 10, _ hour: Int = 10, _ minute: Int = 0) -> Date {
  NewYork.moment(CivilDay(year, month, day), hour: hour, minute: minute).date
}

/// A broker in memory with an account that has settled cash.
final class Trader {
  let clock: SteppedMarketClock
  let broker: PaperBroker
  let account: Account.ID
  private var count = 0

  init(at time: Date = newYork(), cash: Decimal = 50_000) throws {
    // The deposit is made ten days before, so that it has arrived.
    clock = SteppedMarketClock(time - 10 * 86_400)
    broker = try PaperBroker(at: nil, clock: clock)
    account = try broker.openAccount(named: "Individual").id
    if cash > 0 { _ = try broker.transfer(.deposit, amount: cash, account: account, bank: 1) }
    clock.advance(to: time)
  }

  func request(
    _ side: OrderSide, _ amount: OrderAmount, of symbol: Symbol, _ type: OrderType = .market,
    _ force: TimeInForce = .day, extended: Bool = false
  ) -> OrderRequest {
    count += 1
    return OrderRequest(
      clientID: "order-\(count)", account: account, symbol: symbol, side: side, amount: amount, type: type,
      timeInForce: force, extendedHours: extended)
  }

  @discardableResult
  func place(
    _ side: OrderSide, _ amount: OrderAmount, of symbol: Symbol, _ type: OrderType = .market,
    _ force: TimeInForce = .day, extended: Bool = false
  ) throws -> Order {
    try broker.place(request(side, amount, of: symbol, type, force, extended: extended))
  }

  func rejection(
    _ side: OrderSide, _ amount: OrderAmount, of symbol: Symbol, _ type: OrderType = .market,
    _ force: TimeInForce = .day, extended: Bool = false
  ) throws -> OrderRejection? {
    do {
      try place(side, amount, of: symbol, type, force, extended: extended)
      return nil
    } catch BrokerError.rejected(let rejection) {
      return rejection
    }
  }

  var portfolio: Portfolio { get throws { try broker.portfolio(of: account) } }
}

extension Decimal {
  init(_ text: StaticString) { self = Decimal(string: "\(text)", locale: Locale(identifier: "en_US_POSIX")) ?? .nan }
}
