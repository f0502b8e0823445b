// A shape that follows the shape of the container around it.

import Drawing

/// The container's shape, made smaller by the distance from the container's edges; a rectangle without a container.
public struct ContainerRelativeShape: Shape, InsettableShape {
  var insetAmount: CGFloat = 0

  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: insetAmount, dy: insetAmount)) }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.insetAmount += amount
    return copy
  }
}

/// A shape that needs to know where it is.
package protocol ContainerRelative {
  /// - Parameters:
  ///   - rect: The rectangle in the shape's own coordinates.
  ///   - absolute: The same on the canvas.
  nonisolated func path(in rect: CGRect, at absolute: CGRect, environment: EnvironmentValues) -> Path
}

extension ContainerRelativeShape: ContainerRelative {
  package nonisolated func path(in rect: CGRect, at absolute: CGRect, environment: EnvironmentValues) -> Path {
    guard let container = environment.containerShape, let frame = container.frame else { return path(in: rect) }
    let distance = max(
      min(
        absolute.minX - frame.minX, absolute.minY - frame.minY, frame.maxX - absolute.maxX,
        frame.maxY - absolute.maxY), 0)
    return container.path(in: rect, insetBy: distance + insetAmount, ownInset: insetAmount)
  }
}

/// A container's shape, and where it was last drawn.
package final class ContainerShape: @unchecked Sendable {
  private let inset: @Sendable (CGRect, CGFloat) -> Path
  /// On the canvas, in points. Written while a frame is drawn, on the main actor.
  package var frame: CGRect?

  package init<S: InsettableShape>(_ shape: S) {
    inset = { rect, amount in shape.inset(by: amount).path(in: rect) }
  }

  /// The container's outline as it would be `amount` inside, fitted to a rectangle.
  nonisolated func path(in rect: CGRect, insetBy amount: CGFloat, ownInset: CGFloat) -> Path {
    let outer = amount - ownInset
    return inset(rect.insetBy(dx: -outer, dy: -outer), amount)
  }
}

private struct ContainerShapeKey: EnvironmentKey { static var defaultValue: ContainerShape? { nil } }

extension EnvironmentValues {
  package var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

/// Notes where the container is drawn that the environment speaks of.
struct ContainerShapeFrame: Sendable {}

extension ContainerShapeFrame: UnaryLayoutModifier {
  typealias Body = Never
  func draw(_ child: LayoutNode, node: LayoutNode, into context: inout DrawContext) {
    node.environment.containerShape?.frame = context.pixelRect(node.size)
    child.drawPlaced(into: &context)
  }
  func affectsLayout(comparedTo old: ContainerShapeFrame) -> Bool { false }
}

/// Sets the shape that `ContainerRelativeShape` follows.
struct ContainerShapeModifier<Outline: InsettableShape> {
  let shape: Outline
}

extension ContainerShapeModifier: ViewModifier {
  typealias Body = Never
  static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    EnvironmentNode(
      view, context, isSame: { ValueComparison.areEqual($0.shape, $1.shape) },
      apply: { $1.containerShape = ContainerShape($0.shape) })
  }
}

extension View {
  /// Sets the shape that `ContainerRelativeShape` follows inside.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeFrame()).modifier(ContainerShapeModifier(shape: shape))
  }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { .init() }
}
