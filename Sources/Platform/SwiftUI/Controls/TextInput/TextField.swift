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
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}

  init(_ text: Binding<String>) {
    get = { text.wrappedValue }
    set = { text.wrappedValue = $0 }
  }

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) where F.FormatOutput == String {
    get = { format.format(value.wrappedValue) }
    set = { if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed } }
  }

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) where F.FormatOutput == String {
    get = { value.wrappedValue.map { format.format($0) } ?? "" }
    set = { value.wrappedValue = try? format.parseStrategy.parse($0) }
  }

  init<V>(_ value: Binding<V>, _ formatter: Formatter) {
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
  @Environment(\.onSubmitAction) private var onSubmit

  init(field: TextField<_TextFieldStyleLabel>) { self.field = field }

  var body: some View {
    FieldText(text: field.input.get(), label: field.label, prompt: field.prompt, axis: field.axis)
      .spokenLabel(field.label)
      .controlElement(.textField, value: field.input.get(), spacing: .plain, actions: actions)
  }

  private var actions: ControlActions {
    let (input, onSubmit) = (field.input, onSubmit)
    var actions = ControlActions(activate: {})
    actions.setText = { input.set($0) }
    actions.submit = {
      input.onCommit()
      onSubmit?(.text)
    }
    return actions
  }
}

/// A field's text, or what stands there while it is empty, and the caret.
struct FieldText<Label: View>: View {
  let text: String
  let label: Label
  let prompt: Text?
  let axis: Axis
  @Environment(\.isFocused) private var isFocused
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.isEnabled) private var isEnabled

  init(text: String, label: Label, prompt: Text?, axis: Axis) {
    self.text = text
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
      if axis == .vertical {
        line(Text(verbatim: text))
      } else {
        line(Text(verbatim: text)).lineLimit(1)
      }
    } else {
      Group {
        if let prompt { prompt } else { label }
      }
      .foregroundStyle(Color(source: .system(.placeholderText)))
      .lineLimit(axis == .vertical ? nil : 1)
      .modifier(SpokenValue())
      .overlay(alignment: .leading) { if isFocused { Caret() } }
    }
  }

  private func line(_ text: Text) -> some View {
    text
      .foregroundStyle(
        isEnabled ? AnyShapeStyle(.foreground) : AnyShapeStyle(Color(source: .system(.tertiaryLabel)))
      )
      .modifier(Unspoken())
      .overlay(alignment: .bottomTrailing) { if isFocused { Caret() } }
  }
}

/// The mark where typing goes, at the end of the text.
private struct Caret: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 1)
      .fill(TintShapeStyle())
      .frame(width: 2)
      .frame(maxHeight: 22)
      .offset(x: 1)
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
