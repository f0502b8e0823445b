// OutlineGroup: a tree of data, each parent a disclosure group of its children.

/// Views for the elements of a tree.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  let roots: [OutlineItem<ID, Leaf>]
  init(roots: [OutlineItem<ID, Leaf>]) { self.roots = roots }
}

/// An element of a tree and what is below it; nil for one that cannot have anything below.
struct OutlineItem<ID: Hashable, Leaf>: Identifiable {
  let id: ID
  let leaf: Leaf
  let children: (() -> [OutlineItem<ID, Leaf>])?
}

/// The views of a parent's children.
public struct OutlineSubgroupChildren {
  let content: AnyView
}

extension OutlineSubgroupChildren: View {
  public var body: some View { content }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  public var body: some View {
    ForEach(roots) { OutlineNode(item: $0) }
  }
}

/// An element with its children, folded until somebody opens it.
private struct OutlineNode<ID: Hashable, Leaf: View>: View {
  let item: OutlineItem<ID, Leaf>

  init(item: OutlineItem<ID, Leaf>) { self.item = item }

  var body: some View {
    if let children = item.children {
      DisclosureGroup {
        OutlineSubgroupChildren(content: AnyView(ForEach(children()) { OutlineNode(item: $0) }))
      } label: {
        item.leaf
      }
    } else {
      item.leaf
    }
  }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  private static func items<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    content: @escaping (DataElement) -> Leaf
  ) -> [OutlineItem<ID, Leaf>] where DataElement == Data.Element {
    data.map { element in
      OutlineItem(
        id: element[keyPath: id], leaf: content(element),
        children: element[keyPath: children].map { below in
          { items(below, id: id, children: children, content: content) }
        })
    }
  }

  public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(roots: Self.items(data, id: \.id, children: children, content: content))
  }

  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(roots: Self.items(data, id: id, children: children, content: content))
  }

  /// One root and what is below it.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(root, id: \.id, children: children, content: content)
  }

  /// One root and what is below it.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(roots: [
      OutlineItem(
        id: root[keyPath: id], leaf: content(root),
        children: root[keyPath: children].map { below in
          { Self.items(below, id: id, children: children, content: content) }
        })
    ])
  }

  private static func items<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
    content: @escaping (Binding<C.Element>) -> Leaf
  ) -> [OutlineItem<ID, Leaf>] where Data == Binding<C> {
    data.indices.map { index in
      let element = data[index]
      return OutlineItem(
        id: element.wrappedValue[keyPath: id], leaf: content(element),
        children: Binding<C>(element[dynamicMember: children]).map { below in
          { items(below, id: id, children: children, content: content) }
        })
    }
  }

  public init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(
    _ data: Binding<C>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, ID == E.ID, E == C.Element {
    self.init(roots: Self.items(data, id: \.id, children: children, content: content))
  }

  public init<C: MutableCollection & RandomAccessCollection, E>(
    _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, E == C.Element {
    self.init(roots: Self.items(data, id: id, children: children, content: content))
  }
}
