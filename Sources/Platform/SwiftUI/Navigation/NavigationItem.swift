// What a screen tells the navigation container around it: title, bar items, search field, destinations.

import Drawing

/// A screen's wishes, as the modifiers on its content add up.
package struct NavigationItem {
  package var title: Text?
  package var titleMode: NavigationBarItem.TitleDisplayMode?
  package var hidesBackButton: Bool?
  package var entries: [ToolbarEntry] = []
  package var titleMenu: AnyView?
  package var role: ToolbarRole?
  /// Makes the screens of pushed values, by the type of the value.
  package var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
  /// Values of an older version of the code as those that the destinations take, by the name of their type.
  package var carriers: [String: (Any) -> AnyHashable?] = [:]
  /// Screens that bindings push, first pushed first.
  package var pushed: [PushedScreen] = []
  package var columnWidth: NavigationColumnWidth?

  package init() {}

  /// Joins what a sibling further on says.
  mutating func join(_ next: NavigationItem) {
    title = title ?? next.title
    titleMode = titleMode ?? next.titleMode
    hidesBackButton = hidesBackButton ?? next.hidesBackButton
    entries += next.entries
    titleMenu = titleMenu ?? next.titleMenu
    role = role ?? next.role
    destinations.merge(next.destinations) { first, _ in first }
    carriers.merge(next.carriers) { first, _ in first }
    pushed += next.pushed
    columnWidth = columnWidth ?? next.columnWidth
  }
}

/// A screen that a binding pushes.
package struct PushedScreen {
  package var content: AnyView
  package var pop: @MainActor () -> Void
}

package struct NavigationColumnWidth: Equatable {
  package var min: CGFloat?
  package var ideal: CGFloat
  package var max: CGFloat?
}

package enum NavigationItemKey: PreferenceKey {
  package static var defaultValue: NavigationItem { NavigationItem() }
  package static func reduce(value: inout NavigationItem, nextValue: () -> NavigationItem) {
    value.join(nextValue())
  }
}

/// Writes one of a screen's wishes.
package struct NavigationItemModifier<Value> {
  let value: Value
  let apply: @MainActor (Value, _ViewNode, inout NavigationItem) -> Void
}

extension NavigationItemModifier: ViewModifier {
  package typealias Body = Never
  package static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    PreferenceNode<C, Self, NavigationItemKey>(view, context) { modifier, node, item in
      modifier.apply(modifier.value, node, &item)
    }
  }
}

extension View {
  nonisolated func navigationItem<Value>(
    _ value: Value, apply: @escaping @MainActor (Value, _ViewNode, inout NavigationItem) -> Void
  ) -> some View {
    modifier(NavigationItemModifier(value: value, apply: apply))
  }
}
