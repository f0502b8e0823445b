// How labels look.

import Drawing

/// Arranges a label's title and icon.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A label's parts.
public struct LabelStyleConfiguration {
  /// The title, whatever it is made of.
  @MainActor @preconcurrency
  public struct Title: View {
    package let content: AnyView
    public var body: some View { content }
  }

  /// The icon, whatever it is made of.
  @MainActor @preconcurrency
  public struct Icon: View {
    package let content: AnyView
    public var body: some View { content }
  }

  package let titleView: AnyView
  package let iconView: AnyView
  /// The title where it is a plain text, for labels that show only their icon.
  package let text: Text?

  @MainActor public var title: Title { Title(content: titleView) }
  @MainActor public var icon: Icon { Icon(content: iconView) }
}

/// The style that fits where the label stands: title and icon.
public struct DefaultLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { AutomaticLabel(configuration: configuration) }
}

/// Title and icon, wherever the label stands.
public struct TitleAndIconLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { TitleAndIcon(configuration: configuration) }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone, which says what the title would.
public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.modifier(LabelIconSemantics(text: configuration.text, isHidden: false))
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  /// How labels inside look.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style) { (style: S, configuration: LabelStyleConfiguration) in
        style.makeBody(configuration: configuration)
      })
  }
}

/// What fits where the label stands: rows of lists have a column for icons.
private struct AutomaticLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.isInListRow) private var isInListRow

  init(configuration: LabelStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    if isInListRow {
      ListRowLabel(configuration: configuration)
    } else {
      TitleAndIcon(configuration: configuration)
    }
  }
}

/// An icon beside a title: 8 points between, the icon's middle half a cap height above the title's first baseline.
private struct TitleAndIcon: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.font) private var font
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    var context = FontContext()
    context.dynamicTypeSize = dynamicTypeSize
    // SF Pro's cap height is 1443/2048 em.
    let capHeight = (font ?? .body).request(context).size * 1443 / 2048
    return HStack(alignment: .firstTextBaseline, spacing: 8) {
      configuration.icon
        .modifier(LabelIconSemantics(text: nil, isHidden: true))
        .alignmentGuide(.firstTextBaseline) { $0.height / 2 + capHeight / 2 }
      configuration.title
    }
  }
}

/// An icon speaks for its label where there is no title beside it, and not at all where there is.
struct LabelIconSemantics {
  var text: Text?
  var isHidden: Bool
}

extension LabelIconSemantics: UnaryLayoutModifier {
  typealias Body = Never
  func affectsLayout(comparedTo old: LabelIconSemantics) -> Bool { false }

  func collectSemantics(_ child: LayoutNode, node: LayoutNode, into context: inout SemanticsContext) {
    guard !isHidden else { return }
    guard let text else {
      child.collectSemanticsPlaced(into: &context)
      return
    }
    let environment = node.environment
    let string = ResolvedText(text, environment: environment, now: environment.startDate).string
    context.add(.image, label: string, size: node.size) { $0.traits = .image }
  }
}
