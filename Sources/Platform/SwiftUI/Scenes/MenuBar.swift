// The menus of a program beside its window: unseen, for the shortcuts of their items.

import Drawing

/// Keeps the items of a program's menus beside a window.
struct MenuBar: ViewModifier {
  let items: [AnyView]

  init(items: [AnyView]) { self.items = items }

  func body(content: Content) -> some View {
    content.background {
      ZStack { CommandList(views: items) }
        .menuStyle(OpenMenuStyle())
        .modifier(MenuBarItems())
    }
  }
}

/// A menu in a menu, with its items in reach.
private struct OpenMenuStyle: MenuStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// Holds items that are neither seen nor touched nor read out.
struct MenuBarItems {}

extension MenuBarItems: UnaryLayoutModifier {
  typealias Body = Never
  func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode, environment: EnvironmentValues) -> CGSize {
    .zero
  }
  func draw(_ child: LayoutNode, node: LayoutNode, into context: inout DrawContext) {}
  func collectSemantics(_ child: LayoutNode, node: LayoutNode, into context: inout SemanticsContext) {}
  func hit(_ child: LayoutNode, node: LayoutNode, at point: CGPoint) -> HitPath? { nil }
}

extension LayoutNode {
  /// The box of the program's menus, in here.
  var menuBarItems: LayoutNode? {
    if self is UnaryLayoutNode<MenuBarItems> { return self }
    for child in children {
      if let found = child.menuBarItems { return found }
    }
    return nil
  }
}
