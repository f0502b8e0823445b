// Where assistive technologies look: kept, and moved when someone is there to look.

/// Assistive technologies that a focus belongs to.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
  public typealias Element = AccessibilityTechnologies
  private var bits: UInt8
  private init(bits: UInt8) { self.bits = bits }
  public init() { bits = 0 }
  public static let voiceOver = AccessibilityTechnologies(bits: 1)
  public static let switchControl = AccessibilityTechnologies(bits: 2)

  public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
  public mutating func formUnion(_ other: Self) { bits |= other.bits }
  public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
  public mutating func formIntersection(_ other: Self) { bits &= other.bits }
  public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }
  public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }
  public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }
  public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(newMember)
    bits |= newMember.bits
    return (isNew, newMember)
  }
  public mutating func remove(_ member: Self) -> Self? {
    let common = Self(bits: bits & member.bits)
    bits &= ~member.bits
    return common.isEmpty ? nil : common
  }
  public mutating func update(with newMember: Self) -> Self? {
    let common = Self(bits: bits & newMember.bits)
    bits |= newMember.bits
    return common.isEmpty ? nil : common
  }
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
