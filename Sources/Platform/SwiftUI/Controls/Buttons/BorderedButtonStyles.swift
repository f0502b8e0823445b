// Buttons with a filled border: bordered and prominent.

/// Buttons on a light fill, with the label in the tint.
public struct BorderedButtonStyle: Sendable { public init() {} }

extension BorderedButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: BorderedLabelStyle(isProminent: false), configuration: configuration)
  }
}

/// Buttons filled with the tint.
public struct BorderedProminentButtonStyle: Sendable { public init() {} }

extension BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: BorderedLabelStyle(isProminent: true), configuration: configuration)
  }
}

private struct BorderedLabelStyle: ButtonStyle {
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.tint) private var tint
  @Environment(\.foregroundStyles) private var outer

  func makeBody(configuration: Configuration) -> some View {
    let insets = ButtonMetrics.insets(size)
    configuration.label
      .font(size == .mini || size == .small ? .subheadline : .body)
      .foregroundStyle(ink(configuration.role))
      .padding(.vertical, insets.vertical)
      .padding(.horizontal, shape.kind == .circle ? insets.vertical : insets.horizontal)
      .background {
        BorderShape(shape: shape, size: size)
          .fill(fill(configuration.role))
          .opacity(configuration.isPressed ? ButtonMetrics.pressedFillOpacity : 1)
      }
  }

  private func ink(_ role: ButtonRole?) -> AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(source: .system(.tertiaryLabel))) }
    if isProminent { return outer.labelStyle(or: Color.white) }
    return role == .destructive ? outer.labelStyle(or: Color.red) : outer.labelStyle(or: TintShapeStyle())
  }

  private func fill(_ role: ButtonRole?) -> AnyShapeStyle {
    let gray = AnyShapeStyle(Color(source: .system(.tertiaryFill)))
    if !isEnabled { return gray }
    if isProminent {
      return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    }
    if role == .destructive { return AnyShapeStyle(Color.red.opacity(ButtonMetrics.tintedFillOpacity)) }
    return tint == nil ? gray : AnyShapeStyle(TintShapeStyle().opacity(ButtonMetrics.tintedFillOpacity))
  }
}

/// The outline of a bordered button.
struct BorderShape: Shape {
  let shape: ButtonBorderShape
  let size: ControlSize

  func path(in rect: CGRect) -> Path {
    switch shape.kind {
    case .capsule: return Capsule(style: .circular).path(in: rect)
    case .circle:
      let side = max(rect.width, rect.height)
      return Path(
        ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    case .rounded(let radius):
      return RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: rect)
    case .roundedRectangle:
      let radius = ButtonMetrics.cornerRadius(size) ?? 8
      return RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: rect)
    case .automatic:
      guard let radius = ButtonMetrics.cornerRadius(size) else { return Capsule(style: .circular).path(in: rect) }
      return RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: rect)
    }
  }
}

/// The shape of bordered buttons.
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable {
    case automatic, capsule, circle, roundedRectangle
    case rounded(CGFloat)
  }
  let kind: Kind

  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let circle = ButtonBorderShape(kind: .circle)
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle)
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .init(kind: .rounded(radius)) }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  package var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the shape of the bordered buttons inside.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}
