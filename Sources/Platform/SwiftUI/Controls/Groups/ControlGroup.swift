// ControlGroup: controls side by side that belong together.

/// Controls that are shown as one.
public struct ControlGroup<Content: View> {
  let content: Content
  var label: AnyView?
}

extension ControlGroup: View {
  public var body: some View {
    StyledControl(
      ControlGroupStyleConfiguration(
        content: .init(content: AnyView(content)), label: .init(content: label ?? AnyView(EmptyView())))
    ) {
      AutomaticControlGroupStyle().makeBody(configuration: $0)
    }
  }
}

extension ControlGroup {
  public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    let label = label()
    self.init(content: LabeledControlGroupContent(content: content(), label: label), label: AnyView(label))
  }

  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(title) })
  }

  public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content, label: { Label(titleKey, systemImage: systemImage) })
  }

  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content, label: { Label(title, systemImage: systemImage) })
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// A control group inside a style, which looks as the next style outside says.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(content: configuration.content, label: configuration.label.content)
  }
}

/// The content of a control group that has a label.
public struct LabeledControlGroupContent<Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension LabeledControlGroupContent: View {
  public var body: some View { content }
}

/// What a control group style draws.
public struct ControlGroupStyleConfiguration {
  /// The controls, whatever their type.
  public struct Content { package let content: AnyView }
  /// The label, whatever its type.
  public struct Label { package let content: AnyView }

  public let content: ControlGroupStyleConfiguration.Content
  public let label: ControlGroupStyleConfiguration.Label
}

extension ControlGroupStyleConfiguration.Content: StylePart { public typealias Body = Never }
extension ControlGroupStyleConfiguration.Label: StylePart { public typealias Body = Never }

/// The look of control groups.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// Controls side by side on one fill.
public struct AutomaticControlGroupStyle: Sendable { package init() {} }

extension AutomaticControlGroupStyle: ControlGroupStyle {
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupRow(configuration: configuration, tiles: .titled) {
      HStack(spacing: 1) { configuration.content.padding(.horizontal, 12).padding(.vertical, 7) }
        .background(
          Color(source: .system(.tertiaryFill)),
          in: RoundedRectangle(cornerRadius: ButtonMetrics.cornerRadius(.regular) ?? 0, style: .continuous)
        )
        .spokenLabel(configuration.label)
    }
  }
}

/// A group's controls as tiles in a row of a menu; outside one, as a style has them.
private struct ControlGroupRow<Plain: View>: View {
  let configuration: ControlGroupStyleConfiguration
  let tiles: MenuTileLabelStyle
  let plain: Plain
  @Environment(\.isInMenu) private var isInMenu

  init(
    configuration: ControlGroupStyleConfiguration, tiles: MenuTileLabelStyle, @ViewBuilder plain: () -> Plain
  ) {
    self.configuration = configuration
    self.tiles = tiles
    self.plain = plain()
  }

  var body: some View {
    if isInMenu {
      HStack(spacing: 0) { configuration.content.modifier(MenuTile()) }
        .labelStyle(tiles)
        .clipped()
        .spokenLabel(configuration.label)
    } else {
      plain
    }
  }
}

/// Controls side by side, as in a navigation bar.
public struct NavigationControlGroupStyle: Sendable { public init() {} }

extension NavigationControlGroupStyle: ControlGroupStyle {
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) { configuration.content }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: NavigationControlGroupStyle { .init() }
}

extension View {
  /// Sets the look of the control groups inside.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style) { (style: S, configuration: ControlGroupStyleConfiguration) in
        style.makeBody(configuration: configuration)
      })
  }
}

extension ControlGroup {
  public init<C: View>(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content, label: { Label(titleKey, image: image) })
  }

  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content, label: { Label(title, image: image) })
  }
}

/// Controls in a menu.
public struct MenuControlGroupStyle: Sendable { public init() {} }

extension MenuControlGroupStyle: ControlGroupStyle {
  public func makeBody(configuration: Configuration) -> some View {
    Menu(content: { configuration.content }, label: { configuration.label })
  }
}

/// Controls in a row of a menu; outside one, side by side.
public struct CompactMenuControlGroupStyle: Sendable { public init() {} }

extension CompactMenuControlGroupStyle: ControlGroupStyle {
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupRow(configuration: configuration, tiles: .symbols) { HStack(spacing: 16) { configuration.content } }
  }
}

/// Controls as a palette in a row of a menu; outside one, side by side.
public struct PaletteControlGroupStyle: Sendable { public init() {} }

extension PaletteControlGroupStyle: ControlGroupStyle {
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupRow(configuration: configuration, tiles: .symbols) { HStack(spacing: 16) { configuration.content } }
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static var menu: MenuControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: CompactMenuControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static var palette: PaletteControlGroupStyle { .init() }
}
