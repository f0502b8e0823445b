// Where scrolling comes to rest: targets, behaviours and the position bound to a view's id.

/// Where a scroll view comes to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// In the content's coordinates.
  public var rect: CGRect
  public var anchor: UnitPoint?
  package init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// Decides where a scroll view comes to rest.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// What a behaviour sees of the scroll view.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  public let originalTarget: ScrollTarget
  /// Points a second.
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
  /// Where the views that scrolling may stop at begin, along the axis, in the content's coordinates.
  package let stops: [CGRect]
  private let environment: EnvironmentValues

  package init(
    originalTarget: ScrollTarget, velocity: CGVector, contentSize: CGSize, containerSize: CGSize, axes: Axis.Set,
    stops: [CGRect], environment: EnvironmentValues
  ) {
    self.originalTarget = originalTarget
    self.velocity = velocity
    self.contentSize = contentSize
    self.containerSize = containerSize
    self.axes = axes
    self.stops = stops
    self.environment = environment
  }

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Stops at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    // One page at a time, however fast.
    func page(_ position: CGFloat, _ start: CGFloat, _ room: CGFloat, _ content: CGFloat) -> CGFloat {
      guard room > 0 else { return position }
      let from = (start / room).rounded()
      let wanted = min(max((position / room).rounded(), from - 1), from + 1)
      return min(max(wanted * room, 0), max(content - room, 0))
    }
    let start = context.originalTarget.rect
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = page(
        target.rect.minX, start.minX, context.containerSize.width, context.contentSize.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = page(
        target.rect.minY, start.minY, context.containerSize.height, context.contentSize.height)
    }
  }
}

/// Stops where a view of the scroll target layout begins.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How many views one scroll may pass.
  public struct LimitBehavior: Equatable, Sendable {
    private let raw: Int
    public static var automatic: LimitBehavior { LimitBehavior(raw: 0) }
    public static var always: LimitBehavior { LimitBehavior(raw: 1) }
    public static var never: LimitBehavior { LimitBehavior(raw: 2) }
  }

  package let limit: LimitBehavior
  public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let isLimited = limit == .always || (limit == .automatic && context.horizontalSizeClass == .compact)
    func nearest(
      _ position: CGFloat, from old: CGFloat, _ start: (CGRect) -> CGFloat, _ limit: CGFloat
    ) -> CGFloat {
      let starts = context.stops.map(start).sorted()
      func index(of position: CGFloat) -> Int? {
        starts.indices.min { abs(starts[$0] - position) < abs(starts[$1] - position) }
      }
      guard var best = index(of: position) else { return position }
      if isLimited, let from = index(of: old) { best = min(max(best, from - 1), from + 1) }
      return min(starts[best], max(limit, 0))
    }
    let old = context.originalTarget.rect
    if context.axes.contains(.horizontal), context.layoutDirection == .rightToLeft {
      // Views begin at their right edges, which meet the container's.
      let room = context.containerSize.width
      target.rect.origin.x = max(
        nearest(target.rect.minX, from: old.minX, { $0.maxX - room }, context.contentSize.width - room), 0)
    } else if context.axes.contains(.horizontal) {
      target.rect.origin.x = nearest(
        target.rect.minX, from: old.minX, \.minX, context.contentSize.width - context.containerSize.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = nearest(
        target.rect.minY, from: old.minY, \.minY, context.contentSize.height - context.containerSize.height)
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

private struct ScrollTargetBehaviorKey: EnvironmentKey {
  static var defaultValue: (any ScrollTargetBehavior)? { nil }
}

extension EnvironmentValues {
  package var scrollTargetBehavior: (any ScrollTargetBehavior)? {
    get { self[ScrollTargetBehaviorKey.self] }
    set { self[ScrollTargetBehaviorKey.self] = newValue }
  }
}

/// Marks the layout whose views scrolling may stop at.
package struct ScrollTargetLayout: Equatable, Sendable { package let isEnabled: Bool }

extension ScrollTargetLayout: UnaryLayoutModifier {
  package typealias Body = Never
  package func affectsLayout(comparedTo old: ScrollTargetLayout) -> Bool { false }
  package static var displayName: String { "scrollTargetLayout" }
}

/// Ties a scroll view's position to the id of a view in it.
package struct ScrollPositionModifier<ID: Hashable> {
  let position: Binding<ID?>
  let id: ID?
  let anchor: UnitPoint?
}

extension ScrollPositionModifier: ViewModifier {
  package typealias Body = Never
  package static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    let reported = Reported()
    return LifecycleNode(
      view, context,
      appear: { modifier, node in
        modifier.show(in: node)
        modifier.report(from: node, reported)
      },
      update: { old, new, node in
        new.report(from: node, reported)
        guard old.id != new.id, reported.id != new.id.map({ AnyHashable($0) }) else { return }
        let animation = node.host.transaction.animation
        node.host.afterUpdate { [weak node] in if let node { new.show(in: node, animation) } }
      },
      disappear: { _ in })
  }

  /// The id that scrolling last wrote.
  @MainActor private final class Reported { var id: AnyHashable? }

  @MainActor private func show(in node: _ViewNode, _ animation: Animation? = nil) {
    guard let id else { return }
    node.scroll(toID: AnyHashable(id), anchor: anchor, isTarget: true, animation: animation)
  }

  /// Writes the id of the view at the anchor while a person scrolls.
  @MainActor private func report(from node: _ViewNode, _ reported: Reported) {
    guard let scroll = node.layoutNodes.lazy.compactMap(\.firstScroll).first else { return }
    let (position, anchor) = (position, anchor ?? .topLeading)
    scroll.onMove[ObjectIdentifier(reported)] = { [weak scroll] in
      guard let scroll, scroll.isBeingMoved, let id = scroll.target(at: anchor), let value = id.base as? ID,
        position.wrappedValue != value
      else { return }
      reported.id = id
      position.wrappedValue = value
    }
  }
}

extension LayoutNode {
  /// The first scroll view inside, or the box itself.
  fileprivate var firstScroll: ScrollLayoutNode? {
    if let scroll = self as? ScrollLayoutNode { return scroll }
    for child in children {
      if let scroll = child.firstScroll { return scroll }
    }
    return nil
  }
}

extension ScrollLayoutNode {
  /// The id of the target nearest to a point of the viewport.
  fileprivate func target(at anchor: UnitPoint) -> AnyHashable? {
    let viewport = CGRect(origin: offset, size: size)
    let axis: Axis = axes.contains(.vertical) ? .vertical : .horizontal
    let across = isMirroredAcross ? 1 - anchor.x : anchor.x
    func place(_ rect: CGRect) -> CGFloat {
      axis == .vertical ? rect.minY + rect.height * anchor.y : rect.minX + rect.width * across
    }
    let wanted = place(viewport)
    return scrollTargets(near: viewport).min { abs(place($0.frame) - wanted) < abs(place($1.frame) - wanted) }?.id
  }
}

/// Reads the bound id in a body, so that the view follows it.
struct ScrollPositionReader<ID: Hashable> {
  let position: Binding<ID?>
  let anchor: UnitPoint?
}

extension ScrollPositionReader: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(ScrollPositionModifier(position: position, id: position.wrappedValue, anchor: anchor))
  }
}

extension View {
  /// How the scroll views inside come to rest.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    environment(\.scrollTargetBehavior, behavior)
  }
  /// Lets scrolling stop at the views of this layout.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayout(isEnabled: isEnabled))
  }
  /// Ties the position of the scroll views inside to the id of a view.
  nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    scrollPositionReader(id, anchor)
  }
  nonisolated private func scrollPositionReader<ID: Hashable>(_ id: Binding<ID?>, _ anchor: UnitPoint?) -> some View {
    modifier(ScrollPositionReader(position: id, anchor: anchor))
  }
}
