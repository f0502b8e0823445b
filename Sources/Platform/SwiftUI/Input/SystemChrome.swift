// What a view asks of the system around it: edge gestures, its bars, links that open the app.

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

/// What a view wants of the bars that the system lays over the app; nil for no opinion.
struct SystemBarsRequest: Equatable, Sendable {
  var hidesStatusBar: Bool?
  var hidesOverlays: Bool?
}

extension SystemBarsRequest: ViewModifier {
  typealias Body = Never
  static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    SystemBarsNode(view, context)
  }
}

@MainActor
private protocol SystemBarsRequesting: _ViewNode {
  var request: SystemBarsRequest { get }
  var isSeen: Bool { get }
}

@MainActor
private final class SystemBarsNode<C: View>: ModifierNode<C, SystemBarsRequest>, SystemBarsRequesting {
  var request: SystemBarsRequest { modifier }
  private(set) var isSeen = true

  override init(_ view: ModifiedContent<C, SystemBarsRequest>, _ context: _NodeContext) {
    super.init(view, context)
    host.systemBars.add(self)
  }

  override func seenDidChange(_ isSeen: Bool) {
    super.seenDidChange(isSeen)
    self.isSeen = isSeen
  }
}

/// The system's own bars over one stage, as its views want them.
@MainActor
package final class SystemBars {
  private struct WeakRequest { weak var node: (any SystemBarsRequesting)? }
  private var requests: [WeakRequest] = []

  fileprivate func add(_ node: any SystemBarsRequesting) { requests.append(WeakRequest(node: node)) }

  /// What the innermost of the views in sight wants, of those with an opinion.
  private func answer(_ question: (SystemBarsRequest) -> Bool?) -> Bool {
    requests.removeAll { $0.node == nil || $0.node?.isDestroyed == true }
    let opinions = requests.compactMap(\.node).filter { $0.isSeen && question($0.request) != nil }
    return opinions.max { $0.depth < $1.depth }.flatMap { question($0.request) } ?? false
  }

  package var isStatusBarHidden: Bool { answer(\.hidesStatusBar) }
  /// Whether the line at the lower edge is hidden.
  package var areOverlaysHidden: Bool { answer(\.hidesOverlays) }
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
