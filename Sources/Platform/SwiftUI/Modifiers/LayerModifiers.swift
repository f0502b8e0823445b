// background, overlay and mask with views.

/// Draws a view behind another.
public struct _BackgroundModifier<Background: View> {
  package let alignment: Alignment
  package let background: Background
}

extension _BackgroundModifier: LayerModifier {
  public typealias Body = Never
  package var placement: LayerPlacement { .behind }
  package func layer(of primary: _ViewNode) -> Background { background }
}

/// Draws a view in front of another.
public struct _OverlayModifier<Overlay: View> {
  package let alignment: Alignment
  package let overlay: Overlay
}

extension _OverlayModifier: LayerModifier {
  public typealias Body = Never
  package var placement: LayerPlacement { .inFront }
  package func layer(of primary: _ViewNode) -> Overlay { overlay }
}

/// Shows a view only where another is opaque.
public struct _MaskAlignmentEffect<Mask: View> {
  package let alignment: Alignment
  package let mask: Mask
}

extension _MaskAlignmentEffect: LayerModifier {
  public typealias Body = Never
  package var placement: LayerPlacement { .mask }
  package func layer(of primary: _ViewNode) -> Mask { mask }
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
