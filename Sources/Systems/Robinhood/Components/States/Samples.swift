// Values for the components' previews.

import Foundation

/// Made-up prices. The same each time.
enum Samples {
  /// Monday, 9:30 in New York.
  static let opening = Date(timeIntervalSince1970: 1_717_421_400)

  static let rising = day(from: 24_000, to: 24_847.93)
  static let falling = day(from: 24_000, to: 23_152.07)

  /// A day of five-minute prices from one value to another.
  static func day(from start: Double, to end: Double, count: Int = 79) -> [(Date, Double)] {
    (0..<count).map { index in
      let way = Double(index) / Double(count - 1)
      // Waves that vanish at both ends.
      let swell = sin(way * .pi)
      let wave = (sin(way * 19) * 0.35 + sin(way * 47 + 1) * 0.18 + sin(way * 101 + 2) * 0.09) * swell
      return (opening + Double(index) * 300, start + (end - start) * (way + wave * 0.5))
    }
  }
}
