// Transitions: how a view comes and goes.

/// How far a view has come or gone.
@frozen
public enum TransitionPhase: Hashable, Sendable {
  case willAppear
  case identity
  case didDisappear

  public var isIdentity: Bool { self == .identity }
  /// -1 before the view comes, 0 while it is there, 1 after it went.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What the system should know of a transition.
public struct TransitionProperties: Sendable {
  /// Whether the transition moves the view, so that it gives way when motion is to be reduced.
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view looks while it comes and goes.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>

  @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body
  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  /// A view as the transition shows it in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content), phase: phase)
  }

  /// This transition and another at once.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// This transition with an animation of its own.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

/// Two transitions at once.
struct CombinedTransition<First: Transition, Second: Transition> {
  let first: First
  let second: Second
}

extension CombinedTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
  static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }
}

/// A transition whose change of phase has its own animation.
struct AnimatedTransition<Base: Transition> {
  let base: Base
  let animation: Animation?
}

/// A transition that may bring an animation of its own.
@MainActor
protocol AnimationCarrying {
  var carriesAnimation: Bool { get }
}

extension AnimatedTransition: AnimationCarrying {
  var carriesAnimation: Bool { animation != nil }
}

extension CombinedTransition: AnimationCarrying {
  var carriesAnimation: Bool {
    (first as? any AnimationCarrying)?.carriesAnimation == true
      || (second as? any AnimationCarrying)?.carriesAnimation == true
  }
}

extension AsymmetricTransition: AnimationCarrying {
  var carriesAnimation: Bool {
    (insertion as? any AnimationCarrying)?.carriesAnimation == true
      || (removal as? any AnimationCarrying)?.carriesAnimation == true
  }
}

extension AnimatedTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content.modifier(TransactionBarrier()), phase: phase)
      .modifier(
        TransactionTransform(value: phase, isScoped: true) { if !$0.disablesAnimations { $0.animation = animation } })
  }
  static var properties: TransitionProperties { Base.properties }
}

/// A transition of any kind.
public struct AnyTransition {
  package let base: any Transition

  public init<T: Transition>(_ transition: T) { base = transition }

  /// The view as the transition shows it in a phase.
  @MainActor
  package func apply(_ content: AnyView, phase: TransitionPhase) -> AnyView {
    func open<T: Transition>(_ transition: T) -> AnyView { AnyView(transition.apply(content: content, phase: phase)) }
    return open(base)
  }

  @MainActor package var hasMotion: Bool { type(of: base).properties.hasMotion }

  /// Whether the transition is animated even when the change is not.
  @MainActor package var carriesAnimation: Bool { (base as? any AnimationCarrying)?.carriesAnimation == true }
}

extension AnyTransition {
  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
  public static let opacity = AnyTransition(OpacityTransition())
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(ScaleTransition.vanishing)) }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  /// One transition for coming, another for going.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    func open<I: Transition, R: Transition>(_ insertion: I, _ removal: R) -> AnyTransition {
      AnyTransition(AsymmetricTransition(insertion: insertion, removal: removal))
    }
    return open(insertion.base, removal.base)
  }
  /// A transition between two values of a modifier.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    func open<A: Transition, B: Transition>(_ a: A, _ b: B) -> AnyTransition {
      AnyTransition(CombinedTransition(first: a, second: b))
    }
    return open(base, other.base)
  }

  public func animation(_ animation: Animation?) -> AnyTransition {
    func open<T: Transition>(_ base: T) -> AnyTransition {
      AnyTransition(AnimatedTransition(base: base, animation: animation))
    }
    return open(base)
  }
}

extension AnyTransition: @unchecked Sendable {}

/// The node of a view with a transition: shows it as the transition does in the present phase.
@MainActor
package final class TransitionNode<C: View>: _ViewNode, TransitionHolding {
  private var content: C
  package private(set) var transition: AnyTransition
  package private(set) var phase = TransitionPhase.identity
  private var child: _ViewNode!

  init(_ view: ModifiedContent<C, TransitionModifier>, _ context: _NodeContext) {
    content = view.content
    transition = view.modifier.transition
    super.init(context)
    if transition.carriesAnimation { host.knowsAnimatedTransitions = true }
    child = shownTransition.apply(AnyView(content), phase: phase).makeNode(childContext())
  }

  /// Motion gives way to fading where it is to be reduced.
  private var shownTransition: AnyTransition {
    environment.accessibilityReduceMotion && transition.hasMotion ? .opacity : transition
  }

  /// Goes to a phase.
  package func enter(_ phase: TransitionPhase) {
    guard phase != self.phase else { return }
    self.phase = phase
    update()
  }

  private func update() { child.receive(shownTransition.apply(AnyView(content), phase: phase), environment) }

  package override var children: [_ViewNode] { [child] }

  package override func receive<V: View>(_ view: V, _ environment: EnvironmentValues) {
    let new = identical(view, as: ModifiedContent<C, TransitionModifier>.self)
    content = new.content
    transition = new.modifier.transition
    self.environment = environment
    update()
  }

  package override func receiveEnvironment(_ environment: EnvironmentValues) {
    self.environment = environment
    child.receiveEnvironment(environment)
  }
}

/// A node whose view comes and goes with a transition.
@MainActor
package protocol TransitionHolding: _ViewNode {
  var transition: AnyTransition { get }
  var phase: TransitionPhase { get }
  func enter(_ phase: TransitionPhase)
}

/// Gives a view a transition.
struct TransitionModifier { let transition: AnyTransition }

extension TransitionModifier: ViewModifier {
  typealias Body = Never
  static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    TransitionNode(view, context)
  }
}

extension View {
  /// How the view comes and goes when a change that brings or removes it is animated.
  @_disfavoredOverload
  nonisolated public func transition(_ t: AnyTransition) -> some View { modifier(TransitionModifier(transition: t)) }
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}
