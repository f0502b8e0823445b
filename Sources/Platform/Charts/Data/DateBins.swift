// Dates divided into bins.

import Foundation

/// A division of dates into bins.
public struct DateBins: Hashable, Sendable {
  /// Where bins begin and the last one ends.
  public let thresholds: [Date]

  nonisolated public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

  /// Bins of a calendar's units that hold a range.
  nonisolated public init(
    unit: Calendar.Component, by stride: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .autoupdatingCurrent
  ) {
    self.init(DateStep(unit, stride), range, calendar)
  }

  /// Bins of so many seconds.
  nonisolated public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    guard timeInterval > 0, timeInterval.isFinite else {
      thresholds = [range.lowerBound, range.upperBound]
      return
    }
    let lower = range.lowerBound.timeIntervalSinceReferenceDate
    let (low, high) = NumericTicks.rounded(
      lower, range.upperBound.timeIntervalSinceReferenceDate, step: timeInterval)
    thresholds = NumericTicks.values(from: low, to: high, step: timeInterval)
      .map { Date(timeIntervalSinceReferenceDate: $0) }
  }

  /// Round bins, about so many, that hold the data.
  nonisolated public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent) {
    guard let first = data.min(), let last = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(range: first...last, desiredCount: desiredCount ?? 10, calendar: calendar)
  }

  nonisolated public init(
    range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .autoupdatingCurrent
  ) {
    let span = range.upperBound.timeIntervalSince(range.lowerBound)
    self.init(.automatic(span: Swift.max(span, 1), count: desiredCount), range, calendar)
  }

  private init(_ step: DateStep, _ range: ClosedRange<Date>, _ calendar: Calendar) {
    let start = step.floor(range.lowerBound, calendar: calendar)
    let last = step.floor(range.upperBound, calendar: calendar)
    let end = calendar.date(byAdding: step.component, value: step.count, to: last) ?? last
    thresholds = step.values(from: start, to: end, calendar: calendar)
  }

  /// The bin that a date falls into.
  public func index(for value: Date) -> Int { BinThresholds.index(of: value, in: thresholds) }
}

extension DateBins: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  public subscript(position: Int) -> ChartBinRange<Date> { BinThresholds.range(at: position, in: thresholds) }
}
