// Haptics: what a device would let a hand feel. Pictures are silent; the wish is kept.

/// A feedback that a device can give.
public struct SensoryFeedback: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case named(String)
    case weight(Weight, Double)
    case flexibility(Flexibility, Double)
  }
  package let kind: Kind

  public static let success = SensoryFeedback(kind: .named("success"))
  public static let warning = SensoryFeedback(kind: .named("warning"))
  public static let error = SensoryFeedback(kind: .named("error"))
  public static let selection = SensoryFeedback(kind: .named("selection"))
  public static let increase = SensoryFeedback(kind: .named("increase"))
  public static let decrease = SensoryFeedback(kind: .named("decrease"))
  public static let start = SensoryFeedback(kind: .named("start"))
  public static let stop = SensoryFeedback(kind: .named("stop"))
  public static let alignment = SensoryFeedback(kind: .named("alignment"))
  public static let levelChange = SensoryFeedback(kind: .named("levelChange"))
  public static let pathComplete = SensoryFeedback(kind: .named("pathComplete"))
  public static let impact = SensoryFeedback(kind: .weight(.medium, 1))

  public static func impact(weight: SensoryFeedback.Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(kind: .weight(weight, intensity))
  }

  public static func impact(
    flexibility: SensoryFeedback.Flexibility, intensity: Double = 1.0
  ) -> SensoryFeedback {
    SensoryFeedback(kind: .flexibility(flexibility, intensity))
  }

  /// How heavy colliding things seem.
  public struct Weight: Equatable, Sendable {
    private let rank: Int
    public static let light = Weight(rank: 0)
    public static let medium = Weight(rank: 1)
    public static let heavy = Weight(rank: 2)
  }

  /// How hard colliding things seem.
  public struct Flexibility: Equatable, Sendable {
    private let rank: Int
    public static let rigid = Flexibility(rank: 0)
    public static let solid = Flexibility(rank: 1)
    public static let soft = Flexibility(rank: 2)
  }
}

extension View {
  /// Gives a feedback when a value changes.
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback })
  }

  /// Gives a feedback when a value changes and a condition on both values holds.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger) { condition($0, $1) ? feedback : nil })
  }

  /// Gives the feedback that a closure chooses when a value changes.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback() })
  }

  /// Gives the feedback that a closure chooses from both values when a value changes.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger, choose: feedback))
  }
}

/// Watches a value and reports feedback to the host.
struct FeedbackModifier<Trigger: Equatable> {
  let trigger: Trigger
  let choose: (Trigger, Trigger) -> SensoryFeedback?
}

extension FeedbackModifier: ViewModifier {
  typealias Body = Never
  static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    FeedbackNode(view, context)
  }
}

@MainActor
private final class FeedbackNode<C: View, Trigger: Equatable>: ModifierNode<C, FeedbackModifier<Trigger>> {
  override func modifierWillChange(to new: FeedbackModifier<Trigger>) {
    guard new.trigger != modifier.trigger, let feedback = new.choose(modifier.trigger, new.trigger) else { return }
    host.feedback.append(feedback)
    host.input.feedback(feedback)
  }
}
