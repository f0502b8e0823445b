// Symbol effects in motion: what a symbol looks like while effects run on it.

import Drawing

/// The effects the engine draws.
enum SymbolMotion: Equatable, Sendable {
  case bounce(isDown: Bool)
  case pulse
  case variableColor(isCumulative: Bool, isReversing: Bool, hidesInactive: Bool)
  case scale(isDown: Bool)
  case appear
  case disappear
  case none

  init(_ effect: some SymbolEffect) {
    switch effect {
    case let effect as BounceSymbolEffect: self = .bounce(isDown: effect.isDown)
    case is PulseSymbolEffect: self = .pulse
    case let effect as VariableColorSymbolEffect:
      self = .variableColor(
        isCumulative: effect.isCumulative, isReversing: effect.isReversing, hidesInactive: effect.hidesInactive)
    case let effect as ScaleSymbolEffect: self = .scale(isDown: effect.isDown)
    case is AppearSymbolEffect: self = .appear
    case is DisappearSymbolEffect: self = .disappear
    default: self = .none
    }
  }

  /// Seconds that one run takes.
  var duration: Double {
    switch self {
    case .bounce: 0.6
    case .pulse: 1.2
    case .variableColor: 1.2
    case .scale, .appear, .disappear, .none: 0
    }
  }
}

/// Which parts of a symbol are lit.
struct LitParts: Sendable {
  /// How far through its parts the effect is, from 0 to 1.
  let progress: Double
  let isCumulative: Bool
  let hidesInactive: Bool

  /// The opacity of a part, one of so many, where parts that are not lit have the given one.
  func opacity(of part: Int, among count: Int, unlit: Double) -> Double {
    // One more step than parts: a moment in which none is lit.
    let step = Int(bounded: (progress * Double(count + 1)).rounded(.down))
    let isLit = isCumulative ? part < step : part == step - 1
    return isLit ? 1 : hidesInactive ? 0 : unlit
  }
}

/// What effects do to a symbol at one moment.
struct SymbolLook {
  var scale = 1.0
  var opacity = 1.0
  var lit: LitParts?
}

/// One effect on the symbols of a subtree.
@MainActor
final class RunningSymbolEffect: Moving {
  private var effect: SymbolMotion
  private var options: SymbolEffectOptions
  private unowned let host: ViewHost
  private weak var node: _ViewNode?
  /// When the runs began, and how many there are to be; nil for no end.
  private var run: (start: Double, count: Double?)?
  /// How far an effect that lasts is on.
  private var presence: ValueMotion<Double>
  private(set) var look = SymbolLook()

  /// How large a symbol is scaled up or down, and how much it bounces.
  private static let scale = (up: 1.16, down: 0.84, bounce: 0.42)
  /// How faint a pulse gets.
  private static let faintest = 0.4
  /// How small a symbol is before it appears.
  private static let smallest = 0.5

  init(
    _ effect: SymbolMotion, _ options: SymbolEffectOptions, _ trigger: SymbolEffectModifier.Trigger, in node: _ViewNode
  ) {
    self.effect = effect
    self.options = options
    self.node = node
    host = node.host
    presence = ValueMotion(trigger.isActive ? 1 : 0)
    if trigger.isActive, effect.duration > 0 { begin(lasts: true) }
    present(at: host.time)
  }

  func update(_ effect: SymbolMotion, _ options: SymbolEffectOptions) {
    self.effect = effect
    self.options = options
  }

  /// Runs the effect: once, as often as its options say, or for as long as it is active.
  func begin(lasts: Bool) {
    guard effect.duration > 0 else { return }
    let count: Double? =
      if let count = options.count { Double(count) } else if lasts { options.repeats == false ? 1 : nil } else {
        options.repeats == true ? nil : 1
      }
    run = (host.time, count)
    host.motions.add(self)
  }

  /// Turns an effect that lasts on or off.
  func setActive(_ isActive: Bool) {
    presence.go(
      to: isActive ? 1 : 0, with: .spring(duration: 0.4, bounce: 0.2), at: host.time, environment: EnvironmentValues())
    host.motions.add(self)
    if isActive {
      begin(lasts: true)
    } else if let run {
      // The run that is on goes to its end.
      let done = (host.time - run.start) * options.pace / effect.duration
      self.run = (run.start, done.rounded(.up))
    }
    present(at: host.time)
  }

  private func present(at time: Double) {
    look = SymbolLook()
    let share = presence.value(at: time)
    switch effect {
    case .scale(let isDown): look.scale = 1 + ((isDown ? Self.scale.down : Self.scale.up) - 1) * share
    case .appear, .disappear:
      let visible = effect == .appear ? 1 : 1 - share
      look.opacity = min(max(visible, 0), 1)
      look.scale = Self.smallest + (1 - Self.smallest) * visible
    case .bounce, .pulse, .variableColor, .none: break
    }
    guard let run, effect.duration > 0 else { return }
    let turns = (time - run.start) * options.pace / effect.duration
    if let count = run.count, turns >= count {
      self.run = nil
      return
    }
    let phase = turns - turns.rounded(.down)
    switch effect {
    case .bounce(let isDown):
      let swing = Self.scale.bounce * sin(2 * .pi * 0.9 * phase) * exp(-3 * phase) * (1 - phase)
      look.scale *= 1 + (isDown ? -swing : swing)
    case .pulse: look.opacity *= 1 - (1 - Self.faintest) * (0.5 - 0.5 * cos(2 * .pi * phase))
    case .variableColor(let isCumulative, let isReversing, let hidesInactive):
      let progress = isReversing && Int(bounded: turns) % 2 == 1 ? 1 - phase : phase
      look.lit = LitParts(progress: min(progress, 0.9999), isCumulative: isCumulative, hidesInactive: hidesInactive)
    case .scale, .appear, .disappear, .none: break
    }
  }

  func move(to time: Double, isFrame: Bool) -> Bool {
    guard let node, !node.isDestroyed else { return false }
    if isFrame { presence.settle(at: time) }
    present(at: time)
    return run != nil || presence.isMoving
  }
}

private struct SymbolEffectsKey: EnvironmentKey {
  static var defaultValue: [SendableBox<RunningSymbolEffect>] { [] }
}
private struct LitPartsKey: EnvironmentKey { static var defaultValue: LitParts? { nil } }

extension EnvironmentValues {
  /// The effects on the symbols inside, the innermost last.
  var symbolEffects: [SendableBox<RunningSymbolEffect>] {
    get { self[SymbolEffectsKey.self] }
    set { self[SymbolEffectsKey.self] = newValue }
  }
  /// Which parts of a symbol are lit where an effect says so.
  var litParts: LitParts? {
    get { self[LitPartsKey.self] }
    set { self[LitPartsKey.self] = newValue }
  }

  /// What all effects together do to a symbol now.
  @MainActor var symbolLook: SymbolLook? {
    let effects = symbolEffects
    guard !effects.isEmpty else { return nil }
    return effects.reduce(into: SymbolLook()) { result, effect in
      let look = effect.value.look
      result.scale *= look.scale
      result.opacity *= look.opacity
      result.lit = look.lit ?? result.lit
    }
  }
}

/// Puts an effect on the symbols inside.
struct SymbolEffectModifier {
  enum Trigger {
    case active(Bool)
    case value(AnyEquatableValue)

    var isActive: Bool { if case .active(true) = self { true } else { false } }
  }

  let effect: SymbolMotion
  let options: SymbolEffectOptions
  let trigger: Trigger
}

extension SymbolEffectModifier: ViewModifier {
  typealias Body = Never
  static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    SymbolEffectNode(view, context)
  }
}

@MainActor
private final class SymbolEffectNode<C: View>: _ViewNode {
  private var modifier: SymbolEffectModifier
  private var effect: RunningSymbolEffect!
  private var child: _ViewNode!
  private var inner = EnvironmentValues()

  init(_ view: ModifiedContent<C, SymbolEffectModifier>, _ context: _NodeContext) {
    modifier = view.modifier
    super.init(context)
    effect = RunningSymbolEffect(modifier.effect, modifier.options, modifier.trigger, in: self)
    inner = contentEnvironment
    child = view.content.makeNode(childContext(inner))
  }

  private var contentEnvironment: EnvironmentValues {
    var values = environment
    values.symbolEffects.append(SendableBox(effect))
    return values
  }

  override var children: [_ViewNode] { [child] }

  override func receive<V: View>(_ view: V, _ environment: EnvironmentValues) {
    let new = identical(view, as: ModifiedContent<C, SymbolEffectModifier>.self)
    let old = modifier
    modifier = new.modifier
    effect.update(modifier.effect, modifier.options)
    switch (old.trigger, modifier.trigger) {
    case (.active(let before), .active(let now)): if before != now { effect.setActive(now) }
    case (.value(let before), .value(let now)): if before != now { effect.begin(lasts: false) }
    default: break
    }
    take(environment)
    child.receive(new.content, inner)
  }

  override func receiveEnvironment(_ environment: EnvironmentValues) {
    guard !environment.isIdentical(to: self.environment) else { return }
    take(environment)
    child.receiveEnvironment(inner)
  }

  private func take(_ environment: EnvironmentValues) {
    guard !environment.isIdentical(to: self.environment) else { return }
    self.environment = environment
    inner = contentEnvironment
  }
}
