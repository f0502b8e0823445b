// Opacity and hiding.

import Drawing

/// Fades a view as a whole.
public struct _OpacityEffect: Equatable, Sendable {
  public var opacity: Double
  public init(opacity: Double) { self.opacity = opacity }
}

extension _OpacityEffect: DrawEffect {
  public typealias Body = Never

  package func apply(
    size: CGSize, environment: EnvironmentValues, into context: inout DrawContext,
    content: (inout DrawContext) -> Void
  ) {
    let value = opacity.isNaN ? 1 : min(max(opacity, 0), 1)
    guard value > 0 else { return }
    guard value < 1 else {
      content(&context)
      return
    }
    var layer = Layer()
    layer.opacity = value
    context.layered(layer, content)
  }

  /// What cannot be seen is not read out either.
  package var isReadable: Bool { !(opacity <= 0) }
  package static var displayName: String { "opacity" }
}

extension _OpacityEffect: Animatable {
  public var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }
}

/// Keeps a view's room and shows nothing.
public struct _HiddenModifier: Sendable {
  public init() {}
}

extension _HiddenModifier: DrawEffect {
  public typealias Body = Never
  package func apply(
    size: CGSize, environment: EnvironmentValues, into context: inout DrawContext,
    content: (inout DrawContext) -> Void
  ) {}
  package var isReadable: Bool { false }
  package static var displayName: String { "hidden" }
}

extension View {
  /// Fades the view: 0 is invisible, 1 as it is.
  nonisolated public func opacity(_ opacity: Double) -> some View { modifier(_OpacityEffect(opacity: opacity)) }
  /// Hides the view and keeps its room.
  nonisolated public func hidden() -> some View { modifier(_HiddenModifier()) }
}
