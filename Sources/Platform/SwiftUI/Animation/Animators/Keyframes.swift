// Tracks of keyframes, and the timeline they make.

import Foundation

/// The tracks of a value, each as a function of time.
public struct _KeyframePlan<Value> {
  package struct Track {
    let duration: TimeInterval
    let apply: (inout Value, _ initial: Value, _ time: Double) -> Void
  }
  package var tracks: [Track] = []
}

/// What a value does over time, in one track or several at once.
public protocol Keyframes<Value> {
  associatedtype Value = Body.Value
  associatedtype Body: Keyframes
  @KeyframesBuilder<Value> var body: Body { get }

  /// Adds the tracks to a plan.
  func _append(to plan: inout _KeyframePlan<Value>)
}

extension Keyframes where Body.Value == Value {
  public func _append(to plan: inout _KeyframePlan<Value>) { body._append(to: &plan) }
}

extension Never: Keyframes {
  public func _append(to plan: inout _KeyframePlan<Never>) {}
}

extension Keyframes where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// The keyframes of one property, or of the value itself.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes where Value == Content.Value {
  public typealias Body = Never
  private let read: (Root) -> Value
  private let write: (inout Root, Value) -> Void
  private let content: Content

  /// The keyframes of the value itself.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    read = { $0 }
    write = { $0 = $1 }
    self.content = content()
  }

  /// The keyframes of a property.
  public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {
    read = { $0[keyPath: keyPath] }
    write = { $0[keyPath: keyPath] = $1 }
    self.content = content()
  }

  public func _append(to plan: inout _KeyframePlan<Root>) {
    var track = _KeyframeTrackPlan<Value>()
    content._append(to: &track)
    let (read, write) = (read, write)
    plan.tracks.append(
      .init(duration: track.duration) { [track] value, initial, time in
        write(&value, track.value(at: time, from: read(initial)))
      })
  }
}

/// Builds tracks, or the keyframes of a single one.
@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where Value == K.Value {
    expression
  }
  public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content
  where Value == Content.Value { expression }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where Value == K.Value { first }
  public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content where Value == Content.Value {
    first
  }
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSeries<Value> { plan in
      accumulated._append(to: &plan)
      next._append(to: &plan)
    }
  }
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    KeyframeTracks<Value> { plan in
      accumulated._append(to: &plan)
      next._append(to: &plan)
    }
  }

  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSeries<Value> { plan in for component in components { component._append(to: &plan) } }
  }
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, First.Value == Second.Value { .init { component._append(to: &$0) } }
  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Value == First.Value, First.Value == Second.Value { .init { component._append(to: &$0) } }

  public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable {
    KeyframeSeries<Value> { _ in }
  }

  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> some Keyframes<Value> where Value == Content.Value {
    KeyframeTrack<Value, Value, Content> { component }
  }
  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
  where Value == Content.Value { component }
}

/// Several tracks.
struct KeyframeTracks<Value>: Keyframes {
  typealias Body = Never
  let append: (inout _KeyframePlan<Value>) -> Void
  func _append(to plan: inout _KeyframePlan<Value>) { append(&plan) }
}

/// Keyframes as a function of time.
public struct KeyframeTimeline<Value> {
  private let initial: Value
  private let plan: _KeyframePlan<Value>

  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    initial = initialValue
    var plan = _KeyframePlan<Value>()
    content()._append(to: &plan)
    self.plan = plan
  }

  /// Seconds until the longest track is over.
  public var duration: TimeInterval { plan.tracks.map(\.duration).max() ?? 0 }

  /// The value at a share of the duration.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// The value at a time, in seconds.
  public func value(time: Double) -> Value {
    var value = initial
    for track in plan.tracks { track.apply(&value, initial, max(time, 0)) }
    return value
  }
}

/// A view whose value follows keyframes. Until they begin it shows the initial value.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View> where Value == KeyframePath.Value {
  package let initialValue: Value
  package let isRepeating: Bool
  package let trigger: AnyEquatableValue?
  package let content: (Value) -> Content
  package let keyframes: (Value) -> KeyframePath

  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    isRepeating = repeating
    trigger = nil
    self.content = content
    self.keyframes = keyframes
  }

  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    isRepeating = false
    self.trigger = AnyEquatableValue(trigger)
    self.content = content
    self.keyframes = keyframes
  }
}

extension KeyframeAnimator: PrimitiveView {
  public static func _makeNode(_ view: KeyframeAnimator, _ context: _NodeContext) -> _ViewNode {
    KeyframeAnimatorNode(view, context)
  }
}

extension View {
  /// Shows the view with a value that follows keyframes, over and over.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let box = SendableBox((self, initialValue, content, keyframes))
    return MainActorView {
      let (view, initialValue, content, keyframes) = box.value
      return KeyframeAnimator(
        initialValue: initialValue, repeating: repeating, content: { content(PlaceholderContentView(view), $0) },
        keyframes: keyframes)
    }
  }

  /// Shows the view with a value that follows keyframes whenever another value changes.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let box = SendableBox((self, initialValue, content, keyframes, trigger))
    return MainActorView {
      let (view, initialValue, content, keyframes, trigger) = box.value
      return KeyframeAnimator(
        initialValue: initialValue, trigger: trigger, content: { content(PlaceholderContentView(view), $0) },
        keyframes: keyframes)
    }
  }
}
