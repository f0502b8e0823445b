// The looks of lists.

/// The look of a list.
public protocol ListStyle {
  static var _kind: _ListKind { get }
}

/// What the engine knows of a list style.
public struct _ListKind: Hashable, Sendable {
  enum Look { case plain, inset, grouped, insetGrouped, sidebar }
  let look: Look
  static let plain = _ListKind(look: .plain)
  static let inset = _ListKind(look: .inset)
  static let grouped = _ListKind(look: .grouped)
  static let insetGrouped = _ListKind(look: .insetGrouped)
  static let sidebar = _ListKind(look: .sidebar)

  /// Whether rows lie on cards over a gray ground.
  var isGrouped: Bool { look == .grouped || look == .insetGrouped || look == .sidebar }
  /// Whether cards keep away from the sides and are rounded.
  var isInset: Bool { look == .insetGrouped || look == .sidebar }
}

/// The style of lists that nothing else is said of: inset grouped on iOS.
public struct DefaultListStyle: ListStyle, Sendable {
  public init() {}
  public static var _kind: _ListKind { .insetGrouped }
}

/// Rows from edge to edge on the background.
public struct PlainListStyle: ListStyle, Sendable {
  public init() {}
  public static var _kind: _ListKind { .plain }
}

/// Plain rows with more room at the sides.
public struct InsetListStyle: ListStyle, Sendable {
  public init() {}
  public static var _kind: _ListKind { .inset }
}

/// Sections as cards from edge to edge.
public struct GroupedListStyle: ListStyle, Sendable {
  public init() {}
  public static var _kind: _ListKind { .grouped }
}

/// Sections as rounded cards.
public struct InsetGroupedListStyle: ListStyle, Sendable {
  public init() {}
  public static var _kind: _ListKind { .insetGrouped }
}

/// Sections that fold, for the first column of an app.
public struct SidebarListStyle: ListStyle, Sendable {
  public init() {}
  public static var _kind: _ListKind { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { .init() }
}
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { .init() }
}
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { .init() }
}
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { .init() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { .init() }
}
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { .init() }
}

private struct ListKindKey: EnvironmentKey { static var defaultValue: _ListKind { .insetGrouped } }
private struct RowContextKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct MinimumRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { ListMetrics.row } }
private struct MinimumHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct SectionSpacingKey: EnvironmentKey { static var defaultValue: ListSectionSpacing { .default } }
private struct RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct ContentBackgroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
private struct ItemTintKey: EnvironmentKey { static var defaultValue: ListItemTint? { nil } }

extension EnvironmentValues {
  package var listKind: _ListKind {
    get { self[ListKindKey.self] }
    set { self[ListKindKey.self] = newValue }
  }
  /// Whether the view is the content of a list's row: controls then keep a line's height.
  package var isInListRow: Bool {
    get { self[RowContextKey.self] }
    set { self[RowContextKey.self] = newValue }
  }
  /// The smallest height of a list's row, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinimumRowHeightKey.self] }
    set { self[MinimumRowHeightKey.self] = newValue }
  }
  /// The smallest height of a list's header, in points; nil for the list's own.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinimumHeaderHeightKey.self] }
    set { self[MinimumHeaderHeightKey.self] = newValue }
  }
  package var listSectionSpacing: ListSectionSpacing {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }
  package var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }
  package var scrollContentBackground: Visibility {
    get { self[ContentBackgroundKey.self] }
    set { self[ContentBackgroundKey.self] = newValue }
  }
  package var listItemTint: ListItemTint? {
    get { self[ItemTintKey.self] }
    set { self[ItemTintKey.self] = newValue }
  }
}

/// The distance between a list's sections.
public struct ListSectionSpacing: Equatable, Sendable {
  let points: CGFloat?
  public static let `default` = ListSectionSpacing(points: nil)
  public static let compact = ListSectionSpacing(points: ListMetrics.compactSectionGap)
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(points: max(spacing, 0)) }
}

/// The tint of a list row's icon.
public struct ListItemTint: Equatable, Sendable {
  let color: Color?
  let isFixed: Bool
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint, isFixed: true) }
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint, isFixed: false) }
  public static let monochrome = ListItemTint(color: nil, isFixed: true)
}

extension View {
  /// Sets the look of the lists inside.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listKind, S._kind) }

  /// Sets the distance between the sections of the lists inside.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// Sets the distance between the sections of the lists inside, in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, .custom(spacing))
  }

  /// Sets the distance between rows, in points; nil for the list's own.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }

  /// Shows or hides the ground of lists, forms and text editors inside.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }

  /// Sets the tint of the icons of rows inside.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View { environment(\.listItemTint, tint) }

  /// Sets the tint of the icons of rows inside.
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    environment(\.listItemTint, tint.map { .fixed($0) })
  }
}
