// LabeledContent: a label and a value beside it.

/// A label for a view.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content

  init(label: Label, madeOf content: Content) {
    self.label = label
    self.content = content
  }
}

extension LabeledContent: View where Label: View, Content: View {
  public var body: some View {
    StyledControl(
      LabeledContentStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content)))
    ) {
      AutomaticLabeledContentStyle().makeBody(configuration: $0)
    }
  }
}

extension LabeledContent where Label: View, Content: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), madeOf: content())
  }
}

extension LabeledContent where Label == Text, Content: View {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), madeOf: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), madeOf: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), madeOf: Text(value))
  }

  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), madeOf: Text(value))
  }

  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), madeOf: Text(value, format: format))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), madeOf: Text(value, format: format))
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Labeled content inside a style, which looks as the next style outside says.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, madeOf: configuration.content)
  }
}

/// What a labeled content style draws.
public struct LabeledContentStyleConfiguration {
  /// The label, whatever its type.
  public struct Label { package let content: AnyView }
  /// The content, whatever its type.
  public struct Content { package let content: AnyView }

  public let label: LabeledContentStyleConfiguration.Label
  public let content: LabeledContentStyleConfiguration.Content
}

extension LabeledContentStyleConfiguration.Label: StylePart { public typealias Body = Never }
extension LabeledContentStyleConfiguration.Content: StylePart { public typealias Body = Never }

/// The look of labeled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The label at the leading edge, the content in secondary at the trailing one.
public struct AutomaticLabeledContentStyle: Sendable { public init() {} }

extension AutomaticLabeledContentStyle: LabeledContentStyle {
  public func makeBody(configuration: Configuration) -> some View {
    LabeledControlRow(label: configuration.label) {
      configuration.content.foregroundStyle(.secondary).multilineTextAlignment(.trailing)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { .init() }
}

extension View {
  /// Sets the look of the labeled content inside.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style) { (style: S, configuration: LabeledContentStyleConfiguration) in
        style.makeBody(configuration: configuration)
      })
  }
}
