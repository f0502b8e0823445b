// What makes Inter stand in for SF Pro: SF's vertical metrics, and corrections of Inter's advances, so that text
// takes the room it takes on an iPhone and wraps at the same words. Outlines are never scaled.

import Foundation

enum SystemFontMetrics {
  /// SF Pro's measures in em of 2048 units; its x-height shrinks with the optical size between 17 and 28 points.
  static func metrics(size: CGFloat) -> FontMetrics {
    let optical = min(max((size - 17) / (28 - 17), 0), 1)
    return FontMetrics(
      ascent: size * 1950 / 2048, descent: size * 494 / 2048, leading: 0, capHeight: size * 1443 / 2048,
      xHeight: size * (1078 + (1040 - 1078) * optical) / 2048)
  }

  /// From this size on SF Pro shows its display cut, and so does Inter.
  static let displaySize: CGFloat = 20
}

/// Room added to the advances of a face, in em.
struct AdvanceCorrection: Sendable, Hashable {
  /// Added to every glyph that advances.
  var tracking: CGFloat
  /// Added to the glyphs of single characters on top of `tracking`.
  var cut: Cut
  /// What a digit advances with `tnum`, before `tracking`; `nil` leaves it as the face has it.
  var tabularDigit: CGFloat?

  enum Cut: Sendable, Hashable { case text, display, monospaced }

  /// The correction of Inter at a size in points and a CSS weight.
  static func inter(size: CGFloat, weight: CGFloat, tabularDigits: Bool) -> AdvanceCorrection {
    let isDisplay = size >= SystemFontMetrics.displaySize
    let tracking =
      isDisplay
      ? displayTracking.value(at: size) + displayWeights.value(at: weight)
      : textTracking.value(at: size) + textWeights.value(at: weight)
    return AdvanceCorrection(
      tracking: tracking, cut: isDisplay ? .display : .text,
      tabularDigit: tabularDigits ? (isDisplay ? 0.592 : 0.6341) : nil)
  }

  /// JetBrains Mono advances 0.6 em, SF Mono 1263/2048.
  static let monospaced = AdvanceCorrection(tracking: 1263.0 / 2048 - 0.6, cut: .monospaced, tabularDigit: nil)

  /// What `character` (below 128) advances more than the tracking says.
  @inline(__always)
  func extra(of character: Int) -> CGFloat {
    switch cut {
    case .text: Self.textExtras[character]
    case .display: Self.displayExtras[character]
    case .monospaced: 0
    }
  }

  // Em per glyph by size: the difference between SF Pro's measured advance of an English sentence and Inter's,
  // between the measured sizes SF Pro's published tracking table.
  private static let textTracking = Curve([
    (6, 0.022), (9, 0.0145), (10, 0.0097), (11, 0.0039), (12, -0.0021), (13, -0.0082), (14, -0.0129), (15, -0.018),
    (16, -0.0216), (17, -0.0275), (18, -0.0314), (20, -0.0391),
  ])
  private static let displayTracking = Curve([
    (20, 0.0084), (22, 0.0013), (24, -0.0008), (26, -0.002), (28, -0.0022), (34, -0.004), (40, -0.0065),
    (48, -0.0085), (60, -0.0114), (80, -0.0157),
  ])
  // Em per glyph by weight: SF Pro widens more with weight than Inter does.
  private static let textWeights = Curve([
    (100, -0.012), (400, 0), (500, 0.006), (600, 0.009), (700, 0.0155), (800, 0.02), (900, 0.024),
  ])
  private static let displayWeights = Curve([
    (100, -0.012), (400, 0), (500, 0.006), (600, 0.0095), (700, 0.0165), (800, 0.021), (900, 0.025),
  ])

  private static let textExtras = table(
    digits: 0.0085, one: 0, capitals: -0.012, more: [":": -0.05, "M": -0.035, "P": -0.02])
  private static let displayExtras = table(digits: 0.017, one: 0.06, capitals: 0, more: [":": 0, "M": 0])

  private static func table(
    digits: CGFloat, one: CGFloat, capitals: CGFloat, more: KeyValuePairs<Character, CGFloat>
  ) -> [CGFloat] {
    var table = [CGFloat](repeating: 0, count: 128)
    for digit in 0x30...0x39 { table[digit] = digits }
    table[0x31] = one
    for capital in 0x41...0x5A { table[capital] = capitals }
    for (character, extra) in more {
      if let index = character.asciiValue { table[Int(index)] = extra }
    }
    return table
  }
}

/// A piecewise linear function, constant beyond its ends.
struct Curve: Sendable {
  private let points: [(x: CGFloat, y: CGFloat)]

  /// Points in ascending order of x; at least one.
  init(_ points: [(x: CGFloat, y: CGFloat)]) { self.points = points }

  func value(at x: CGFloat) -> CGFloat {
    guard let first = points.first, x > first.x else { return points.first?.y ?? 0 }
    for (a, b) in zip(points, points.dropFirst()) where x <= b.x {
      return a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x)
    }
    return points.last?.y ?? 0
  }
}
