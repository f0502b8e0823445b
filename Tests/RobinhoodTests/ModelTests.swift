// The state behind the screens, on the paper broker.

import Brokerage
import Foundation
import Stage
import SwiftUI
import Testing

@testable import Robinhood

@MainActor
@Suite("Robinhood's model")
struct ModelTests {
  /// A Wednesday afternoon in New York.
  private let clock = SteppedMarketClock(Date(timeIntervalSince1970: 1_763_580_600))

  private func model() throws -> (RobinhoodModel, PaperBroker) {
    let broker = try PaperBroker.sample(at: nil, clock: clock)
    return (try RobinhoodModel.loaded(broker, clock: clock), broker)
  }

  @Test("two shares bought with a limit are in the portfolio and in the history, and one of them can be sold")
  func trade() async throws {
    let (model, broker) = try model()
    let account = try #require(model.account).id
    let instrument = try #require(model.instrument("COST"))
    #expect(model.position(of: "COST") == nil)
    let price = try #require(instrument.quote).ask
    let limit = Rounding.toCents(price * 2)
    let before = try #require(model.portfolio).cash
    // Costco costs what it costs; the account may hold less.
    let shares: Decimal = before > price * 3 ? 2 : 1
    let bought = try await model.place(
      OrderRequest(
        clientID: "a", account: account, symbol: "COST", side: .buy, amount: .shares(shares), type: .limit(limit)))
    #expect(bought.state == .filled)
    #expect(model.orders.first?.id == bought.id)
    #expect(model.position(of: "COST")?.quantity == shares)
    #expect(model.portfolio?.cash == before - bought.filledAmount)
    let sold = try await model.place(
      OrderRequest(clientID: "b", account: account, symbol: "COST", side: .sell, amount: .shares(shares / 2)))
    #expect(sold.state == .filled)
    #expect(model.position(of: "COST")?.quantity == shares / 2)
    try broker.checkInvariants()
  }

  @Test("a refused order says why in plain words and changes nothing")
  func refusal() async throws {
    let (model, _) = try model()
    let before = model.portfolio
    model.perform { model in
      _ = try await model.place(
        OrderRequest(
          clientID: "a", account: model.account?.id ?? 0, symbol: "AAPL", side: .buy, amount: .shares(100_000)))
    }
    await model.settle()
    #expect(model.problem?.contains("buying power") == true)
    #expect(model.portfolio == before)
  }

  @Test("an order that waits can be cancelled")
  func cancel() async throws {
    let (model, _) = try model()
    let open = try #require(model.orders.first { $0.canCancel })
    try await model.cancel(open)
    #expect(model.order(open.id)?.state == .canceled)
  }

  @Test("an order is never shown as filled without the shares that it bought")
  func filledWhole() async throws {
    // Saturday noon in New York: the order waits.
    clock.advance(to: Date(timeIntervalSince1970: 1_763_830_800))
    let (model, broker) = try model()
    let account = try #require(model.account).id
    let held = model.position(of: "KO")?.quantity ?? 0
    let placed = try await model.place(
      OrderRequest(clientID: "a", account: account, symbol: "KO", side: .buy, amount: .shares(2)))
    #expect(model.order(placed.id)?.state == .queued)
    // Monday, half past ten.
    clock.advance(to: Date(timeIntervalSince1970: 1_763_998_200))
    await model.apply(.account(AccountChange(account: account, orders: [try broker.order(placed.id)])))
    #expect(model.order(placed.id)?.state == .filled)
    #expect(model.position(of: "KO")?.quantity == held + 2)
  }

  @Test("what the user has done is read once: when the broker tells of it, it is there already")
  func readOnce() async throws {
    let (model, broker) = try model()
    let account = try #require(model.account).id
    let order = try await model.place(
      OrderRequest(clientID: "a", account: account, symbol: "KO", side: .buy, amount: .shares(2)))
    let transfer = try await model.transfer(.deposit, amount: 20, bank: #require(model.banks.first))
    // What is not read again stays as a test leaves it.
    model.positions = []
    await model.apply(.account(AccountChange(account: account, orders: [order])))
    await model.apply(.account(AccountChange(account: account, transfers: [transfer])))
    await model.apply(.account(AccountChange(account: account + 1)))
    #expect(model.positions.isEmpty)
    // A dividend names no order; an order that has moved on is news.
    await model.apply(.account(AccountChange(account: account)))
    #expect(model.position(of: "KO") != nil)
    model.positions = []
    var moved = order
    moved.state = .canceled
    await model.apply(.account(AccountChange(account: account, orders: [moved])))
    #expect(model.position(of: "KO") != nil)
    try broker.checkInvariants()
  }

  @Test(
    "time that passes on the screen moves the market, the position's value and the portfolio", .timeLimit(.minutes(20)))
  func ticks() async throws {
    let (model, _) = try model()
    let symbol = try #require(model.positions.first).symbol
    let (quote, value) = (model.instrument(symbol)?.quote, model.portfolio?.marketValue)
    while model.instrument(symbol)?.quote == quote || model.portfolio?.marketValue == value {
      model.pass(5)
      await model.settle()
      await Task.yield()
    }
    #expect(model.instrument(symbol)?.quote != quote)
    #expect(model.portfolio?.marketValue != value)
  }

  @Test("lists are made, filled and removed")
  func lists() async throws {
    let (model, _) = try model()
    try await model.addWatchlist(named: "Chips", with: "NVDA")
    let list = try #require(model.watchlists.first { $0.name == "Chips" })
    #expect(list.symbols == ["NVDA"] && model.isOnList("NVDA"))
    try await model.toggle("NVDA", on: list)
    #expect(model.watchlists.first { $0.id == list.id }?.symbols == [])
    try await model.removeWatchlist(list)
    #expect(!model.watchlists.contains { $0.id == list.id })
  }

  @Test("a price alert tells once when the price has moved far enough")
  func alerts() {
    let alert = PriceAlert(reference: 100, fraction: Decimal(string: "0.05") ?? 0)
    #expect(!alert.isDue(at: 104) && alert.isDue(at: 105) && alert.isDue(at: 95))
  }

  @Test("a deposit shows up in transfers and buying power")
  func deposit() async throws {
    let (model, _) = try model()
    let before = try #require(model.portfolio).buyingPower
    let bank = try #require(model.banks.first)
    let transfer = try await model.transfer(.deposit, amount: 500, bank: bank)
    #expect(model.transfers.first?.id == transfer.id)
    #expect(model.portfolio?.buyingPower == before + 500)
  }
}

@MainActor
@Suite("Robinhood's screens")
struct ScreenTests {
  @Test("every page of the catalogue draws without a warning, on phone and pad, at the smallest and largest text")
  func catalogue() {
    let settings: [(Device, Traits)] = [
      (.standard, Traits()), (Device.standard.turned(to: .landscape), Traits(colorScheme: .dark)),
      (Device(named: "ipad") ?? .standard, Traits(dynamicTypeSize: .xSmall)),
      (
        Device(named: "iphone-se") ?? .standard, Traits(dynamicTypeSize: .accessibility5, layoutDirection: .rightToLeft)
      ),
    ]
    for (index, entry) in RobinhoodCatalogue.entries.enumerated() {
      // Two settings each, all four among neighbours.
      for (device, traits) in [settings[index % 4], settings[(index + 1) % 4]] {
        let stage = Stage(
          device, traits: traits, fit: entry.isScreen ? .screen : .content(width: device.size.width), displayScale: 1
        ) { entry.view }
        #expect(stage.warnings.isEmpty, "\(entry.id): \(stage.warnings)")
        #expect(!stage.frame.drawing.commands.isEmpty, "\(entry.id)")
        #expect(stage.frame.drawing.checkInvariants(), "\(entry.id)")
      }
    }
  }

  @Test("a tick of one quote runs only the views that show it again")
  func tick() throws {
    let model = RobinhoodModel.still
    let stage = Stage(.standard) { RobinhoodTabView().environment(model) }
    _ = stage.frame
    let instrument = try #require(model.instrument("MSFT"))
    var quote = try #require(instrument.quote)
    let before = stage.bodyEvaluations
    quote.last += 1
    quote.time += 10
    instrument.take(quote)
    _ = stage.frame
    let evaluated = stage.bodyEvaluations - before
    // The holding's row with its parts; not the other rows, hero or chart.
    #expect(evaluated > 0 && evaluated < 40, "\(evaluated)")
  }

  @Test("a tick of a quote that is not on the screen runs nothing")
  func tickElsewhere() throws {
    let model = RobinhoodModel.still
    let stage = Stage(.standard) { RobinhoodTabView().environment(model) }
    _ = stage.frame
    let instrument = try #require(model.instrument("SOL-USD"))
    var quote = try #require(instrument.quote)
    let before = stage.bodyEvaluations
    quote.last += 1
    quote.time += 10
    instrument.take(quote)
    _ = stage.frame
    #expect(stage.bodyEvaluations == before)
  }

  @Test("the first frame waits for a broker that is late, and says why one does not answer")
  func waitingAndFailing() async throws {
    let late = Look(isScreen: true) { RobinhoodTabView().environment(RobinhoodModel.waiting) }
    #expect(late.spoken.contains("Loading"))
    let model = RobinhoodModel.failed(BrokerError.storage(file: "books", problem: "the disk is full; make room"))
    let stage = Stage(.standard) { RobinhoodTabView().environment(model) }
    #expect(Look(stage).spoken.contains("books cannot be used: the disk is full; make room."))
    #expect(stage.tap("Try again"))
    await stage.settle()
    // It still does not answer: an empty account would be a lie.
    #expect(Look(stage).spoken.contains("books cannot be used: the disk is full; make room."))
  }
}
