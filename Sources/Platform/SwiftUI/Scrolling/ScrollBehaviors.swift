// How scroll views behave at their ends and towards the keyboard. Whoever scrolls reads these from the environment.

/// Whether a scroll view gives way at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let rank: Int
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(rank: 0) }
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(rank: 1) }
  /// Only when the content does not fit.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(rank: 2) }
}

/// Whether scrolling puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let rank: Int
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(rank: 0) }
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(rank: 1) }
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(rank: 2) }
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(rank: 3) }
}

private struct VerticalBounceKey: EnvironmentKey { static var defaultValue: ScrollBounceBehavior { .automatic } }
private struct HorizontalBounceKey: EnvironmentKey { static var defaultValue: ScrollBounceBehavior { .automatic } }
private struct DismissesKeyboardKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
  /// Whether scroll views give way at their top and bottom.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[VerticalBounceKey.self] }
    set { self[VerticalBounceKey.self] = newValue }
  }
  /// Whether scroll views give way at their sides.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { self[HorizontalBounceKey.self] }
    set { self[HorizontalBounceKey.self] = newValue }
  }
  /// Whether scrolling puts the keyboard away.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[DismissesKeyboardKey.self] }
    set { self[DismissesKeyboardKey.self] = newValue }
  }
}

extension View {
  /// Whether the scroll views inside give way at their ends.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.self) { values in
      if axes.contains(.vertical) { values.verticalScrollBounceBehavior = behavior }
      if axes.contains(.horizontal) { values.horizontalScrollBounceBehavior = behavior }
    }
  }

  /// Whether scrolling inside puts the keyboard away.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }

  /// Shows the scroll indicators for a moment when the view appears. Pictures have none.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Shows the scroll indicators for a moment when a value changes. Pictures have none.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
}
