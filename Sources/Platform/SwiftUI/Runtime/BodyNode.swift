// The node of a view that has a body: binds its dynamic properties, evaluates the body, and remembers what it read.

import Observation

@MainActor
package final class BodyNode<V: View>: _ViewNode {
  private var view: V
  private var bindings = PropertyBindings()
  private let tracker = DependencyTracker()
  private var child: _ViewNode?
  private var animated = AnimatedValue<V>()

  package init(_ view: V, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    adopt(tracker)
    evaluate()
  }

  package override var viewName: String? { "\(V.self)" }
  package override var viewModule: String? { ModuleName.of(V.self) }
  package override var heldObjects: [AnyObject] { ObjectsInView.of(view) }
  package override var carriedProperties: [(name: String, carrier: any CarriesState)] { bindings.carriers }
  package override var children: [_ViewNode] { child.map { [$0] } ?? [] }
  package override func appendLayoutNodes(to list: inout [LayoutNode]) { child?.appendLayoutNodes(to: &list) }

  package override func receive<Other: View>(_ view: Other, _ environment: EnvironmentValues) {
    let new = identical(view, as: V.self)
    let isSame = ValueComparison.areEqual(new, animated.target ?? self.view, ignoringDynamicProperties: true)
    if isSame && !isDirty {
      receiveEnvironment(environment)
      return
    }
    // Shapes are animated where they are drawn.
    if !(V.self is any Shape.Type) {
      animated.receive(new, after: self.view, in: self) { [weak self] in
        self?.view = $0
        self?.evaluate()
      }
    }
    self.view = animated.shown ?? new
    self.environment = environment
    evaluate()
  }

  package override func receiveEnvironment(_ environment: EnvironmentValues) {
    guard !environment.isIdentical(to: self.environment) else { return }
    let isAffected = tracker.isAffected(byChangeTo: environment)
    self.environment = environment
    if isAffected {
      evaluate()
    } else {
      child?.receiveEnvironment(environment)
    }
  }

  package override func evaluate() {
    isDirty = false
    // Properties may read the environment as they are bound.
    tracker.forget()
    bindings.bind(&view, node: self, tracker: tracker)
    host.bodyEvaluations.record(V.self)
    let body = tracker.trackMore { view.body }
    if let child {
      child.receive(body, environment)
    } else {
      child = body.makeNode(childContext())
    }
  }

  package override func willDestroy() {
    bindings.destroy()
  }
}
