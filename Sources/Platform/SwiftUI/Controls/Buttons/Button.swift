// Button: a label that does something when it is tapped.

/// A control that runs an action.
public struct Button<Label> {
  package let role: ButtonRole?
  package let action: @MainActor () -> Void
  package let label: Label

  package init(role: ButtonRole?, action: @escaping @MainActor () -> Void, madeOf label: Label) {
    self.role = role
    self.action = action
    self.label = label
  }
}

extension Button: View where Label: View {
  public var body: some View {
    StyledControl(PrimitiveButtonStyleConfiguration(role: role, label: AnyView(label), action: action)) {
      DefaultButtonStyle().makeBody(configuration: $0)
    }
  }
}

extension Button where Label: View {
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, madeOf: label())
  }

  @preconcurrency
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: action, madeOf: label())
  }
}

extension Button where Label == Text {
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, madeOf: Text(titleKey))
  }

  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, madeOf: Text(title))
  }

  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action, madeOf: Text(titleKey))
  }

  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action, madeOf: Text(title))
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, madeOf: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, madeOf: SwiftUI.Label(title, systemImage: systemImage))
  }

  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, madeOf: SwiftUI.Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, madeOf: SwiftUI.Label(title, systemImage: systemImage))
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// A button inside a style, which looks as the next style outside says.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action, madeOf: configuration.label)
  }
}

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  private let name: String
  /// Deletes or discards something.
  public static let destructive = ButtonRole(name: "destructive")
  /// Leaves things as they are.
  public static let cancel = ButtonRole(name: "cancel")
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, madeOf: SwiftUI.Label(titleKey, image: image))
  }

  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(_ title: S, image: ImageResource, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, madeOf: SwiftUI.Label(title, image: image))
  }

  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, madeOf: SwiftUI.Label(titleKey, image: image))
  }

  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, madeOf: SwiftUI.Label(title, image: image))
  }
}
