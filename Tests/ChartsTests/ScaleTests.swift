// Scales: from data to positions and back, and the domains of data.

import Foundation
import Testing

@testable import Charts

@Suite("Scales") struct ScaleTests {
  @Test(
    "positions lead back to values",
    arguments: [
      ScaleType.Kind.linear, .log, .power(0.5), .power(3), .symmetricLog(1), .symmetricLog(10),
    ])
  func roundTrip(type: ScaleType.Kind) throws {
    let scale = PositionScale(type, start: 1, end: 1000)
    for value in [1.0, 2, 10, 500, 1000] {
      let position = try #require(scale.position(.number(value), length: 300))
      let back = try #require(scale.datum(at: position, length: 300)?.number)
      #expect(abs(back - value) < 1e-6 * value)
    }
  }

  @Test("a logarithmic scale gives each decade the same length")
  func logarithmic() {
    let scale = PositionScale(.log, start: 1, end: 1000)
    #expect(scale.position(.number(10), length: 300).map { abs($0 - 100) < 1e-9 } == true)
    #expect(scale.position(.number(-1), length: 300) == 0)
  }

  @Test("categories have bands; the first is at the left, or at the top of a y axis")
  func categories() {
    let x = PositionScale(categories: ["a", "b", "a", "c"])
    #expect(x.position(.category("a"), length: 300) == 50)
    #expect(x.position(.category("c"), length: 300) == 250)
    #expect(x.position(.category("d"), length: 300) == nil)
    #expect(x.datum(at: 120, length: 300) == .category("b"))
    #expect(x.datum(at: 400, length: 300) == nil)
    let y = PositionScale(categories: ["a", "b", "c"], startsAtEnd: true)
    #expect(y.position(.category("a"), length: 300) == 250)
    #expect(y.datum(at: 250, length: 300) == .category("a"))
  }

  @Test("paddings shorten the scale at its ends")
  func padding() {
    var scale = PositionScale(.linear, start: 0, end: 10)
    scale.range = .plot(startPadding: 10, endPadding: 20)
    #expect(scale.position(.number(0), length: 130) == 10)
    #expect(scale.position(.number(10), length: 130) == 110)
  }

  @Test("NaN has no position")
  func notANumber() {
    #expect(PositionScale(.linear, start: 0, end: 1).position(.number(.nan), length: 100) == nil)
  }

  private func scale(
    _ values: [Double], domain: (any ScaleDomain)? = nil, type: ScaleType? = nil, needsZero: Bool = false
  ) -> PositionScale {
    var inference = ScaleInference(keepsAll: true)
    for value in values { inference.add(.number(value)) }
    return inference.scale(
      PositionScaleConfiguration(domain: domain?._specification, range: nil, type: type), needsZero: needsZero,
      rounding: .init(desiredCount: 5), calendar: Calendar(identifier: .gregorian), isX: false)
  }

  @Test("an automatic domain holds zero and ends on round numbers")
  func automatic() {
    #expect(scale([31, 87]).start == 0)
    #expect(scale([31, 87]).end == 100)
    #expect(scale([-13, 8]).start == -15)
  }

  @Test("zero can be left out, but not under bars")
  func zero() {
    #expect(scale([31, 87], domain: .automatic(includesZero: false)).start == 30)
    #expect(scale([31, 87], domain: .automatic(includesZero: false), needsZero: true).start == 0)
  }

  @Test("explicit domains are kept as they are; arrays may run backwards")
  func explicit() {
    let range = scale([31, 87], domain: 13...77)
    #expect((range.start, range.end) == (13, 77))
    let reversed = scale([31, 87], domain: [100, 0])
    #expect((reversed.start, reversed.end) == (100, 0))
  }

  @Test("a domain can be reversed, and changed by a closure")
  func modified() {
    #expect(scale([31, 87], domain: .automatic(reversed: true)).start == 100)
    let changed = scale([31, 87], domain: .automatic(dataType: Double.self) { $0.append(200) })
    #expect(changed.end == 200)
  }

  @Test("no data, one value and zero alone have domains of some length")
  func degenerate() {
    #expect((scale([]).start, scale([]).end) == (0, 1))
    #expect(scale([0]).end > 0)
    #expect(scale([5]).start == 0)
    #expect(scale([.nan, .infinity, 4]).end == 4)
  }

  @Test("logarithmic domains end on powers of ten")
  func logarithmicDomain() {
    let domain = scale([3, 700], type: .log)
    #expect((domain.start, domain.end) == (1, 1000))
  }

  @Test("quantities of enums, decimals and whole numbers are read as what they stand for")
  func plottable() {
    enum Level: String, Plottable { case low, high }
    #expect(Level.low.datum == .category("low"))
    #expect(Level(datum: .category("high")) == .high)
    #expect(Level(datum: .category("none")) == nil)
    #expect(Decimal(3.5).datum == .number(3.5))
    #expect(Int(datum: .number(2.6)) == 3)
    #expect(String(datum: .number(1)) == nil)
  }
}
