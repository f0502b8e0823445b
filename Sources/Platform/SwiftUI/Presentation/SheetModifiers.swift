// sheet, fullScreenCover and popover.

/// What a popover points at.
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

extension View {
  nonisolated private func presents<V: View>(
    _ kind: PresentationKind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?, _ content: @escaping () -> V
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: kind, isPresented: { isPresented.wrappedValue }, content: { AnyView(content()) },
        dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss))
  }

  nonisolated private func presents<Item: Identifiable, V: View>(
    _ kind: PresentationKind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?, _ content: @escaping (Item) -> V
  ) -> some View {
    modifier(
      PresentationModifier(
        kind: kind, isPresented: { item.wrappedValue != nil },
        content: { AnyView(item.wrappedValue.map { content($0).id($0.id) }) },
        dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss))
  }

  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { presents(.sheet, isPresented, onDismiss, content) }

  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presents(.sheet, item, onDismiss, content) }

  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { presents(.fullScreenCover, isPresented, onDismiss, content) }

  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presents(.fullScreenCover, item, onDismiss, content) }

  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presents(.popover(edge: arrowEdge, anchor: attachmentAnchor), isPresented, nil, content) }

  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presents(.popover(edge: arrowEdge, anchor: attachmentAnchor), item, nil, content) }

  /// Whether the status bar is hidden.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    modifier(SystemBarsRequest(hidesStatusBar: hidden))
  }
  nonisolated public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
  /// Whether what the system lays over the app is hidden: the line at the lower edge.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    modifier(SystemBarsRequest(hidesOverlays: visibility == .automatic ? nil : visibility == .hidden))
  }
}

/// The items of a context menu, for the older form of the modifier.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// A menu that a long press opens.
  nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier(items: AnyView(menuItems())))
  }

  /// A menu that a long press opens, with a picture of what it is about.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { modifier(ContextMenuModifier(items: AnyView(menuItems()), preview: AnyView(preview()))) }

  nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(ContextMenuModifier(items: AnyView(contextMenu?.items)))
  }
}
