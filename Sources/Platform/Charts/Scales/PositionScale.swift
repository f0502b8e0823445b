// From data to positions along one side of the plot, and back.

import Foundation

/// A scale of positions. Lengths are points; 0 is the left or lower end of the plot.
package struct PositionScale: Equatable {
  package let type: ScaleType.Kind
  /// The ends of what is seen of the domain, before the transform; `start` may be the larger. Categories count from 0.
  package var start: Double = 0
  package var end: Double = 1
  /// The categories of a discrete domain, in order.
  package let categories: [String]
  private let indices: [String: Int]
  let startsAtEnd: Bool
  package var range: _PositionRange = .plot(startPadding: 0, endPadding: 0)
  /// Whether values are bins of their own width (dates by unit, number ranges).
  package var isBinned = false
  /// The narrowest bin, in the domain's unit.
  package var binWidth: Double?
  /// Whether there was any data or an explicit domain.
  package var isEmpty = false

  package init(_ type: ScaleType.Kind, start: Double, end: Double) {
    self.type = type
    self.start = start
    self.end = end
    categories = []
    indices = [:]
    startsAtEnd = false
  }

  /// - Parameter startsAtEnd: Whether the first category is at the scale's end, as at the top of a y axis.
  package init(categories: [String], startsAtEnd: Bool = false) {
    type = .category
    self.startsAtEnd = startsAtEnd
    var unique: [String] = []
    var indices: [String: Int] = [:]
    for name in categories where indices[name] == nil {
      indices[name] = unique.count
      unique.append(name)
    }
    self.categories = unique
    self.indices = indices
    end = Double(max(unique.count, 1))
  }

  package var isCategory: Bool { type == .category }
  package var isDate: Bool { type == .date }
  package var lower: Double { min(start, end) }
  package var upper: Double { max(start, end) }

  // MARK: The transform

  package static func transform(_ value: Double, _ type: ScaleType.Kind) -> Double {
    switch type {
    case .linear, .date, .category: value
    case .log: value > 0 ? Foundation.log10(value) : -.infinity
    case .power(let exponent): value < 0 ? -Foundation.pow(-value, exponent) : Foundation.pow(value, exponent)
    case .symmetricLog(let slope):
      value < 0 ? -Foundation.log1p(-value * slope) : Foundation.log1p(value * slope)
    }
  }

  package static func inverse(_ value: Double, _ type: ScaleType.Kind) -> Double {
    switch type {
    case .linear, .date, .category: value
    case .log: Foundation.pow(10, value)
    case .power(let exponent):
      value < 0 ? -Foundation.pow(-value, 1 / exponent) : Foundation.pow(value, 1 / exponent)
    case .symmetricLog(let slope): value < 0 ? -Foundation.expm1(-value) / slope : Foundation.expm1(value) / slope
    }
  }

  // MARK: Data to positions

  /// Where the scale begins and ends on a plot side of a length.
  package func ends(_ length: CGFloat) -> (CGFloat, CGFloat) {
    switch range {
    case .plot(let startPadding, let endPadding): (startPadding, max(length - endPadding, startPadding))
    case .fixed(let start, let end): (start, end)
    }
  }

  /// The share of the scale's length at a value: 0 at the start, 1 at the end. The middle of a category's band.
  package func fraction(_ datum: _PlotDatum) -> Double? {
    if isCategory {
      guard let index = indices[datum.name] else { return nil }
      let fraction = (Double(index) + 0.5 - start) / (end - start)
      return startsAtEnd ? 1 - fraction : fraction
    }
    guard let number = datum.number else { return nil }
    return fraction(number)
  }

  package func fraction(_ number: Double) -> Double? {
    guard !number.isNaN else { return nil }
    let a = Self.transform(start, type)
    let b = Self.transform(end, type)
    let value = Self.transform(number, type)
    guard a.isFinite, b.isFinite else { return nil }
    if value == -.infinity { return a <= b ? 0 : 1 }
    guard a != b else { return 0.5 }
    let result = (value - a) / (b - a)
    return result.isFinite ? result : nil
  }

  package func position(_ datum: _PlotDatum, length: CGFloat) -> CGFloat? {
    fraction(datum).map { position(fraction: $0, length: length) }
  }

  package func position(fraction: Double, length: CGFloat) -> CGFloat {
    let (from, to) = ends(length)
    return from + CGFloat(fraction) * (to - from)
  }

  /// The length of a category's band; the whole length for a continuous scale.
  package func bandwidth(_ length: CGFloat) -> CGFloat {
    let (from, to) = ends(length)
    return isCategory ? abs(to - from) / CGFloat(end - start) : abs(to - from)
  }

  /// The place of a category among all.
  func index(of category: _PlotDatum) -> Int? { indices[category.name] }

  // MARK: Positions to data

  package func datum(at position: CGFloat, length: CGFloat) -> _PlotDatum? {
    let (from, to) = ends(length)
    guard from != to, position.isFinite else { return nil }
    let fraction = Double((position - from) / (to - from))
    if isCategory {
      guard !categories.isEmpty else { return nil }
      let share = startsAtEnd ? 1 - fraction : fraction
      let index = Int(bounded: (start + share * (end - start)).rounded(.down))
      return categories.indices.contains(index) ? .category(categories[index]) : nil
    }
    let a = Self.transform(start, type)
    let b = Self.transform(end, type)
    guard a.isFinite, b.isFinite else { return nil }
    let value = Self.inverse(a + fraction * (b - a), type)
    return isDate ? .date(Date(timeIntervalSinceReferenceDate: value)) : .number(value)
  }
}
