// Numbers divided into bins for histograms.

import Foundation

/// A division of numbers into bins.
public struct NumberBins<Value: Comparable & Numeric> {
  /// Where bins begin and the last one ends.
  public let thresholds: [Value]

  nonisolated public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

  /// The bin that a value falls into.
  public func index(for value: Value) -> Int { BinThresholds.index(of: value, in: thresholds) }
}

extension NumberBins: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  public subscript(position: Int) -> ChartBinRange<Value> { BinThresholds.range(at: position, in: thresholds) }
}

extension NumberBins: Equatable where Value: Equatable {}
extension NumberBins: Sendable where Value: Sendable {}

/// The bins that Sturges' rule gives so many values.
private func sturges(_ count: Int) -> Int { count < 2 ? 1 : Int(log2(Double(count)).rounded(.up)) + 1 }

extension NumberBins where Value: BinaryFloatingPoint {
  private init(_ lower: Double, _ upper: Double, step: Double) {
    let (low, high) = NumericTicks.rounded(lower, upper, step: step)
    self.init(thresholds: NumericTicks.values(from: low, to: high, step: step).map { Value($0) })
  }

  /// Round bins, about so many, that hold the data.
  nonisolated public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let finite = data.filter(\.isFinite)
    let lower = Double(finite.min() ?? 0)
    let upper = Double(finite.max() ?? 1)
    let count = desiredCount ?? sturges(finite.count)
    let span = upper > lower ? upper - lower : 1
    self.init(
      lower, Swift.max(upper, lower + span),
      step: NumericTicks.step(span: span, count: count, minimum: Double(minimumStride)))
  }

  nonisolated public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let (lower, upper) = (Double(range.lowerBound), Double(range.upperBound))
    self.init(
      lower, upper, step: NumericTicks.step(span: upper - lower, count: desiredCount, minimum: Double(minimumStride)))
  }

  /// So many bins of the same size.
  nonisolated public init(range: ClosedRange<Value>, count: Int) {
    let parts = Swift.max(count, 1)
    let span = range.upperBound - range.lowerBound
    self.init(thresholds: (0...parts).map { range.lowerBound + span * Value($0) / Value(parts) })
  }

  /// Bins of a size.
  nonisolated public init(size: Value, range: ClosedRange<Value>) {
    self.init(Double(range.lowerBound), Double(range.upperBound), step: Double(size))
  }
}

extension NumberBins where Value: BinaryInteger {
  private init(_ lower: Double, _ upper: Double, step: Double) {
    let whole = Swift.max(step.rounded(.up), 1)
    // The upper bound of a bin is not in it, so the largest number needs one more.
    let (low, high) = NumericTicks.rounded(lower, upper + 1, step: whole)
    self.init(thresholds: NumericTicks.values(from: low, to: high, step: whole).map { Value($0) })
  }

  /// Round bins, about so many, that hold the data.
  nonisolated public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let lower = Double(data.min() ?? 0)
    let upper = Double(data.max() ?? 1)
    let count = desiredCount ?? sturges(data.count)
    self.init(
      lower, upper,
      step: NumericTicks.step(span: Swift.max(upper - lower, 1), count: count, minimum: Double(minimumStride)))
  }

  nonisolated public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let (lower, upper) = (Double(range.lowerBound), Double(range.upperBound))
    self.init(
      lower, upper,
      step: NumericTicks.step(span: Swift.max(upper - lower, 1), count: desiredCount, minimum: Double(minimumStride)))
  }

  /// So many bins of the same size.
  nonisolated public init(range: ClosedRange<Value>, count: Int) {
    let step = (Double(range.upperBound - range.lowerBound) / Double(Swift.max(count, 1))).rounded(.up)
    let size = Swift.max(step, 1)
    let lower = Double(range.lowerBound)
    self.init(thresholds: (0...Swift.max(count, 1)).map { Value(lower + size * Double($0)) })
  }

  /// Bins of a size.
  nonisolated public init(size: Value, range: ClosedRange<Value>) {
    self.init(Double(range.lowerBound), Double(range.upperBound), step: Double(size))
  }
}
