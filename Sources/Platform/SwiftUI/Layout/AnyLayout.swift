// Layouts as values: AnyLayout and the Layout forms of the stacks.

/// A row or a column as a Layout value: arranges by a stack's rule.
protocol LinearLayout: Layout where Cache == Void {
  var rule: StackLayout { get }
}

extension LinearLayout {
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    rule.size(subviews, proposal: proposal)
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    rule.place(subviews, in: bounds, proposal: proposal)
  }
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    stackSpacing(of: subviews.map(\.spacing), along: rule.axis)
  }
}

/// A row, as a Layout value.
public struct HStackLayout: LinearLayout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Cache = Void

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }
  var rule: StackLayout { StackLayout(axis: .horizontal, guide: alignment.key, spacing: spacing) }
}

/// A column, as a Layout value.
public struct VStackLayout: LinearLayout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Cache = Void

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }
  var rule: StackLayout { StackLayout(axis: .vertical, guide: alignment.key, spacing: spacing) }
}

/// Views over each other, as a Layout value.
public struct ZStackLayout: Layout {
  public var alignment: Alignment
  public typealias AnimatableData = EmptyAnimatableData
  public typealias Cache = Void

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  private func extents(
    _ subviews: Subviews, _ proposal: ProposedViewSize
  ) -> (left: CGFloat, right: CGFloat, top: CGFloat, bottom: CGFloat) {
    let highest = subviews.map(\.priority).max() ?? 0
    var result: (left: CGFloat, right: CGFloat, top: CGFloat, bottom: CGFloat)?
    for subview in subviews where subview.priority == highest {
      let dimensions = subview.dimensions(in: proposal)
      let x = dimensions[alignment.horizontal]
      let y = dimensions[alignment.vertical]
      let old = result ?? (x, dimensions.width - x, y, dimensions.height - y)
      result = (
        max(old.left, x), max(old.right, dimensions.width - x), max(old.top, y), max(old.bottom, dimensions.height - y)
      )
    }
    return result ?? (0, 0, 0, 0)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let extents = extents(subviews, proposal)
    return CGSize(width: extents.left + extents.right, height: extents.top + extents.bottom)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let extents = extents(subviews, proposal)
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      subview.place(
        at: CGPoint(
          x: bounds.minX + extents.left - dimensions[alignment.horizontal],
          y: bounds.minY + extents.top - dimensions[alignment.vertical]), proposal: proposal)
    }
  }
}

extension StackLayout {
  nonisolated fileprivate func size(_ subviews: LayoutSubviews, proposal: ProposedViewSize) -> CGSize {
    onMainActorNow { arrange(subviews.map(\.node), proposal: proposal).size }
  }

  nonisolated fileprivate func place(
    _ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize
  ) {
    let arrangement = onMainActorNow {
      var final = proposal
      if final[axis.other] == nil { final[axis.other] = bounds.size[axis.other] }
      return arrange(subviews.map(\.node), proposal: final)
    }
    for (index, subview) in subviews.enumerated() {
      let origin = arrangement.origins[index]
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: arrangement.proposals[index])
    }
  }
}

/// A layout of any type. Going from one to another keeps the views and their state.
public struct AnyLayout: Layout {
  public typealias AnimatableData = EmptyAnimatableData
  public struct Cache {
    var value: Any
    var type: Any.Type
  }

  package let base: any Layout

  /// The axis that the layout in force gives spacers and dividers.
  var orientation: Axis? { Swift.type(of: base).layoutProperties.stackOrientation }

  public init<L: Layout>(_ layout: L) { base = (layout as? AnyLayout)?.base ?? layout }

  private func withCache<Result>(
    _ cache: inout Cache, _ subviews: Subviews, _ body: (inout any Layout, inout Any) -> Result
  ) -> Result {
    var layout = base
    if cache.type != Swift.type(of: base) {
      cache = makeCache(subviews: subviews)
    }
    return body(&layout, &cache.value)
  }

  public func makeCache(subviews: Subviews) -> Cache {
    func make<L: Layout>(_ layout: L) -> Any { layout.makeCache(subviews: subviews) }
    return Cache(value: make(base), type: type(of: base))
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    withCache(&cache, subviews) { layout, value in
      func update<L: Layout>(_ layout: L) {
        guard var own = value as? L.Cache else { return }
        layout.updateCache(&own, subviews: subviews)
        value = own
      }
      update(layout)
    }
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    withCache(&cache, subviews) { layout, value in
      func size<L: Layout>(_ layout: L) -> CGSize {
        guard var own = value as? L.Cache else { return .zero }
        defer { value = own }
        return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &own)
      }
      return size(layout)
    }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    withCache(&cache, subviews) { layout, value in
      func place<L: Layout>(_ layout: L) {
        guard var own = value as? L.Cache else { return }
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &own)
        value = own
      }
      place(layout)
    }
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    withCache(&cache, subviews) { layout, value in
      func spacing<L: Layout>(_ layout: L) -> ViewSpacing {
        guard var own = value as? L.Cache else { return ViewSpacing() }
        defer { value = own }
        return layout.spacing(subviews: subviews, cache: &own)
      }
      return spacing(layout)
    }
  }
}

/// A container view made of a layout and its content.
public struct _LayoutRootView<L: Layout, Content: View> {
  package let layout: L
  package let content: Content
}

extension _LayoutRootView: PrimitiveView {
  public static func _makeNode(_ view: _LayoutRootView<L, Content>, _ context: _NodeContext) -> _ViewNode {
    let container = L._makeLayoutNode(view.layout, context.environment)
    let motion = LayoutMotion(view.layout)
    return ContainerNode(view, context, box: container.node, content: { $0.content }) { box, view in
      container.update(motion.receive(view.layout, in: box.owner, container))
    }
  }
}

extension Layout {
  /// Arranges views with this layout.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutRootView(layout: self, content: content())
  }
}
