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

  /// Shows the indicators of the scroll views inside for a moment when the view appears.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    modifier(IndicatorFlashing(onAppear: onAppear, trigger: AnyEquatableValue(0)))
  }

  /// Shows the indicators of the scroll views inside for a moment when a value changes.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modifier(IndicatorFlashing(onAppear: false, trigger: AnyEquatableValue(value)))
  }
}

/// The scroll views whose indicators a view shows for a moment.
@MainActor
final class IndicatorFlash {
  private struct Member { weak var scroll: ScrollLayoutNode? }
  private var members: [ObjectIdentifier: Member] = [:]
  nonisolated init() {}

  func add(_ scroll: ScrollLayoutNode) { members[ObjectIdentifier(scroll)] = Member(scroll: scroll) }

  func flash() {
    members = members.filter { $0.value.scroll != nil }
    for member in members.values {
      guard let scroll = member.scroll, let host = scroll.owner?.host else { continue }
      scroll.flashIndicators(host)
      host.requestLayout()
    }
  }
}

private struct IndicatorFlashKey: EnvironmentKey { static var defaultValue: [IndicatorFlash] { [] } }

extension EnvironmentValues {
  /// What makes indicators flash, outermost first.
  var indicatorFlashes: [IndicatorFlash] {
    get { self[IndicatorFlashKey.self] }
    set { self[IndicatorFlashKey.self] = newValue }
  }
}

private struct IndicatorFlashing {
  let onAppear: Bool
  let trigger: AnyEquatableValue
  @State private var flash = IndicatorFlash()

  init(onAppear: Bool, trigger: AnyEquatableValue) {
    self.onAppear = onAppear
    self.trigger = trigger
  }
}

extension IndicatorFlashing: ViewModifier {
  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.indicatorFlashes) { $0.append(flash) }
      .onAppear { if onAppear { flash.flash() } }
      .onChange(of: trigger) { flash.flash() }
  }
}
