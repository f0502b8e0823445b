// Rows that come from data and can be edited: deleting, moving, edit mode.

/// Views made from a collection.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  /// The collection the views are made from.
  var data: Self.Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }
}

/// What can be done with rows made from data.
package struct RowEditing {
  package var delete: ((IndexSet) -> Void)?
  package var move: ((IndexSet, Int) -> Void)?
  package init() {}
}

/// Says what can be done with the rows inside.
struct RowEditingModifier {
  let change: (inout RowEditing) -> Void
}

extension RowEditingModifier: ViewModifier {
  typealias Body = Never
  static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    RowEditingNode(view, context)
  }
}

/// A node that a list asks for what can be done with the rows below it.
@MainActor
package protocol RowEditingSource: _ViewNode {
  func apply(to editing: inout RowEditing)
}

@MainActor
private final class RowEditingNode<C: View>: ModifierNode<C, RowEditingModifier>, RowEditingSource {
  func apply(to editing: inout RowEditing) { modifier.change(&editing) }
}

extension DynamicViewContent {
  /// Sets what deletes rows; nil when they cannot be deleted.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(RowEditingModifier { $0.delete = action })
  }

  /// Sets what moves rows; nil when they cannot be moved.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(RowEditingModifier { $0.move = action })
  }
}
