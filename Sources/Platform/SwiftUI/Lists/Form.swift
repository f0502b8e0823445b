// Form: controls grouped for data entry.

/// Controls for entering data, in the platform's form look.
public struct Form<Content: View> {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View {
  public var body: some View {
    StyledControl(FormStyleConfiguration(content: .init(content: AnyView(content)))) {
      GroupedFormStyle().makeBody(configuration: $0)
    }
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// A form inside a style, which looks as the next style outside says.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// What a form style draws.
public struct FormStyleConfiguration {
  /// The form's content, whatever its type.
  public struct Content {
    package let content: AnyView
    package init(content: AnyView) { self.content = content }
  }

  public let content: FormStyleConfiguration.Content
}

extension FormStyleConfiguration.Content: StylePart { public typealias Body = Never }

/// The look of forms.
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The style of forms that nothing else is said of: grouped.
public struct AutomaticFormStyle: Sendable { public init() {} }

extension AutomaticFormStyle: FormStyle {
  public func makeBody(configuration: Configuration) -> some View {
    GroupedFormStyle().makeBody(configuration: configuration)
  }
}

/// Rows in rounded cards.
public struct GroupedFormStyle: Sendable { public init() {} }

extension GroupedFormStyle: FormStyle {
  public func makeBody(configuration: Configuration) -> some View { List { configuration.content } }
}

/// A column of controls that does not scroll.
public struct ColumnsFormStyle: Sendable { public init() {} }

extension ColumnsFormStyle: FormStyle {
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) { configuration.content }
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { .init() }
}
extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { .init() }
}
extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { .init() }
}

extension View {
  /// Sets the look of the forms inside.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style) { (style: S, configuration: FormStyleConfiguration) in
        style.makeBody(configuration: configuration)
      })
  }
}
