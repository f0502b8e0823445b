// Sums, differences and multiples of angles.

extension Angle {
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
  public static func += (a: inout Angle, b: Angle) { a = a + b }
  public static func -= (a: inout Angle, b: Angle) { a = a - b }
  public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
  public static func * (a: Angle, b: Double) -> Angle { Angle(radians: a.radians * b) }
  public static func * (a: Double, b: Angle) -> Angle { Angle(radians: a * b.radians) }
  public static func / (a: Angle, b: Double) -> Angle { Angle(radians: a.radians / b) }
  public static func *= (a: inout Angle, b: Double) { a = a * b }
  public static func /= (a: inout Angle, b: Double) { a = a / b }
}
