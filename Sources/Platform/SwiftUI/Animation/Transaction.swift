// The context of one change, and the functions that make changes in one.

/// A value that a transaction carries.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The context of one change: how it is animated.
public struct Transaction: @unchecked Sendable {
  private var values: [ObjectIdentifier: Any] = [:]
  /// What runs when the animations that the change starts are over.
  package private(set) var completions: [AnimationCompletion] = []
  /// Tells the changes made in one call of `withTransaction` from all others; 0 for changes outside of any.
  package private(set) var group = 0

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  /// Whether nothing was set.
  package var isPlain: Bool { values.isEmpty && completions.isEmpty }

  /// The transaction as that of a new group of changes.
  fileprivate var asNewGroup: Transaction {
    var copy = self
    copy.group =
      isPlain
      ? 0
      : Self.groups.withLock {
        $0 += 1
        return $0
      }
    return copy
  }

  private static let groups = Lock<Int>(0)

  /// The animation, unless animations are turned off.
  package var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }

  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public var animation: Animation? {
    get { self[AnimationKey.self] }
    set { self[AnimationKey.self] = newValue }
  }
  /// Whether animations that views ask for themselves are left out too.
  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }
  /// Whether the change is one of many, such as those of a drag.
  public var isContinuous: Bool {
    get { self[IsContinuousKey.self] }
    set { self[IsContinuousKey.self] = newValue }
  }
  /// Whether the speed of the change is remembered for an animation that follows.
  public var tracksVelocity: Bool {
    get { self[TracksVelocityKey.self] }
    set { self[TracksVelocityKey.self] = newValue }
  }
  /// Where a scroll view puts what it scrolls to.
  public var scrollTargetAnchor: UnitPoint? {
    get { self[ScrollTargetAnchorKey.self] }
    set { self[ScrollTargetAnchorKey.self] = newValue }
  }

  /// Runs an action when the animations that the change starts are over, or at once if it starts none.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria: criteria, action: completion))
  }

  package mutating func add(_ completion: AnimationCompletion) { completions.append(completion) }

  private enum AnimationKey: TransactionKey { static var defaultValue: Animation? { nil } }
  private enum DisablesAnimationsKey: TransactionKey { static var defaultValue: Bool { false } }
  private enum IsContinuousKey: TransactionKey { static var defaultValue: Bool { false } }
  private enum TracksVelocityKey: TransactionKey { static var defaultValue: Bool { false } }
  private enum ScrollTargetAnchorKey: TransactionKey { static var defaultValue: UnitPoint? { nil } }
}

/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoval: Bool
  /// When the animation's own duration is over, although a spring may still settle.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(isRemoval: true)
}

/// The transaction that state writes are made with right now.
package enum CurrentTransaction {
  @TaskLocal package static var value = Transaction()
}

/// Makes changes that are animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = CurrentTransaction.value
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Makes changes that are animated, and runs an action when the animations are over.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = CurrentTransaction.value
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  let result = try withTransaction(transaction, body)
  let added = transaction.completions.last
  onMainActor { if let added, !added.isTaken { ViewHost.endUnseen(added) } }
  return result
}

/// Makes changes with a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try CurrentTransaction.$value.withValue(transaction.asNewGroup, operation: body)
}

/// Makes changes with one value of the transaction set.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = CurrentTransaction.value
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
