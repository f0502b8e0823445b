// One bin of a division of values.

/// The values from a lower bound up to an upper one.
public struct ChartBinRange<Bound: Comparable> {
  public let lowerBound: Bound
  public let upperBound: Bound
  /// Whether the upper bound belongs to the bin, as in the last one.
  package let isClosed: Bool

  package init(_ lowerBound: Bound, _ upperBound: Bound, isClosed: Bool) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound
    self.isClosed = isClosed
  }
}

extension ChartBinRange: Equatable where Bound: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

/// Searches and ranges that all divisions of values share.
enum BinThresholds {
  /// The bin that a value falls into: 0 from the first threshold, -1 below it. Logarithmic in the number of thresholds.
  static func index<Value: Comparable>(of value: Value, in thresholds: [Value]) -> Int {
    var (low, high) = (0, thresholds.count)
    while low < high {
      let middle = (low + high) / 2
      if thresholds[middle] <= value { low = middle + 1 } else { high = middle }
    }
    // The last threshold closes the last bin.
    if low == thresholds.count, thresholds.count > 1, thresholds[thresholds.count - 1] == value { low -= 1 }
    return low - 1
  }

  static func range<Value: Comparable>(at index: Int, in thresholds: [Value]) -> ChartBinRange<Value> {
    ChartBinRange(thresholds[index], thresholds[index + 1], isClosed: index + 2 == thresholds.count)
  }
}
