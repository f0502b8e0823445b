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

/// What a fast scroll stops at.
enum MajorStep {
  case page
  case values(ValueGrid)
}

/// The larger steps that a fast scroll stops at.
public struct MajorValueAlignment<Value: Plottable> {
  let step: MajorStep

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
  var isAlways: Bool { rank == 1 }
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
  let major: (x: MajorStep?, y: MajorStep?)
  let limit: ValueAlignedLimitBehavior

  nonisolated public init(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = .dates(components)
    y = nil
    major = (majorAlignment?.step, nil)
    limit = limitBehavior
  }
  nonisolated public init<T: Plottable & Numeric>(
    unit: T, majorAlignment: MajorValueAlignment<T>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = .multiples(of: unit)
    y = nil
    major = (majorAlignment?.step, nil)
    limit = limitBehavior
  }
  nonisolated public init(
    xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil, yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = .dates(xComponents)
    y = .dates(yComponents)
    major = (xMajorAlignment?.step, yMajorAlignment?.step)
    limit = limitBehavior
  }
  nonisolated public init<Y: Plottable & Numeric>(
    xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = .dates(xComponents)
    y = .multiples(of: yUnit)
    major = (xMajorAlignment?.step, yMajorAlignment?.step)
    limit = limitBehavior
  }
  nonisolated public init<X: Plottable & Numeric>(
    xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = .multiples(of: xUnit)
    y = .dates(yComponents)
    major = (xMajorAlignment?.step, yMajorAlignment?.step)
    limit = limitBehavior
  }
  nonisolated public init<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = .multiples(of: xUnit)
    y = .multiples(of: yUnit)
    major = (xMajorAlignment?.step, yMajorAlignment?.step)
    limit = limitBehavior
  }

  /// Outside of a chart there are no values to come to rest at.
  public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}

  /// How fast a finger goes, in points a second, for a scroll to stop at the larger steps.
  private static let fast: CGFloat = 300

  public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
    let (proxy, start, size) = (context.chartProxy, context.originalTarget.rect, context.containerSize)
    target.rect.origin.x = aligned(
      target.rect.minX, from: start.minX, page: size.width, velocity: context.velocity.dx, minor: x, major: major.x,
      value: { proxy.value(atX: $0, as: Double.self) }, position: { proxy.position(forX: $0) })
    target.rect.origin.y = aligned(
      target.rect.minY, from: start.minY, page: size.height, velocity: context.velocity.dy, minor: y, major: major.y,
      value: { proxy.value(atY: $0, as: Double.self) }, position: { proxy.position(forY: $0) })
  }

  private func aligned(
    _ place: CGFloat, from start: CGFloat, page: CGFloat, velocity: CGFloat, minor: ValueGrid?, major: MajorStep?,
    value: (CGFloat) -> Double?, position: (Double) -> CGFloat?
  ) -> CGFloat {
    guard let minor else { return place }
    func nearest(_ place: CGFloat, _ grid: ValueGrid) -> CGFloat {
      value(place).flatMap { position(grid.nearest(to: $0)) } ?? place
    }
    var place = place
    if limit.isAlways { place = min(max(place, start - page), start + page) }
    guard abs(velocity) > Self.fast, let major else { return nearest(place, minor) }
    switch major {
    case .page: return nearest(start + (velocity > 0 ? page : -page), minor)
    case .values(let grid): return nearest(place, grid)
    }
  }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }
  public static func valueAligned(
    xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil, yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(
      xMatching: xComponents, yMatching: yComponents, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment,
      limitBehavior: limitBehavior)
  }
  public static func valueAligned<Y: Plottable & Numeric>(
    xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(
      xMatching: xComponents, yUnit: yUnit, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
      limitBehavior: limitBehavior)
  }
  public static func valueAligned<X: Plottable & Numeric>(
    xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(
      xUnit: xUnit, yMatching: yComponents, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
      limitBehavior: limitBehavior)
  }
  public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    .init(
      xUnit: xUnit, yUnit: yUnit, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
      limitBehavior: limitBehavior)
  }
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
