// contentMargins: room between a scroll view's edges and its content that scrolls with the content.

/// What margins apply to.
public struct ContentMarginPlacement: Sendable {
  enum Kind { case automatic, scrollContent, scrollIndicators }
  let kind: Kind
  public static let automatic = ContentMarginPlacement(kind: .automatic)
  /// The content alone.
  public static let scrollContent = ContentMarginPlacement(kind: .scrollContent)
  /// The indicators alone, which are only seen while somebody scrolls.
  public static let scrollIndicators = ContentMarginPlacement(kind: .scrollIndicators)
}

private struct ScrollContentMarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }

extension EnvironmentValues {
  /// The margins of the next scroll view inside.
  package var scrollContentMargins: EdgeInsets {
    get { self[ScrollContentMarginsKey.self] }
    set { self[ScrollContentMarginsKey.self] = newValue }
  }
}

extension View {
  /// Sets margins of the content of scroll views inside.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollContentMargins) { margins in
      guard placement.kind != .scrollIndicators else { return }
      if edges.contains(.top) { margins.top = insets.top }
      if edges.contains(.leading) { margins.leading = insets.leading }
      if edges.contains(.bottom) { margins.bottom = insets.bottom }
      if edges.contains(.trailing) { margins.trailing = insets.trailing }
    }
  }
  /// Sets margins of the content of scroll views inside, in points; nil for the system's.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 0
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
  }
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { contentMargins(.all, length, for: placement) }
}
