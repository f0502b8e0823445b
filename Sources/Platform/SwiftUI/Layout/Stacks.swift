// HStack, VStack, ZStack and their Layout forms.

/// Arranges views in a row.
public struct HStack<Content: View> {
  let layout: StackLayout
  let content: Content

  /// - Parameter spacing: Points between views; nil for what the views prefer.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(axis: .horizontal, guide: alignment.key, spacing: spacing)
    self.content = content()
  }
}

extension HStack: PrimitiveView {
  public static func _makeNode(_ view: HStack<Content>, _ context: _NodeContext) -> _ViewNode {
    makeStackNode(view, context, layout: { $0.layout }, content: { $0.content })
  }
}

/// Arranges views in a column.
public struct VStack<Content: View> {
  let layout: StackLayout
  let content: Content

  /// - Parameter spacing: Points between views; nil for what the views prefer.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = StackLayout(axis: .vertical, guide: alignment.key, spacing: spacing)
    self.content = content()
  }
}

extension VStack: PrimitiveView {
  public static func _makeNode(_ view: VStack<Content>, _ context: _NodeContext) -> _ViewNode {
    makeStackNode(view, context, layout: { $0.layout }, content: { $0.content })
  }
}

@MainActor
private func makeStackNode<V: View, Content: View>(
  _ view: V, _ context: _NodeContext, layout: @escaping (V) -> StackLayout, content: @escaping (V) -> Content
) -> _ViewNode {
  ContainerNode(
    view, context, box: StackLayoutNode(layout(view), environment: context.environment), content: content
  ) { box, view in
    guard let box = box as? StackLayoutNode else { return }
    let new = layout(view)
    guard new.axis != box.layout.axis || new.guide != box.layout.guide || new.spacing != box.layout.spacing else {
      return
    }
    box.layout = new
    box.invalidateLayout()
  }
}

/// Arranges views on top of each other.
public struct ZStack<Content: View> {
  let alignment: Alignment
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: PrimitiveView {
  public static func _makeNode(_ view: ZStack<Content>, _ context: _NodeContext) -> _ViewNode {
    ContainerNode(
      view, context, box: ZStackLayoutNode(view.alignment, environment: context.environment),
      content: { $0.content }
    ) { box, view in
      guard let box = box as? ZStackLayoutNode, box.alignment != view.alignment else { return }
      box.alignment = view.alignment
      box.invalidateLayout()
    }
  }
}

/// A box that lays its children over each other.
@MainActor
package final class ZStackLayoutNode: ContainerLayoutNode {
  package override var displayName: String { "ZStack" }
  package var alignment: Alignment

  package init(_ alignment: Alignment, environment: EnvironmentValues) {
    self.alignment = alignment
    super.init(environment: environment)
  }

  /// Extents around the alignment guides, of the children with the highest priority.
  private func extents(for proposal: ProposedViewSize) -> (left: CGFloat, right: CGFloat, top: CGFloat, bottom: CGFloat)
  {
    let highest = childNodes.map(\.layoutPriority).max() ?? 0
    var left: CGFloat = -.infinity
    var right: CGFloat = -.infinity
    var top: CGFloat = -.infinity
    var bottom: CGFloat = -.infinity
    for child in childNodes where child.layoutPriority == highest {
      let dimensions = child.dimensions(for: proposal)
      let x = dimensions[alignment.horizontal]
      let y = dimensions[alignment.vertical]
      left = max(left, x)
      right = max(right, dimensions.width - x)
      top = max(top, y)
      bottom = max(bottom, dimensions.height - y)
    }
    guard left > -.infinity else { return (0, 0, 0, 0) }
    return (left, right, top, bottom)
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let extents = extents(for: proposal)
    return CGSize(width: max(extents.left + extents.right, 0), height: max(extents.top + extents.bottom, 0))
  }

  private func origins(for proposal: ProposedViewSize) -> [CGPoint] {
    let extents = extents(for: proposal)
    return childNodes.map { child in
      let dimensions = child.dimensions(for: proposal)
      return CGPoint(
        x: extents.left - dimensions[alignment.horizontal], y: extents.top - dimensions[alignment.vertical])
    }
  }

  package override func layoutChildren() {
    for (child, origin) in zip(childNodes, origins(for: proposal)) { child.place(at: origin, proposal: proposal) }
  }

  package override func computeExplicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    combinedGuide(
      key, origins: origins(for: proposal), proposals: Array(repeating: proposal, count: childNodes.count))
  }

  package override func computeSpacing() -> ViewSpacing {
    guard var result = childNodes.first?.spacing else { return ViewSpacing() }
    for child in childNodes.dropFirst() { result.formUnion(child.spacing) }
    return result
  }
}
