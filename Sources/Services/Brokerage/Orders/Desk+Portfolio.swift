// What accounts hold and are worth, now and before.

import Foundation

extension Desk {
  func instrument(_ symbol: Symbol) throws -> Instrument {
    if market.has(symbol) { return try market.instrument(symbol) }
    if let unlisted = try books.unlisted()[symbol] { return unlisted }
    throw BrokerError.unknownInstrument(symbol)
  }

  /// Throws if an instrument has no price.
  func requireMarket(_ symbol: Symbol) throws {
    guard !market.has(symbol) else { return }
    throw try books.unlisted()[symbol] == nil
      ? BrokerError.unknownInstrument(symbol) : BrokerError.notInMarket(symbol)
  }

  // MARK: Positions

  func positions(in account: Account.ID, at now: Moment) throws -> [Position] {
    _ = try books.account(account)
    let positions = try books.holdings(of: account).map { try position($0, in: account, at: now) }
    return positions.sorted {
      let (left, right) = ($0.marketValue ?? -1, $1.marketValue ?? -1)
      return left == right ? $0.symbol < $1.symbol : left > right
    }
  }

  func position(_ holding: Books.Holding, in account: Account.ID, at now: Moment) throws -> Position {
    let symbol = holding.symbol
    let lots = try books.lots(of: account, symbol).map {
      Lot(
        id: $0.id, acquired: $0.acquired.date, quantity: FixedPoint.decimal(units: $0.remaining),
        cost: FixedPoint.decimal(cents: $0.cost), isCostKnown: $0.isKnown)
    }
    let quote = market.has(symbol) ? try market.quote(of: symbol, at: now) : nil
    return Position(
      account: account, instrument: try instrument(symbol), quantity: FixedPoint.decimal(units: holding.quantity),
      reserved: FixedPoint.decimal(units: holding.reserved), lots: lots, quote: quote,
      dayChange: FixedPoint.decimal(cents: try dayChange(of: symbol, in: account, held: holding.quantity, at: now)))
  }

  /// What the day has done to the shares of an instrument, those that were sold included: their value now, less the value
  /// at the previous close of what was held then, and less what today's trades cost.
  private func dayChange(of symbol: Symbol, in account: Account.ID, held: Units, at now: Moment) throws -> Cents {
    guard market.has(symbol) else { return 0 }
    let path = try market.path(of: symbol)
    let day = path.tradingDay(at: now)
    let scale = path.scale(at: now)
    let previous = path.price(path.previousCloseLogarithm(before: day), scale: scale)
    var (before, paid): (Units, Cents) = (held, 0)
    for row in try books.journal(of: account, after: dayStart(of: path, day)) where row.symbol == symbol {
      switch row.kind {
      case .buy, .sell:
        before -= row.quantity
        paid -= row.amount
      case .receipt:
        // Comes at the price of now, so that a gift is no gain.
        before -= row.quantity
        let worth = FixedPoint.cost(abs(row.quantity), at: path.price(at: now))
        paid += row.quantity > 0 ? worth : -worth
      default: break
      }
    }
    return FixedPoint.cost(held, at: path.price(at: now)) - FixedPoint.cost(max(0, before), at: previous) - paid
  }

  /// The previous close.
  private func dayStart(of path: TapePath, _ day: CivilDay) -> Moment {
    path.listing.isCrypto ? NewYork.moment(day, hour: 0) : TradingCalendar.hours(before: day).close
  }

  // MARK: Portfolio

  func portfolio(of account: Account.ID, at now: Moment) throws -> Portfolio {
    _ = try books.account(account)
    let balance = try books.balance(of: account)
    var (value, change): (Cents, Cents) = (0, 0)
    var unpriced: [Symbol] = []
    let holdings = try books.holdings(of: account)
    for holding in holdings {
      guard market.has(holding.symbol) else {
        unpriced.append(holding.symbol)
        continue
      }
      value += FixedPoint.cost(holding.quantity, at: try market.path(of: holding.symbol).price(at: now))
      change += try dayChange(of: holding.symbol, in: account, held: holding.quantity, at: now)
    }
    // Of what was sold today nothing may be left.
    let held = Set(holdings.map(\.symbol))
    let yesterday = NewYork.moment(NewYork.day(of: now).advanced(by: -6), hour: 0)
    let sold = Set(try books.journal(of: account, after: yesterday).compactMap { $0.kind == .sell ? $0.symbol : nil })
    for symbol in sold.subtracting(held).sorted() {
      change += try dayChange(of: symbol, in: account, held: 0, at: now)
    }
    return Portfolio(
      account: account, time: now.date, cash: FixedPoint.decimal(cents: balance.cash),
      reserved: FixedPoint.decimal(cents: balance.reserved),
      withdrawable: FixedPoint.decimal(cents: try withdrawable(from: account, at: now)),
      marketValue: FixedPoint.decimal(cents: value), dayChange: FixedPoint.decimal(cents: change),
      costBasis: FixedPoint.decimal(cents: try books.costBasis(of: account)),
      realizedGain: FixedPoint.decimal(cents: balance.realized), income: FixedPoint.decimal(cents: balance.income),
      unpriced: unpriced)
  }

  /// Settled cash that no order has set aside. Sales settle at the end of the next trading day.
  func withdrawable(from account: Account.ID, at now: Moment) throws -> Cents {
    let balance = try books.balance(of: account)
    let latest = TradingCalendar.latestHours(at: now)
    let lastSettled = now >= latest.close ? latest : TradingCalendar.hours(before: latest.day)
    // Sales of the last settled day and before count only up to the day before it.
    let unsettledSince = NewYork.moment(lastSettled.day, hour: 0)
    let unsettled = try books.proceeds(of: account, since: unsettledSince)
    return max(0, balance.cash - balance.reserved - unsettled - (try books.advanced(to: account)))
  }

  /// The account's value at the times of a chart: the cash and the shares that it had then, at the prices of then.
  func portfolioHistory(of account: Account.ID, range: ChartRange, at now: Moment) throws -> PriceHistory {
    let opened = Moment(try books.account(account).opened)
    let journal = try books.journal(of: account)
    let symbols = Set(journal.compactMap(\.symbol))
    let coins = !symbols.isEmpty && symbols.allSatisfy { (try? market.instrument($0).kind) == .crypto }
    let grid = ChartGrid.grid(of: range, at: now, coins: coins, since: opened)
    let paths = try symbols.filter(market.has).sorted().map { ($0, try market.path(of: $0)) }

    var (held, cash, next): ([Symbol: Units], Cents, Int) = ([:], 0, 0)
    func move(to moment: Moment) {
      while next < journal.count, journal[next].time <= moment {
        cash += journal[next].amount
        if let symbol = journal[next].symbol { held[symbol, default: 0] += journal[next].quantity }
        next += 1
      }
    }
    func value(at price: (TapePath) -> Units) -> Decimal {
      let shares = paths.reduce(0 as Cents) { sum, item in
        let quantity = held[item.0] ?? 0
        return quantity > 0 ? sum + FixedPoint.cost(quantity, at: price(item.1)) : sum
      }
      return FixedPoint.decimal(cents: cash + shares)
    }
    var baseline: Decimal?
    if range == .day, let first = grid.times.first?.moment {
      move(to: coins ? first : TradingCalendar.hours(before: NewYork.day(of: first)).close)
      let previous = value { path in
        path.price(path.previousCloseLogarithm(before: path.tradingDay(at: now)), scale: path.scale(at: now))
      }
      if cash != 0 || !held.isEmpty { baseline = previous }
    }
    var points: [PricePoint] = []
    for (index, (moment, session)) in grid.times.enumerated() {
      // The last point is that of now, even if the market has closed before.
      let isLast = index == grid.times.count - 1
      guard moment >= opened || isLast else { continue }
      let priced = isLast ? now : moment
      move(to: priced)
      points.append(PricePoint(time: moment.date, price: value { $0.price(at: priced) }, session: session))
    }
    let start = range == .day ? grid.span.lowerBound : max(grid.span.lowerBound, opened)
    return PriceHistory(
      range: range, points: points, baseline: baseline ?? points.first?.price ?? 0,
      span: min(start, grid.span.upperBound).date...grid.span.upperBound.date)
  }
}

extension ChartGrid {
  /// The grid of an account's chart. All of a young account is shown in finer steps than a week.
  static func grid(of range: ChartRange, at now: Moment, coins: Bool, since opened: Moment) -> ChartGrid {
    let first = NewYork.day(of: opened)
    let days = NewYork.day(of: now).number - first.number
    let finer: ChartRange =
      switch days {
      case ..<8: .week
      case ..<32: .month
      case ..<366: .year
      default: .all
      }
    return grid(of: range == .all ? finer : range, at: now, coins: coins, since: first)
  }
}
