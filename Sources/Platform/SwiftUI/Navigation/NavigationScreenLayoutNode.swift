// The box of a screen in a navigation container: content that keeps clear of the bars and scrolls under them.

import Drawing
import UIKit

@MainActor
package final class NavigationScreenLayoutNode: LayoutNode, SafeAreaProviding {
  private let content: LayoutNode
  private let bar: LayoutNode
  private let bottomBar: LayoutNode
  private let role: NavigationRole
  var settings = BarSettings()
  var isBarHidden = false
  var isBottomBarHidden = true
  /// How far a finger has pulled the screen aside, 0...1.
  var swipe: CGFloat = 0
  var panRecognizer: AxisPan?
  /// Whether the way back is hidden, and with it the swipe.
  var hidesBack = false
  /// Leads to the screen before; nil on a root.
  var back: (@MainActor () -> Void)?
  private var barHeight: CGFloat = 0
  private var bottomBarHeight: CGFloat = 0
  private var inside = EdgeInsets()

  init(
    content: LayoutNode, bar: LayoutNode, bottomBar: LayoutNode, role: NavigationRole, environment: EnvironmentValues
  ) {
    self.content = content
    self.bar = bar
    self.bottomBar = bottomBar
    self.role = role
    super.init(environment: environment)
    adopt(content)
    adopt(bar)
    adopt(bottomBar)
  }

  /// Goes back to the screen before.
  ///
  /// - Returns: Whether there is one.
  func goBack() -> Bool {
    guard let back else { return false }
    back()
    return true
  }

  package override var children: [LayoutNode] {
    [content] + (isBarHidden ? [] : [bar]) + (isBottomBarHidden ? [] : [bottomBar])
  }

  package override func computeGuideMask() -> UInt64 { 0 }

  package var contentSafeArea: EdgeInsets {
    EdgeInsets(
      top: isBarHidden ? 0 : inside.top + barHeight, leading: 0,
      bottom: isBottomBarHidden ? 0 : inside.bottom + bottomBarHeight, trailing: 0)
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
    let size = content.sizeThatFits(proposal)
    let bars =
      (isBarHidden ? 0 : bar.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)).height)
      + (isBottomBarHidden ? 0 : bottomBar.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)).height)
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height + bars)
  }

  package override func layoutChildren() {
    inside = safeAreaInside
    let across = ProposedViewSize(width: size.width, height: nil)
    barHeight = isBarHidden ? 0 : bar.sizeThatFits(across).height
    bottomBarHeight = isBottomBarHidden ? 0 : bottomBar.sizeThatFits(across).height
    if !isBarHidden { bar.place(at: CGPoint(x: 0, y: inside.top), proposal: across) }
    if !isBottomBarHidden {
      bottomBar.place(at: CGPoint(x: 0, y: size.height - inside.bottom - bottomBarHeight), proposal: across)
    }
    let insets = contentSafeArea
    let room = CGSize(width: size.width, height: max(size.height - insets.vertical, 0))
    let offer = ProposedViewSize(room)
    let fitting = content.sizeThatFits(offer)
    content.place(
      at: CGPoint(x: (room.width - fitting.width) / 2, y: insets.top + (room.height - fitting.height) / 2),
      proposal: offer)
  }

  package override func draw(into context: inout DrawContext) { drawContents(withBars: true, into: &context) }

  /// Draws the screen at its place, perhaps without its bars' titles and buttons.
  func drawScreen(withBars: Bool, into context: inout DrawContext) {
    let saved = context.origin
    context.origin = CGPoint(x: saved.x + origin.x, y: saved.y + origin.y)
    drawContents(withBars: withBars, into: &context)
    context.origin = saved
  }

  /// Draws only the bars' titles and buttons, moved and faded.
  func drawBars(opacity: Double, titleShift: CGFloat, into context: inout DrawContext) {
    guard opacity > 0 else { return }
    let saved = context.origin
    context.origin = CGPoint(x: saved.x + origin.x, y: saved.y + origin.y)
    var layer = Layer()
    layer.opacity = opacity
    context.layered(layer) { drawBars(.items, titleShift: titleShift, into: &$0) }
    context.origin = saved
  }

  private func drawContents(withBars: Bool, into context: inout DrawContext) {
    // The ground grows into the safe area of boxes around; bars follow a scroll view inside.
    context.isVolatile = true
    let growth = growthIntoSafeArea(edges: .all)
    let frame = context.rect(size)
    let whole = CGRect(
      x: frame.minX - growth.leading, y: frame.minY - growth.top, width: frame.width + growth.horizontal,
      height: frame.height + growth.vertical)
    let isSidebar = role == .sidebar && environment.horizontalSizeClass == .regular
    let ground: SystemColor = isSidebar ? .groupedBackground : .background
    context.add(
      .fill(
        CGPath(rect: context.pixelAligned(whole), transform: nil), .color(ground.rgba(in: environment)), .winding))
    content.drawPlaced(into: &context)
    drawBars(withBars ? .all : .grounds, titleShift: 0, into: &context)
  }

  /// What of the bars is drawn: in a transition the grounds go with their screens, titles and buttons on their own ways.
  private enum BarParts { case all, grounds, items }

  private func drawBars(_ parts: BarParts, titleShift: CGFloat, into context: inout DrawContext) {
    let growth = growthIntoSafeArea(edges: .all)
    let frame = context.rect(size)
    let whole = CGRect(
      x: frame.minX - growth.leading, y: frame.minY - growth.top, width: frame.width + growth.horizontal,
      height: frame.height + growth.vertical)
    let scroll = content.trackedScroll
    if !isBarHidden {
      let proxy = UINavigationBar.appearance()
      let isCovering = (scroll?.offset.y ?? 0) > 0.5
      let look = BarLook.resolve(
        settings[.navigationBar], isCovering: isCovering, standard: proxy.ownStandardAppearance,
        edge: proxy.scrollEdgeAppearance, tint: proxy.barTintColor, ground: proxy.backgroundColor,
        isPlain: proxy.backgroundImage(for: .default) != nil)
      if parts != .items {
        look.draw(
          in: CGRect(
            x: whole.minX, y: whole.minY, width: whole.width,
            height: frame.minY + inside.top + barHeight - whole.minY),
          hairlineAt: .bottom, environment: barEnvironment(.navigationBar), into: &context)
      }
      if parts != .grounds { context.shifted(x: titleShift) { bar.drawPlaced(into: &$0) } }
    }
    if !isBottomBarHidden {
      let proxy = UIToolbar.appearance()
      let look = BarLook.resolve(
        settings[.bottomBar], isCovering: scroll.map { $0.hasContentBelow } ?? false,
        standard: proxy.ownStandardAppearance, edge: proxy.scrollEdgeAppearance, tint: proxy.barTintColor)
      let top = frame.maxY - inside.bottom - bottomBarHeight
      if parts != .items {
        look.draw(
          in: CGRect(x: whole.minX, y: top, width: whole.width, height: whole.maxY - top), hairlineAt: .top,
          environment: barEnvironment(.bottomBar), into: &context)
      }
      if parts != .grounds { bottomBar.drawPlaced(into: &context) }
    }
  }

  private func barEnvironment(_ kind: ToolbarPlacement.Kind) -> EnvironmentValues {
    var values = environment
    if let scheme = settings[kind].colorScheme { values.colorScheme = scheme }
    return values
  }

  /// Bars keep touches from what scrolls away under them.
  package override func hit(_ point: CGPoint) -> HitPath? {
    let insets = contentSafeArea
    if !isBarHidden, point.y < insets.top { return (bar.hitPlaced(point) ?? HitPath().adding(bar)).adding(self) }
    if !isBottomBarHidden, point.y >= size.height - insets.bottom {
      return (bottomBar.hitPlaced(point) ?? HitPath().adding(bottomBar)).adding(self)
    }
    return (content.hitPlaced(point) ?? HitPath()).adding(self)
  }

  package override func collectSemantics(into context: inout SemanticsContext) {
    if !isBarHidden { bar.collectSemanticsPlaced(into: &context) }
    content.collectSemanticsPlaced(into: &context)
    if !isBottomBarHidden { bottomBar.collectSemanticsPlaced(into: &context) }
  }
}

extension LayoutNode {
  /// How much of the safe area's insets lies inside of this box: for bars in containers that reach to the screen's edge.
  var safeAreaInside: EdgeInsets {
    let overlap = safeAreaOverlap()
    let growth = growthIntoSafeArea(edges: .all)
    return EdgeInsets(
      top: max(overlap.top - growth.top, 0), leading: 0, bottom: max(overlap.bottom - growth.bottom, 0), trailing: 0)
  }

  /// The first vertical scroll view inside, which bars follow.
  var trackedScroll: ScrollLayoutNode? {
    if let scroll = self as? ScrollLayoutNode { return scroll.axes.contains(.vertical) ? scroll : nil }
    for child in children {
      if let scroll = child.trackedScroll { return scroll }
    }
    return nil
  }
}

extension ScrollLayoutNode {
  /// Whether there is content below what the viewport shows.
  var hasContentBelow: Bool { offset.y < maximumOffset.y - 0.5 }
}
