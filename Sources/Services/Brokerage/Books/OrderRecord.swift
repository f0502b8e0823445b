// An order as the books keep it.

/// The row of an order, in whole numbers.
struct OrderRecord {
  var id = 0
  var account: Account.ID
  var client: String
  var symbol: Symbol
  var side: OrderSide
  /// What was asked for: one of the two.
  var shares: Units?
  var dollars: Cents?
  var limit: Units?
  var stop: Units?
  var force: TimeInForce
  var extended: Bool
  /// The highest price that a purchase without a limit accepts.
  var collar: Units?
  var quantity: Units
  var filled: Units = 0
  /// The exact sum of quantity times price: whole cents, and the rest in units of `OrderRecord.restsPerCent` a cent.
  var exactCents: Cents = 0
  var exactRest: Int64 = 0
  var state: OrderState
  var placed: Moment
  var updated: Moment
  /// When it first comes into the market.
  var opens: Moment
  var triggered: Moment?
  var expires: Moment
  var reserved: Cents
  var reservedShares: Units
  var reason: String?

  /// Quantity times price is in units of 10⁻¹⁶ dollars.
  static let restsPerCent: Int64 = 100_000_000_000_000

  /// The exact sum in whole cents, the nearest: what all fills together have been booked with.
  var booked: Cents { exactCents + (exactRest * 2 >= Self.restsPerCent ? 1 : 0) }

  var remaining: Units { quantity - filled }

  /// The highest price of a purchase.
  var ceiling: Units { limit ?? collar ?? 0 }

  /// Adds a trade to the exact sum and returns the cents that are to be booked for it.
  mutating func add(_ quantity: Units, at price: Units) -> Cents {
    let before = booked
    let divisor = Self.restsPerCent.magnitude
    var (high, low) = quantity.magnitude.multipliedFullWidth(by: price.magnitude)
    let (sum, overflow) = low.addingReportingOverflow(exactRest.magnitude)
    low = sum
    if overflow { high += 1 }
    // The quotient has room: the check of an order limits its value to less than 10¹⁴ dollars.
    let (cents, rest) = divisor.dividingFullWidth((high, low))
    exactCents += Cents(cents)
    exactRest = Int64(rest)
    filled += quantity
    return booked - before
  }

  var request: OrderRequest {
    let type: OrderType =
      switch (limit, stop) {
      case (nil, nil): .market
      case (let limit?, nil): .limit(FixedPoint.decimal(units: limit))
      case (nil, let stop?): .stop(FixedPoint.decimal(units: stop))
      case (let limit?, let stop?):
        .stopLimit(stop: FixedPoint.decimal(units: stop), limit: FixedPoint.decimal(units: limit))
      }
    return OrderRequest(
      clientID: client, account: account, symbol: symbol, side: side,
      amount: dollars.map { .dollars(FixedPoint.decimal(cents: $0)) }
        ?? .shares(FixedPoint.decimal(units: shares ?? quantity)),
      type: type, timeInForce: force, extendedHours: extended)
  }

  func order(with fills: [Fill]) -> Order {
    Order(
      id: id, request: request, quantity: FixedPoint.decimal(units: quantity), state: state, placed: placed.date,
      updated: updated.date, triggered: triggered?.date, expires: expires.date, fills: fills,
      reserved: FixedPoint.decimal(cents: reserved), reason: reason)
  }
}
