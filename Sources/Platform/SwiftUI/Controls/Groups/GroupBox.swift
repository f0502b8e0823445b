// GroupBox: a titled card.

/// Views on a card with a title.
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content
}

extension GroupBox: View {
  public var body: some View {
    StyledControl(
      GroupBoxStyleConfiguration(label: .init(content: AnyView(label)), content: .init(content: AnyView(content)))
    ) {
      DefaultGroupBoxStyle().makeBody(configuration: $0)
    }
  }
}

extension GroupBox {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  public init(label: Label, @ViewBuilder content: () -> Content) { self.init(label: label, content: content()) }
}

extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content()) }
}

extension GroupBox where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// A group box inside a style, which looks as the next style outside says.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

/// What a group box style draws.
public struct GroupBoxStyleConfiguration {
  /// The title, whatever its type.
  public struct Label { package let content: AnyView }
  /// The content, whatever its type.
  public struct Content { package let content: AnyView }

  public let label: GroupBoxStyleConfiguration.Label
  public let content: GroupBoxStyleConfiguration.Content
}

extension GroupBoxStyleConfiguration.Label: StylePart { public typealias Body = Never }
extension GroupBoxStyleConfiguration.Content: StylePart { public typealias Body = Never }

/// The look of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A gray card with a headline.
public struct DefaultGroupBoxStyle: Sendable { public init() {} }

extension DefaultGroupBoxStyle: GroupBoxStyle {
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      HStack(spacing: 0) {
        configuration.label.font(.headline)
        Spacer(minLength: 0)
      }
      configuration.content
    }
    .padding(GroupBoxMetrics.inset)
    .background(
      Color(source: .system(.secondaryBackground)),
      in: RoundedRectangle(cornerRadius: GroupBoxMetrics.cornerRadius, style: .continuous))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { .init() }
}

extension View {
  /// Sets the look of the group boxes inside.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style) { (style: S, configuration: GroupBoxStyleConfiguration) in
        style.makeBody(configuration: configuration)
      })
  }
}
