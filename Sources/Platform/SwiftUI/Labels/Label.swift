// Label: an icon with its title.

/// An icon and a title that belong together.
public struct Label<Title, Icon> {
  private let title: Title
  private let icon: Icon

  private init(titleView: Title, iconView: Icon) {
    title = titleView
    icon = iconView
  }
}

extension Label: View where Title: View, Icon: View {
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.init(titleView: title(), iconView: icon())
  }

  public var body: some View {
    StyledControl(
      LabelStyleConfiguration(titleView: AnyView(title), iconView: AnyView(icon), text: title as? Text)
    ) {
      DefaultLabelStyle().makeBody(configuration: $0)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(titleView: Text(titleKey), iconView: Image(name))
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(titleView: Text(titleKey), iconView: Image(systemName: name))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(titleView: Text(title), iconView: Image(name))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(titleView: Text(title), iconView: Image(systemName: name))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// A label inside a style, which looks as the next style outside says.
  @MainActor public init(_ configuration: LabelStyleConfiguration) {
    self.init(titleView: configuration.title, iconView: configuration.icon)
  }
}
