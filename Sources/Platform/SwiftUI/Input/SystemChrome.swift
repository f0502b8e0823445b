// What a view asks of the system around it: edge gestures, links that open the app.

/// What a presentation asks of the system.
package struct SystemRequests: Equatable, Sendable {
  package var deferredEdges: Edge.Set = []
}

/// What views ask of the system, for whoever draws it.
package struct SystemRequestsKey: PreferenceKey {
  package static var defaultValue: SystemRequests { SystemRequests() }
  package static func reduce(value: inout SystemRequests, nextValue: () -> SystemRequests) {
    value.deferredEdges.formUnion(nextValue().deferredEdges)
  }
}

/// A node that does something with a link that opens the app.
@MainActor
package protocol LinkOpening: _ViewNode {
  func open(_ url: URL)
}

struct OpenURLModifier { let action: (URL) -> Void }

extension OpenURLModifier: ViewModifier {
  typealias Body = Never
  static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    OpenURLNode(view, context)
  }
}

@MainActor
private final class OpenURLNode<C: View>: ModifierNode<C, OpenURLModifier>, LinkOpening {
  func open(_ url: URL) { modifier.action(url) }
}

/// Lays a view out in the direction it was written for, mirrored or not.
struct FixedLayoutDirection {
  let behavior: LayoutDirectionBehavior
  @Environment(\.layoutDirection) private var direction

  init(behavior: LayoutDirectionBehavior) { self.behavior = behavior }
}

extension FixedLayoutDirection: ViewModifier {
  func body(content: Content) -> some View {
    switch behavior {
    case .fixed: content.environment(\.layoutDirection, .leftToRight)
    case .mirrors(let mirrored): content.environment(\.layoutDirection, direction == mirrored ? mirrored : direction)
    }
  }
}

extension View {
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
    transformPreference(SystemRequestsKey.self) { $0.deferredEdges.formUnion(edges) }
  }
  /// Runs an action with a link that opens the app.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }
  nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(FixedLayoutDirection(behavior: behavior))
  }
}
