// Values that flow up the view tree.

/// A named value that views set for their ancestors.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  /// Combines the values of siblings, in view order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
