// Money that comes and goes, dividends, splits, what an account is worth, and who is told.

import Foundation
import Testing

@testable import Brokerage

@Suite struct TransferTests {
  @Test("a thousand dollars of a deposit are there at once, the rest on the second trading day")
  func deposit() throws {
    let trader = try Trader(at: newYork(2026, 3, 13, 12), cash: 0)
    let transfer = try trader.broker.transfer(.deposit, amount: 2500, account: trader.account, bank: 2)
    #expect(transfer.instant == 1000 && transfer.state == .pending && transfer.completes == newYork(2026, 3, 17, 9))
    #expect(try trader.portfolio.buyingPower == 1000 && trader.portfolio.withdrawable == 0)
    let second = try trader.broker.transfer(.deposit, amount: 300, account: trader.account, bank: 2)
    #expect(second.instant == 0)
    trader.clock.advance(to: newYork(2026, 3, 17, 9))
    #expect(try trader.portfolio.cash == 2800 && trader.portfolio.withdrawable == 2800)
    #expect(try trader.broker.transfers(in: trader.account).allSatisfy { $0.state == .completed })
    try trader.broker.checkInvariants()
  }

  @Test("a withdrawal takes settled money only")
  func withdrawal() throws {
    let trader = try Trader(cash: 1000)
    try trader.place(.buy, .dollars(400), of: "KO")
    trader.clock.advance(to: newYork(2026, 3, 11))
    let sale = try trader.place(.sell, .dollars(300), of: "KO")
    let settled = try trader.portfolio.cash - sale.filledAmount
    #expect(try trader.portfolio.withdrawable == settled)
    #expect(throws: BrokerError.transfer(.moreThanWithdrawable(settled))) {
      try trader.broker.transfer(.withdrawal, amount: settled + 1, account: trader.account, bank: 1)
    }
    _ = try trader.broker.transfer(.withdrawal, amount: settled, account: trader.account, bank: 1)
    #expect(try trader.portfolio.cash == sale.filledAmount)
    trader.clock.advance(to: newYork(2026, 3, 12, 16))
    #expect(try trader.portfolio.withdrawable == sale.filledAmount)
    try trader.broker.checkInvariants()
  }

  @Test("amounts that make no sense are refused")
  func refusals() throws {
    let trader = try Trader(cash: 0)
    for (amount, refusal) in [
      (Decimal(0), BrokerError.TransferRefusal.notPositive), (-5, .notPositive), (.nan, .notPositive),
      (Decimal("1.005"), .notInCents), (50_001, .tooMuchAtOnce(limit: 50_000)),
      (Decimal(string: "1e40") ?? 0, .tooMuchAtOnce(limit: 50_000)),
    ] {
      #expect(throws: BrokerError.transfer(refusal)) {
        try trader.broker.transfer(.deposit, amount: amount, account: trader.account, bank: 1)
      }
    }
    #expect(throws: BrokerError.unknownBank(9)) {
      try trader.broker.transfer(.deposit, amount: 5, account: trader.account, bank: 9)
    }
    #expect(try trader.broker.activity(in: trader.account, of: nil).isEmpty)
  }
}

@Suite struct PortfolioTests {
  @Test("who holds a share before the ex-date is paid, who buys it then is not")
  func dividends() throws {
    let trader = try Trader(at: newYork(2026, 3, 6, 12))
    try trader.place(.buy, .shares(10), of: "KO")
    let dividend = try #require(
      try trader.broker.market.dividends(of: "KO", from: newYork(2026, 3, 7), through: newYork(2026, 3, 31)).first)
    trader.clock.advance(to: dividend.exTime + 6 * 3600)
    try trader.place(.buy, .shares(5), of: "KO")
    trader.clock.advance(to: dividend.payTime)
    let paid = try trader.broker.activity(in: trader.account, of: "KO").filter { $0.kind == .dividend }
    #expect(paid.map(\.amount) == [Rounding.toCents(dividend.perShare * 10)])
    #expect(paid.map(\.time) == [dividend.payTime])
    #expect(try trader.portfolio.income == Decimal("5.1"))
    try trader.broker.checkInvariants()
  }

  @Test("a split multiplies shares, keeps their cost and the account's value, and cancels orders")
  func split() throws {
    let trader = try Trader(at: newYork(2025, 11, 14, 12))
    let bought = try trader.place(.buy, .shares(Decimal("2.5")), of: "NFLX")
    let order = try trader.place(.sell, .shares(1), of: "NFLX", .limit(2000), .goodTilCanceled)
    trader.clock.advance(to: newYork(2025, 11, 16))
    let before = try trader.portfolio
    trader.clock.advance(to: newYork(2025, 11, 17, 6))
    let position = try #require(try trader.broker.position(in: trader.account, of: "NFLX"))
    #expect(position.quantity == 25 && position.costBasis == bought.filledAmount && position.reserved == 0)
    #expect(abs(try trader.portfolio.totalValue - before.totalValue) < 1)
    #expect(try trader.broker.order(order.id).state == .canceled)
    #expect(
      try trader.broker.order(order.id).reason
        == "A 10-for-1 split has changed the price of a share. Place the order again.")
    trader.clock.advance(to: newYork(2025, 11, 17, 12))
    let change = try #require(try trader.broker.position(in: trader.account, of: "NFLX")).dayChange
    let quote = try trader.broker.quote(of: "NFLX")
    #expect(abs(change - quote.change * 25) <= Decimal("0.02"))
    try trader.broker.checkInvariants()
  }

  @Test("the day's change counts what was held since the close, and what was bought today since it was bought")
  func dayChange() throws {
    let trader = try Trader(at: newYork(2026, 3, 9, 12))
    try trader.place(.buy, .shares(10), of: "AMZN")
    trader.clock.advance(to: newYork(2026, 3, 10, 11))
    let second = try trader.place(.buy, .shares(5), of: "AMZN")
    let third = try trader.place(.sell, .shares(3), of: "AMZN")
    trader.clock.advance(to: newYork(2026, 3, 10, 14))
    let quote = try trader.broker.quote(of: "AMZN")
    let expected = quote.last * 12 - quote.previousClose * 10 - second.filledAmount + third.filledAmount
    #expect(try trader.portfolio.dayChange == Rounding.toCents(expected))
    try trader.place(.sell, .shares(12), of: "AMZN")
    let closed = try trader.portfolio
    #expect(closed.marketValue == 0 && abs(closed.dayChange - expected) < 1)
  }

  @Test("a deposit is no gain")
  func depositIsNoGain() throws {
    let trader = try Trader(at: newYork(2026, 3, 10, 12))
    _ = try trader.broker.transfer(.deposit, amount: 900, account: trader.account, bank: 1)
    #expect(try trader.portfolio.dayChange == 0)
  }

  @Test("the chart of an account ends with its value of now", arguments: ChartRange.allCases)
  func history(range: ChartRange) throws {
    let clock = SteppedMarketClock(newYork(2026, 3, 10, 12))
    let broker = try PaperBroker.sample(at: nil, clock: clock)
    let account = try broker.accounts()[0].id
    let history = try broker.portfolioHistory(of: account, range: range)
    let portfolio = try broker.portfolio(of: account)
    #expect(abs((history.points.last?.price ?? 0) - portfolio.totalValue) <= Decimal("0.1"))
    #expect(history.points.count > 10)
    if range == .day { #expect(abs(history.change - portfolio.dayChange) < 1) }
  }

  @Test("an account that was just opened has charts too", arguments: ChartRange.allCases)
  func young(range: ChartRange) throws {
    let broker = try PaperBroker(at: nil, clock: SteppedMarketClock(newYork(2026, 3, 14, 3)))
    let account = try broker.openAccount(named: "New").id
    let history = try broker.portfolioHistory(of: account, range: range)
    #expect(!history.points.isEmpty && history.points.allSatisfy { $0.price == 0 })
    #expect(try broker.portfolio(of: account).dayChangeFraction == 0)
  }

  @Test("the sample account has twelve positions, is the same every time and adds up")
  func sample() throws {
    func make() throws -> ([Position], Portfolio, [Activity]) {
      let broker = try PaperBroker.sample(at: nil, clock: SteppedMarketClock(newYork(2026, 3, 10, 12)))
      let account = try broker.accounts()[0].id
      try broker.checkInvariants()
      return (
        try broker.positions(in: account), try broker.portfolio(of: account), try broker.activity(in: account, of: nil)
      )
    }
    let (one, other) = (try make(), try make())
    #expect(one == other)
    #expect(one.0.count == 12)
    #expect(one.1.cash > 0 && one.1.reserved > 0)
  }
}

@Suite struct WatchlistTests {
  @Test("lists are made, changed, put in order and removed")
  func lists() throws {
    let broker = try PaperBroker(at: nil, clock: SteppedMarketClock(newYork()))
    #expect(try broker.watchlists().map(\.name) == ["My First List"])
    var list = try broker.addWatchlist(named: " Energy ")
    list.symbols = ["XOM", "CVX"]
    try broker.updateWatchlist(list)
    list.symbols = ["CVX", "XOM", "F"]
    list.name = "Old economy"
    try broker.updateWatchlist(list)
    #expect(try broker.watchlists().last == list)
    try broker.removeWatchlist(list.id)
    #expect(try broker.watchlists().count == 1)
  }

  @Test("names are needed and belong to one list; symbols are known and appear once")
  func refusals() throws {
    let broker = try PaperBroker(at: nil, clock: SteppedMarketClock(newYork()))
    #expect(throws: BrokerError.watchlist(.noName)) { try broker.addWatchlist(named: "  ") }
    #expect(throws: BrokerError.watchlist(.nameTaken("My First List"))) {
      try broker.addWatchlist(named: "My First List")
    }
    var list = try broker.addWatchlist(named: "B")
    list.symbols = ["F", "F"]
    #expect(throws: BrokerError.watchlist(.twice("F"))) { try broker.updateWatchlist(list) }
    list.symbols = ["NOPE"]
    #expect(throws: BrokerError.unknownInstrument("NOPE")) { try broker.updateWatchlist(list) }
    #expect(throws: BrokerError.unknownWatchlist(77)) { try broker.removeWatchlist(77) }
    #expect(try broker.watchlists().last?.symbols == [])
  }
}

@Suite struct UpdateTests {
  @Test("a listener is told of each quote that changes, of bookings, and of nothing else")
  func updates() async throws {
    let trader = try Trader()
    try trader.broker.catchUp()
    var updates = trader.broker.updates().makeAsyncIterator()
    try trader.broker.catchUp()
    trader.clock.advance(by: 2)
    try trader.broker.catchUp()
    try trader.place(.buy, .shares(1), of: "KO")
    var seen: [BrokerUpdate] = []
    while let update = await updates.next() {
      seen.append(update)
      if case .account = update { break }
    }
    var quotes: [Quote] = []
    var rest: [BrokerUpdate] = []
    for update in seen {
      if case .quote(let quote) = update { quotes.append(quote) } else { rest.append(update) }
    }
    #expect(!quotes.isEmpty && Set(quotes.map(\.symbol)).count == quotes.count)
    for quote in quotes {
      let before = try trader.broker.market.quote(of: quote.symbol, at: newYork())
      #expect(quote.last != before.last)
    }
    let order = try #require(try trader.broker.orders(in: trader.account, of: nil).first)
    #expect(order.state == .filled)
    #expect(rest == [.account(AccountChange(account: trader.account, orders: [order]))])
  }

  @Test("what falls due at one time is one change of its account: each order as it ended, with what else was booked")
  func together() async throws {
    // Saturday: all of it waits for Monday.
    let trader = try Trader(at: newYork(2026, 3, 14, 12))
    let other = try trader.broker.openAccount(named: "Other").id
    _ = try trader.broker.transfer(.deposit, amount: 5_000, account: other, bank: 1)
    let transfer = try trader.broker.transfer(.deposit, amount: 500, account: trader.account, bank: 1)
    let orders = try ["KO", "PEP", "AAPL"].map { try trader.place(.buy, .shares(1), of: Symbol($0)) }
    let canceled = try trader.place(.buy, .shares(1), of: "MSFT")
    _ = try trader.broker.cancel(canceled.id)
    var updates = trader.broker.updates().makeAsyncIterator()
    // Long enough for the transfers, too.
    trader.clock.advance(to: newYork(2026, 3, 23, 12))
    try trader.broker.catchUp()
    _ = try trader.broker.addWatchlist(named: "The end")
    var changes: [AccountChange] = []
    while let update = await updates.next(), update != .watchlists {
      if case .account(let change) = update { changes.append(change) }
    }
    #expect(Set(changes.map(\.account)) == [trader.account, other] && changes.count == 2)
    let own = try #require(changes.first { $0.account == trader.account })
    #expect(Set(own.orders.map(\.id)) == Set(orders.map(\.id)) && own.orders.count == 3)
    for order in own.orders { #expect(try trader.broker.order(order.id) == order && order.state == .filled) }
    #expect(own.transfers.map(\.id) == [transfer.id] && own.transfers[0].state == .completed)
    #expect(changes.first { $0.account == other }?.orders == [])
  }

  @Test("what could not be booked is told to nobody")
  func failed() async throws {
    let trader = try Trader()
    try trader.broker.catchUp()
    _ = try trader.broker.addWatchlist(named: "Cars")
    var updates = trader.broker.updates().makeAsyncIterator()
    #expect(throws: BrokerError.self) { try trader.broker.addWatchlist(named: "Cars") }
    #expect(throws: BrokerError.self) { try trader.place(.buy, .shares(1_000_000), of: "KO") }
    _ = try trader.broker.openAccount(named: "The end")
    #expect(await updates.next() == .accounts)
  }

  @Test("the opening of the market is told")
  func session() async throws {
    let trader = try Trader(at: newYork(2026, 3, 10, 9, 29))
    var updates = trader.broker.updates().makeAsyncIterator()
    trader.clock.advance(by: 90)
    try trader.broker.catchUp()
    let first = await updates.next()
    guard case .market(let status) = first else {
      Issue.record("\(String(describing: first))")
      return
    }
    #expect(status.session == .regular)
  }

  @Test("a broker can be used through the protocol from many tasks at once")
  func concurrency() async throws {
    let trader = try Trader()
    let (broker, account): (any Broker, Account.ID) = (trader.broker, trader.account)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<40 {
        group.addTask {
          _ = try await broker.place(
            OrderRequest(clientID: "\(index)", account: account, symbol: "KO", side: .buy, amount: .dollars(10)))
          _ = try await broker.portfolio(of: account)
        }
      }
      try await group.waitForAll()
    }
    #expect(try await broker.orders(in: account).count == 40)
    try trader.broker.checkInvariants()
  }
}
