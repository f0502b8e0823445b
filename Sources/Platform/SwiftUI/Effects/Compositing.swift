// How a view is put together with what lies behind: blend modes and groups.

import Drawing

/// Mixes a view with what lies behind.
public struct _BlendModeEffect: Equatable, Sendable {
  public var blendMode: BlendMode
  public init(blendMode: BlendMode) { self.blendMode = blendMode }
}

extension _BlendModeEffect: DrawEffect {
  public typealias Body = Never
  package func apply(
    size: CGSize, environment: EnvironmentValues, into context: inout DrawContext,
    content: (inout DrawContext) -> Void
  ) {
    guard blendMode != .normal else {
      content(&context)
      return
    }
    var layer = Layer()
    layer.blendMode = blendMode.drawn
    context.layered(layer, content)
  }
  package static var displayName: String { "blendMode" }
}

/// Draws a view into a layer of its own, in which blend modes inside it end.
public struct _CompositingGroupEffect: Equatable, Sendable {
  public init() {}
}

extension _CompositingGroupEffect: DrawEffect {
  public typealias Body = Never
  package func apply(
    size: CGSize, environment: EnvironmentValues, into context: inout DrawContext,
    content: (inout DrawContext) -> Void
  ) { context.layered(Layer(), content) }
  package static var displayName: String { "compositingGroup" }
}

/// A frame that what is inside goes along with.
struct GeometryGroup: Sendable {}

extension GeometryGroup: UnaryLayoutModifier {
  typealias Body = Never
  func affectsLayout(comparedTo old: GeometryGroup) -> Bool { false }
  func draw(_ child: LayoutNode, node: LayoutNode, into context: inout DrawContext) {
    let drift = context.drift
    context.drift = .zero
    child.drawPlaced(into: &context)
    context.drift = drift
  }
  static var displayName: String { "geometryGroup" }
}

/// How colours of a drawing are computed.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// Draws a view into one image the size of its bounds.
public struct _DrawingGroupEffect: Equatable, Sendable {
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public init(isOpaque: Bool, colorMode: ColorRenderingMode) {
    self.isOpaque = isOpaque
    self.colorMode = colorMode
  }
}

extension _DrawingGroupEffect: DrawEffect {
  public typealias Body = Never
  package func apply(
    size: CGSize, environment: EnvironmentValues, into context: inout DrawContext,
    content: (inout DrawContext) -> Void
  ) {
    let path = CGPath(rect: context.pixelRect(size), transform: nil)
    context.layered(Layer()) { context in
      if isOpaque { context.add(.fill(path, .color(.black), .winding)) }
      context.clipped(to: path) { content(&$0) }
    }
  }
  package static var displayName: String { "drawingGroup" }
}

extension View {
  /// Lets the views inside move together with this view's frame, also those that come while it moves.
  nonisolated public func geometryGroup() -> some View { modifier(GeometryGroup()) }

  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(_BlendModeEffect(blendMode: blendMode))
  }
  /// Composites the view before effects further out apply to it.
  nonisolated public func compositingGroup() -> some View { modifier(_CompositingGroupEffect()) }
  /// Draws the view into one image of its bounds before it is shown.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(_DrawingGroupEffect(isOpaque: opaque, colorMode: colorMode))
  }
}
