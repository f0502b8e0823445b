// The protocol that everything on screen conforms to.

/// A piece of a user interface, described by other views.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  /// The views this view is made of.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes the persistent node that stands for this view.
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode
}

extension View {
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    BodyNode(view, context)
  }
}

extension Never: View {
  public typealias Body = Never
  nonisolated public var body: Never { preconditionFailure("Never has no instances, so its body cannot be asked for") }
}

/// A view without a body, which makes its own node.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { preconditionFailure("\(Self.self) is drawn by the engine and has no body") }
}
