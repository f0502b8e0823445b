// From the data of marks to position scales: the kind of scale, the domain, round ends.

import Foundation
import SwiftUI

/// Collects what lies along one axis, then makes the scale for it.
package struct ScaleInference {
  package private(set) var numbers: (lower: Double, upper: Double)?
  package private(set) var categories: [String] = []
  private var seen: Set<String> = []
  package private(set) var hasDates = false
  package private(set) var hasNumbers = false
  package private(set) var isBinned = false
  /// The narrowest bin.
  package private(set) var binWidth: Double?
  /// Every value, only kept for a domain that a closure wants to change.
  private var all: [_PlotDatum] = []
  private let keepsAll: Bool

  package init(keepsAll: Bool = false) { self.keepsAll = keepsAll }

  package mutating func add(_ datum: _PlotDatum) {
    if keepsAll { all.append(datum) }
    switch datum {
    case .category(let name): if seen.insert(name).inserted { categories.append(name) }
    case .number(let value):
      hasNumbers = true
      include(value)
    case .date(let date):
      hasDates = true
      include(date.timeIntervalSinceReferenceDate)
    }
  }

  package mutating func add(_ field: PlotField, calendar: Calendar) {
    let bounds = field.bounds(calendar: calendar)
    add(bounds.start)
    guard field.isBinned else { return }
    isBinned = true
    add(bounds.end)
    if let start = bounds.start.number, let end = bounds.end.number, end > start {
      binWidth = min(binWidth ?? .infinity, end - start)
    }
  }

  package mutating func include(_ value: Double) {
    guard value.isFinite else { return }
    numbers = numbers.map { (min($0.lower, value), max($0.upper, value)) } ?? (value, value)
  }

  /// The kind of scale the data asks for.
  package var inferredType: ScaleType.Kind {
    if !categories.isEmpty { return .category }
    return hasDates ? .date : .linear
  }

  /// How an automatic domain is rounded.
  package struct Rounding {
    package var desiredCount: Int
    package var step: Double?
    package var minimumStride: Double = 0
    package var lower: Bool?
    package var upper: Bool?
    package var dateStep: DateStep?

    package init(desiredCount: Int) { self.desiredCount = desiredCount }
  }

  package func scale(
    _ configuration: PositionScaleConfiguration, needsZero: Bool, rounding: Rounding, calendar: Calendar,
    isX: Bool
  ) -> PositionScale {
    let type = resolvedType(configuration)
    var result =
      type == .category
      ? categoryScale(configuration.domain, isX: isX)
      : continuousScale(type, configuration, needsZero: needsZero, rounding: rounding, calendar: calendar)
    if let range = configuration.range { result.range = range }
    result.isBinned = isBinned
    result.binWidth = binWidth
    return result
  }

  package func resolvedType(_ configuration: PositionScaleConfiguration) -> ScaleType.Kind {
    if let type = configuration.type?.kind {
      // Names cannot be put on a line of numbers, whatever the scale's type says.
      return categories.isEmpty ? type : .category
    }
    if !hasDates, !hasNumbers, categories.isEmpty, let domain = configuration.domain {
      // No data: the domain says what it would have been.
      var probe = ScaleInference()
      switch domain.kind {
      case .values(let values): values.forEach { probe.add($0) }
      case .range(let lower, let upper):
        probe.add(lower)
        probe.add(upper)
      case .automatic: break
      }
      return probe.inferredType
    }
    return inferredType
  }

  private func categoryScale(_ domain: _ScaleDomainSpecification?, isX: Bool) -> PositionScale {
    var names = categories
    switch domain?.kind {
    case .values(let values): names = values.map(\.name)
    case .range(let lower, let upper): names = [lower.name, upper.name]
    case .automatic, nil:
      if let modify = domain?.modify {
        var data = names.map { _PlotDatum.category($0) }
        modify(&data)
        names = data.map(\.name)
      }
    }
    if domain?.isReversed == true { names.reverse() }
    return PositionScale(categories: names, startsAtEnd: !isX)
  }

  private func continuousScale(
    _ type: ScaleType.Kind, _ configuration: PositionScaleConfiguration, needsZero: Bool, rounding: Rounding,
    calendar: Calendar
  ) -> PositionScale {
    var lower = numbers?.lower
    var upper = numbers?.upper
    var isAutomatic = true
    var isReversed = configuration.domain?.isReversed ?? false
    switch configuration.domain?.kind {
    case .values(let values):
      let known = values.compactMap(\.number).filter(\.isFinite)
      if let first = known.first, let last = known.last, let low = known.min(), let high = known.max() {
        (lower, upper) = (low, high)
        isReversed = last < first
        isAutomatic = false
      }
    case .range(let low, let high):
      if let low = low.number, let high = high.number, low.isFinite, high.isFinite {
        (lower, upper) = (low, high)
        isAutomatic = false
      }
    case .automatic, nil:
      if let modify = configuration.domain?.modify {
        var data = all
        modify(&data)
        let known = data.compactMap(\.number).filter(\.isFinite)
        if let low = known.min(), let high = known.max() {
          (lower, upper) = (low, high)
          isAutomatic = false
        }
      }
    }
    let isEmpty = lower == nil
    var (low, high) = (lower ?? 0, upper ?? (type == .date ? 86_400 : 1))
    switch type {
    case .date:
      if let step = rounding.dateStep, isAutomatic || rounding.lower == true || rounding.upper == true {
        let start = step.floor(Date(timeIntervalSinceReferenceDate: low), calendar: calendar)
        let end = step.floor(Date(timeIntervalSinceReferenceDate: high), calendar: calendar)
        if rounding.lower == true { low = start.timeIntervalSinceReferenceDate }
        if rounding.upper == true, end.timeIntervalSinceReferenceDate < high {
          let next = calendar.date(byAdding: step.component, value: step.count, to: end) ?? end
          high = next.timeIntervalSinceReferenceDate
        }
      }
      if low == high {
        // One instant: half a day on both sides puts it in the middle.
        low -= 43_200
        high += 43_200
      }
    case .log:
      if low <= 0 { low = high > 0 ? min(high / 10, 1) : 1 }
      if high <= low { high = low * 10 }
      if isAutomatic {
        if rounding.lower != false { low = pow(10, (log10(low) + 1e-9).rounded(.down)) }
        if rounding.upper != false { high = pow(10, (log10(high) - 1e-9).rounded(.up)) }
      }
    case .linear, .power, .symmetricLog, .category:
      if isAutomatic, configuration.domain?.includesZero ?? true || needsZero {
        low = min(low, 0)
        high = max(high, 0)
      }
      if low == high {
        if low == 0 {
          high = 1
        } else {
          let margin = abs(low) / 2
          (low, high) = (low - margin, high + margin)
        }
      }
      let step =
        rounding.step
        ?? NumericTicks.step(span: high - low, count: rounding.desiredCount, minimum: rounding.minimumStride)
      (low, high) = NumericTicks.rounded(
        low, high, step: step, lowerBound: rounding.lower ?? isAutomatic, upperBound: rounding.upper ?? isAutomatic)
    }
    var scale = PositionScale(type, start: isReversed ? high : low, end: isReversed ? low : high)
    scale.isEmpty = isEmpty
    return scale
  }
}
