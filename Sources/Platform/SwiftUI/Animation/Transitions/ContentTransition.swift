// How a view's content changes in place.

/// How text or a symbol goes from its old to its new content.
public struct ContentTransition: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case identity
    case opacity
    case interpolate
    /// Digits that changed roll; `countsDown` nil when the direction follows `value`.
    case numericText(countsDown: Bool?, value: Double?)
    case symbolEffect
  }

  package let kind: Kind

  public static let identity = ContentTransition(kind: .identity)
  public static let opacity = ContentTransition(kind: .opacity)
  public static let interpolate = ContentTransition(kind: .interpolate)
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown, value: nil))
  }
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: nil, value: value))
  }
  public static var symbolEffect: ContentTransition { ContentTransition(kind: .symbolEffect) }
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }
}

private struct ContentTransitionKey: EnvironmentKey { static var defaultValue: ContentTransition { .interpolate } }
private struct ContentTransitionAnimatesKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
  /// Whether content transitions may draw on the graphics processor. Nothing here depends on it.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[ContentTransitionAnimatesKey.self] }
    set { self[ContentTransitionAnimatesKey.self] = newValue }
  }
}

extension View {
  /// How content inside changes in place.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
