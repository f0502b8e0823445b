// Modifiers that change what the views inside see.

/// Writes one environment value.
public struct _EnvironmentKeyWritingModifier<Value> {
  package let keyPath: WritableKeyPath<EnvironmentValues, Value>
  package let value: Value

  package init(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
    self.keyPath = keyPath
    self.value = value
  }
}

extension _EnvironmentKeyWritingModifier: ViewModifier {
  public typealias Body = Never
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _ViewNode {
    EnvironmentNode(
      view, context,
      isSame: { $0.keyPath == $1.keyPath && ValueComparison.areEqual($0.value, $1.value) },
      apply: { modifier, values in values[keyPath: modifier.keyPath] = modifier.value })
  }
}

/// Changes environment values with a closure.
public struct _EnvironmentKeyTransformModifier<Value> {
  package let keyPath: WritableKeyPath<EnvironmentValues, Value>
  package let transform: (inout Value) -> Void
}

extension _EnvironmentKeyTransformModifier: ViewModifier {
  public typealias Body = Never
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _ViewNode {
    EnvironmentNode(
      view, context, isSame: { ValueComparison.areEqual($0, $1) },
      apply: { modifier, values in modifier.transform(&values[keyPath: modifier.keyPath]) })
  }
}

/// The node of a modifier that gives its content another environment.
@MainActor
package final class EnvironmentNode<C: View, M: ViewModifier>: _ViewNode {
  private var modifier: M
  private var inner: EnvironmentValues
  private let isSame: (M, M) -> Bool
  private let apply: (M, inout EnvironmentValues) -> Void
  private var child: _ViewNode!

  package init(
    _ view: ModifiedContent<C, M>, _ context: _NodeContext, isSame: @escaping (M, M) -> Bool,
    apply: @escaping (M, inout EnvironmentValues) -> Void
  ) {
    modifier = view.modifier
    self.isSame = isSame
    self.apply = apply
    inner = context.environment
    apply(modifier, &inner)
    super.init(context)
    child = view.content.makeNode(childContext(inner))
  }

  package override var children: [_ViewNode] { [child] }
  package override func appendLayoutNodes(to list: inout [LayoutNode]) { child.appendLayoutNodes(to: &list) }

  package override func receive<V: View>(_ view: V, _ environment: EnvironmentValues) {
    let new = identical(view, as: ModifiedContent<C, M>.self)
    if !environment.isIdentical(to: self.environment) || !isSame(new.modifier, modifier) {
      self.environment = environment
      modifier = new.modifier
      inner = environment
      apply(modifier, &inner)
    }
    child.receive(new.content, inner)
  }

  package override func receiveEnvironment(_ environment: EnvironmentValues) {
    guard !environment.isIdentical(to: self.environment) else { return }
    self.environment = environment
    inner = environment
    apply(modifier, &inner)
    child.receiveEnvironment(inner)
  }
}

extension View {
  /// Sets an environment value for this view and what is inside it.
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath, value))
  }

  /// Changes an environment value for this view and what is inside it.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }

  /// Puts an observable object into the environment.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_EnvironmentKeyWritingModifier(\EnvironmentValues.[observable: ObservableObjectPath<T>()], object))
  }

  /// Whether the controls inside can be used.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(
      _EnvironmentKeyTransformModifier(keyPath: \.isEnabled, transform: { if disabled { $0 = false } }))
  }
}

/// Names an observable type in a key path.
package struct ObservableObjectPath<Object: AnyObject>: Hashable {}

extension EnvironmentValues {
  package subscript<Object: AnyObject>(observable path: ObservableObjectPath<Object>) -> Object? {
    get { self[ObservableObjectKey<Object>.self] }
    set { self[ObservableObjectKey<Object>.self] = newValue }
  }
}
