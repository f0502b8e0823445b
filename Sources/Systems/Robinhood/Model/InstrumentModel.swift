// One instrument as views watch it. A tick changes this object alone, so only the views that show it run again.

import Brokerage
import Foundation
import Observation

/// An instrument with its price of now.
@MainActor
@Observable
public final class InstrumentModel: Identifiable {
  public let instrument: Instrument
  public internal(set) var quote: Quote?
  public internal(set) var histories: [ChartRange: PriceHistory] = [:]
  public internal(set) var stats: InstrumentStats?
  public internal(set) var activity: [Activity]?
  /// A price at which the user wants to be told.
  public internal(set) var alert: PriceAlert?

  nonisolated public var id: Symbol { instrument.symbol }
  nonisolated public var symbol: Symbol { instrument.symbol }

  init(_ instrument: Instrument, quote: Quote?) {
    self.instrument = instrument
    self.quote = quote
  }

  /// The last price; zero without a quote.
  public var price: Double { quote?.last.plotted ?? 0 }

  /// Since the previous close, per share.
  public var change: Change {
    Change(amount: quote?.change.plotted ?? 0, fraction: quote?.changeFraction.plotted ?? 0)
  }

  /// The day's prices with that of now at the end.
  public var trend: [Double] { histories[.day]?.points.map(\.price.plotted) ?? [] }

  func take(_ quote: Quote) {
    self.quote = quote
    for (range, history) in histories {
      histories[range] = history.appending(quote.last, at: quote.time, session: quote.session)
    }
  }
}

/// A wish to be told when a price moves by so much.
public struct PriceAlert: Hashable, Sendable {
  /// The price when the alert was set.
  public let reference: Decimal
  /// 0.05 is 5 percent.
  public let fraction: Decimal

  public init(reference: Decimal, fraction: Decimal) {
    self.reference = reference
    self.fraction = fraction
  }

  public func isDue(at price: Decimal) -> Bool { (price - reference).magnitude >= reference * fraction }
}

extension PriceHistory {
  /// With the newest price, which stands for the moment until the next point begins.
  func appending(_ price: Decimal, at time: Date, session: MarketSession) -> PriceHistory {
    var copy = self
    guard let last = points.last, time > last.time else { return copy }
    let point = PricePoint(time: time, price: price, session: session)
    // The newest point lies between two of the grid: it moves along until a new one is due.
    if points.count > 1, time.timeIntervalSince(points[points.count - 2].time) < step {
      copy.points[points.count - 1] = point
    } else {
      copy.points.append(point)
    }
    return copy
  }

  /// Seconds between points.
  private var step: TimeInterval {
    switch range {
    case .day: 300
    case .week: 1800
    case .month: 7200
    case .threeMonths, .yearToDate, .year: 86_400
    case .fiveYears, .all: 7 * 86_400
    }
  }

  /// As charts take them.
  public var plot: [(Date, Double)] { points.map { ($0.time, $0.price.plotted) } }
}

extension ChartRange {
  /// The range that a chip stands for: both write it the same way.
  public init(_ chip: ChartRangeChips.Range) {
    switch chip {
    case .d: self = .day
    case .w: self = .week
    case .m: self = .month
    case .m3: self = .threeMonths
    case .ytd: self = .yearToDate
    case .y: self = .year
    case .y5: self = .fiveYears
    case .all: self = .all
    }
  }
}
