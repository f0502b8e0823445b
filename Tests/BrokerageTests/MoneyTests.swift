// Rounding, whole-number arithmetic, and how amounts are written.

import Foundation
import Testing

@testable import Brokerage

@Suite struct MoneyTests {
  @Test("amounts are written in American dollars")
  func dollars() {
    #expect(Decimal("1234567.5").inDollars == "$1,234,567.50")
    #expect(Decimal("-69.13").inDollars == "-$69.13")
    #expect(Decimal(0).inDollars == "$0.00")
    #expect(Decimal(100).inDollars == "$100.00")
    #expect(Decimal("0.1427").inDollars == "$0.1427")
    #expect(Decimal("1.005").inDollars == "$1.01")
    #expect(Decimal("-0.000000001").inDollars == "$0.00")
    #expect(Decimal("1250.5").grouped == "1,250.5")
    #expect(Decimal("-1250").grouped == "-1,250")
  }

  @Test("halves are rounded away from zero, reserves up, quantities down")
  func rounding() {
    #expect(Rounding.toCents(Decimal("1.005")) == Decimal("1.01"))
    #expect(Rounding.toCents(Decimal("-1.005")) == Decimal("-1.01"))
    #expect(Rounding.upToCents(Decimal("1.0001")) == Decimal("1.01"))
    #expect(Rounding.down(Decimal("1.9999999"), places: 6) == Decimal("1.999999"))
  }

  @Test("decimals survive the way to whole numbers and back")
  func units() {
    for text in ["0", "0.00000001", "-12.5", "450359962.73704961", "91883.47", "1000000000"] {
      let value = Decimal(string: text) ?? .nan
      #expect(FixedPoint.units(value).map(FixedPoint.decimal(units:)) == value, "\(text)")
    }
    #expect(FixedPoint.units(Decimal("0.000000001")) == nil)
    #expect(FixedPoint.units(Decimal(string: "1e30") ?? 0) == nil)
    #expect(FixedPoint.units(.nan) == nil)
    #expect(FixedPoint.cents(Decimal("10.005")) == nil)
    #expect(FixedPoint.cents(Decimal("10.05")) == 1005)
  }

  @Test("products are exact where 64 bits are too few, and saturate where the result is")
  func products() {
    #expect(FixedPoint.cost(5_000_000 * FixedPoint.one, at: 100_000 * FixedPoint.one) == 50_000_000_000_000)
    #expect(FixedPoint.product(7, 1, over: 2, .nearest) == 4)
    #expect(FixedPoint.product(7, 1, over: 2, .down) == 3)
    #expect(FixedPoint.product(5, 1, over: 4, .nearest) == 1)
    #expect(FixedPoint.product(5, 1, over: 4, .up) == 2)
    #expect(FixedPoint.product(.max, .max, over: 1, .down) == .max / 4)
    #expect(FixedPoint.quantity(for: 10_000, at: 3 * FixedPoint.one, places: 6) == 3_333_333_300)
  }

  @Test("the fills of an order are booked with what they add up to")
  func exactSums() {
    var order = OrderRecord(
      account: 1, client: "", symbol: "F", side: .buy, force: .day, extended: false, quantity: 3 * FixedPoint.one,
      state: .open, placed: Moment(seconds: 0), updated: Moment(seconds: 0), opens: Moment(seconds: 0),
      expires: Moment(seconds: 0), reserved: 0, reservedShares: 0)
    // Three times half a cent: 1, 1 and 2 cents so far, so the second one costs nothing.
    let half = FixedPoint.one / 200
    #expect((0..<3).map { _ in order.add(FixedPoint.one, at: half) } == [1, 0, 1])
    #expect(order.booked == 2)
  }
}
