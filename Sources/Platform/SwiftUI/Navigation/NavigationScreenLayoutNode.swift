// The box of a screen in a navigation container: content that keeps clear of the bars and scrolls under them.

import Drawing
import UIKit

@MainActor
package final class NavigationScreenLayoutNode: LayoutNode, SafeAreaProviding {
  private let content: LayoutNode
  private let bar: LayoutNode
  /// What lies under the bar's row and scrolls under it.
  fileprivate let barExtension: LayoutNode
  private let bottomBar: LayoutNode
  /// What a search suggests, over the content.
  private let suggestions: LayoutNode
  var showsSuggestions = false
  private let role: NavigationRole
  var settings = BarSettings()
  var isBarHidden = false
  /// What of the bar's extension goes under the bar when the content scrolls.
  enum Collapsing { case nothing, title, all }
  var collapsing = Collapsing.nothing
  /// How tall the title in the extension is.
  var largeTitleHeight: CGFloat = 0
  var isBottomBarHidden = true
  var panRecognizer: AxisPan?
  /// Whether the way back is hidden, and with it the swipe.
  var hidesBack = false
  /// Leads to the screen before; nil on a root.
  var back: (@MainActor () -> Void)?
  fileprivate var rowHeight: CGFloat = 0
  fileprivate var extensionHeight: CGFloat = 0
  private var barHeight: CGFloat { rowHeight + extensionHeight }
  private var bottomBarHeight: CGFloat = 0
  fileprivate var inside = EdgeInsets()

  init(
    content: LayoutNode, bar: LayoutNode, barExtension: LayoutNode, bottomBar: LayoutNode, suggestions: LayoutNode,
    role: NavigationRole,
    environment: EnvironmentValues
  ) {
    self.suggestions = suggestions
    self.barExtension = barExtension
    self.content = content
    self.bar = bar
    self.bottomBar = bottomBar
    self.role = role
    super.init(environment: environment)
    adopt(content)
    adopt(bar)
    adopt(barExtension)
    adopt(bottomBar)
    adopt(suggestions)
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
    [content] + (showsSuggestions ? [suggestions] : []) + (isBarHidden ? [] : [bar, barExtension])
      + (isBottomBarHidden ? [] : [bottomBar])
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
      (isBarHidden ? 0 : height(of: bar, proposal.width) + height(of: barExtension, proposal.width))
      + (isBottomBarHidden ? 0 : height(of: bottomBar, proposal.width))
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height + bars)
  }

  private func height(of bar: LayoutNode, _ width: CGFloat?) -> CGFloat {
    bar.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
  }

  package override func layoutChildren() {
    inside = safeAreaInside
    let across = ProposedViewSize(width: size.width, height: nil)
    rowHeight = isBarHidden ? 0 : height(of: bar, size.width)
    extensionHeight = isBarHidden ? 0 : height(of: barExtension, size.width)
    bottomBarHeight = isBottomBarHidden ? 0 : bottomBar.sizeThatFits(across).height
    if !isBarHidden {
      bar.place(at: CGPoint(x: 0, y: inside.top), proposal: across)
      barExtension.place(at: CGPoint(x: 0, y: inside.top + rowHeight), proposal: across)
    }
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
    if showsSuggestions { suggestions.place(at: CGPoint(x: 0, y: insets.top), proposal: offer) }
    shownScroll?.barAbove = collapsible
  }

  /// The scroll view that the bars follow.
  private var shownScroll: ScrollLayoutNode? { (showsSuggestions ? suggestions : content).trackedScroll }

  /// How much of the bar can go under its row.
  private var collapsible: CGFloat {
    switch collapsing {
    case .nothing: 0
    case .title: min(largeTitleHeight, extensionHeight)
    case .all: extensionHeight
    }
  }

  /// How far the content has gone up, as far as the bar goes along; below zero where it is pulled down.
  fileprivate var collapse: CGFloat {
    guard extensionHeight > 0, let scroll = shownScroll else { return 0 }
    return min(scroll.offset.y, collapsible)
  }

  /// How much is seen of the title in the row, which comes when the large one has nearly gone.
  var inlineTitleShare: Double {
    let start = 0.75 * largeTitleHeight
    guard largeTitleHeight > 0, collapsible > 0 else { return 0 }
    return min(max(Double((collapse - start) / (largeTitleHeight - start)), 0), 1)
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
    if showsSuggestions {
      let room = CGRect(
        x: whole.minX, y: frame.minY + contentSafeArea.top, width: whole.width,
        height: max(whole.maxY - frame.minY - contentSafeArea.top, 0))
      context.add(
        .fill(
          CGPath(rect: context.pixelAligned(room), transform: nil),
          .color(SystemColor.background.rgba(in: environment)), .winding))
      suggestions.drawPlaced(into: &context)
    }
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
    let scroll = shownScroll
    if !isBarHidden {
      let proxy = UINavigationBar.appearance()
      let collapse = collapse
      let isCovering = (scroll?.offset.y ?? 0) > collapsible + 0.5
      let look = BarLook.resolve(
        settings[.navigationBar], isCovering: isCovering, standard: proxy.ownStandardAppearance,
        edge: proxy.scrollEdgeAppearance, tint: proxy.barTintColor, ground: proxy.backgroundColor,
        isPlain: proxy.backgroundImage(for: .default) != nil)
      if parts != .items {
        look.draw(
          in: CGRect(
            x: whole.minX, y: whole.minY, width: whole.width,
            height: frame.minY + inside.top + barHeight - collapse - whole.minY),
          hairlineAt: .bottom, environment: barEnvironment(.navigationBar), into: &context)
      }
      if parts != .grounds {
        context.shifted(x: titleShift) { bar.drawPlaced(into: &$0) }
        drawExtension(shift: CGSize(width: titleShift, height: -collapse), under: frame, whole, into: &context)
      }
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

  /// Draws the large title and the search field as far as they have not gone under the row.
  private func drawExtension(
    shift: CGSize, under frame: CGRect, _ whole: CGRect, into context: inout DrawContext
  ) {
    guard extensionHeight > 0 else { return }
    guard shift.height < 0 else {
      return context.shifted(x: shift.width, y: shift.height) { barExtension.drawPlaced(into: &$0) }
    }
    let top = frame.minY + inside.top + rowHeight
    let room = CGRect(
      x: whole.minX, y: top, width: whole.width, height: max(extensionHeight + shift.height, 0))
    guard room.height > 0 else { return }
    context.clipped(to: CGPath(rect: context.pixelAligned(room), transform: nil)) { inner in
      inner.shifted(x: shift.width, y: shift.height) { barExtension.drawPlaced(into: &$0) }
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
    if !isBarHidden, point.y < insets.top - collapse {
      let moved = CGPoint(x: point.x, y: point.y + collapse)
      let inner =
        point.y < inside.top + rowHeight
        ? bar.hitPlaced(point) ?? HitPath().adding(bar)
        : barExtension.hitPlaced(moved) ?? HitPath().adding(barExtension)
      return inner.adding(self)
    }
    if !isBottomBarHidden, point.y >= size.height - insets.bottom {
      return (bottomBar.hitPlaced(point) ?? HitPath().adding(bottomBar)).adding(self)
    }
    return ((showsSuggestions ? suggestions : content).hitPlaced(point) ?? HitPath()).adding(self)
  }

  package override func collectSemantics(into context: inout SemanticsContext) {
    if !isBarHidden {
      bar.collectSemanticsPlaced(into: &context)
      collectExtension(into: &context)
    }
    (showsSuggestions ? suggestions : content).collectSemanticsPlaced(into: &context)
    if !isBottomBarHidden { bottomBar.collectSemanticsPlaced(into: &context) }
  }
}

extension NavigationScreenLayoutNode {
  /// What the extension says, as far as it has not gone under the row.
  private func collectExtension(into context: inout SemanticsContext) {
    guard extensionHeight > 0 else { return }
    let saved = context.origin
    context.origin.y -= collapse
    let row = saved.y + inside.top + rowHeight
    context.elements += context.collect { barExtension.collectSemanticsPlaced(into: &$0) }
      .filter { $0.frame.midY >= row - 0.5 && (inlineTitleShare < 1 || !$0.traits.contains(.header)) }
    context.origin = saved
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
