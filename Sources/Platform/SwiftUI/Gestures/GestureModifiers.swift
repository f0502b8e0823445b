// Modifiers that put gestures on views.

import Drawing

/// How a gesture stands to those of the views inside its view.
package enum GesturePriority: Sendable { case normal, high, simultaneous }

/// A box with a gesture on it. The event system asks it for recognisers.
@MainActor
package protocol GestureBox: LayoutNode {
  var gesturePriority: GesturePriority { get }
  var gestureMask: GestureMask { get }
  /// The recogniser of the box's gesture, the same for a series of touches.
  var recognizer: any AnyGestureRecognizing { get }
  /// Makes the next series of touches begin with the gesture as it is now.
  func renewRecognizer()
}

/// A recogniser whose values do not matter to the one who runs it.
@MainActor
package protocol AnyGestureRecognizing: AnyObject {
  func process(_ event: GestureEvent) -> GesturePhase<Void>
  func reset()
  var deadline: Double? { get }
  /// Whether the gesture may be recognised as soon as a finger goes down.
  var activatesOnTouchDown: Bool { get }
}

extension _GestureRecognizer: AnyGestureRecognizing {
  package func process(_ event: GestureEvent) -> GesturePhase<Void> { handle(event).map { _ in () } }
}

/// Puts a gesture on a view.
package struct GestureModifier<G: Gesture> {
  let gesture: G
  let priority: GesturePriority
  let mask: GestureMask
  /// The action that those who cannot touch may take instead.
  let activation: (@MainActor () -> Void)?
}

extension GestureModifier: ViewModifier {
  package typealias Body = Never
  package static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    GestureNode(view, context)
  }
}

@MainActor
private final class GestureNode<C: View, G: Gesture>: ModifierNode<C, GestureModifier<G>>, BoxWrapping {
  private let list = WrapperList<GestureLayoutNode<C, G>>()
  /// Made when a finger first goes down on the view, and again when the gesture's value changes while none is down.
  private var made: _GestureRecognizer<G.Value>?

  var recognizer: _GestureRecognizer<G.Value> {
    if let made { return made }
    let recognizer = G._makeRecognizer(modifier.gesture)
    made = recognizer
    return recognizer
  }

  override func receiveEnvironment(_ environment: EnvironmentValues) {
    for (_, wrapper) in list.wrappers { wrapper.environment = environment }
    super.receiveEnvironment(environment)
  }

  override func appendLayoutNodes(to nodes: inout [LayoutNode]) {
    nodes += list.wrap(child.layoutNodes) { [self] in
      let made = GestureLayoutNode(self, child: $0)
      made.owner = self
      return made
    }
  }

  /// The next touches begin with the gesture as it is by then.
  func forget() { made = nil }

  override func willDestroy() { made?.reset() }
}

@MainActor
private final class GestureLayoutNode<C: View, G: Gesture>: WrapperLayoutNode, GestureBox {
  private unowned let node: GestureNode<C, G>

  init(_ node: GestureNode<C, G>, child: LayoutNode) {
    self.node = node
    super.init(child, environment: node.environment)
  }

  var gesturePriority: GesturePriority { node.modifier.priority }
  var gestureMask: GestureMask { node.modifier.mask }
  var recognizer: any AnyGestureRecognizing { node.recognizer }
  func renewRecognizer() { node.forget() }

  override func collectSemantics(into context: inout SemanticsContext) {
    guard let activation = node.modifier.activation, environment.isEnabled else {
      return child.collectSemanticsPlaced(into: &context)
    }
    let parts = context.collect { child.collectSemanticsPlaced(into: &$0) }
    for var part in parts {
      if !part.actions.contains("activate") {
        part.actions.append("activate")
        context.note(part.id, box: self)
        context.handle(part.id, "activate", activation)
      }
      context.elements.append(part)
    }
  }
}

extension GestureLayoutNode: TapActivating {
  var activation: (@MainActor () -> Void)? { node.modifier.activation }
}

/// A box that a tap, or an assistive technology instead of one, sets off.
@MainActor
package protocol TapActivating: LayoutNode {
  var activation: (@MainActor () -> Void)? { get }
}

/// Lets touches pass by a view.
package struct HitTesting: Equatable, Sendable { package let isAllowed: Bool }

extension HitTesting: UnaryLayoutModifier, ContentShaping {
  package typealias Body = Never
  package func contains(_ point: CGPoint, in size: CGSize, environment: EnvironmentValues) -> Bool? {
    isAllowed ? nil : false
  }
  package func affectsLayout(comparedTo old: HitTesting) -> Bool { false }
  package static var displayName: String { "allowsHitTesting" }
}

extension View {
  /// Adds a gesture. Those of the views inside come first.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .normal, mask: mask, activation: nil))
  }
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that comes before those of the views inside.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask, activation: nil))
  }
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that runs beside those of the views inside.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask, activation: nil))
  }
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Runs an action when the view is tapped.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    let box = SendableBox(action)
    return modifier(
      GestureModifier(
        gesture: TapGesture(count: count).onEnded { action() }, priority: .normal, mask: .all,
        activation: { box.value() }))
  }

  /// Runs an action when the view is tapped, with the place of the tap.
  @available(*, deprecated, message: "use overload that accepts a CoordinateSpaceProtocol instead")
  @_disfavoredOverload
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    spatialTap(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace), action)
  }
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    spatialTap(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace), action)
  }

  nonisolated private func spatialTap(
    _ gesture: SpatialTapGesture, _ action: @escaping (CGPoint) -> Void
  ) -> some View {
    let box = SendableBox(action)
    return modifier(
      GestureModifier(
        gesture: gesture.onEnded { action($0.location) }, priority: .normal, mask: .all,
        activation: { box.value(.zero) }))
  }

  /// Runs an action when a finger stays on the view.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      GestureModifier(
        gesture: PressGesture(
          base: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance), action: action,
          pressing: onPressingChanged), priority: .normal, mask: .all, activation: nil))
  }

  @available(*, deprecated, renamed: "onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)")
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }

  /// Whether the view and what is inside it take touches.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { modifier(HitTesting(isAllowed: enabled)) }
}

/// A long press that says when the finger goes down and up.
struct PressGesture {
  let base: LongPressGesture
  let action: () -> Void
  let pressing: ((Bool) -> Void)?
}

extension PressGesture: PrimitiveGesture {
  typealias Value = Bool
  typealias Body = Never
  static func _makeRecognizer(_ gesture: PressGesture) -> _GestureRecognizer<Bool> { PressRecognizer(gesture) }
}

private final class PressRecognizer: _GestureRecognizer<Bool> {
  private let gesture: PressGesture
  private let base: _GestureRecognizer<Bool>
  private var isPressing = false

  init(_ gesture: PressGesture) {
    self.gesture = gesture
    base = LongPressGesture._makeRecognizer(gesture.base)
  }

  override var deadline: Double? { base.deadline }
  override var activatesOnTouchDown: Bool { base.activatesOnTouchDown }

  override func reset() {
    base.reset()
    setPressing(false)
  }

  private func setPressing(_ value: Bool) {
    guard value != isPressing else { return }
    isPressing = value
    gesture.pressing?(value)
  }

  override func handle(_ event: GestureEvent) -> GesturePhase<Bool> {
    let phase = base.handle(event)
    switch phase {
    case .possible(let value): setPressing(value == true)
    case .active: setPressing(true)
    case .failed: setPressing(false)
    case .ended:
      setPressing(false)
      gesture.action()
    }
    return phase
  }
}
