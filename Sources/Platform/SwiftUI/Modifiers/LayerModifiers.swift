// background, overlay and mask with views.

/// Draws a view behind another.
public struct _BackgroundModifier<Background: View> {
  package let alignment: Alignment
  package let background: Background
}

extension _BackgroundModifier: ViewModifier {
  public typealias Body = Never
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _ViewNode {
    LayeredNode(
      view, context, placement: .behind, content: { $0.content }, alignment: { $0.modifier.alignment },
      secondary: { view, _ in view.modifier.background })
  }
}

/// Draws a view in front of another.
public struct _OverlayModifier<Overlay: View> {
  package let alignment: Alignment
  package let overlay: Overlay
}

extension _OverlayModifier: ViewModifier {
  public typealias Body = Never
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _ViewNode {
    LayeredNode(
      view, context, placement: .inFront, content: { $0.content }, alignment: { $0.modifier.alignment },
      secondary: { view, _ in view.modifier.overlay })
  }
}

/// Shows a view only where another is opaque.
public struct _MaskAlignmentEffect<Mask: View> {
  package let alignment: Alignment
  package let mask: Mask
}

extension _MaskAlignmentEffect: ViewModifier {
  public typealias Body = Never
  public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _ViewNode {
    LayeredNode(
      view, context, placement: .mask, content: { $0.content }, alignment: { $0.modifier.alignment },
      secondary: { view, _ in view.modifier.mask })
  }
}

extension View {
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_BackgroundModifier(alignment: alignment, background: content()))
  }

  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(_BackgroundModifier(alignment: alignment, background: background))
  }

  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_OverlayModifier(alignment: alignment, overlay: content()))
  }

  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(_OverlayModifier(alignment: alignment, overlay: overlay))
  }

  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(_MaskAlignmentEffect(alignment: alignment, mask: mask()))
  }

  @_disfavoredOverload
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskAlignmentEffect(alignment: .center, mask: mask))
  }
}
