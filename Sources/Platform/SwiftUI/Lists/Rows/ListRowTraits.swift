// What a row tells the list it is in: insets, background, separators, badge, swipe actions.

/// A row's wishes, as the modifiers on it add up.
package struct ListRowTraits {
  package enum Accessory { case disclosure }
  package struct SwipeActions {
    package var edge: HorizontalEdge
    package var allowsFullSwipe: Bool
    package var content: AnyView
  }

  package var insets: EdgeInsets?
  package var background: AnyView?
  package var topSeparator: Visibility = .automatic
  package var bottomSeparator: Visibility = .automatic
  package var topSeparatorTint: Color?
  package var bottomSeparatorTint: Color?
  package var sectionTopSeparator: Visibility = .automatic
  package var sectionBottomSeparator: Visibility = .automatic
  package var accessory: Accessory?
  package var badge: Text?
  package var swipeActions: [SwipeActions] = []
  package var isDeleteDisabled = false
  package var isMoveDisabled = false
  package var isSelectionDisabled = false
  package init() {}
}

package struct ListRowTraitsKey: LayoutValueKey {
  package static var defaultValue: ListRowTraits { ListRowTraits() }
}

/// Adds to a row's traits.
package struct ListRowTraitModifier<Value> {
  let value: Value
  let apply: (Value, inout ListRowTraits) -> Void
}

extension ListRowTraitModifier: UnaryLayoutModifier {
  package typealias Body = Never

  package func layoutValue<K: LayoutValueKey>(_ key: K.Type, child: LayoutNode) -> K.Value {
    guard key == ListRowTraitsKey.self else { return child.layoutValue(key) }
    var traits = child.layoutValue(ListRowTraitsKey.self)
    apply(value, &traits)
    return identical(traits, as: K.Value.self)
  }

  package func affectsLayout(comparedTo old: Self) -> Bool { !ValueComparison.areEqual(value, old.value) }
  package static var displayName: String { "listRow" }
}

extension View {
  nonisolated package func listRowTrait<Value>(
    _ value: Value, apply: @escaping (Value, inout ListRowTraits) -> Void
  ) -> some View {
    modifier(ListRowTraitModifier(value: value, apply: apply))
  }

  /// Shows that a row leads somewhere: navigation links put a chevron at its end.
  nonisolated package func listRowAccessory(_ accessory: ListRowTraits.Accessory?) -> some View {
    listRowTrait(accessory) { $1.accessory = $0 }
  }

  /// Sets the space around a row's content; nil for the list's own.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    listRowTrait(insets) { $1.insets = $0 }
  }

  /// Puts a view behind a row, edge to edge; nil for the list's own background.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    listRowTrait(view) { $1.background = $0.map { AnyView($0) } }
  }

  /// Shows or hides the lines above and below a row.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    listRowTrait(EdgeSetting(value: visibility, edges: edges)) { setting, traits in
      if setting.edges.contains(.top) { traits.topSeparator = setting.value }
      if setting.edges.contains(.bottom) { traits.bottomSeparator = setting.value }
    }
  }

  /// Sets the colour of the lines above and below a row.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    listRowTrait(EdgeSetting(value: color, edges: edges)) { setting, traits in
      if setting.edges.contains(.top) { traits.topSeparatorTint = setting.value }
      if setting.edges.contains(.bottom) { traits.bottomSeparatorTint = setting.value }
    }
  }

  /// Shows or hides the lines at the ends of a section.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    listRowTrait(EdgeSetting(value: visibility, edges: edges)) { setting, traits in
      if setting.edges.contains(.top) { traits.sectionTopSeparator = setting.value }
      if setting.edges.contains(.bottom) { traits.sectionBottomSeparator = setting.value }
    }
  }

  /// Sets the colour of the lines at the ends of a section.
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { listRowSeparatorTint(color, edges: edges) }

  /// Adds buttons that a swipe over the row uncovers.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    listRowTrait(
      ListRowTraits.SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content()))
    ) { $1.swipeActions.append($0) }
  }

  /// Whether the row cannot be deleted.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    listRowTrait(isDisabled) { $1.isDeleteDisabled = $0 }
  }

  /// Whether the row cannot be moved.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    listRowTrait(isDisabled) { $1.isMoveDisabled = $0 }
  }

  /// Whether the row cannot be selected.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    listRowTrait(isDisabled) { $1.isSelectionDisabled = $0 }
  }

  /// Shows a count at the end of the row; nothing for zero.
  nonisolated public func badge(_ count: Int) -> some View {
    badgeText(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Shows a text at the end of the row.
  nonisolated public func badge(_ label: Text?) -> some View { badgeText(label) }

  /// Shows a text at the end of the row.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badgeText(key.map { Text($0) }) }

  /// Shows a text at the end of the row.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View { badgeText(label.map { Text($0) }) }

  nonisolated private func badgeText(_ text: Text?) -> some View {
    listRowTrait(text) { $1.badge = $0 }.layoutValue(key: BadgeKey.self, value: text)
  }
}

/// The badge of a view, for tab bars.
package struct BadgeKey: LayoutValueKey { package static var defaultValue: Text? { nil } }

private struct EdgeSetting<Value: Equatable>: Equatable {
  let value: Value
  let edges: VerticalEdge.Set
}

/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
  private let rank: Int
  public static let decreased = BadgeProminence(rank: 0)
  public static let standard = BadgeProminence(rank: 1)
  public static let increased = BadgeProminence(rank: 2)
}

private struct BadgeProminenceKey: EnvironmentKey { static var defaultValue: BadgeProminence { .standard } }

extension EnvironmentValues {
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

extension View {
  /// Sets how much the badges inside stand out.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}
