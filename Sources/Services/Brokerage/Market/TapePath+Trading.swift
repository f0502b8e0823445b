// When and at what price the tape lets an order trade.

import Foundation

/// What has to be so for an order to trade.
enum TradeCondition {
  case askAtMost(Units)
  case bidAtLeast(Units)
  case lastAtLeast(Units)
  case lastAtMost(Units)
}

/// A moment at which an order can trade.
struct TradeChance {
  var time: Moment
  var session: MarketSession
  var last: Units
  var bid: Units
  var ask: Units
  /// How much can be traded.
  var size: Units
}

extension TapePath {
  /// The first step at which the condition holds. `isFresh` asks about the price that stands at the start too, and not only
  /// about those that follow.
  func firstChance(
    from start: Moment, isFresh: Bool, through end: Moment, extended: Bool, when condition: TradeCondition
  ) -> TradeChance? {
    guard start <= end else { return nil }
    var result: TradeChance?
    visitSegments(from: start, through: end, extended: extended) { segment in
      let lower = segment.start > start ? 0 : segment.step(at: start) + (isFresh ? 0 : 1)
      let upper = segment.step(at: end)
      guard lower <= upper, lower <= segment.steps else { return false }
      let scale = scale(at: segment.start)
      func chance(at step: Int, _ logarithm: Double) -> TradeChance {
        let last = price(logarithm, scale: scale)
        return TradeChance(
          time: max(start, segment.time(of: step)), session: segment.session, last: last,
          bid: bid(at: last, session: segment.session), ask: ask(at: last, session: segment.session),
          size: size(of: step, in: segment, scale: scale))
      }
      // A tick is left for rounding: what the bound lets through is looked at exactly.
      let (sign, limit): (Double, Units) =
        switch condition {
        case .askAtMost(let price), .lastAtMost(let price): (-1, price + tick(at: price))
        case .bidAtLeast(let price), .lastAtLeast(let price): (1, price - tick(at: price))
        }
      let bound = log(max(Double(limit), 1e-3) / 1e8 / scale) - sign * 1e-9
      let step = segment.firstStep(of: lower...upper, sign: sign, bound: bound) { step, logarithm in
        let chance = chance(at: step, logarithm)
        return switch condition {
        case .askAtMost(let price): chance.ask <= price
        case .bidAtLeast(let price): chance.bid >= price
        case .lastAtLeast(let price): chance.last >= price
        case .lastAtMost(let price): chance.last <= price
        }
      }
      if let step { result = chance(at: step, segment.logarithm(at: step)) }
      return step != nil
    }
    return result
  }
}
