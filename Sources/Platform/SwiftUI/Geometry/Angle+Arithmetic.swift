// Sums, differences and multiples of angles.

/// Arithmetic of what can be animated. Generic, for operators of a type's own compete with those of numbers: with them
/// the compiler finds arithmetic of `CGFloat` and `Double` ambiguous.
public protocol _VectorMath: Animatable {}

extension _VectorMath {
  public static func + (a: Self, b: Self) -> Self {
    var sum = a
    sum.animatableData += b.animatableData
    return sum
  }
  public static func - (a: Self, b: Self) -> Self {
    var difference = a
    difference.animatableData -= b.animatableData
    return difference
  }
  public static func += (a: inout Self, b: Self) { a = a + b }
  public static func -= (a: inout Self, b: Self) { a = a - b }
  public static func * (a: Self, b: Double) -> Self {
    var product = a
    product.animatableData.scale(by: b)
    return product
  }
  public static func / (a: Self, b: Double) -> Self { a * (1 / b) }
}

extension Angle: _VectorMath {}
