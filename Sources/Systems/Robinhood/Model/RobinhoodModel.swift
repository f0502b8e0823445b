// What the screens show and do: the broker's answers as observable state.

import Brokerage
import Foundation
import Observation

/// The state behind the app.
///
///     let model = RobinhoodModel(broker: broker)
///     try await model.load()
///     RobinhoodTabView().environment(model)
///
/// Screens read what they show and call what they do; nothing else talks to the broker. Prices lie in one
/// ``InstrumentModel`` each, so that a tick runs only the views of that instrument and of the portfolio's value again.
@MainActor
@Observable
public final class RobinhoodModel {
  /// Whether there is something to show.
  public enum Phase: Hashable, Sendable {
    case loading
    case ready
    case failed(String)
  }

  @ObservationIgnored public let broker: any Broker

  public internal(set) var phase = Phase.loading
  public internal(set) var accounts: [Account] = []
  public internal(set) var account: Account?
  public internal(set) var portfolio: Portfolio?
  public internal(set) var portfolioHistories: [ChartRange: PriceHistory] = [:]
  public internal(set) var positions: [Position] = []
  public internal(set) var watchlists: [Watchlist] = []
  public internal(set) var orders: [Order] = []
  public internal(set) var activity: [Activity] = []
  public internal(set) var transfers: [Transfer] = []
  public internal(set) var banks: [Bank] = []
  public internal(set) var market: MarketStatus?
  /// Sorted by symbol.
  public internal(set) var instruments: [InstrumentModel] = []
  /// What went wrong last, in a sentence; nil once it has been read.
  public var problem: String?
  /// What the user asked to be told, such as a price alert; nil once it has been read.
  public var notice: String?

  @ObservationIgnored private var instrumentsBySymbol: [Symbol: InstrumentModel] = [:]
  @ObservationIgnored private var listener: Task<Void, Never>?
  @ObservationIgnored private var running: [Int: Task<Void, Never>] = [:]
  @ObservationIgnored private var started = 0
  @ObservationIgnored var isTicking = false
  @ObservationIgnored var isPortfolioStale = false

  /// A clock that goes as the screen's time does; nil for a broker with a time of its own.
  @ObservationIgnored private let clock: SteppedMarketClock?

  /// - Parameter clock: The broker's clock, if it is to go as the screen's time does.
  public init(broker: any Broker, clock: SteppedMarketClock? = nil) {
    self.broker = broker
    self.clock = clock
  }

  /// A model that has been loaded already.
  public convenience init(broker: any Broker, snapshot: RobinhoodSnapshot, clock: SteppedMarketClock? = nil) {
    self.init(broker: broker, clock: clock)
    take(snapshot)
    listen()
  }

  deinit { listener?.cancel() }

  // MARK: Loading

  /// Reads everything that the first screens show, and listens to changes from then on.
  public func load() async {
    listen()
    await read(account: account?.id)
  }

  /// Shows another account.
  public func select(_ account: Account) async {
    await read(account: account.id)
  }

  private func read(account: Account.ID?) async {
    do {
      take(try await RobinhoodSnapshot.read(from: broker, account: account))
    } catch {
      if phase == .ready { report(error) } else { phase = .failed(error.localizedDescription) }
    }
  }

  private func take(_ snapshot: RobinhoodSnapshot) {
    accounts = snapshot.accounts
    account = snapshot.account
    portfolio = snapshot.portfolio
    portfolioHistories = snapshot.portfolioHistory.map { [.day: $0] } ?? [:]
    positions = snapshot.positions
    watchlists = snapshot.watchlists
    orders = snapshot.orders
    activity = snapshot.activity
    transfers = snapshot.transfers
    banks = snapshot.banks
    market = snapshot.market
    for instrument in snapshot.instruments + snapshot.positions.map(\.instrument)
    where instrumentsBySymbol[instrument.symbol] == nil {
      instrumentsBySymbol[instrument.symbol] = InstrumentModel(instrument, quote: nil)
    }
    for (symbol, model) in instrumentsBySymbol {
      if let quote = snapshot.quotes[symbol] { model.quote = quote }
      if let trend = snapshot.trends[symbol] { model.histories[.day] = trend }
    }
    instruments = instrumentsBySymbol.values.sorted { $0.symbol < $1.symbol }
    phase = .ready
  }

  // MARK: Instruments

  /// Nil for a symbol that the broker does not know.
  public func instrument(_ symbol: Symbol) -> InstrumentModel? { instrumentsBySymbol[symbol] }

  public func position(of symbol: Symbol) -> Position? { positions.first { $0.symbol == symbol } }

  public var coins: [InstrumentModel] { instruments.filter { $0.instrument.kind == .crypto } }

  // MARK: Time

  /// Told by the screen that so many seconds have passed.
  func pass(_ seconds: TimeInterval) {
    clock?.advance(by: seconds)
    perform { await $0.tick() }
  }

  // MARK: Work

  /// Starts something that a button asked for. What fails is told to the user.
  public func perform(_ work: @escaping @MainActor (RobinhoodModel) async throws -> Void) {
    started += 1
    let number = started
    running[number] = Task { [weak self] in
      guard let self else { return }
      do {
        try await work(self)
      } catch is CancellationError {
      } catch {
        self.report(error)
      }
      self.running[number] = nil
    }
  }

  /// Waits until nothing that a button started is on its way: for tests and pictures.
  public func settle() async {
    while let (_, task) = running.first { await task.value }
  }

  func report(_ error: any Error) { problem = error.localizedDescription }

  private func listen() {
    guard listener == nil else { return }
    let updates = broker.updates()
    listener = Task { [weak self] in
      for await update in updates {
        guard let self else { return }
        await self.apply(update)
      }
    }
  }
}
