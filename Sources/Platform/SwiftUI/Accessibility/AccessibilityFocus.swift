// Where assistive technologies look: kept, and moved when someone is there to look.

/// Assistive technologies that a focus belongs to.
public struct AccessibilityTechnologies: BitSet, Sendable {
  public typealias Element = AccessibilityTechnologies
  var bits: UInt32 = 0
  public init() {}
  public static let voiceOver = AccessibilityTechnologies(bits: 1)
  public static let switchControl = AccessibilityTechnologies(bits: 2)
}

/// Says and sets which view assistive technologies look at.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A way to read and set the focus from elsewhere.
  @propertyWrapper
  public struct Binding {
    let base: SwiftUI.Binding<Value>
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }

  @State private var value: Value

  public init() where Value == Bool { _value = State(initialValue: false) }
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }
  public init<T: Hashable>() where Value == T? { _value = State(initialValue: nil) }
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init() }

  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }
  public var projectedValue: Binding { Binding(base: $value) }
}

extension View {
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
}

private struct AccessibilityEnabledKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether any assistive technology is in use.
  public var accessibilityEnabled: Bool {
    get { self[AccessibilityEnabledKey.self] }
    set { self[AccessibilityEnabledKey.self] = newValue }
  }
  public var accessibilityShowButtonShapes: Bool { false }
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  public var accessibilityQuickActionsEnabled: Bool { false }
  public var accessibilityPlayAnimatedImages: Bool { true }
  public var accessibilityDimFlashingLights: Bool { false }
}
