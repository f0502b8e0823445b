// Charts, bars and figures of the simulated market.

import Foundation

/// The times of a chart's points.
struct ChartGrid {
  var span: ClosedRange<Moment>
  /// Ascending; the last is now.
  var times: [(moment: Moment, session: MarketSession)]

  private static let fiveMinutes = 300

  /// All trading days of a span, the last at most the day of the end.
  private static func tradingDays(from first: CivilDay, through last: CivilDay, coins: Bool) -> [CivilDay] {
    first > last ? [] : (first...last).filter { coins || TradingCalendar.isTradingDay($0) }
  }

  /// The grid of a range; `first` is the first day there is.
  static func grid(of range: ChartRange, at now: Moment, coins: Bool, since first: CivilDay) -> ChartGrid {
    let today = coins ? NewYork.day(of: now) : TradingCalendar.latestHours(at: now).day
    func since(_ day: CivilDay) -> CivilDay { max(day, first) }
    return switch range {
    case .day: day(today, at: now, coins: coins)
    case .week: hours(every: 30, from: since(today.advanced(by: -7)), through: today, at: now, coins: coins)
    case .month: hours(every: 120, from: since(today.adding(months: -1)), through: today, at: now, coins: coins)
    case .threeMonths: closes(from: since(today.adding(months: -3)), through: today, at: now, coins: coins)
    case .yearToDate:
      closes(from: since(CivilDay(today.year - 1, 12, 31)), through: today, at: now, coins: coins, after: true)
    case .year: closes(from: since(today.adding(months: -12)), through: today, at: now, coins: coins)
    case .fiveYears: weeks(from: since(today.adding(months: -60)), through: today, at: now, coins: coins)
    case .all: weeks(from: first, through: today, at: now, coins: coins)
    }
  }

  static func day(_ day: CivilDay, at now: Moment, coins: Bool) -> ChartGrid {
    let hours = TradingCalendar.hours(on: day)
    let start = coins ? NewYork.moment(day, hour: 0) : hours?.preMarket ?? now
    let end = coins ? NewYork.moment(day.advanced(by: 1), hour: 0) : hours?.end ?? now
    var times: [(Moment, MarketSession)] = []
    var time = start
    while time < min(now, end) {
      times.append((time, coins ? .always : hours?.session(at: time) ?? .closed))
      time = time + fiveMinutes
    }
    times.append((min(now, end), coins ? .always : hours?.session(at: min(now, end)) ?? .closed))
    return ChartGrid(span: start...max(start, end), times: times)
  }

  /// Points within regular hours.
  private static func hours(
    every minutes: Int, from first: CivilDay, through last: CivilDay, at now: Moment, coins: Bool
  ) -> ChartGrid {
    var times: [(Moment, MarketSession)] = []
    for day in tradingDays(from: first, through: last, coins: coins) {
      let hours = TradingCalendar.hours(on: day)
      var time = coins ? NewYork.moment(day, hour: 0) : hours?.open ?? now
      let end = coins ? NewYork.moment(day.advanced(by: 1), hour: 0) : hours?.close ?? now
      while time < min(end, now) {
        times.append((time, coins ? .always : .regular))
        time = time + minutes * 60
      }
      if !coins, end < now { times.append((end, .regular)) }
    }
    return finished(times, at: now, coins: coins)
  }

  /// The end of each day. `after` begins with the last day before the first one if that has none.
  private static func closes(
    from first: CivilDay, through last: CivilDay, at now: Moment, coins: Bool, after: Bool = false
  ) -> ChartGrid {
    let first =
      after && !coins && !TradingCalendar.isTradingDay(first) ? TradingCalendar.hours(before: first).day : first
    let times = tradingDays(from: first, through: last, coins: coins).compactMap {
      close(of: $0, before: now, coins: coins)
    }
    return finished(times, at: now, coins: coins)
  }

  /// The end of each week's last day.
  private static func weeks(from first: CivilDay, through last: CivilDay, at now: Moment, coins: Bool) -> ChartGrid {
    var times: [(Moment, MarketSession)] = []
    var friday = first.advanced(by: (4 - first.weekday).flooredRemainder(by: 7))
    while friday < last {
      let day = coins || TradingCalendar.isTradingDay(friday) ? friday : TradingCalendar.hours(before: friday).day
      if let time = close(of: day, before: now, coins: coins) { times.append(time) }
      friday = friday.advanced(by: 7)
    }
    return finished(times, at: now, coins: coins)
  }

  private static func close(of day: CivilDay, before now: Moment, coins: Bool) -> (Moment, MarketSession)? {
    let end = coins ? NewYork.moment(day.advanced(by: 1), hour: 0) : TradingCalendar.hours(on: day)?.close
    return end.flatMap { $0 < now ? ($0, coins ? .always : .regular) : nil }
  }

  private static func finished(_ times: [(Moment, MarketSession)], at now: Moment, coins: Bool) -> ChartGrid {
    let all = times + [(now, coins ? .always : TradingCalendar.latestHours(at: now).session(at: now))]
    return ChartGrid(span: all[0].0...now, times: all)
  }
}

extension SimulatedMarket {
  /// The tape begins here, whatever the year of an instrument's first trade.
  static let firstDay = CivilDay(2010, 1, 4)

  private static func firstDay(of path: TapePath) -> CivilDay { max(firstDay, CivilDay(path.listing.listed, 6, 1)) }

  public func history(of symbol: Symbol, range: ChartRange, at time: Date) throws -> PriceHistory {
    let path = try path(of: symbol)
    let now = Moment(time)
    let grid = ChartGrid.grid(of: range, at: now, coins: path.listing.isCrypto, since: Self.firstDay(of: path))
    let scale = path.scale(at: now)
    var segment: TapeSegment?
    let points = grid.times.map { moment, session in
      // Neighbouring points are often of the same session.
      let current =
        segment.flatMap { moment >= $0.start && moment < $0.end ? $0 : nil } ?? path.latestSegment(at: moment)
      segment = current
      let price = path.price(current.logarithm(at: current.step(at: moment)), scale: scale)
      return PricePoint(time: moment.date, price: FixedPoint.decimal(units: price), session: session)
    }
    var baseline = points[0].price
    if range == .day {
      let previous = path.previousCloseLogarithm(before: path.tradingDay(at: now))
      baseline = FixedPoint.decimal(units: path.price(previous, scale: scale))
    }
    return PriceHistory(
      range: range, points: points, baseline: baseline, span: grid.span.lowerBound.date...grid.span.upperBound.date)
  }

  /// The last days as bars, the newest last. Regular hours only.
  public func dailyBars(of symbol: Symbol, count: Int, at time: Date) throws -> [Bar] {
    let path = try path(of: symbol)
    let now = Moment(time)
    let scale = path.scale(at: now)
    let first = Self.firstDay(of: path)
    var bars: [Bar] = []
    var day = path.tradingDay(at: now)
    while bars.count < count, day >= first {
      if let bar = bar(of: path, on: day, at: now, scale: scale) { bars.append(bar) }
      day = path.listing.isCrypto ? day.advanced(by: -1) : TradingCalendar.hours(before: day).day
    }
    return bars.reversed()
  }

  /// Nil before the day's regular hours have begun.
  private func bar(of path: TapePath, on day: CivilDay, at now: Moment, scale: Double) -> Bar? {
    guard let segment = path.mainSegment(of: day), segment.start <= now else { return nil }
    let last = segment.step(at: now)
    var (high, low) = (segment.first, segment.first)
    segment.extreme(of: 0...last, sign: 1, best: &high)
    segment.extreme(of: 0...last, sign: -1, best: &low)
    func price(_ logarithm: Double) -> Decimal { FixedPoint.decimal(units: path.price(logarithm, scale: scale)) }
    return Bar(
      time: segment.start.date, open: price(segment.first), high: price(high), low: price(low),
      close: price(segment.logarithm(at: last)),
      volume: FixedPoint.decimal(
        units: path.volume(on: day, part: Double(last) / Double(segment.steps), scale: scale)))
  }

  /// The trades of one session in bars of so many seconds, until now.
  public func intradayBars(of symbol: Symbol, every seconds: Int, at time: Date) throws -> [Bar] {
    let path = try path(of: symbol)
    let now = Moment(time)
    let (day, scale, width) = (path.tradingDay(at: now), path.scale(at: now), max(seconds, 60))
    guard let segment = path.mainSegment(of: day) else { return [] }
    func price(_ logarithm: Double) -> Decimal { FixedPoint.decimal(units: path.price(logarithm, scale: scale)) }
    var bars: [Bar] = []
    var start = segment.start
    while start < min(segment.end, now) {
      let end = min(start + width, segment.end, now)
      let (from, to) = (segment.step(at: start), segment.step(at: end))
      let (open, close) = (segment.logarithm(at: from), segment.logarithm(at: to))
      var (high, low) = (max(open, close), min(open, close))
      segment.extreme(of: from...to, sign: 1, best: &high)
      segment.extreme(of: from...to, sign: -1, best: &low)
      func volume(at step: Int) -> Units {
        path.volume(on: day, part: Double(step) / Double(segment.steps), scale: scale)
      }
      bars.append(
        Bar(
          time: start.date, open: price(open), high: price(high), low: price(low), close: price(close),
          volume: FixedPoint.decimal(units: volume(at: to) - volume(at: from))))
      start = end
    }
    return bars
  }

  public func stats(of symbol: Symbol, at time: Date) throws -> InstrumentStats {
    let path = try path(of: symbol)
    let now = Moment(time)
    let scale = path.scale(at: now)
    func price(_ logarithm: Double) -> Decimal { FixedPoint.decimal(units: path.price(logarithm, scale: scale)) }
    // Before the open the figures are those of the day before.
    let today = path.tradingDay(at: now)
    var day = today
    if let segment = path.mainSegment(of: day), segment.start > now { day = TradingCalendar.hours(before: day).day }
    let bar = self.bar(of: path, on: day, at: now, scale: scale)
    let first = max(day.adding(months: -12), Self.firstDay(of: path))
    var (high, low) = (path.logarithm(at: now), path.logarithm(at: now))
    var volumes: [Units] = []
    while day >= first {
      if let segment = path.mainSegment(of: day) {
        let last = segment.step(at: now)
        segment.extreme(of: 0...last, sign: 1, best: &high)
        segment.extreme(of: 0...last, sign: -1, best: &low)
        if volumes.count < 30, last == segment.steps { volumes.append(path.volume(on: day, part: 1, scale: scale)) }
      }
      day = path.listing.isCrypto ? day.advanced(by: -1) : TradingCalendar.hours(before: day).day
    }
    let last = path.price(path.logarithm(at: now), scale: scale)
    let price = FixedPoint.decimal(units: last)
    let average = volumes.isEmpty ? 0 : volumes.reduce(0) { $0 + $1 / Units(volumes.count) }
    let earnings = path.perShare(path.listing.earnings, scale: scale)
    let dividend = path.perShare(path.listing.dividend, scale: scale)
    return InstrumentStats(
      open: bar?.open ?? price, high: bar?.high ?? price, low: bar?.low ?? price, volume: bar?.volume ?? 0,
      averageVolume: Rounding.nearest(FixedPoint.decimal(units: average), places: 0),
      yearHigh: self.price(high, of: path, scale), yearLow: self.price(low, of: path, scale),
      marketCap: path.listing.instrument.kind == .fund
        ? nil
        : path.sharesOutstanding(scale: scale).map {
          Rounding.nearest(price * Decimal(Int(($0 * 1e6).rounded())), places: 0)
        },
      priceToEarnings: earnings.map { Rounding.nearest(price / $0, places: 2) },
      dividendYield: dividend.map { Rounding.nearest($0 / price, places: 6) })
  }

  private func price(_ logarithm: Double, of path: TapePath, _ scale: Double) -> Decimal {
    FixedPoint.decimal(units: path.price(logarithm, scale: scale))
  }
}
