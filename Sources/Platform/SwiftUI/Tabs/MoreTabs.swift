// The tabs that a phone's tab bar has no room for: a list under "More", which leads to their pages.

import Drawing

/// A page in the list under "More".
struct MorePage: Hashable {
  let index: Int
}

/// What the list under "More" shows of a tab.
struct MoreItem {
  let page: MorePage
  let label: TabItemLabel
  let badge: Text?
  let box: LayoutNode
}

struct MoreList: View {
  let items: [MoreItem]

  var body: some View {
    List {
      ForEach(items.indices, id: \.self) { index in
        NavigationLink(value: items[index].page) { MoreRow(item: items[index]) }.badge(items[index].badge)
      }
    }
    .listStyle(PlainListStyle())
    .navigationTitle(Text(verbatim: "More"))
    .navigationBarTitleDisplayMode(.inline)
    .navigationDestination(for: MorePage.self) { page in
      if let item = items.first(where: { $0.page == page }) {
        PageSlot(box: item.box)
          .navigationTitle(item.label.title ?? Text(verbatim: ""))
          .navigationBarTitleDisplayMode(.inline)
      }
    }
  }
}

private struct MoreRow: View {
  let item: MoreItem

  var body: some View {
    HStack(spacing: 16) {
      if let image = item.label.image {
        image.renderingMode(image.templateMode ?? .template)
          .environment(\.symbolVariants, item.label.variants)
          // As large as in the bar, whatever the text size.
          .font(.system(size: 17))
          .imageScale(.large)
          .foregroundStyle(.tint)
          .frame(width: 29)
          .accessibilityHidden(true)
      }
      item.label.title
    }
  }
}

/// A page that a tab view made, shown in another place.
struct PageSlot { let box: LayoutNode }

extension PageSlot: PrimitiveView {
  static func _makeNode(_ view: PageSlot, _ context: _NodeContext) -> _ViewNode { PageSlotNode(view, context) }
}

@MainActor
private final class PageSlotNode: _ViewNode, BoxMaking {
  private var view: PageSlot

  init(_ view: PageSlot, _ context: _NodeContext) {
    self.view = view
    super.init(context)
  }

  override func receive<V: View>(_ view: V, _ environment: EnvironmentValues) {
    self.environment = environment
    let new = identical(view, as: PageSlot.self)
    guard new.box !== self.view.box else { return }
    self.view = new
    parent?.layoutNodesDidChange()
  }

  override func receiveEnvironment(_ environment: EnvironmentValues) { self.environment = environment }
  override func appendLayoutNodes(to list: inout [LayoutNode]) { list.append(view.box) }
}
