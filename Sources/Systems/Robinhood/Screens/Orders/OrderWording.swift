// Orders in words.

import Brokerage
import Foundation

extension OrderRequest {
  var kind: OrderKind {
    switch type {
    case .market: .market
    case .limit: .limit
    case .stop: .stop
    case .stopLimit: .stopLimit
    }
  }
}

extension OrderSide {
  var verb: String { self == .buy ? "buy" : "sell" }
  var pastVerb: String { self == .buy ? "bought" : "sold" }
}

extension Instrument {
  /// "2 shares", "1 share", "8.715565 shares", "0.5 BTC": all of it, for who wants to sell just that.
  func amount(_ quantity: Decimal, _ locale: Locale) -> String {
    let number = Money.exact(quantity, locale)
    if kind == .crypto { return "\(number) \(symbol.ticker)" }
    return quantity == 1 ? "\(number) share" : "\(number) shares"
  }
}

extension Instrument {
  /// "2 shares of AAPL", "0.5 BTC".
  func amountOfIt(_ quantity: Decimal, _ locale: Locale) -> String {
    kind == .crypto ? amount(quantity, locale) : "\(amount(quantity, locale)) of \(symbol.ticker)"
  }
}

/// An order with the instrument that it is for.
struct OrderWording {
  let order: Order
  let instrument: Instrument?
  let locale: Locale
  let timeZone: TimeZone

  /// "Apple Inc. limit buy".
  var title: String {
    "\(instrument?.name ?? order.symbol.ticker) \(order.request.kind.title.lowercased()) \(order.side.verb)"
  }

  var placed: String { moment(order.placed) }

  /// What it came to, or what it is for.
  var amount: String {
    if order.filledQuantity > 0 { return Money.text(order.filledAmount.plotted, locale) }
    switch order.request.amount {
    case .dollars(let dollars): return Money.text(dollars.plotted, locale)
    case .shares(let shares): return quantity(shares)
    }
  }

  func quantity(_ shares: Decimal) -> String {
    instrument?.amount(shares, locale) ?? Money.exact(shares, locale)
  }

  func moment(_ date: Date) -> String {
    date.formatted(
      Date.FormatStyle(locale: locale, timeZone: timeZone).month(.abbreviated).day().year().hour().minute())
  }

  func price(_ price: Decimal) -> String { Money.price(price.plotted, locale) }

  var figures: [Figure] {
    var figures = [Figure("Type", "\(order.request.kind.title) \(order.side.verb)")]
    if let stop = order.request.type.stopPrice { figures.append(Figure("Stop price", price(stop))) }
    if let limit = order.request.type.limitPrice { figures.append(Figure("Limit price", price(limit))) }
    figures.append(Figure("Time in force", order.request.timeInForce.title))
    if order.request.extendedHours { figures.append(Figure("Hours", "Extended")) }
    if case .dollars(let dollars) = order.request.amount {
      figures.append(Figure("Amount", Money.text(dollars.plotted, locale)))
    }
    figures.append(Figure("Ordered", quantity(order.quantity)))
    figures.append(Figure("Filled", quantity(order.filledQuantity)))
    if let average = order.averagePrice {
      figures.append(Figure("Average price", price(average)))
      figures.append(
        Figure(order.side == .buy ? "Total cost" : "Total credit", Money.text(order.filledAmount.plotted, locale)))
    }
    figures.append(Figure("Placed", placed))
    if !order.state.isFinal { figures.append(Figure("Expires", moment(order.expires))) }
    return figures
  }

  var outcome: OrderConfirmation.Outcome {
    switch order.state {
    case .queued, .open: .placed
    case .partiallyFilled: .partiallyFilled
    case .filled: .filled
    case .rejected: .failed
    case .canceled, .expired: order.filledQuantity > 0 ? .partiallyFilled : .canceled
    }
  }

  var headline: String {
    switch order.state {
    case .queued: "Order queued"
    case .open: "Order placed"
    case .partiallyFilled: "Partially filled"
    case .filled: "Order filled"
    case .canceled: "Order canceled"
    case .expired: "Order expired"
    case .rejected: "Order failed"
    }
  }

  var message: String {
    let done = quantity(order.filledQuantity)
    let all = instrument?.amountOfIt(order.quantity, locale) ?? "\(quantity(order.quantity)) of \(order.symbol.ticker)"
    switch order.state {
    case .queued: return "Your order to \(order.side.verb) \(all) waits for the market to open."
    case .open: return "Your order to \(order.side.verb) \(all) is in the market."
    case .partiallyFilled:
      return "\(done) of \(quantity(order.quantity)) \(order.side.pastVerb). The rest stays in the market."
    case .filled: return "You \(order.side.pastVerb) \(all)."
    case .canceled, .expired, .rejected:
      let rest = order.filledQuantity > 0 ? " \(done) \(order.side.pastVerb) before." : ""
      return (order.reason ?? "Nothing was \(order.side.pastVerb).") + rest
    }
  }
}
