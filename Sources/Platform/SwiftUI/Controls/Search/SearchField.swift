// The search field of navigation bars, and the list of suggestions under it.

import Drawing

/// A search field, as navigation bars show it: 36 points tall, with Cancel beside it while somebody searches.
package struct SearchField: View {
  let request: SearchRequest
  @FocusState private var isFocused: Bool

  package init(_ request: SearchRequest) { self.request = request }

  private var isActive: Bool { request.isActive?.wrappedValue == true }

  package var body: some View {
    HStack(spacing: 0) {
      field
      if isActive {
        Button {
          isFocused = false
          request.end()
        } label: {
          Text(verbatim: "Cancel").font(.system(size: 17)).fixedSize()
        }
        .buttonStyle(BorderlessButtonStyle())
        .padding(.leading, 10)
        .transition(.move(edge: .trailing).combined(with: .opacity))
      }
    }
    .onChange(of: isFocused) { if isFocused, !isActive { request.begin() } }
    .onChange(of: isActive, initial: true) { if isActive != isFocused { isFocused = isActive } }
  }

  private var field: some View {
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
        request.prompt ?? Text(verbatim: "Search")
      }
      .textFieldStyle(PlainTextFieldStyle())
      .submitLabel(.search)
      .focused($isFocused)
      .transformEnvironment(\.onSubmitAction) { action in
        let submit = request.submit
        action = { _ in submit?() }
      }
      if isActive, !request.text.wrappedValue.isEmpty {
        Button {
          request.text.wrappedValue = ""
        } label: {
          Image(systemName: "xmark.circle.fill").font(.system(size: 15))
            .foregroundStyle(Color(source: .system(.tertiaryLabel)))
        }
        .buttonStyle(PlainButtonStyle())
        .accessibilityLabel(Text(verbatim: "Clear text"))
      }
    }
    .padding(.horizontal, 8)
    .frame(height: 36)
    .background(
      Color(source: .system(.tertiaryFill)), in: RoundedRectangle(cornerRadius: 10, style: .continuous)
    )
    .modifier(ControlRole(old: .textField, new: .searchField, traits: .searchField))
  }
}

/// What a search offers, over the content that is searched.
struct SearchSuggestions: View {
  let request: SearchRequest

  var body: some View {
    if let suggestions = request.suggestions {
      List { suggestions }
        .listStyle(PlainListStyle())
        .environment(\.completeSearch) { request.text.wrappedValue = $0 }
    }
  }
}
