// PhaseAnimator: a view that goes through phases, one animation after another.

/// A view that goes through phases. At rest it shows the first.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  package let phases: [Phase]
  package let content: (Phase) -> Content
  package let animation: (Phase) -> Animation?
  /// What sets off one round; nil when the rounds never end.
  package let trigger: AnyEquatableValue?
  @State private var index = 0
  @State private var run = PhaseRun()

  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
    self.animation = animation
    trigger = nil
  }

  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
    self.animation = animation
    self.trigger = AnyEquatableValue(trigger)
  }
}

extension PhaseAnimator: View {
  public var body: some View {
    shown
      .onAppear { if trigger == nil { begin() } }
      .onChange(of: trigger) { begin() }
      .onDisappear { run.number += 1 }
  }

  @ViewBuilder private var shown: some View {
    if phases.indices.contains(index) { content(phases[index]) }
  }

  /// Begins a round from the first phase.
  @MainActor private func begin() {
    guard phases.count > 1 else { return }
    run.number += 1
    go(to: 1, inRun: run.number)
  }

  @MainActor private func go(to next: Int, inRun number: Int) {
    guard run.number == number, phases.indices.contains(next) else { return }
    withAnimation(animation(phases[next])) {
      index = next
    } completion: {
      // One round ends with the first phase; without a trigger another one follows.
      if next != 0 || trigger == nil { go(to: (next + 1) % phases.count, inRun: number) }
    }
  }
}

/// Tells one round of a phase animator from those that were broken off.
@MainActor
final class PhaseRun {
  var number = 0
  nonisolated init() {}
}

/// A value of any type that can be compared with others.
package struct AnyEquatableValue: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  package init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { ($0 as? Value) == value }
  }

  package static func == (a: AnyEquatableValue, b: AnyEquatableValue) -> Bool { a.isEqual(b.value) }
}

extension View {
  /// Shows the view in phases, over and over.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let box = SendableBox((self, Array(phases), content, animation))
    return MainActorView {
      let (view, phases, content, animation) = box.value
      return PhaseAnimator(
        phases, content: { content(PlaceholderContentView(view), $0) }, animation: animation)
    }
  }

  /// Shows the view in phases, one round whenever a value changes.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let box = SendableBox((self, Array(phases), content, animation, trigger))
    return MainActorView {
      let (view, phases, content, animation, trigger) = box.value
      return PhaseAnimator(
        phases, trigger: trigger, content: { content(PlaceholderContentView(view), $0) }, animation: animation)
    }
  }
}

/// A view that is put together on the main actor.
struct MainActorView<Content: View> {
  let make: @MainActor () -> Content
}

extension MainActorView: View {
  var body: some View { make() }
}
