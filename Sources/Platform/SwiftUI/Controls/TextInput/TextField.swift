// TextField: a line, or lines, of text to edit.

/// A field for text.
public struct TextField<Label: View> {
  let label: Label
  let input: TextInput
  let prompt: Text?
  let axis: Axis

  init(_ label: Label, _ input: TextInput, prompt: Text? = nil, axis: Axis = .horizontal) {
    self.label = label
    self.input = input
    self.prompt = prompt
    self.axis = axis
  }
}

/// The text of a field, and what writing it does.
struct TextInput {
  let get: () -> String
  let set: (String) -> Void
  /// Whether typing is kept as typed until it is committed, because the value is not text.
  var isFormatted = false
  var isSecure = false
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}

  init(_ text: Binding<String>) {
    get = { text.wrappedValue }
    set = { text.wrappedValue = $0 }
  }

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) where F.FormatOutput == String {
    isFormatted = true
    get = { format.format(value.wrappedValue) }
    set = { if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed } }
  }

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) where F.FormatOutput == String {
    isFormatted = true
    get = { value.wrappedValue.map { format.format($0) } ?? "" }
    set = { value.wrappedValue = try? format.parseStrategy.parse($0) }
  }

  init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    isFormatted = true
    get = { formatter.string(for: value.wrappedValue) ?? "" }
    set = { text in
      if let number = (formatter as? NumberFormatter)?.number(from: text) as? V { value.wrappedValue = number }
      if let date = (formatter as? DateFormatter)?.date(from: text) as? V { value.wrappedValue = date }
    }
  }
}

extension TextField: View {
  public var body: some View {
    StyledControl(
      TextField<_TextFieldStyleLabel>(.init(content: AnyView(label)), input, prompt: prompt, axis: axis)
    ) {
      FieldContent(field: $0)
    }
  }
}

/// The label of a field inside a style.
public struct _TextFieldStyleLabel { package let content: AnyView }

extension _TextFieldStyleLabel: StylePart { public typealias Body = Never }

/// A field without a border.
struct FieldContent: View {
  let field: TextField<_TextFieldStyleLabel>
  @State private var editing = TextEditing()
  @Environment(\.onSubmitAction) private var onSubmit

  init(field: TextField<_TextFieldStyleLabel>) { self.field = field }

  var body: some View {
    let text = editing.draft ?? field.input.get()
    FieldText(
      text: field.input.isSecure ? String(repeating: "•", count: text.count) : text, editing: editing,
      label: field.label, prompt: field.prompt, axis: field.axis
    )
    .spokenLabel(field.label)
    .controlElement(
      .textField, value: field.input.isSecure ? String(repeating: "•", count: text.count) : text,
      spacing: .plain, actions: actions)
  }

  private var actions: ControlActions {
    let (input, onSubmit, state) = (field.input, onSubmit, $editing)
    var actions = ControlActions(activate: {})
    actions.setText = { input.set($0) }
    actions.submit = {
      input.onCommit()
      onSubmit?(.text)
    }
    actions.field = TextInputTarget(
      text: { state.wrappedValue.draft ?? input.get() },
      setText: { text in
        if input.isFormatted { state.wrappedValue.draft = text } else { input.set(text) }
      },
      editing: { state.wrappedValue },
      setEditing: { new in
        if let draft = state.wrappedValue.draft, new.draft == nil { input.set(draft) }
        state.wrappedValue = new
      },
      report: { input.onEditingChanged($0) },
      submit: {
        input.onCommit()
        onSubmit?(.text)
      },
      isMultiline: field.axis == .vertical, isSecure: input.isSecure)
    return actions
  }
}

/// A field's text, or what stands there while it is empty, and the caret.
struct FieldText<Label: View>: View {
  let text: String
  let editing: TextEditing
  let label: Label
  let prompt: Text?
  let axis: Axis
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.isEnabled) private var isEnabled

  init(text: String, editing: TextEditing, label: Label, prompt: Text?, axis: Axis) {
    self.text = text
    self.editing = editing
    self.label = label
    self.prompt = prompt
    self.axis = axis
  }

  private var edge: Alignment {
    switch alignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  var body: some View {
    content
      .frame(maxWidth: .infinity, alignment: edge)
      .modifier(FieldLine())
  }

  @ViewBuilder private var content: some View {
    if !text.isEmpty {
      line(Text(verbatim: text)).lineLimit(axis == .vertical ? nil : 1)
    } else {
      Group {
        if let prompt { prompt } else { label }
      }
      .foregroundStyle(Color(source: .system(.placeholderText)))
      .lineLimit(axis == .vertical ? nil : 1)
      .modifier(SpokenValue())
      .modifier(EditedText(text: "", editing: editing, isSingleLine: axis == .horizontal))
    }
  }

  private func line(_ shown: Text) -> some View {
    shown
      .foregroundStyle(
        isEnabled ? AnyShapeStyle(.foreground) : AnyShapeStyle(Color(source: .system(.tertiaryLabel)))
      )
      .modifier(Unspoken())
      .modifier(EditedText(text: text, editing: editing, isSingleLine: axis == .horizontal))
  }
}

/// The height of a field: its text's and a little more, in whole points.
private struct FieldLine: UnaryLayoutModifier {
  typealias Body = Never

  func sizeThatFits(_ proposal: ProposedViewSize, child: LayoutNode, environment: EnvironmentValues) -> CGSize {
    var size = child.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
    size.height = (size.height + FieldMetrics.extraLineHeight - 0.001).rounded(.up)
    return size
  }

  func place(_ child: LayoutNode, in node: LayoutNode) {
    let offer = ProposedViewSize(width: node.size.width, height: nil)
    let size = child.sizeThatFits(offer)
    child.place(at: CGPoint(x: 0, y: (node.size.height - size.height) / 2), proposal: offer)
  }

  func explicitGuide(
    _ key: AlignmentKey, proposal: ProposedViewSize, child: LayoutNode, node: LayoutNode
  ) -> CGFloat? {
    let offer = ProposedViewSize(width: proposal.width, height: nil)
    let height = child.sizeThatFits(offer).height
    let shift = ((height + FieldMetrics.extraLineHeight - 0.001).rounded(.up) - height) / 2
    return child.explicitGuide(key, for: offer).map { key.axis == .vertical ? $0 + shift : $0 }
  }
}
