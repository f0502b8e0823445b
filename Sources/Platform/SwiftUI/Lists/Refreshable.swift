// refreshable: what pulling a list down does.

/// Starts the refresh that a view declares.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// The refresh that a view outside declares; nil when there is none.
  public var refresh: RefreshAction? { self[RefreshKey.self] }
  package var _refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Declares how the data inside is refreshed.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    environment(\._refresh, RefreshAction(action: action))
  }
}
