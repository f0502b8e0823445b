// Round dates for axes.

import Foundation

/// Steps of a calendar: so many hours, days, months.
package struct DateStep: Hashable {
  package var component: Calendar.Component
  package var count: Int

  package init(_ component: Calendar.Component, _ count: Int) {
    self.component = component
    self.count = max(count, 1)
  }

  /// About how long a step lasts, in seconds.
  package var seconds: Double { Double(count) * Self.seconds(of: component) }

  package static func seconds(of component: Calendar.Component) -> Double {
    switch component {
    case .nanosecond: 1e-9
    case .second: 1
    case .minute: 60
    case .hour: 3600
    case .day, .weekday, .weekdayOrdinal, .dayOfYear: 86_400
    case .weekOfMonth, .weekOfYear: 7 * 86_400
    case .month: 30.436875 * 86_400
    case .quarter: 91.310625 * 86_400
    case .year, .yearForWeekOfYear: 365.2425 * 86_400
    case .era: 1e11
    default: 86_400
    }
  }

  /// The steps that automatic axes choose from.
  private static let candidates: [DateStep] = [
    .init(.second, 1), .init(.second, 5), .init(.second, 15), .init(.second, 30),
    .init(.minute, 1), .init(.minute, 5), .init(.minute, 15), .init(.minute, 30),
    .init(.hour, 1), .init(.hour, 3), .init(.hour, 6), .init(.hour, 12),
    .init(.day, 1), .init(.day, 2), .init(.weekOfYear, 1), .init(.weekOfYear, 2),
    .init(.month, 1), .init(.month, 3), .init(.month, 6),
    .init(.year, 1), .init(.year, 2), .init(.year, 5), .init(.year, 10), .init(.year, 20), .init(.year, 50),
    .init(.year, 100), .init(.year, 1000),
  ]

  /// The finest step that gives no more than about `count` ticks on a span of seconds.
  package static func automatic(span: Double, count: Int) -> DateStep {
    let wanted = span / Double(max(count, 1)) * 0.9
    return candidates.first { $0.seconds >= wanted } ?? .init(.year, 1000)
  }

  /// The first round date at or before a date.
  package func floor(_ date: Date, calendar: Calendar) -> Date {
    guard let unit = calendar.dateInterval(of: component == .nanosecond ? .second : component, for: date)?.start else {
      return date
    }
    guard count > 1 else { return unit }
    // Counts restart with the next larger unit, so that "every 3 hours" means 0, 3, 6...
    let (larger, first): (Calendar.Component?, Int) =
      switch component {
      case .second: (.minute, 0)
      case .minute: (.hour, 0)
      case .hour: (.day, 0)
      case .month: (.year, 1)
      case .day: (.month, 1)
      default: (nil, 0)
      }
    if let larger, let start = calendar.dateInterval(of: larger, for: unit)?.start {
      let index = calendar.component(component, from: unit) - first
      let whole = index / count * count
      return calendar.date(byAdding: component, value: whole, to: start) ?? unit
    }
    if component == .year {
      let year = calendar.component(.year, from: unit)
      return calendar.date(byAdding: .year, value: -(((year % count) + count) % count), to: unit) ?? unit
    }
    return unit
  }

  /// The round dates within a range, at most 1,000.
  package func values(from lower: Date, to upper: Date, calendar: Calendar) -> [Date] {
    guard lower <= upper else { return [] }
    var result: [Date] = []
    var date = floor(lower, calendar: calendar)
    let limit = 1000
    while date <= upper, result.count < limit {
      if date >= lower { result.append(date) }
      guard let sum = calendar.date(byAdding: component, value: count, to: date) else { break }
      // Days in steps begin anew with the month; everything else just goes on.
      let next = component == .day && count > 1 ? restarted(sum, after: date, calendar: calendar) : sum
      guard next > date else { break }
      date = next
    }
    return result
  }

  private func restarted(_ next: Date, after date: Date, calendar: Calendar) -> Date {
    guard let month = calendar.dateInterval(of: .month, for: date), next >= month.end else { return next }
    return month.end
  }
}
