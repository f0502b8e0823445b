// animation and transaction: modifiers that change the transaction of what is inside them.

/// A modifier that changes the transaction its content is updated with.
@MainActor
package protocol TransactionModifier: ViewModifier where Body == Never {
  func adjust(_ transaction: inout Transaction)
  /// Whether a new value of the modifier makes it act in the update that brings it. Modifiers that always act say yes.
  func isTriggered(after old: Self) -> Bool
  /// Whether it acts in every update.
  var isAlwaysActive: Bool { get }
  /// Whether it leaves alone what lies within the next barrier below it.
  var endsAtBarrier: Bool { get }
}

extension TransactionModifier {
  package func isTriggered(after old: Self) -> Bool { true }
  package var isAlwaysActive: Bool { true }
  package var endsAtBarrier: Bool { false }

  public static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    TransactionNode(view, context)
  }
}

/// A node that changes transactions on their way to what is below it.
@MainActor
package protocol TransactionAdjusting: _ViewNode {
  func adjust(_ transaction: inout Transaction)
  var endsAtBarrier: Bool { get }
}

extension _ViewNode {
  /// The transaction that this node's changes in the running update are made with. Cost: the depth of the node.
  package var transaction: Transaction {
    var adjusters: [any TransactionAdjusting] = []
    var barriers = 0
    var node: _ViewNode? = self
    while let current = node {
      if current is any TransactionBarrierMarking {
        barriers += 1
      } else if let adjuster = current as? any TransactionAdjusting {
        if adjuster.endsAtBarrier && barriers > 0 { barriers -= 1 } else { adjusters.append(adjuster) }
      }
      node = current.parent
    }
    var transaction = host.transaction
    for adjuster in adjusters.reversed() { adjuster.adjust(&transaction) }
    return transaction
  }
}

@MainActor
private final class TransactionNode<C: View, M: TransactionModifier>: ModifierNode<C, M>, TransactionAdjusting {
  /// The update in which the modifier was last triggered.
  private var triggeredIn: Int?

  var endsAtBarrier: Bool { modifier.endsAtBarrier }

  func adjust(_ transaction: inout Transaction) {
    if modifier.isAlwaysActive || triggeredIn == host.updateNumber { modifier.adjust(&transaction) }
  }

  override init(_ view: ModifiedContent<C, M>, _ context: _NodeContext) {
    if view.modifier.isAlwaysActive { context.host.standingAdjusters += 1 }
    super.init(view, context)
  }

  override func willDestroy() { if modifier.isAlwaysActive { host.standingAdjusters -= 1 } }

  override func modifierWillChange(to new: M) {
    guard new.isTriggered(after: modifier) else { return }
    triggeredIn = host.updateNumber
    host.noteTrigger()
  }
}

/// Animates changes of the content, always or when a value changes.
public struct _AnimationModifier<Value: Equatable> {
  public var animation: Animation?
  public var value: Value
  public init(animation: Animation?, value: Value) {
    self.animation = animation
    self.value = value
  }
}

extension _AnimationModifier: TransactionModifier {
  public typealias Body = Never
  package func adjust(_ transaction: inout Transaction) {
    if !transaction.disablesAnimations { transaction.animation = animation }
  }
  package func isTriggered(after old: Self) -> Bool { value != old.value }
  package var isAlwaysActive: Bool { false }
}

/// Changes the transaction of every update, or of those in which a value changes.
struct TransactionTransform<Value: Equatable> {
  let value: Value?
  let isScoped: Bool
  let transform: (inout Transaction) -> Void
}

extension TransactionTransform: TransactionModifier {
  typealias Body = Never
  func adjust(_ transaction: inout Transaction) { transform(&transaction) }
  func isTriggered(after old: Self) -> Bool { value == nil || value != old.value }
  var isAlwaysActive: Bool { value == nil }
  var endsAtBarrier: Bool { isScoped }
}

/// Content that the nearest scoped transaction around it does not reach.
@MainActor
package protocol TransactionBarrierMarking: _ViewNode {}

struct TransactionBarrier {}

extension TransactionBarrier: ViewModifier {
  typealias Body = Never
  static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    BarrierNode(view, context)
  }
}

@MainActor
private final class BarrierNode<C: View>: _ViewNode, TransactionBarrierMarking {
  private var child: _ViewNode!

  init(_ view: ModifiedContent<C, TransactionBarrier>, _ context: _NodeContext) {
    super.init(context)
    child = view.content.makeNode(childContext())
  }

  override var children: [_ViewNode] { [child] }

  override func receive<V: View>(_ view: V, _ environment: EnvironmentValues) {
    self.environment = environment
    child.receive(identical(view, as: ModifiedContent<C, TransactionBarrier>.self).content, environment)
  }

  override func receiveEnvironment(_ environment: EnvironmentValues) {
    self.environment = environment
    child.receiveEnvironment(environment)
  }
}

extension View {
  /// Animates changes of this view that come with a change of a value; nil makes them without animation.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(_AnimationModifier(animation: animation, value: value))
  }

  /// Animates every change of this view.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  @_disfavoredOverload
  nonisolated public func animation(_ animation: Animation?) -> some View {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Animates changes of the modifiers that a closure applies, and not those of the view they are applied to.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Changes the transaction of every update of this view.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionTransform<Bool>(value: nil, isScoped: false, transform: transform))
  }

  /// Changes the transaction of the updates in which a value changes.
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionTransform(value: value, isScoped: false, transform: transform))
  }

  /// Changes the transaction for the modifiers that a closure applies, and not for the view they are applied to.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(modifier(TransactionBarrier())))
      .modifier(TransactionTransform<Bool>(value: nil, isScoped: true, transform: transform))
  }
}
