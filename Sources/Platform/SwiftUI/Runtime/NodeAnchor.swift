// References that do not keep their target alive, without what `weak` costs.
//
// The first `weak` reference to an object moves its reference counts to a table beside it, after which every retain and
// release takes a slow path. Parents in deep trees are retained all the time, so nodes are referred to by a small object
// that they own and empty when they end.

/// Points to a view node until that ends.
@MainActor
package class NodeAnchor {
  /// Written by the node's `deinit` too, when nobody else can look.
  nonisolated(unsafe) private unowned(unsafe) var target: _ViewNode?

  nonisolated init(_ node: _ViewNode?) { target = node }

  /// The node; nil after its end.
  package final var node: _ViewNode? { target }

  final func attach(_ node: _ViewNode) { target = node }

  /// Called when the node ends or no longer wants to be found.
  nonisolated final func detach() { target = nil }
}

/// Points to a host until that ends.
@MainActor
package final class HostAnchor {
  /// Written by the host's `deinit` too, when nobody else can look.
  nonisolated(unsafe) private unowned(unsafe) var target: ViewHost?

  func attach(_ host: ViewHost) { target = host }

  /// The host; nil after its end.
  package var host: ViewHost? { target }

  /// Called when the host ends.
  nonisolated func detach() { target = nil }
}

/// Points to a box until that ends.
@MainActor
package final class BoxAnchor {
  /// Written by the box's `deinit` too, when nobody else can look.
  nonisolated(unsafe) private unowned(unsafe) var target: LayoutNode?

  init(_ box: LayoutNode) { target = box }

  /// The box; nil after its end.
  package var box: LayoutNode? { target }

  /// Called when the box ends.
  nonisolated func detach() { target = nil }
}
