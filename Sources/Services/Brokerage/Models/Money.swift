// The rounding rules of money, prices and quantities, and how they are written in sentences.

import Foundation

/// The rules by which decimals are rounded. Everything else in the module is exact.
///
/// - **Money** is booked in whole cents. All fills of an order together cost or bring their exact value rounded to the
///   nearest cent, a half away from zero; so does a dividend. Cash that is set aside for an order is rounded up.
/// - **Prices** lie on the instrument's tick: see ``Instrument/tick(at:)``. An average price is rounded to four places for
///   display and never booked.
/// - **Quantities** have at most ``Instrument/quantityPlaces`` decimal places. A quantity that follows from an amount of
///   money is rounded down, so that it never costs more than the amount.
/// - **Cost** of a part of a lot is the lot's cost in proportion, rounded to the nearest cent; the rest keeps the
///   difference, so that the parts add up to the whole.
public enum Rounding {
  /// To whole cents, the nearest, a half away from zero.
  public static func toCents(_ value: Decimal) -> Decimal { round(value, places: 2, .plain) }

  /// To whole cents, towards positive infinity.
  public static func upToCents(_ value: Decimal) -> Decimal { round(value, places: 2, .up) }

  /// To a number of decimal places, towards negative infinity.
  public static func down(_ value: Decimal, places: Int) -> Decimal { round(value, places: places, .down) }

  /// To a number of decimal places, the nearest, a half away from zero.
  public static func nearest(_ value: Decimal, places: Int) -> Decimal { round(value, places: places, .plain) }

  private static func round(_ value: Decimal, places: Int, _ mode: NSDecimalNumber.RoundingMode) -> Decimal {
    var (result, copy) = (Decimal(), value)
    NSDecimalRound(&result, &copy, places, mode)
    return result
  }
}

extension Decimal {
  /// The nearest binary number: for the position of a point in a chart, never for money.
  public var plotted: Double { NSDecimalNumber(decimal: self).doubleValue }

  /// Dollars and cents as American English writes them, whatever the machine's language: `-$1,234.50`. A price below a
  /// dollar keeps up to eight places.
  public var inDollars: String {
    dollars(places: magnitude > 0 && magnitude < 1 && Rounding.toCents(magnitude) != magnitude ? 8 : 2)
  }

  /// The same with all of its digits: `$250.123`.
  var inExactDollars: String { dollars(places: 8) }

  private func dollars(places: Int) -> String {
    let size = magnitude
    let rounded = Rounding.nearest(size, places: places)
    var text = rounded.grouped
    let fraction = text.firstIndex(of: ".").map { text.distance(from: $0, to: text.endIndex) - 1 } ?? 0
    if fraction == 0 { text += "." }
    text += String(repeating: "0", count: max(0, 2 - fraction))
    return (self < 0 && rounded != 0 ? "-$" : "$") + text
  }

  /// All digits, with commas between thousands: `1,250.5`.
  public var grouped: String {
    let text = "\(magnitude)"
    let whole = text.prefix { $0 != "." }
    var grouped = self < 0 ? "-" : ""
    for (index, digit) in whole.enumerated() {
      if index > 0, (whole.count - index) % 3 == 0 { grouped += "," }
      grouped.append(digit)
    }
    return grouped + text[whole.endIndex...]
  }
}
