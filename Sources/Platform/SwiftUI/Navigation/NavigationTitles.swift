// Titles of screens and how large they are.

/// A navigation bar's configuration.
public struct NavigationBarItem: Sendable {
  /// How a screen's title is shown.
  public enum TitleDisplayMode: Sendable {
    /// As the screen before; the first screen's is large.
    case automatic
    /// In the bar.
    case inline
    /// In large letters under the bar.
    case large
  }
}

/// How a title is shown.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic) }
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
}

extension View {
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    navigationItem(title) { title, _, item in item.title = title }
  }

  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

  /// A title that its reader may change.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationItem(displayMode) { mode, _, item in item.titleMode = mode }
  }

  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }

  @available(*, deprecated, message: "Use navigationTitle(_:) instead.")
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  @available(*, deprecated, message: "Use navigationTitle(_:) instead.")
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  @available(*, deprecated, message: "Use navigationTitle(_:) instead.")
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

  @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:) instead.")
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:) instead.")
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:) instead.")
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Whether the bar has no back button.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    navigationItem(hidesBackButton) { hides, _, item in item.hidesBackButton = hides }
  }

  @available(*, deprecated, message: "Use toolbar(.hidden, for: .navigationBar) instead.")
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    toolbar(hidden ? .hidden : .visible, for: .navigationBar)
  }

  @available(*, deprecated, message: "Use toolbar(content:) with navigationBarLeading or navigationBarTrailing.")
  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading }
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }

  @available(*, deprecated, message: "Use toolbar(content:) with navigationBarLeading placement.")
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
  }

  @available(*, deprecated, message: "Use toolbar(content:) with navigationBarTrailing placement.")
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
  }
}
