// The modifiers that fill bars, show and hide them, and colour them.

import Drawing

/// What content says of the bars around it, by bar.
package struct BarSettings {
  package struct Bar {
    package var visibility: Visibility?
    package var backgroundVisibility: Visibility?
    package var background: AnyShapeStyle?
    package var colorScheme: ColorScheme?

    mutating func join(_ other: Bar) {
      visibility = visibility ?? other.visibility
      backgroundVisibility = backgroundVisibility ?? other.backgroundVisibility
      background = background ?? other.background
      colorScheme = colorScheme ?? other.colorScheme
    }
  }

  package var bars: [ToolbarPlacement.Kind: Bar] = [:]

  /// What is said of a bar; what is said of no bar in particular holds for navigation bars.
  package subscript(kind: ToolbarPlacement.Kind) -> Bar { bars[kind] ?? Bar() }

  mutating func set(_ kinds: [ToolbarPlacement], _ change: (inout Bar) -> Void) {
    for kind in Set((kinds.isEmpty ? [.automatic] : kinds).map { $0.kind == .automatic ? .navigationBar : $0.kind }) {
      change(&bars[kind, default: Bar()])
    }
  }
}

package enum BarSettingsKey: PreferenceKey {
  package static var defaultValue: BarSettings { BarSettings() }
  package static func reduce(value: inout BarSettings, nextValue: () -> BarSettings) {
    for (kind, bar) in nextValue().bars { value.bars[kind, default: BarSettings.Bar()].join(bar) }
  }
}

/// Writes settings of bars.
struct BarSettingModifier<Value> {
  let value: Value
  let bars: [ToolbarPlacement]
  let apply: @MainActor (Value, inout BarSettings.Bar) -> Void
}

extension BarSettingModifier: ViewModifier {
  typealias Body = Never
  static func _makeNode<C: View>(_ view: ModifiedContent<C, Self>, _ context: _NodeContext) -> _ViewNode {
    PreferenceNode<C, Self, BarSettingsKey>(view, context) { modifier, _, settings in
      settings.set(modifier.bars) { modifier.apply(modifier.value, &$0) }
    }
  }
}

extension View {
  nonisolated fileprivate func barSetting<Value>(
    _ value: Value, for bars: [ToolbarPlacement], apply: @escaping @MainActor (Value, inout BarSettings.Bar) -> Void
  ) -> some View {
    modifier(BarSettingModifier(value: value, bars: bars, apply: apply))
  }

  // MARK: Items

  /// Puts items into the bars around the view.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    navigationItem(content()) { content, node, item in
      var list = _ToolbarEntries(node: node, tracker: DependencyTracker())
      Content._appendEntries(content, &list)
      item.entries += list.entries
    }
  }

  /// Puts views into the navigation bar, at its trailing end.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    navigationItem(content()) { content, node, item in
      item.entries.append(
        ToolbarEntry(placement: .automatic, content: AnyView(content), environment: node.environment))
    }
  }

  /// Puts items into the bars that people may rearrange.
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }

  /// Takes one of the system's own items away.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }

  /// A menu on the title.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    navigationItem(content()) { content, _, item in item.titleMenu = AnyView(content) }
  }

  /// What the toolbar is for. An editor's title is at the leading end, beside a back button without a title.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
    navigationItem(role) { role, _, item in item.role = role }
  }

  // MARK: Looks

  /// Shows or hides bars.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barSetting(visibility, for: bars) { $1.visibility = $0 }
  }

  /// Sets the background of bars.
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    barSetting(AnyShapeStyle(style), for: bars) { $1.background = $0 }
  }

  /// Shows or hides the background of bars.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barSetting(visibility, for: bars) { $1.backgroundVisibility = $0 }
  }

  /// Sets the colour scheme of bars whose background shows.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    barSetting(colorScheme, for: bars) { $1.colorScheme = $0 }
  }
}
