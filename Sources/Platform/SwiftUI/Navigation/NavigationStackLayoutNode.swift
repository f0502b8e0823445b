// The box of a navigation container: the top screen, and the one that comes from under it or goes over it.

import Drawing

@MainActor
package final class NavigationStackLayoutNode: LayoutNode {
  package override var displayName: String { "NavigationStack" }
  private(set) var top: NavigationScreenLayoutNode
  /// The other screen of a transition.
  private var other: (screen: NavigationScreenLayoutNode, isAbove: Bool)?
  /// How far the upper screen of the transition has come.
  private(set) var presence: Presence
  /// Whether a finger has hold of the top screen.
  private var isPulled = false
  /// The screen below the top one, ready to be seen.
  var below: () -> NavigationScreenLayoutNode? = { nil }

  /// How far the lower screen moves away, as a share of the width, and how dark it gets.
  private static let parallax: CGFloat = 0.3
  private static let veil = 0.1
  /// How far titles move, as a share of the width.
  private static let titleTravel: CGFloat = 0.3
  /// The shadow that the upper screen casts on the lower.
  private static let shadow = (opacity: 0.16, radius: CGFloat(6))

  init(top: NavigationScreenLayoutNode, host: ViewHost, environment: EnvironmentValues) {
    self.top = top
    presence = Presence(1, in: host)
    super.init(environment: environment)
    adopt(top)
  }

  package override var children: [LayoutNode] { [top] }
  package override func computeGuideMask() -> UInt64 { 0 }
  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize { top.sizeThatFits(proposal) }
  package override func layoutChildren() {
    top.place(at: .zero, proposal: proposal)
    other?.screen.place(at: .zero, proposal: proposal)
  }
  package override func computeSpacing() -> ViewSpacing { top.spacing }
  package override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value { top.layoutValue(key) }

  /// Shows another screen at once.
  func show(_ screen: NavigationScreenLayoutNode) {
    other = nil
    isPulled = false
    presence.stay(at: 1)
    replaceTop(screen)
  }

  private func replaceTop(_ screen: NavigationScreenLayoutNode) {
    guard screen !== top else { return }
    top = screen
    adopt(screen)
    invalidateLayout()
  }

  /// Shows another screen with a transition: from the trailing edge, or from under the one that goes there.
  func move(to screen: NavigationScreenLayoutNode, isPush: Bool, then: @escaping () -> Void) {
    let old = top
    // What a finger has drawn aside goes on from there.
    let wasPulled = isPulled && !isPush && other?.screen === screen
    isPulled = false
    replaceTop(screen)
    other = (old, isAbove: !isPush)
    if !wasPulled { presence.stay(at: isPush ? 0 : 1) }
    presence.go(to: isPush ? 1 : 0) { [weak self] in
      self?.other = nil
      self?.presence.stay(at: 1)
      then()
    }
  }

  /// A finger takes hold of the top screen; the one below comes into sight.
  func beginPull() {
    guard other == nil, let below = below(), below !== top else { return }
    isPulled = true
    adopt(below)
    other = (below, isAbove: false)
    pull(to: 0)
    invalidateLayout()
  }

  /// The finger has drawn the top screen aside by a share of the width.
  func pull(to share: CGFloat) {
    guard isPulled else { return }
    presence.stay(at: Double(1 - min(max(share, 0), 1)), tracksVelocity: true)
    owner?.host.requestLayout()
  }

  /// The finger lets the top screen go back to its place.
  func endPull() {
    guard isPulled else { return }
    isPulled = false
    presence.go(to: 1) { [weak self] in
      self?.other = nil
      self?.owner?.host.requestLayout()
    }
  }

  /// Whether two screens are seen.
  var isInTransition: Bool { other != nil }

  package override func draw(into context: inout DrawContext) {
    guard let (otherScreen, isAbove) = other else { return top.drawPlaced(into: &context) }
    let (upper, lower) = isAbove ? (otherScreen, top) : (top, otherScreen)
    let share = min(max(presence.value, 0), 1)
    if environment.accessibilityReduceMotion {
      lower.drawPlaced(into: &context)
      var layer = Layer()
      layer.opacity = share
      context.layered(layer) { upper.drawPlaced(into: &$0) }
      return
    }
    let growth = growthIntoSafeArea(edges: .all)
    let frame = context.rect(size)
    let whole = CGRect(
      x: frame.minX - growth.leading, y: frame.minY - growth.top, width: frame.width + growth.horizontal,
      height: frame.height + growth.vertical)
    let direction: CGFloat = environment.layoutDirection == .rightToLeft ? -1 : 1
    let progress = CGFloat(share)
    let path = CGPath(rect: context.pixelAligned(whole), transform: nil)
    context.clipped(to: path) { inner in
      let lowerX = -Self.parallax * whole.width * progress * direction
      let upperX = whole.width * (1 - progress) * direction
      let barsStay = !upper.isBarHidden && !lower.isBarHidden
      inner.shifted(x: lowerX) { lower.drawScreen(withBars: !barsStay, into: &$0) }
      inner.add(.fill(path, .color(RGBA.black.opacity(Self.veil * share)), .winding))
      inner.shifted(x: upperX) { moved in
        let edge = whole.offsetBy(dx: upperX, dy: 0)
        let shadow = PaintShadow(
          color: RGBA.black.opacity(Self.shadow.opacity * (1 - share)), radius: Self.shadow.radius, offset: .zero,
          isInner: false)
        moved.add(.fill(CGPath(rect: edge, transform: nil), .shadowed(.color(.black), [shadow]), .winding))
        upper.drawScreen(withBars: !barsStay, into: &moved)
      }
      guard barsStay else { return }
      let travel = Self.titleTravel * whole.width * direction
      // What is in the lower screen's bar, such as a large title, goes under the upper screen.
      let seen = whole.offsetBy(dx: upperX - whole.width * direction, dy: 0)
      inner.clipped(to: CGPath(rect: seen, transform: nil)) {
        lower.drawBars(opacity: 1 - share, titleShift: -travel * progress, into: &$0)
      }
      upper.drawBars(opacity: share, titleShift: travel * (1 - progress), into: &inner)
    }
  }

  package override func collectSemantics(into context: inout SemanticsContext) {
    top.collectSemanticsPlaced(into: &context)
  }
}

extension DrawContext {
  /// Draws at another place.
  package mutating func shifted(x: CGFloat = 0, y: CGFloat = 0, _ body: (inout DrawContext) -> Void) {
    let (saved, wasTransformed) = (origin, isTransformed)
    origin = CGPoint(x: saved.x + x, y: saved.y + y)
    isTransformed = wasTransformed || x != 0 || y != 0
    body(&self)
    isTransformed = wasTransformed
    origin = saved
  }
}
