// What a search has besides its text: tokens, scopes, and where suggestions are shown.

/// When the scopes of a search are offered.
public struct SearchScopeActivation: Sendable {
  private let rank: Int
  public static var automatic: SearchScopeActivation { SearchScopeActivation(rank: 0) }
  public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(rank: 1) }
  public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation(rank: 2) }
}

/// Where suggestions of a search are shown.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  private let rank: Int
  public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement(rank: 0) }
  public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(rank: 1) }
  public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(rank: 2) }

  public struct Set: OptionSet, Sendable {
    public typealias Element = SearchSuggestionsPlacement.Set
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var menu: Set { Set(rawValue: 1) }
    public static var content: Set { Set(rawValue: 2) }
  }
}

private struct SuggestionsPlacementKey: EnvironmentKey {
  static var defaultValue: SearchSuggestionsPlacement { .automatic }
}

extension EnvironmentValues {
  /// Where the suggestions of the search are shown.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { self[SuggestionsPlacementKey.self] }
}

/// What a search does to the bar around its field.
public struct SearchPresentationToolbarBehavior: Sendable {
  private let rank: Int
  public static var automatic: SearchPresentationToolbarBehavior { SearchPresentationToolbarBehavior(rank: 0) }
  public static var avoidHidingContent: SearchPresentationToolbarBehavior {
    SearchPresentationToolbarBehavior(rank: 1)
  }
}

/// When dictation begins in a search field.
public struct TextInputDictationActivation: Equatable, Sendable {
  private let rank: Int
  public static let onLook = TextInputDictationActivation(rank: 0)
  public static let onSelect = TextInputDictationActivation(rank: 1)
}

/// How a search field offers dictation.
public struct TextInputDictationBehavior: Equatable, Sendable {
  private let activation: TextInputDictationActivation?
  public static let automatic = TextInputDictationBehavior(activation: nil)
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(activation: activation)
  }
}

/// A word of a search that was chosen rather than typed.
package struct SearchToken: View {
  let content: AnyView

  package var body: some View {
    content
      .font(.callout)
      .lineLimit(1)
      .foregroundStyle(Color.white)
      .padding(.horizontal, 6)
      .padding(.vertical, 2)
      .background(TintShapeStyle(), in: RoundedRectangle(cornerRadius: 5, style: .continuous))
  }
}

extension View {
  nonisolated private func search<C: RandomAccessCollection, Label: View>(
    _ text: Binding<String>, _ tokens: Binding<C>, _ isPresented: Binding<Bool>?, _ placement: SearchFieldPlacement,
    _ prompt: Text?, _ token: @escaping (C.Element) -> Label
  ) -> some View where C.Element: Identifiable {
    let box = SendableBox((tokens: tokens, token: token))
    let request = SearchRequest(text: text, isPresented: isPresented, placement: placement, prompt: prompt) {
      box.value.tokens.wrappedValue.map { AnyView(box.value.token($0)) }
    }
    return search(request)
  }

  nonisolated private func search<C: RandomAccessCollection & MutableCollection, Label: View>(
    _ text: Binding<String>, editable tokens: Binding<C>, _ isPresented: Binding<Bool>?,
    _ placement: SearchFieldPlacement, _ prompt: Text?, _ token: @escaping (Binding<C.Element>) -> Label
  ) -> some View where C.Element: Identifiable {
    let box = SendableBox((tokens: tokens, token: token))
    let request = SearchRequest(text: text, isPresented: isPresented, placement: placement, prompt: prompt) {
      box.value.tokens.map { AnyView(box.value.token($0)) }
    }
    return search(request)
  }

  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, tokens, nil, placement, prompt, token)
  }
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, tokens, nil, placement, Text(prompt), token)
  }
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, tokens, nil, placement, Text(prompt), token)
  }
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, tokens, isPresented, placement, prompt, token)
  }
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, tokens, isPresented, placement, Text(prompt), token)
  }
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, tokens, isPresented, placement, Text(prompt), token)
  }
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, tokens, nil, placement, prompt, token)
  }
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, tokens, nil, placement, Text(prompt), token)
  }
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, tokens, nil, placement, Text(prompt), token)
  }
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, tokens, isPresented, placement, prompt, token)
  }
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, tokens, isPresented, placement, Text(prompt), token)
  }
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    search(text, tokens, isPresented, placement, Text(prompt), token)
  }
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C.Element: Identifiable {
    search(text, editable: editableTokens, nil, placement, prompt, token)
  }
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C.Element: Identifiable {
    search(text, editable: editableTokens, nil, placement, Text(prompt), token)
  }
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, S: StringProtocol
  >(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C.Element: Identifiable {
    search(text, editable: editableTokens, nil, placement, Text(prompt), token)
  }
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C.Element: Identifiable {
    search(text, editable: editableTokens, isPresented, placement, prompt, token)
  }
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C.Element: Identifiable {
    search(text, editable: editableTokens, isPresented, placement, Text(prompt), token)
  }
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, S: StringProtocol
  >(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
  ) -> some View where C.Element: Identifiable {
    search(text, editable: editableTokens, isPresented, placement, Text(prompt), token)
  }

  /// Offers parts of the content to search in.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { searchScopes(scope, activation: .automatic, scopes) }

  /// Offers parts of the content to search in.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let content = scopes()
    let picker = AnyView(
      Picker(selection: scope) {
        content
      } label: {
        Text(verbatim: "Scope")
      }
      .pickerStyle(SegmentedPickerStyle()))
    return transformPreference(SearchPreferenceKey.self) { $0?.scopes = picker }
  }

  /// Shows or hides the suggestions of the search in some places. They are shown while somebody searches.
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    transformPreference(SearchPreferenceKey.self) {
      if visibility == .hidden, placements.contains(.menu) { $0?.suggestions = nil }
    }
  }

  /// What the search does to the bar around its field. Bars keep their content here.
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }

  /// How the search field offers dictation. There is none here.
  nonisolated public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View { self }
}
