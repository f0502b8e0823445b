// The box of a tab view: the chosen page, and the tab bar or the page dots over its lower end.

import Drawing
import UIKit

@MainActor
final class TabViewLayoutNode: LayoutNode, SafeAreaProviding {
  var page: LayoutNode? {
    didSet { if let page { adopt(page) } }
  }
  var bar: LayoutNode? {
    didSet { if let bar { adopt(bar) } }
  }
  var settings = BarSettings.Bar()
  var isBarHidden = false
  var isPaged = false
  private var inside = EdgeInsets()
  var panRecognizer: AxisPan?
  /// The pages to swipe through, in order.
  var pages: [LayoutNode] = [] {
    didSet { for page in pages { adopt(page) } }
  }
  /// Chooses a page.
  var select: (_ index: Int) -> Void = { _ in }
  /// Where the pages are on their way from one to another.
  let turning = PageTurning()
  private var barHeight: CGFloat = 0
  /// How far the bar lies below its place in this box: the keyboard, and bars that `safeAreaInset` adds around a tab view,
  /// cover the tab bar, which keeps to the screen's edge.
  private var lowered: CGFloat = 0

  private var shownBar: LayoutNode? { isBarHidden ? nil : bar }

  override var children: [LayoutNode] { [page, shownBar].compactMap { $0 } }
  override func computeGuideMask() -> UInt64 { 0 }

  var contentSafeArea: EdgeInsets {
    EdgeInsets(
      top: 0, leading: 0, bottom: isBarHidden || isPaged ? 0 : max(inside.bottom + barHeight - lowered, 0), trailing: 0)
  }

  /// The inset of the screen, without the keyboard, or of the sheet at its lower edge.
  private var screenInset: CGFloat {
    var node = parent
    while let current = node {
      if let root = current as? RootLayoutNode { return root.safeArea.bottom }
      if current is PresentationLayoutNode {
        return (current as? any SafeAreaProviding)?.contentSafeArea.bottom ?? 0
      }
      node = current.parent
    }
    return 0
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    let size = page?.sizeThatFits(proposal) ?? .zero
    let below = isPaged ? 0 : shownBar?.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)).height ?? 0
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height + below)
  }

  override func layoutChildren() {
    inside = safeAreaInside
    let across = ProposedViewSize(width: size.width, height: nil)
    barHeight = shownBar?.sizeThatFits(across).height ?? 0
    lowered = isPaged ? 0 : max(growthIntoSafeArea(edges: .bottom).bottom - screenInset, 0)
    shownBar?.place(at: CGPoint(x: 0, y: size.height - inside.bottom - barHeight + lowered), proposal: across)
    let room = CGSize(width: size.width, height: max(size.height - contentSafeArea.bottom, 0))
    let offer = ProposedViewSize(room)
    for page in isPaged ? turning.seen(of: pages).map({ pages[$0] }) : [page].compactMap(\.self) {
      let fitting = page.sizeThatFits(offer)
      page.place(
        at: CGPoint(x: (room.width - fitting.width) / 2, y: (room.height - fitting.height) / 2), proposal: offer)
    }
  }

  override func hit(_ point: CGPoint) -> HitPath? {
    if let shownBar, !isPaged, point.y >= size.height - contentSafeArea.bottom {
      return (shownBar.hitPlaced(point) ?? HitPath().adding(shownBar)).adding(self)
    }
    let inner = hitChildren(point)
    return isPaged ? inner ?? (boundsContain(point) ? HitPath().adding(self) : nil) : inner
  }

  override func draw(into context: inout DrawContext) {
    // The bar grows into the safe area of boxes around, and follows a scroll view inside.
    context.isVolatile = true
    let frame = context.rect(size)
    if isPaged {
      let growth = growthIntoSafeArea(edges: .all)
      let whole = CGRect(
        x: frame.minX - growth.leading, y: frame.minY - growth.top, width: frame.width + growth.horizontal,
        height: frame.height + growth.vertical)
      context.clipped(to: CGPath(rect: context.pixelAligned(whole), transform: nil)) { inner in
        let direction: CGFloat = environment.layoutDirection == .rightToLeft ? -1 : 1
        for index in turning.seen(of: pages) {
          let distance = CGFloat(Double(index) - turning.position)
          guard abs(distance) < 1 else { continue }
          inner.shifted(x: distance * size.width * direction) { pages[index].drawPlaced(into: &$0) }
        }
      }
    } else {
      page?.drawPlaced(into: &context)
    }
    guard let shownBar else { return }
    if !isPaged {
      let growth = growthIntoSafeArea(edges: .all)
      let proxy = UITabBar.appearance()
      let top = frame.maxY - inside.bottom - barHeight + lowered
      var values = environment
      if let scheme = settings.colorScheme { values.colorScheme = scheme }
      let look = BarLook.resolve(
        settings, isCovering: page?.trackedScroll?.hasContentBelow ?? false, standard: proxy.ownStandardAppearance,
        edge: proxy.scrollEdgeAppearance, tint: proxy.barTintColor, ground: proxy.backgroundColor,
        isPlain: proxy.backgroundImage != nil)
      look.draw(
        in: CGRect(
          x: frame.minX - growth.leading, y: top, width: frame.width + growth.horizontal,
          height: frame.maxY + growth.bottom - top),
        hairlineAt: .top, environment: values, into: &context)
    }
    shownBar.drawPlaced(into: &context)
  }
}
