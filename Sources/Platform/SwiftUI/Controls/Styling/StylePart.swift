// The parts of a control that a style's configuration hands to it: labels and contents of any type.

/// A part of a control, whatever its type.
package protocol StylePart: PrimitiveView {
  var content: AnyView { get }
}

extension StylePart {
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
    PassThroughNode<Self, AnyView>(view, context) { $0.content }
  }
}
