// Views that are only structure: nothing, several, one or the other, maybe one.

@_spi(Reflection) import Swift

/// A view with no content.
@frozen
public struct EmptyView: Sendable, BitwiseCopyable {
  public init() {}
}

extension EmptyView: PrimitiveView {
  public static func _makeNode(_ view: EmptyView, _ context: _NodeContext) -> _ViewNode { EmptyNode(context) }
}

/// A node that yields nothing.
@MainActor
package final class EmptyNode: _ViewNode {
  package override func receive<V: View>(_ view: V, _ environment: EnvironmentValues) {}
  package override func receiveEnvironment(_ environment: EnvironmentValues) {}
}

/// Several views in a row.
public struct TupleView<T> {
  public var value: T
  public init(_ value: T) { self.value = value }
}

extension TupleView: PrimitiveView {
  public static func _makeNode(_ view: TupleView<T>, _ context: _NodeContext) -> _ViewNode {
    TupleNode(view, context)
  }
}

/// Several views in a row, to be looked at one by one.
@MainActor
protocol ViewTuple {
  var elements: [AnyView] { get }
}

extension TupleView: ViewTuple {
  var elements: [AnyView] {
    var elements: [AnyView] = []
    forEachElement(of: value) { raw in
      func open<V: View>(_ type: V.Type) {
        elements.append(AnyView(raw.pointer.assumingMemoryBound(to: V.self).pointee))
      }
      open(raw.type)
    }
    return elements
  }
}

/// The elements of a tuple type: where they lie and what views they are.
@MainActor
private final class TupleElements {
  struct Element {
    let offset: Int
    let type: any View.Type
  }

  let elements: [Element]
  private static var cache: [ObjectIdentifier: TupleElements] = [:]

  private init(_ type: Any.Type) {
    var elements: [Element] = []
    for field in FieldLayout.of(type)?.fields ?? [] {
      guard let view = field.type as? any View.Type else { continue }
      elements.append(Element(offset: field.offset, type: view))
    }
    if elements.isEmpty, let view = type as? any View.Type { elements = [Element(offset: 0, type: view)] }
    self.elements = elements
  }

  static func of(_ type: Any.Type) -> TupleElements {
    let key = ObjectIdentifier(type)
    if let known = cache[key] { return known }
    let made = TupleElements(type)
    cache[key] = made
    return made
  }
}

@MainActor
private final class TupleNode<T>: _ViewNode {
  private var childNodes: [_ViewNode] = []

  init(_ view: TupleView<T>, _ context: _NodeContext) {
    super.init(context)
    forEachElement(of: view.value) { [self] in childNodes.append(Maker.make($0, childContext())) }
  }

  override var children: [_ViewNode] { childNodes }

  override func receive<V: View>(_ view: V, _ environment: EnvironmentValues) {
    self.environment = environment
    var index = 0
    forEachElement(of: identical(view, as: TupleView<T>.self).value) { [self] in
      Maker.update($0, childNodes[index], environment)
      index += 1
    }
  }

  override func receiveEnvironment(_ environment: EnvironmentValues) {
    guard !environment.isIdentical(to: self.environment) else { return }
    self.environment = environment
    for child in childNodes { child.receiveEnvironment(environment) }
  }

  private enum Maker {
    @MainActor static func make(_ raw: Raw, _ context: _NodeContext) -> _ViewNode {
      func open<V: View>(_ type: V.Type) -> _ViewNode {
        raw.pointer.assumingMemoryBound(to: V.self).pointee.makeNode(context)
      }
      return open(raw.type)
    }

    @MainActor static func update(_ raw: Raw, _ node: _ViewNode, _ environment: EnvironmentValues) {
      func open<V: View>(_ type: V.Type) {
        node.receive(raw.pointer.assumingMemoryBound(to: V.self).pointee, environment)
      }
      open(raw.type)
    }
  }
}

/// An element of a tuple, not yet read as its own type.
private struct Raw {
  let type: any View.Type
  let pointer: UnsafeRawPointer
}

@MainActor
private func forEachElement<T>(of tuple: T, _ body: (Raw) -> Void) {
  withUnsafeBytes(of: tuple) { bytes in
    guard let base = bytes.baseAddress else { return }
    for element in TupleElements.of(T.self).elements {
      body(Raw(type: element.type, pointer: base + element.offset))
    }
  }
}

/// One of two views.
public struct _ConditionalContent<TrueContent, FalseContent> {
  package enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }
  package let storage: Storage
  package init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  public typealias Body = Never
  public static func _makeNode(
    _ view: _ConditionalContent<TrueContent, FalseContent>, _ context: _NodeContext
  ) -> _ViewNode {
    ConditionalNode(view, context)
  }
}

@MainActor
private final class ConditionalNode<A: View, B: View>: _ViewNode {
  private var isFirst: Bool
  private var child: _ViewNode!
  private lazy var departures = Departures()

  init(_ view: _ConditionalContent<A, B>, _ context: _NodeContext) {
    if case .trueContent = view.storage { isFirst = true } else { isFirst = false }
    super.init(context)
    child = make(view, environment)
  }

  override var children: [_ViewNode] { [child] }
  override func appendLayoutNodes(to list: inout [LayoutNode]) { child.appendLayoutNodes(to: &list) }

  private func make(_ view: _ConditionalContent<A, B>, _ environment: EnvironmentValues) -> _ViewNode {
    switch view.storage {
    case .trueContent(let content): content.makeNode(childContext(environment))
    case .falseContent(let content): content.makeNode(childContext(environment))
    }
  }

  override func receive<V: View>(_ view: V, _ environment: EnvironmentValues) {
    self.environment = environment
    let new = identical(view, as: _ConditionalContent<A, B>.self)
    switch new.storage {
    case .trueContent(let content) where isFirst: child.receive(content, environment)
    case .falseContent(let content) where !isFirst: child.receive(content, environment)
    default:
      let old: _ViewNode = child
      let oldKey = isFirst
      isFirst.toggle()
      if let back = departures.comeBack(isFirst, to: self) {
        child = back
        switch new.storage {
        case .trueContent(let content): back.receive(content, environment)
        case .falseContent(let content): back.receive(content, environment)
        }
      } else {
        child = make(new, environment)
        Departures.arrive(child, in: self)
      }
      departures.leave(old, key: oldKey, from: self)
      layoutNodesDidChange()
    }
  }

  override func receiveEnvironment(_ environment: EnvironmentValues) {
    self.environment = environment
    child.receiveEnvironment(environment)
  }

  override func willDestroy() { departures.removeAll() }
}

extension Optional: View, PrimitiveView where Wrapped: View {
  public typealias Body = Never
  public static func _makeNode(_ view: Wrapped?, _ context: _NodeContext) -> _ViewNode {
    OptionalNode(view, context)
  }
}

@MainActor
private final class OptionalNode<Wrapped: View>: _ViewNode {
  private var child: _ViewNode?
  private lazy var departures = Departures()

  init(_ view: Wrapped?, _ context: _NodeContext) {
    super.init(context)
    child = view?.makeNode(childContext())
  }

  override var children: [_ViewNode] { child.map { [$0] } ?? [] }
  override func appendLayoutNodes(to list: inout [LayoutNode]) { child?.appendLayoutNodes(to: &list) }

  override func receive<V: View>(_ view: V, _ environment: EnvironmentValues) {
    self.environment = environment
    switch (identical(view, as: Wrapped?.self), child) {
    case (let content?, let child?): child.receive(content, environment)
    case (let content?, nil):
      if let back = departures.comeBack(0, to: self) {
        child = back
        back.receive(content, environment)
      } else {
        let made = content.makeNode(childContext())
        child = made
        Departures.arrive(made, in: self)
      }
      layoutNodesDidChange()
    case (nil, let old?):
      child = nil
      departures.leave(old, key: 0, from: self)
      layoutNodesDidChange()
    case (nil, nil): break
    }
  }

  override func receiveEnvironment(_ environment: EnvironmentValues) {
    self.environment = environment
    child?.receiveEnvironment(environment)
  }

  override func willDestroy() { departures.removeAll() }
}

/// Several views treated as one.
public struct Group<Content> {
  package let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _makeNode(_ view: Group<Content>, _ context: _NodeContext) -> _ViewNode {
    PassThroughNode<Group<Content>, Content>(view, context) { $0.content }
  }
}

/// A node whose view only hands its content on.
@MainActor
package final class PassThroughNode<V: View, Content: View>: _ViewNode {
  private let content: (V) -> Content
  private var child: _ViewNode!

  package init(_ view: V, _ context: _NodeContext, content: @escaping (V) -> Content) {
    self.content = content
    super.init(context)
    child = content(view).makeNode(childContext())
  }

  package override var children: [_ViewNode] { [child] }
  package override func appendLayoutNodes(to list: inout [LayoutNode]) { child.appendLayoutNodes(to: &list) }

  package override func receive<Other: View>(_ view: Other, _ environment: EnvironmentValues) {
    self.environment = environment
    child.receive(content(identical(view, as: V.self)), environment)
  }

  package override func receiveEnvironment(_ environment: EnvironmentValues) {
    self.environment = environment
    child.receiveEnvironment(environment)
  }
}

/// A view of any type. A value of another type than before is a new identity.
public struct AnyView {
  package let base: any View
  public init<V: View>(_ view: V) { base = (view as? AnyView)?.base ?? view }
  public init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: PrimitiveView {
  public static func _makeNode(_ view: AnyView, _ context: _NodeContext) -> _ViewNode { AnyViewNode(view, context) }
}

@MainActor
private final class AnyViewNode: _ViewNode {
  private var type: Any.Type
  private var child: _ViewNode!
  private lazy var departures = Departures()

  init(_ view: AnyView, _ context: _NodeContext) {
    type = Swift.type(of: view.base)
    super.init(context)
    child = view.base.makeNode(childContext())
  }

  override var children: [_ViewNode] { [child] }
  override func appendLayoutNodes(to list: inout [LayoutNode]) { child.appendLayoutNodes(to: &list) }

  override func receive<V: View>(_ view: V, _ environment: EnvironmentValues) {
    self.environment = environment
    let base = identical(view, as: AnyView.self).base
    if Swift.type(of: base) == type {
      func update<Base: View>(_ base: Base) { child.receive(base, environment) }
      update(base)
    } else {
      let (old, oldType): (_ViewNode, Any.Type) = (child, type)
      type = Swift.type(of: base)
      if let back = departures.comeBack(ObjectIdentifier(type), to: self) {
        child = back
        func update<Base: View>(_ base: Base) { back.receive(base, environment) }
        update(base)
      } else {
        child = base.makeNode(childContext())
        Departures.arrive(child, in: self)
      }
      departures.leave(old, key: ObjectIdentifier(oldType), from: self)
      layoutNodesDidChange()
    }
  }

  override func receiveEnvironment(_ environment: EnvironmentValues) {
    self.environment = environment
    child.receiveEnvironment(environment)
  }

  override func willDestroy() { departures.removeAll() }
}
