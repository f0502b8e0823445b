// Decimals as whole numbers: how amounts are kept in the books and computed with. Nothing is lost on the way.

import Foundation

/// A price in dollars or a quantity, in hundred-millionths.
typealias Units = Int64

/// An amount of money.
typealias Cents = Int64

enum FixedPoint {
  static let one: Units = 100_000_000
  static let unitsPerCent: Units = 1_000_000

  /// Nil if it has more than eight decimal places, or is more than a billion.
  static func units(_ value: Decimal) -> Units? { integer(value, exponent: 8, upTo: 100_000_000_000_000_000) }

  /// Nil if it has more than two decimal places, or is more than a trillion dollars.
  static func cents(_ value: Decimal) -> Cents? { integer(value, exponent: 2, upTo: 100_000_000_000_000) }

  private static func integer(_ value: Decimal, exponent: Int, upTo largest: Decimal) -> Int64? {
    guard value.isFinite else { return nil }
    var (copy, scaled, whole) = (value, Decimal(), Decimal())
    guard NSDecimalMultiplyByPowerOf10(&scaled, &copy, Int16(exponent), .plain) == .noError else { return nil }
    NSDecimalRound(&whole, &scaled, 0, .plain)
    guard whole == scaled, whole.magnitude <= largest else { return nil }
    return NSDecimalNumber(decimal: whole).int64Value
  }

  static func decimal(units: Units) -> Decimal { decimal(units, exponent: -8) }

  static func decimal(cents: Cents) -> Decimal { decimal(cents, exponent: -2) }

  private static func decimal(_ value: Int64, exponent: Int) -> Decimal {
    var (digits, exponent) = (value.magnitude, exponent)
    while exponent < 0, digits % 10 == 0 { (digits, exponent) = (digits / 10, exponent + 1) }
    return Decimal(sign: value < 0 ? .minus : .plus, exponent: exponent, significand: Decimal(digits))
  }

  enum Direction { case down, up, nearest }

  /// a · b / c of numbers that are not negative. Saturates where the result has no room.
  static func product(_ a: Int64, _ b: Int64, over c: Int64, _ direction: Direction) -> Int64 {
    let (divisor, wide) = (c.magnitude, a.magnitude.multipliedFullWidth(by: b.magnitude))
    guard wide.high < divisor else { return .max / 4 }
    let (quotient, remainder) = divisor.dividingFullWidth(wide)
    guard quotient < UInt64(Int64.max / 4) else { return .max / 4 }
    let more =
      switch direction {
      case .down: false
      case .up: remainder > 0
      case .nearest: remainder >= divisor - remainder
      }
    return Int64(quotient) + (more ? 1 : 0)
  }

  /// What a quantity costs at a price.
  static func cost(_ quantity: Units, at price: Units, _ direction: Direction = .nearest) -> Cents {
    product(quantity, price, over: one * unitsPerCent, direction)
  }

  /// How much an amount pays for at a price, rounded down.
  static func quantity(for amount: Cents, at price: Units, places: Int) -> Units {
    var step = one
    for _ in 0..<places { step /= 10 }
    let exact = product(amount, one * unitsPerCent, over: max(price, 1), .down)
    return exact - exact % step
  }
}
