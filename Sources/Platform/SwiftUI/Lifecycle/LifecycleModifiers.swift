// onAppear, onDisappear, task and onChange.

/// Runs actions when a view comes and goes.
public struct _AppearanceActionModifier {
  package let appear: (() -> Void)?
  package let disappear: (() -> Void)?
}

extension _AppearanceActionModifier: ViewModifier {
  public typealias Body = Never
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _ViewNode {
    LifecycleNode(
      view, context,
      appear: { modifier, _ in modifier.appear?() },
      update: { _, _, _ in },
      disappear: { modifier in modifier.disappear?() }, followsSight: true)
  }
}

/// The node of a modifier that acts when its view appears, changes or goes.
@MainActor
package final class LifecycleNode<C: View, M: ViewModifier>: ModifierNode<C, M> {
  private let appear: (M, LifecycleNode) -> Void
  private let update: (M, M, LifecycleNode) -> Void
  private let disappear: (M) -> Void
  private var hasAppeared = false
  /// Whether the view appears and disappears as it is covered and uncovered, too.
  private let followsSight: Bool
  /// A task that ends with the view.
  package var task: Task<Void, Never>?

  /// - Parameters:
  ///   - appear: Runs once, after the view's first layout.
  ///   - update: Runs when the view is given a new modifier: old, new.
  ///   - disappear: Runs when the view goes, if it had appeared.
  package init(
    _ view: ModifiedContent<C, M>, _ context: _NodeContext, appear: @escaping (M, LifecycleNode) -> Void,
    update: @escaping (M, M, LifecycleNode) -> Void, disappear: @escaping (M) -> Void, followsSight: Bool = false
  ) {
    self.followsSight = followsSight
    self.appear = appear
    self.update = update
    self.disappear = disappear
    super.init(view, context)
    host.afterUpdate { [weak self] in self?.didAppear() }
  }

  private func didAppear() {
    guard !isDestroyed, !hasAppeared, followsSight ? isInSight : !isLeftOut else { return }
    hasAppeared = true
    appear(modifier, self)
  }

  package override func seenDidChange(_ isSeen: Bool) {
    super.seenDidChange(isSeen)
    guard followsSight else { return }
    if isSeen { host.afterUpdate { [weak self] in self?.didAppear() } } else { didDisappear() }
  }

  package override func checkSight() {
    super.checkSight()
    if hasAppeared {
      if followsSight, !isInSight { didDisappear() }
    } else {
      host.afterUpdate { [weak self] in self?.didAppear() }
    }
  }

  private func didDisappear() {
    willDestroy()
    hasAppeared = false
  }

  package override func modifierDidChange(from old: M) {
    if hasAppeared { update(old, modifier, self) }
  }

  package override func willDestroy() {
    task?.cancel()
    guard hasAppeared else { return }
    let (disappear, modifier) = (disappear, modifier)
    host.afterUpdate { disappear(modifier) }
  }
}

/// Runs asynchronous work while a view is on screen.
struct TaskModifier<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  @MainActor func start() -> Task<Void, Never> {
    let action = action
    return Task(priority: priority) { await action() }
  }
}

extension TaskModifier: ViewModifier {
  typealias Body = Never
  static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    LifecycleNode(
      view, context,
      appear: { modifier, node in node.task = modifier.start() },
      update: { old, new, node in
        guard old.id != new.id else { return }
        node.task?.cancel()
        node.task = new.start()
      },
      disappear: { _ in }, followsSight: true)
  }
}

/// Runs an action when a value changes.
struct ChangeModifier<Value: Equatable> {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void
}

extension ChangeModifier: ViewModifier {
  typealias Body = Never
  static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    LifecycleNode(
      view, context,
      appear: { modifier, _ in if modifier.isInitial { modifier.action(modifier.value, modifier.value) } },
      update: { old, new, node in
        guard old.value != new.value else { return }
        node.host.afterUpdate { new.action(old.value, new.value) }
      },
      disappear: { _ in })
  }
}

extension View {
  /// Runs an action when the view appears, before it is first seen.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }

  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }

  /// Runs work when the view appears; cancels it when the view goes.
  @preconcurrency
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  @preconcurrency
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }

  @available(*, deprecated, message: "Use onChange with a two or zero parameter action closure instead.")
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false, action: { action($1) }))
  }

  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: { _, _ in action() }))
  }
}
