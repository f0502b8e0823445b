// The navigation bar: back button, items, title; below them the large title and the search field.

import Drawing
import UIKit

/// What a bar shows.
struct NavigationBarModel {
  var title: Text?
  var isLarge = false
  var back: NavigationBack?
  var entries: [ToolbarEntry] = []
  var titleMenu: AnyView?
  var search: SearchRequest?
  /// Whether the title is at the leading end, beside a back button without a title.
  var isEditor = false
  var settings = BarSettings.Bar()
}

/// Sizes of iOS 17's navigation bars, in points.
enum NavigationBarMetrics {
  static let height: CGFloat = 44
  static let compactHeight: CGFloat = 32
  /// In sheets.
  static let sheetHeight: CGFloat = 56
  static let largeTitleHeight: CGFloat = 52
  static let searchHeight: CGFloat = 52
  static let scopesGap: CGFloat = 14
  static let backInset: CGFloat = 8
  static let itemGap: CGFloat = 16
  static let titleFont = Font.system(size: 17, weight: .semibold)
  static let itemFont = Font.system(size: 17)
  static let doneFont = Font.system(size: 17, weight: .semibold)

  /// The distance of titles and items from the sides.
  static func margin(width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
}

extension NavigationBarModel {
  /// Whether somebody searches, and has the bar for the field alone.
  @MainActor var isSearching: Bool { search?.isActive?.wrappedValue == true }
}

/// The row of a navigation bar: back button, items, title.
struct NavigationBarView: View {
  let model: NavigationBarModel
  @Environment(\.isInSheet) private var isInSheet
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  var body: some View {
    let proxy = UINavigationBar.appearance()
    let appearance = proxy.scrollEdgeAppearance ?? proxy.ownStandardAppearance
    ZStack {
      if !model.isSearching {
        NavigationBarRow(height: rowHeight, isTitleLeading: model.isEditor) {
          NavigationBarSide(
            entries: entries(.leading, .cancellation), back: model.back, hasBackTitle: !model.isEditor)
          NavigationBarCenter(
            principal: entries(.principal), title: model.title, isLarge: model.isLarge,
            attributes: BarTextAttributes(appearance?.titleTextAttributes ?? proxy.titleTextAttributes))
          NavigationBarSide(
            entries: entries(.automatic, .secondary, .trailing, .destructive, .primary, .confirmation), back: nil,
            hasBackTitle: true)
        }
      }
    }
    .modifier(BarSurroundings(settings: model.settings))
  }

  private var rowHeight: CGFloat {
    if isInSheet { return NavigationBarMetrics.sheetHeight }
    return verticalSizeClass == .compact ? NavigationBarMetrics.compactHeight : NavigationBarMetrics.height
  }

  private func entries(_ kinds: ToolbarItemPlacement.Kind...) -> [ToolbarEntry] {
    kinds.flatMap { kind in model.entries.filter { $0.placement.kind == kind } }
  }
}

/// What is under the row, and scrolls under it: the large title and the search field.
struct NavigationBarExtension: View {
  let model: NavigationBarModel

  var body: some View {
    let proxy = UINavigationBar.appearance()
    let appearance = proxy.scrollEdgeAppearance ?? proxy.ownStandardAppearance
    let isSearching = model.isSearching
    VStack(spacing: 0) {
      if model.isLarge, !isSearching, let title = model.title {
        LargeTitle(
          title: title,
          attributes: BarTextAttributes(appearance?.largeTitleTextAttributes ?? proxy.largeTitleTextAttributes))
      }
      if let search = model.search {
        SearchField(search).imageScale(.medium).modifier(BarMargins())
          .padding(.top, isSearching ? 8 : 1)
          .frame(height: NavigationBarMetrics.searchHeight, alignment: .top)
        if let scopes = search.scopes, isSearching {
          scopes.modifier(BarMargins()).padding(.bottom, NavigationBarMetrics.scopesGap)
        }
      }
    }
    .modifier(BarSurroundings(settings: model.settings))
  }
}

/// What the views of a navigation bar see.
private struct BarSurroundings: ViewModifier {
  let settings: BarSettings.Bar

  func body(content: Content) -> some View {
    let tint = UINavigationBar.appearance().ownTintColor.map { AnyShapeStyle(Color(uiColor: $0)) }
    content.transformEnvironment(\.self) { values in
      values = values.forBars
      if let tint { values.tint = tint }
      if let scheme = settings.colorScheme, settings.backgroundVisibility != .hidden { values.colorScheme = scheme }
    }
  }
}

extension EnvironmentValues {
  /// What bars see: fonts of a fixed size, nothing of the content's looks.
  var forBars: EnvironmentValues {
    var values = self
    values.dynamicTypeSize = .large
    values.font = NavigationBarMetrics.itemFont
    values.fontTraits = FontTraits()
    values.foregroundStyles = nil
    values.lineLimit = 1
    values.imageScale = .large
    values.multilineTextAlignment = .leading
    return values
  }
}

/// Leading, title and trailing parts in a row: the title in the middle as long as there is room for it.
struct NavigationBarRow: Layout {
  let height: CGFloat
  var isTitleLeading = false

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: proposal.width ?? 320, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard subviews.count == 3 else { return }
    let (leading, title, trailing) = (subviews[0], subviews[1], subviews[2])
    let margin = NavigationBarMetrics.margin(width: bounds.width)
    let isBack = leading[IsBackKey.self]
    let leadingMargin = isBack ? NavigationBarMetrics.backInset : margin
    let gap: CGFloat = 6
    let room = bounds.width - leadingMargin - margin
    let wantedTitle = title.sizeThatFits(.unspecified).width
    // Items are as wide as they like to be, however far they could stretch.
    let trailingIdeal = trailing.sizeThatFits(ProposedViewSize(width: nil, height: height)).width
    let trailingOffer = ProposedViewSize(width: min(trailingIdeal, room * 0.6), height: height)
    let trailingWidth = min(trailing.sizeThatFits(trailingOffer).width, room)
    let leadingRoom = max(
      wantedTitle > 0 ? (bounds.width - wantedTitle) / 2 - leadingMargin - gap : room - trailingWidth - gap,
      isBack ? 24 : room * 0.2)
    let leadingIdeal = leading.sizeThatFits(ProposedViewSize(width: nil, height: height)).width
    let leadingOffer = ProposedViewSize(
      width: isBack ? leadingRoom : min(leadingIdeal, max(leadingRoom, room * 0.6)), height: height)
    let leadingWidth = leading.sizeThatFits(leadingOffer).width
    leading.place(
      at: CGPoint(x: bounds.minX + leadingMargin, y: bounds.midY), anchor: .leading, proposal: leadingOffer)
    trailing.place(
      at: CGPoint(x: bounds.maxX - margin, y: bounds.midY), anchor: .trailing,
      proposal: ProposedViewSize(width: trailingWidth, height: height))
    let left = bounds.minX + leadingMargin + leadingWidth + (leadingWidth > 0 ? gap : 0)
    let right = bounds.maxX - margin - trailingWidth - (trailingWidth > 0 ? gap : 0)
    let offer = ProposedViewSize(width: max(right - left, 0), height: height)
    let width = title.sizeThatFits(offer).width
    let centred = bounds.midX - width / 2
    let x = isTitleLeading ? left : max(left, min(centred, right - width))
    title.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: offer)
  }
}

private struct IsBackKey: LayoutValueKey { static var defaultValue: Bool { false } }

/// The items at one end of the bar.
private struct NavigationBarSide: View {
  let entries: [ToolbarEntry]
  let back: NavigationBack?
  let hasBackTitle: Bool

  var body: some View {
    HStack(spacing: NavigationBarMetrics.itemGap) {
      if let back { BackButton(back: back, hasTitle: hasBackTitle) }
      ForEach(entries.indices, id: \.self) { ToolbarEntryView(entry: entries[$0]) }
    }
    .layoutValue(key: IsBackKey.self, value: back != nil)
  }
}

/// The chevron and the title of the screen before.
private struct BackButton: View {
  let back: NavigationBack
  let hasTitle: Bool
  @Environment(\.presentationDismissal) private var dismissal

  var body: some View {
    HStack(spacing: 6) {
      BackChevron()
        .stroke(.tint, style: StrokeStyle(lineWidth: 2.6, lineCap: .round, lineJoin: .round))
        .frame(width: 11, height: 20)
      ViewThatFits(in: .horizontal) {
        if hasTitle {
          if let title = back.title { title.fixedSize() }
          Text(verbatim: "Back").fixedSize()
        }
        Color.clear.frame(width: 0, height: 0)
      }
    }
    .foregroundStyle(.tint)
    .controlElement(
      .button, label: hasTitle ? nil : "Back", traits: .button,
      actions: ControlActions(activate: { dismissal?.dismiss() }))
  }
}

private struct BackChevron: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    let inset: CGFloat = 1.3
    path.move(to: CGPoint(x: rect.maxX - inset, y: rect.minY + inset))
    path.addLine(to: CGPoint(x: rect.minX + inset, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.maxX - inset, y: rect.maxY - inset))
    return path
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}

/// One entry of a bar, with what it saw where it was declared.
struct ToolbarEntryView: View {
  let entry: ToolbarEntry

  var body: some View {
    let isDone = entry.placement.kind == .confirmation
    HStack(spacing: NavigationBarMetrics.itemGap) { entry.content }
      .labelStyle(.iconOnly)
      .transformEnvironment(\.self) { values in
        var new = entry.environment.forBars
        new.colorScheme = values.colorScheme
        new.presentationDismissal = values.presentationDismissal ?? new.presentationDismissal
        if let tint = values.tint { new.tint = new.tint ?? tint }
        new.font = isDone ? NavigationBarMetrics.doneFont : NavigationBarMetrics.itemFont
        values = new
      }
  }
}

/// The title in the bar, or what stands in its place.
private struct NavigationBarCenter: View {
  let principal: [ToolbarEntry]
  let title: Text?
  /// Whether there is a large title under the bar, which this one follows.
  let isLarge: Bool
  let attributes: BarTextAttributes

  var body: some View {
    HStack(spacing: 4) {
      if !principal.isEmpty {
        ForEach(principal.indices, id: \.self) { ToolbarEntryView(entry: principal[$0]) }
      } else if let title {
        title.lineLimit(1)
          .barText(attributes, color: .primary, font: NavigationBarMetrics.titleFont)
          .accessibilityAddTraits(.isHeader)
          .modifier(FollowingTitle(isLarge: isLarge))
      }
    }
  }
}

/// A title that is only seen once the large one has gone under the bar.
private struct FollowingTitle: UnaryLayoutModifier {
  typealias Body = Never
  let isLarge: Bool

  private func share(_ node: LayoutNode) -> Double {
    guard isLarge else { return 1 }
    var outer = node.parent
    while let current = outer {
      if let screen = current as? NavigationScreenLayoutNode { return screen.inlineTitleShare }
      outer = current.parent
    }
    return 0
  }

  func draw(_ child: LayoutNode, node: LayoutNode, into context: inout DrawContext) {
    context.isVolatile = context.isVolatile || isLarge
    let share = share(node)
    guard share < 1 else { return child.drawPlaced(into: &context) }
    guard share > 0 else { return }
    var layer = Layer()
    layer.opacity = share
    context.layered(layer) { child.drawPlaced(into: &$0) }
  }

  func collectSemantics(_ child: LayoutNode, node: LayoutNode, into context: inout SemanticsContext) {
    if share(node) == 1 { child.collectSemanticsPlaced(into: &context) }
  }
}

/// The title under the bar.
private struct LargeTitle: View {
  let title: Text
  let attributes: BarTextAttributes

  var body: some View {
    LargeTitleRow {
      title.lineLimit(1)
        .barText(attributes, color: .primary, font: .system(size: 34, weight: .bold))
        .accessibilityAddTraits(.isHeader)
    }
  }
}

private struct LargeTitleRow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: proposal.width ?? 320, height: NavigationBarMetrics.largeTitleHeight)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let margin = NavigationBarMetrics.margin(width: bounds.width)
    let offer = ProposedViewSize(width: max(bounds.width - 2 * margin, 0), height: nil)
    for view in subviews {
      view.place(at: CGPoint(x: bounds.minX + margin, y: bounds.minY + 23.5), anchor: .leading, proposal: offer)
    }
  }
}

/// The bar at the bottom: items with equal space between them, unless they bring spacers of their own.
struct BottomBarView: View {
  let entries: [ToolbarEntry]
  let settings: BarSettings.Bar

  var body: some View {
    BottomBarRow {
      ForEach(entries.indices, id: \.self) { BottomBarEntry(entry: entries[$0]) }
    }
    .transformEnvironment(\.self) { values in
      values = values.forBars
      if let scheme = settings.colorScheme { values.colorScheme = scheme }
    }
  }
}

/// The views of a bottom bar's entry, each an item of its own.
private struct BottomBarEntry: View {
  let entry: ToolbarEntry
  var body: some View {
    entry.content.labelStyle(.iconOnly).transformEnvironment(\.self) { values in
      var new = entry.environment.forBars
      new.colorScheme = values.colorScheme
      values = new
    }
  }
}

private struct BottomBarRow: Layout {
  static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: proposal.width ?? 320, height: NavigationBarMetrics.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let margin = NavigationBarMetrics.margin(width: bounds.width)
    let isSpacer = subviews.map { view in onMainActorNow { view.node.isSpacer } }
    let room = bounds.width - 2 * margin
    let sizes = zip(subviews, isSpacer).map { view, isSpacer in
      isSpacer ? .zero : view.sizeThatFits(ProposedViewSize(width: room, height: bounds.height))
    }
    let used = sizes.reduce(0) { $0 + $1.width }
    let spacers = isSpacer.filter { $0 }.count
    let free = max(room - used, 0)
    var x = bounds.minX + margin
    if spacers == 0, subviews.count == 1 { x += free / 2 }
    for (index, view) in subviews.enumerated() {
      if isSpacer[index] {
        x += free / CGFloat(spacers)
        continue
      }
      view.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: sizes[index].width, height: bounds.height))
      x += sizes[index].width
      if spacers == 0, subviews.count > 1 { x += free / CGFloat(subviews.count - 1) }
    }
  }
}

/// A bar's margins at the sides.
private struct BarMargins: UnaryLayoutModifier {
  typealias Body = Never

  func sizeThatFits(
    _ proposal: ProposedViewSize, child: LayoutNode, environment: EnvironmentValues
  ) -> CGSize {
    let width = proposal.width ?? 320
    let margin = NavigationBarMetrics.margin(width: width)
    return CGSize(
      width: width,
      height: child.sizeThatFits(ProposedViewSize(width: width - 2 * margin, height: proposal.height)).height)
  }

  func place(_ child: LayoutNode, in node: LayoutNode) {
    let margin = NavigationBarMetrics.margin(width: node.size.width)
    child.place(
      at: CGPoint(x: margin, y: 0),
      proposal: ProposedViewSize(width: node.size.width - 2 * margin, height: node.proposal.height))
  }
}
