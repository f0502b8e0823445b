// Whether an order may be placed, and what it would set aside.

import Foundation

/// The rules that an order has to keep.
///
/// - An amount above zero: at least a dollar, in whole cents, for a market order in dollars; of shares, no more decimal
///   places than the instrument has, and at most five million.
/// - Prices above zero, on the tick, and within ten times of the price of now. A stop to buy lies above it, one to sell below.
/// - Parts of a share: market or limit orders, good for the day, regular hours.
/// - Extended hours: limit orders of whole shares.
/// - Enough buying power, or enough shares that no other order is about to sell.
/// - A client number that the account has not used.
enum OrderCheck {
  static let smallestDollars: Cents = 100
  static let largestQuantity: Units = 5_000_000 * FixedPoint.one
  /// A purchase without a limit accepts prices up to 5 % above.
  static func collar(above price: Units) -> Units { price + price / 20 }

  /// What is known when an order is checked.
  struct Situation {
    var now: Moment
    var path: TapePath
    var quote: Quote
    var buyingPower: Cents
    var available: Units
    var existing: Order.ID?
  }

  /// The order as it would be written. Throws the first reason against it.
  static func check(_ request: OrderRequest, in situation: Situation) throws(OrderRejection) -> OrderRecord {
    let instrument = situation.path.listing.instrument
    guard !request.clientID.isEmpty else { throw .noClientID }
    if let existing = situation.existing { throw .duplicateClientID(existing) }
    let hours = try hours(of: request, instrument, at: situation.now)
    let ask = FixedPoint.units(situation.quote.ask) ?? 0
    let bid = FixedPoint.units(situation.quote.bid) ?? 0
    let last = FixedPoint.units(situation.quote.last) ?? 0
    let limit = try price(request.type.limitPrice, instrument: instrument, last: last)
    let stop = try price(request.type.stopPrice, instrument: instrument, last: last)
    if let stop {
      let isReached = request.side == .buy ? stop <= last : stop >= last
      if isReached {
        throw .stopAlreadyReached(
          request.side, stop: FixedPoint.decimal(units: stop), last: FixedPoint.decimal(units: last))
      }
    }

    var record = OrderRecord(
      account: request.account, client: request.clientID, symbol: request.symbol, side: request.side, limit: limit,
      stop: stop, force: request.timeInForce, extended: request.extendedHours, quantity: 0,
      state: hours.opens > situation.now ? .queued : .open, placed: situation.now, updated: situation.now,
      opens: hours.opens, expires: hours.expires, reserved: 0, reservedShares: 0)
    if request.side == .buy, limit == nil { record.collar = collar(above: stop ?? ask) }
    switch request.amount {
    case .shares(let shares):
      record.quantity = try quantity(shares, request, instrument)
      record.shares = record.quantity
    case .dollars(let dollars):
      let cents = try self.cents(dollars, request)
      record.dollars = cents
      let price = request.side == .buy ? ask : bid
      record.quantity = FixedPoint.quantity(for: cents, at: price, places: instrument.quantityPlaces)
      guard record.quantity > 0 else { throw .amountTooSmall(minimum: FixedPoint.decimal(units: price)) }
      guard record.quantity <= largestQuantity else {
        throw .quantityTooLarge(limit: FixedPoint.decimal(units: largestQuantity))
      }
    }
    switch request.side {
    case .buy:
      record.reserved = record.dollars ?? FixedPoint.cost(record.quantity, at: record.ceiling, .up)
      guard record.reserved <= situation.buyingPower else {
        throw .notEnoughBuyingPower(
          needed: FixedPoint.decimal(cents: record.reserved),
          available: FixedPoint.decimal(cents: max(0, situation.buyingPower)))
      }
    case .sell:
      record.reservedShares = record.quantity
      guard record.quantity <= situation.available else {
        throw .notEnoughShares(
          request.symbol, wanted: FixedPoint.decimal(units: record.quantity),
          available: FixedPoint.decimal(units: situation.available))
      }
    }
    return record
  }

  private static func cents(_ dollars: Decimal, _ request: OrderRequest) throws(OrderRejection) -> Cents {
    guard case .market = request.type else { throw .dollarsNeedMarketOrder }
    guard dollars > 0 else { throw .amountNotPositive }
    guard let cents = FixedPoint.cents(dollars) else { throw .dollarsNotInCents }
    guard cents >= smallestDollars else { throw .amountTooSmall(minimum: FixedPoint.decimal(cents: smallestDollars)) }
    return cents
  }

  private static func quantity(
    _ shares: Decimal, _ request: OrderRequest, _ instrument: Instrument
  ) throws(OrderRejection) -> Units {
    guard shares > 0 else { throw .amountNotPositive }
    guard shares <= FixedPoint.decimal(units: largestQuantity) else {
      throw .quantityTooLarge(limit: FixedPoint.decimal(units: largestQuantity))
    }
    guard Rounding.down(shares, places: instrument.quantityPlaces) == shares, let units = FixedPoint.units(shares)
    else {
      if instrument.quantityPlaces == 0 { throw .wholeSharesOnly(request.symbol) }
      throw .tooManyPlaces(request.symbol, places: instrument.quantityPlaces)
    }
    guard units % FixedPoint.one != 0, instrument.kind != .crypto else { return units }
    if request.extendedHours { throw .extendedHoursNeedWholeShares }
    if request.type.stopPrice != nil { throw .fractionNeedsMarketOrLimit }
    if request.timeInForce != .day { throw .fractionNeedsDay }
    return units
  }

  private static func price(
    _ price: Decimal?, instrument: Instrument, last: Units
  ) throws(OrderRejection) -> Units? {
    guard let price else { return nil }
    guard price > 0 else { throw .priceNotPositive }
    let tick = instrument.tick(at: price)
    guard let units = FixedPoint.units(price), let step = FixedPoint.units(tick), units % step == 0 else {
      throw .offTick(price: price, tick: tick)
    }
    guard units / 10 <= last, last / 10 <= units else {
      throw .limitFarFromPrice(limit: price, last: FixedPoint.decimal(units: last))
    }
    return units
  }

  /// When the order comes into the market, and when it leaves.
  private static func hours(
    of request: OrderRequest, _ instrument: Instrument, at now: Moment
  ) throws(OrderRejection) -> (opens: Moment, expires: Moment) {
    let days = 90
    if instrument.kind == .crypto {
      if request.extendedHours { throw .extendedHoursForStocksOnly }
      return (now, now + 86_400 * (request.timeInForce == .day ? 1 : days))
    }
    if request.extendedHours {
      guard case .limit = request.type else { throw .extendedHoursNeedLimit }
    }
    func ends(_ hours: TradingHours) -> Moment { request.extendedHours ? hours.end : hours.close }
    func starts(_ hours: TradingHours) -> Moment { request.extendedHours ? hours.preMarket : hours.open }
    var hours = TradingCalendar.latestHours(at: now)
    if now >= ends(hours) { hours = TradingCalendar.hours(onOrAfter: hours.day.advanced(by: 1)) }
    let opens = max(now, starts(hours))
    if request.timeInForce == .day { return (opens, ends(hours)) }
    let lastDay = TradingCalendar.hours(before: NewYork.day(of: now).advanced(by: days + 1))
    return (opens, ends(lastDay))
  }
}
