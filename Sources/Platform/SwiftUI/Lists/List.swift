// List: rows of a table, in sections, made as they come into sight.

/// Rows in one column that scroll.
public struct List<SelectionValue: Hashable, Content: View> {
  let content: Content
  let selection: ListSelection?
  @Environment(\.editMode) private var editMode

  init(selection: ListSelection?, madeOf content: Content) {
    self.content = content
    self.selection = selection
  }
}

extension List: View {
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    ScrollView { ListRows(content: content, selection: selection, isEditing: isEditing) }
      .modifier(ListGround())
  }
}

/// What is selected in a list, and how that changes.
struct ListSelection {
  /// Whether several rows can be selected at a time.
  let isMultiple: Bool
  /// Reads what is selected now, as a question for a row's id.
  let selected: @MainActor () -> @MainActor (AnyHashable) -> Bool
  let toggle: @MainActor (AnyHashable) -> Void

  init?<Value: Hashable>(_ binding: Binding<Set<Value>>?) {
    guard let binding = binding.map({ SendableBox($0) }) else { return nil }
    isMultiple = true
    selected = {
      let values = binding.value.wrappedValue
      return { ($0.base as? Value).map(values.contains) ?? false }
    }
    toggle = { id in
      guard let value = id.base as? Value else { return }
      binding.value.wrappedValue.formSymmetricDifference([value])
    }
  }

  init?<Value: Hashable>(_ binding: Binding<Value?>?) {
    guard let binding = binding.map({ SendableBox($0) }) else { return nil }
    isMultiple = false
    selected = {
      let value = binding.value.wrappedValue
      return { id in (id.base as? Value).map { $0 == value } ?? false }
    }
    toggle = { id in if let value = id.base as? Value { binding.value.wrappedValue = value } }
  }
}

/// The ground that a list lies on.
struct ListGround: ViewModifier {
  @Environment(\.listKind) private var kind
  @Environment(\.scrollContentBackground) private var visibility

  func body(content: Content) -> some View {
    if visibility == .hidden {
      content
    } else {
      content.background(Color(source: .system(kind.isGrouped ? .groupedBackground : .background)))
    }
  }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, madeOf: content()) }
}

extension List {
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: ListSelection(selection), madeOf: content())
  }

  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: ListSelection(selection), madeOf: content())
  }
}
