// searchable: the wish for a search field, which the navigation container around fulfils.

/// Where a search field goes.
public struct SearchFieldPlacement: Sendable {
  package enum Kind: Sendable {
    case automatic, toolbar
    case drawer(NavigationBarDrawerDisplayMode)
    case sidebar
  }
  package let kind: Kind
  public static let automatic = SearchFieldPlacement(kind: .automatic)
  public static let toolbar = SearchFieldPlacement(kind: .toolbar)
  public static let sidebar = SearchFieldPlacement(kind: .sidebar)
  public static let navigationBarDrawer = SearchFieldPlacement(kind: .drawer(.automatic))
  public static func navigationBarDrawer(
    displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement(kind: .drawer(displayMode)) }

  /// Whether a search field scrolls away.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    package let isAlways: Bool
    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }
}

/// A search that a view asks for.
package struct SearchRequest {
  package var text: Binding<String>
  package var isPresented: Binding<Bool>?
  package var placement: SearchFieldPlacement
  package var prompt: Text?
  /// Words of the search that were chosen rather than typed.
  package var tokens: (@MainActor () -> [AnyView])?
  package var suggestions: AnyView?
  /// A control that picks the part to search in.
  package var scopes: AnyView?
  /// Whether somebody searches.
  var isActive: Binding<Bool>?
  /// What `onSubmit(of: .search)` asked for.
  var submit: (@MainActor () -> Void)?

  init(
    text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement, prompt: Text? = nil,
    tokens: (@MainActor () -> [AnyView])? = nil
  ) {
    self.text = text
    self.isPresented = isPresented
    self.placement = placement
    self.prompt = prompt
    self.tokens = tokens
  }
}

/// Carries the search to the navigation container.
package struct SearchPreferenceKey: PreferenceKey {
  package static var defaultValue: SearchRequest? { nil }
  package static func reduce(value: inout SearchRequest?, nextValue: () -> SearchRequest?) {
    value = value ?? nextValue()
  }
}

private struct IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction(action: {}) }
}

/// Ends a search.
public struct DismissSearchAction {
  let action: () -> Void
  package init(action: @escaping () -> Void) { self.action = action }
  public func callAsFunction() { action() }
}

extension EnvironmentValues {
  /// Whether the user is searching.
  public var isSearching: Bool { self[IsSearchingKey.self] }
  package var _isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }
  /// Ends the search.
  public var dismissSearch: DismissSearchAction { self[DismissSearchKey.self] }
  package var _dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}

extension View {
  nonisolated func search(_ request: SearchRequest) -> some View { modifier(SearchModifier(request: request)) }

  /// Makes this view searchable with a field in the navigation bar.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { search(SearchRequest(text: text, placement: placement, prompt: prompt)) }

  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { search(SearchRequest(text: text, placement: placement, prompt: Text(prompt))) }

  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { search(SearchRequest(text: text, placement: placement, prompt: Text(prompt))) }

  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    search(SearchRequest(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
  }

  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    search(SearchRequest(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)))
  }

  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    search(SearchRequest(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)))
  }

  /// What the search offers while it runs.
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let view = AnyView(suggestions())
    return transformPreference(SearchPreferenceKey.self) { $0?.suggestions = view }
  }

  /// The text that a suggestion stands for: choosing it writes that into the field.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletion(text: completion))
  }
}

extension SearchRequest {
  /// Whether the field stays under the bar when the content scrolls.
  var staysInBar: Bool { if case .drawer(let mode) = placement.kind { mode.isAlways } else { false } }

  /// How a search begins and ends.
  private static let motion = Animation.spring(duration: 0.35, bounce: 0)

  @MainActor func begin() { withAnimation(Self.motion) { isActive?.wrappedValue = true } }

  /// Ends the search, and what was searched for.
  @MainActor func end() {
    withAnimation(Self.motion) {
      text.wrappedValue = ""
      isActive?.wrappedValue = false
    }
  }
}

/// Keeps whether somebody searches, tells the content, and asks the navigation container for a field.
private struct SearchModifier {
  let request: SearchRequest
  @State private var isActive = false
  @Environment(\.onSubmitAction) private var onSubmit

  init(request: SearchRequest) { self.request = request }
}

extension SearchModifier: ViewModifier {
  func body(content: Content) -> some View {
    let request = ownRequest
    content
      .environment(\._isSearching, request.isActive?.wrappedValue == true)
      .environment(\._dismissSearch, DismissSearchAction { request.end() })
      .transformPreference(SearchPreferenceKey.self) { $0 = $0 ?? request }
  }

  private var ownRequest: SearchRequest {
    var request = request
    request.isActive = request.isPresented ?? $isActive
    let onSubmit = onSubmit
    request.submit = { onSubmit?(.search) }
    return request
  }
}

private struct CompleteSearchKey: EnvironmentKey {
  static var defaultValue: (@MainActor (String) -> Void)? { nil }
}

extension EnvironmentValues {
  /// Writes a text into the field of the search that views are suggestions of.
  var completeSearch: (@MainActor (String) -> Void)? {
    get { self[CompleteSearchKey.self] }
    set { self[CompleteSearchKey.self] = newValue }
  }
}

/// A suggestion that can be chosen.
private struct SearchCompletion {
  let text: String
  @Environment(\.completeSearch) private var complete

  init(text: String) { self.text = text }
}

extension SearchCompletion: ViewModifier {
  func body(content: Content) -> some View {
    if let complete {
      Button {
        complete(text)
      } label: {
        content.foregroundStyle(.primary)
      }
    } else {
      content
    }
  }
}
