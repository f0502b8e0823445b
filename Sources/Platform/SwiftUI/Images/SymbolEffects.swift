// Symbol effects: how symbols bounce, pulse and change, as values.

/// How a symbol moves.
public protocol SymbolEffect {}
/// An effect that lasts as long as it is on.
public protocol IndefiniteSymbolEffect {}
/// An effect that runs once for each change of a value.
public protocol DiscreteSymbolEffect {}
/// An effect with which a symbol comes and goes.
public protocol TransitionSymbolEffect {}
/// An effect with which one symbol becomes another.
public protocol ContentTransitionSymbolEffect {}

/// How often and how fast an effect runs.
public struct SymbolEffectOptions: Equatable, Sendable {
  /// How many times; nil for what the effect does of itself, or for ever where it repeats.
  package var count: Int?
  package var repeats: Bool?
  package var pace = 1.0

  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions().repeating
  public static let nonRepeating = SymbolEffectOptions().nonRepeating
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }
  public var repeating: SymbolEffectOptions {
    var copy = self
    (copy.repeats, copy.count) = (true, nil)
    return copy
  }
  public var nonRepeating: SymbolEffectOptions {
    var copy = self
    (copy.repeats, copy.count) = (false, nil)
    return copy
  }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var copy = self
    (copy.repeats, copy.count) = (true, count.map { max($0, 1) })
    return copy
  }
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var copy = self
    copy.pace = speed.isFinite && speed > 0 ? speed : 1
    return copy
  }
}

public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, Equatable, Sendable {
  package var isDown = false
  public var up: BounceSymbolEffect { with { $0.isDown = false } }
  public var down: BounceSymbolEffect { with { $0.isDown = true } }
  public var byLayer: BounceSymbolEffect { self }
  public var wholeSymbol: BounceSymbolEffect { self }
}

public struct PulseSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, Equatable, Sendable {
  public var byLayer: PulseSymbolEffect { self }
  public var wholeSymbol: PulseSymbolEffect { self }
}

public struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect, Equatable,
  Sendable
{
  package var isCumulative = false
  package var isReversing = false
  package var hidesInactive = false
  public var iterative: VariableColorSymbolEffect { with { $0.isCumulative = false } }
  public var cumulative: VariableColorSymbolEffect { with { $0.isCumulative = true } }
  public var reversing: VariableColorSymbolEffect { with { $0.isReversing = true } }
  public var nonReversing: VariableColorSymbolEffect { with { $0.isReversing = false } }
  public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = true } }
  public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = false } }
}

public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Equatable, Sendable {
  package var isDown = false
  public var up: ScaleSymbolEffect { with { $0.isDown = false } }
  public var down: ScaleSymbolEffect { with { $0.isDown = true } }
  public var byLayer: ScaleSymbolEffect { self }
  public var wholeSymbol: ScaleSymbolEffect { self }
}

public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Equatable, Sendable {
  public var up: AppearSymbolEffect { self }
  public var down: AppearSymbolEffect { self }
  public var byLayer: AppearSymbolEffect { self }
  public var wholeSymbol: AppearSymbolEffect { self }
}

public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Equatable, Sendable {
  public var up: DisappearSymbolEffect { self }
  public var down: DisappearSymbolEffect { self }
  public var byLayer: DisappearSymbolEffect { self }
  public var wholeSymbol: DisappearSymbolEffect { self }
}

public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Equatable, Sendable {
  public var downUp: ReplaceSymbolEffect { self }
  public var upUp: ReplaceSymbolEffect { self }
  public var offUp: ReplaceSymbolEffect { self }
  public var byLayer: ReplaceSymbolEffect { self }
  public var wholeSymbol: ReplaceSymbolEffect { self }
}

public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect, Equatable,
  Sendable
{}

extension SymbolEffect {
  fileprivate func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

extension View {
  /// An effect that lasts while it is active.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(SymbolEffectModifier(effect: SymbolMotion(effect), options: options, trigger: .active(isActive)))
  }

  /// An effect that runs when a value changes.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(
      SymbolEffectModifier(
        effect: SymbolMotion(effect), options: options, trigger: .value(AnyEquatableValue(value))))
  }

  /// Takes effects off that are set outside.
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
  }
}
