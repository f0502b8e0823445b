// A market that does not exist: prices that are a function of a seed, an instrument and a time.

import Foundation

/// About forty stocks and funds and six coins, whose prices move as prices do and mean nothing.
///
///     let market = SimulatedMarket(seed: 1)
///     let quote = try market.quote(of: "AAPL", at: date)
///
/// Nothing is stored and nothing depends on what was asked before: the same question has the same answer on every machine.
/// A price costs about a microsecond, so does a day of a daily chart.
public struct SimulatedMarket: Sendable {
  public let seed: UInt64
  /// Sorted by symbol.
  public let instruments: [Instrument]
  private let paths: [Symbol: TapePath]

  public init(seed: UInt64 = 1) {
    self.seed = seed
    let listings = Catalog.listings.sorted { $0.symbol < $1.symbol }
    instruments = listings.map(\.instrument)
    paths = Dictionary(
      listings.map { ($0.symbol, TapePath($0, seed: seed)) }, uniquingKeysWith: { first, _ in first })
  }

  func path(of symbol: Symbol) throws -> TapePath {
    guard let path = paths[symbol] else { throw BrokerError.unknownInstrument(symbol) }
    return path
  }

  func has(_ symbol: Symbol) -> Bool { paths[symbol] != nil }

  public func instrument(_ symbol: Symbol) throws -> Instrument { try path(of: symbol).listing.instrument }

  public func status(at time: Date) -> MarketStatus { TradingCalendar.status(at: Moment(time)) }

  // MARK: Quotes

  public func quote(of symbol: Symbol, at time: Date) throws -> Quote { try quote(of: symbol, at: Moment(time)) }

  func quote(of symbol: Symbol, at moment: Moment) throws -> Quote {
    let path = try path(of: symbol)
    let segment = path.latestSegment(at: moment)
    let scale = path.scale(at: moment)
    let step = segment.step(at: moment)
    let last = path.price(segment.logarithm(at: step), scale: scale)
    let day = path.tradingDay(at: moment)
    let previous = path.price(path.previousCloseLogarithm(before: day), scale: scale)
    let session = moment < segment.end ? segment.session : .closed
    let regular: Units =
      switch segment.session {
      case .preMarket: previous
      case .afterHours: path.price(path.closeLogarithm(on: day), scale: scale)
      case .regular, .always, .closed: last
      }
    return Quote(
      symbol: symbol, time: min(segment.time(of: step), moment).date, last: FixedPoint.decimal(units: last),
      bid: FixedPoint.decimal(units: path.bid(at: last, session: segment.session)),
      ask: FixedPoint.decimal(units: path.ask(at: last, session: segment.session)),
      previousClose: FixedPoint.decimal(units: previous), regular: FixedPoint.decimal(units: regular),
      session: session)
  }

  // MARK: Actions

  /// The dividends whose ex-date or pay date lies within a span.
  public func dividends(of symbol: Symbol, from start: Date, through end: Date) throws -> [Dividend] {
    try path(of: symbol).dividends(from: Moment(start), through: Moment(end))
  }

  /// The splits after a time, until another.
  public func splits(of symbol: Symbol, after start: Date, through end: Date) throws -> [Split] {
    try path(of: symbol).splits(after: Moment(start), through: Moment(end)).map {
      Split(symbol: symbol, time: $0.time.date, ratio: $0.ratio)
    }
  }

  // MARK: Search

  /// The instruments whose symbol, name or tags begin a word with the text, the best match first.
  public func search(_ text: String) -> [Instrument] {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "." }.map(String.init)
    guard !words.isEmpty else { return [] }
    let all = words.joined(separator: " ")
    func rank(_ instrument: Instrument) -> Int? {
      let ticker = instrument.symbol.ticker.lowercased()
      if ticker == all { return 0 }
      if ticker.hasPrefix(all) { return 1 }
      let name = instrument.name.lowercased()
      if name.hasPrefix(all) { return 2 }
      let parts = [ticker] + name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
      if words.allSatisfy({ word in parts.contains { $0.hasPrefix(word) } }) { return 3 }
      let tagged = parts + instrument.tags
      return words.allSatisfy { word in tagged.contains { $0.hasPrefix(word) } } ? 4 : nil
    }
    return instruments.compactMap { instrument in rank(instrument).map { ($0, instrument) } }
      .sorted { ($0.0, $0.1.symbol) < ($1.0, $1.1.symbol) }.map(\.1)
  }
}
