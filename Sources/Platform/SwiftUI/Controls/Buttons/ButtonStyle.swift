// The two kinds of button styles: those that only draw, and those that also decide when a button fires.

/// Draws buttons that behave as usual.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a button style draws.
public struct ButtonStyleConfiguration {
  /// The button's label, whatever its type.
  public struct Label {
    package let content: AnyView
    package init(content: AnyView) { self.content = content }
  }

  public let role: ButtonRole?
  public let label: ButtonStyleConfiguration.Label
  /// Whether a finger is down on the button.
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: StylePart { public typealias Body = Never }

/// Draws buttons and decides when they fire.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a primitive button style draws and fires.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label, whatever its type.
  public struct Label {
    package let content: AnyView
    package init(content: AnyView) { self.content = content }
  }

  public let role: ButtonRole?
  public let label: PrimitiveButtonStyleConfiguration.Label
  package let action: @MainActor () -> Void

  package init(role: ButtonRole?, label: AnyView, action: @escaping @MainActor () -> Void) {
    self.role = role
    self.label = Label(content: label)
    self.action = action
  }

  /// Runs the button's action.
  public func trigger() { onMainActor(action) }
}

extension PrimitiveButtonStyleConfiguration.Label: StylePart { public typealias Body = Never }

extension View {
  /// Sets the look of the buttons inside.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style) { (style: S, configuration: PrimitiveButtonStyleConfiguration) in
        PressableButton(style: style, configuration: configuration)
      })
  }

  /// Sets the look and the behaviour of the buttons inside.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style) { (style: S, configuration: PrimitiveButtonStyleConfiguration) in
        style.makeBody(configuration: configuration)
      })
  }
}

/// A button that knows whether a finger is down on it.
package struct PressableButton<Style: ButtonStyle> {
  @State private var isPressed = false
  var style: StyleHolder<Style>
  let configuration: PrimitiveButtonStyleConfiguration
  var spacing: ControlElement.Spacing
  /// Whether touches between the parts of the label count; a style that draws nothing there has to ask for them.
  var hitsGaps: Bool
  /// Whether the list row that the button stands for lights up.
  var highlightsRow: Bool

  init(
    style: Style, configuration: PrimitiveButtonStyleConfiguration, spacing: ControlElement.Spacing = .content,
    hitsGaps: Bool = false, highlightsRow: Bool = false
  ) {
    self.highlightsRow = highlightsRow
    self.style = StyleHolder(style)
    self.configuration = configuration
    self.spacing = spacing
    self.hitsGaps = hitsGaps
  }
}

extension PressableButton: View {
  package var body: some View {
    style.style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role, label: .init(content: configuration.label.content), isPressed: isPressed)
    )
    .controlElement(
      .button, spacing: spacing, hitsGaps: hitsGaps,
      actions: ControlActions(
        activate: configuration.action, press: { isPressed = $0 }, highlightsRow: highlightsRow))
  }
}
