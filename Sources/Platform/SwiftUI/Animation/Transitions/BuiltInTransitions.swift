// The transitions that come with SwiftUI.

/// Comes and goes at once.
public struct IdentityTransition { public init() {} }

extension IdentityTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Fades.
public struct OpacityTransition { public init() {} }

extension OpacityTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Grows from and shrinks to a size.
public struct ScaleTransition {
  public var scale: Double
  public var anchor: UnitPoint

  /// Apple's smallest scale: small enough to be nothing, and still invertible.
  static let vanishing = 1e-5

  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}

extension ScaleTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// Moves by a distance.
public struct OffsetTransition {
  public var offset: CGSize
  public init(_ offset: CGSize) { self.offset = offset }
}

extension OffsetTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// Moves past an edge.
public struct MoveTransition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
}

extension MoveTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeShift(edge: phase.isIdentity ? nil : edge))
  }
}

/// Comes in from the leading edge and goes out by the trailing one.
public struct SlideTransition { public init() {} }

extension SlideTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(
      EdgeShift(edge: phase.isIdentity ? nil : phase == .willAppear ? .leading : .trailing))
  }
}

/// Comes in from an edge and goes out by the opposite one, fading.
public struct PushTransition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
}

extension PushTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .modifier(EdgeShift(edge: phase.isIdentity ? nil : phase == .willAppear ? edge : edge.opposite))
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

/// Blurs out while the next view blurs in.
@MainActor @preconcurrency
public struct BlurReplaceTransition: Transition {
  /// Which way the views grow and shrink.
  public struct Configuration: Equatable, Sendable {
    fileprivate let removalScale: Double
    /// The old view shrinks, the new one grows.
    public static let downUp = Configuration(removalScale: 0.9)
    /// Both grow.
    public static let upUp = Configuration(removalScale: 1.1)
  }

  public var configuration: Configuration
  public init(configuration: Configuration) { self.configuration = configuration }

  /// The blur's radius at the ends, in points, and the size of a view that is to come.
  private static let blurRadius: CGFloat = 7
  private static let insertionScale = 0.9

  public func body(content: Content, phase: TransitionPhase) -> some View {
    let scale =
      switch phase {
      case .identity: 1.0
      case .willAppear: Self.insertionScale
      case .didDisappear: configuration.removalScale
      }
    return
      content
      .scaleEffect(scale)
      .blur(radius: phase.isIdentity ? 0 : Self.blurRadius)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Makes the symbols inside appear and disappear by an effect of theirs; other views fade.
@MainActor @preconcurrency
public struct SymbolEffectTransition: Transition {
  public init<T: SymbolEffect & TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions) {}

  /// How small a symbol is before it comes and after it went.
  private static let smallest = 0.5

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : Self.smallest).opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == SymbolEffectTransition {
  public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: AutomaticSymbolEffect.automatic, options: .default)
  }
  public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}

/// One transition for coming, another for going.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  public var insertion: Insertion
  public var removal: Removal
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension AsymmetricTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity),
      phase: phase == .didDisappear ? phase : .identity)
  }
  public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }
}

/// A transition between two values of a modifier.
struct ModifierTransition<M: ViewModifier> {
  let active: M
  let identity: M
}

extension ModifierTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

/// Moves a view in drawing by multiples of its own size, such as past an edge of its box.
struct EdgeShift: Equatable, Sendable {
  /// Widths towards the trailing edge and heights downwards.
  var widths: CGFloat
  var heights: CGFloat

  init(edge: Edge?) {
    switch edge {
    case nil: (widths, heights) = (0, 0)
    case .top: (widths, heights) = (0, -1)
    case .bottom: (widths, heights) = (0, 1)
    case .leading: (widths, heights) = (-1, 0)
    case .trailing: (widths, heights) = (1, 0)
    }
  }
}

extension EdgeShift: Animatable {
  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { .init(widths, heights) }
    set { (widths, heights) = (newValue.first, newValue.second) }
  }
}

extension EdgeShift: UnaryLayoutModifier {
  typealias Body = Never

  @MainActor private func shift(_ node: LayoutNode) -> CGSize {
    let direction: CGFloat = node.environment.layoutDirection == .rightToLeft ? -1 : 1
    return CGSize(width: widths * node.size.width * direction, height: heights * node.size.height)
  }

  func draw(_ child: LayoutNode, node: LayoutNode, into context: inout DrawContext) {
    let shift = shift(node)
    let saved = context.origin
    context.origin = CGPoint(x: saved.x + shift.width, y: saved.y + shift.height)
    child.drawPlaced(into: &context)
    context.origin = saved
  }

  func collectSemantics(_ child: LayoutNode, node: LayoutNode, into context: inout SemanticsContext) {
    let shift = shift(node)
    let saved = context.origin
    context.origin = CGPoint(x: saved.x + shift.width, y: saved.y + shift.height)
    child.collectSemanticsPlaced(into: &context)
    context.origin = saved
  }

  func affectsLayout(comparedTo old: EdgeShift) -> Bool { false }
}

extension Transition where Self == IdentityTransition {
  public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
  public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == ScaleTransition {
  public static var scale: ScaleTransition { ScaleTransition(ScaleTransition.vanishing) }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == OffsetTransition {
  public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { OffsetTransition(CGSize(width: x, height: y)) }
}
extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}
extension Transition where Self == SlideTransition {
  public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}
extension Transition where Self == BlurReplaceTransition {
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
    BlurReplaceTransition(configuration: config)
  }
}
