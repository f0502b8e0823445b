// Orders: what is refused, and how the rest is filled.

import Foundation
import Testing

@testable import Brokerage

@Suite struct OrderCheckTests {
  private let trader: Trader
  private let price: Decimal

  init() throws {
    trader = try Trader()
    price = try trader.broker.quote(of: "AAPL").last
  }

  @Test("a price that is not on the tick is named with all its digits")
  func offTickWords() {
    #expect(
      OrderRejection.offTick(price: Decimal("250.123"), tick: Decimal("0.01")).description
        == "$250.123 is not a price that can be traded: prices move in steps of $0.01. Round it.")
  }

  @Test("amounts have to be positive, small enough, and of few enough places")
  func amounts() throws {
    #expect(try trader.rejection(.buy, .shares(0), of: "AAPL") == .amountNotPositive)
    #expect(try trader.rejection(.buy, .shares(-1), of: "AAPL") == .amountNotPositive)
    #expect(try trader.rejection(.buy, .shares(.nan), of: "AAPL") == .amountNotPositive)
    #expect(try trader.rejection(.buy, .dollars(0), of: "AAPL") == .amountNotPositive)
    #expect(try trader.rejection(.buy, .dollars(Decimal("0.99")), of: "AAPL") == .amountTooSmall(minimum: 1))
    #expect(try trader.rejection(.buy, .dollars(Decimal("5.001")), of: "AAPL") == .dollarsNotInCents)
    #expect(try trader.rejection(.buy, .dollars(5), of: "AAPL", .limit(price)) == .dollarsNeedMarketOrder)
    #expect(try trader.rejection(.buy, .shares(5_000_001), of: "F") == .quantityTooLarge(limit: 5_000_000))
    #expect(try trader.rejection(.buy, .shares(Decimal("0.0000001")), of: "F") == .tooManyPlaces("F", places: 6))
    #expect(try trader.rejection(.buy, .shares(Decimal("0.00000001")), of: "DOGE-USD") == nil)
  }

  @Test("prices lie on the tick and not absurdly far away")
  func prices() throws {
    #expect(try trader.rejection(.buy, .shares(1), of: "AAPL", .limit(0)) == .priceNotPositive)
    #expect(
      try trader.rejection(.buy, .shares(1), of: "AAPL", .limit(Decimal("250.005")))
        == .offTick(price: Decimal("250.005"), tick: Decimal("0.01")))
    #expect(
      try trader.rejection(.buy, .shares(1), of: "AAPL", .limit(1)) == .limitFarFromPrice(limit: 1, last: price))
    #expect(
      try trader.rejection(.buy, .shares(1), of: "AAPL", .stop(price))
        == .stopAlreadyReached(.buy, stop: price, last: price))
    try trader.place(.buy, .shares(1), of: "AAPL")
    #expect(
      try trader.rejection(.sell, .shares(1), of: "AAPL", .stop(price + 1))
        == .stopAlreadyReached(.sell, stop: price + 1, last: price))
  }

  @Test("parts of a share and extended hours have rules of their own")
  func hours() throws {
    let half = OrderAmount.shares(Decimal("0.5"))
    #expect(try trader.rejection(.buy, half, of: "AAPL", .stop(price + 5)) == .fractionNeedsMarketOrLimit)
    #expect(try trader.rejection(.buy, half, of: "AAPL", .limit(price - 5), .goodTilCanceled) == .fractionNeedsDay)
    #expect(
      try trader.rejection(.buy, half, of: "AAPL", .limit(price), extended: true) == .extendedHoursNeedWholeShares)
    #expect(try trader.rejection(.buy, .shares(1), of: "AAPL", extended: true) == .extendedHoursNeedLimit)
    #expect(
      try trader.rejection(.buy, .shares(1), of: "BTC-USD", .limit(90_000), extended: true)
        == .extendedHoursForStocksOnly)
  }

  @Test("an order needs money or shares that no other order has claimed")
  func cover() throws {
    let limit = OrderType.limit(price - 50)
    let needed = Rounding.toCents((price - 50) * 150)
    try trader.place(.buy, .shares(150), of: "AAPL", limit)
    #expect(try trader.portfolio.buyingPower == 50_000 - needed)
    #expect(
      try trader.rejection(.buy, .shares(150), of: "AAPL", limit)
        == .notEnoughBuyingPower(needed: needed, available: 50_000 - needed))
    try trader.place(.buy, .shares(3), of: "F")
    try trader.place(.sell, .shares(2), of: "F", .limit(20))
    #expect(try trader.rejection(.sell, .shares(2), of: "F") == .notEnoughShares("F", wanted: 2, available: 1))
    try trader.broker.checkInvariants()
  }

  @Test("the same client number trades once")
  func duplicates() throws {
    let request = trader.request(.buy, .shares(1), of: "KO")
    let order = try trader.broker.place(request)
    #expect(throws: BrokerError.rejected(.duplicateClientID(order.id))) { try trader.broker.place(request) }
    #expect(throws: BrokerError.rejected(.noClientID)) {
      var nameless = request
      nameless.clientID = ""
      _ = try trader.broker.place(nameless)
    }
    #expect(try trader.broker.orders(in: trader.account, of: nil).count == 1)
  }

  @Test("what is unknown is named")
  func unknown() throws {
    #expect(try trader.rejection(.buy, .shares(1), of: "NOPE") == .notTraded("NOPE"))
    var request = trader.request(.buy, .shares(1), of: "KO")
    request.account = 99
    #expect(throws: BrokerError.unknownAccount(99)) { try trader.broker.place(request) }
    #expect(throws: BrokerError.unknownOrder(7)) { try trader.broker.cancel(7) }
    #expect(throws: BrokerError.unknownInstrument("NOPE")) { try trader.broker.quote(of: "NOPE") }
  }

  @Test("a refused order leaves no trace")
  func noTrace() throws {
    let before = try trader.portfolio
    _ = try trader.rejection(.buy, .shares(4000), of: "AAPL")
    #expect(try trader.portfolio == before)
    #expect(try trader.broker.orders(in: trader.account, of: nil).isEmpty)
  }

  @Test("reasons are sentences that say what to do")
  func sentences() {
    #expect(
      BrokerError.rejected(.notEnoughBuyingPower(needed: Decimal("1234.5"), available: 1000)).localizedDescription
        == "This order needs $1,234.50 and you have $1,000.00 of buying power. Buy less, or add money.")
    #expect(
      BrokerError.rejected(.notEnoughShares("AAPL", wanted: 3, available: 2)).localizedDescription
        == "You have 2 AAPL to sell and asked to sell 3. Enter a smaller number.")
  }

  @Test("a review says what an order would do, without doing it")
  func review() throws {
    let quote = try trader.broker.quote(of: "AAPL")
    let review = try trader.broker.review(trader.request(.buy, .shares(2), of: "AAPL"))
    #expect(review.price == quote.ask && review.total == quote.ask * 2)
    #expect(review.reserved == Rounding.upToCents(quote.ask * 2 * Decimal("1.05")))
    #expect(review.buyingPowerAfter == 50_000 - review.reserved)
    let night = try Trader(at: newYork(2026, 3, 10, 22))
    #expect(
      try night.broker.review(night.request(.buy, .shares(1), of: "AAPL", .limit(250))).notes
        == ["The market is closed. Your order waits until it opens."])
    #expect(try trader.broker.orders(in: trader.account, of: nil).isEmpty)
  }
}

@Suite struct OrderFillTests {
  @Test("a market order is filled at once, at the ask or the bid")
  func market() throws {
    let trader = try Trader()
    let quote = try trader.broker.quote(of: "AAPL")
    let bought = try trader.place(.buy, .shares(2), of: "AAPL")
    #expect(bought.state == .filled && bought.averagePrice == quote.ask && bought.reserved == 0)
    let sold = try trader.place(.sell, .shares(1), of: "AAPL")
    #expect(sold.averagePrice == quote.bid)
    let position = try #require(try trader.broker.position(in: trader.account, of: "AAPL"))
    #expect(position.quantity == 1 && position.averageCost == quote.ask)
    let portfolio = try trader.portfolio
    #expect(portfolio.cash == 50_000 - quote.ask * 2 + quote.bid)
    #expect(portfolio.realizedGain == quote.bid - quote.ask)
    try trader.broker.checkInvariants()
  }

  @Test("dollars buy what they pay for, and never more")
  func dollars() throws {
    let trader = try Trader()
    let order = try trader.place(.buy, .dollars(100), of: "SPY")
    #expect(order.state == .filled && order.filledAmount <= 100 && order.filledAmount > Decimal("99.98"))
    #expect(try trader.portfolio.cash == 50_000 - order.filledAmount)
    let sale = try trader.place(.sell, .dollars(50), of: "SPY")
    #expect(sale.filledAmount <= 50 && sale.filledAmount > Decimal("49.98"))
    try trader.broker.checkInvariants()
  }

  @Test("dollars placed at night buy at the price of the morning")
  func dollarsAtNight() throws {
    let trader = try Trader(at: newYork(2026, 3, 10, 22))
    let order = try trader.place(.buy, .dollars(1000), of: "TSLA")
    #expect(order.state == .queued && order.reserved == 1000)
    trader.clock.advance(to: newYork(2026, 3, 11, 9, 31))
    let filled = try trader.broker.order(order.id)
    #expect(filled.state == .filled && filled.fills.first?.time == newYork(2026, 3, 11, 9, 30))
    #expect(filled.filledAmount <= 1000 && filled.filledAmount > Decimal("999.9"))
  }

  @Test("a limit order waits for its price and gets it or a better one, whether time runs in steps or at once")
  func limit() throws {
    func run(step: TimeInterval) throws -> Order {
      let trader = try Trader()
      let limit = Rounding.toCents(try trader.broker.quote(of: "AAPL").last * Decimal("0.9985"))
      let order = try trader.place(.buy, .shares(2), of: "AAPL", .limit(limit), .goodTilCanceled)
      #expect(order.state == .open && order.fills.isEmpty)
      let end = newYork(2026, 3, 20, 15)
      while trader.clock.now < end {
        trader.clock.advance(by: step)
        try trader.broker.catchUp()
      }
      let filled = try trader.broker.order(order.id)
      #expect(filled.state == .filled && (filled.averagePrice ?? 0) <= limit)
      let time = try #require(filled.fills.first).time
      #expect(try trader.broker.market.quote(of: "AAPL", at: time - 2).ask > limit)
      try trader.broker.checkInvariants()
      return filled
    }
    #expect(try run(step: 7200) == run(step: 10 * 86_400))
  }

  @Test("a large order is filled in parts, as far as each trade's size goes")
  func partial() throws {
    let trader = try Trader(cash: 50_000)
    let order = try trader.place(.buy, .shares(3000), of: "F", .limit(14), .goodTilCanceled)
    try #require(order.state != .queued)
    var states: Set<OrderState> = [order.state]
    for _ in 0..<400 where !states.contains(.filled) {
      trader.clock.advance(by: 1)
      states.insert(try trader.broker.order(order.id).state)
    }
    let filled = try trader.broker.order(order.id)
    #expect(states.contains(.partiallyFilled) && filled.state == .filled)
    #expect(filled.fills.count > 1 && filled.filledQuantity == 3000)
    #expect(filled.filledAmount == Rounding.toCents(filled.fills.reduce(0) { $0 + $1.quantity * $1.price }))
    try trader.broker.checkInvariants()
  }

  @Test("cancelling a partly filled order keeps what was filled")
  func cancelPartial() throws {
    let trader = try Trader()
    let order = try trader.place(.buy, .shares(900), of: "HD", .limit(50), .goodTilCanceled)
    #expect(try trader.broker.cancel(order.id).state == .canceled)
    let large = try trader.place(.buy, .shares(3300), of: "F", .limit(15), .goodTilCanceled)
    try #require(large.state == .partiallyFilled)
    let canceled = try trader.broker.cancel(large.id)
    #expect(canceled.state == .canceled && canceled.filledQuantity == large.filledQuantity && canceled.reserved == 0)
    #expect(canceled.reason == "You canceled it.")
    #expect(throws: BrokerError.cannotCancel(.canceled)) { try trader.broker.cancel(large.id) }
    #expect(try trader.broker.position(in: trader.account, of: "F")?.quantity == large.filledQuantity)
    try trader.broker.checkInvariants()
  }

  @Test("a stop becomes a market order, a stop limit a limit order, when the price is reached")
  func stops() throws {
    let trader = try Trader()
    try trader.place(.buy, .shares(10), of: "AAPL")
    let last = try trader.broker.quote(of: "AAPL").last
    let stop = Rounding.toCents(last * Decimal("0.9985"))
    let order = try trader.place(.sell, .shares(5), of: "AAPL", .stop(stop), .goodTilCanceled)
    let limited = try trader.place(.sell, .shares(5), of: "AAPL", .stopLimit(stop: stop, limit: last), .goodTilCanceled)
    trader.clock.advance(to: newYork(2026, 4, 20))
    let sold = try trader.broker.order(order.id)
    let triggered = try #require(sold.triggered)
    #expect(sold.state == .filled && sold.fills.first?.time == triggered)
    #expect(try trader.broker.market.quote(of: "AAPL", at: triggered).last <= stop)
    let second = try trader.broker.order(limited.id)
    #expect(second.triggered == triggered)
    #expect(second.fills.allSatisfy { $0.price >= last && $0.time > triggered })
    try trader.broker.checkInvariants()
  }

  @Test("a day order expires at the close and gives back what it had set aside")
  func expiry() throws {
    let trader = try Trader()
    let order = try trader.place(.buy, .shares(2), of: "AAPL", .limit(100))
    #expect(order.expires == newYork(2026, 3, 10, 16))
    trader.clock.advance(to: newYork(2026, 3, 10, 16))
    let expired = try trader.broker.order(order.id)
    #expect(expired.state == .expired && expired.updated == newYork(2026, 3, 10, 16))
    #expect(expired.reason == "It was not filled before its time was up.")
    #expect(try trader.portfolio.buyingPower == 50_000)
  }

  @Test("good till canceled lasts ninety days")
  func goodTilCanceled() throws {
    let trader = try Trader()
    let order = try trader.place(.buy, .shares(2), of: "AAPL", .limit(60), .goodTilCanceled)
    #expect(order.expires == newYork(2026, 6, 8, 16))
    trader.clock.advance(to: newYork(2026, 6, 9))
    #expect(try trader.broker.order(order.id).state == .expired)
  }

  @Test("regular orders wait for the open; extended ones trade before and after")
  func extendedHours() throws {
    let trader = try Trader(at: newYork(2026, 3, 10, 8))
    let quote = try trader.broker.quote(of: "NVDA")
    #expect(quote.session == .preMarket)
    let regular = try trader.place(.buy, .shares(1), of: "NVDA", .limit(quote.ask + 5))
    let early = try trader.place(.buy, .shares(1), of: "NVDA", .limit(quote.ask), extended: true)
    #expect(regular.state == .queued && early.state == .filled)
    trader.clock.advance(to: newYork(2026, 3, 10, 9, 30))
    let opened = try trader.broker.order(regular.id)
    #expect(opened.state == .filled && opened.fills.first?.time == newYork(2026, 3, 10, 9, 30))
    let evening = try Trader(at: newYork(2026, 3, 10, 19))
    let late = try evening.place(.buy, .shares(1), of: "NVDA", .limit(100), extended: true)
    #expect(late.expires == newYork(2026, 3, 10, 20))
    #expect(try evening.place(.buy, .shares(1), of: "NVDA", .limit(100)).expires == newYork(2026, 3, 11, 16))
  }

  @Test("coins trade on a Sunday night")
  func coins() throws {
    let trader = try Trader(at: newYork(2026, 3, 15, 3))
    let order = try trader.place(.buy, .shares(Decimal("0.01")), of: "BTC-USD")
    #expect(order.state == .filled && order.expires == newYork(2026, 3, 16, 3))
    try trader.broker.checkInvariants()
  }

  @Test("the oldest shares are sold first, and the gain is exact")
  func lots() throws {
    let trader = try Trader()
    let first = try trader.place(.buy, .shares(Decimal("1.5")), of: "AAPL")
    trader.clock.advance(to: newYork(2026, 3, 17))
    let second = try trader.place(.buy, .shares(2), of: "AAPL")
    trader.clock.advance(to: newYork(2026, 3, 24))
    let sale = try trader.place(.sell, .shares(2), of: "AAPL")
    let position = try #require(try trader.broker.position(in: trader.account, of: "AAPL"))
    #expect(position.lots.count == 1 && position.quantity == Decimal("1.5"))
    let quarter = Rounding.toCents(second.filledAmount / 4)
    #expect(position.costBasis == second.filledAmount - quarter)
    #expect(try trader.portfolio.realizedGain == sale.filledAmount - first.filledAmount - quarter)
    #expect(position.lots.first?.acquired == second.fills.first?.time)
    try trader.broker.checkInvariants()
  }
}
