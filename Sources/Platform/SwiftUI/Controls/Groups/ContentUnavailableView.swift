// ContentUnavailableView: what a screen says when it has nothing to show.

/// A message for an empty screen: a symbol, a title, a description, actions.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  let label: Label
  let description: Description
  let actions: Actions
}

extension ContentUnavailableView: View {
  public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 4) {
        label
          .labelStyle(UnavailableLabelStyle())
        description
          .font(.subheadline)
          .foregroundStyle(Color(source: .system(.secondaryLabel)))
      }
      actions
    }
    .multilineTextAlignment(.center)
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large symbol over a bold title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 16) {
      configuration.icon
        .font(.system(size: 48))
        .imageScale(.large)
        .foregroundStyle(Color(source: .system(.secondaryLabel)))
      configuration.title.font(.title2.bold())
    }
  }
}

extension ContentUnavailableView {
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.init(label: label(), description: description(), actions: actions())
  }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: SwiftUI.Label(title, systemImage: name), description: description, actions: EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(
      label: SwiftUI.Label(title, systemImage: name), description: description, actions: EmptyView())
  }

  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: SwiftUI.Label(title, image: name), description: description, actions: EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(label: SwiftUI.Label(title, image: name), description: description, actions: EmptyView())
  }
}

/// The parts of the message for a search without results.
public struct SearchUnavailableContent {
  /// The symbol and the title.
  public struct Label { let text: String? }
  /// What to try next.
  public struct Description { init() {} }
  /// Nothing.
  public struct Actions { init() {} }
}

extension SearchUnavailableContent.Label: View {
  public var body: some View {
    SwiftUI.Label(text.map { "No Results for “\($0)”" } ?? "No Results", systemImage: "magnifyingglass")
  }
}

extension SearchUnavailableContent.Description: View {
  public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
}

extension SearchUnavailableContent.Actions: View {
  public var body: some View { EmptyView() }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// The message for a search without results.
  public static var search: ContentUnavailableView<Label, Description, Actions> {
    .init(label: .init(text: nil), description: .init(), actions: .init())
  }

  /// The message for a search for a text without results.
  public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
    .init(label: .init(text: text), description: .init(), actions: .init())
  }
}
