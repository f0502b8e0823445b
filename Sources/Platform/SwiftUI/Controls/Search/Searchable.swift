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

/// A search field, as navigation bars show it: 36 points tall.
package struct SearchField: View {
  let request: SearchRequest
  package init(_ request: SearchRequest) { self.request = request }

  package var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass")
        .foregroundStyle(Color(source: .system(.secondaryLabel)))
        .modifier(Unspoken())
      if let tokens = request.tokens?(), !tokens.isEmpty {
        HStack(spacing: 4) {
          ForEach(Array(tokens.enumerated()), id: \.offset) { SearchToken(content: $1) }
        }
      }
      TextField(text: request.text, prompt: request.prompt ?? Text(verbatim: "Search")) {
        Text(verbatim: "Search")
      }
      .textFieldStyle(PlainTextFieldStyle())
    }
    .padding(.horizontal, 8)
    .frame(height: 36)
    .background(
      Color(source: .system(.tertiaryFill)), in: RoundedRectangle(cornerRadius: 10, style: .continuous)
    )
    .modifier(SearchElement())
  }
}

/// Says that a field is for searching.
private struct SearchElement: UnaryLayoutModifier {
  typealias Body = Never
  func collectSemantics(_ child: LayoutNode, node: LayoutNode, into context: inout SemanticsContext) {
    var parts = context.collect { child.collectSemanticsPlaced(into: &$0) }
    for index in parts.indices where parts[index].role == .textField {
      parts[index].role = .searchField
      parts[index].traits.insert(.searchField)
    }
    context.elements += parts
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
  nonisolated func search(_ request: SearchRequest) -> some View {
    transformPreference(SearchPreferenceKey.self) { $0 = $0 ?? request }
  }

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

  /// The text that a suggestion stands for.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    layoutValue(key: SearchCompletionKey.self, value: completion)
  }
}

package struct SearchCompletionKey: LayoutValueKey { package static var defaultValue: String? { nil } }
