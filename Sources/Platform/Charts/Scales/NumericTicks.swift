// Round numbers for axes.

import Foundation

/// Evenly spaced round numbers: steps of 1, 2 or 5 times a power of ten.
package enum NumericTicks {
  /// The round step that splits a span into about `count` parts; 0 for a span that is empty or not finite.
  package static func step(span: Double, count: Int, minimum: Double = 0) -> Double {
    guard span > 0, span.isFinite else { return 0 }
    let raw = span / Double(max(count, 1))
    let power = pow(10, floor(log10(raw)))
    let error = raw / power
    // The bounds are the geometric means between neighbouring steps.
    let factor: Double =
      error >= 50.0.squareRoot() ? 10 : error >= 10.0.squareRoot() ? 5 : error >= 2.0.squareRoot() ? 2 : 1
    var step = factor * power
    // Between the smallest numbers there is no room for steps.
    guard step > 0, step.isFinite else { return 0 }
    while step < minimum, step.isFinite { step *= 2 }
    return step.isFinite ? step : 0
  }

  /// The multiples of a step within a range.
  package static func values(from lower: Double, to upper: Double, step: Double) -> [Double] {
    guard step > 0, lower.isFinite, upper.isFinite, upper >= lower, (upper - lower) / step < 10_000 else {
      return lower == upper && lower.isFinite ? [lower] : []
    }
    // The tolerance keeps a bound that is a multiple but for rounding.
    let first = (lower / step - 1e-9).rounded(.up)
    let last = (upper / step + 1e-9).rounded(.down)
    guard first <= last else { return [] }
    // Dividing by a whole number keeps 0.3 from becoming 0.30000000000000004.
    let inverse = (1 / step).rounded()
    let isFraction = step < 1 && abs(inverse * step - 1) < 1e-9
    // Adding zero makes nought of minus nought.
    return stride(from: first, through: last, by: 1).map { (isFraction ? $0 / inverse : $0 * step) + 0 }
  }

  /// The range grown to whole steps on the sides asked for.
  package static func rounded(
    _ lower: Double, _ upper: Double, step: Double, lowerBound: Bool = true, upperBound: Bool = true
  ) -> (Double, Double) {
    guard step > 0 else { return (lower, upper) }
    return (
      lowerBound ? (lower / step + 1e-9).rounded(.down) * step : lower,
      upperBound ? (upper / step - 1e-9).rounded(.up) * step : upper
    )
  }

  /// Ticks of a logarithmic axis: powers of ten, with 2 and 5 between them when there are few.
  package static func logarithmic(from lower: Double, to upper: Double, count: Int) -> [Double] {
    guard lower > 0, upper >= lower, upper.isFinite else { return [] }
    let first = Int(floor(log10(lower) + 1e-9))
    let last = Int(ceil(log10(upper) - 1e-9))
    let decades = last - first
    let stepOfPowers = max(1, Int((Double(decades) / Double(max(count, 1))).rounded(.up)))
    let factors: [Double] = decades * 3 <= max(count, 1) + 2 ? [1, 2, 5] : [1]
    var result: [Double] = []
    for power in stride(from: first, through: last, by: stepOfPowers) {
      for factor in factors {
        let value = power < 0 ? factor / pow(10, Double(-power)) : factor * pow(10, Double(power))
        if value >= lower * (1 - 1e-9), value <= upper * (1 + 1e-9) { result.append(value) }
      }
    }
    return result
  }
}
