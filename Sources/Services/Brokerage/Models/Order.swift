// Orders as they are asked for and as they stand.

import Foundation

public enum OrderSide: String, Codable, Sendable, CaseIterable {
  case buy, sell
}

/// How much to trade.
public enum OrderAmount: Hashable, Sendable {
  case shares(Decimal)
  /// As many shares as the amount pays for. Market orders only.
  case dollars(Decimal)
}

/// At what price to trade.
public enum OrderType: Hashable, Sendable {
  /// At once, at the best price; a purchase at 5 % above the price of now at most.
  case market
  /// At this price or a better one.
  case limit(Decimal)
  /// At the best price once the last trade has reached this one.
  case stop(Decimal)
  /// As a limit order once the last trade has reached the stop.
  case stopLimit(stop: Decimal, limit: Decimal)

  /// "Market", "Limit", "Stop", "Stop limit"
  public var title: String {
    switch self {
    case .market: "Market"
    case .limit: "Limit"
    case .stop: "Stop"
    case .stopLimit: "Stop limit"
    }
  }

  public var limitPrice: Decimal? {
    switch self {
    case .market, .stop: nil
    case .limit(let price), .stopLimit(_, let price): price
    }
  }

  public var stopPrice: Decimal? {
    switch self {
    case .market, .limit: nil
    case .stop(let price), .stopLimit(let price, _): price
    }
  }
}

public enum TimeInForce: String, Codable, Sendable, CaseIterable {
  /// Until the end of this trading day, or of the next one when the market is closed.
  case day
  /// Until it is filled or cancelled, for 90 days at most.
  case goodTilCanceled

  /// "Good for day", "Good till canceled"
  public var title: String { self == .day ? "Good for day" : "Good till canceled" }
}

public struct OrderRequest: Hashable, Sendable {
  /// Made by the asker, once for each intention to trade: a second request with the same one is refused, so that a tap
  /// that is sent twice trades once.
  public var clientID: String
  public var account: Account.ID
  public var symbol: Symbol
  public var side: OrderSide
  public var amount: OrderAmount
  public var type: OrderType
  public var timeInForce: TimeInForce
  /// True to trade before the open and after the close too. Limit orders of whole shares only.
  public var extendedHours: Bool

  public init(
    clientID: String, account: Account.ID, symbol: Symbol, side: OrderSide, amount: OrderAmount,
    type: OrderType = .market, timeInForce: TimeInForce = .day, extendedHours: Bool = false
  ) {
    self.clientID = clientID
    self.account = account
    self.symbol = symbol
    self.side = side
    self.amount = amount
    self.type = type
    self.timeInForce = timeInForce
    self.extendedHours = extendedHours
  }
}

/// What an order would do, shown before it is placed.
public struct OrderReview: Hashable, Sendable {
  public var request: OrderRequest
  /// Of one share: the limit price, or what the market asks or bids now.
  public var price: Decimal
  /// An estimate if dollars were asked for.
  public var quantity: Decimal
  /// Cost or proceeds, an estimate except for limit orders.
  public var total: Decimal
  /// What the order sets aside until it is done: nothing when selling.
  public var reserved: Decimal
  /// What may be spent afterwards: without what is set aside, with the estimated proceeds of a sale.
  public var buyingPowerAfter: Decimal
  /// Sentences a person should read before placing the order, such as that the market is closed.
  public var notes: [String]

  public init(
    request: OrderRequest, price: Decimal, quantity: Decimal, total: Decimal, reserved: Decimal,
    buyingPowerAfter: Decimal, notes: [String]
  ) {
    self.request = request
    self.price = price
    self.quantity = quantity
    self.total = total
    self.reserved = reserved
    self.buyingPowerAfter = buyingPowerAfter
    self.notes = notes
  }
}

/// Where an order stands. States only move forward, in this order; the last four are final.
public enum OrderState: String, Codable, Sendable, CaseIterable, Comparable {
  /// Waits for the market to open.
  case queued
  /// In the market.
  case open
  case partiallyFilled
  case filled
  case canceled
  case expired
  /// Refused after it was placed, for instance because a split made its price meaningless.
  case rejected

  public var isFinal: Bool { rank == 3 }

  /// "Queued", "Open", "Partially filled", "Filled", "Canceled", "Expired", "Rejected"
  public var title: String {
    switch self {
    case .queued: "Queued"
    case .open: "Open"
    case .partiallyFilled: "Partially filled"
    case .filled: "Filled"
    case .canceled: "Canceled"
    case .expired: "Expired"
    case .rejected: "Rejected"
    }
  }

  /// How far along the state is. A move to an equal rank is allowed for partial fills only.
  var rank: Int {
    switch self {
    case .queued: 0
    case .open: 1
    case .partiallyFilled: 2
    case .filled, .canceled, .expired, .rejected: 3
    }
  }

  public static func < (left: OrderState, right: OrderState) -> Bool { left.rank < right.rank }

  /// True if an order may move from this state to the other.
  public func canMove(to next: OrderState) -> Bool {
    next > self || (self == .partiallyFilled && next == .partiallyFilled)
  }
}

public struct Order: Identifiable, Hashable, Sendable {
  public typealias ID = Int

  public var id: ID
  public var request: OrderRequest
  /// In shares. Of an order in dollars an estimate until it trades for the first time.
  public var quantity: Decimal
  public var state: OrderState
  public var placed: Date
  /// When the state last changed.
  public var updated: Date
  /// When a stop order's price was reached.
  public var triggered: Date?
  /// When an order that has not been filled by then expires.
  public var expires: Date
  /// From the first to the last.
  public var fills: [Fill]
  /// Cash that is set aside for what is not filled yet.
  public var reserved: Decimal
  /// Why it was cancelled, has expired or was rejected, in plain words.
  public var reason: String?

  public init(
    id: ID, request: OrderRequest, quantity: Decimal, state: OrderState, placed: Date, updated: Date,
    triggered: Date? = nil, expires: Date, fills: [Fill] = [], reserved: Decimal, reason: String? = nil
  ) {
    self.id = id
    self.request = request
    self.quantity = quantity
    self.state = state
    self.placed = placed
    self.updated = updated
    self.triggered = triggered
    self.expires = expires
    self.fills = fills
    self.reserved = reserved
    self.reason = reason
  }

  public var symbol: Symbol { request.symbol }
  public var side: OrderSide { request.side }
  public var filledQuantity: Decimal { fills.reduce(0) { $0 + $1.quantity } }
  public var remainingQuantity: Decimal { quantity - filledQuantity }
  /// What the fills cost or brought in, in dollars, without a sign.
  public var filledAmount: Decimal { fills.reduce(0) { $0 + $1.amount } }
  public var canCancel: Bool { !state.isFinal }

  /// Per share, to four places; nil before the first fill.
  public var averagePrice: Decimal? {
    let quantity = filledQuantity
    guard quantity > 0 else { return nil }
    return Rounding.nearest(fills.reduce(0) { $0 + $1.quantity * $1.price } / quantity, places: 4)
  }
}

/// One trade of an order.
public struct Fill: Identifiable, Hashable, Sendable {
  public var id: Int
  public var time: Date
  public var quantity: Decimal
  public var price: Decimal
  /// Quantity times price in whole cents, rounded so that an order's fills add up to its exact value.
  public var amount: Decimal

  public init(id: Int, time: Date, quantity: Decimal, price: Decimal, amount: Decimal) {
    self.id = id
    self.time = time
    self.quantity = quantity
    self.price = price
    self.amount = amount
  }
}
