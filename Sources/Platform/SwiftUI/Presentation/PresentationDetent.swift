// The heights that a sheet rests at.

/// A height that a sheet rests at.
public struct PresentationDetent: Hashable, Sendable {
  /// What a detent is worked out from.
  @dynamicMemberLookup
  public struct Context {
    /// The largest height a sheet can have, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }

  private enum Kind: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(CustomDetent)
  }

  private let kind: Kind

  /// Half of the largest height.
  public static let medium = PresentationDetent(kind: .medium)
  /// The largest height.
  public static let large = PresentationDetent(kind: .large)
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(kind: .custom(CustomDetent(type)))
  }

  /// The height in points where the largest is `maximum`; nil when the detent is off.
  func value(maximum: CGFloat, environment: EnvironmentValues) -> CGFloat? {
    let value: CGFloat? =
      switch kind {
      case .medium: maximum / 2
      case .large: maximum
      case .fraction(let fraction): maximum * fraction
      case .height(let height): height
      case .custom(let custom): custom.height(Context(maxDetentValue: maximum, environment: environment))
      }
    return value.map { min(max($0.onCanvas, 0), maximum) }
  }
}

/// A detent with a height of its own rule.
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context
  static func height(in context: Context) -> CGFloat?
}

private struct CustomDetent: Hashable, @unchecked Sendable {
  let height: (PresentationDetent.Context) -> CGFloat?
  private let id: ObjectIdentifier

  init<D: CustomPresentationDetent>(_ type: D.Type) {
    id = ObjectIdentifier(type)
    height = { D.height(in: $0) }
  }

  static func == (a: CustomDetent, b: CustomDetent) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
