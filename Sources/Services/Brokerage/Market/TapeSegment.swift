// One session of one instrument, as a sequence of trades at known times.

/// The prices of a session. They change at equal steps; between two steps the price stands still.
///
/// The path is a Brownian bridge from the first price to the last by midpoint displacement. The displacement of every
/// middle is a function of its place, so a price costs one descent (one addition a level), and since displacements are
/// bounded, the highest price of a span or the first below a limit is found without visiting the others.
struct TapeSegment: Sendable {
  var start: Moment
  var end: Moment
  var session: MarketSession
  /// The number of steps is two to this power.
  var levels: Int
  /// Logarithms of the prices at the ends.
  var first: Double
  var last: Double
  /// The deviations of the middle's displacement, by the market and by the instrument itself.
  var marketDeviation: Double
  var ownDeviation: Double
  var market: Noise
  var own: Noise
  /// By how much of a step this instrument is ahead, so that not all change at once.
  var phase: Double

  var steps: Int { 1 << levels }

  private var duration: Double { (end.seconds - start.seconds) / Double(steps) }

  /// The last step that has begun; the last of all after the end.
  func step(at moment: Moment) -> Int {
    guard moment > start else { return 0 }
    guard moment < end else { return steps }
    let elapsed = Double(moment.microseconds - start.microseconds) / 1e6
    let step = min(steps, Int((elapsed / duration + phase).rounded(.down)))
    // `time(of:)` decides at the very edge.
    return step > 0 && time(of: step) > moment ? step - 1 : step
  }

  /// When a step begins.
  func time(of step: Int) -> Moment {
    guard step > 0 else { return start }
    // Rounded up to the next microsecond, so that `step(at:)` finds the step again.
    let elapsed = Int64(((Double(step) - phase) * duration * 1e6).rounded(.down)) + 1
    return Moment(microseconds: min(start.microseconds + elapsed, end.microseconds - 1))
  }

  /// The greatest distance of a path from its ends, per unit of scale: the sum of all levels' greatest displacements.
  private var reach: Double { (marketDeviation + ownDeviation) * 1.7320508075688772 * 3.414213562373095 }

  @inline(__always) private func displacement(_ node: Int) -> Double {
    marketDeviation * market.even(node) + ownDeviation * own.even(node)
  }

  private static let half = 0.7071067811865476  // √½

  /// The logarithm of the price at a step.
  func logarithm(at step: Int) -> Double {
    var (low, high, a, b, node, scale) = (0, steps, first, last, 1, 1.0)
    while true {
      if step <= low { return a }
      if step >= high { return b }
      let middle = (low + high) / 2
      let value = (a + b) / 2 + scale * displacement(node)
      scale *= Self.half
      if step < middle {
        (high, b, node) = (middle, value, node * 2)
      } else {
        (low, a, node) = (middle, value, node * 2 + 1)
      }
    }
  }

  /// Raises `best` to the highest logarithm of the steps, or lowers it to the lowest if `sign` is -1.
  func extreme(of range: ClosedRange<Int>, sign: Double, best: inout Double) {
    let reach = reach
    func search(_ low: Int, _ high: Int, _ a: Double, _ b: Double, _ node: Int, _ scale: Double) {
      guard high >= range.lowerBound, low <= range.upperBound else { return }
      if low >= range.lowerBound, sign * a > sign * best { best = a }
      if high <= range.upperBound, sign * b > sign * best { best = b }
      guard high - low > 1, max(sign * a, sign * b) + scale * reach > sign * best else { return }
      let middle = (low + high) / 2
      let value = (a + b) / 2 + scale * displacement(node)
      let next = scale * Self.half
      search(low, middle, a, value, node * 2, next)
      search(middle, high, value, b, node * 2 + 1, next)
    }
    search(0, steps, first, last, 1, 1)
  }

  /// The first step of a range that is accepted. Only steps whose logarithm is at most the bound (or, if `sign` is 1, at
  /// least) are asked about.
  func firstStep(of range: ClosedRange<Int>, sign: Double, bound: Double, where accept: (Int, Double) -> Bool) -> Int? {
    let (reach, limit) = (reach, sign * bound)
    func search(_ low: Int, _ high: Int, _ a: Double, _ b: Double, _ node: Int, _ scale: Double) -> Int? {
      guard high > range.lowerBound, low <= range.upperBound else { return nil }
      if high - low == 1 { return low >= range.lowerBound && sign * a >= limit && accept(low, a) ? low : nil }
      guard max(sign * a, sign * b) + scale * reach >= limit else { return nil }
      let middle = (low + high) / 2
      let value = (a + b) / 2 + scale * displacement(node)
      let next = scale * Self.half
      return search(low, middle, a, value, node * 2, next) ?? search(middle, high, value, b, node * 2 + 1, next)
    }
    if let step = search(0, steps, first, last, 1, 1) { return step }
    return range.contains(steps) && sign * last >= limit && accept(steps, last) ? steps : nil
  }
}
