// The pointer over a view, and the hints that come with it.

/// Where the pointer is on a view.
@frozen
public enum HoverPhase: Equatable, Sendable {
  /// In the coordinate space asked for.
  case active(CGPoint)
  case ended
}

/// How a view answers the pointer.
public struct HoverEffect: Equatable, Sendable {
  private let raw: Int
  public static let automatic = HoverEffect(raw: 0)
  public static let highlight = HoverEffect(raw: 1)
  public static let lift = HoverEffect(raw: 2)
}

/// A box that follows the pointer.
@MainActor
package protocol HoverBox: LayoutNode {
  /// Takes the pointer's place on the screen; nil when it left.
  func pointerDidMove(to point: CGPoint?)
}

/// Follows the pointer.
package struct HoverModifier {
  let space: CoordinateSpace
  let action: (HoverPhase) -> Void
}

extension HoverModifier: UnaryLayoutModifier {
  package typealias Body = Never
  package func affectsLayout(comparedTo old: HoverModifier) -> Bool { false }
  package static var displayName: String { "onHover" }
}

extension UnaryLayoutNode: HoverBox where M == HoverModifier {
  package func pointerDidMove(to point: CGPoint?) {
    guard let point else { return modifier.action(.ended) }
    modifier.action(.active(GestureEvent(time: 0, touches: [], box: self).convert(point, to: modifier.space)))
  }
}

/// How a view answers the pointer, for whoever shows one.
package struct HoverEffectModifier: Equatable, Sendable {
  package let effect: HoverEffect
  package let isEnabled: Bool
}

extension HoverEffectModifier: UnaryLayoutModifier {
  package typealias Body = Never
  package func affectsLayout(comparedTo old: HoverEffectModifier) -> Bool { false }
  package static var displayName: String { "hoverEffect" }
}

extension View {
  /// Runs an action when the pointer comes and goes.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(
      HoverModifier(
        space: .local,
        action: { phase in
          if case .active = phase { action(true) } else { action(false) }
        }))
  }

  @available(*, deprecated, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @_disfavoredOverload
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(space: coordinateSpace, action: action))
  }
  /// Runs an action for every move of the pointer over the view.
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(space: coordinateSpace.coordinateSpace, action: action))
  }

  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    modifier(HoverEffectModifier(effect: effect, isEnabled: true))
  }
  @_disfavoredOverload
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled))
  }
}

/// Explains a view to those who listen, and to those who rest the pointer on it.
struct HelpModifier { let text: Text }

extension HelpModifier: UnaryLayoutModifier {
  typealias Body = Never

  func collectSemantics(_ child: LayoutNode, node: LayoutNode, into context: inout SemanticsContext) {
    let environment = node.environment
    let hint = ResolvedText(text, environment: environment, now: environment.startDate).string
    for var part in context.collect({ child.collectSemanticsPlaced(into: &$0) }) {
      if part.hint.isEmpty { part.hint = hint }
      context.elements.append(part)
    }
  }

  func affectsLayout(comparedTo old: HelpModifier) -> Bool { false }
  static var displayName: String { "help" }
}

extension View {
  /// Explains the view.
  nonisolated public func help(_ text: Text) -> some View { modifier(HelpModifier(text: text)) }
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
