// Picker: one of several options.

/// A control that picks one of several options; views inside carry the values they stand for as tags.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let selection: PickerSelection
  let label: Label
  let content: Content

  init(_ selection: PickerSelection, _ label: Label, _ content: Content) {
    self.selection = selection
    self.label = label
    self.content = content
  }
}

/// What is picked, whatever its type.
struct PickerSelection {
  let get: () -> AnyHashable
  let set: (AnyHashable) -> Void

  init<Value: Hashable>(_ binding: Binding<Value>) {
    get = { AnyHashable(binding.wrappedValue) }
    set = { if let value = $0.base as? Value { binding.wrappedValue = value } }
  }

  /// Several values picked together: the first one's value stands for all.
  init?<Value: Hashable>(_ bindings: [Binding<Value>]) {
    guard let first = bindings.first else { return nil }
    get = { AnyHashable(first.wrappedValue) }
    set = { if let value = $0.base as? Value { for binding in bindings { binding.wrappedValue = value } } }
  }
}

extension Picker: View {
  public var body: some View {
    PickerBody(selection: selection, label: AnyView(label), content: AnyView(content))
  }
}

/// A picker in the look that is in force.
private struct PickerBody: View {
  let selection: PickerSelection
  let label: AnyView
  let content: AnyView
  @Environment(\.pickerKind) private var kind
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.tint) private var tint
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.navigator) private var navigator
  @State private var isOpen = false

  init(selection: PickerSelection, label: AnyView, content: AnyView) {
    self.selection = selection
    self.label = label
    self.content = content
  }

  private var picked: AnyHashable { selection.get() }

  var body: some View {
    switch kind.look {
    case .menu: menu
    case .navigationLink: link
    case .segmented, .palette:
      SegmentedOptions(content: content, picked: picked, select: selection.set)
        .spokenLabel(label)
        .lineHeightInRows(SegmentMetrics.height)
    case .inline: InlineOptions(content: content, picked: picked, select: selection.set)
    case .wheel:
      WheelOptions(content: content, picked: picked, select: selection.set)
        .frame(height: WheelMetrics.height)
        .spokenLabel(label)
        .controlElement(.picker, traits: .adjustable, spacing: .plain)
    }
  }

  private var ink: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(source: .system(.tertiaryLabel))) }
    // In a row the value is gray like any other value, unless somebody asks for a tint.
    return isInListRow && tint == nil
      ? AnyShapeStyle(Color(source: .system(.secondaryLabel))) : AnyShapeStyle(TintShapeStyle())
  }

  private var value: some View {
    HStack(spacing: 6) {
      PickedOption(content: content, picked: picked, select: selection.set).modifier(SpokenValue())
      UpDownChevrons()
    }
    .foregroundStyle(ink)
  }

  private var menu: some View {
    menuRow.controlElement(
      .picker, spacing: .plain, actions: ControlActions(activate: { isOpen = true }, highlightsRow: true)
    )
  }

  /// The menu opens where the value is.
  private var presenter: MenuPresenter {
    MenuPresenter(isOpen: $isOpen, content: AnyView(PickerItems(selection: selection, content: content)))
  }

  @ViewBuilder private var menuRow: some View {
    if isInListRow {
      LabeledControlRow(label: label) { value.modifier(presenter) }
    } else {
      value.padding(.vertical, ButtonMetrics.insets(.regular).vertical)
        .padding(.horizontal, ButtonMetrics.insets(.regular).horizontal)
        .spokenLabel(label)
        .modifier(presenter)
    }
  }

  private var link: some View {
    LabeledControlRow(label: label) {
      PickedOption(content: content, picked: picked, select: selection.set)
        .foregroundStyle(Color(source: .system(.secondaryLabel)))
        .modifier(SpokenValue())
    }
    .controlElement(.picker, actions: ControlActions(activate: openScreen, highlightsRow: true))
    .listRowAccessory(.disclosure)
  }

  /// Shows the options on a screen of their own.
  private func openScreen() {
    navigator?.pushView(AnyView(PickerScreen(selection: selection, label: label, content: content)), nil)
  }
}

/// The options of a picker, with the picked one marked.
private struct PickerItems: View {
  let selection: PickerSelection
  let content: AnyView
  init(selection: PickerSelection, content: AnyView) {
    self.selection = selection
    self.content = content
  }
  var body: some View { InlineOptions(content: content, picked: selection.get(), select: selection.set) }
}

/// The options of a picker on a screen that picking leaves.
private struct PickerScreen: View {
  let selection: PickerSelection
  let label: AnyView
  let content: AnyView
  @Environment(\.dismiss) private var dismiss

  init(selection: PickerSelection, label: AnyView, content: AnyView) {
    self.selection = selection
    self.label = label
    self.content = content
  }

  var body: some View {
    let dismiss = dismiss
    List {
      InlineOptions(content: content, picked: selection.get()) { value in
        selection.set(value)
        onMainActor { dismiss() }
      }
    }
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// The mark of a value that opens a menu.
private struct UpDownChevrons: View {
  var body: some View {
    UpDownShape()
      .stroke(.foreground, style: StrokeStyle(lineWidth: 1.6, lineCap: .round, lineJoin: .round))
      .padding(0.8)
      .frame(width: 9, height: 14)
  }
}

/// One chevron up, one down.
private struct UpDownShape: Shape {
  func path(in rect: CGRect) -> Path {
    let arm = rect.height * 0.3
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY + arm))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + arm))
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY - arm))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - arm))
    }
  }
}
