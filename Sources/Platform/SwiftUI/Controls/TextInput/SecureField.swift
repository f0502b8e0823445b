// SecureField: text that is typed and not shown.

/// A field for a secret.
public struct SecureField<Label: View> {
  let label: Label
  let input: TextInput
  let prompt: Text?

  init(_ label: Label, _ input: TextInput, prompt: Text? = nil) {
    self.label = label
    self.input = input
    self.prompt = prompt
  }
}

extension SecureField: View {
  public var body: some View {
    StyledControl(
      TextField<_TextFieldStyleLabel>(.init(content: AnyView(label)), hidden, prompt: prompt)
    ) {
      FieldContent(field: $0)
    }
    .modifier(ControlRole(old: .textField, new: .secureField))
  }

  private var hidden: TextInput {
    var secret = input
    secret.isSecure = true
    return secret
  }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(Text(titleKey), TextInput(text)) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(Text(title), TextInput(text)) }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(Text(titleKey), TextInput(text), prompt: prompt)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(Text(title), TextInput(text), prompt: prompt)
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    var input = TextInput(text)
    input.onCommit = onCommit
    self.init(Text(titleKey), input)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    var input = TextInput(text)
    input.onCommit = onCommit
    self.init(Text(title), input)
  }
}

extension SecureField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label(), TextInput(text), prompt: prompt)
  }
}
