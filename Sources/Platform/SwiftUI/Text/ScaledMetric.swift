// @ScaledMetric: a length that grows with the user's text size.

/// A number that scales with the text size, rounded to pixels.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty, BindableProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var factor: CGFloat = 1
  private var displayScale: CGFloat = 1

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// - Parameter textStyle: The style whose growth the number follows.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  public var wrappedValue: Value {
    guard factor != 1 else { return base }
    return Value(roundToPixel(CGFloat(base) * factor, scale: displayScale))
  }

  @MainActor
  package mutating func bind(to slot: inout AnyObject?, node: _ViewNode, tracker: DependencyTracker) {
    let environment = node.environment.tracked(by: tracker)
    factor = style.scaleFactor(at: environment.dynamicTypeSize)
    displayScale = environment.displayScale
  }
}
