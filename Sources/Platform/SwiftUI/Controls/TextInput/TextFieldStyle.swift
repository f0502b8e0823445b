// The looks of text fields.

/// The look of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// The style of text fields that nothing else is said of: no border.
public struct DefaultTextFieldStyle: Sendable { public init() {} }

extension DefaultTextFieldStyle: TextFieldStyle {
  public func _body(configuration: TextField<_Label>) -> some View { FieldContent(field: configuration) }
}

/// No border.
public struct PlainTextFieldStyle: Sendable { public init() {} }

extension PlainTextFieldStyle: TextFieldStyle {
  public func _body(configuration: TextField<_Label>) -> some View { FieldContent(field: configuration) }
}

/// A thin rounded border.
public struct RoundedBorderTextFieldStyle: Sendable { public init() {} }

extension RoundedBorderTextFieldStyle: TextFieldStyle {
  public func _body(configuration: TextField<_Label>) -> some View {
    FieldContent(field: configuration).modifier(FieldBorder())
  }
}

/// The border of a field.
struct FieldBorder: ViewModifier {
  /// In points.
  private let height: CGFloat
  @Environment(\.displayScale) private var scale

  init(height: CGFloat = FieldMetrics.borderedHeight) { self.height = height }

  func body(content: Content) -> some View {
    let outline = RoundedRectangle(cornerRadius: FieldMetrics.cornerRadius, style: .continuous)
    content
      .padding(.horizontal, FieldMetrics.borderedInset)
      .padding(.vertical, 6)
      .frame(minHeight: height)
      .background(Color(source: .system(.background)), in: outline)
      .overlay { outline.strokeBorder(Color(source: .system(.gray4)), lineWidth: 1 / max(scale, 1)) }
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

extension View {
  /// Sets the look of the text fields inside.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(
      StyleModifier(style) { (style: S, configuration: TextField<_TextFieldStyleLabel>) in
        style._body(configuration: configuration)
      })
  }
}
