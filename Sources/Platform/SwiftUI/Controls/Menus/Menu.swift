// Menu: a button that opens a list of actions.

/// A control that shows a menu of actions.
public struct Menu<Label: View, Content: View> {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?

  init(_ label: Label, _ content: Content, primaryAction: (() -> Void)? = nil) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }
}

extension Menu: View {
  public var body: some View {
    StyledControl(
      MenuStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content)), primaryAction: primaryAction)
    ) {
      MenuButton(configuration: $0)
    }
  }
}

/// A menu drawn as a button in the button style that is in force.
private struct MenuButton: View {
  let configuration: MenuStyleConfiguration
  @State private var isOpen = false
  @Environment(\.isInMenu) private var isInMenu

  init(configuration: MenuStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    if let primary = configuration.primaryAction {
      Button(action: { primary() }) { configuration.label }
        .gesture(LongPressGesture().onEnded { _ in isOpen = true })
        .modifier(MenuPresenter(isOpen: $isOpen, content: configuration.content.content, followsOrder: true))
    } else if isInMenu {
      SubmenuRow(label: configuration.label) { isOpen = true }
        .modifier(MenuPresenter(isOpen: $isOpen, content: configuration.content.content))
    } else {
      Button(action: { isOpen = true }) { configuration.label }
        .modifier(MenuPresenter(isOpen: $isOpen, content: configuration.content.content, followsOrder: true))
    }
  }
}

/// A menu in a menu.
private struct SubmenuRow<Label: View>: View {
  let label: Label
  let open: @MainActor () -> Void

  var body: some View {
    MenuItemFace(isPressed: false) {
      HStack(spacing: 8) {
        label
        Spacer(minLength: 0)
        Image(systemName: "chevron.forward").font(.system(size: 13, weight: .semibold)).modifier(Unspoken())
      }
    }
    .controlElement(.button, actions: ControlActions(activate: open))
  }
}

extension Menu {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label(), content())
  }

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.init(label(), content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content())
  }

  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(Text(titleKey), content(), primaryAction: primaryAction)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(Text(title), content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(SwiftUI.Label(titleKey, systemImage: systemImage), content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(SwiftUI.Label(title, systemImage: systemImage), content())
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(SwiftUI.Label(titleKey, systemImage: systemImage), content(), primaryAction: primaryAction)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(SwiftUI.Label(title, systemImage: systemImage), content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// A menu inside a style, which looks as the next style outside says.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(configuration.label, configuration.content, primaryAction: configuration.primaryAction)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(SwiftUI.Label(titleKey, image: image), content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(SwiftUI.Label(title, image: image), content())
  }

  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(SwiftUI.Label(titleKey, image: image), content(), primaryAction: primaryAction)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(SwiftUI.Label(title, image: image), content(), primaryAction: primaryAction)
  }
}
