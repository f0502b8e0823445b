// Modifiers: views made from other views.

/// Turns a view into another.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

  /// Makes the node that stands for a view with this modifier.
  static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode
}

extension ViewModifier {
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _ViewNode {
    ModifierBodyNode(view, context)
  }

  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is applied by the engine and has no body")
  }
}

/// A view or modifier with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  public static func _makeNode(_ view: ModifiedContent<Content, Modifier>, _ context: _NodeContext) -> _ViewNode {
    Modifier._makeNode(view, context)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(self.modifier)
  }
}

extension View {
  /// Applies a modifier.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that does nothing.
@frozen
public struct EmptyModifier: Sendable, BitwiseCopyable {
  public static let identity = EmptyModifier()
  public init() {}
}

extension EmptyModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, EmptyModifier>, _ context: _NodeContext
  ) -> _ViewNode {
    PassThroughNode<ModifiedContent<C, EmptyModifier>, C>(view, context) { $0.content }
  }
}

/// What a modifier's body gets as its content.
public struct _ViewModifier_Content<Modifier> {
  package let source: ModifierContent
}

extension _ViewModifier_Content: PrimitiveView {
  public static func _makeNode(
    _ view: _ViewModifier_Content<Modifier>, _ context: _NodeContext
  ) -> _ViewNode {
    ModifierContentNode<Modifier>(view, context)
  }
}

/// The content handed to a modifier's body, whatever its type.
@MainActor
package final class ModifierContent {
  private(set) var version = 0
  private(set) var make: (_NodeContext) -> _ViewNode
  private(set) var update: (_ViewNode, EnvironmentValues) -> Void

  init<C: View>(_ content: C) {
    make = { content.makeNode($0) }
    update = { $0.receive(content, $1) }
  }

  func replace<C: View>(_ content: C) {
    version += 1
    make = { content.makeNode($0) }
    update = { $0.receive(content, $1) }
  }
}

@MainActor
private final class ModifierContentNode<Modifier>: _ViewNode {
  private var source: ModifierContent
  private var child: _ViewNode!

  init(_ view: _ViewModifier_Content<Modifier>, _ context: _NodeContext) {
    source = view.source
    super.init(context)
    child = source.make(childContext())
  }

  override var children: [_ViewNode] { [child] }
  override func appendLayoutNodes(to list: inout [LayoutNode]) { child.appendLayoutNodes(to: &list) }

  override func receive<V: View>(_ view: V, _ environment: EnvironmentValues) {
    self.environment = environment
    source = identical(view, as: _ViewModifier_Content<Modifier>.self).source
    source.update(child, environment)
  }

  override func receiveEnvironment(_ environment: EnvironmentValues) {
    self.environment = environment
    child.receiveEnvironment(environment)
  }
}

/// The node of a modifier that has a body.
@MainActor
private final class ModifierBodyNode<C: View, M: ViewModifier>: _ViewNode {
  private var modifier: M
  private let content: ModifierContent
  private var bindings = PropertyBindings()
  private let tracker = DependencyTracker()
  private var child: _ViewNode?
  private var animated = AnimatedValue<M>()

  init(_ view: ModifiedContent<C, M>, _ context: _NodeContext) {
    modifier = view.modifier
    content = ModifierContent(view.content)
    super.init(context)
    adopt(tracker)
    evaluate()
  }

  override var viewName: String? { "\(M.self)" }
  override var viewModule: String? { ModuleName.of(M.self) }
  override var heldObjects: [AnyObject] { ObjectsInView.of(modifier) }
  override var carriedProperties: [(name: String, carrier: any CarriesState)] { bindings.carriers }
  override var children: [_ViewNode] { child.map { [$0] } ?? [] }
  override func appendLayoutNodes(to list: inout [LayoutNode]) { child?.appendLayoutNodes(to: &list) }

  override func receive<V: View>(_ view: V, _ environment: EnvironmentValues) {
    let new = identical(view, as: ModifiedContent<C, M>.self)
    animated.receive(new.modifier, after: modifier, in: self) { [weak self] in
      self?.modifier = $0
      self?.evaluate()
    }
    modifier = animated.shown ?? new.modifier
    content.replace(new.content)
    self.environment = environment
    evaluate()
  }

  override func receiveEnvironment(_ environment: EnvironmentValues) {
    guard !environment.isIdentical(to: self.environment) else { return }
    let isAffected = tracker.isAffected(byChangeTo: environment)
    self.environment = environment
    if isAffected { evaluate() } else { child?.receiveEnvironment(environment) }
  }

  override func evaluate() {
    isDirty = false
    tracker.forget()
    bindings.bind(&modifier, node: self, tracker: tracker)
    host.bodyEvaluations.record(M.self)
    let body = tracker.trackMore { modifier.body(content: _ViewModifier_Content<M>(source: content)) }
    if let child {
      child.receive(body, environment)
    } else {
      child = body.makeNode(childContext())
    }
  }

  override func willDestroy() {
    bindings.destroy()
  }
}
