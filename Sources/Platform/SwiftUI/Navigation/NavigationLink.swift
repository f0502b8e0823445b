// NavigationLink: a button that leads to another screen.

/// A control that pushes a screen.
public struct NavigationLink<Label: View, Destination: View> {
  let label: Label
  /// What is pushed: a value for its `navigationDestination`, or a view.
  let value: AnyHashable?
  let destination: Destination?
  /// Keeps the screen pushed while it says so: the form before iOS 16.
  let isActive: Binding<Bool>?

  nonisolated init(label: Label, value: AnyHashable?, destination: Destination?, isActive: Binding<Bool>?) {
    self.label = label
    self.value = value
    self.destination = destination
    self.isActive = isActive
  }
}

extension NavigationLink: View {
  public var body: some View {
    let this = SendableBox(self)
    let link = LinkButton(label: label) { this.value.push($0, for: $1) }
    if let isActive, let destination {
      link.modifier(
        PushModifier(isPresented: { isActive.wrappedValue }, destination: destination) {
          isActive.wrappedValue = false
        })
    } else {
      link
    }
  }

  @MainActor private func push(_ navigator: Navigator?, for link: AnyObject?) {
    if let isActive {
      isActive.wrappedValue = true
    } else if let value {
      navigator?.pushValue(value)
    } else if let destination {
      navigator?.pushView(AnyView(destination), link)
    }
  }

  /// Whether the link fills the detail column.
  @available(*, deprecated, message: "Use NavigationSplitView.")
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

/// The look of a link: a whole row in lists, a button elsewhere.
private struct LinkButton<Label: View>: View {
  let label: Label
  let action: @MainActor (Navigator?, AnyObject?) -> Void
  private let memory = LinkMemory()
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.navigator) private var navigator

  init(label: Label, action: @escaping @MainActor (Navigator?, AnyObject?) -> Void) {
    self.label = label
    self.action = action
  }

  private func push() { action(navigator, memory.link) }

  var body: some View {
    let _ = memory.follow(navigator) { [action, navigator, weak link = memory.link] in
      action(navigator, link)
    }
    if isInListRow {
      HStack { label }
        .controlElement(
          .button, traits: .button, actions: ControlActions(activate: { push() }, highlightsRow: true)
        )
        .listRowAccessory(.disclosure)
    } else {
      Button {
        push()
      } label: {
        label
      }
    }
  }
}

// MARK: Views

extension NavigationLink {
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), value: nil, destination: destination(), isActive: nil)
  }

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), value: nil, destination: destination, isActive: nil)
  }

  @available(*, deprecated, message: "Use NavigationLink(value:label:) inside a NavigationStack.")
  public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), value: nil, destination: destination(), isActive: isActive)
  }

  @available(*, deprecated, message: "Use NavigationLink(value:label:) inside a NavigationStack.")
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label: label(), value: nil, destination: destination, isActive: isActive)
  }

  @available(*, deprecated, message: "Use NavigationLink(value:label:) inside a NavigationStack.")
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), value: nil, destination: destination(), isActive: Self.isSelected(tag, selection))
  }

  @available(*, deprecated, message: "Use NavigationLink(value:label:) inside a NavigationStack.")
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), value: nil, destination: destination, isActive: Self.isSelected(tag, selection))
  }

  nonisolated private static func isSelected<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> {
    Binding(
      get: { selection.wrappedValue == tag },
      set: { isOn in
        if isOn {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
  }
}

extension NavigationLink where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(titleKey), value: nil, destination: destination(), isActive: nil)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(label: Text(title), value: nil, destination: destination(), isActive: nil)
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(titleKey), value: nil, destination: destination, isActive: nil)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(label: Text(title), value: nil, destination: destination, isActive: nil)
  }

  @available(*, deprecated, message: "Use NavigationLink(_:value:) inside a NavigationStack.")
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(titleKey), value: nil, destination: destination(), isActive: isActive)
  }

  @available(*, deprecated, message: "Use NavigationLink(_:value:) inside a NavigationStack.")
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(label: Text(title), value: nil, destination: destination(), isActive: isActive)
  }

  @available(*, deprecated, message: "Use NavigationLink(_:value:) inside a NavigationStack.")
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(label: Text(titleKey), value: nil, destination: destination, isActive: isActive)
  }

  @available(*, deprecated, message: "Use NavigationLink(_:value:) inside a NavigationStack.")
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(label: Text(title), value: nil, destination: destination, isActive: isActive)
  }

  @available(*, deprecated, message: "Use NavigationLink(_:value:) inside a NavigationStack.")
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(
      label: Text(titleKey), value: nil, destination: destination(), isActive: Self.isSelected(tag, selection))
  }

  @available(*, deprecated, message: "Use NavigationLink(_:value:) inside a NavigationStack.")
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(label: Text(titleKey), value: nil, destination: destination, isActive: Self.isSelected(tag, selection))
  }
}

// MARK: Values

extension NavigationLink where Destination == Never {
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), value: value.map { AnyHashable($0) }, destination: nil, isActive: nil)
  }

  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(label: Text(titleKey), value: value.map { AnyHashable($0) }, destination: nil, isActive: nil)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(label: Text(title), value: value.map { AnyHashable($0) }, destination: nil, isActive: nil)
  }

  nonisolated public init<P: Hashable & Codable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), value: value.map { AnyHashable($0) }, destination: nil, isActive: nil)
  }

  nonisolated public init<P: Hashable & Codable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(label: Text(titleKey), value: value.map { AnyHashable($0) }, destination: nil, isActive: nil)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable & Codable>(_ title: S, value: P?) where Label == Text {
    self.init(label: Text(title), value: value.map { AnyHashable($0) }, destination: nil, isActive: nil)
  }
}
