// Where a chart that scrolls comes to rest: at multiples of a unit, or at dates that match components.

import Foundation
import SwiftUI

/// Decides where a chart that is scrolled comes to rest.
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

/// What a behaviour sees of the chart that is scrolled.
@dynamicMemberLookup
public struct ChartScrollTargetBehaviorContext {
  /// The chart's scales.
  public let chartProxy: ChartProxy
  let base: ScrollTargetBehaviorContext

  public subscript<T>(dynamicMember keyPath: KeyPath<ScrollTargetBehaviorContext, T>) -> T { base[keyPath: keyPath] }
}

/// The larger steps that a fast scroll stops at.
public struct MajorValueAlignment<Value: Plottable> {
  enum Step {
    case page
    case values(ValueGrid)
  }
  let step: Step

  /// Stops a page's width further.
  public static var page: MajorValueAlignment { MajorValueAlignment(step: .page) }
  /// Stops at multiples of a value.
  public static func unit(_ unit: Value) -> MajorValueAlignment<Value> where Value: Numeric {
    MajorValueAlignment(step: .values(.multiples(of: unit)))
  }
  /// Stops at dates that match some components.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment<Value> where Value == Date {
    MajorValueAlignment(step: .values(.dates(components)))
  }
}

/// Whether one scroll goes further than a page.
public struct ValueAlignedLimitBehavior: Sendable {
  private let rank: Int
  public static var automatic: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior(rank: 0) }
  public static var always: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior(rank: 1) }
  public static var never: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior(rank: 2) }
}

/// Values that a chart may come to rest at.
enum ValueGrid {
  case steps(Double)
  case dates(DateComponents)

  static func multiples<P: Plottable & Numeric>(of unit: P) -> ValueGrid { .steps(abs(unit.datum.number ?? 1)) }

  /// The value of the grid that is nearest to a number (dates as seconds since the reference date).
  func nearest(to value: Double) -> Double {
    switch self {
    case .steps(let unit): return unit > 0 ? (value / unit).rounded() * unit : value
    case .dates(let components):
      let date = Date(timeIntervalSinceReferenceDate: value)
      let calendar = components.calendar ?? Calendar(identifier: .gregorian)
      let next = calendar.nextDate(after: date, matching: components, matchingPolicy: .nextTime)
      let last = calendar.nextDate(
        after: date, matching: components, matchingPolicy: .nextTime, direction: .backward)
      let places = [last, next].compactMap { $0?.timeIntervalSinceReferenceDate }
      return places.min { abs($0 - value) < abs($1 - value) } ?? value
    }
  }
}

/// Brings a chart to rest at values of a grid.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  let x: ValueGrid?
  let y: ValueGrid?

  nonisolated public init(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = .dates(components)
    y = nil
  }
  nonisolated public init<T: Plottable & Numeric>(
    unit: T, majorAlignment: MajorValueAlignment<T>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = .multiples(of: unit)
    y = nil
  }
  nonisolated public init(
    xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil, yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = .dates(xComponents)
    y = .dates(yComponents)
  }
  nonisolated public init<Y: Plottable & Numeric>(
    xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = .dates(xComponents)
    y = .multiples(of: yUnit)
  }
  nonisolated public init<X: Plottable & Numeric>(
    xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = .multiples(of: xUnit)
    y = .dates(yComponents)
  }
  nonisolated public init<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = .multiples(of: xUnit)
    y = .multiples(of: yUnit)
  }

  /// Outside of a chart there are no values to come to rest at.
  public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}

  public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
    if let x, let value = context.chartProxy.value(atX: target.rect.minX, as: Double.self),
      let place = context.chartProxy.position(forX: x.nearest(to: value))
    {
      target.rect.origin.x = place
    }
    if let y, let value = context.chartProxy.value(atY: target.rect.minY, as: Double.self),
      let place = context.chartProxy.position(forY: y.nearest(to: value))
    {
      target.rect.origin.y = place
    }
  }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { .init(unit: unit) }
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { .init(matching: components) }
  public static func valueAligned(
    xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil, yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { .init(xMatching: xComponents, yMatching: yComponents) }
  public static func valueAligned<Y: Plottable & Numeric>(
    xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { .init(xMatching: xComponents, yUnit: yUnit) }
  public static func valueAligned<X: Plottable & Numeric>(
    xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { .init(xUnit: xUnit, yMatching: yComponents) }
  public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior { .init(xUnit: xUnit, yUnit: yUnit) }
}

extension View {
  /// Says where the charts inside come to rest when somebody scrolls them.
  nonisolated public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
    chart { $0.scrollBehavior = behavior }
  }

  /// Adds a gesture to the plot of the charts inside, made with their scales.
  nonisolated public func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View {
    chartOverlay { proxy in Color.clear.contentShape(Rectangle()).gesture(gesture(proxy)) }
      .chart { $0.hasOwnGesture = true }
  }
}
