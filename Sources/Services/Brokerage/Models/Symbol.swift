// The name by which an instrument is traded.

/// A ticker such as `AAPL`, or a pair such as `BTC-USD`.
public struct Symbol: RawRepresentable, Hashable, Comparable, Codable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(_ text: String) { rawValue = text }

  public init(stringLiteral value: String) { rawValue = value }

  public var description: String { rawValue }

  /// What a person reads: the ticker, or the coin of a pair (`BTC` of `BTC-USD`).
  public var ticker: String { rawValue.hasSuffix("-USD") ? String(rawValue.dropLast(4)) : rawValue }

  public static func < (left: Symbol, right: Symbol) -> Bool { left.rawValue < right.rawValue }
}
