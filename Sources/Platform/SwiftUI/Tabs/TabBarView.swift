// The tab bar's items, as iOS 17 draws them.

import Drawing
import UIKit

/// A tab in the bar.
struct TabBarItem {
  var label: TabItemLabel
  var badge: Text?
  var isSelected: Bool
  var select: @MainActor () -> Void
}

/// Sizes of iOS 17's tab bars, in points.
enum TabBarMetrics {
  static let height: CGFloat = 49
  /// More tabs than this are gathered under "More" on phones.
  static let limit = 5
  static let symbolFont = Font.system(size: 18, weight: .medium)
  static let titleFont = Font.system(size: 10, weight: .medium)
  static let inlineTitleFont = Font.system(size: 13)
  static let inlineItemWidth: CGFloat = 146
  static let unselected = Color(
    uiColor: UIColor {
      $0.userInterfaceStyle == .dark ? UIColor(white: 0.459, alpha: 1) : UIColor(white: 0.6, alpha: 1)
    })
}

struct TabBarView: View {
  let items: [TabBarItem]
  let settings: BarSettings.Bar
  /// Shows the tabs that the bar has no room for.
  var showMore: @MainActor () -> Void = {}
  /// Whether the list of those is shown.
  var isMoreOpen = false
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tint) private var tint

  var body: some View {
    let proxy = UITabBar.appearance()
    let colors = TabBarColors(proxy: proxy, tint: tint, isInline: isInline)
    let shown = shownItems
    HStack(spacing: 0) {
      if isInline { Spacer(minLength: 0) }
      ForEach(shown.indices, id: \.self) { index in
        TabBarItemView(item: shown[index], colors: colors, isInline: isInline)
          .frame(maxWidth: isInline ? TabBarMetrics.inlineItemWidth : .infinity)
          // After the badge, which is read first.
          .overlay {
            Text(verbatim: "\(index + 1) of \(shown.count)").modifier(SpokenOnly()).modifier(SpokenValue())
          }
          .controlElement(
            .tab, traits: shown[index].isSelected ? [.button, .selected] : .button,
            actions: ControlActions(activate: shown[index].select))
      }
      if isInline { Spacer(minLength: 0) }
    }
    .frame(height: TabBarMetrics.height)
    .transformEnvironment(\.self) { values in
      values = values.forBars
      if let scheme = settings.colorScheme { values.colorScheme = scheme }
    }
  }

  private var isInline: Bool { sizeClass == .regular }

  private var shownItems: [TabBarItem] {
    guard !isInline, items.count > TabBarMetrics.limit else { return items }
    let kept = items.prefix(TabBarMetrics.limit - 1)
    let more = TabBarItem(
      label: TabItemLabel(title: Text(verbatim: "More"), image: Image(systemName: "ellipsis"), variants: .fill),
      badge: nil, isSelected: isMoreOpen || items.dropFirst(kept.count).contains(where: \.isSelected), select: showMore)
    return kept + [more]
  }
}

/// The colours and fonts of items, from the tint and UIKit's appearance.
@MainActor
struct TabBarColors {
  private(set) var selectedIcon: AnyShapeStyle
  private(set) var selectedTitle: AnyShapeStyle
  private(set) var icon: AnyShapeStyle
  private(set) var title: AnyShapeStyle
  private(set) var selectedFont: Font?
  private(set) var font: Font?
  private(set) var badge = Color.red

  init(proxy: UITabBar, tint: AnyShapeStyle?, isInline: Bool) {
    let appearance = proxy.ownStandardAppearance ?? proxy.scrollEdgeAppearance
    let items = isInline ? appearance?.inlineLayoutAppearance : appearance?.stackedLayoutAppearance
    func style(_ color: UIColor?) -> AnyShapeStyle? { color.map { AnyShapeStyle(Color(uiColor: $0)) } }
    let selectedText = BarTextAttributes(items?.selected.titleTextAttributes)
    let text = BarTextAttributes(items?.normal.titleTextAttributes)
    let accent = tint ?? style(proxy.ownTintColor) ?? AnyShapeStyle(.tint)
    let grey = style(proxy.unselectedItemTintColor) ?? AnyShapeStyle(TabBarMetrics.unselected)
    selectedIcon = style(items?.selected.iconColor) ?? accent
    selectedTitle = selectedText.color.map { AnyShapeStyle($0) } ?? accent
    icon = style(items?.normal.iconColor) ?? grey
    title = text.color.map { AnyShapeStyle($0) } ?? grey
    selectedFont = selectedText.font
    font = text.font
    if let color = items?.normal.badgeBackgroundColor { badge = Color(uiColor: color) }
  }
}

private struct TabBarItemView: View {
  let item: TabBarItem
  let colors: TabBarColors
  let isInline: Bool

  var body: some View {
    if isInline {
      HStack(spacing: 6) {
        icon
        title(TabBarMetrics.inlineTitleFont)
      }
    } else {
      VStack(spacing: 0) {
        icon.frame(height: 28).padding(.top, item.label.title == nil ? 0 : 5)
        if item.label.title != nil {
          title(TabBarMetrics.titleFont).frame(height: 12).padding(.top, 1)
          Spacer(minLength: 0)
        }
      }
      .frame(height: TabBarMetrics.height)
      .padding(.horizontal, 2)
    }
  }

  private var icon: some View {
    tabImage
      .foregroundStyle(item.isSelected ? colors.selectedIcon : colors.icon)
      .overlay(alignment: .topTrailing) {
        if let badge = item.badge { TabBadge(text: badge, color: colors.badge).modifier(SpokenValue()) }
      }
  }

  @ViewBuilder private var tabImage: some View {
    if let image = item.label.image {
      image.renderingMode(image.templateMode ?? .template)
        .font(TabBarMetrics.symbolFont).imageScale(.large)
        .environment(\.symbolVariants, item.label.variants)
        .accessibilityHidden(true)
    }
  }

  @ViewBuilder private func title(_ font: Font) -> some View {
    if let title = item.label.title {
      title.font((item.isSelected ? colors.selectedFont : colors.font) ?? font)
        .foregroundStyle(item.isSelected ? colors.selectedTitle : colors.title)
        .lineLimit(1)
    }
  }
}

/// The count at a tab's icon.
private struct TabBadge: View {
  let text: Text
  let color: Color

  var body: some View {
    text.font(.system(size: 13)).foregroundStyle(.white)
      .padding(.horizontal, 5)
      .frame(minWidth: 18, minHeight: 18)
      .background(color, in: Capsule())
      .fixedSize()
      .alignmentGuide(.trailing) { $0[.leading] + 9 }
      .alignmentGuide(.top) { $0[.top] + 4 }
  }
}
