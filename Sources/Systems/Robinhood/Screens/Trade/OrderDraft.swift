// An order while it is being typed.

import Brokerage
import Foundation

/// What a user has entered of an order so far.
public struct OrderDraft: Hashable, Sendable {
  /// What the number pad writes to.
  public enum Field: Hashable, Sendable { case amount, limit, stop }

  public var side: OrderSide
  public var unit: RobinhoodSettings.Unit
  public var timeInForce = TimeInForce.day
  public var extendedHours = false
  public var field = Field.amount
  public var amount: NumberEntry
  public var limit = NumberEntry(places: 4)
  public var stop = NumberEntry(places: 4)
  public var kind = OrderKind.market {
    didSet { adapt() }
  }
  private let quantityPlaces: Int

  public init(side: OrderSide, instrument: Instrument, unit: RobinhoodSettings.Unit) {
    self.side = side
    self.quantityPlaces = instrument.quantityPlaces
    // What is only traded whole cannot be counted in dollars.
    self.unit = instrument.quantityPlaces == 0 ? .shares : unit
    amount = NumberEntry(places: self.unit == .dollars ? 2 : instrument.quantityPlaces)
  }

  /// Whether amounts may be typed in dollars.
  public var allowsDollars: Bool { kind == .market && quantityPlaces > 0 }

  public mutating func count(in unit: RobinhoodSettings.Unit) {
    guard unit != self.unit else { return }
    self.unit = unit
    amount = NumberEntry(places: unit == .dollars ? 2 : quantityPlaces)
    field = .amount
  }

  /// Fits the rest to the kind of order: only market orders are counted in dollars.
  private mutating func adapt() {
    if !allowsDollars { count(in: .shares) }
    if !kind.needsLimit { limit = NumberEntry(places: limit.places) }
    if !kind.needsStop { stop = NumberEntry(places: stop.places) }
    if kind != .limit { extendedHours = false }
    field = .amount
    if kind.needsLimit, limit.isEmpty { field = .limit }
    if kind.needsStop, stop.isEmpty { field = .stop }
  }

  /// The entry that the pad writes to.
  public var entry: NumberEntry {
    get {
      switch field {
      case .amount: amount
      case .limit: limit
      case .stop: stop
      }
    }
    set {
      switch field {
      case .amount: amount = newValue
      case .limit: limit = newValue
      case .stop: stop = newValue
      }
    }
  }

  /// Whether everything that the order needs has been typed.
  public var isComplete: Bool {
    amount.value > 0 && (!kind.needsLimit || limit.value > 0) && (!kind.needsStop || stop.value > 0)
  }

  public var type: OrderType {
    switch kind {
    case .market: .market
    case .limit: .limit(limit.value)
    case .stop: .stop(stop.value)
    case .stopLimit: .stopLimit(stop: stop.value, limit: limit.value)
    }
  }

  /// - Parameter clientID: A new one for each order that is meant to be another one.
  public func request(clientID: String, account: Account.ID, symbol: Symbol) -> OrderRequest {
    OrderRequest(
      clientID: clientID, account: account, symbol: symbol, side: side,
      amount: unit == .dollars ? .dollars(amount.value) : .shares(amount.value), type: type, timeInForce: timeInForce,
      extendedHours: extendedHours)
  }

  /// What it comes to at a price: cost or proceeds, or how many shares.
  public func estimate(at price: Decimal) -> Decimal {
    let price = kind.needsLimit && limit.value > 0 ? limit.value : kind.needsStop && stop.value > 0 ? stop.value : price
    if unit == .dollars { return price > 0 ? Rounding.down(amount.value / price, places: quantityPlaces) : 0 }
    return Rounding.toCents(amount.value * price)
  }
}
