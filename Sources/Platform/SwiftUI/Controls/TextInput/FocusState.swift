// @FocusState: which field has the keyboard.

/// Reads and writes which view has the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty, BindableProperty, NodeOwnedProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  public init() where Value == Bool { initial = false }
  public init<T: Hashable>() where Value == T? { initial = nil }

  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set {
      if newValue != initial { FocusWishes.note() }
      location?.write(newValue)
    }
  }

  public var projectedValue: FocusState<Value>.Binding { Binding(initial: initial, location: location) }

  /// Reads and writes the focus from another view.
  @propertyWrapper
  public struct Binding {
    fileprivate let initial: Value
    fileprivate let location: StateLocation<Value>?

    public var wrappedValue: Value {
      get { location?.read() ?? initial }
      nonmutating set {
        if newValue != initial { FocusWishes.note() }
        location?.write(newValue)
      }
    }

    public var projectedValue: FocusState<Value>.Binding { self }
  }

  @MainActor
  package mutating func bind(to slot: inout AnyObject?, node: _ViewNode, tracker: DependencyTracker) {
    let known = slot as? StateLocation<Value> ?? StateLocation(initial, owner: node.anchor)
    slot = known
    location = known
  }
}

private struct IsFocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the nearest view that can have the focus has it.
  public var isFocused: Bool { self[IsFocusedKey.self] }
  package var _isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}

/// How often code asked for the focus, also where it was already.
enum FocusWishes {
  private static let counter = Lock(0)
  static var count: Int { counter.withLock { $0 } }
  static func note() { counter.withLock { $0 += 1 } }
}

/// A view whose focus is bound to a state.
private struct FocusModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
  let none: Value
}

extension FocusModifier: ViewModifier {
  func body(content: Content) -> some View {
    let isFocused = binding.wrappedValue == value
    content
      .environment(\._isFocused, isFocused)
      .modifier(
        FocusTarget(isFocused: isFocused) { wants in
          if wants {
            binding.wrappedValue = value
          } else if binding.wrappedValue == value {
            binding.wrappedValue = none
          }
        }
      )
      .modifier(FocusFollower(isFocused: isFocused))
  }
}

/// Moves the keyboard when a state bound to the focus changes.
private struct FocusFollower { let isFocused: Bool }

extension FocusFollower: ViewModifier {
  typealias Body = Never
  static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    LifecycleNode(
      view, context,
      appear: { modifier, node in if modifier.isFocused { node.host.input.focusDidChange(below: node, to: true) } },
      update: { old, new, node in
        guard old.isFocused != new.isFocused else { return }
        node.host.afterUpdate { [weak node] in
          if let node { node.host.input.focusDidChange(below: node, to: new.isFocused) }
        }
      },
      disappear: { _ in })
  }
}

/// Marks a box that can have the focus, and says so to those who listen.
package struct FocusTarget {
  package let isFocused: Bool
  /// Moves the focus here or away.
  package let setFocused: @MainActor (Bool) -> Void
}

extension FocusTarget: UnaryLayoutModifier {
  package typealias Body = Never

  package func collectSemantics(_ child: LayoutNode, node: LayoutNode, into context: inout SemanticsContext) {
    var parts = context.collect { child.collectSemanticsPlaced(into: &$0) }
    if isFocused { for index in parts.indices { parts[index].traits.insert(.focused) } }
    context.elements += parts
  }

  package func affectsLayout(comparedTo old: Self) -> Bool { false }
}

extension View {
  /// Ties the focus of this view to a state that is true while it has the focus.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusModifier(binding: condition, value: true, none: false))
  }

  /// Ties the focus of this view to a state that has a value while it has the focus.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusModifier(binding: binding, value: value, none: noFocus(Value.self) ?? value))
  }

  /// Whether the view can have the focus. Touch screens give it to text fields only.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }
}

/// The value of a focus state when nothing has the focus: nil, where there is one.
private func noFocus<Value>(_ type: Value.Type) -> Value? {
  (type as? any ExpressibleByNilLiteral.Type).flatMap { $0.init(nilLiteral: ()) as? Value }
}
