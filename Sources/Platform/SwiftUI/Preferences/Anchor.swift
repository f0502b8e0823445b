// Anchors: geometry of one view that another reads in its own coordinates.

/// A value derived from a view's geometry, to be resolved where it is used.
public struct Anchor<Value>: @unchecked Sendable {
  package let value: Value
  package let node: LayoutNode?
  private let measure: (CGSize) -> Value
  private let shift: (Value, CGPoint) -> Value

  /// How to take an anchor from a view.
  public struct Source: @unchecked Sendable {
    package let measure: (CGSize) -> Value
    package let shift: (Value, CGPoint) -> Value
  }

  @MainActor
  package init(_ source: Source, node: LayoutNode?) {
    self.node = node
    measure = source.measure
    shift = source.shift
    value = source.measure(node?.size ?? .zero)
  }

  @MainActor
  package func resolve(in other: LayoutNode) -> Value {
    guard let node else { return value }
    let here = node.globalOrigin
    let there = other.globalOrigin
    return shift(measure(node.size), CGPoint(x: here.x - there.x, y: here.y - there.y))
  }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (a: Anchor, b: Anchor) -> Bool { a.node === b.node && a.value == b.value }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Anchor.Source where Value == CGRect {
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    .init(measure: { _ in r }, shift: { $0.offsetBy(dx: $1.x, dy: $1.y) })
  }
  public static var bounds: Anchor<CGRect>.Source {
    .init(measure: { CGRect(origin: .zero, size: $0) }, shift: { $0.offsetBy(dx: $1.x, dy: $1.y) })
  }
}

extension Anchor.Source where Value == CGPoint {
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    .init(measure: { _ in p }, shift: { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) })
  }
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    .init(measure: { p.point(in: $0) }, shift: { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) })
  }
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

/// Sets a preference made from an anchor of this view.
public struct _AnchorWritingModifier<AnchorValue, Key: PreferenceKey> {
  package let source: Anchor<AnchorValue>.Source
  package let apply: (inout Key.Value, Anchor<AnchorValue>) -> Void
}

extension _AnchorWritingModifier: ViewModifier {
  public typealias Body = Never
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _ViewNode {
    PreferenceNode<C, Self, Key>(view, context) { modifier, content, value in
      modifier.apply(&value, Anchor(modifier.source, node: content.layoutNodes.first))
    }
  }
}

extension View {
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(_AnchorWritingModifier<A, K>(source: value, apply: { $0 = transform($1) }))
  }

  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(_AnchorWritingModifier<A, K>(source: value, apply: transform))
  }
}
