// The trading desk: looks at the tape and books what it does to orders and holdings.

import Foundation

/// Everything a paper broker does that changes the books. Not safe to share; `PaperBroker` guards it.
final class Desk {
  let books: Books
  let market: SimulatedMarket
  /// Orders that can still trade, by id.
  private(set) var live: [Order.ID: OrderRecord] = [:]
  /// The order that has become final last: it is asked for right after that.
  private var finished: OrderRecord?
  /// What has been booked since it was last asked for, for listeners.
  private var news = News()
  /// What the booking that is being made will be news of, if it succeeds.
  var booked = News()

  init(books: Books, market: SimulatedMarket) throws {
    self.books = books
    self.market = market
    try reload()
  }

  /// Reads the live orders from the books again, after a booking has failed.
  private func reload() throws {
    finished = nil
    live = Dictionary(try books.liveOrders().map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// One booking. If it fails, nothing of it is left, neither in the books nor here.
  func book<T>(at moment: Moment, _ body: () throws -> T) throws -> T {
    booked = News()
    do {
      let result = try books.book(at: moment, body)
      news.add(booked)
      return result
    } catch {
      try reload()
      throw error
    }
  }

  func takeNews() -> News {
    defer { news = News() }
    return news
  }

  // MARK: Placing

  func checked(_ request: OrderRequest, at now: Moment) throws -> OrderRecord {
    let balance = try books.balance(of: request.account)
    guard market.has(request.symbol) else { throw BrokerError.rejected(.notTraded(request.symbol)) }
    let situation = OrderCheck.Situation(
      now: now, path: try market.path(of: request.symbol), quote: try market.quote(of: request.symbol, at: now),
      buyingPower: balance.cash - balance.reserved,
      available: request.side == .sell ? try books.holding(of: request.account, request.symbol).available : 0,
      existing: try books.order(ofClient: request.clientID, in: request.account))
    do {
      return try OrderCheck.check(request, in: situation)
    } catch {
      throw BrokerError.rejected(error)
    }
  }

  func place(_ request: OrderRequest, at now: Moment) throws -> Order {
    var record = try checked(request, at: now)
    return try book(at: now) {
      let state = record.state
      let trade = try tradeAtOnce(&record, at: now)
      try books.insert(&record, as: state, with: trade)
      if record.state.isFinal { finished = record } else { live[record.id] = record }
      if trade == nil, state == .open { try self.trade(record.id, at: now) }
      let order = try books.order(current(record.id))
      booked.add(order)
      return order
    }
  }

  func cancel(_ id: Order.ID, at now: Moment) throws -> Order {
    let record = try books.orderRecord(id)
    guard !record.state.isFinal else { throw BrokerError.cannotCancel(record.state) }
    return try book(at: now) {
      try finish(id, as: .canceled, at: now, because: "You canceled it.")
      return try books.order(current(id))
    }
  }

  // MARK: Changing orders

  /// As it is in the books.
  private func current(_ id: Order.ID) throws -> OrderRecord {
    if let record = live[id] { return record }
    if let finished, finished.id == id { return finished }
    return try books.orderRecord(id)
  }

  /// Changes an order that is live and writes it, with the trade that changes it if there is one.
  private func change(
    _ id: Order.ID, at now: Moment, _ body: (inout OrderRecord) throws -> Books.Trade?
  ) throws {
    guard let old = live[id] else { return }
    var record = old
    record.updated = now
    let trade = try body(&record)
    try books.update(record, from: old, with: trade)
    live[id] = record.state.isFinal ? nil : record
    if record.state.isFinal { finished = record }
  }

  private func finish(_ id: Order.ID, as state: OrderState, at now: Moment, because reason: String) throws {
    try change(id, at: now) { record in
      record.state = state
      record.reason = reason
      record.reserved = 0
      record.reservedShares = 0
      return nil
    }
    try tellOrder(id)
  }

  private func tellOrder(_ id: Order.ID) throws { booked.add(try books.order(current(id))) }

  // MARK: Trading

  /// What a new order trades before it is written, so that it is written once; nil if it trades nothing or has to be
  /// looked at again first.
  private func tradeAtOnce(_ record: inout OrderRecord, at now: Moment) throws -> Books.Trade? {
    guard record.state == .open, record.stop == nil, record.dollars == nil,
      let chance = try chance(for: record, from: now, isFresh: true, through: now)
    else { return nil }
    record.updated = chance.time
    return fill(&record, by: chance)
  }

  /// Fills an order as far as the size goes.
  private func fill(_ record: inout OrderRecord, by chance: TradeChance) -> Books.Trade {
    let price = record.side == .buy ? chance.ask : chance.bid
    let quantity = min(record.remaining, chance.size)
    let amount = record.add(quantity, at: price)
    record.state = record.remaining == 0 ? .filled : .partiallyFilled
    if record.side == .sell {
      record.reservedShares = record.remaining
    } else if record.remaining == 0 {
      record.reserved = 0
    } else {
      // Never more than what is left of the first reserve, and enough for the exact sum of all fills to come.
      record.reserved = record.reserved - amount
    }
    return Books.Trade(quantity: quantity, price: price, amount: amount, time: chance.time)
  }

  /// The condition under which an order trades next; nil while it waits for its stop.
  private func condition(of record: OrderRecord) -> TradeCondition {
    if let stop = record.stop, record.triggered == nil {
      return record.side == .buy ? .lastAtLeast(stop) : .lastAtMost(stop)
    }
    return record.side == .buy ? .askAtMost(record.ceiling) : .bidAtLeast(record.limit ?? 1)
  }

  /// When the tape lets an order move on, after a moment and until another.
  private func chance(
    for record: OrderRecord, from start: Moment, isFresh: Bool, through end: Moment
  ) throws -> TradeChance? {
    // It no longer trades at the moment it expires.
    let end = min(end, Moment(microseconds: record.expires.microseconds - 1))
    return try market.path(of: record.symbol).firstChance(
      from: start, isFresh: isFresh, through: end, extended: record.extended, when: condition(of: record))
  }

  /// Trades what can be traded at the price that stands at a moment.
  private func trade(_ id: Order.ID, at now: Moment) throws {
    guard let record = live[id], let chance = try chance(for: record, from: now, isFresh: true, through: now) else {
      return
    }
    try take(chance, for: id)
  }

  /// The stop is reached, or the order is filled as far as the size goes.
  private func take(_ chance: TradeChance, for id: Order.ID) throws {
    guard let record = live[id] else { return }
    if record.stop != nil, record.triggered == nil {
      try change(id, at: chance.time) { record in
        record.triggered = chance.time
        return nil
      }
      return try trade(id, at: chance.time)
    }
    let price = record.side == .buy ? chance.ask : chance.bid
    if record.dollars != nil { try resolveDollars(of: id, at: price, now: chance.time) }
    try change(id, at: chance.time) { fill(&$0, by: chance) }
  }

  /// Turns dollars into shares at the price of the first trade. At a later one that is higher, what is left of the amount
  /// buys fewer than were still wanted.
  private func resolveDollars(of id: Order.ID, at price: Units, now: Moment) throws {
    guard let record = live[id], let dollars = record.dollars else { return }
    let places = try market.instrument(record.symbol).quantityPlaces
    var quantity: Units
    switch record.side {
    case .buy:
      // A started cent is spent.
      let left = record.reserved - (record.exactRest > 0 ? 1 : 0)
      let most = record.filled + FixedPoint.quantity(for: max(0, left), at: price, places: places)
      quantity = record.filled == 0 ? most : min(record.quantity, most)
    case .sell:
      guard record.filled == 0 else { return }
      quantity = FixedPoint.quantity(for: dollars, at: price, places: places)
      let available = try books.holding(of: record.account, record.symbol).available
      quantity = min(quantity, available + record.reservedShares)
    }
    guard quantity > 0 else {
      return try finish(id, as: .canceled, at: now, because: "The price has risen: the amount no longer buys any.")
    }
    try change(id, at: now) { record in
      record.quantity = quantity
      if record.side == .sell { record.reservedShares = quantity }
      if quantity == record.filled {
        record.state = .filled
        record.reserved = 0
      }
      return nil
    }
  }

  // MARK: Time

  private enum Due {
    case split(Symbol, ratio: Int)
    case exDividend(Dividend)
    case payment(entitlement: Int)
    case transfer(Transfer.ID)
    case opening(Order.ID)
    case chance(Order.ID, TradeChance)
    case expiry(Order.ID)

    /// What comes first of what is due at the same moment.
    var rank: Int {
      switch self {
      case .split: 0
      case .exDividend: 1
      case .payment: 2
      case .transfer: 3
      case .opening: 4
      case .chance: 5
      case .expiry: 6
      }
    }
  }

  /// Books everything that becomes due until a moment, each thing for itself and at its own time.
  func catchUp(to now: Moment) throws {
    guard now > books.time else { return }
    let start = books.time
    // Sorted from the last to the first, so that the next one is taken from the end.
    var queue: [(time: Moment, number: Int, due: Due)] = []
    var number = 0
    func precedes(_ a: (time: Moment, number: Int, due: Due), _ b: (time: Moment, number: Int, due: Due)) -> Bool {
      (a.time, a.due.rank, a.number) < (b.time, b.due.rank, b.number)
    }
    func enqueue(_ time: Moment, _ due: Due) {
      number += 1
      let item = (time, number, due)
      var (low, high) = (0, queue.count)
      while low < high {
        let middle = (low + high) / 2
        if precedes(item, queue[middle]) { low = middle + 1 } else { high = middle }
      }
      queue.insert(item, at: low)
    }
    func enqueueNext(of record: OrderRecord, from time: Moment) throws {
      if record.state == .queued {
        if record.opens <= now { enqueue(record.opens, .opening(record.id)) }
      } else if let chance = try chance(for: record, from: time, isFresh: false, through: now) {
        enqueue(chance.time, .chance(record.id, chance))
      } else if record.expires <= now {
        enqueue(record.expires, .expiry(record.id))
      }
    }

    for record in live.values.sorted(by: { $0.id < $1.id }) { try enqueueNext(of: record, from: start) }
    for transfer in try books.pendingTransfers(through: now) { enqueue(transfer.completes, .transfer(transfer.id)) }
    for payment in try books.unpaid(through: now) { enqueue(payment.pay, .payment(entitlement: payment.id)) }
    for symbol in try books.heldSymbols().union(live.values.map(\.symbol)).sorted() where market.has(symbol) {
      let path = try market.path(of: symbol)
      for split in path.splits(after: start, through: now) { enqueue(split.time, .split(symbol, ratio: split.ratio)) }
      for dividend in path.dividends(from: start, through: now) {
        let time = Moment(dividend.exTime)
        if time > start, time <= now { enqueue(time, .exDividend(dividend)) }
      }
    }

    while let next = queue.popLast() {
      try book(at: next.time) {
        switch next.due {
        case .split(let symbol, let ratio): try split(symbol, ratio: ratio, at: next.time)
        case .exDividend(let dividend):
          for payment in try entitle(dividend) where payment.pay <= now {
            enqueue(payment.pay, .payment(entitlement: payment.id))
          }
        case .payment(let id): try pay(id, at: next.time)
        case .transfer(let id): try complete(id, at: next.time)
        case .opening(let id):
          try change(id, at: next.time) { record in
            record.state = .open
            return nil
          }
          try trade(id, at: next.time)
          try tellOrder(id)
        case .chance(let id, let chance):
          try take(chance, for: id)
          try tellOrder(id)
        case .expiry(let id):
          try finish(id, as: .expired, at: next.time, because: "It was not filled before its time was up.")
        }
      }
      switch next.due {
      case .opening(let id), .chance(let id, _):
        if let record = live[id] { try enqueueNext(of: record, from: next.time) }
      case .split, .exDividend, .payment, .transfer, .expiry: break
      }
    }
    books.pass(to: now)
  }

  // MARK: Splits, dividends and transfers

  private func split(_ symbol: Symbol, ratio: Int, at now: Moment) throws {
    for record in live.values.sorted(by: { $0.id < $1.id }) where record.symbol == symbol {
      try finish(
        record.id, as: .canceled, at: now,
        because: "A \(ratio)-for-1 split has changed the price of a share. Place the order again.")
    }
    for account in try books.accounts() {
      let held = try books.holding(of: account.id, symbol).quantity
      guard held > 0 else { continue }
      try books.split(
        account.id, symbol, adding: held * Units(ratio - 1), at: now,
        text: "\(ratio)-for-1 split of \(symbol.ticker)")
      booked.add(account.id)
    }
  }

  /// Notes who is to be paid.
  private func entitle(_ dividend: Dividend) throws -> [Books.Entitlement] {
    var result: [Books.Entitlement] = []
    let rate = FixedPoint.units(dividend.perShare) ?? 0
    for account in try books.accounts() {
      let held = try books.holding(of: account.id, dividend.symbol).quantity
      let amount = FixedPoint.cost(held, at: rate)
      guard held > 0, amount > 0 else { continue }
      result.append(try books.addEntitlement(account.id, dividend, quantity: held, amount: amount))
    }
    return result
  }

  private func pay(_ id: Int, at now: Moment) throws {
    guard let entry = try books.payment(of: id, at: now) else { return }
    try books.add(entry)
    booked.add(entry.account)
  }

  private func complete(_ id: Transfer.ID, at now: Moment) throws {
    booked.add(try books.complete(id, at: now))
  }
}
