// Histogram bins.

import Foundation
import Testing

@testable import Charts

@Suite("Bins") struct BinTests {
  @Test("bins of data end on round numbers and hold every value")
  func data() {
    let bins = NumberBins(data: [1.2, 3.4, 7.8, 9.9], desiredCount: 5)
    #expect(bins.thresholds == [0, 2, 4, 6, 8, 10])
    #expect(bins.index(for: 3.4) == 1)
    #expect(bins.index(for: 10) == 4)
    #expect(bins[4].upperBound == 10)
  }

  @Test("the largest whole number has a bin")
  func integers() {
    let bins = NumberBins(data: [0, 5, 10], desiredCount: 2)
    #expect(bins.indices.contains(bins.index(for: 10)))
  }

  @Test("a range can be cut into so many equal parts")
  func count() { #expect(NumberBins(range: 0.0...1.0, count: 4).thresholds == [0, 0.25, 0.5, 0.75, 1]) }

  @Test("dates fall into calendar units")
  func dates() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    let first = Date(timeIntervalSince1970: 1_700_000_000)
    let bins = DateBins(unit: .day, range: first...first.addingTimeInterval(2.5 * 86_400), calendar: calendar)
    #expect(bins.count == 4)
    #expect(bins.index(for: first) == 0)
    #expect(bins.index(for: first.addingTimeInterval(86_400)) == 1)
  }
}
