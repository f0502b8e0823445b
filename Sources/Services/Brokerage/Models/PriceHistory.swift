// Prices over time, as charts show them.

import Foundation

/// The ranges of a chart. The raw value is what a chip shows.
public enum ChartRange: String, Codable, Sendable, CaseIterable, Identifiable {
  case day = "1D"
  case week = "1W"
  case month = "1M"
  case threeMonths = "3M"
  case yearToDate = "YTD"
  case year = "1Y"
  case fiveYears = "5Y"
  case all = "ALL"

  public var id: Self { self }
}

public struct PricePoint: Hashable, Sendable, Identifiable {
  public var time: Date
  public var price: Decimal
  public var session: MarketSession

  public var id: Date { time }

  public init(time: Date, price: Decimal, session: MarketSession = .regular) {
    self.time = time
    self.price = price
    self.session = session
  }
}

/// The points of one range, from the oldest to the newest. The prices before a split are divided by its ratio.
///
/// The newest point is the price of now. A day has a point every five minutes, a week every half hour, a month every two
/// hours, three months to a year every day, five years and more every week.
public struct PriceHistory: Hashable, Sendable {
  public var range: ChartRange
  public var points: [PricePoint]
  /// What the change is measured from: for a day the previous close, else the first point.
  public var baseline: Decimal
  /// The times that the chart spans. Of a day, until the end of extended hours, whatever the time is.
  public var span: ClosedRange<Date>

  public init(range: ChartRange, points: [PricePoint], baseline: Decimal, span: ClosedRange<Date>) {
    self.range = range
    self.points = points
    self.baseline = baseline
    self.span = span
  }

  /// From the baseline to the newest point.
  public var change: Decimal { (points.last?.price ?? baseline) - baseline }

  /// From the baseline to the newest point, as a fraction.
  public var changeFraction: Decimal { baseline == 0 ? 0 : Rounding.nearest(change / baseline, places: 6) }
}

/// The trades of a span of time in four prices.
public struct Bar: Hashable, Sendable, Identifiable {
  /// When the span begins.
  public var time: Date
  public var open: Decimal
  public var high: Decimal
  public var low: Decimal
  public var close: Decimal
  public var volume: Decimal

  public var id: Date { time }

  public init(time: Date, open: Decimal, high: Decimal, low: Decimal, close: Decimal, volume: Decimal) {
    self.time = time
    self.open = open
    self.high = high
    self.low = low
    self.close = close
    self.volume = volume
  }
}
