// How a scale spreads its values.

/// The kind of a scale.
public struct ScaleType: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case linear, date, category, log
    case power(Double)
    case symmetricLog(Double)
  }
  package let kind: Kind

  public static var linear: ScaleType { ScaleType(kind: .linear) }
  public static var date: ScaleType { ScaleType(kind: .date) }
  public static var category: ScaleType { ScaleType(kind: .category) }
  public static var log: ScaleType { ScaleType(kind: .log) }
  public static var squareRoot: ScaleType { ScaleType(kind: .power(0.5)) }
  public static var symmetricLog: ScaleType { ScaleType(kind: .symmetricLog(1)) }

  /// Values raised to a power; negative values keep their sign.
  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }

  /// Logarithmic in both directions from zero, with a slope there.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType { ScaleType(kind: .symmetricLog(slopeAtZero)) }
}
