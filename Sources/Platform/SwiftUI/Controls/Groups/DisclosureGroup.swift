// DisclosureGroup: content that folds away under a label.

/// A label that shows and hides content.
public struct DisclosureGroup<Label: View, Content: View> {
  @State private var isExpandedHere = false
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content

  init(_ isExpanded: Binding<Bool>?, label: Label, content: @escaping () -> Content) {
    self.isExpanded = isExpanded
    self.label = label
    self.content = content
  }
}

extension DisclosureGroup: View {
  public var body: some View {
    StyledControl(
      DisclosureGroupStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content())),
        isExpanded: isExpanded ?? $isExpandedHere)
    ) {
      AutomaticDisclosureGroupStyle().makeBody(configuration: $0)
    }
  }
}

extension DisclosureGroup {
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, label: label(), content: content)
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded, label: label(), content: content)
  }
}

extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, label: Text(titleKey), content: content)
  }

  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, label: Text(titleKey), content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(nil, label: Text(label), content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, label: Text(label), content: content)
  }
}

/// What a disclosure group style draws.
public struct DisclosureGroupStyleConfiguration {
  /// The label, whatever its type.
  public struct Label { package let content: AnyView }
  /// The content, whatever its type.
  public struct Content { package let content: AnyView }

  public let label: DisclosureGroupStyleConfiguration.Label
  public let content: DisclosureGroupStyleConfiguration.Content
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

extension DisclosureGroupStyleConfiguration.Label: StylePart { public typealias Body = Never }
extension DisclosureGroupStyleConfiguration.Content: StylePart { public typealias Body = Never }

/// The look of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The label with a chevron, and the content below it; rows of their own in a list.
public struct AutomaticDisclosureGroupStyle: Sendable { public init() {} }

extension AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroupBody(configuration: configuration)
  }
}

private struct DisclosureGroupBody: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.isInListRow) private var isInListRow

  init(configuration: DisclosureGroupStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    if isInListRow {
      header
      if configuration.isExpanded { configuration.content.padding(.leading, 20) }
    } else {
      VStack(alignment: .leading, spacing: 8) {
        header
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  private var header: some View {
    HStack(spacing: 8) {
      configuration.label.foregroundStyle(isInListRow ? AnyShapeStyle(.foreground) : AnyShapeStyle(TintShapeStyle()))
      Spacer(minLength: 0)
      DisclosureArrow(isExpanded: configuration.isExpanded)
    }
    .controlElement(
      .button, value: configuration.isExpanded ? "Expanded" : "Collapsed",
      actions: ControlActions(activate: { configuration.isExpanded.toggle() }, highlightsRow: true))
  }
}

/// Points to the trailing edge, or down when its group is open.
private struct DisclosureArrow: View {
  let isExpanded: Bool

  var body: some View {
    ChevronShape()
      .stroke(
        TintShapeStyle(),
        style: StrokeStyle(lineWidth: ListMetrics.chevronStroke, lineCap: .round, lineJoin: .round)
      )
      .padding(1)
      .frame(width: ListMetrics.chevron.width, height: ListMetrics.chevron.height)
      .rotationEffect(.degrees(isExpanded ? 90 : 0))
      .frame(width: ListMetrics.chevron.height, height: ListMetrics.chevron.height)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { .init() }
}

extension View {
  /// Sets the look of the disclosure groups inside.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style) { (style: S, configuration: DisclosureGroupStyleConfiguration) in
        style.makeBody(configuration: configuration)
      })
  }
}
