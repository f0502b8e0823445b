// Gradient stops mixed into a table of colours.

import Drawing
import Foundation
import Synchronization

/// Colours at even steps from a gradient's start to its end.
final class GradientTable: Sendable {
  /// Premultiplied words.
  let words: [UInt32]

  static let stepCount = 2048

  /// The words at reduced opacity.
  func words(opacity: Double) -> [UInt32] {
    guard opacity < 1 else { return words }
    let factor = UInt32((RGBA.unit(opacity) * 255).rounded())
    return words.map { word in
      [24, 16, 8, 0].reduce(UInt32(0)) { $0 << 8 | ((word >> UInt32($1) & 255) * factor + 127) / 255 }
    }
  }

  private static let cache = Mutex<[GradientStops: GradientTable]>([:])

  /// The table of some stops; costs a look-up when they were used lately, else some 0.2 ms.
  static func of(_ stops: GradientStops) -> GradientTable {
    if let known = cache.withLock({ $0[stops] }) { return known }
    let table = GradientTable(stops)
    cache.withLock {
      if $0.count >= 128 { $0.removeAll() }
      $0[stops] = table
    }
    return table
  }

  private init(_ stops: GradientStops) {
    let mixer = GradientMixer(stops)
    words = (0..<Self.stepCount).map {
      mixer.color(at: Double($0) / Double(Self.stepCount - 1)).word()
    }
  }
}

/// Finds the colour at a place of a gradient.
///
/// Colours are mixed premultiplied, so that a colour that fades to clear keeps its hue. The perceptual space is Oklab
/// (Ottosson 2020), reached from linear sRGB.
struct GradientMixer {
  private struct Stop {
    var location: Double
    /// Three components in the mixing space, multiplied with alpha, and alpha.
    var values: SIMD4<Double>
  }

  private let stops: [Stop]
  private let isPerceptual: Bool

  init(_ gradient: GradientStops) {
    isPerceptual = gradient.space == .perceptual
    var last = -Double.infinity
    stops = gradient.stops.compactMap { stop in
      guard stop.location.isFinite else { return nil }
      // A stop cannot come before the one it follows.
      last = max(last, Double(stop.location))
      let color = stop.color
      let alpha = RGBA.unit(color.alpha)
      let base = SIMD3(color.red, color.green, color.blue)
      let mixed = gradient.space == .perceptual ? Oklab.from(base) : base
      return Stop(location: last, values: SIMD4(mixed * alpha, alpha))
    }
  }

  /// Ends hold; of stops at one place the last one wins from there on.
  func color(at location: Double) -> RGBA {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if location < first.location { return color(first.values) }
    if location >= last.location { return color(last.values) }
    var index = stops.count - 1
    while index > 0, stops[index].location > location { index -= 1 }
    let (from, to) = (stops[index], stops[index + 1])
    let span = to.location - from.location
    let share = span > 0 ? (location - from.location) / span : 1
    return color(from.values + (to.values - from.values) * share)
  }

  private func color(_ values: SIMD4<Double>) -> RGBA {
    let alpha = values.w
    guard alpha > 0 else { return .clear }
    let mixed = SIMD3(values.x, values.y, values.z) / alpha
    let base = isPerceptual ? Oklab.toSRGB(mixed) : mixed
    return RGBA(red: base.x, green: base.y, blue: base.z, alpha: alpha)
  }
}

/// Oklab, from and to gamma sRGB.
enum Oklab {
  static func from(_ color: SIMD3<Double>) -> SIMD3<Double> {
    let (r, g, b) = (linear(color.x), linear(color.y), linear(color.z))
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return SIMD3(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  static func toSRGB(_ lab: SIMD3<Double>) -> SIMD3<Double> {
    let l = lab.x + 0.3963377774 * lab.y + 0.2158037573 * lab.z
    let m = lab.x - 0.1055613458 * lab.y - 0.0638541728 * lab.z
    let s = lab.x - 0.0894841775 * lab.y - 1.2914855480 * lab.z
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    return SIMD3(
      gamma(4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3),
      gamma(-1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3),
      gamma(-0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3))
  }

  private static func linear(_ value: Double) -> Double {
    let size = abs(value)
    let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  private static func gamma(_ value: Double) -> Double {
    let size = abs(value)
    let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }
}
