// Random numbers that are functions of what they are for, and the arithmetic of price paths. Only operations that IEEE 754
// defines to the last bit are used, so that every machine computes the same prices.

/// A stream of random numbers, each of which is found by its index.
struct Noise: Hashable, Sendable {
  var key: UInt64

  init(seed: UInt64, _ name: String) {
    // FNV-1a
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ seed &* 0x9e37_79b9_7f4a_7c15
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    key = Self.mix(hash)
  }

  private init(key: UInt64) { self.key = key }

  func stream(_ index: Int) -> Noise { Noise(key: bits(index)) }

  /// SplitMix64's output function.
  @inline(__always) private static func mix(_ value: UInt64) -> UInt64 {
    var z = value
    z = (z ^ (z &>> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z &>> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z &>> 31)
  }

  @inline(__always) func bits(_ index: Int) -> UInt64 {
    Self.mix(key &+ UInt64(bitPattern: Int64(index)) &* 0x9e37_79b9_7f4a_7c15)
  }

  /// From 0 to below 1.
  @inline(__always) func unit(_ index: Int) -> Double { Double(bits(index) &>> 11) * 0x1p-53 }

  /// Even between the square roots of three, so that the variance is one.
  @inline(__always) func even(_ index: Int) -> Double { (unit(index) - 0.5) * 3.4641016151377544 }

  /// Nearly normal, with variance one: the sum of four even numbers. Lies between -3.47 and 3.47.
  @inline(__always) func normal(_ index: Int) -> Double {
    let bits = bits(index)
    let sum = (bits & 0xffff) &+ ((bits &>> 16) & 0xffff) &+ ((bits &>> 32) & 0xffff) &+ (bits &>> 48)
    return (Double(sum) * 0x1p-16 - 2) * 1.7320508075688772
  }

  /// A Brownian path whose unit is a day, by Lévy's construction: each level of the sum gives the middle of an interval of
  /// half the length a displacement of its own. Intervals longer than 1024 days do not matter, so that the path stays
  /// near its middle for ever.
  func path(at time: Double) -> Double {
    var period = 1024.0
    let first = (time / period).rounded(.down)
    let fraction = time / period - first
    var value = 16 * ((1 - fraction) * normal(Int(first) * 64) + fraction * normal((Int(first) + 1) * 64))
    var half = 16.0  // √1024 / 2, the deviation of the middle
    for level in 1...13 {
      let position = time / period
      let index = position.rounded(.down)
      let hat = 1 - abs(2 * (position - index) - 1)
      value += half * hat * normal(Int(index) * 64 + level)
      period /= 2
      half *= 0.7071067811865476
    }
    return value
  }

  /// eˣ for small x.
  static func exponential(_ x: Double) -> Double {
    let power = (x * 1.4426950408889634).rounded()
    let rest = x - power * 0.6931471805599453
    var sum = 1.0
    for term in stride(from: 14.0, to: 0, by: -1) { sum = 1 + sum * rest / term }
    return Double(sign: .plus, exponent: Int(power), significand: 1) * sum
  }
}
