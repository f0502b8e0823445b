// TextEditor: a page of text to edit.

/// Text of many lines that can be edited.
public struct TextEditor {
  let text: Binding<String>
  public init(text: Binding<String>) { self.text = text }
}

extension TextEditor: View {
  public var body: some View {
    StyledControl(TextEditorStyleConfiguration(text: text)) { EditorContent(text: $0.text) }
  }
}

private struct EditorContent: View {
  let text: Binding<String>
  @State private var editing = TextEditing()
  @Environment(\.scrollContentBackground) private var ground

  init(text: Binding<String>) { self.text = text }

  var body: some View {
    GeometryReader { room in
      // A page that is longer than its place scrolls; one that is not lets what is around it scroll.
      ScrollView {
        Text(verbatim: text.wrappedValue)
          .modifier(Unspoken())
          .frame(minWidth: 1, minHeight: 20, alignment: .topLeading)
          .modifier(EditedText(text: text.wrappedValue, editing: editing, isSingleLine: false))
          .padding(.horizontal, 5)
          .padding(.vertical, 8)
          .frame(width: room.size.width, alignment: .topLeading)
      }
      .scrollBounceBehavior(.basedOnSize)
    }
    .background { if ground != .hidden { Color(source: .system(.background)) } }
    .controlElement(
      .textField, value: text.wrappedValue, spacing: .plain, actions: actions)
  }

  private var actions: ControlActions {
    let (text, state) = (self.text, $editing)
    var actions = ControlActions(activate: {})
    actions.setText = { text.wrappedValue = $0 }
    actions.field = TextInputTarget(
      text: { text.wrappedValue }, setText: { text.wrappedValue = $0 }, editing: { state.wrappedValue },
      setEditing: { state.wrappedValue = $0 }, report: { _ in }, submit: {}, isMultiline: true, isSecure: false)
    return actions
  }
}

/// What a text editor style draws.
public struct TextEditorStyleConfiguration { let text: Binding<String> }

/// The look of text editors.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  associatedtype Body: View
  typealias Configuration = TextEditorStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The style of text editors that nothing else is said of.
public struct AutomaticTextEditorStyle: Sendable { public init() {} }

extension AutomaticTextEditorStyle: TextEditorStyle {
  public func makeBody(configuration: Configuration) -> some View { EditorContent(text: configuration.text) }
}

/// Text on the background.
public struct PlainTextEditorStyle: Sendable { public init() {} }

extension PlainTextEditorStyle: TextEditorStyle {
  public func makeBody(configuration: Configuration) -> some View { EditorContent(text: configuration.text) }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { .init() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { .init() }
}

extension View {
  /// Sets the look of the text editors inside.
  nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style) { (style: S, configuration: TextEditorStyleConfiguration) in
        style.makeBody(configuration: configuration)
      })
  }
}
