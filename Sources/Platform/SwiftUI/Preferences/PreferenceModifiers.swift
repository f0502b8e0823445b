// Writing and reading preferences.

/// Sets a preference for this view's ancestors.
public struct _PreferenceWritingModifier<Key: PreferenceKey> { package let value: Key.Value }

extension _PreferenceWritingModifier: ViewModifier {
  public typealias Body = Never
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _ViewNode {
    PreferenceNode<C, Self, Key>(view, context) { modifier, _, value in value = modifier.value }
  }
}

/// Changes the preference that the views inside set.
public struct _PreferenceTransformModifier<Key: PreferenceKey> {
  package let transform: (inout Key.Value) -> Void
}

extension _PreferenceTransformModifier: ViewModifier {
  public typealias Body = Never
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _ViewNode {
    PreferenceNode<C, Self, Key>(view, context) { modifier, _, value in modifier.transform(&value) }
  }
}

/// A node that changes one preference of its content.
@MainActor
package final class PreferenceNode<C: View, M: ViewModifier, Key: PreferenceKey>: ModifierNode<C, M> {
  private let apply: (M, _ViewNode, inout Key.Value) -> Void

  package init(
    _ view: ModifiedContent<C, M>, _ context: _NodeContext,
    apply: @escaping (M, _ViewNode, inout Key.Value) -> Void
  ) {
    self.apply = apply
    super.init(view, context)
    preferenceDidComeOrGo()
  }

  package override func willDestroy() { preferenceDidComeOrGo() }

  /// Tells of rows that are made and ended as they come into sight and go out of it, where nobody asks anew by himself.
  private func preferenceDidComeOrGo() {
    guard host.isLayingOut else { return }
    // This node may be gone when the layout is over.
    let around = sequence(first: self as _ViewNode) { $0.parent }.dropFirst().map(\.anchor)
    host.afterUpdate {
      let nearest = around.lazy.compactMap(\.node).first { !$0.isDestroyed }
      nearest?.preferenceDidChange(ObjectIdentifier(Key.self))
    }
  }

  package override func modifierDidChange(from old: M) {
    if !ValueComparison.areEqual(modifier, old) { parent?.preferenceDidChange(ObjectIdentifier(Key.self)) }
  }

  package override func collectPreference<K: PreferenceKey>(
    _ key: K.Type, into values: inout K.Value, isFirst: inout Bool
  ) {
    guard key == Key.self else {
      child.collectPreference(key, into: &values, isFirst: &isFirst)
      return
    }
    var own = child.preference(Key.self) ?? Key.defaultValue
    apply(modifier, child, &own)
    let value = identical(own, as: K.Value.self)
    if isFirst {
      values = value
      isFirst = false
    } else {
      K.reduce(value: &values) { value }
    }
  }
}

/// Calls back when a preference of the views inside changes.
public struct _PreferenceActionModifier<Key: PreferenceKey> where Key.Value: Equatable {
  package let action: (Key.Value) -> Void
}

extension _PreferenceActionModifier: ViewModifier {
  public typealias Body = Never
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _ViewNode {
    PreferenceActionNode<C, Key>(view, context)
  }
}

@MainActor
private final class PreferenceActionNode<C: View, Key: PreferenceKey>: ModifierNode<C, _PreferenceActionModifier<Key>>
where Key.Value: Equatable {
  private var last: Key.Value?
  private var isScheduled = false

  override init(_ view: ModifiedContent<C, _PreferenceActionModifier<Key>>, _ context: _NodeContext) {
    super.init(view, context)
    schedule()
  }

  private func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    host.afterUpdate { [weak self] in self?.report() }
  }

  private func report() {
    isScheduled = false
    guard !isDestroyed else { return }
    let value = child.preference(Key.self) ?? Key.defaultValue
    if value == last || (last == nil && value == Key.defaultValue) { return }
    last = value
    modifier.action(value)
  }

  override func modifierDidChange(from old: _PreferenceActionModifier<Key>) { schedule() }

  override func preferenceDidChange(_ key: ObjectIdentifier) {
    if key == ObjectIdentifier(Key.self) { schedule() }
    super.preferenceDidChange(key)
  }

  override func layoutNodesDidChange() {
    schedule()
    super.layoutNodesDidChange()
  }
}

/// A layer whose view is made from a preference of the primary view.
struct PreferenceLayerModifier<Key: PreferenceKey, Layer: View> {
  let placement: LayerPlacement
  let alignment: Alignment
  let make: (Key.Value) -> Layer
}

extension PreferenceLayerModifier: LayerModifier {
  typealias Body = Never
  static var observedPreference: ObjectIdentifier? { ObjectIdentifier(Key.self) }
  func layer(of primary: _ViewNode) -> Layer { make(primary.preference(Key.self) ?? Key.defaultValue) }
}

extension View {
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }

  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }

  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayerModifier<K, V>(placement: .inFront, alignment: alignment, make: transform))
  }

  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayerModifier<K, V>(placement: .behind, alignment: alignment, make: transform))
  }
}
