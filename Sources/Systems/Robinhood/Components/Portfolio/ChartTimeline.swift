// Where the points of a chart lie, and what stands below them.

import Foundation

/// Points on a horizontal scale.
///
/// Within a day x is seconds since the start, so that an unfinished day leaves room at its end. In longer ranges x is the
/// point's number: a chart of a week is one line, without flat stretches for nights and weekends.
struct ChartTimeline {
  let points: [(Date, Double)]
  let range: ChartRangeChips.Range
  let baseline: Double?
  private let span: ClosedRange<Date>?

  init(points: [(Date, Double)], range: ChartRangeChips.Range, span: ClosedRange<Date>? = nil, baseline: Double? = nil)
  {
    self.points = points.filter { $0.1.isFinite }
    self.range = range
    self.baseline = baseline
    if range == .d, let span {
      self.span = span
    } else if range == .d, let first = self.points.first?.0, let last = self.points.last?.0, first < last {
      self.span = first...last
    } else {
      self.span = nil
    }
  }

  private var isTimed: Bool { range == .d }

  func x(_ index: Int) -> Double {
    guard isTimed, let start = span?.lowerBound else { return Double(index) }
    return points[index].0.timeIntervalSince(start)
  }

  var domain: ClosedRange<Double> {
    if isTimed, let span { return 0...max(span.upperBound.timeIntervalSince(span.lowerBound), 1) }
    return 0...Double(max(points.count - 1, 1))
  }

  /// A little more than the values, so that the line stays clear of the edges.
  var valueDomain: ClosedRange<Double> {
    let values = points.map(\.1) + (baseline.map { [$0] } ?? [])
    guard let low = values.min(), let high = values.max() else { return 0...1 }
    let room = high > low ? (high - low) * 0.06 : max(abs(high) * 0.01, 0.01)
    return (low - room)...(high + room)
  }

  /// The point that lies nearest to a place on the scale.
  func nearest(to x: Double) -> Int? {
    guard !points.isEmpty else { return nil }
    guard isTimed else { return min(max(Int(x.rounded()), 0), points.count - 1) }
    // Times only grow: the first that is not before x, or the one before that.
    var (low, high) = (0, points.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if self.x(middle) < x { low = middle + 1 } else { high = middle }
    }
    if low > 0, x - self.x(low - 1) <= self.x(low) - x { return low - 1 }
    return low
  }

  /// A label of the axis.
  struct Mark: Hashable {
    let x: Double
    let text: String
  }

  /// Every second full hour of a day; in longer ranges up to five points where a new day, month or year begins.
  func marks(_ wording: ChartWording) -> [Mark] {
    isTimed ? hourMarks(wording) : turningMarks(wording)
  }

  private func hourMarks(_ wording: ChartWording) -> [Mark] {
    guard let span else { return [] }
    let calendar = wording.calendar
    var marks: [Mark] = []
    guard var hour = calendar.dateInterval(of: .hour, for: span.lowerBound)?.start else { return [] }
    while hour <= span.upperBound, marks.count < 24 {
      if hour >= span.lowerBound, calendar.component(.hour, from: hour).isMultiple(of: 2) {
        marks.append(Mark(x: hour.timeIntervalSince(span.lowerBound), text: wording.axis(hour)))
      }
      hour += 3600
    }
    // A label that starts before the edge or ends behind it would be cut.
    let margin = domain.upperBound * 0.04
    marks.removeAll { $0.x < margin || $0.x > domain.upperBound - margin }
    // Long spans hold every fourth hour.
    return marks.count > 5 ? marks.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element) : marks
  }

  private func turningMarks(_ wording: ChartWording) -> [Mark] {
    guard points.count > 1 else { return [] }
    var turns: [Int] = []
    var last = wording.unit(points[0].0)
    for index in points.indices.dropFirst() {
      let unit = wording.unit(points[index].0)
      if unit != last { turns.append(index) }
      last = unit
    }
    let margin = max(points.count / 20, 1)
    turns.removeAll { $0 < margin || $0 > points.count - 1 - margin }
    let stride = max((turns.count + 4) / 5, 1)
    return turns.enumerated().filter { $0.offset.isMultiple(of: stride) }
      .map { Mark(x: Double($0.element), text: wording.axis(points[$0.element].0)) }
  }
}

/// How the moments of a range are written and said.
struct ChartWording {
  let range: ChartRangeChips.Range
  let locale: Locale
  let calendar: Calendar
  let timeZone: TimeZone

  init(range: ChartRangeChips.Range, locale: Locale, calendar: Calendar, timeZone: TimeZone) {
    self.range = range
    self.locale = locale
    var calendar = calendar
    calendar.timeZone = timeZone
    self.calendar = calendar
    self.timeZone = timeZone
  }

  /// What changes from one label to the next.
  func unit(_ date: Date) -> Int {
    switch range {
    case .d, .w, .m: calendar.ordinality(of: .day, in: .era, for: date) ?? 0
    case .m3, .ytd, .y: calendar.component(.month, from: date)
    case .y5, .all: calendar.component(.year, from: date)
    }
  }

  /// "10 AM", "Mon", "Jun 3", "Jun", "2023".
  func axis(_ date: Date) -> String {
    switch range {
    case .d: date.formatted(style.hour())
    case .w: date.formatted(style.weekday(.abbreviated))
    case .m: date.formatted(style.month(.abbreviated).day())
    case .m3, .ytd, .y: date.formatted(style.month(.abbreviated))
    case .y5, .all: date.formatted(style.year())
    }
  }

  /// "2:30 PM", "Jun 3, 2:30 PM", "Jun 3, 2024".
  func spoken(_ date: Date) -> String {
    switch range {
    case .d: date.formatted(style.hour().minute())
    case .w, .m: date.formatted(style.month(.abbreviated).day().hour().minute())
    case .m3, .ytd, .y, .y5, .all: date.formatted(style.month(.abbreviated).day().year())
    }
  }

  private var style: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
  }
}
