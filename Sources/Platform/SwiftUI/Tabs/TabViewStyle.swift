// Styles of tab views: a bar, or pages with dots.

import Drawing

/// How a tab view shows its pages.
@MainActor @preconcurrency
public protocol TabViewStyle {
  static func _kind(_ style: Self) -> _TabViewKind
}

/// What the engine makes of a tab view's style.
public enum _TabViewKind: Hashable, Sendable {
  public enum Dots: Hashable, Sendable { case automatic, always, never }
  case bar
  case page(Dots)
}

public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
  public static func _kind(_ style: DefaultTabViewStyle) -> _TabViewKind { .bar }
}

/// Pages to swipe through.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots are shown.
  public struct IndexDisplayMode: Sendable {
    let dots: _TabViewKind.Dots
    /// With more than one page.
    public static let automatic = IndexDisplayMode(dots: .automatic)
    public static let always = IndexDisplayMode(dots: .always)
    public static let never = IndexDisplayMode(dots: .never)
  }

  let mode: IndexDisplayMode
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
  public static func _kind(_ style: PageTabViewStyle) -> _TabViewKind { .page(style.mode.dots) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// How the dots of pages look.
public protocol IndexViewStyle {}

public struct PageIndexViewStyle: IndexViewStyle {
  /// When there is a ground behind the dots.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    public static let always = BackgroundDisplayMode(name: "always")
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    public static let never = BackgroundDisplayMode(name: "never")
  }

  let mode: BackgroundDisplayMode
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

private struct TabStyleKey: EnvironmentKey { static var defaultValue: _TabViewKind { .bar } }
private struct DotsGroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var tabStyle: _TabViewKind {
    get { self[TabStyleKey.self] }
    set { self[TabStyleKey.self] = newValue }
  }
  var hasPageDotsGround: Bool {
    get { self[DotsGroundKey.self] }
    set { self[DotsGroundKey.self] = newValue }
  }
}

/// Puts a tab view style into the environment.
private struct TabViewStyleModifier<Style: TabViewStyle> {
  let style: Style
}

extension TabViewStyleModifier: ViewModifier {
  func body(content: Content) -> some View { content.environment(\.tabStyle, Style._kind(style)) }
}

extension View {
  /// How tab views inside show their pages.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    modifier(TabViewStyleModifier(style: style))
  }

  /// How the dots of pages inside look.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.hasPageDotsGround, (style as? PageIndexViewStyle)?.mode == .always)
  }
}

/// The dots under pages.
struct PageDots: View {
  let count: Int
  let current: Int
  @Environment(\.hasPageDotsGround) private var hasGround

  var body: some View {
    HStack(spacing: 9) {
      ForEach(0..<count, id: \.self) { index in
        Circle().fill(Color.white.opacity(index == current ? 1 : 0.3)).frame(width: 8, height: 8)
      }
    }
    .padding(.horizontal, 14)
    .frame(height: 26)
    .background(Color.gray.opacity(hasGround ? 0.5 : 0), in: Capsule())
    .frame(maxWidth: .infinity)
    .frame(height: 46)
    .accessibilityElement()
    .accessibilityLabel(Text(verbatim: "page \(current + 1) of \(count)"))
  }
}
