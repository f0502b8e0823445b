// The price path of one instrument: a function of time.

import Foundation

/// The path is a trend with two Brownian paths on it, the market's and the instrument's own. They run through weekdays (a
/// coin's through all days); each day has fixed points between which the sessions' finer paths lie:
///
///     0.1 before the open   0.2 open   0.9 close   0.95 end of extended hours
///
/// The rest of a day's length is the night, whose movement nobody sees until the morning.
struct TapePath: Sendable {
  let listing: Listing
  private let market: Noise
  private let own: Noise
  private let splits: [(time: Moment, ratio: Int)]
  /// The logarithm of the price at the reference day of a share as it is after all splits, less the paths there.
  private var base = 0.0
  /// Shares after all splits for one at the reference day.
  private let sharesSinceReference: Double

  /// The market's deviation in a day.
  private static let marketDeviation = 0.0085
  private static let reference = CivilDay(2026, 1, 2)

  init(_ listing: Listing, seed: UInt64) {
    self.listing = listing
    market = Noise(seed: seed, listing.isCrypto ? "coins" : "stocks")
    own = Noise(seed: seed, listing.symbol.rawValue)
    let splits = Catalog.splits.filter { $0.symbol == listing.symbol }
    self.splits = splits.map { (NewYork.moment($0.day, hour: 5), $0.ratio) }
    sharesSinceReference = splits.reduce(1) { $1.day > Self.reference ? $0 * Double($1.ratio) : $0 }
    let close = Self.coordinate(of: Self.reference, isCrypto: listing.isCrypto) + 0.9
    base = log(listing.price / sharesSinceReference) - logarithm(at: close)
  }

  private static func coordinate(of day: CivilDay, isCrypto: Bool) -> Double {
    Double(isCrypto ? day.number : day.weekdayNumber)
  }

  private func coordinate(of day: CivilDay) -> Double { Self.coordinate(of: day, isCrypto: listing.isCrypto) }

  private func logarithm(at coordinate: Double) -> Double {
    let distance = coordinate - self.coordinate(of: Self.reference)
    // Bounded, so that a clock of another century finds prices that can be written.
    let growth = min(max(listing.growth * distance / (listing.isCrypto ? 365.25 : 260.9), -4), 4)
    return base + growth + listing.beta * Self.marketDeviation * market.path(at: coordinate)
      + listing.own * own.path(at: coordinate + 0.37)
  }

  // MARK: Sessions

  private func segment(
    of day: CivilDay, part: Int, from start: Moment, to end: Moment, session: MarketSession, first: Double,
    last: Double,
    levels: Int
  ) -> TapeSegment {
    let half = ((last - first) / 2 * 0.5).squareRoot() * 1.4142135623730951  // √length / 2
    let coordinate = coordinate(of: day)
    let key = day.number * 4 + part
    return TapeSegment(
      start: start, end: end, session: session, levels: levels, first: logarithm(at: coordinate + first),
      last: logarithm(at: coordinate + last), marketDeviation: listing.beta * Self.marketDeviation * half,
      ownDeviation: listing.own * half, market: market.stream(key), own: own.stream(key),
      phase: Double(own.bits(-1 - key) & 15) / 16)
  }

  /// The session of regular hours; of a coin, the whole day.
  func mainSegment(of day: CivilDay) -> TapeSegment? {
    if listing.isCrypto {
      return segment(
        of: day, part: 0, from: NewYork.moment(day, hour: 0), to: NewYork.moment(day.advanced(by: 1), hour: 0),
        session: .always, first: 0, last: 1, levels: 15)
    }
    return TradingCalendar.hours(on: day).map(mainSegment)
  }

  private func mainSegment(of hours: TradingHours) -> TapeSegment {
    segment(
      of: hours.day, part: 1, from: hours.open, to: hours.close, session: .regular, first: 0.2, last: 0.9, levels: 14)
  }

  private func segment(of session: MarketSession, on hours: TradingHours) -> TapeSegment {
    switch session {
    case .preMarket:
      segment(
        of: hours.day, part: 0, from: hours.preMarket, to: hours.open, session: .preMarket, first: 0.1, last: 0.2,
        levels: 10)
    case .afterHours:
      segment(
        of: hours.day, part: 2, from: hours.close, to: hours.end, session: .afterHours, first: 0.9, last: 0.95,
        levels: 10)
    case .regular, .closed, .always: mainSegment(of: hours)
    }
  }

  /// The last session that has begun.
  func latestSegment(at moment: Moment) -> TapeSegment {
    if !listing.isCrypto {
      let hours = TradingCalendar.latestHours(at: moment)
      return segment(
        of: moment < hours.open ? .preMarket : moment < hours.close ? .regular : .afterHours, on: hours)
    }
    let day = NewYork.day(of: moment)
    return segment(
      of: day, part: 0, from: NewYork.moment(day, hour: 0), to: NewYork.moment(day.advanced(by: 1), hour: 0),
      session: .always, first: 0, last: 1, levels: 15)
  }

  /// The sessions that overlap a span of time, in order, until `visit` returns true.
  func visitSegments(from start: Moment, through end: Moment, extended: Bool, visit: (TapeSegment) -> Bool) {
    if listing.isCrypto {
      var day = NewYork.day(of: start)
      while let segment = mainSegment(of: day), segment.start <= end {
        if visit(segment) { return }
        day = day.advanced(by: 1)
      }
      return
    }
    var hours = TradingCalendar.latestHours(at: start)
    while hours.preMarket <= end {
      for session in extended ? [MarketSession.preMarket, .regular, .afterHours] : [.regular] {
        let segment = segment(of: session, on: hours)
        guard segment.end > start, segment.start <= end else { continue }
        if visit(segment) { return }
      }
      hours = TradingCalendar.hours(onOrAfter: hours.day.advanced(by: 1))
    }
  }

  // MARK: Days

  /// The price before a day's trading: the close of the day before. Of a coin, the day's first price.
  func previousCloseLogarithm(before day: CivilDay) -> Double {
    if listing.isCrypto { return logarithm(at: coordinate(of: day)) }
    return closeLogarithm(on: TradingCalendar.hours(before: day).day)
  }

  /// The price at the end of regular hours of a trading day; of a coin, at the end of the day.
  func closeLogarithm(on day: CivilDay) -> Double {
    logarithm(at: coordinate(of: day) + (listing.isCrypto ? 1 : 0.9))
  }

  /// The day whose trading has begun last.
  func tradingDay(at moment: Moment) -> CivilDay {
    listing.isCrypto ? NewYork.day(of: moment) : TradingCalendar.latestHours(at: moment).day
  }

  func logarithm(at moment: Moment) -> Double {
    let segment = latestSegment(at: moment)
    return segment.logarithm(at: segment.step(at: moment))
  }

  // MARK: Prices

  /// How much a share of a moment is worth in shares as they are after all splits.
  func scale(at moment: Moment) -> Double {
    splits.reduce(1) { $1.time > moment ? $0 * Double($1.ratio) : $0 }
  }

  /// The step between prices.
  func tick(at price: Units) -> Units {
    price >= FixedPoint.one ? 1_000_000 : listing.isCrypto ? 100 : 10_000
  }

  /// The price of a logarithm, on the tick, for a share of the scale.
  func price(_ logarithm: Double, scale: Double) -> Units {
    let exact = Noise.exponential(logarithm) * scale * 1e8
    let tick = tick(at: Units(exact))
    return max(tick, Units((exact / Double(tick)).rounded()) * tick)
  }

  func price(at moment: Moment) -> Units { price(logarithm(at: moment), scale: scale(at: moment)) }

  /// The distance of bid and ask from the last price: four times as far outside of regular hours.
  func halfSpread(at price: Units, session: MarketSession) -> Units {
    let tick = tick(at: price)
    let exact = Double(price) * listing.spread * (session.isRegular ? 1 : 4)
    return max(tick, Units((exact / Double(tick)).rounded()) * tick)
  }

  func ask(at price: Units, session: MarketSession) -> Units { price + halfSpread(at: price, session: session) }

  func bid(at price: Units, session: MarketSession) -> Units {
    max(tick(at: price), price - halfSpread(at: price, session: session))
  }

  // MARK: Volume

  /// Shares for one of the reference day.
  private func shareCount(scale: Double) -> Double { sharesSinceReference / scale }

  /// In millions.
  func sharesOutstanding(scale: Double) -> Double? { listing.shares.map { $0 * shareCount(scale: scale) } }

  /// What a share of the reference day has, for a share of the scale.
  func perShare(_ amount: Decimal?, scale: Double) -> Decimal? {
    amount.map { $0 / Decimal(Int(shareCount(scale: scale).rounded())) }
  }

  /// All shares traded in the part of a day from its beginning. Trading is busiest after the open and before the close.
  func volume(on day: CivilDay, part: Double, scale: Double) -> Units {
    let total = listing.volume * shareCount(scale: scale) * (0.6 + 0.8 * own.stream(-2).unit(day.number))
    let centered = 2 * part - 1
    let share = listing.isCrypto ? part : 0.6 * part + 0.2 * (centered * centered * centered + 1)
    return Units((total * share).rounded(.down)) * FixedPoint.one
  }

  /// How much can be traded at a step: whole hundreds of shares, or ten-thousandths of a coin.
  func size(of step: Int, in segment: TapeSegment, scale: Double) -> Units {
    let mean =
      listing.volume * shareCount(scale: scale) / Double(segment.steps) * (segment.session.isRegular ? 1 : 0.02)
    let exact = mean * (0.4 + 1.2 * segment.own.unit(-1 - step))
    if listing.isCrypto { return max(100, Units((exact * 10_000).rounded(.down))) * (FixedPoint.one / 10_000) }
    return max(1, Units((exact / 100).rounded(.down))) * 100 * FixedPoint.one
  }

  // MARK: Dividends

  /// The dividends whose ex-date or pay date lies within a span, by ex-date.
  func dividends(from start: Moment, through end: Moment) -> [Dividend] {
    guard let yearly = listing.dividend else { return [] }
    var result: [Dividend] = []
    let (year, month, _) = NewYork.day(of: start).components
    var first = CivilDay(year, month, 1).adding(months: -2)
    while NewYork.moment(first, hour: 0) <= end {
      defer { first = first.adding(months: 1) }
      let (year, month, _) = first.components
      guard (month - listing.dividendMonth).flooredRemainder(by: 3) == 0, year >= listing.listed else { continue }
      let exDay = TradingCalendar.hours(onOrAfter: first.advanced(by: 9)).day
      let payDay = TradingCalendar.hours(onOrAfter: exDay.advanced(by: 21)).day
      let (exTime, payTime) = (NewYork.moment(exDay, hour: 6), NewYork.moment(payDay, hour: 9))
      guard (start...end).contains(exTime) || (start...end).contains(payTime) else { continue }
      // Raised by four hundredths of the reference year's a year.
      let quarter = yearly / 4 * Decimal(max(20, 100 + 4 * (year - 2026))) / 100
      let amount = Rounding.nearest(perShare(quarter, scale: scale(at: exTime)) ?? 0, places: 4)
      if amount > 0 {
        result.append(
          Dividend(symbol: listing.symbol, exTime: exTime.date, payTime: payTime.date, perShare: amount))
      }
    }
    return result
  }

  /// The splits after a moment, until another.
  func splits(after start: Moment, through end: Moment) -> [(time: Moment, ratio: Int)] {
    splits.filter { $0.time > start && $0.time <= end }
  }
}
