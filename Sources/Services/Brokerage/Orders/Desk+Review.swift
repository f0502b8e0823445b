// What an order would do, in figures and sentences, and transfers.

import Foundation

extension Desk {
  func review(_ request: OrderRequest, at now: Moment) throws -> OrderReview {
    let record = try checked(request, at: now)
    let quote = try market.quote(of: request.symbol, at: now)
    let price = request.type.limitPrice ?? request.type.stopPrice ?? (request.side == .buy ? quote.ask : quote.bid)
    let balance = try books.balance(of: request.account)
    let quantity = FixedPoint.decimal(units: record.quantity)
    let total = record.dollars.map { FixedPoint.decimal(cents: $0) } ?? Rounding.toCents(quantity * price)
    // What a sale brings can be spent as soon as it is filled.
    let proceeds = request.side == .sell ? total : 0
    return OrderReview(
      request: request, price: price, quantity: quantity, total: total,
      reserved: FixedPoint.decimal(cents: record.reserved),
      buyingPowerAfter: FixedPoint.decimal(cents: balance.cash - balance.reserved - record.reserved) + proceeds,
      notes: notes(on: record, quote: quote, at: now))
  }

  private func notes(on record: OrderRecord, quote: Quote, at now: Moment) -> [String] {
    var notes: [String] = []
    if record.state == .queued {
      notes.append("The market is closed. Your order waits until it opens.")
    }
    if let collar = record.collar, record.dollars == nil {
      notes.append(
        "\(FixedPoint.decimal(cents: record.reserved).inDollars) is set aside, because the order accepts prices up to "
          + "\(FixedPoint.decimal(units: collar).inDollars). What is not needed comes back.")
    }
    if let limit = record.limit.map({ FixedPoint.decimal(units: $0) }), record.stop == nil {
      if record.side == .buy, limit >= quote.ask {
        notes.append(
          "The limit is not below the price of now: the order is filled at once, at about \(quote.ask.inDollars).")
      } else if record.side == .sell, limit <= quote.bid {
        notes.append(
          "The limit is not above the price of now: the order is filled at once, at about \(quote.bid.inDollars).")
      }
    }
    return notes
  }

  // MARK: Transfers

  /// One transfer's limit.
  static let largestTransfer: Cents = 5_000_000
  /// What a deposit gives at once.
  static let instantDeposit: Cents = 100_000
  /// Transfers are completed in the morning of the second trading day after.
  static let transferDays = 2

  func transfer(
    _ direction: TransferDirection, _ amount: Decimal, account: Account.ID, bank: Bank.ID, at now: Moment
  ) throws -> Transfer {
    _ = try books.account(account)
    guard amount > 0 else { throw BrokerError.transfer(.notPositive) }
    guard let cents = FixedPoint.cents(amount) else {
      throw BrokerError.transfer(
        Rounding.toCents(amount) == amount
          ? .tooMuchAtOnce(limit: FixedPoint.decimal(cents: Self.largestTransfer)) : .notInCents)
    }
    guard cents <= Self.largestTransfer else {
      throw BrokerError.transfer(.tooMuchAtOnce(limit: FixedPoint.decimal(cents: Self.largestTransfer)))
    }
    if direction == .withdrawal {
      let available = try withdrawable(from: account, at: now)
      guard cents <= available else {
        throw BrokerError.transfer(.moreThanWithdrawable(FixedPoint.decimal(cents: available)))
      }
    }
    var day = NewYork.day(of: now)
    for _ in 0..<Self.transferDays { day = TradingCalendar.hours(onOrAfter: day.advanced(by: 1)).day }
    // Deposits that are still on their way share one advance.
    let advance = max(0, Self.instantDeposit - (try books.advanced(to: account)))
    return try book(at: now) {
      let transfer = try books.addTransfer(
        direction, cents, instant: direction == .deposit ? min(cents, advance) : 0, account: account, bank: bank,
        started: now, completes: NewYork.moment(day, hour: 9))
      booked.add(transfer)
      return transfer
    }
  }
}
